"""What the exact endgame keeps in mind: values found already, the path it has come, and how much it may still look at.

Compiled with the C types in ``endgame_memory.pxd``.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.games.durak.endgame_bits_plain import SEAT
    from tashkhana.games.durak.endgame_cards import Hands
    from tashkhana.games.durak.endgame_table import MISS, Table

LONGEST = 200  # bouts on one path
NEVER = 1000  # rests on nothing further up
CUT = -1  # rests on the search having been cut short


class Memory:
    """What ``Search`` knows beside the position it looks at.

    ``value``, ``rest``, ``tall``: of what was known last; beside any value just found, the place on the path that a
    draw rests on, and how many bouts in a row without progress a win needs.
    ``nodes``, ``most``, ``spent``: decisions looked at, how many there may be, and whether they ran out.
    """

    __slots__ = (
        "base",
        "hands",
        "most",
        "nodes",
        "path",
        "ply",
        "rest",
        "salt",
        "spent",
        "table",
        "tall",
        "turns",
        "value",
        "whole",
        "worn_count",
        "worn_mine",
        "worn_seat",
        "worn_theirs",
    )

    def __init__(self, bits: int) -> None:
        self.table = Table(bits)
        self.hands = Hands()
        self.worn_count = 0
        self.salt = 0
        self.begin(0)
        self.start(0)
        if not cython.compiled:
            self.path = [0] * LONGEST
            self.worn_mine = [0] * 30
            self.worn_theirs = [0] * 30
            self.worn_seat = [0] * 30

    def begin(self, most: int) -> None:
        """A new question, that may take so many decisions."""
        self.nodes = 0
        self.most = self.whole = most
        self.spent = False

    def start(self, turns: int) -> None:
        """At the root, nothing rests on anything; without progress the attack may turn so often (in ``TURN``)."""
        self.turns = turns
        self.value = 0
        self.base = self.ply = 0
        self.rest = NEVER
        self.tall = 0

    def settled(self, value: int) -> int:
        """A value that rests on nothing."""
        self.rest = NEVER
        self.tall = 0
        return value

    # -- how much it may look at ---------------------------------------------------------------

    def spend(self) -> bool:
        """Count a decision; whether there are none left."""
        if self.nodes >= self.most:
            self.spent = True
        if not self.spent:
            self.nodes += 1
        return self.spent

    def give_up(self) -> int:
        """Look at nothing more for this question."""
        self.nodes = max(self.nodes, self.whole)
        self.spent = True
        return self.settled(0)

    def ran_out(self, outer: int) -> bool:
        """Whether the decisions for one choice ran out. Again there are *outer*; ``spent`` says whether these did."""
        self.most = outer
        if not self.spent:
            return False
        self.spent = self.nodes >= outer
        return True

    # -- what is known already -----------------------------------------------------------------

    def known(self, found: int, s: int, k: int) -> bool:
        """Whether what the table holds answers the question; then ``value``, ``rest`` and ``tall`` are set."""
        if found == MISS:
            return False
        value, turns = (found & 3) - 1, found >> 10 & 7
        if value < k:
            value, turns = (found >> 2 & 3) - 1, found >> 13
            if value >= k:
                return False
        if value == 0 and turns < s >> 13:
            return False
        self.value = value
        self.rest = NEVER if value != 0 or turns == 7 else CUT
        self.tall = found >> 4 & 63 if value != 0 else 0
        return True

    def keep(self, key: int, found: int, s: int, k: int, value: int, work: int) -> None:
        """Store a bound beside what was known: a draw with the turns of the attack that were looked at."""
        if self.spent or 0 <= self.rest < NEVER:
            return
        turns = 7 if self.rest == NEVER else s >> 13
        if found == MISS:
            found = 2 << 2
        low = value >= k
        found = found & 0xE3FC | value + 1 | turns << 10 if low else found & 0x1FF3 | value + 1 << 2 | turns << 13
        if value != 0:
            found = (found & 0xFC0F) | self.tall << 4
        self.table.keep(key, found, work)

    def seen(self, key: int) -> bool:
        """Whether the path has come back to a position: a draw that rests on it."""
        for i in range(self.base, self.ply):
            if self.path[i] == key:
                self.rest = i
                self.tall = 0
                return True
        return False

    def is_worn(self, a: int, d: int, s: int) -> bool:
        """Whether this start of a bout comes for the third time (DK-30)."""
        for i in range(self.worn_count):
            if self.worn_mine[i] == a and self.worn_theirs[i] == d and self.worn_seat[i] == s & SEAT:
                return True
        return False
