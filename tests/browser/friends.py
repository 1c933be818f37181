"""People who play together: each has a browser of their own, and all come to one room."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import HouseProcess
from tests.browser.person import Person

OPEN_FRIENDS = """async ([game, preset, settings]) => {
    const secret = JSON.parse(localStorage['tashkhana.player']);
    const {name, picture} = JSON.parse(localStorage['tashkhana.prefs']);
    const headers = {authorization: `Bearer ${secret}`, 'content-type': 'application/json'};
    const body = JSON.stringify({game, preset, settings, name, picture, kind: 'friends'});
    return (await (await fetch('/api/rooms', {method: 'POST', headers, body})).json()).room;
}"""
PREFS = """prefs => {
    if (!localStorage['tashkhana.prefs']) localStorage['tashkhana.prefs'] = JSON.stringify(prefs);
}"""
HAND = "[...document.querySelectorAll('.held')].map(card => card.dataset.card).sort()"


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


def play_some(persons: list[Person], moves: int, looks: int = 600) -> None:
    """They play until they have made so many moves together, whoever is due."""
    for _ in range(looks):
        for one in persons:
            one.step()
        if sum(one.moves for one in persons) >= moves:
            return
        persons[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is ever asked")


def play_on(persons: list[Person], looks: int = 6_000) -> None:
    """Everybody plays until the match is over."""
    for _ in range(looks):
        if all(one.page.locator("[data-stage=match-over]").count() for one in persons):
            return
        for one in persons:
            if one.page.locator("[data-stage=deal-over]").count():
                one.press(one.result.locator("button.main"))
            elif not one.result.is_visible():
                one.step()
        persons[0].page.wait_for_timeout(30)
    raise AssertionError("the match does not end")
