"""Friends at one table: they come by a link, gather, play, leave and come back, and somebody watches."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tashkhana.texts import Texts
from tests.browser.conftest import HouseProcess
from tests.browser.friends import deal, gather, hand, host, play_on, play_some, seat, somebody
from tests.browser.person import Person
from tests.browser.test_shell import SIZES, found_by_axe

QUICK = {"speed": "fast", "match": "single", "deck": 24}
EN = Texts("en", ["durak"])


def test_friends_come_by_a_link_and_play(browser: Browser, house: HouseProcess) -> None:
    """A press opens the room; whoever opens its link sits down at once; computers take what is free."""
    anna, other = somebody(browser, "Anna"), somebody(browser, "Anna")
    anna.goto(house.address)
    anna.get_by_test_id("friends").click()
    expect(seat(anna, 0)).to_contain_text("Anna")
    link = anna.get_by_test_id("copy-link").get_attribute("data-link") or ""
    code = link.rpartition("/")[2]
    expect(anna.get_by_test_id("code")).to_contain_text(", ".join(code))

    gather(other, link)
    expect(seat(other, 1)).to_contain_text("Anna 2")
    expect(seat(anna, 1)).to_contain_text("Anna 2")
    expect(other.get_by_test_id("gather-line")).to_contain_text("Anna")
    expect(other.get_by_test_id("gather-start")).to_have_count(0)
    deal(anna, other)

    assert len(hand(anna)) == len(hand(other)) == 6
    assert not set(hand(anna)) & set(hand(other))
    play_some([Person(anna, "mouse"), Person(other, "mouse", seed=2)], moves=4)
    for page in (anna, other):
        page.context.close()


def test_a_reload_finds_the_same_seat_and_the_same_cards(browser: Browser, house: HouseProcess) -> None:
    """Before the first card is played: the very hand, and the seat under the same name."""
    anna, bela = somebody(browser, "Anna"), somebody(browser, "Bela")
    gather(bela, host(anna, house, players=2, **QUICK))
    deal(anna, bela)
    mine = hand(bela)

    bela.reload()
    expect(bela.locator(".held")).to_have_count(len(mine), timeout=15_000)

    assert hand(bela) == mine
    for page in (anna, bela):
        page.context.close()


def test_the_host_moves_removes_and_hands_over(browser: Browser, house: HouseProcess) -> None:
    """Of four friends two change places, one must go for good, and another one is the host from then on."""
    names = ("Anna", "Bela", "Chan", "Dora")
    anna, bela, chan, dora = pages = [somebody(browser, name) for name in names]
    address = host(anna, house, players=4)
    for page in (bela, chan, dora):
        gather(page, address)
    expect(seat(anna, 3)).to_contain_text("Dora")

    seat(anna, 1).get_by_role("button").click()
    seat(anna, 2).get_by_role("button").click()
    for page in pages:
        expect(seat(page, 1)).to_contain_text("Chan")
        expect(seat(page, 2)).to_contain_text("Bela")

    seat(anna, 3).get_by_role("button").click()
    anna.get_by_test_id("remove").click()
    expect(anna.get_by_test_id("seat-panel")).to_contain_text("Dora")
    anna.get_by_test_id("remove-sure").click()
    expect(dora.get_by_test_id("farewell")).to_contain_text(EN("goodbye-removed"))
    expect(seat(chan, 3)).not_to_contain_text("Dora")
    dora.goto(address)
    expect(dora.get_by_test_id("farewell")).to_contain_text(EN("goodbye-removed"), timeout=15_000)

    seat(anna, 2).get_by_role("button").click()
    anna.get_by_test_id("hand-over").click()
    expect(bela.get_by_test_id("gather-start")).to_be_visible()
    expect(anna.get_by_test_id("gather-start")).to_have_count(0)
    deal(bela, anna, chan)
    for page in pages:
        page.context.close()


def test_friends_change_the_rules_play_a_match_and_play_again(browser: Browser, house: HouseProcess) -> None:
    """The others read what the host chooses; after a match anybody asks for the next, the host for other rules."""
    anna, bela = somebody(browser, "Anna"), somebody(browser, "Bela")
    gather(bela, host(anna, house, players=3, **QUICK))
    anna.get_by_test_id("gather-rules").click()
    anna.get_by_test_id("arrange").locator("[data-setting=players] label").first.click()
    expect(bela.locator("[data-testid=ring] [data-seat]")).to_have_count(2)
    anna.keyboard.press("Escape")
    bela.get_by_test_id("gather-rules").click()
    expect(bela.get_by_role("dialog")).to_contain_text(EN("preset-house"))
    bela.keyboard.press("Escape")
    deal(anna, bela)

    persons = [Person(anna, "mouse"), Person(bela, "mouse", seed=5)]
    play_on(persons)
    bela.get_by_test_id("result").locator("button.main").click()
    for page in (anna, bela):
        expect(page.locator(".held")).to_have_count(6, timeout=15_000)

    play_on(persons)
    expect(bela.get_by_test_id("gather")).to_have_count(0)
    anna.get_by_test_id("gather").click()
    for page in (anna, bela):
        expect(page.get_by_test_id("gathering")).to_be_visible()
    expect(seat(anna, 1)).to_contain_text("Bela")
    for page in (anna, bela):
        page.context.close()


def test_somebody_watches_and_sits_down(browser: Browser, house: HouseProcess) -> None:
    """By a link that shows no hand and no code; a press takes the seat of a computer; the link can be cut."""
    anna, wei, xena = (somebody(browser, name) for name in ("Anna", "Wei", "Xena"))
    address = host(anna, house, players=2, **QUICK)
    deal(anna)
    anna.keyboard.press("Escape")
    anna.get_by_role("switch", name=EN("party-watch")).click()
    link = anna.locator(f"[data-link*='{house.address}/w/']").get_attribute("data-link") or ""

    for page in (wei, xena):
        page.goto(link)
        expect(page.get_by_test_id("sit-down")).to_be_visible(timeout=15_000)
        expect(page.locator(".held")).to_have_count(0)
        assert address.rpartition("/")[2] not in page.content()
    expect(anna.get_by_test_id("watchers")).to_contain_text("2")

    wei.get_by_test_id("sit-down").click()
    expect(wei.locator(".held").first).to_be_visible()
    expect(wei).to_have_url(address)
    anna.get_by_role("switch", name=EN("party-watch")).click()
    expect(xena.get_by_test_id("farewell")).to_contain_text(EN("goodbye-watching-off"))
    for page in (anna, wei, xena):
        page.context.close()


def test_a_seat_moves_to_another_device(browser: Browser, house: HouseProcess) -> None:
    """By a code that is typed in any digits, once; the old device is told that play goes on elsewhere."""
    anna, bela, phone = (somebody(browser, name) for name in ("Anna", "Bela", "Phone"))
    address = host(anna, house, players=2, **QUICK)
    gather(bela, address)
    deal(anna, bela)
    mine = hand(anna)
    anna.keyboard.press("Escape")
    anna.get_by_test_id("pass-seat").get_by_role("button").click()
    code = (anna.get_by_test_id("pass-seat").locator("bdi").first.text_content() or "").replace(" ", "")

    phone.goto(f"{house.address}/seat")
    phone.get_by_test_id("code-field").fill("2345")
    phone.get_by_test_id("claim-seat").get_by_role("button").click()
    expect(phone.get_by_role("alert")).to_contain_text(EN("code-unreadable"))
    native = code.lower().translate({ord(str(digit)): chr(0x966 + digit) for digit in range(10)})
    phone.get_by_test_id("code-field").fill(f"{native[:4]}-{native[4:]}")
    phone.get_by_test_id("claim-seat").get_by_role("button").click()

    expect(phone).to_have_url(address)
    expect(phone.locator(".held")).to_have_count(len(mine), timeout=15_000)
    assert hand(phone) == mine
    expect(anna.get_by_test_id("farewell")).to_contain_text(EN("goodbye-elsewhere"))
    bela.goto(f"{house.address}/seat#{code}")
    expect(bela.get_by_role("alert")).to_contain_text(EN("why-seat-code-unknown"))
    for page in (anna, bela, phone):
        page.context.close()


def test_a_full_table_and_a_wrong_code_are_said(browser: Browser, house: HouseProcess) -> None:
    """Who comes too late hears why and may try again; what cannot be a code is not sent anywhere."""
    anna, bela, late = (somebody(browser, name) for name in ("Anna", "Bela", "Late"))
    address = host(anna, house, players=2, **QUICK)
    gather(bela, address)
    late.goto(house.address)
    field = late.get_by_test_id("code-field")
    field.fill("hello")
    field.press("Enter")
    expect(late.get_by_role("alert").filter(has_text=EN("code-unreadable"))).to_be_visible()
    expect(field).to_be_focused()

    field.fill(address.rpartition("/")[2].lower())
    field.press("Enter")
    expect(late.get_by_test_id("farewell")).to_contain_text(EN("goodbye-room-full"))
    bela.keyboard.press("Escape")
    bela.get_by_test_id("menu-leave").click()
    expect(bela.get_by_test_id("play")).to_be_visible()
    late.get_by_role("button", name=EN("try-again")).click()

    expect(seat(late, 1)).to_contain_text("Late")
    for page in (anna, bela, late):
        page.context.close()


def test_the_host_arranges_all_by_keyboard(browser: Browser, house: HouseProcess) -> None:
    """Every seat is reached, and the focus is never lost when a panel closes."""
    anna, bela = somebody(browser, "Anna"), somebody(browser, "Bela")
    gather(bela, host(anna, house, players=3))
    chip = seat(anna, 1).get_by_role("button")
    expect(chip).to_contain_text("Bela")
    chip.focus()
    anna.keyboard.press("Enter")
    anna.get_by_test_id("seat-panel").locator("button.round").focus()
    anna.keyboard.press("Enter")
    expect(chip).to_be_focused()
    anna.keyboard.press("Enter")
    anna.get_by_test_id("hand-over").focus()
    anna.keyboard.press("Enter")

    expect(bela.get_by_test_id("gather-start")).to_be_visible()
    expect(anna.get_by_test_id("gathering")).to_be_focused()
    for page in (anna, bela):
        page.context.close()


def test_two_strangers_find_a_table(browser: Browser, house: HouseProcess) -> None:
    """Each sees how many wait; as soon as one of them wishes for a table of two, both have cards."""
    anna, bela = somebody(browser, "Anna"), somebody(browser, "Bela")
    for page in (anna, bela):
        page.goto(house.address)
        page.get_by_test_id("quick").click()
        expect(page.get_by_test_id("quick-count")).to_be_visible(timeout=15_000)
    expect(anna.get_by_test_id("quick-count")).to_contain_text("2")

    two = anna.get_by_test_id("quick-wait").locator("fieldset label").filter(has_text=re.compile(r"^\W*2\W*$"))
    two.first.click()
    for page in (anna, bela):
        expect(page.locator(".held").first).to_be_visible(timeout=15_000)
        expect(page).to_have_url(re.compile(r"/r/\w{8}$"))
    for page in (anna, bela):
        page.context.close()


def test_nobody_is_matched_with_themselves(browser: Browser, house: HouseProcess) -> None:
    """A second window takes the place in the queue over, and the first one says so."""
    anna = somebody(browser, "Anna")
    anna.goto(f"{house.address}/quick/durak")
    expect(anna.get_by_test_id("quick-count")).to_be_visible(timeout=15_000)
    again = anna.context.new_page()
    again.goto(f"{house.address}/quick/durak")

    expect(anna.get_by_test_id("farewell")).to_contain_text(EN("goodbye-quick-elsewhere"))
    expect(again.get_by_test_id("quick-count")).to_contain_text("1")
    anna.context.close()


def amiss(page: Page, scene: str) -> list[str]:
    """What sticks out at any size, what can hardly be touched, and what axe finds."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(250)
        if page.evaluate("document.documentElement.scrollWidth") > width:
            found.append(f"{scene} at {width}: scrolls sideways")
        found += [f"{scene} at {width}: {fault}" for fault in page.evaluate(FAULTS)]
    page.set_viewport_size({"width": 390, "height": 844})
    return found + [f"{scene}: {fault}" for fault in found_by_axe(page)]


FAULTS = """() => {
    const faults = [];
    const name = one => one.textContent.trim().slice(0, 30) || one.getAttribute('aria-label') || one.className;
    const all = selector => [...document.querySelectorAll(selector)].filter(one => one.getClientRects().length);
    for (const one of all('button, input:not([type=radio]), select, summary, a')) {
        const box = one.getBoundingClientRect();
        if (Math.min(box.width, box.height) < 43.5) faults.push(`${name(one)} is ${box.width} by ${box.height}`);
        if (box.left < -1 || box.right > innerWidth + 1) faults.push(`${name(one)} sticks out`);
    }
    const seats = all('[data-testid=ring] .chip > *, .middle > *');
    for (const one of seats) for (const other of seats) {
        if (one === other || one.classList.contains('heard') || other.classList.contains('heard')) continue;
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (x > 2 && y > 4) faults.push(`${name(one)} lies on ${name(other)}`);
    }
    const gather = document.querySelector('[data-testid=gathering]');
    if (gather && gather.scrollHeight > gather.clientHeight + 1) faults.push('the gathering must be scrolled');
    const top = gather?.getBoundingClientRect().top ?? 0;
    for (const one of all('[data-testid=ring] .picture'))
        if (one.getBoundingClientRect().top < top) faults.push(`${name(one)} is cut off`);
    return faults;
}"""


@pytest.mark.parametrize("language", ["en", "ur"])
def test_the_ways_to_a_table_fit_and_can_be_heard(browser: Browser, house: HouseProcess, language: str) -> None:
    """The start page, the wait for strangers, the table that gathers with six seats, the menu, the seat page."""
    anna = somebody(browser, "Anna", language, bypass_csp=True)
    friends = [somebody(browser, name, language) for name in ("Christopher Alexander", "انور", "Владислав")]
    anna.goto(house.address)
    expect(anna.get_by_test_id("play")).to_be_visible(timeout=15_000)
    found = amiss(anna, "start")
    anna.goto(f"{house.address}/quick/durak")
    expect(anna.get_by_test_id("quick-count")).to_be_visible(timeout=15_000)
    found += amiss(anna, "quick match")
    anna.goto(f"{house.address}/seat")
    expect(anna.get_by_test_id("claim-seat")).to_be_visible(timeout=15_000)
    found += amiss(anna, "seat")

    address = host(anna, house, players=6)
    found += amiss(anna, "alone")
    for friend in friends:
        gather(friend, address)
    found += amiss(anna, "gathering")
    seat(anna, 2).get_by_role("button").click()
    found += amiss(anna, "a chosen seat")
    anna.keyboard.press("Escape")
    expect(anna.get_by_test_id("menu")).to_be_visible()
    anna.wait_for_timeout(300)
    found += [f"menu: {fault}" for fault in found_by_axe(anna)]
    anna.goto(house.address)
    expect(anna.get_by_test_id("gathering-rooms")).to_be_visible(timeout=15_000)
    found += amiss(anna, "the way back")

    assert found == [], "\n".join(found)
    for page in (anna, *friends):
        page.context.close()
