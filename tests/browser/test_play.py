"""Whole matches of Durak in the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import HouseProcess
from tests.browser.door import choose, sit_down, visit
from tests.browser.person import Hands, Person

MATCHES = [
    ("en", "mouse", "kathmandu", 1366, 768),
    ("ne", "touch", "kathmandu", 390, 844),
    ("ur", "keyboard", "lahore-transfer", 390, 844),
    ("hy", "touch", "yerevan", 320, 568),
    ("ru", "keyboard", "house", 1366, 768),
]


@pytest.mark.parametrize(("language", "hands", "preset", "width", "height"), MATCHES)
def test_a_whole_match_is_played(
    browser: Browser, house: HouseProcess, language: str, hands: Hands, preset: str, width: int, height: int
) -> None:
    """A whole match can be played by mouse, by touch and by the keyboard alone, in every language."""
    context = visit(browser, language, hands, width, height)
    faults: list[str] = []
    page = choose(context, house, "durak", preset, language)
    sit_down(page)
    page.on("pageerror", lambda error: faults.append(str(error)))
    person = Person(page, hands)

    person.play_match()

    assert page.locator("html").get_attribute("lang") == language
    assert page.locator("html").get_attribute("dir") == ("rtl" if language == "ur" else "ltr")
    assert person.moves > 3
    assert not faults
    context.close()
