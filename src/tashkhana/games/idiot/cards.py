"""Cards of Idiot by name and by number; the numbers are explained in ``rules.py``."""

from __future__ import annotations

from collections.abc import Iterable

from tashkhana.core.cards import JOKERS, RANKS, Card

SUITS = "CDSH"
"""In the order that ``lowest_hand`` asks them, clubs, diamonds, spades, hearts."""

NAMES: tuple[Card, ...] = (*(Card(rank + suit) for rank in RANKS for suit in SUITS), *JOKERS)
_CODES = {name: code for code, name in enumerate(NAMES)}


def code_of(card: str) -> int:
    """The number of a card.

    >>> code_of("2C"), code_of("AH"), code_of("JK2")
    (0, 51, 53)
    """
    return _CODES[Card(card)]


def names_of(codes: Iterable[int]) -> tuple[Card, ...]:
    """The names of cards.

    >>> names_of([0, 52])
    ('2C', 'JK1')
    """
    return tuple(map(NAMES.__getitem__, codes))
