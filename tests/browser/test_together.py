"""Whole matches among friends: everybody has a browser of their own, one leaves and comes back, one watches."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Page, expect

from tashkhana.core.settings import Settings
from tashkhana.texts import Texts
from tests.browser.conftest import HouseProcess
from tests.browser.friends import (
    deal,
    gather,
    hand,
    host,
    open_watching,
    other_seats,
    overhear,
    play_on,
    play_some,
    play_until,
    somebody,
)
from tests.browser.person import Person
from tests.browser.test_dhumbal import DhumbalPerson
from tests.browser.test_idiot import IdiotPerson

NAMES = ("Anna", "Bela", "Chan", "Dora", "Emin", "Faiz")
YOU = Texts("en")("seat-you")
TABLE = """[...document.querySelectorAll('[data-testid=result] tr')].map(
    row => [...row.cells].map(cell => (cell.querySelector('bdi') ?? cell).textContent.trim()))"""
HAD_A_HAND = """
    new MutationObserver(() => {
        if (document.querySelector('.held')) window.hadAHand = true;
    }).observe(document, {subtree: true, childList: true});
"""


@dataclass(frozen=True)
class Evening:
    """A match that so many people play. `amid`: what each of them sees in the middle of a bout or a turn."""

    game: str
    preset: str
    people: int
    player: type[Person]
    amid: str
    settings: Settings


EVENINGS = [
    Evening("durak", "house", 6, Person, ".pairs .laid", {"match": "single"}),
    Evening("idiot", "palace", 4, IdiotPerson, ".pile .laid", {"match": "deals:1"}),
    Evening("dhumbal", "yaniv", 2, DhumbalPerson, "[data-draw=stock]", {"rounds": 2, "limit": 10, "out": "off"}),
]


def told(page: Page, name: str = "") -> list[list[str]]:
    """The rows of the result, with the reader called by their name."""
    rows: list[list[str]] = page.evaluate(TABLE)
    return [[name if cell == YOU else cell for cell in row] for row in rows]


def come_together(browser: Browser, house: HouseProcess, evening: Evening) -> tuple[str, list[Page], list[list[str]]]:
    """All come by the link of the first one's room, and have cards; the address of the room, and their consoles."""
    pages = [somebody(browser, name) for name in NAMES[: evening.people]]
    consoles = [overhear(page) for page in pages]
    settings = {"speed": "fast", "players": evening.people, **evening.settings}
    address = host(pages[0], house, evening.game, evening.preset, **settings)
    for page in pages[1:]:
        gather(page, address)
    deal(*pages)
    return address, pages, consoles


def watch(browser: Browser, host: Page) -> tuple[Page, list[str]]:
    """Somebody who follows by the link for watchers, and their console."""
    watcher = somebody(browser, "Wei")
    console = overhear(watcher)
    watcher.add_init_script(HAD_A_HAND)
    watcher.goto(open_watching(host))
    expect(watcher.get_by_test_id("sit-down").or_(watcher.locator(".seat")).first).to_be_visible(timeout=15_000)
    return watcher, console


def leave_and_come_back(page: Page, address: str, other: Page) -> None:
    """The page is closed, the others see it, and the link leads back to the same seat and the same cards."""
    before = hand(page), other_seats(page)
    page.goto("about:blank")
    away = other.locator(".seat").filter(has_text=Texts("en")("room-away"))
    expect(away).to_contain_text(NAMES[1])
    page.goto(address)
    expect(page.locator(".held")).to_have_count(len(before[0]), timeout=15_000)
    expect(away).to_have_count(0)

    assert (hand(page), other_seats(page)) == before


@pytest.mark.parametrize("evening", EVENINGS, ids=lambda evening: evening.game)
def test_a_whole_match_among_friends(browser: Browser, house: HouseProcess, evening: Evening) -> None:
    """Two, four and six people play a match to its end, and by one press the next one."""
    address, pages, consoles = come_together(browser, house, evening)
    watcher, console = watch(browser, pages[0])
    persons = [evening.player(page, "mouse", seed) for seed, page in enumerate(pages)]

    play_until(persons, pages[1].locator(evening.amid))
    leave_and_come_back(pages[1], address, pages[0])
    play_on(persons)

    expect(watcher.locator("[data-stage=match-over]")).to_be_visible()
    result = told(watcher)
    assert [told(page, name) for page, name in zip(pages, NAMES, strict=False)] == [result] * len(pages)
    assert {name for row in result for name in row} >= set(NAMES[: evening.people])

    pages[-1].get_by_test_id("result").locator("button.main").click()
    for page in pages:
        expect(page.get_by_test_id("result")).to_have_count(0)
        expect(page.locator(".held").first).to_be_visible(timeout=15_000)
    play_some(persons, 3)
    expect(watcher.get_by_test_id("result")).to_have_count(0)
    assert watcher.evaluate("window.hadAHand") is None
    assert [*consoles, console] == [[]] * (len(pages) + 1), "the console tells nothing, of hands least of all (SE05)"
    for page in (*pages, watcher):
        page.context.close()
