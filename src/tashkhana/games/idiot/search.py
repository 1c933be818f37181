"""Looking at many possible deals before a move: each move is tried in the same deals, and the poorer half given up.

A deal is dealt from the belief of the seat, the move is made in it, and the quick players play it out (perfect
information Monte Carlo, with successive halving). Nothing is known to a move that the seat does not know.

Compiled with the C types in ``search.pxd``.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import thread_time

from tashkhana.games.idiot.codes import SWAP

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.rng import Rng
    from tashkhana.games.idiot.belief import Belief
    from tashkhana.games.idiot.engine import Position
    from tashkhana.games.idiot.policy import Policy
    from tashkhana.games.idiot.tree import Tree

MOST_ARMS = 32
MOST_SWAPS = 6
WHOLE = 1000
SAFETY_STOP = 3.0
SLICE = 256
"""Play-outs between two looks at the clock."""
BETWEEN = 8
"""Deals after which hopeless moves are given up."""
CLEAR = 9
"""The square of how many standard deviations are clear."""
LONGEST = 400
"""Turns that a deal is played on; then the cards that are left tell who is losing."""


class Search:
    """Moves that are compared: ``tries[i]`` play-outs of move i, which lost the seat ``lost[i]`` deals in thousandths.

    A move is what the engine calls (kind, a, b, n), after ``swaps[i]`` exchanges; kind -1 lets the others play.
    ``live[:alive]``: the moves that are still tried. ``differ[32 * i + j]``: deals in which two fared otherwise.
    """

    __slots__ = (
        "a",
        "alive",
        "arms",
        "b",
        "belief",
        "deep",
        "differ",
        "given",
        "kind",
        "live",
        "lost",
        "n",
        "policy",
        "result",
        "rng",
        "seat",
        "swaps",
        "table",
        "taken",
        "tree",
        "tries",
        "world",
    )

    def __init__(self, belief: Belief, policy: Policy, seat: int, seed: int, *, deep: bool = False) -> None:
        """*deep*: whether the seat's own later moves are searched too, and not left to the quick player."""
        self.belief = belief
        self.policy = policy
        self.seat = seat
        self.rng = Rng(seed)
        self.world = Position(belief.base.rules)
        self.table = Position(belief.base.rules)
        self.deep = deep
        self.tree = Tree()
        self.arms = self.alive = 0
        if not cython.compiled:
            self.kind = [0] * MOST_ARMS
            self.a = [0] * MOST_ARMS
            self.b = [0] * MOST_ARMS
            self.n = [0] * MOST_ARMS
            self.swaps = [0] * MOST_ARMS
            self.given = [0] * (MOST_ARMS * MOST_SWAPS)
            self.taken = [0] * (MOST_ARMS * MOST_SWAPS)
            self.live = [0] * MOST_ARMS
            self.lost = [0] * MOST_ARMS
            self.tries = [0] * MOST_ARMS
            self.result = [0] * MOST_ARMS
            self.differ = [0] * (MOST_ARMS * MOST_ARMS)

    def add(self, kind: int, a: int, b: int, n: int, swaps: Sequence[tuple[int, int]] = ()) -> None:
        """One more move to try, after some exchanges: a hand card for a face-up one, each."""
        i = self.arms
        self.kind[i] = kind
        self.a[i] = a
        self.b[i] = b
        self.n[i] = n
        self.swaps[i] = len(swaps)
        for j in range(len(swaps)):
            self.given[MOST_SWAPS * i + j] = swaps[j][0]
            self.taken[MOST_SWAPS * i + j] = swaps[j][1]
        self.lost[i] = self.tries[i] = 0
        for j in range(MOST_ARMS * MOST_ARMS if i == 0 else 0):
            self.differ[j] = 0
        self.live[i] = i
        self.tree.grow(-1, i)
        self.arms += 1
        self.alive += 1

    def run(self, budget: int) -> int:
        """Spend so many play-outs, the same number in each round, after which half of the moves are given up.

        The number of the best move. After three seconds of computing it is content with what it has: only plain Python
        is so slow.
        """
        until = thread_time() + SAFETY_STOP
        rounds = max(1, (self.arms - 1).bit_length())
        for left in range(rounds, 0, -1):
            spent = 0
            while spent < budget // left and thread_time() < until:
                part = self.race(min(SLICE, budget // left - spent))
                spent += part
                if part == 0:
                    break
            budget -= spent
            self.sort()
            if left > 1:
                self.alive = (self.alive + 1) // 2
        return self.live[0]

    def race(self, budget: int) -> int:
        """Try the moves that are left in so many play-outs, fewer if one is clearly best; how many it were."""
        with cython.nogil:
            spent = self.race_on(budget)
        return spent  # noqa: RET504 - a lock is taken again before it returns

    def race_on(self, budget: int) -> int:
        spent = 0
        deals = 0
        while (self.alive > 1 or self.arms == 1) and spent < budget:
            self.try_all()
            spent += self.alive
            deals += 1
            if deals % BETWEEN == 0:
                self.drop_hopeless()
        return spent

    def try_all(self) -> None:
        """Try each move that is left in one more deal."""
        self.belief.deal(self.world, self.rng)
        for i in range(self.alive):
            self.try_one(self.live[i])
        for i in range(self.alive):
            for j in range(i):
                if self.result[self.live[i]] != self.result[self.live[j]]:
                    self.differ[MOST_ARMS * self.live[i] + self.live[j]] += 1
                    self.differ[MOST_ARMS * self.live[j] + self.live[i]] += 1

    def drop_hopeless(self) -> None:
        """Give up the moves that are worse than the best by far more than chance explains.

        Two moves can only be told apart by the deals in which they differ: chance makes the difference of their sums as
        large as the root of their number.
        """
        self.sort()
        best = self.live[0]
        for i in range(self.alive - 1, 0, -1):
            arm = self.live[i]
            worse = (self.lost[arm] - self.lost[best]) // WHOLE
            if worse * worse > CLEAR * self.differ[MOST_ARMS * best + arm]:
                self.alive -= 1
                self.live[i] = self.live[self.alive]
                self.live[self.alive] = arm

    def try_one(self, i: int) -> None:
        self.table.copy_from(self.world)
        for j in range(self.swaps[i]):
            self.table.apply(self.seat, SWAP, self.given[MOST_SWAPS * i + j], self.taken[MOST_SWAPS * i + j], 0)
        if self.kind[i] >= 0:
            self.table.apply(self.seat, self.kind[i], self.a[i], self.b[i], self.n[i])
        if self.deep:
            self.tree.play(self.table, self.policy, self.seat, i)
        else:
            self.policy.finish(self.table, self.seat, LONGEST)
        self.result[i] = self.policy.lost[self.seat]
        self.lost[i] += self.result[i]
        self.tries[i] += 1

    def sort(self) -> None:
        """The moves that are left by what they lost, the best first; of equals the first."""
        for i in range(1, self.alive):
            j = i
            while j > 0 and self.lost[self.live[j]] < self.lost[self.live[j - 1]]:
                arm = self.live[j]
                self.live[j] = self.live[j - 1]
                self.live[j - 1] = arm
                j -= 1

    def order(self) -> list[int]:
        """The numbers of the moves, the best first; those given up later before those given up earlier."""
        return [self.live[i] for i in range(self.arms)]

    def share(self, i: int) -> float:
        """The share of deals lost after a move, 0 to 1."""
        return self.lost[i] / (1.0 * WHOLE * max(1, self.tries[i]))
