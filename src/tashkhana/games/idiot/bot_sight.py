"""What a computer player makes of the table it sees: its plays, what they leave, and who could answer them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property

from tashkhana.core.cards import Card
from tashkhana.core.seen import Seen
from tashkhana.games.idiot.bot_ranks import Ranks, ranks_of
from tashkhana.games.idiot.codes import TWO
from tashkhana.games.idiot.view import IdiotSeat, IdiotView

LAYING = ("open", "play", "jump")

_WITHOUT_SUITS = str.maketrans("", "", "CDHS")


@dataclass(frozen=True, slots=True)
class Lay:
    """A play by its ranks, twos first: suits never matter (I-11). `words`: the move as it stands in `Seen.legal`."""

    verb: str
    ranks: tuple[int, ...]
    words: str


def _lay(words: str) -> Lay:
    verb, *cards = words.split()
    return Lay(verb, tuple(ranks_of(map(Card, cards))), words)


@dataclass(frozen=True, slots=True)
class Left:
    """What a play leaves: the ranks laid and the pile, bottom to top (empty if it `burned`), and who is due then."""

    laid: tuple[int, ...]
    pile: tuple[int, ...]
    burned: bool
    leader: int


@dataclass(frozen=True)
class Sight:
    """A seat's look at the table."""

    seen: Seen
    view: IdiotView
    ranks: Ranks
    _shares: dict[int, float] = field(default_factory=dict)

    @classmethod
    def of(cls, seen: Seen) -> Sight:
        """The look of the seat that sees this."""
        return cls(seen, seen.view, Ranks.at(seen.settings))

    # -- moves --------------------------------------------------------------------------------

    @cached_property
    def _by_verb(self) -> dict[str, list[str]]:
        """The legal moves by their verbs, in their stable order."""
        found: dict[str, list[str]] = {}
        for words in self.seen.legal:
            found.setdefault(words.partition(" ")[0], []).append(words)
        return found

    def words_to(self, verb: str) -> list[str]:
        """The legal moves with this verb."""
        return self._by_verb.get(verb, [])

    @cached_property
    def lays(self) -> list[Lay]:
        """The legal plays; of those with the same ranks the first."""
        listed = [words for verb in LAYING for words in self.words_to(verb)]
        first = {words.translate(_WITHOUT_SUITS): words for words in reversed(listed)}
        return [_lay(words) for words in reversed(first.values())]

    # -- cards --------------------------------------------------------------------------------

    @cached_property
    def place(self) -> int:
        """The own seat."""
        assert self.seen.seat is not None
        return self.seen.seat

    @cached_property
    def own(self) -> IdiotSeat:
        """What everybody sees of the own seat."""
        return self.view.seats[self.place]

    @cached_property
    def hand(self) -> Counter[int]:
        """How many cards of each rank the own hand holds."""
        return Counter(ranks_of(self.view.hand))

    @cached_property
    def held(self) -> Counter[int]:
        """The same for the zone that is played from."""
        return Counter(ranks_of(self.own.up)) if self.own.zone == "up" else self.hand

    @cached_property
    def pile(self) -> tuple[int, ...]:
        """The ranks on the pile, bottom to top."""
        return tuple(ranks_of(self.view.pile))

    @cached_property
    def unseen(self) -> Counter[int]:
        """Cards of each rank that this seat cannot place. It keeps no count of what was burned."""
        left = Counter(dict(enumerate(self.ranks.copies)))
        left.subtract(self.pile)
        left.subtract(self.hand)
        for place, seat in enumerate(self.view.seats):
            left.subtract(ranks_of(seat.up))
            if place != self.place:
                left.subtract(ranks_of(seat.known))
        return +left

    # -- what comes after a play --------------------------------------------------------------

    def after(self, lay: Lay) -> Left:
        """What the play leaves; twos that burn keep their companions back (IK-11)."""
        pile = list(self.pile)
        laid: list[int] = []
        for rank in lay.ranks:
            if rank != TWO and laid and laid[-1] == TWO and self.ranks.is_burning(pile):
                break
            pile.append(rank)
            laid.append(rank)
        burned = self.ranks.is_burning(pile)
        leader = self._leader(laid, burned=burned, jumped=lay.verb == "jump")
        return Left(tuple(laid), () if burned else tuple(pile), burned, leader)

    def _leader(self, laid: list[int], *, burned: bool, jumped: bool) -> int:
        direction = self.view.direction * (-1) ** sum(rank in self.ranks.turns for rank in laid)
        if burned:
            stays = jumped or self.seen.settings["after_burn"] == "same"
            return self.place if stays else self._next(self.place, direction)
        leader = self.place
        for _ in range(1 + sum(rank in self.ranks.skips for rank in laid)):
            leader = self._next(leader, direction)
        return leader

    def _next(self, seat: int, direction: int) -> int:
        """The next seat with cards that way round."""
        for step in range(1, self.seen.players + 1):
            other = (seat + step * direction) % self.seen.players
            if not self.view.seats[other].out:
                return other
        return seat

    @property
    def follower(self) -> int:
        """Who is due after this seat if nothing is laid."""
        return self._next(self.place, self.view.direction)

    def stuck(self, seat: int, number: int | None) -> float:
        """How likely a seat has nothing to lay on a number, by what everybody has seen of its cards."""
        look = self.view.seats[seat]
        if number is None or seat == self.place:
            return 0.0
        if look.zone == "up":
            return float(not any(self.ranks.fits(rank, number) for rank in ranks_of(look.up)))
        if any(self.ranks.fits(rank, number) for rank in ranks_of(look.known)):
            return 0.0
        hidden = 1 if look.zone == "down" else look.count - len(look.known)
        return float((1.0 - self._share_fitting(number)) ** hidden)

    def _share_fitting(self, number: int) -> float:
        """How many of the unseen cards could be laid on a number, from 0 to 1."""
        if number not in self._shares:
            fitting = sum(count for rank, count in self.unseen.items() if self.ranks.fits(rank, number))
            self._shares[number] = fitting / max(1, sum(self.unseen.values()))
        return self._shares[number]

    def cards_left(self, seat: int) -> int:
        """How many cards a seat still has in all its zones."""
        look = self.view.seats[seat]
        return look.count + sum(card is not None for card in look.up) + sum(look.down)

    @cached_property
    def active(self) -> int:
        """How many seats still have cards."""
        return sum(not seat.out for seat in self.view.seats)
