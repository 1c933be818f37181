"""The dealer: shuffles what waits to be shuffled. The only dice of the house."""

from __future__ import annotations

from secrets import SystemRandom
from typing import Any

from tashkhana.core.entry import Deal, Shuffle
from tashkhana.core.match import Match
from tashkhana.core.seat import Seat

DICE = SystemRandom()


def shuffled(match: Match[Any]) -> Deal | Shuffle:
    """The entry for the cards that the match awaits; a deal names its dealer where chance decides who it is."""
    cards = list(match.awaits())
    DICE.shuffle(cards)
    if match.stage == "shuffle":
        return Shuffle(tuple(cards))
    dealers = match.game.dealers(match.settings, match.standing)
    return Deal(tuple(cards), Seat(DICE.choice(dealers)) if len(dealers) > 1 else None)
