"""Cards and their names: rank and suit, `6C 7D TS JH QS KC AH`, and the jokers `JK1 JK2`.

Outside the compiled rules a card is its name. Inside them it is a small number,
`16 * suit + rank`, so that a set of cards fits into 61 bits (see `docs/2-rules-engine.md`).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NewType

Card = NewType("Card", str)

SUITS = "CDHS"
RANKS = "23456789TJQKA"
JOKERS = (Card("JK1"), Card("JK2"))

HANDS = 4096
"""Sets of cards whose names are remembered: a hand is shown many times before it changes."""


def card_at(number: int) -> Card:
    """The name of the card with this number.

    >>> card_at(16 * 2 + 5)
    '7H'
    """
    return Card(RANKS[number & 15] + SUITS[number >> 4])


_NUMBERS = {card_at(16 * suit + rank): 16 * suit + rank for suit in range(4) for rank in range(13)}
_KNOWN = frozenset(_NUMBERS) | frozenset(JOKERS)


def is_card(text: str) -> bool:
    """Whether this is the name of a card, jokers included."""
    return text in _KNOWN


def number_of(card: Card) -> int:
    """The number of a card that is no joker.

    >>> number_of(Card("7H"))
    37
    """
    return _NUMBERS[card]


@lru_cache(HANDS)
def cards_in(card_set: int) -> tuple[Card, ...]:
    """The cards of a set, by suit (clubs, diamonds, hearts, spades) and rank.

    >>> cards_in(1 << 37 | 1 << 5)
    ('7C', '7H')
    """
    cards = []
    while card_set:
        lowest = card_set & -card_set
        cards.append(card_at(lowest.bit_length() - 1))
        card_set ^= lowest
    return tuple(cards)


def set_of(cards: Iterable[Card]) -> int:
    """The set of these cards; a card named twice is in it once.

    >>> set_of([Card("7C"), Card("7H")]) == 1 << 37 | 1 << 5
    True
    """
    card_set = 0
    for card in cards:
        card_set |= 1 << _NUMBERS[card]
    return card_set


def pack_from(lowest_rank: str) -> tuple[Card, ...]:
    """One pack from this rank to the ace, by suit and rank.

    >>> len(pack_from("6")), pack_from("6")[:2]
    (36, ('6C', '7C'))
    """
    ranks = RANKS[RANKS.index(lowest_rank) :]
    return tuple(Card(rank + suit) for suit in SUITS for rank in ranks)


def pack_order(card: Card) -> tuple[int, int]:
    """The place of a card in an unshuffled pack: clubs, diamonds, hearts, spades, 2 to ace, jokers last."""
    if card in JOKERS:
        return len(SUITS), JOKERS.index(card)
    return SUITS.index(card[1]), RANKS.index(card[0])
