"""The table of Durak itself: it fits, it can be reached, it explains, and a tap means one move."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tashkhana.games.durak.codes import REASONS
from tashkhana.texts import LANGUAGES, Texts
from tests.browser.conftest import HouseProcess
from tests.browser.door import open_table
from tests.browser.faults import SETTLED_MS, amiss
from tests.browser.person import Person, looks
from tests.browser.test_shell import AXE, SERIOUS


def sit(context: BrowserContext, house: HouseProcess, **settings: Any) -> Page:
    """A table with these rules."""
    return open_table(context, house, "durak", "house", **settings)


def take_until(page: Page, cards: int) -> None:
    """Take whatever comes, until the hand is so large."""
    person = Person(page, "mouse")
    for _ in looks(page, "the hand does not grow", pause_ms=60):
        if page.locator(".held").count() >= cards:
            return
        assert not person.result.is_visible(), "the deal ended before"
        for thing in (page.locator(".actions:not(.inert) button").last, page.locator(".held.playable").first):
            if thing.count():
                person.press(thing)
                break


def card_that_glows(page: Page) -> Locator:
    """The first card that may be laid; what nothing beats is taken, until there is one."""
    card = page.locator(".held.playable").first
    take = page.locator(".actions:not(.inert) button").last
    for _ in looks(page, "nothing can ever be laid", pause_ms=80):
        if card.count():
            page.wait_for_timeout(SETTLED_MS)
            if card.count():
                break
        Person(page, "mouse").press(take)
    return card


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_overlaps_or_sticks_out(browser: Browser, house: HouseProcess, language: str) -> None:
    """With hands of six and of twenty, at every size, whoever is on turn."""
    narrow = {"width": 320, "height": 568}
    context = browser.new_context(viewport=narrow, locale=language, reduced_motion="reduce")
    found = []
    page = sit(context, house, players=6, deck=52, speed="fast")
    for cards in (6, 20):
        if cards == 20:
            page = sit(context, house, players=2, deck=52, transfer="off", open="single", speed="fast", level="easy")
            take_until(page, 20)
        found += amiss(page, f"{cards} cards")

    assert not found, "\n".join(found)
    context.close()


@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("ne", "dark"), ("ur", "light")])
def test_axe_finds_nothing_serious_at_the_table(
    browser: Browser, house: HouseProcess, language: str, theme: Any
) -> None:
    """Cards, seats, buttons and the history, read by a machine."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, locale=language, color_scheme=theme, bypass_csp=True
    )
    page = sit(context, house)
    Person(page, "mouse").play_moves(2)
    for key in ("", "l"):
        if key:
            page.keyboard.press(key)
            page.wait_for_timeout(400)
        page.evaluate(AXE.read_text("utf-8"))
        violations: list[dict[str, Any]] = page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
        assert [(one["id"], one["nodes"][0]["html"][:90]) for one in violations if one["impact"] in SERIOUS] == []
    context.close()


@pytest.mark.parametrize("finger", ["mouse", "touch"])
def test_a_card_is_dragged_to_the_table(browser: Browser, house: HouseProcess, finger: str) -> None:
    """A drag lays a card, by mouse and by touch; HTML drag and drop has no part in it (UI01)."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=finger == "touch")
    page = sit(context, house, players=2, transfer="off", open="single")
    card = card_that_glows(page)
    name = card.get_attribute("data-card")
    box = card.bounding_box()
    assert box is not None
    start, end = (box["x"] + 12, box["y"] + 40), (195.0, 340.0)
    attack = page.locator(".pairs .laid").first.bounding_box() if page.locator(".pairs .laid").count() else None
    if attack:
        end = (attack["x"] + attack["width"] / 2, attack["y"] + attack["height"] / 2)

    drag(page, finger, start, end)

    expect(page.locator(f".held[data-card='{name}']")).to_have_count(0)
    context.close()


def drag(page: Page, finger: str, start: tuple[float, float], end: tuple[float, float]) -> None:
    steps = [tuple(a + (b - a) * i / 8 for a, b in zip(start, end, strict=True)) for i in range(9)]
    if finger == "mouse":
        page.mouse.move(*start)
        page.mouse.down()
        for x, y in steps:
            page.mouse.move(x, y)
        page.mouse.up()
        return
    touch = page.context.new_cdp_session(page)
    for i, (x, y) in enumerate(steps):
        kind = "touchStart" if i == 0 else "touchMove"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        page.wait_for_timeout(16)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_dimmed_card_says_why(page: Page, house: HouseProcess) -> None:
    """A tap on a card that cannot be played tells the reason in a sentence (Y-28)."""
    page = sit(page.context, house, players=2, transfer="off")
    dimmed = page.locator(".held.dimmed").first
    prompt = page.get_by_test_id("prompt")
    reasons = {Texts("en", ["durak"])(f"why-{code}") for code in REASONS if code}
    person = Person(page, "mouse")
    for _ in looks(page, "no card told why it cannot be played", pause_ms=60):
        person.press(dimmed)
        if prompt.count() and prompt.inner_text() in reasons:
            return
        person.step()


def test_a_double_tap_plays_one_card(page: Page, house: HouseProcess) -> None:
    """The second tap does not hit the card that slid under the finger (ON14)."""
    page = sit(page.context, house, players=2, transfer="off", open="single", speed="relaxed")
    card = card_that_glows(page)
    before = page.locator(".held").count()
    box = card.bounding_box()
    assert box is not None

    page.mouse.dblclick(box["x"] + 12, box["y"] + 40)

    page.wait_for_timeout(600)
    assert page.locator(".held").count() == before - 1
