"""Somebody who plays in the browser: by mouse, by touch, or by the keyboard alone, and knows no rule.

The person does what the table offers: the first card that glows, the card it may go on, or a button.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Literal

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Gone

Hands = Literal["mouse", "touch", "keyboard"]

PAUSE_MS = 40
SOON_MS = 1_000
"""What is not there within this time has left the table meanwhile."""
OTHERS_MS = 120_000
"""A table that has asked for nothing for so long, and has not ended, is stuck."""
PATIENCE = 6_000
"""Looks at the table before a match counts as stuck; a look takes PAUSE_MS or more."""


def looks(page: Page, in_vain: str, pause_ms: float = PAUSE_MS, count: int = PATIENCE) -> Iterator[None]:
    """A look at the page, then a pause, again and again until the loop is left.

    Raises AssertionError with the words *in_vain* after so many of them: nothing goes on as if what was waited for
    had come.
    """
    for _ in range(count):
        yield
        page.wait_for_timeout(pause_ms)
    raise AssertionError(in_vain)


OFFERED = """() => document.querySelector(
    '.held.playable, .own .place.playable, [data-draw], [data-target], .actions:not(.inert) button, '
    + '[data-testid=result]'
)"""
"""Something that a person can press."""


class Person:
    """A person at the table of Durak on a page."""

    def __init__(self, page: Page, hands: Hands, seed: int = 1) -> None:
        self.page = page
        self.hands = hands
        self.luck = random.Random(seed)
        self.moves = 0
        self.deals = 0

    @property
    def result(self) -> Locator:
        return self.page.get_by_test_id("result")

    def rest(self) -> None:
        """Look on while the table offers nothing: the others play, or their cards are on their way."""
        self.page.wait_for_function(OFFERED, polling=PAUSE_MS, timeout=OTHERS_MS)

    def play_match(self) -> None:
        """Play until the match has its result; press on for each next deal."""
        for _ in looks(self.page, "the match does not end"):
            self.rest()
            if not self.result.is_visible():
                self.step()
            elif self.page.locator("[data-stage=match-over]").count():
                return
            else:
                self.deals += 1
                self.press(self.result.locator("button.main"))
                self.result.wait_for(state="detached")

    def play_deal(self) -> None:
        """Play until the deal, or the round, has its result."""
        for _ in looks(self.page, "the deal does not end"):
            self.rest()
            if self.result.is_visible():
                return
            self.step()

    def play_moves(self, count: int) -> None:
        """Make so many moves, or play until the deal ends."""
        until = self.moves + count
        for _ in looks(self.page, "nobody is ever asked"):
            self.rest()
            if self.moves >= until or self.result.is_visible():
                return
            self.step()

    def step(self) -> bool:
        """Do what the table offers; whether it offered anything."""
        page = self.page
        buttons = page.locator(".actions:not(.inert) button")
        for locator in (page.locator("[data-target]"), page.locator(".actions:not(.inert) [aria-keyshortcuts=A]")):
            if locator.count():
                return self.do(locator.first)
        cards = page.locator(".held.playable")
        count = cards.count()
        if count and not (buttons.count() and self.luck.random() < 0.15):
            return self.do(cards.nth(self.luck.randrange(count)))
        return bool(buttons.count()) and self.do(buttons.last)

    def do(self, thing: Locator) -> bool:
        self.moves += 1
        self.press(thing)
        return True

    def press(self, thing: Locator) -> None:
        """Press something, unless it has gone meanwhile."""
        if not thing.count():
            return
        with suppress(Gone):
            if self.hands == "keyboard":
                self.press_keys(thing)
            elif self.hands == "touch":
                self.page.touchscreen.tap(*self.point(thing))
            else:
                self.page.mouse.click(*self.point(thing))

    def point(self, thing: Locator) -> tuple[float, float]:
        """Where a finger hits it: cards overlap, but the corner with the rank is always free."""
        box = thing.bounding_box(timeout=SOON_MS)
        if box is None:
            raise Gone("it has gone")
        return box["x"] + min(12, box["width"] / 2), box["y"] + min(16, box["height"] / 2)

    def press_keys(self, thing: Locator) -> None:
        """Reach it by the keys that the table promises, and press it."""
        keyboard = self.page.keyboard
        shortcut = self.attribute(thing, "aria-keyshortcuts")
        if shortcut:
            keyboard.press(shortcut.lower())
            return
        card = self.attribute(thing, "data-card")
        if card and self.walk_to(card):
            keyboard.press("Enter")
            return
        if not card and self.tab_to(thing):
            keyboard.press("Enter")

    def attribute(self, thing: Locator, name: str) -> str | None:
        """An attribute now; None where the thing has gone meanwhile."""
        found: str | None = thing.evaluate_all("(things, name) => things[0]?.getAttribute(name) ?? null", name)
        return found

    def walk_to(self, card: str) -> bool:
        """Arrow through the hand to a card."""
        for _ in range(30):
            here = self.page.evaluate("document.activeElement?.dataset.card ?? null")
            if here == card:
                return True
            if here is None:
                self.page.keyboard.press("Tab")
            else:
                order = self.page.locator(".held").evaluate_all("cards => cards.map(card => card.dataset.card)")
                if here not in order or card not in order:
                    return False
                right = order.index(card) > order.index(here)
                self.page.keyboard.press("ArrowRight" if right else "ArrowLeft")
        return False

    def tab_to(self, thing: Locator) -> bool:
        for _ in range(40):
            if thing.evaluate("thing => thing === document.activeElement", timeout=SOON_MS):
                return True
            self.page.keyboard.press("Tab")
        return False
