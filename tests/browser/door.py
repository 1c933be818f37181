"""How a person comes to a table: the start page of a house, a game, and a table by its name."""

from __future__ import annotations

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tashkhana.texts import Texts
from tests.browser.conftest import HouseProcess
from tests.browser.person import Hands


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
