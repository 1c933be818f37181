"""Which of the legal moves the cards of a person mean."""

from __future__ import annotations

from collections.abc import Iterable

from tashkhana.core.cards import RANKS, Card
from tashkhana.core.seen import Seen
from tashkhana.games.durak.view import DurakView

PASSING = ("transfer", "show")
"""The verbs that have keys of their own."""


def sorted_hand(view: DurakView) -> tuple[Card, ...]:
    """The hand by suit and rank, trumps at the right end."""
    return tuple(sorted(view.hand, key=lambda card: (card[1] == view.trump, card[1], RANKS.index(card[0]))))


def playable(seen: Seen) -> frozenset[Card]:
    """The cards of the hand that some legal move plays."""
    return frozenset(seen.view.hand) - frozenset(seen.why) if seen.legal else frozenset()


def moves_laying(seen: Seen, cards: Iterable[Card]) -> list[str]:
    """The legal moves that lay exactly these cards."""
    wanted = frozenset(cards)
    return [move for move in seen.legal if frozenset(own_cards(move)) == wanted]


def own_cards(move: str) -> tuple[Card, ...]:
    """The cards of the hand that a move names; `cover` names the attack card first."""
    verb, *names = move.split()
    return tuple(Card(name) for name in (names[1:] if verb == "cover" else names))


def targets_of(moves: Iterable[str]) -> tuple[Card, ...]:
    """The attack cards that these covers lie on."""
    return tuple(Card(move.split()[1]) for move in moves if move.startswith("cover "))


def with_verbs(moves: Iterable[str], *verbs: str) -> list[str]:
    """The moves with one of these verbs."""
    return [move for move in moves if move.split()[0] in verbs]


def without_verbs(moves: Iterable[str], *verbs: str) -> list[str]:
    """The moves with none of these verbs."""
    return [move for move in moves if move.split()[0] not in verbs]
