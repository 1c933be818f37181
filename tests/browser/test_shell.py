"""The start page, and all that is round a table: the menu, the line to the house, what a browser keeps."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect

from tashkhana.texts import Texts
from tests.browser.conftest import HouseProcess

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
HAND = "[...document.querySelectorAll('.held')].map(card => card.dataset.card).sort()"
NO_STORAGE = "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError') }})"
SIZES = [(320, 568), (390, 844), (640, 320), (768, 1024), (1366, 768)]


@pytest.fixture(autouse=True)
def patience(page: Page) -> None:
    """What does not happen within ten seconds is a fault."""
    page.set_default_timeout(10_000)


def enter(page: Page, house: HouseProcess) -> Page:
    """The start page, ready."""
    page.goto(house.address)
    expect(page.get_by_test_id("play")).to_be_visible(timeout=15_000)
    return page


def sit(page: Page, house: HouseProcess) -> list[str]:
    """A table of the house's own, and the hand that was dealt there."""
    enter(page, house).get_by_test_id("play").click()
    expect(page.locator(".held")).to_have_count(6, timeout=15_000)
    return hand(page)


def hand(page: Page) -> list[str]:
    cards: list[str] = page.evaluate(HAND)
    return cards


def choose(page: Page, setting: str, value: str) -> None:
    """Press the option of a setting that shows this text."""
    page.locator(f"[data-setting={setting}] label").filter(has_text=re.compile(rf"^[\s\u2068]*{value}")).click()


def found_by_axe(page: Page) -> list[str]:
    """What axe calls serious or worse, outside the game's own table."""
    page.evaluate(AXE.read_text("utf-8"))
    run = "axe.run({exclude: [['.room .game']]}, {resultTypes: ['violations']})"
    violations: list[dict[str, Any]] = page.evaluate(run)["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in violations if one["impact"] in SERIOUS]


SERIOUS = ("serious", "critical")


def test_a_newcomer_starts_with_one_press(page: Page, house: HouseProcess) -> None:
    """Nothing must be read or chosen before the first game."""
    cards = sit(page, house)

    assert len(cards) == 6
    assert re.search(r"/r/\w+$", page.url)


def test_a_reload_keeps_the_seat(page: Page, house: HouseProcess) -> None:
    """The same table and the same hand, without typing anything (ON01)."""
    enter(page, house)
    choose(page, "speed", "relaxed")
    cards = sit(page, house)

    for _ in range(2):
        page.reload()
        expect(page.locator(".held").first).to_be_visible(timeout=15_000)

    assert set(cards) <= set(hand(page))


def test_the_table_comes_back_when_the_house_was_gone(page: Page, house: HouseProcess) -> None:
    """A house that was killed and opened again finds the open page at the same table, by itself."""
    cards = sit(page, house)

    house.kill()
    expect(page.get_by_test_id("line")).to_be_visible(timeout=15_000)
    house.start()

    expect(page.get_by_test_id("line")).to_be_hidden(timeout=20_000)
    assert set(cards) <= set(hand(page))


def test_an_unfinished_game_is_resumed_or_given_up(page: Page, house: HouseProcess) -> None:
    """The start page knows the tables where one still sits."""
    cards = sit(page, house)
    room = page.url
    enter(page, house)

    page.get_by_role("link", name=Texts("en")("resume-button")).first.click()
    expect(page.locator(".held").first).to_be_visible(timeout=15_000)
    assert page.url == room
    assert set(cards) <= set(hand(page))

    enter(page, house)
    give_up = page.get_by_test_id("resume").get_by_role("button", name=Texts("en")("resume-abandon"))
    give_up.click()
    give_up.click()
    expect(page.get_by_test_id("resume")).to_be_hidden()


def test_rules_that_cannot_be_dealt_are_refused_at_their_field(page: Page, house: HouseProcess) -> None:
    """Six players and 24 cards: the sentence stands where it can be mended, and goes when it is."""
    enter(page, house)
    choose(page, "players", "6")
    choose(page, "deck", "24")

    page.locator(".bar button").click()

    fault = page.locator("[data-setting=players] .fault")
    expect(fault).to_have_text(Texts("en")("why-not-enough-cards"))
    choose(page, "deck", "36")
    expect(fault).to_be_hidden()


def test_the_last_choice_is_remembered(page: Page, house: HouseProcess) -> None:
    """Whoever played with three at the Lahore table finds that again."""
    enter(page, house)
    lahore = Texts("en", ["durak"])("preset-lahore")
    page.get_by_role("radio", name=lahore).first.check()
    choose(page, "players", "3")
    page.locator(".bar button").click()
    expect(page.locator(".held").first).to_be_visible(timeout=15_000)

    enter(page, house)

    expect(page.get_by_role("radio", name=lahore).first).to_be_checked()
    expect(page.locator("[data-setting=players] input").nth(1)).to_be_checked()


@pytest.mark.parametrize("raw", ["{", "[]", '{"version":0}', '{"version":1,"language":7}', '"x"'])
def test_a_broken_stored_value_never_stops_the_page(page: Page, house: HouseProcess, raw: str) -> None:
    """Whatever a browser kept, the page starts; what it cannot read is offered for download (SA09)."""
    enter(page, house)
    keys = [*page.evaluate("Object.keys(localStorage)"), "tashkhana.prefs", "tashkhana.choice", "tashkhana.set-aside"]
    page.evaluate("([keys, raw]) => keys.forEach(key => localStorage.setItem(key, raw))", [keys, raw])

    enter(page, house)

    expect(page.locator("a[download]")).to_be_visible()


def test_a_browser_that_keeps_nothing_can_play(page: Page, house: HouseProcess) -> None:
    """It is told, and play goes on (SA06)."""
    page.add_init_script(NO_STORAGE)

    enter(page, house)
    expect(page.get_by_text(Texts("en")("prefs-not-saved"))).to_be_visible()
    sit(page, house)


def test_the_language_changes_in_place(page: Page, house: HouseProcess) -> None:
    """At the table, with the hand as it was: the very cards stay where they are."""
    cards = sit(page, house)
    page.locator(".held").first.evaluate("card => { card.dataset.stays = 'yes'; }")

    page.locator("header select").select_option("ur")

    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page).to_have_title(re.compile(Texts("ur")("house-name")))
    expect(page.locator("[data-stays]")).to_have_count(1)
    assert set(cards) <= set(hand(page))


def test_the_menu_takes_the_focus_and_gives_it_back(page: Page, house: HouseProcess) -> None:
    """Esc opens and closes it; the table goes on meanwhile."""
    sit(page, house)
    button = page.locator("#menu-button")
    button.focus()

    page.keyboard.press("Escape")
    menu = page.get_by_test_id("menu")
    expect(menu).to_be_visible()
    assert menu.evaluate("menu => menu.contains(document.activeElement)")

    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(button).to_be_focused()


def test_notices_get_the_worker_that_phones_want(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], whole_chromium: str, house: HouseProcess
) -> None:
    """It comes with the switch, shows what it is told to show, and stands between no page and the house (SA21)."""
    browser = browser_type.launch(**{**browser_type_launch_args, "executable_path": whole_chromium})
    context = browser.new_context(permissions=["notifications"], locale="en")
    page = context.new_page()
    sit(page, house)
    assert page.evaluate("navigator.serviceWorker.getRegistration()") is None
    page.keyboard.press("Escape")
    page.get_by_role("switch", name=Texts("en")("prefs-notify")).click()

    shown = page.evaluate(
        """async () => {
            const worker = await navigator.serviceWorker.ready;
            await worker.showNotification('Your turn', {tag: 'test', data: location.href});
            return (await worker.getNotifications({tag: 'test'})).map(({title}) => title);
        }"""
    )
    page.reload()
    expect(page.locator(".held").first).to_be_visible(timeout=15_000)

    assert shown == ["Your turn"]
    assert page.evaluate("navigator.serviceWorker.getRegistration().then(({active}) => active.scriptURL)").endswith(
        "/notices.js"
    )
    source = page.request.get(f"{house.address}/notices.js")
    assert source.headers["cache-control"] == "no-cache"
    assert "'fetch'" not in source.text()
    browser.close()


def test_an_unknown_table_has_one_way_on(page: Page, house: HouseProcess) -> None:
    """A friendly page, and a press leads to the start page."""
    page.goto(f"{house.address}/r/NOSUCHRM")

    page.get_by_test_id("farewell").get_by_role("button").click(timeout=15_000)

    expect(page.get_by_test_id("play")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ne", "ur", "hy", "ru"])
def test_the_start_page_never_scrolls_sideways(browser: Browser, house: HouseProcess, language: str) -> None:
    """At every size, with all the rules unfolded, and at twice the text size."""
    context = browser.new_context(locale=language)
    page = enter(context.new_page(), house)
    page.locator("button.more").click()
    for zoom, sizes in (("100%", SIZES), ("200%", SIZES[1:2])):
        page.evaluate("zoom => { document.documentElement.style.fontSize = zoom }", zoom)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (language, zoom, width)
    context.close()


@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("ne", "dark"), ("ur", "light")])
def test_axe_finds_nothing_serious_round_the_table(
    browser: Browser, house: HouseProcess, language: str, theme: Any
) -> None:
    """The start page with all its rules, the menu, and the page of an unknown table."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, locale=language, color_scheme=theme, bypass_csp=True
    )
    page = enter(context.new_page(), house)
    page.locator("button.more").click()
    assert found_by_axe(page) == []

    page.get_by_test_id("play").click()
    expect(page.locator(".held").first).to_be_visible(timeout=15_000)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("menu")).to_be_visible()
    page.wait_for_timeout(300)
    assert found_by_axe(page) == []

    page.goto(f"{house.address}/r/NOSUCHRM")
    expect(page.get_by_test_id("farewell")).to_be_visible(timeout=15_000)
    assert found_by_axe(page) == []
    context.close()


def test_the_first_visit_is_small(page: Page, house: HouseProcess) -> None:
    """The start page in English, fonts left out, is under 80 KB on the wire."""
    enter(page, house)
    page.wait_for_load_state("networkidle")
    entries = "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]"
    sizes: dict[str, int] = page.evaluate(f"Object.fromEntries({entries}.map(one => [one.name, one.encodedBodySize]))")

    without_fonts = sum(size for name, size in sizes.items() if not name.endswith(".woff2"))
    assert 10_000 < without_fonts < 80_000
