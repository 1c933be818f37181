"""Whole matches of Durak in the browser."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import HouseProcess
from tests.browser.door import choose, sit_down, visit
from tests.browser.person import Hands, Person

BOUTS = """[...document.querySelectorAll('.history .bout')].map(bout => ({
    who: bout.querySelector('.who').textContent.trim(),
    cards: bout.querySelectorAll('.pairs .signs').length,
    ended: [...bout.querySelector('.ended').classList].find(name => ['beaten', 'taken', 'open'].includes(name)),
}))"""
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
    read_history(page)
    read_records(page, house)
    assert not faults
    context.close()


def read_history(page: Page) -> None:
    """Every attack of the last deal, who attacked whom, and how it ended (L-56); L opens it."""
    history = page.locator(".history")
    if not history.is_visible():
        page.keyboard.press("l")
    expect(history).to_be_visible()
    bouts: list[dict[str, Any]] = page.evaluate(BOUTS)
    assert bouts
    assert all(bout["who"] and bout["cards"] for bout in bouts)
    assert {bout["ended"] for bout in bouts[1:]} <= {"beaten", "taken"}


def read_records(page: Page, house: HouseProcess) -> None:
    """The match counts as played (L-58)."""
    page.goto(house.address)
    figures = page.get_by_test_id("statistics").locator("dl.great dd")
    expect(figures).to_have_count(3)
    played, won, streak = [int(figure) for figure in figures.all_inner_texts()]
    assert played == 1
    assert won == streak
    assert won in (0, 1)
