"""Whole matches of Dhumbal in the browser, and what a table of it promises."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tashkhana.texts import Texts
from tests.browser.conftest import HouseProcess
from tests.browser.door import choose, open_table, sit_down, visit
from tests.browser.faults import amiss
from tests.browser.person import Hands, Person, looks

MATCHES: list[tuple[str, Hands, int, int]] = [
    ("ne", "touch", 390, 844),
    ("ru", "keyboard", 1366, 768),
]
SHORT: list[tuple[str, Hands, int, int]] = [
    ("hy", "touch", 320, 568),
    ("ur", "keyboard", 640, 320),
]
ROUNDS: list[tuple[str, Hands, str, int, int]] = [
    ("ur", "keyboard", "yaniv", 320, 568),
    ("hy", "touch", "yaniv", 768, 1024),
    ("en", "mouse", "jhyap-100", 640, 320),
]


class DhumbalPerson(Person):
    """A person at the table of Dhumbal: draws from the stock, throws the heaviest, calls when it may."""

    def step(self) -> bool:
        """Do what the table offers; whether it offered anything."""
        page = self.page
        buttons = page.locator(".actions:not(.inert)")
        for act in ("slap", "call"):
            button = buttons.locator(f"[data-act={act}]")
            if button.count():
                return self.do(button)
        fits = buttons.locator("[data-act=throw][aria-disabled=false]")
        if fits.count():
            return self.do(fits)
        cards = page.locator(".held.playable")
        if cards.count() and buttons.locator("[data-act=throw]").count():
            return self.do(cards.last)
        piles = page.locator("[data-draw]")
        return bool(piles.count()) and self.do(piles.nth(self.luck.randrange(piles.count())))


@pytest.mark.parametrize(("language", "hands", "width", "height"), MATCHES)
def test_a_whole_match_is_played(
    browser: Browser, house: HouseProcess, language: str, hands: Hands, width: int, height: int
) -> None:
    """A match of three rounds can be played by touch alone, and by the keyboard alone."""
    context = visit(browser, language, hands, width, height)
    page = choose(context, house, "dhumbal", "dhumbal", language)
    sit_down(page)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    person = DhumbalPerson(page, hands)

    person.play_match()

    assert page.locator("html").get_attribute("lang") == language
    assert person.deals == 2
    assert person.moves > 3
    assert not faults
    context.close()


@pytest.mark.parametrize(("language", "hands", "width", "height"), SHORT)
def test_a_match_of_one_round_is_played(
    browser: Browser, house: HouseProcess, language: str, hands: Hands, width: int, height: int
) -> None:
    """The start page offers the shortest match first, and it has its winner after one round."""
    context = visit(browser, language, hands, width, height)
    page = choose(context, house, "dhumbal", "dhumbal", language)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.locator("[data-setting=rounds] label").first.click()
    sit_down(page)
    person = DhumbalPerson(page, hands)

    person.play_match()

    assert person.deals == 0
    assert page.locator("html").get_attribute("dir") == ("rtl" if language == "ur" else "ltr")
    assert not faults
    context.close()


@pytest.mark.parametrize(("language", "hands", "preset", "width", "height"), ROUNDS)
def test_a_round_of_every_table_is_played(
    browser: Browser, house: HouseProcess, language: str, hands: Hands, preset: str, width: int, height: int
) -> None:
    """Where a throw comes first and points add up, a round comes to its rows, and the next one is dealt on a word."""
    context = visit(browser, language, hands, width, height)
    page = choose(context, house, "dhumbal", preset, language)
    sit_down(page)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    person = DhumbalPerson(page, hands)

    person.play_moves(500)
    expect(person.result.locator("table")).to_be_visible(timeout=10_000)
    person.press(person.result.locator("button.main"))

    expect(person.result).to_have_count(0)
    expect(page.locator(".held").first).to_be_visible()
    assert page.locator("html").get_attribute("dir") == ("rtl" if language == "ur" else "ltr")
    assert not faults
    context.close()


def test_a_double_tap_draws_once(browser: Browser, house: HouseProcess) -> None:
    """Two quick taps on the stock draw one card, and the second one marks nothing."""
    context = visit(browser, "en", "touch", 390, 844)
    page = choose(context, house, "dhumbal", "dhumbal", "en")
    sit_down(page)
    stock = page.locator("[data-draw=stock]")
    expect(stock).to_be_visible(timeout=10_000)
    box = stock.bounding_box()
    assert box is not None
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    page.touchscreen.tap(*at)
    page.touchscreen.tap(*at)
    expect(page.locator("[data-act=throw]")).to_be_visible()
    page.wait_for_timeout(300)

    expect(page.locator(".held")).to_have_count(6)
    expect(page.locator(".held.chosen")).to_have_count(0)
    context.close()


def test_cards_are_marked_and_dragged(browser: Browser, house: HouseProcess) -> None:
    """The stock can be dragged to the hand; a mark is undone by another press; one card is dragged to the discards."""
    context = visit(browser, "en", "mouse", 1366, 768)
    page = choose(context, house, "dhumbal", "dhumbal", "en")
    sit_down(page)
    stock = page.locator("[data-draw=stock]")
    expect(stock).to_be_visible(timeout=10_000)
    cards = page.locator(".held")

    stock.drag_to(cards.nth(2))
    expect(cards).to_have_count(6)
    page.wait_for_timeout(400)
    cards.nth(1).click(position={"x": 12, "y": 60})
    expect(page.locator(".held[aria-pressed=true]")).to_have_count(1)
    page.wait_for_timeout(400)
    page.locator(".held.chosen").click(position={"x": 12, "y": 60})
    expect(page.locator(".held.chosen")).to_have_count(0)
    thrown = cards.nth(1).get_attribute("data-card")
    box, cloth = cards.nth(1).bounding_box(), page.locator(".felt").bounding_box()
    assert box is not None
    assert cloth is not None
    page.mouse.move(box["x"] + 12, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(cloth["x"] + cloth["width"] / 2, cloth["y"] + cloth["height"] / 2, steps=8)
    page.mouse.up()

    expect(page.locator(f".held[data-card='{thrown}']")).to_have_count(0)
    expect(cards).to_have_count(5)
    context.close()


def test_what_cannot_be_thrown_together_says_why(browser: Browser, house: HouseProcess) -> None:
    """The button stays, with the sum on it, but it throws nothing, and the line above the hand says why."""
    context = visit(browser, "en", "mouse", 390, 844)
    page = choose(context, house, "dhumbal", "dhumbal", "en")
    sit_down(page)
    page.locator("[data-draw=stock]").click(timeout=10_000)
    button = page.locator("[data-act=throw]")
    expect(button).to_be_visible()
    page.wait_for_timeout(400)
    ranks = page.locator(".held").evaluate_all("cards => cards.map(card => card.dataset.card[0])")
    other = next(i for i, rank in enumerate(ranks) if rank != ranks[0])
    page.locator(".held").first.click(position={"x": 10, "y": 40})
    page.locator(".held").nth(other).click(position={"x": 10, "y": 40})

    expect(button).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_test_id("prompt")).to_have_text(Texts("en", ["dhumbal"])("why-not-a-set"))
    button.click(force=True)
    expect(page.locator(".held")).to_have_count(6)
    context.close()


@pytest.mark.parametrize("language", ["hy", "ru", "ur"])
def test_nothing_overlaps_or_sticks_out(browser: Browser, house: HouseProcess, language: str) -> None:
    """With six seats, before a draw, before a throw, where a call may come, and at the end, at every size."""
    context = visit(browser, language, "mouse", 320, 568)
    page = open_table(context, house, "dhumbal", "dhumbal", players=6, speed="fast")
    expect(page.locator("[data-draw=stock]")).to_be_visible(timeout=10_000)
    found = amiss(page, "drawing")
    page.locator("[data-draw=stock]").click()
    expect(page.locator("[data-act=throw]")).to_be_visible()
    page.wait_for_timeout(400)
    page.locator(".held").first.click(position={"x": 10, "y": 40})
    found += amiss(page, "throwing")

    page = open_table(context, house, "dhumbal", "yaniv", players=4, limit=20, level="easy", speed="fast")
    play_until(page, ".actions:not(.inert) [data-act=call]")
    found += amiss(page, "calling")

    page = open_table(context, house, "dhumbal", "dhumbal", players=6, speed="fast")
    play_until(page, "[data-stage]")
    found += amiss(page, "over")

    assert not found, "\n".join(found)
    context.close()


def play_until(page: Page, sight: str) -> None:
    """Play until this is to be seen; press on for each next round."""
    person = DhumbalPerson(page, "mouse")
    for _ in looks(page, f"{sight} never comes"):
        person.rest()
        if page.locator(sight).count():
            return
        if person.result.is_visible():
            person.press(person.result.locator("button.main"))
            person.result.wait_for(state="detached")
        person.step()
