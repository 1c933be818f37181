"""The hint: what hard would do, on the table of every game, by finger and by key."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import HouseProcess
from tests.browser.door import choose, sit_down, visit
from tests.browser.person import Hands

TABLES: list[tuple[str, str, str, Hands]] = [
    ("durak", "lahore-transfer", "ru", "keyboard"),
    ("dhumbal", "yaniv", "ne", "touch"),
    ("idiot", "palace", "ur", "keyboard"),
]


@pytest.mark.parametrize(("game", "preset", "language", "hands"), TABLES)
def test_a_hint_shows_a_move_and_why(
    browser: Browser, house: HouseProcess, game: str, preset: str, language: str, hands: Hands
) -> None:
    """It comes when it is asked for, goes when it is closed, and is not thought out again on the same table."""
    context = visit(browser, language, hands, 320, 568)
    page = choose(context, house, game, preset, language)
    sit_down(page)
    bulb, hint = page.get_by_test_id("bulb"), page.get_by_test_id("hint")
    expect(bulb).to_have_attribute("aria-disabled", "false", timeout=30_000)
    expect(hint).to_have_count(0)

    if hands == "keyboard":
        page.keyboard.press("h")
    else:
        bulb.tap()

    expect(hint).to_be_visible(timeout=30_000)
    said = hint.inner_text()
    assert "hint-" not in said, "a text is missing"
    assert any(mark.isdigit() for mark in said)
    hint.get_by_role("button").click()
    expect(hint).to_have_count(0)
    page.keyboard.press("h")
    expect(hint).to_be_visible()
    context.close()
