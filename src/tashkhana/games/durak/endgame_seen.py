"""The exact end of a deal as a seat sees it: who can work out every card plays without a mistake (K-64, L-48)."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass

from tashkhana.core.cards import number_of
from tashkhana.core.seen import Seen
from tashkhana.games.durak.bot_medium import medium
from tashkhana.games.durak.codes import DEFENCE
from tashkhana.games.durak.endgame_solver import Solver
from tashkhana.games.durak.engine import Position
from tashkhana.games.durak.legal import legal_moves
from tashkhana.games.durak.memory import recall
from tashkhana.games.durak.rules import HAND
from tashkhana.games.durak.saying import words
from tashkhana.games.durak.view import Bout, DurakView

FRUITLESS = 60
"""Bouts in a row without progress that a position can remember (DK-30)."""
BITS = 18
"""A table of 4 MB for each thread."""


class _Desk(threading.local):
    """A solver for each thread."""

    def __init__(self) -> None:
        self.solver = Solver(BITS)


_desk = _Desk()


@dataclass(frozen=True, slots=True)
class Exact:
    """A best move, None for waiting, and what perfect play brings: 1 the other is the fool, 0 nobody, -1 oneself."""

    move: str | None
    value: int


def exact_move(seen: Seen, nodes: int) -> str | None:
    """A move that perfect play allows; None where `exact` finds nothing, or where it is best to wait."""
    found = exact(seen, nodes)
    return None if found is None else found.move


def exact(seen: Seen, nodes: int) -> Exact | None:
    """A best move; of several the one that the medium player would make.

    None: hidden cards are left, more than two seats are in, or *nodes* decisions were not enough. What the seat sees
    and *nodes* give the same answer anywhere.
    """
    position = certain(seen)
    if position is None or not seen.legal:
        return None
    question = _Question(seen, position, nodes)
    value = question.root()
    if value is None:
        return None
    for move in question.candidates():
        found = question.value_after(move)
        if found is None:
            return None
        if found == value:
            return Exact(move, value)
    raise AssertionError(f"no move has the value {value} of the position: {seen}")


def exact_values(seen: Seen, nodes: int) -> dict[str | None, int] | None:
    """The value of each legal move, and of waiting (None) where the seat may wait; None as for `exact`."""
    position = certain(seen)
    if position is None or not seen.legal:
        return None
    _desk.solver.forget()
    found = _desk.solver.best(position, _seat(seen), nodes)
    return None if found is None else {words(*move): value for *move, value in found}


class _Question:
    """What is asked of the solver for one move, within one budget."""

    def __init__(self, seen: Seen, position: Position, nodes: int) -> None:
        self.seen = seen
        self.position = position
        self.seat = _seat(seen)
        self.left = nodes
        self.moves = {words(*move): move for move in legal_moves(position, self.seat)}
        self.solver = _desk.solver
        self.solver.forget()

    def root(self) -> int | None:
        """What the position brings the seat if it moves now."""
        asks = self.solver.solve_waiting if self._defends() else self.solver.solve
        return self._spent(asks(self.position, self.seat, self.left))

    def value_after(self, move: str | None) -> int | None:
        """What the move brings."""
        if move is None:
            return self._spent(self.solver.solve_waiting(self.position, self.seat, self.left))
        after = self.position.copy()
        after.apply(self.seat, *self.moves[move])
        return self._spent(self.solver.solve(after, self.seat, self.left))

    def candidates(self) -> Iterator[str | None]:
        """The medium player's move, then the others as they are listed, then waiting where that is possible."""
        first = medium(self.seen, 0)
        may_wait = self.position.phase == DEFENCE and not self._defends()
        if first in self.moves or (first is None and may_wait):
            yield first
        yield from (move for move in self.moves if move != first)
        if may_wait and first is not None:
            yield None

    def _defends(self) -> bool:
        return self.position.phase == DEFENCE and self.seat == self.position.defender

    def _spent(self, value: int | None) -> int | None:
        self.left -= self.solver.nodes
        return value


def _seat(seen: Seen) -> int:
    assert seen.seat is not None
    return seen.seat


# -- the position ------------------------------------------------------------------------------------


def certain(seen: Seen) -> Position | None:
    """The deal, where the talon is empty, two seats at most are left and the seat can work out all cards."""
    view: DurakView = seen.view
    active = sum(seat.role != "out" for seat in view.seats)
    if seen.seat is None or view.talon > 0 or active > 2:
        return None
    position = recall(seen).certain()
    if position is not None and position.rules.transfer:
        for hands, opener in starts(seen, list(position.hand)):
            position.recall_start(hands, opener)
    return position


def starts(seen: Seen, hands: list[int]) -> list[tuple[list[int], int]]:
    """The hands and the opener at the start of each bout since the last progress, the present one last (DK-30)."""
    view: DurakView = seen.view
    bouts = list(view.history)
    if bouts and bouts[-1].ended == "open":
        present = bouts.pop()
        if any(view.seats[pair.by].role == "out" for pair in present.pairs):
            return []
        hands = before(present, hands)
    found = [(hands, view.attacker)]
    for bout in reversed(bouts[len(bouts) - fruitless(bouts, seen) :]):
        hands = before(bout, hands)
        found.append((hands, bout.attacker))
    return found[:FRUITLESS][::-1]


def before(bout: Bout, hands: list[int]) -> list[int]:
    """The hands at the start of a bout from those at its end, when nobody has drawn."""
    hands = list(hands)
    taker = bout.defenders[-1]
    for pair in bout.pairs:
        cards = 1 << number_of(pair.attack) | (1 << number_of(pair.cover) if pair.cover else 0)
        if bout.ended == "taken":
            hands[taker] &= ~cards
        hands[pair.by] |= 1 << number_of(pair.attack)
        hands[taker] |= 1 << number_of(pair.cover) if pair.cover else 0
    return hands


def fruitless(bouts: list[Bout], seen: Seen) -> int:
    """How many of the bouts that have ended are since the last progress: a beaten bout, a draw, a seat that left.

    Where the history does not reach back to the deal, all taken bouts at its end are counted.
    """
    counts = [HAND] * seen.players
    talon = int(seen.settings["deck"]) - HAND * seen.players
    if talon == 0 and seen.settings["full_deal_trump"] == "talon_one":
        counts[seen.dealer], talon = HAND - 1, 1
    whole = [bout.number for bout in bouts] == list(range(1, len(bouts) + 1))
    since = 0
    for bout in bouts:
        lay(bout, counts)
        drawn = refill(bout, counts, talon) if whole else 0
        talon -= drawn
        left = whole and talon == 0 and any(counts[pair.by] == 0 for pair in bout.pairs)
        since = 0 if bout.ended == "beaten" or drawn > 0 or left else since + 1
    return since


def lay(bout: Bout, counts: list[int]) -> None:
    """Count the cards that went from hand to hand, or away, in a bout."""
    taker = bout.defenders[-1]
    for pair in bout.pairs:
        counts[pair.by] -= 1
        if bout.ended == "taken":
            counts[taker] += 1
        elif pair.cover is not None:
            counts[taker] -= 1


def refill(bout: Bout, counts: list[int], talon: int) -> int:
    """Draw up to six, from the opener leftwards, the defender last (DK-20); the cards drawn in all."""
    players = len(counts)
    order = [(bout.attacker + i) % players for i in range(players)]
    order.remove(bout.defenders[-1])
    drawn = 0
    for seat in [*order, bout.defenders[-1]]:
        draws = max(0, min(HAND - counts[seat], talon - drawn))
        counts[seat] += draws
        drawn += draws
    return drawn
