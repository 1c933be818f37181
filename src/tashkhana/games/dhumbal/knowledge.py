"""What a seat knows for certain, put together from what it has seen, for a search.

It has seen every discard and every card that others took up; a stock that was rebuilt holds only discards.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from tashkhana.core.cards import Card
from tashkhana.core.seen import Seen
from tashkhana.games.dhumbal import codes
from tashkhana.games.dhumbal.belief import Belief
from tashkhana.games.dhumbal.engine import Position
from tashkhana.games.dhumbal.naming import number_of, set_of
from tashkhana.games.dhumbal.rules import pack, value
from tashkhana.games.dhumbal.settings import rules_of
from tashkhana.games.dhumbal.view import DhumbalTurn, DhumbalView

ALL: Final = 1 << 32
"""A chance of one, as `Belief` counts."""
KEPT: Final = (
    (100, 100, 100, 100, 100, 100, 100, 100, 100, 100),
    (100, 100, 100, 100, 85, 85, 85, 85, 80, 55),
    (100, 100, 100, 92, 75, 72, 68, 68, 60, 30),
    (100, 100, 97, 88, 75, 68, 65, 55, 40, 13),
    (100, 98, 93, 80, 70, 57, 50, 40, 22, 6),
    (100, 97, 88, 74, 62, 44, 34, 23, 11, 3),
    (100, 95, 86, 71, 52, 34, 23, 10, 5, 2),
    (100, 95, 83, 64, 43, 24, 15, 8, 3, 2),
    (100, 92, 72, 52, 30, 14, 7, 3, 2, 1),
)
"""How much likelier than any other place the hand of a seat is for a card of 1 to 10 points, by the seat's throws.

Counted in deals of medium players, two and four at a table: players keep what is light.
"""
TELLS: Final = 4
"""A card of so many points is taken to be thrown with another, a lighter one for itself."""
PAIRED: Final = 3
"""How much likelier a seat holds another card of a rank that it took up, for it took that for a reason: so counted."""


@dataclass
class Past:
    """What the history of a deal tells.

    `lying`: the discards that were seen, in the order they came. `shuffled`: those that the stock was rebuilt from.
    `drawn[s]`: stock cards that a seat drew since then and has not thrown, as far as can be told.
    `throws[s]`: throws of a seat.
    """

    lying: list[int] = field(default_factory=list)
    shuffled: set[int] = field(default_factory=set)
    rebuilt: bool = False
    drawn: list[int] = field(default_factory=lambda: [0] * 6)
    throws: list[int] = field(default_factory=lambda: [0] * 6)
    known: set[int] = field(default_factory=set)


def past_of(view: DhumbalView, *, discard_first: bool) -> Past:
    """Go through the turns of the deal."""
    past = Past()
    for turn in view.history:
        if discard_first:
            _throw(past, turn)
            _draw(past, turn, len(turn.threw))
        else:
            _draw(past, turn, 1)
            _throw(past, turn)
        past.lying += [number_of(turn.slapped)] if turn.slapped else []
        if turn.slapped:
            _gone(past, turn.seat, number_of(turn.slapped))
    return past


def _draw(past: Past, turn: DhumbalTurn, stays: int) -> None:
    if turn.rebuilt:
        kept = past.lying[len(past.lying) - stays :]
        past.shuffled = set(past.lying[: len(past.lying) - stays])
        past.lying = kept
        past.rebuilt = True
        past.drawn = [0] * 6
    if turn.drew == "stock":
        past.drawn[turn.seat] += 1
    if turn.took is not None:
        card = number_of(turn.took)
        if card in past.lying:
            past.lying.remove(card)
        past.known.add(card)


def _throw(past: Past, turn: DhumbalTurn) -> None:
    for card in map(number_of, turn.threw):
        _gone(past, turn.seat, card)
        past.lying.append(card)
    past.throws[turn.seat] += bool(turn.threw)


def _gone(past: Past, seat: int, card: int) -> None:
    """A card leaves a hand: one that all saw taken, or one drawn from the new stock, or one held before."""
    if card in past.known:
        past.known.remove(card)
    elif card in past.shuffled:
        past.drawn[seat] = max(0, past.drawn[seat] - 1)


@dataclass(frozen=True)
class Knowledge:
    """A position that fits what was seen, and the belief that deals it anew."""

    start: Position
    belief: Belief


def knowledge(seen: Seen, seed: int) -> Knowledge:
    """What the seat that sees this knows."""
    return _Table(seen).knowledge(seed)


class _Table:
    """The seen table on its way into a position."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.view: DhumbalView = seen.view
        self.rules = rules_of(seen.settings)
        self.past = past_of(self.view, discard_first=bool(self.rules.discard_first))
        self.me = seen.seat or 0
        self.known = [set_of(seat.known) for seat in self.view.seats]
        upper = [number_of(card) for card in (*self.view.last, *self.view.thrown)]
        below = [card for card in self.past.lying if card not in upper]
        held = set_of(self.view.hand) | sum(known for seat, known in enumerate(self.known) if seat != self.me)
        self.unseen = [
            card for card in pack(self.rules.jokers) if not held >> card & 1 and card not in {*below, *upper}
        ]
        self.buried = self.view.discards - len(below) - len(upper)
        self.pile = [*below, *upper]

    def hidden(self, seat: int) -> int:
        """How many cards of another seat nobody has seen."""
        there = self.view.seats[seat]
        return 0 if seat == self.me or there.out else there.count - len(there.known)

    def knowledge(self, seed: int) -> Knowledge:
        belief = Belief(seed)
        old = [card for card in self.unseen if self.past.rebuilt and card not in self.past.shuffled]
        belief.set_cards(old, [card for card in self.unseen if card not in old], self.buried, self.view.stock)
        old_slots: list[int] = []
        slots: list[int] = []
        for seat in range(self.seen.players):
            hidden = self.hidden(seat)
            new = min(hidden, self.past.drawn[seat]) if self.past.rebuilt else hidden
            old_slots += [seat] * (hidden - new)
            slots += [seat] * new
            if seat != self.me:
                belief.set_chances(seat, self.chances(seat))
        belief.set_slots(old_slots, slots)
        return Knowledge(self.start(), belief)

    def chances(self, seat: int) -> list[int]:
        """How likely a seat keeps a card, by its rank."""
        kept = KEPT[min(self.past.throws[seat], len(KEPT) - 1)]
        wanted = {number_of(card) & 15 for card in self.view.seats[seat].known}
        chances = [kept[min(max(1, value(rank, 0)), 10) - 1] for rank in range(14)]
        likely = [
            chance * (PAIRED if rank in wanted and value(rank, 0) >= TELLS else 1)
            for rank, chance in enumerate(chances)
        ]
        return [chance * ALL // max(likely) for chance in likely]

    def start(self) -> Position:
        """A first deal of the unseen cards, for the places that only the belief fills."""
        unseen = list(self.unseen)
        hands = [self.known[seat] for seat in range(self.seen.players)]
        hands[self.me] = set_of(self.view.hand)
        for seat in range(self.seen.players):
            for _ in range(self.hidden(seat)):
                hands[seat] |= 1 << unseen.pop()
        discards = [*(unseen.pop() for _ in range(self.buried)), *self.pile]
        out = sum(1 << seat for seat, there in enumerate(self.view.seats) if there.out)
        last, own = len(self.view.last), len(self.view.thrown)
        position = Position(self.rules)
        position.set_up(
            hands,
            discards,
            unseen,
            self.view.turn,
            throws=self.view.throws,
            last=max(last, min(1, len(discards))),
            dealer=self.seen.dealer,
            out=out,
        )
        fresh = number_of(self.view.taken) if self.view.taken else -1
        phase = codes.PHASES.index(self.view.phase)
        position.set_moment(phase, self.known, last=last, own=own, fresh=fresh, drew=self.drew(), seat=self.me)
        return position

    def drew(self) -> int:
        """The stock card that this seat may slap down now; -1 if none."""
        slaps = [words for words in self.seen.legal if words.startswith("slap ")]
        return number_of(Card(slaps[0].split()[1])) if slaps else -1
