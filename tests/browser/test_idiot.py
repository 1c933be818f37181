"""Whole deals of Idiot in the browser, and what a table of it promises."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tashkhana.texts import Texts
from tests.browser.conftest import HouseProcess
from tests.browser.person import Hands, Person

MATCHES = [
    ("hy", "touch", "funny-hat", 320, 568),
    ("ur", "keyboard", "funny-hat", 390, 844),
    ("ru", "keyboard", "palace", 1366, 768),
    ("en", "mouse", "shithead-classic", 640, 320),
]
MINE = ".hand .held.playable:not(.chosen), .own .place.playable:not([aria-pressed=true])"
SWAPS = 2
"""So often the person swaps before it says Ready."""


class IdiotPerson(Person):
    """A person at the table of Idiot: lays any card that glows, and picks up only when none does."""

    taps = 0

    def step(self) -> bool:
        """Do what the table offers; whether it offered anything."""
        buttons = self.page.locator(".actions:not(.inert) button")
        lay = self.page.locator(".actions:not(.inert) [aria-keyshortcuts=A]")
        if lay.count() and self.luck.random() < 0.7:
            return self.do(lay)
        cards = self.page.locator(MINE)
        if cards.count() and not (self.is_trading() and self.taps > 2 * SWAPS):
            self.taps += 1
            return self.do(cards.nth(self.luck.randrange(cards.count())))
        return bool(buttons.count()) and self.do(buttons.last)

    def is_trading(self) -> bool:
        return bool(self.page.locator("[data-word=ready]").count())

    def point(self, thing: Locator) -> tuple[float, float] | None:
        """Near its top: in a large hand the rows lie over each other."""
        box = thing.bounding_box(timeout=2_000) if thing.count() else None
        if box is None:
            return None
        return box["x"] + min(14, box["width"] / 2), box["y"] + min(20, box["height"] / 2)

    def press_keys(self, thing: Locator) -> None:
        """Up from the hand to the cards on the table, and down again."""
        place = self.attribute(thing, "data-place")
        if place is None:
            if self.page.locator(".own :focus").count():
                self.page.keyboard.press("ArrowDown")
            super().press_keys(thing)
        elif self.walk_to_place(place):
            self.page.keyboard.press("Enter")

    def walk_to_place(self, place: str) -> bool:
        for _ in range(30):
            here = self.page.evaluate("document.activeElement?.dataset.place ?? null")
            if here == place:
                return True
            in_hand = self.page.locator(".hand :focus").count()
            self.page.keyboard.press("ArrowRight" if here is not None else "ArrowUp" if in_hand else "Tab")
        return False


def choose(page: Page, name: str) -> None:
    """Press the choice of this name; on a small phone its words lie over the button itself."""
    page.get_by_role("radio", name=name, exact=False).first.dispatch_event("click")


def sit(context: BrowserContext, house: HouseProcess, preset: str, language: str) -> Page:
    """Open the start page, choose Idiot, a table by its name, and a single deal, and start."""
    page = context.new_page()
    page.goto(house.address)
    texts = Texts(language, ["idiot"])
    choose(page, texts("idiot-name"))
    choose(page, texts(f"preset-{preset}"))
    # The second way to end a match: after so many deals, one of them.
    page.locator("[data-setting=match]").get_by_role("radio").nth(1).dispatch_event("click")
    page.get_by_test_id("play").click()
    expect(page.locator(".hand .held")).to_have_count(3, timeout=10_000)
    return page


@pytest.mark.parametrize(("language", "hands", "preset", "width", "height"), MATCHES)
def test_a_whole_deal_is_played(
    browser: Browser, house: HouseProcess, language: str, hands: Hands, preset: str, width: int, height: int
) -> None:
    """A whole deal can be played by mouse, by touch and by the keyboard alone, at every table of the house."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        has_touch=hands == "touch",
        reduced_motion="reduce",
    )
    faults: list[str] = []
    page = sit(context, house, preset, language)
    page.on("pageerror", lambda error: faults.append(str(error)))
    person = IdiotPerson(page, hands)

    person.play_match()

    assert page.locator("html").get_attribute("lang") == language
    assert page.locator("html").get_attribute("dir") == ("rtl" if language == "ur" else "ltr")
    assert person.moves > 3
    assert not faults
    context.close()
