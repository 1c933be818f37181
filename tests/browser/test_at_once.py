"""Two people throw in at the same moment, each in a browser of their own (ON10)."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.conftest import HouseProcess
from tests.browser.friends import deal, gather, hand, host, is_due, somebody
from tests.browser.person import Person, looks

LIVELY = {"speed": "fast", "players": 3, "deck": 52, "transfer": "off", "throw_timing": "anytime", "match": "deals:9"}


class Late:
    """A line to the house on which a move that is made can be held back for a while."""

    def __init__(self, page: Page) -> None:
        self.held: list[str] | None = None
        self.legal: list[str] = []
        self.view: dict[str, Any] = {}
        page.route_web_socket(re.compile("/ws/"), self.carry)

    def carry(self, line: WebSocketRoute) -> None:
        self.house = line.connect_to_server()

        def back(text: str | bytes) -> None:
            self.hear(text)
            line.send(text)

        self.house.on_message(back)
        line.on_message(self.say)

    def hear(self, text: str | bytes) -> None:
        tell = json.loads(str(text))
        if tell["t"] == "table":
            self.legal, self.view = tell["seen"]["legal"], tell["seen"]["view"]

    def say(self, text: str | bytes) -> None:
        if self.held is not None and '"t":"act"' in str(text):
            self.held.append(str(text))
        else:
            self.house.send(text)

    def let_go(self) -> None:
        for text in self.held or []:
            self.house.send(text)
        self.held = None

    @property
    def throws(self) -> list[str]:
        """The cards that may be thrown in, where each would go alone: then a tap is a throw."""
        moves = [move.split() for move in self.legal if move.startswith("throw ")]
        return [card for _, card in moves] if all(len(move) == 2 for move in moves) else []

    @property
    def places(self) -> int:
        return int(self.view["limit"]) - len(self.view["table"])


def two_throwers(persons: list[Person], lines: list[Late]) -> list[int]:
    """They play until two of them hold a card to throw in, and the bout has room for both."""
    for _ in looks(persons[0].page, "it never happens", pause_ms=120):
        ready = [i for i, line in enumerate(lines) if line.throws]
        if len(ready) == 2 and lines[ready[0]].places >= 2:
            # A tap so soon after another one would count as the second half of a double tap.
            persons[0].page.wait_for_timeout(600)
            break
        for one in persons:
            if is_due(one.page):
                one.step()
                break
            if one.page.locator("[data-stage=deal-over]").count():
                one.press(one.result.locator("button.main"))
    return ready


def test_two_throws_at_once_are_both_laid(browser: Browser, house: HouseProcess) -> None:
    """The one that comes second is tried once more by its page, on the table as it lies then; both see both cards."""
    pages = [somebody(browser, name) for name in ("Anna", "Bela", "Chan")]
    lines = [Late(page) for page in pages]
    address = host(pages[0], house, **LIVELY)
    for page in pages[1:]:
        gather(page, address)
    deal(*pages)
    persons = [Person(page, "mouse", seed) for seed, page in enumerate(pages)]
    first, second = two_throwers(persons, lines)
    cards = [lines[first].throws[0], lines[second].throws[0]]

    lines[second].held = []
    persons[second].press(pages[second].locator(f".held[data-card='{cards[1]}']"))
    pages[second].wait_for_timeout(200)
    assert lines[second].held, "the page has not sent its card"
    persons[first].press(pages[first].locator(f".held[data-card='{cards[0]}']"))
    pages[first].wait_for_timeout(300)
    lines[second].let_go()

    for page, card in ((pages[first], cards[0]), (pages[second], cards[1])):
        expect(page.locator(f".held[data-card='{card}']")).to_have_count(0)
        assert card not in hand(page)
    pages[first].wait_for_timeout(300)
    for line in lines:
        assert {pair["attack"] for pair in line.view["table"]} >= set(cards)
    for page in pages:
        page.context.close()
