"""The clock of a turn and who is there, as the others at the table see them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tashkhana.texts import Texts
from tests.browser.company import sit_together
from tests.browser.conftest import HouseProcess
from tests.browser.door import visit
from tests.browser.person import Person, looks

TABLES = [("durak", "house"), ("idiot", "palace"), ("dhumbal", "yaniv")]
WRONG_CLOCK = """
    const real = Date.now;
    Date.now = () => real() + 180_000;
"""
SHOWN = """seat => {
    const bar = document.querySelector(`[data-testid=clock-${seat}] span`);
    return bar && bar.getBoundingClientRect().width / bar.parentElement.clientWidth;
}"""
WORDS = Texts("en")


def asked(ann: Page, bob: Page) -> tuple[int, Page, Page]:
    """The seat that has a clock, its page, and the page of the other."""
    running = ann.locator("[data-testid^=clock-]")
    expect(running.first).to_be_attached(timeout=20_000)
    seat = int((running.first.get_attribute("data-testid") or "").removeprefix("clock-"))
    return (seat, ann, bob) if seat == 0 else (seat, bob, ann)


def test_a_turn_has_its_time_whatever_the_device_believes(browser: Browser, house: HouseProcess) -> None:
    """A bar at the seat for all, words for whom it concerns; then the house moves and says why (ON28, ON30)."""
    contexts = [visit(browser, "en", "mouse", 390, 844) for _ in range(2)]
    contexts[1].add_init_script(WRONG_CLOCK)
    ann, bob = sit_together(house, contexts, "durak", "house", players=2, clock="fast")
    seat, mine, other = asked(ann, bob)

    left = [page.evaluate(SHOWN, seat) for page in (mine, other)]
    assert all(0.2 < share < 1.05 for share in left), left
    assert abs(left[0] - left[1]) < 0.15
    expect(mine.get_by_test_id("hurry")).to_be_visible(timeout=10_000)
    expect(mine.get_by_test_id("said")).to_contain_text(WORDS("clock-hurry"))
    expect(other.get_by_test_id("hurry")).to_have_count(0)
    expect(mine.locator("[data-news=time-up]")).to_have_text(WORDS("news-time-up", who="you", name=""), timeout=20_000)
    expect(other.locator("[data-news=time-up]")).to_be_visible()
    for context in contexts:
        context.close()


@pytest.mark.parametrize(("game", "preset"), TABLES)
def test_who_has_gone_is_seen_and_heard_to_be_away(
    browser: Browser, house: HouseProcess, game: str, preset: str
) -> None:
    """In words at the seat, and again when they are back (ON41)."""
    contexts = [visit(browser, "en", "mouse", 390, 844) for _ in range(2)]
    ann, bob = sit_together(house, contexts, game, preset, players=3)
    address = bob.url

    bob.goto("about:blank")

    plate = ann.locator("[data-seat='1']")
    expect(plate).to_contain_text(WORDS("room-away"), timeout=15_000)
    expect(ann.get_by_test_id("said")).to_contain_text(re.compile("\u2068Bob\u2069 is away"))
    bob.goto(address)
    expect(plate).not_to_contain_text(WORDS("room-away"), timeout=15_000)
    expect(ann.locator("[data-news=back]")).to_be_visible()
    for context in contexts:
        context.close()


def test_a_computer_stands_in_and_gives_the_seat_back(browser: Browser, house: HouseProcess) -> None:
    """After half a minute, told and written at the seat (ON24)."""
    contexts = [visit(browser, "en", "mouse", 390, 844) for _ in range(2)]
    ann, bob = sit_together(house, contexts, "durak", "house", players=3)
    address = bob.url
    bob.goto("about:blank")

    plate = ann.locator("[data-seat='1']")
    person = Person(ann, "mouse")
    for _ in looks(ann, "nobody plays for Bob", pause_ms=250):
        if WORDS("room-stand-in") in (plate.text_content() or ""):
            break
        # Only when Bob is asked does anybody have to play for him.
        if person.result.is_visible():
            person.press(person.result.locator("button.main"))
        else:
            person.step()
    expect(ann.locator("[data-news=stand-in]")).to_be_visible()
    bob.goto(address)
    expect(plate).not_to_contain_text(WORDS("room-stand-in"), timeout=15_000)
    expect(bob.locator(".held").first).to_be_visible()
    for context in contexts:
        context.close()
