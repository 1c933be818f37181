"""Whole matches of Durak in the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tashkhana.texts import Texts
from tests.browser.conftest import HouseProcess
from tests.browser.person import Hands, Person

MATCHES = [
    ("en", "mouse", "kathmandu", 1366, 768),
    ("ne", "touch", "kathmandu", 390, 844),
    ("ur", "keyboard", "lahore-transfer", 390, 844),
    ("hy", "touch", "yerevan", 320, 568),
    ("ru", "keyboard", "house", 1366, 768),
]


def sit(context: BrowserContext, house: HouseProcess, preset: str, language: str) -> Page:
    """Open the start page, choose a table by its name, and start."""
    page = context.new_page()
    page.goto(house.address)
    texts = Texts(language, ["durak"])
    page.get_by_role("radio", name=texts(f"preset-{preset}"), exact=False).first.check()
    page.get_by_test_id("play").click()
    expect(page.locator(".held").first).to_be_visible(timeout=10_000)
    return page


@pytest.mark.parametrize(("language", "hands", "preset", "width", "height"), MATCHES)
def test_a_whole_match_is_played(
    browser: Browser, house: HouseProcess, language: str, hands: Hands, preset: str, width: int, height: int
) -> None:
    """A whole match can be played by mouse, by touch and by the keyboard alone, in every language."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        has_touch=hands == "touch",
        reduced_motion="reduce",
    )
    faults: list[str] = []
    page = sit(context, house, preset, language)
    page.on("pageerror", lambda error: faults.append(str(error)))
    person = Person(page, hands)

    person.play_match()

    assert page.locator("html").get_attribute("lang") == language
    assert page.locator("html").get_attribute("dir") == ("rtl" if language == "ur" else "ltr")
    assert person.moves > 3
    assert not faults
    context.close()
