"""A name is text wherever it stands, whatever it looks like (SE13)."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import HouseProcess
from tests.browser.friends import deal, gather, host, overhear, play_on, seat, somebody
from tests.browser.person import Person

IMAGE = "<img src=x onerror=x()>"
BOLD = "<b>&lt;Bob&amp;</b>"


def is_clean(page: Page) -> bool:
    """Whether nothing that a name says has become a part of the page."""
    return page.locator("img[onerror]").count() == 0 and page.get_by_text("<Bob&").count() == 0


def test_a_name_with_markup_is_shown_as_it_is_typed(browser: Browser, house: HouseProcess) -> None:
    """While a room gathers, at the table, in the menu, in the talk, in the news and in the result."""
    ann, bob = somebody(browser, IMAGE), somebody(browser, BOLD)
    consoles = [overhear(page) for page in (ann, bob)]
    address = host(ann, house, players=2, match="single", speed="fast")
    gather(bob, address)
    expect(ann.get_by_test_id("news")).to_contain_text(BOLD)
    expect(seat(ann, 1)).to_contain_text(BOLD)
    expect(seat(bob, 0)).to_contain_text(IMAGE)

    deal(ann, bob)
    expect(bob.locator(".seat")).to_contain_text(IMAGE)
    bob.keyboard.press("m")
    expect(bob.get_by_test_id("people")).to_contain_text(IMAGE)
    bob.keyboard.press("Escape")
    ann.keyboard.press("m")
    ann.get_by_test_id("talk-sheet").get_by_role("button", name="👍").click()
    expect(bob.locator("[data-testid=bubbles] [data-from='0']")).to_be_visible()
    bob.keyboard.press("m")
    expect(bob.get_by_test_id("said-last")).to_contain_text(IMAGE)
    bob.keyboard.press("Escape")
    ann.keyboard.press("Escape")
    menu = ann.get_by_test_id("menu")
    expect(menu.get_by_test_id("people")).to_contain_text(BOLD)
    menu.get_by_test_id("remove").click()
    expect(menu.get_by_test_id("remove-sure")).to_be_visible()
    assert [is_clean(page) for page in (ann, bob)] == [True, True]
    ann.keyboard.press("Escape")

    play_on([Person(page, "mouse", seed) for seed, page in enumerate((ann, bob))])
    for page, name in ((ann, BOLD), (bob, IMAGE)):
        expect(page.get_by_test_id("result")).to_contain_text(name)
    assert [is_clean(page) for page in (ann, bob)] == [True, True]
    assert consoles == [[], []]
    for page in (ann, bob):
        page.context.close()
