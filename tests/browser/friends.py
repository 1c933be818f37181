"""People who play together: each has a browser of their own, and all come to one room."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Dialog, Locator, Page, expect

from tashkhana.texts import Texts
from tests.browser.conftest import HouseProcess
from tests.browser.person import Person, looks

OPEN_FRIENDS = """async ([game, preset, settings]) => {
    const secret = JSON.parse(localStorage['tashkhana.player']);
    const {name, picture} = JSON.parse(localStorage['tashkhana.prefs']);
    const headers = {authorization: `Bearer ${secret}`, 'content-type': 'application/json'};
    const body = JSON.stringify({game, preset, settings, name, picture, kind: 'friends'});
    return (await (await fetch('/api/rooms', {method: 'POST', headers, body})).json()).room;
}"""
PREFS = """prefs => {
    if (location.protocol === 'about:') return;
    if (!localStorage['tashkhana.prefs']) localStorage['tashkhana.prefs'] = JSON.stringify(prefs);
}"""
OF_THE_BROWSER = "Autofocus processing was blocked"
"""What the browser writes by itself where a question takes the place of the pressed button."""
SETTLED_MS = 500
"""After so long a move has reached every table."""
HAND = "[...document.querySelectorAll('.held')].map(card => card.dataset.card.split('.')[0]).sort()"


def somebody(browser: Browser, name: str, language: str = "en", **context: Any) -> Page:
    """A browser of its own, whose owner is called so."""
    own = browser.new_context(
        **{"viewport": {"width": 390, "height": 844}, "locale": language, "reduced_motion": "reduce", **context}
    )
    prefs = {"version": 1, "language": language, "name": name, "picture": "cat-2"}
    own.add_init_script(f"({PREFS})({json.dumps(prefs)})")
    page = own.new_page()
    page.set_default_timeout(10_000)
    return page


def overhear(page: Page) -> list[str]:
    """All that the page writes to its console from now on, and every error and dialog: nothing, while it is well."""
    heard: list[str] = []

    def dialog(asked: Dialog) -> None:
        heard.append(f"dialog: {asked.message}")
        asked.dismiss()

    def line(written: ConsoleMessage) -> None:
        if not written.text.startswith(OF_THE_BROWSER):
            heard.append(f"{written.type}: {written.text}")

    page.on("console", line)
    page.on("pageerror", lambda error: heard.append(f"error: {error}"))
    page.on("dialog", dialog)
    return heard


def host(page: Page, house: HouseProcess, game: str = "durak", preset: str = "house", **settings: Any) -> str:
    """Open a room for friends with these rules, and gather there; its address."""
    page.goto(house.address)
    expect(page.get_by_test_id("play")).to_be_visible(timeout=15_000)
    room = page.evaluate(OPEN_FRIENDS, [game, preset, settings])
    address = f"{house.address}/r/{room}"
    gather(page, address)
    return address


def gather(page: Page, address: str) -> None:
    """Come to a room that gathers."""
    page.goto(address)
    expect(page.get_by_test_id("gathering")).to_be_visible(timeout=15_000)


def seat(page: Page, number: int) -> Any:
    """A seat of the table that gathers."""
    return page.locator(f"[data-testid=ring] [data-seat='{number}']")


def deal(starter: Page, *others: Page) -> None:
    """The host starts, and all have cards."""
    starter.get_by_test_id("gather-start").click()
    for page in (starter, *others):
        expect(page.locator(".held").first).to_be_visible(timeout=15_000)


def hand(page: Page) -> list[str]:
    """The cards I hold."""
    cards: list[str] = page.evaluate(HAND)
    return cards


def other_seats(page: Page) -> list[str]:
    """The seats of the others, as my table shows them: all but mine."""
    seats: list[str] = page.evaluate("[...document.querySelectorAll('.seat')].map(seat => seat.dataset.seat).sort()")
    return seats


def open_watching(host: Page) -> str:
    """The host switches watching on; the link."""
    host.keyboard.press("Escape")
    host.get_by_role("switch", name=Texts("en")("party-watch")).click()
    link = host.locator("[data-link*='/w/']").get_attribute("data-link") or ""
    host.keyboard.press("Escape")
    expect(host.get_by_test_id("menu")).to_be_hidden()
    return link


def is_due(page: Page) -> bool:
    """Whether the table waits for this page, as its title tells."""
    return page.title().startswith("●")


def play_some(persons: Sequence[Person], moves: int) -> None:
    """They play until they have made so many moves together, whoever is due."""
    until = sum(one.moves for one in persons) + moves
    for _ in looks(persons[0].page, "nobody is ever asked"):
        for one in persons:
            if is_due(one.page):
                one.step()
        if sum(one.moves for one in persons) >= until:
            return


def play_until(persons: Sequence[Person], sight: Locator) -> None:
    """They play until this is to be seen, and lies still."""
    for _ in looks(sight.page, "it is never to be seen"):
        sight.page.wait_for_timeout(SETTLED_MS)
        if sight.count():
            return
        play_some(persons, 1)


def play_on(persons: Sequence[Person]) -> None:
    """Everybody plays until the match is over; anybody presses on for the next deal."""
    for _ in looks(persons[0].page, "the match does not end"):
        if all(one.page.locator("[data-stage=match-over]").count() for one in persons):
            return
        for one in persons:
            if is_due(one.page):
                one.step()
            elif one.page.locator("[data-stage=deal-over]").count():
                one.press(one.result.locator("button.main"))
