"""The rule page: it says the rules that were chosen, reads from the right side, and does not end a game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import HouseProcess
from tests.browser.door import choose as choose_table
from tests.browser.door import sit_down
from tests.browser.test_shell import choose, hand

ISOLATES = re.compile("[\u2066-\u2069]")
AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"


def read(page: Page) -> str:
    """The text of the rules, without the marks that hold numbers together."""
    return ISOLATES.sub("", page.get_by_test_id("rules").inner_text())


def test_a_number_changed_on_the_start_page_is_what_the_page_says(page: Page, house: HouseProcess) -> None:
    """And what was chosen is still chosen when the reader comes back."""
    page.goto(house.address)
    choose(page, "deck", "52")
    page.locator("[data-setting=match] button").last.click()

    page.get_by_test_id("read-rules").click()

    expect(page.get_by_test_id("rules")).to_be_visible()
    assert "52 cards: two to ace" in read(page)
    assert "You play 4 deals" in read(page)
    page.go_back()
    expect(page.locator("[data-setting=deck] input").last).to_be_checked()


def test_a_link_carries_the_rules_to_others(page: Page, house: HouseProcess) -> None:
    """With the place on the page that it names."""
    page.goto(f"{house.address}/rules/durak?preset=lahore&first_limit=5#rules-taking")

    expect(page.locator("#rules-taking")).to_be_in_viewport()
    assert "at most 5 cards may come" in read(page)
    assert "Passing the attack on" not in read(page)


def test_urdu_reads_from_the_right(browser: Browser, house: HouseProcess) -> None:
    """The page, not the cards; and nothing stands out of a small phone."""
    context = browser.new_context(viewport={"width": 320, "height": 568}, locale="ur")
    page = context.new_page()
    page.goto(f"{house.address}/rules/durak")
    heading = page.locator("#rules-goal")

    expect(heading).to_be_visible()
    assert page.locator("html").get_attribute("dir") == "rtl"
    assert heading.evaluate("heading => getComputedStyle(heading).direction") == "rtl"
    assert page.locator("[data-example] .cards").first.evaluate("cards => getComputedStyle(cards).direction") == "ltr"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()


def test_reading_the_rules_at_the_table_keeps_the_game(browser: Browser, house: HouseProcess) -> None:
    """The line stays open, keys of the table do nothing meanwhile, and both ways back lead to the same cards."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en", reduced_motion="reduce")
    lines: list[str] = []
    context.on("page", lambda page: page.on("websocket", lambda line: lines.append(line.url)))
    page = choose_table(context, house, "durak", "kathmandu", "en")
    sit_down(page)
    room, cards = page.url, hand(page)

    for back in ("Escape", "button", "history"):
        page.locator("#menu-button").click()
        page.get_by_test_id("read-rules").click()
        over = page.get_by_test_id("rules-over")
        expect(over.get_by_test_id("rules")).to_be_visible()
        expect(page.locator(".room")).to_have_attribute("inert", "")
        assert "asked in turn" in read(page)
        page.keyboard.press("l")
        if back == "Escape":
            page.keyboard.press("Escape")
        elif back == "button":
            page.get_by_test_id("rules-back").click()
        else:
            page.go_back()
        expect(over).to_be_hidden()
        assert page.url == room
        expect(page.locator("#menu-button")).to_be_focused()
        assert set(cards) <= set(hand(page))

    assert len(lines) == 1
    context.close()


@pytest.mark.parametrize(("language", "scheme"), [("en", "light"), ("ur", "dark"), ("ru", "light")])
def test_the_page_can_be_read_by_everyone(browser: Browser, house: HouseProcess, language: str, scheme: str) -> None:
    """No fault known to axe: headings, landmarks, names, contrast."""
    context = browser.new_context(locale=language, color_scheme=scheme)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(f"{house.address}/rules/durak?transfer_show=on")
    expect(page.locator("#rules-goal")).to_be_visible()
    page.evaluate(AXE.read_text("utf-8"))

    found = page.evaluate("axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))")

    assert found == []
    context.close()


def test_on_paper_there_is_the_text_alone(page: Page, house: HouseProcess) -> None:
    """No buttons, no contents to press."""
    page.goto(f"{house.address}/rules/durak")
    expect(page.locator("#rules-goal")).to_be_visible()

    page.emulate_media(media="print")

    expect(page.locator("header a")).to_be_hidden()
    expect(page.locator("nav")).to_be_hidden()
    expect(page.locator("[data-example=durak-page-bout]")).to_be_visible()
