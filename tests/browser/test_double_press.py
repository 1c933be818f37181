"""The second of two quick presses hits nothing that has come under the finger meanwhile (ON14)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import HouseProcess
from tests.browser.door import open_table, visit
from tests.browser.person import Person

LOOK = """() => new Promise(done => {
    const hit = () => [...document.querySelectorAll('.game *')].filter(one => {
        const {x, y, width, height} = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }).length;
    const found = {};
    const after = (name, ms) => setTimeout(() => { found[name] = hit(); if (name === 'later') done(found); }, ms);
    new MutationObserver((_, observer) => {
        if (document.querySelector('[data-testid=result]')) return;
        observer.disconnect();
        found.atOnce = hit();
        after('soon', 300);
        after('later', 1_500);
    }).observe(document, {subtree: true, childList: true});
    document.querySelector('[data-testid=result] button.main').click();
})"""
"""How many things of the table can be hit when the panel has just gone, a moment later, and then."""


@pytest.mark.parametrize("match", ["deals:2", "single"])
def test_a_second_press_hits_nothing_under_the_panel_that_has_gone(
    browser: Browser, house: HouseProcess, match: str
) -> None:
    """Neither after "Next deal" nor after "Play again"; a moment later the table is there as ever."""
    context = visit(browser, "en", "mouse", 390, 844)
    page = open_table(context, house, "durak", "house", players=2, match=match, speed="fast")
    person = Person(page, "mouse")
    person.play_moves(10_000)
    expect(person.result).to_be_visible()

    found = page.evaluate(LOOK)

    assert (found["atOnce"], found["soon"]) == (0, 0)
    assert found["later"] > 0
    expect(page.locator(".held").first).to_be_visible()
    context.close()
