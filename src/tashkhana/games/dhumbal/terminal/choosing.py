"""How the hand lies, what it weighs, and which moves a person has. No rule is judged here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from tashkhana.core.cards import JOKERS, SUITS, Card
from tashkhana.core.seen import Seen
from tashkhana.core.settings import Settings

Order = Literal["light", "suit"]
"""How a hand lies: light to heavy, or by suit; jokers come last."""

RANKS = "A23456789TJQK"


def arranged(hand: Iterable[Card], order: Order) -> tuple[Card, ...]:
    """The hand in this order.

    >>> arranged([Card("KC"), Card("JK1"), Card("2D"), Card("AC")], "suit")
    ('AC', 'KC', '2D', 'JK1')
    """
    return tuple(sorted(hand, key=_by_rank if order == "light" else _by_suit))


def _by_rank(card: Card) -> tuple[bool, int, int]:
    if card in JOKERS:
        return (True, 0, JOKERS.index(card))
    return (False, RANKS.index(card[0]), SUITS.index(card[1]))


def _by_suit(card: Card) -> tuple[bool, int, int]:
    joker, rank, suit = _by_rank(card)
    return (joker, suit, rank)


def worth(cards: Iterable[Card], settings: Settings) -> int:
    """What the cards count together (HK-03).

    >>> worth([Card("AS"), Card("KD"), Card("JK1")], {"faces": "11-13"})
    14
    """
    return sum(_worth(card, courts=settings["faces"] == "11-13") for card in cards)


def _worth(card: Card, *, courts: bool) -> int:
    if card in JOKERS:
        return 0
    count = RANKS.index(card[0]) + 1
    return count if courts else min(count, 10)


def verbs(seen: Seen) -> frozenset[str]:
    """The verbs of the person's legal moves; the two ways to draw as `stock` and `take`."""
    return frozenset(_verb(move.split()) for move in seen.legal)


def _verb(words: Sequence[str]) -> str:
    if words[0] != "draw":
        return words[0]
    return "stock" if words[1] == "stock" else "take"


def takeable(seen: Seen) -> tuple[Card, ...]:
    """The discards that the person may take, as they lie."""
    named = {move.partition(" ")[2].removeprefix("discard").strip() for move in seen.legal if move.startswith("draw d")}
    offers: tuple[Card, ...] = seen.view.offers
    return offers if "" in named else tuple(card for card in offers if card in named)


def throwable(seen: Seen, picked: Iterable[Card]) -> frozenset[Card]:
    """The cards that some legal throw has together with the picked ones."""
    throws = (frozenset(move.split()[1:]) for move in seen.legal if move.startswith("discard "))
    wanted = frozenset(picked)
    return frozenset(Card(card) for throw in throws if throw >= wanted for card in throw)


def slappable(seen: Seen) -> Card | None:
    """The card that may be slapped down, if there is one."""
    return next((Card(move.split()[1]) for move in seen.legal if move.startswith("slap ")), None)
