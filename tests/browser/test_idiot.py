"""Whole deals of Idiot in the browser, and what a table of it promises."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import HouseProcess
from tests.browser.door import choose, open_table, sit_down, visit
from tests.browser.faults import amiss
from tests.browser.person import Hands, Person, looks

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
    """A person at the table of Idiot: lays the lowest card that glows, and picks up only when none does.

    `zones`: from where on the table it has played, its hand being empty.
    """

    def __init__(self, page: Page, hands: Hands, seed: int = 1) -> None:
        super().__init__(page, hands, seed)
        self.taps = 0
        self.zones: set[str] = set()

    def step(self) -> bool:
        """Do what the table offers; whether it offered anything."""
        buttons = self.page.locator(".actions:not(.inert) button")
        lay = self.page.locator(".actions:not(.inert) [aria-keyshortcuts=A]")
        if lay.count() and self.luck.random() < 0.7:
            return self.do(lay)
        cards = self.page.locator(MINE)
        if self.is_trading():
            self.taps += 1
            if self.taps <= 2 * SWAPS and cards.count():
                return self.do(cards.nth(self.luck.randrange(cards.count())))
        elif cards.count():
            return self.do(self.lowest(cards))
        return bool(buttons.count()) and self.do(buttons.last)

    def lowest(self, cards: Locator) -> Locator:
        """The lowest card, twos and tens last; any face-down card."""
        names: list[str | None] = cards.evaluate_all("cards => cards.map(card => card.dataset.card ?? null)")
        if not self.page.locator(".hand .held").count():
            self.zones.add("down" if None in names else "up")
        return cards.nth(min(range(len(names)), key=lambda i: "3456789JQKAT2".find((names[i] or "3")[0])))

    def is_trading(self) -> bool:
        return bool(self.page.locator("[data-word=ready]").count())

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


@pytest.mark.parametrize(("language", "hands", "preset", "width", "height"), MATCHES)
def test_a_whole_deal_is_played(
    browser: Browser, house: HouseProcess, language: str, hands: Hands, preset: str, width: int, height: int
) -> None:
    """A whole deal can be played by mouse, by touch and by the keyboard alone, at every table of the house."""
    context = visit(browser, language, hands, width, height)
    faults: list[str] = []
    page = choose(context, house, "idiot", preset, language)
    # The second way to end a match: after so many deals, one of them.
    page.locator("[data-setting=match] label").nth(1).click()
    sit_down(page)
    page.on("pageerror", lambda error: faults.append(str(error)))
    person = IdiotPerson(page, hands)

    person.play_match()

    assert page.locator("html").get_attribute("lang") == language
    assert page.locator("html").get_attribute("dir") == ("rtl" if language == "ur" else "ltr")
    assert person.moves > 3
    assert not faults
    context.close()


@pytest.mark.parametrize("hands", ["touch", "keyboard"])
def test_the_cards_on_the_table_are_played(browser: Browser, house: HouseProcess, hands: Hands) -> None:
    """Face-up and face-down cards can be played by touch and by the keyboard alone."""
    context = browser.new_context(
        viewport={"width": 320, "height": 568}, has_touch=hands == "touch", reduced_motion="reduce"
    )
    page = open_table(
        context, house, "idiot", "shithead-classic", players=2, level="easy", speed="fast", match="endless"
    )
    expect(page.locator(".hand .held")).to_have_count(3, timeout=10_000)
    person = IdiotPerson(page, hands)

    while person.zones != {"up", "down"} and person.deals < 12:
        if person.result.is_visible():
            person.deals += 1
            person.press(person.result.locator("button.main"))
            person.result.wait_for(state="detached")
        person.step()
        page.wait_for_timeout(40)

    assert person.zones == {"up", "down"}
    context.close()


@pytest.mark.parametrize("language", ["hy", "ru", "ur"])
def test_nothing_overlaps_or_sticks_out(browser: Browser, house: HouseProcess, language: str) -> None:
    """With six seats, while cards are swapped and after, and with a hand of forty, at every size."""
    context = visit(browser, language, "mouse", 320, 568)
    page = open_table(context, house, "idiot", "funny-hat", players=6, speed="fast")
    found = amiss(page, "swapping")
    IdiotPerson(page, "mouse").play_moves(2 * SWAPS + 2)
    found += amiss(page, "playing")

    page = open_table(
        context, house, "idiot", "shithead-classic", players=2, ten="off", four="off", level="easy", speed="fast"
    )
    pick_up_until(page, 40)
    found += amiss(page, "forty cards")

    assert not found, "\n".join(found)
    context.close()


def pick_up_until(page: Page, cards: int) -> None:
    """Pick up whatever lies there, until the hand is so large."""
    person = IdiotPerson(page, "mouse")
    for _ in looks(page, "the hand does not grow", pause_ms=60):
        if page.locator(".hand .held").count() >= cards:
            return
        assert not person.result.is_visible(), "the deal ended before"
        pick_up = page.locator(".actions:not(.inert) [aria-keyshortcuts=P]")
        if pick_up.count():
            for _ in range(2):
                person.press(pick_up)
        else:
            person.step()
