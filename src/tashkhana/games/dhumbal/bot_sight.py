"""What a computer player makes of the table it sees: what cards count, which go together, what others hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from tashkhana.core.cards import JOKERS, Card
from tashkhana.core.seen import Seen
from tashkhana.games.dhumbal.naming import RANKS
from tashkhana.games.dhumbal.view import DhumbalSeat, DhumbalView

COURT = 10
"""What a court card counts, unless they count 11, 12 and 13."""


@dataclass(frozen=True)
class Sight:
    """A seat's look at the table."""

    seen: Seen
    view: DhumbalView

    @classmethod
    def of(cls, seen: Seen) -> Sight:
        """The look of the seat that sees this."""
        return cls(seen, seen.view)

    def moves(self, verb: str) -> list[tuple[str, tuple[Card, ...]]]:
        """The legal moves with this verb, each as its words and its cards."""
        found = []
        for words in self.seen.legal:
            first, *args = words.split()
            if first == verb:
                found.append((words, tuple(Card(arg) for arg in args if arg not in ("stock", "discard"))))
        return found

    def discards(self) -> list[tuple[str, Card]]:
        """The discards that may be taken now, each with the words that take it."""
        view = self.view
        draws = [(words, cards) for words, cards in self.moves("draw") if words != "draw stock"]
        return [(words, cards[0] if cards else view.offers[0]) for words, cards in draws]

    @cached_property
    def values(self) -> dict[str, int]:
        """What a card of each rank counts (HK-03); jokers have the rank `JK`."""
        strict = self.seen.settings["faces"] != "10"
        values = {rank: place if strict else min(place, COURT) for place, rank in enumerate(RANKS, 1)}
        return values | {"JK": 0}

    def worth(self, cards: Iterable[Card]) -> int:
        """The total of some cards."""
        return sum(self.values[rank_of(card)] for card in cards)

    @cached_property
    def others(self) -> list[DhumbalSeat]:
        """What is seen of the other seats in the match."""
        return [seat for place, seat in enumerate(self.view.seats) if place != self.seen.seat and not seat.out]

    @cached_property
    def next_known(self) -> frozenset[str]:
        """The ranks that the next seat is known to hold, for it took them up."""
        place = self.seen.seat or 0
        for step in range(1, self.seen.players):
            seat = self.view.seats[(place + step) % self.seen.players]
            if not seat.out:
                return frozenset(rank_of(card) for card in seat.known)
        return frozenset()

    @cached_property
    def fewest(self) -> int:
        """How many cards the shortest of the other hands has."""
        return min(seat.count for seat in self.others)

    @cached_property
    def unseen(self) -> Counter[str]:
        """How many cards of each rank lie where this seat cannot tell: in the stock, in hands, under the discards."""
        left = Counter(dict.fromkeys(RANKS, 4) | {"JK": int(self.seen.settings["jokers"])})
        known = [card for seat in self.others for card in seat.known]
        left.subtract(rank_of(card) for card in (*self.view.hand, *known, *self.view.last, *self.view.thrown))
        return +left

    def groups(self, cards: Sequence[Card]) -> list[list[Card]]:
        """The cards in throws, runs first where they are played."""
        runs, rest = self._runs(cards)
        return [*runs, *by_rank(rest)]

    def _runs(self, cards: Sequence[Card]) -> tuple[list[list[Card]], list[Card]]:
        """The longest runs of three and more, and the cards in none."""
        if self.seen.settings["sequences"] == "off" or len(cards) < 3:
            return [], list(cards)
        runs: list[list[Card]] = []
        for suit in "CDHS":
            runs += [run for run in follow(card for card in cards if card[1] == suit) if len(run) > 2]
        in_runs = {card for run in runs for card in run}
        return runs, [card for card in cards if card not in in_runs]


def rank_of(card: Card) -> str:
    """The rank of a card, `JK` for a joker."""
    return "JK" if card in JOKERS else card[0]


def by_rank(cards: Iterable[Card]) -> list[list[Card]]:
    """The cards, those of one rank together."""
    together: dict[str, list[Card]] = {}
    for card in cards:
        together.setdefault(rank_of(card), []).append(card)
    return list(together.values())


def follow(cards: Iterable[Card]) -> list[list[Card]]:
    """The cards of one suit, those that follow each other together."""
    runs: list[list[Card]] = []
    before = -2
    for card in sorted((card for card in cards if card not in JOKERS), key=lambda card: RANKS.index(card[0])):
        place = RANKS.index(card[0])
        if place == before + 1:
            runs[-1].append(card)
        else:
            runs.append([card])
        before = place
    return runs
