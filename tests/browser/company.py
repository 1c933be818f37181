"""Several people at one table: each in a browser of their own."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser import friends
from tests.browser.conftest import HouseProcess

NAMED = """name => {
    const kept = JSON.parse(localStorage['tashkhana.prefs'] ?? '{"version": 1}');
    localStorage['tashkhana.prefs'] = JSON.stringify({...kept, name});
}"""
ANSWERS_MS = 15_000


def gather(house: HouseProcess, contexts: list[BrowserContext], game: str, preset: str, **settings: Any) -> list[Page]:
    """People of these browsers in a room that gathers, the first one its host; called Ann, Bob, Cid and so on."""
    pages: list[Page] = []
    address = ""
    for context, name in zip(contexts, ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay"), strict=False):
        context.add_init_script(f"({NAMED})({json.dumps(name)})")
        page = context.new_page()
        page.set_default_timeout(ANSWERS_MS)
        if address:
            friends.gather(page, address)
        else:
            address = friends.host(page, house, game, preset, **settings)
        pages.append(page)
    return pages


def sit_together(
    house: HouseProcess, contexts: list[BrowserContext], game: str = "durak", preset: str = "house", **settings: Any
) -> list[Page]:
    """The same people at the table, its cards dealt; computers sit in the other seats."""
    pages = gather(house, contexts, game, preset, **settings)
    pages[0].get_by_test_id("gather-start").click()
    for page in pages:
        expect(page.locator(".held").first).to_be_visible(timeout=ANSWERS_MS)
    return pages
