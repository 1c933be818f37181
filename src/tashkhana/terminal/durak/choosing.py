"""What a person at the table points at, and which of the legal moves that means."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from tashkhana.core.cards import RANKS, Card
from tashkhana.core.seen import Seen
from tashkhana.games.durak.view import DurakView

PASSING = ("transfer", "show")
"""The verbs that have keys of their own."""


@dataclass(frozen=True, slots=True)
class Pointing:
    """`at`: place in the sorted hand. `picked`: cards chosen to go together. `targets`: attack cards to choose from.

    `aim`: place in `targets`; `cover`: the card that will be laid there.
    """

    at: int = 0
    picked: frozenset[Card] = frozenset()
    targets: tuple[Card, ...] = ()
    aim: int = 0
    cover: Card | None = None

    def within(self, hand: tuple[Card, ...]) -> Pointing:
        """The same, after the hand changed: it never points beside it, and asks no old question."""
        at = min(self.at, max(0, len(hand) - 1))
        return Pointing(at, self.picked & frozenset(hand))

    def moved(self, by: int, count: int) -> Pointing:
        """Point further along the hand, or along the attack cards in question."""
        if self.targets:
            return replace(self, aim=(self.aim + by) % len(self.targets))
        return replace(self, at=(self.at + by) % count) if count else self

    def toggled(self, card: Card) -> Pointing:
        """Pick the card, or put it back."""
        return replace(self, picked=self.picked ^ {card})

    def asking(self, cover: Card, targets: tuple[Card, ...]) -> Pointing:
        """Ask which of these attack cards is to be covered."""
        return replace(self, cover=cover, targets=targets, aim=0)

    def answered(self) -> Pointing:
        """Ask no more."""
        return replace(self, targets=(), cover=None, aim=0)


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
