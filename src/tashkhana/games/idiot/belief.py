"""What a seat knows of a deal of Idiot, and deals that agree with it.

A belief is a position in which everything lies that the seat can place, and the pool of the cards that it cannot. Those
are dealt into the other hands, onto the face-down places, the seat's own among them, and into the stock, each way as
likely as the others.

Compiled with the C types in ``belief.pxd``.
"""

from __future__ import annotations

from collections.abc import Sequence

from tashkhana.games.idiot.rules import MOST_CARDS, MOST_SEATS

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.rng import Rng
    from tashkhana.games.idiot.engine import Position

PLACES = 6


class Belief:
    """What one seat can place (``base``), and ``pool[:count]``, what it cannot.

    ``hidden[s]``: cards of the hand of seat s that are somewhere in the pool; ``covered[6 * s + place]``: whether a
    face-down card lies there; ``stock``: cards of the stock.
    """

    __slots__ = ("base", "count", "covered", "hidden", "pool", "stock")

    def __init__(self, base: Position, pool: Sequence[int], hidden: Sequence[int], covered: Sequence[int]) -> None:
        self.base = base
        self.count = len(pool)
        if not cython.compiled:
            self.pool = [0] * MOST_CARDS
            self.hidden = [0] * MOST_SEATS
            self.covered = [0] * (MOST_SEATS * PLACES)
        for i in range(len(pool)):
            self.pool[i] = pool[i]
        for i in range(MOST_SEATS):
            self.hidden[i] = hidden[i] if i < len(hidden) else 0
        for i in range(MOST_SEATS * PLACES):
            self.covered[i] = covered[i] if i < len(covered) else 0
        self.stock = len(pool) - sum(hidden) - sum(covered)
        if self.stock < 0:
            raise ValueError(f"{len(pool)} cards cannot lie in {sum(hidden)} and {sum(covered)} places")

    def deal(self, p: Position, rng: Rng) -> None:
        """Make *p* a deal that agrees with all the seat knows."""
        p.copy_from(self.base)
        self.shuffle(rng)
        at = 0
        for seat in range(p.players):
            for _ in range(self.hidden[seat]):
                p.hold(seat, self.pool[at])
                at += 1
        for i in range(PLACES * p.players):
            if self.covered[i]:
                p.down[i] = self.pool[at]
                at += 1
        p.top = 0
        p.end = self.stock
        for i in range(self.stock):
            p.stock[i] = self.pool[at + i]

    def shuffle(self, rng: Rng) -> None:
        for i in range(self.count - 1, 0, -1):
            j = rng.below(i + 1)
            card = self.pool[i]
            self.pool[i] = self.pool[j]
            self.pool[j] = card

    def cards(self) -> list[int]:
        """The cards that the seat cannot place, in no order."""
        return [self.pool[i] for i in range(self.count)]
