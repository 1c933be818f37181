"""The table of Durak itself: it fits, it can be reached, it explains, and a tap means one move."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tashkhana.games.durak.codes import REASONS
from tashkhana.texts import LANGUAGES, Texts
from tests.browser.conftest import HouseProcess
from tests.browser.person import Person
from tests.browser.test_shell import AXE, SERIOUS, SIZES, enter

OPEN_ROOM = """async settings => {
    const secret = JSON.parse(localStorage['tashkhana.player']);
    const headers = {authorization: `Bearer ${secret}`, 'content-type': 'application/json'};
    const body = JSON.stringify({game: 'durak', preset: 'house', settings});
    return (await (await fetch('/api/rooms', {method: 'POST', headers, body})).json()).room;
}"""

FAULTS = """() => {
    const [w, h] = [innerWidth, innerHeight];
    const faults = [];
    if (document.documentElement.scrollWidth > w) faults.push('the page scrolls sideways');
    const all = selector => [...document.querySelectorAll(selector)].filter(one => one.getClientRects().length);
    const name = one => one.dataset.card ?? one.dataset.seat ?? one.textContent.trim();
    for (const one of all('.held, .seat, .actions button, .pairs .laid, .stock .count, .prompt')) {
        const box = one.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (x < 0 || y < 0 || x > w || y > h) faults.push(`${one.className} ${name(one)} is off the screen`);
        if (box.left < -8 || box.right > w + 8) faults.push(`${one.className} ${name(one)} sticks out sideways`);
    }
    for (const card of all('.held')) {
        const box = card.getBoundingClientRect();
        const points = [[10, 14], [20, 14], [30, 20], [14, 40], [24, 60]];
        const hits = points.map(([x, y]) => document.elementFromPoint(box.x + x, box.y + y));
        if (!hits.some(hit => card.contains(hit))) faults.push(`card ${card.dataset.card} is hidden`);
    }
    for (const button of all('.actions button')) {
        const box = button.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (!button.contains(hit)) faults.push(`button ${name(button)} lies under ${hit?.outerHTML.slice(0, 60)}`);
        if (box.height < 43) faults.push(`button ${name(button)} is ${box.height} high`);
    }
    const apart = (one, other, by) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        return Math.min(a.right, b.right) - Math.max(a.left, b.left) < by
            || Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) < by;
    };
    for (const seat of all('.seat'))
        for (const other of all('.pairs .laid, .held, .actions button, .seat'))
            if (seat !== other && !apart(seat, other, 7))
                faults.push(`seat ${name(seat)} and ${other.className} ${name(other)}`);
    for (const card of all('.pairs .laid'))
        for (const other of all('.actions button, .stock .count'))
            if (!apart(card, other, 7)) faults.push(`pair ${name(card)} and ${name(other)}`);
    return faults;
}"""


SETTLED_MS = 800
"""After so long no card is on its way any more."""


def sit(context: BrowserContext, house: HouseProcess, **settings: Any) -> Page:
    """A table with these rules."""
    page = enter(context.new_page(), house)
    page.set_default_timeout(10_000)

    room = page.evaluate(OPEN_ROOM, settings)
    page.goto(f"{house.address}/r/{room}")
    expect(page.locator(".held").first).to_be_visible(timeout=15_000)
    return page


def take_until(page: Page, cards: int) -> None:
    """Take whatever comes, until the hand is so large."""
    person = Person(page, "mouse")
    for _ in range(2_000):
        if page.locator(".held").count() >= cards:
            return
        assert not person.result.is_visible(), "the deal ended before"
        for thing in (page.locator(".actions:not(.inert) button").last, page.locator(".held.playable").first):
            if thing.count():
                person.press(thing)
                break
        page.wait_for_timeout(60)
    raise AssertionError("the hand does not grow")


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
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(900)
            found += [f"{cards} cards at {width}x{height}: {fault}" for fault in page.evaluate(FAULTS)]

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
    person = Person(page, "mouse")
    card = page.locator(".held.playable").first
    while not card.count() and not person.result.is_visible():
        page.wait_for_timeout(50)
    page.wait_for_timeout(SETTLED_MS)
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
    for _ in range(400):
        person.press(dimmed)
        if prompt.count() and prompt.inner_text() in reasons:
            return
        person.step()
        page.wait_for_timeout(60)

    raise AssertionError("no card told why it cannot be played")


def test_a_double_tap_plays_one_card(page: Page, house: HouseProcess) -> None:
    """The second tap does not hit the card that slid under the finger (ON14)."""
    page = sit(page.context, house, players=2, transfer="off", open="single", speed="relaxed")
    card = page.locator(".held.playable").first
    card.wait_for(timeout=20_000)
    before = page.locator(".held").count()
    box = card.bounding_box()
    assert box is not None

    page.mouse.dblclick(box["x"] + 12, box["y"] + 40)

    page.wait_for_timeout(600)
    assert page.locator(".held").count() == before - 1
