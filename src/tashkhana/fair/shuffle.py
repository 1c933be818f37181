"""Shuffling by the method: the order of cards, and the dealer where chance decides who deals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tashkhana.core.cards import Card
from tashkhana.core.entry import Deal, Shuffle
from tashkhana.core.seal import Seal
from tashkhana.core.seat import Seat
from tashkhana.fair.method import Stream, seed_text


def dealt(seal: Seal, cards: Iterable[Card], dealers: Sequence[int]) -> Deal:
    """The deal of these cards by one of these seats; it names the dealer where there are several."""
    stream = Stream(seed_text(seal, 0))
    order = _ordered(stream, cards)
    return Deal(order, Seat(dealers[stream.below(len(dealers))]) if len(dealers) > 1 else None)


def shuffled(seal: Seal, shuffle: int, cards: Iterable[Card]) -> Shuffle:
    """The `shuffle`th shuffle in the middle of the deal, from 1."""
    return Shuffle(_ordered(Stream(seed_text(seal, shuffle)), cards))


def _ordered(stream: Stream, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Fisher and Yates: the cards in the order of their names; from the last place on, each changes with one before."""
    order = sorted(cards)
    for place in range(len(order) - 1, 0, -1):
        other = stream.below(place + 1)
        order[place], order[other] = order[other], order[place]
    return tuple(order)
