"""How a person comes to a table: the start page of a house, a game, and a table by its name."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tashkhana.texts import Texts
from tests.browser.conftest import HouseProcess
from tests.browser.person import Hands

OPEN_ROOM = """async ([game, preset, settings]) => {
    const secret = JSON.parse(localStorage['tashkhana.player']);
    const headers = {authorization: `Bearer ${secret}`, 'content-type': 'application/json'};
    const body = JSON.stringify({game, preset, settings});
    return (await (await fetch('/api/rooms', {method: 'POST', headers, body})).json()).room;
}"""


def open_table(context: BrowserContext, house: HouseProcess, game: str, preset: str, **settings: Any) -> Page:
    """A table with these rules, and its cards dealt."""
    page = context.new_page()
    page.set_default_timeout(10_000)
    page.goto(house.address)
    expect(page.get_by_test_id("play")).to_be_visible(timeout=15_000)
    room = page.evaluate(OPEN_ROOM, [game, preset, settings])
    page.goto(f"{house.address}/r/{room}")
    expect(page.locator(".held").first).to_be_visible(timeout=15_000)
    return page


def visit(browser: Browser, language: str, hands: Hands, width: int, height: int) -> BrowserContext:
    """A browser of this language and size, with fingers where they are wished."""
    return browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        has_touch=hands == "touch",
        reduced_motion="reduce",
    )


def choose(context: BrowserContext, house: HouseProcess, game: str, preset: str, language: str) -> Page:
    """The start page, with a game and a table chosen by their names."""
    page = context.new_page()
    page.goto(house.address)
    texts = Texts(language, [game])
    for name in (f"{game}-name", f"preset-{preset}"):
        page.locator("label").filter(has_text=texts(name)).first.click()
    return page


def sit_down(page: Page) -> None:
    """Press Play, and wait for the cards."""
    page.get_by_test_id("play").click()
    expect(page.locator(".held").first).to_be_visible(timeout=10_000)
