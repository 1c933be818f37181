"""A search over many deals that fit what a seat has seen: every move is played on in the same deals to the round's end.

Bad moves drop out on the way. Compiled with the C types in ``search.pxd``; ``think.py`` asks it.
"""

from __future__ import annotations

from collections.abc import Sequence

from tashkhana.games.dhumbal.codes import CAPPED, DISCARD, JOKER, OVER, PASS, TURN

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.bits_plain import popcount
    from tashkhana.games.dhumbal.belief import Belief
    from tashkhana.games.dhumbal.engine import Position
    from tashkhana.games.dhumbal.policy import Policy

NOBODY = -1
ROOM = 64
"""The most moves that are looked at."""
HORIZON = 60
"""Turns after which a playout is taken as if the cap of throws had come: hardly any hand is still carried."""
TOP = 10000
"""What the match is worth, in hundredths of a point, to a player that plays for it."""
JOKERS = 1 << JOKER | 1 << (16 + JOKER)


class Stake:
    """What a round that has ended is worth to one seat, in hundredths of a point.

    ``total[s]``: the totals before it. ``match``: whether winning the match counts beside the points of the round.
    ``last``: whether it is the last round. ``leaves``: from how many points on a seat is out of the match; 0: never.
    """

    __slots__ = ("cumulative", "halving", "last", "leaves", "match", "out", "players", "seat", "total")

    def __init__(
        self,
        seat: int,
        totals: Sequence[int],
        *,
        cumulative: bool,
        halving: bool = False,
        match: bool = False,
        last: bool = False,
        leaves: int = 0,
        out: int = 0,
    ) -> None:
        self.seat = seat
        self.players = len(totals)
        self.cumulative = cumulative
        self.halving = halving
        self.match = match
        self.last = last
        self.leaves = leaves
        self.out = out
        if not cython.compiled:
            self.total = [0] * 6
        for other in range(self.players):
            self.total[other] = totals[other]

    def worth(self, p: Position) -> int:
        """The points of the round to the seat, and its chance to win the match if that counts."""
        points = self.standing(p, self.seat) - self.total[self.seat]
        if self.cumulative:
            points = -points
        return 100 * points + (self.chance(p) if self.match else 0)

    def standing(self, p: Position, seat: int) -> int:
        """The total of a seat after the round; 50, 100 and 200 become half where that is played."""
        if not self.cumulative:
            return self.total[seat] + p.paid[seat]
        after = self.total[seat] + p.took[seat]
        if self.halving and p.took[seat] != 0 and after in (50, 100, 200):
            return after >> 1
        return after

    def chance(self, p: Position) -> int:
        """The seat's part of the match: at its end all or an equal share, before it one share of those left in it."""
        own = self.standing(p, self.seat)
        left = ahead = 0
        tied = 1
        inside = self.leaves == 0 or own < self.leaves
        for seat in range(self.players):
            after = self.standing(p, seat)
            if seat == self.seat or self.out >> seat & 1:
                continue
            if self.leaves == 0 or after < self.leaves:
                left += 1
            if (after < own) if self.cumulative else (after > own):
                ahead += 1
            if after == own:
                tied += 1
        if left == 0 and inside:
            return TOP
        if self.last or (left == 0 and not inside):
            return TOP // tied if ahead == 0 else 0
        return TOP // (left + 1) if inside else 0


class Search:
    """Plays the moves of the seat that is due at ``start`` on, in deals of ``belief``.

    It plays on by ``mine``, the others by ``theirs``. ``order[:alive]``: the moves that are still looked at, the best
    first once ``drop`` was asked. ``together[i]``: the worth of move *i* in so many ``worlds``. ``gaps``, ``squares``:
    sums of the differences between the last two moves, and of their squares.
    """

    __slots__ = (
        "alive",
        "belief",
        "cards",
        "count",
        "gaps",
        "kind",
        "mine",
        "order",
        "p",
        "squares",
        "stake",
        "start",
        "theirs",
        "together",
        "world",
        "worlds",
    )

    def __init__(
        self,
        start: Position,
        belief: Belief,
        *,
        mine: Policy,
        theirs: Policy,
        stake: Stake,
        moves: Sequence[tuple[int, int]],
    ) -> None:
        self.start = start
        self.world = start.copy()
        self.p = start.copy()
        self.belief = belief
        self.mine = mine
        self.theirs = theirs
        self.stake = stake
        self.count = self.alive = min(len(moves), ROOM)
        self.worlds = self.gaps = self.squares = 0
        if not cython.compiled:
            self.kind = [0] * ROOM
            self.cards = [0] * ROOM
            self.together = [0] * ROOM
            self.order = [0] * ROOM
        for i in range(self.count):
            self.kind[i], self.cards[i] = moves[i]
            self.order[i] = i
            self.together[i] = 0

    def run(self, worlds: int) -> None:
        """``play``, without the interpreter's lock."""
        with cython.nogil:
            self.play(worlds)

    def play(self, worlds: int) -> None:
        """Play every move that is left on in so many more deals."""
        for _ in range(worlds):
            self.belief.deal(self.world)
            stream = self.belief.rng.next()
            gap = 0
            for i in range(self.alive):
                worth = self.play_one(self.order[i], stream)
                gap = worth - gap
            if self.alive == 2:
                self.gaps += gap
                self.squares += gap * gap
            self.worlds += 1

    def play_one(self, i: int, stream: int) -> int:
        self.p.copy_from(self.world)
        self.mine.rng.seed(stream)
        self.theirs.rng.seed(stream)
        self.make(self.p, self.kind[i], self.cards[i])
        self.playout(self.p)
        worth = self.stake.worth(self.p)
        self.together[i] += worth
        return worth

    def playout(self, p: Position) -> None:
        """Play the deal to its end, or for so many turns that it might as well end."""
        turns = 0
        while p.phase != OVER:
            if p.phase == TURN:
                turns += 1
                if turns > HORIZON:
                    p.end(CAPPED)
                    return
            if p.turn == self.stake.seat:
                self.mine.step(p)
            else:
                self.theirs.step(p)

    def make(self, p: Position, kind: int, cards: int) -> None:
        """Make a move; jokers of a set lie under it."""
        if kind == PASS:
            p.slapper = NOBODY
            return
        p.apply(p.slapper if p.slapper >= 0 else p.turn, kind, cards)
        if kind == DISCARD and cards & JOKERS != 0 and cards & ~JOKERS != 0 and p.one_rank(cards):
            jokers_under(p, popcount(cards))

    def drop(self, left: int) -> None:
        """Order the moves by what they are worth so far, and go on with so many of the best."""
        for i in range(1, self.alive):
            move = self.order[i]
            j = i
            while j > 0 and self.together[self.order[j - 1]] < self.together[move]:
                self.order[j] = self.order[j - 1]
                j -= 1
            self.order[j] = move
        self.alive = min(self.alive, left)

    def settled(self) -> bool:
        """Whether one of the last two moves is better beyond reasonable doubt: by three standard errors."""
        return self.gaps * self.gaps > 9 * self.squares > 0

    def found(self) -> list[tuple[int, float]]:
        """The moves that are left, the best first, each with its points."""
        return [(self.order[i], self.together[self.order[i]] / (100 * max(1, self.worlds))) for i in range(self.alive)]


def jokers_under(p: Position, count: int) -> None:
    """Bring the jokers among the upper discards under the others."""
    first = p.piled - count
    for i in range(p.piled - count, p.piled):
        if p.pile[i] & 15 == JOKER:
            card = p.pile[i]
            p.pile[i] = p.pile[first]
            p.pile[first] = card
            first += 1
