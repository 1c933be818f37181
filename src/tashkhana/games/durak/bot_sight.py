"""What a computer player makes of the table it sees: which cards are dear, and what is left to cover."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from tashkhana.core.cards import RANKS, Card
from tashkhana.core.seen import Seen
from tashkhana.games.durak.view import DurakView

_LOWEST = {24: 7, 36: 4, 52: 0}
"""The lowest rank by the number of cards in the pack, two being 0."""
TOP = 8.0
"""What a plain ace is worth; the lowest plain card is worth 0, trumps more than `TOP`."""


class Choice(tuple[str, ...]):
    """A legal move as its words: the verb, then its cards."""

    __slots__ = ()

    @property
    def verb(self) -> str:
        """What is done: `attack`, `throw`, `cover` and so on."""
        return self[0]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards it names; for `cover` the attack card first."""
        return tuple(Card(word) for word in self[1:])

    @property
    def words(self) -> str:
        """The move as it stands in `Seen.legal`."""
        return " ".join(self)


@dataclass(frozen=True)
class Sight:
    """A seat's look at the table."""

    seen: Seen
    view: DurakView

    @classmethod
    def of(cls, seen: Seen) -> Sight:
        """The look of the seat that sees this."""
        return cls(seen, seen.view)

    @cached_property
    def choices(self) -> list[Choice]:
        """The legal moves in their stable order."""
        return [Choice(move.split()) for move in self.seen.legal]

    def choices_to(self, *verbs: str) -> list[Choice]:
        """The legal moves with one of these verbs."""
        return [choice for choice in self.choices if choice.verb in verbs]

    @cached_property
    def bottom(self) -> int:
        """The lowest rank in the pack, two being 0."""
        return _LOWEST[int(self.seen.settings["deck"])]

    def is_trump(self, card: Card) -> bool:
        """Whether the card is of the trump suit."""
        return card[1] == self.view.trump

    def height(self, card: Card) -> float:
        """0 for the lowest rank of the pack to `TOP` for an ace, whatever the suit."""
        return (RANKS.index(card[0]) - self.bottom) * TOP / (12 - self.bottom)

    def beats(self, answer: Card, attack: Card) -> bool:
        """Whether `answer` covers `attack` (DK-10)."""
        if answer[1] == attack[1]:
            return RANKS.index(answer[0]) > RANKS.index(attack[0])
        return self.is_trump(answer)

    @cached_property
    def uncovered(self) -> list[Card]:
        """The attack cards that still lie open, in the order they were laid."""
        return [pair.attack for pair in self.view.table if pair.cover is None]

    @cached_property
    def ranks(self) -> set[str]:
        """The ranks on the table."""
        return {card[0] for card in self.table_cards}

    @cached_property
    def table_cards(self) -> list[Card]:
        """Every card of the bout: what a taker takes."""
        covers = [pair.cover for pair in self.view.table if pair.cover is not None]
        return [*(pair.attack for pair in self.view.table), *covers]

    @cached_property
    def active(self) -> int:
        """How many seats are still in the deal."""
        return sum(seat.role != "out" for seat in self.view.seats)

    @cached_property
    def fullness(self) -> float:
        """How full the stock is: 1 right after the deal, 0 when it is empty."""
        at_first = int(self.seen.settings["deck"]) - 6 * self.seen.players
        return min(1.0, self.view.talon / at_first) if at_first > 0 else 0.0

    def copies(self, card: Card) -> int:
        """How many plain cards of its rank the seat holds."""
        return sum(own[0] == card[0] and not self.is_trump(own) for own in self.view.hand)


def lowest(cards: Iterable[Card], sight: Sight) -> list[Card]:
    """The cards, plain ones first, then by rank."""
    return sorted(cards, key=lambda card: (sight.is_trump(card), RANKS.index(card[0]), card))
