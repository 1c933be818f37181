"""Deals that look alike to a seat: the same entries with cards in each other's place that it was not shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tashkhana.core.cards import Card
from tashkhana.core.entry import Act, Deal, Entry, Shuffle
from tashkhana.core.match import Match
from tashkhana.core.scenario.words import cards_named
from tashkhana.core.seen import Event
from tests.laws.play import Played


class Heard:
    """A match that was played, and what each seat was told at each version."""

    def __init__(self, played: Played) -> None:
        self.played = played
        self._told: dict[tuple[int, int | None], bytes] = {}
        self._named: dict[tuple[int, int | None], frozenset[str]] = {}

    def told(self, version: int, seat: int | None) -> bytes:
        """What the seat was told after so many entries."""
        if (version, seat) not in self._told:
            self._told[version, seat] = told_to(self.played.matches[version], seat)
        return self._told[version, seat]

    def shown(self, version: int, seat: int | None, since: int = 0) -> set[str]:
        """The cards that the seat was shown from one version to another."""
        return set().union(*(self.named(n, seat) for n in range(since, version + 1)))

    def named(self, version: int, seat: int | None) -> frozenset[str]:
        """The cards that the seat was shown at this version."""
        if (version, seat) not in self._named:
            self._named[version, seat] = cards_named(self.told(version, seat))
        return self._named[version, seat]


def told_to(match: Match[Any], seat: int | None) -> bytes:
    """What the seat (None: a watcher) is told, as it goes over the wire, and who must move before the clock rings."""
    must = [other for other in match.asked() if match.game.must_move(match.position, other)]
    return msgspec.json.encode((match.seen(seat), must))


def leads(match: Match[Any]) -> list[Event]:
    """The cards just shown that give the lead: they tell everybody that no lower one is held (DK-04, IK-04)."""
    return [event for event in match.events if event.kind == "led"]


def with_other_cards(entry: Entry, other_by_card: Mapping[Card, Card]) -> Entry:
    """The entry with cards in each other's place; actions never name a card that was shown to nobody."""
    if isinstance(entry, Act):
        assert not other_by_card.keys() & set(entry.move.args)
        return entry
    order = tuple(other_by_card.get(card, card) for card in entry.order)
    return Shuffle(order) if isinstance(entry, Shuffle) else Deal(order, entry.dealer)
