"""What a person at the table points at."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Pointing(Generic[T]):
    """`at`: place among the cards that can be pointed at. `picked`: cards chosen to go together, in that order.

    `targets`: cards of which one is asked for, `aim` the place among them, `card` what it is asked for.
    """

    at: int = 0
    picked: tuple[T, ...] = ()
    targets: tuple[T, ...] = ()
    aim: int = 0
    card: T | None = None

    def within(self, cards: Collection[T]) -> Pointing[T]:
        """The same, after the cards changed: it never points beside them, and asks no old question."""
        at = min(self.at, max(0, len(cards) - 1))
        return Pointing(at, tuple(card for card in self.picked if card in cards))

    def moved(self, by: int, count: int) -> Pointing[T]:
        """Point further along the cards, or along those of which one is asked for."""
        if self.targets:
            return replace(self, aim=(self.aim + by) % len(self.targets))
        return replace(self, at=(self.at + by) % count) if count else self

    def pointed(self, at: int) -> Pointing[T]:
        """Point there, and ask no more."""
        return replace(self.answered(), at=at)

    def toggled(self, card: T) -> Pointing[T]:
        """Pick the card, or put it back."""
        if card in self.picked:
            return replace(self, picked=tuple(other for other in self.picked if other != card))
        return replace(self, picked=(*self.picked, card))

    def asking(self, targets: tuple[T, ...], card: T | None = None) -> Pointing[T]:
        """Ask for one of these."""
        return replace(self, targets=targets, aim=0, card=card)

    def answered(self) -> Pointing[T]:
        """Ask no more."""
        return replace(self, targets=(), aim=0, card=None)

    @property
    def aimed(self) -> T | None:
        """The one of `targets` that is pointed at."""
        return self.targets[self.aim] if self.targets else None
