"""Friends who come back to their table, pass its link on, lose their host, or leave for good."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tashkhana.rooms.pace import HOST_GONE_S
from tashkhana.texts import Texts
from tests.browser.conftest import HouseProcess
from tests.browser.friends import deal, gather, hand, host, open_watching, play_on, play_some, seat, somebody
from tests.browser.person import Person

EN = Texts("en", ["durak"])
QUICK = {"speed": "fast", "match": "single", "deck": 24}
HOST_GONE_MS = 1_000 * int(HOST_GONE_S + 1)
SHARES = """
    window.shared = [];
    Object.defineProperty(navigator, 'share', {value: async data => void window.shared.push(data)});
"""
SECRET = "JSON.parse(localStorage['tashkhana.player'])"


def test_the_start_page_leads_back_to_the_table_that_gathers(browser: Browser, house: HouseProcess) -> None:
    """With its game, its code and how many are there, until the seat is given up."""
    anna, bela = somebody(browser, "Anna"), somebody(browser, "Bela")
    address = host(anna, house, players=3)
    gather(bela, address)
    bela.goto(house.address)
    offered = bela.get_by_test_id("gathering-rooms")
    expect(offered).to_contain_text(re.compile(r"2\W+people"), timeout=15_000)
    expect(offered).to_contain_text(EN("durak-name"))
    expect(offered.get_by_test_id("code")).to_contain_text(", ".join(address.rpartition("/")[2]))

    offered.get_by_role("link", name=EN("gather-back")).click()
    expect(seat(bela, 1)).to_contain_text("Bela")
    expect(bela).to_have_url(address)

    bela.goto(house.address)
    offered.get_by_role("button", name=EN("menu-leave")).click()
    expect(offered).to_have_count(0)
    expect(seat(anna, 1)).not_to_contain_text("Bela")
    for page in (anna, bela):
        page.context.close()


def test_another_friend_takes_over_when_the_host_has_gone(browser: Browser, house: HouseProcess) -> None:
    """In the first moments nobody offers it, and then it takes one press; who comes back is a guest (ON22)."""
    anna, chan = somebody(browser, "Anna"), somebody(browser, "Chan")
    bela = somebody(browser, "Bela", "hy")
    address = host(anna, house, players=4, **QUICK)
    for page in (bela, chan):
        gather(page, address)
    expect(bela.get_by_test_id("take-over")).to_have_count(0)
    anna.goto("about:blank")
    expect(seat(bela, 0)).to_contain_text(Texts("hy")("room-away"))
    expect(bela.get_by_test_id("take-over")).to_have_count(0)
    bela.get_by_test_id("take-over").wait_for(timeout=HOST_GONE_MS)
    expect(bela.get_by_test_id("gather-line")).to_contain_text("Anna")
    icon = bela.get_by_test_id("gather-rules").locator("svg").bounding_box()
    assert icon
    assert icon["width"] > 16, "the long words of the other button squeeze it"

    bela.get_by_test_id("take-over").click()
    expect(bela.get_by_test_id("gather-start")).to_be_visible()
    expect(seat(chan, 1)).to_contain_text(EN("badge-host"))
    expect(chan.locator("[data-news=host]")).to_contain_text("Bela")

    gather(anna, address)
    expect(seat(anna, 0)).to_contain_text("Anna")
    expect(anna.get_by_test_id("gather-start")).to_have_count(0)
    deal(bela, anna, chan)
    for page in (anna, bela, chan):
        page.context.close()


def test_the_share_sheet_gets_the_link_and_a_line_and_nothing_secret(browser: Browser, house: HouseProcess) -> None:
    """Also for watchers, whose link does not name the room."""
    anna = somebody(browser, "Anna")
    anna.add_init_script(SHARES)
    address = host(anna, house, **QUICK)
    anna.get_by_role("button", name=EN("share"), exact=True).click()
    deal(anna)
    watching = open_watching(anna)
    anna.keyboard.press("Escape")
    anna.get_by_role("button", name=EN("share"), exact=True).last.click()

    text = EN("share-text", game=EN("durak-name"))
    assert anna.evaluate("window.shared") == [{"text": text, "url": address}, {"text": text, "url": watching}]
    secret = anna.evaluate(SECRET)
    assert len(secret) >= 22
    for link in (address, watching):
        assert re.fullmatch(re.escape(house.address) + r"/[rw]/\w{8}", link)
        assert secret not in link
    assert address.rpartition("/")[2] not in watching
    anna.context.close()


def test_without_a_share_sheet_the_link_is_copied(browser: Browser, house: HouseProcess) -> None:
    """A press, and it lies in the clipboard, as the button says."""
    anna = somebody(browser, "Anna", permissions=["clipboard-read", "clipboard-write"])
    anna.add_init_script("delete Navigator.prototype.share")
    address = host(anna, house, **QUICK)
    expect(anna.get_by_role("button", name=EN("share"), exact=True)).to_have_count(0)

    anna.get_by_test_id("copy-link").click()

    expect(anna.get_by_test_id("copy-link")).to_contain_text(EN("copied"))
    assert anna.evaluate("navigator.clipboard.readText()") == address
    assert anna.evaluate(SECRET) not in address
    anna.context.close()


def test_who_leaves_for_good_is_followed_by_a_computer(browser: Browser, house: HouseProcess) -> None:
    """It plays the match to its end; who left is told why the seat is gone, and sits down again for the next match."""
    anna, bela = somebody(browser, "Anna"), somebody(browser, "Bela")
    address = host(anna, house, players=2, **QUICK)
    gather(bela, address)
    deal(anna, bela)
    persons = [Person(anna, "mouse"), Person(bela, "mouse", seed=2)]
    play_some(persons, moves=2)
    bela.keyboard.press("Escape")
    bela.get_by_test_id("leave-for-good").click()
    expect(bela.get_by_text(EN("leave-for-good-question"))).to_be_visible()
    bela.get_by_test_id("leave-sure").click()
    expect(bela.get_by_test_id("play")).to_be_visible()
    expect(bela.get_by_test_id("resume")).to_have_count(0)

    expect(anna.locator("[data-news=left]")).to_contain_text("Bela")
    expect(anna.locator(".seat[data-seat='1']")).to_contain_text(EN("bot-name-1"))
    bela.goto(address)
    farewell = bela.get_by_test_id("farewell")
    expect(farewell).to_contain_text(EN("goodbye-given-up"), timeout=15_000)
    bela.get_by_role("button", name=EN("try-again")).click()
    expect(farewell).to_contain_text(EN("goodbye-given-up"))

    play_on(persons[:1])
    bela.get_by_role("button", name=EN("try-again")).click()
    expect(bela.get_by_test_id("result")).to_be_visible(timeout=15_000)
    anna.get_by_test_id("result").locator("button.main").click()
    for page in (anna, bela):
        expect(page.locator(".held")).to_have_count(6, timeout=15_000)
    assert not set(hand(anna)) & set(hand(bela))
    for page in (anna, bela):
        page.context.close()
