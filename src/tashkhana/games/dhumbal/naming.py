"""The names of the engine's cards: ``16 * suit + rank``, the ace low (0) and the king high (12), jokers of rank 13."""

from __future__ import annotations

from collections.abc import Iterable

from tashkhana.core.cards import JOKERS, SUITS, Card
from tashkhana.games.dhumbal.rules import pack

RANKS = "A23456789TJQK"
"""Light to heavy."""


def card_at(number: int) -> Card:
    """The name of the card with this number.

    >>> card_at(16 * 2), card_at(13), card_at(29)
    ('AH', 'JK1', 'JK2')
    """
    suit, rank = divmod(number, 16)
    return JOKERS[suit] if rank == len(RANKS) else Card(RANKS[rank] + SUITS[suit])


_NUMBERS = {card_at(number): number for number in pack(2)}


def number_of(card: Card) -> int:
    """The number of a card.

    >>> number_of(Card("7H")), number_of(Card("JK2"))
    (38, 29)
    """
    return _NUMBERS[card]


def set_of(cards: Iterable[Card]) -> int:
    """The set of these cards; a card named twice is in it once."""
    together = 0
    for card in cards:
        together |= 1 << _NUMBERS[card]
    return together


def cards_in(cards: int) -> tuple[Card, ...]:
    """The cards of a set, light to heavy, jokers last (D-29).

    >>> cards_in(set_of([Card("KC"), Card("JK1"), Card("AS"), Card("2D")]))
    ('AS', '2D', 'KC', 'JK1')
    """
    numbers = [number for number in range(cards.bit_length()) if cards >> number & 1]
    return tuple(card_at(number) for number in sorted(numbers, key=lambda number: (number & 15, number)))
