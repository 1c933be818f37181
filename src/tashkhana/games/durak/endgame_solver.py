"""Exact values of positions and moves where two seats are left and the talon is empty (K-64, L-48)."""

from __future__ import annotations

from tashkhana.games.durak.codes import DEFENCE, OPENING, OVER, TAKEN, WAIT

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.bits_plain import popcount
    from tashkhana.games.durak.endgame_bits_plain import (
        EARLY,
        ENDLESS,
        MUTE,
        PASSING,
        SEAT,
        SHOWN,
        TURN,
        TURNED,
        TURNS,
        WORN,
        mix,
    )
    from tashkhana.games.durak.endgame_cards import small
    from tashkhana.games.durak.endgame_memory import NEVER
    from tashkhana.games.durak.endgame_rounds import Rounds
    from tashkhana.games.durak.engine import FRUITLESS, ROW, Position
    from tashkhana.games.durak.legal import Moves, legal

COMPILED = bool(cython.compiled)
"""Whether the solver runs as machine code, hundreds of times as fast as plain Python."""

UNSOLVED = 2
MOST_TURNS = 2 * 8192
NOBODY = -1


class Solver:
    """Solves ends of deals and keeps what it has found for the next question.

    ``bits``: room for ``2 ** bits`` positions, 16 bytes each. One solver serves one thread at a time.
    ``nodes``: decisions that the last question took.
    """

    __slots__ = ("a", "d", "mover", "moves", "nodes", "other", "s", "search", "t", "u")

    def __init__(self, bits: int = 20) -> None:
        self.search = Rounds(bits)
        self.moves = Moves()
        self.nodes = 0
        self.s = 0

    # -- questions -----------------------------------------------------------------------------

    def solve(self, position: Position, seat: int, nodes: int) -> int | None:
        """What perfect play brings this seat: 1 the other is the fool, 0 nobody, -1 it is.

        None: *nodes* decisions were not enough, or more than two seats are in, the talon is not empty, or the seat
        is not one of the two.
        """
        found = UNSOLVED
        with cython.nogil:
            found = self.value(position, seat, nodes)
        return None if found == UNSOLVED else found

    def best(self, position: Position, seat: int, nodes: int) -> list[tuple[int, int, int, int]] | None:
        """Each legal move of the seat as (kind, cards, target, value), in the order of ``legal``; None as in ``solve``.

        Where the seat may also wait for the defender, that comes last, as ``WAIT``.
        """
        found: list[tuple[int, int, int, int]] = []
        if not self.load(position):
            return None
        trial = position.copy()
        legal(position, seat, self.moves)
        listed = self.moves.as_list()
        spent = 0
        for kind, cards, target in listed:
            trial.copy_from(position)
            trial.apply(seat, kind, cards, target)
            value = self.solve(trial, seat, nodes - spent)
            spent += self.nodes
            if value is None:
                return None
            found.append((kind, cards, target, value))
        if listed and position.phase == DEFENCE and seat != position.defender:
            value = self.solve_waiting(position, seat, nodes - spent)
            if value is None:
                return None
            found.append((WAIT, 0, NOBODY, value))
            spent += self.nodes
        self.nodes = spent
        return found

    def forget(self) -> None:
        """Know nothing any more, so that the next question takes the same work whatever came before."""
        self.search.table.clear()

    def solve_waiting(self, position: Position, seat: int, nodes: int) -> int | None:
        """``solve`` for a seat that could throw in and lets the defender move."""
        found = UNSOLVED
        with cython.nogil:
            if self.load(position):
                found = self.both(position, True, nodes)
        if found == UNSOLVED:
            return None
        return -found if seat == self.other else found

    def value(self, p: Position, seat: int, nodes: int) -> int:
        """``solve`` inside the core: ``UNSOLVED`` instead of None."""
        self.nodes = 0
        if p.phase == OVER:
            return 0 if p.fool < 0 else -1 if p.fool == seat else 1
        if not self.load(p):
            return UNSOLVED
        if self.mover not in (NOBODY, seat) and seat != self.other:
            return UNSOLVED
        found = self.both(p, False, nodes)
        if found == UNSOLVED or seat != self.other:
            return found
        return -found

    # -- the search ----------------------------------------------------------------------------

    def both(self, p: Position, waits: bool, nodes: int) -> int:
        """Ask whether the attacker wins, and if not, whether he loses; first without much going round.

        Without any turn of the attack too little can be proven: hard endings were mostly searched again with one.
        """
        self.search.begin(nodes)
        found, turns = 0, TURN
        while found == 0 and turns <= ENDLESS and not self.search.spent:
            found = self.ask(p, waits, 1, turns)
            sure = self.search.rest == NEVER
            if found == 0 and not self.search.spent:
                found = self.ask(p, waits, 0, turns)
                sure = sure and self.search.rest == NEVER
            if sure:
                break
            turns = ENDLESS if turns == MOST_TURNS else turns + TURN
        self.nodes = self.search.nodes
        if self.search.spent or (found != 0 and self.search.cyclic and self.past(p) + self.search.tall > FRUITLESS):
            return UNSOLVED
        return found

    def ask(self, p: Position, waits: bool, k: int, turns: int) -> int:
        self.search.start(turns)
        self.s = (self.s & ~TURNS) | turns
        if p.phase == OPENING:
            if self.s & WORN != 0:
                return self.search.lead(self.a, self.d, self.s, k)
            return self.search.bout(self.a, self.d, self.s, k)
        if p.phase == TAKEN:
            return self.search.take(self.a, self.d, self.t, self.s, k)
        if p.phase != DEFENCE:
            return self.search.covered(self.a, self.d, self.t, self.s, k)
        if waits and self.a != 0:
            return self.search.defend(self.a, self.d, self.t, self.u, self.s, k)
        return self.search.laid(self.a, self.d, self.t, self.u, self.s, k)

    def past(self, p: Position) -> int:
        """Bouts in a row without progress, the present one included (DK-30)."""
        return 0 if p.moved else p.past_count

    # -- from the engine's position ------------------------------------------------------------

    def load(self, p: Position) -> bool:
        """Take over a position; whether it is one that can be solved."""
        if p.top != p.size or p.players - popcount(p.out) > 2:
            return False
        self.other = p.defender
        self.mover = NOBODY
        for seat in range(p.players):
            if seat != p.defender and not p.out >> seat & 1:
                self.mover = seat
        self.a = 0 if self.mover == NOBODY else small(p.hand[self.mover], p.trump)
        self.d = small(p.hand[self.other], p.trump)
        self.t = small(p.table, p.trump)
        self.u = small(p.uncovered, p.trump)
        self.search.take_rules(p.rules)
        self.s = self.state_of(p) | self.wear(p)
        return True

    def state_of(self, p: Position) -> int:
        """Room, limits and permissions of this bout."""
        s = 0
        if p.early and p.rules.first_limit == 5:
            s |= EARLY
        if p.rules.transfer and p.table == p.uncovered and (p.bout > 1 or p.rules.transfer_first_bout):
            s |= PASSING
            if p.shown != 0:
                s |= SHOWN
        if p.rules.transfer and p.opener == p.defender:
            s |= TURNED
        if p.phase != OPENING:
            if s & PASSING == 0 and not p.rules.until_bito:
                s &= ~EARLY
            s |= p.limit - p.laid
            if self.mover != NOBODY and not p.throwers() >> self.mover & 1:
                s |= MUTE
        return s

    def wear(self, p: Position) -> int:
        """Note the starts of bouts that have come twice; ``WORN`` if there are any."""
        self.search.worn_count = 0
        if p.moved or not self.search.cyclic or self.mover == NOBODY:
            return 0
        for i in range(p.past_count):
            if self.earlier(p, i) == 1:
                self.note_worn(p, i)
        return WORN if self.search.worn_count > 0 else 0

    def earlier(self, p: Position, i: int) -> int:
        """How many bouts before the one numbered *i* started like it."""
        times = 0
        for j in range(i):
            same = p.past[ROW * i + 6] == p.past[ROW * j + 6]
            for seat in range(p.players):
                if p.past[ROW * i + seat] != p.past[ROW * j + seat]:
                    same = False
            if same:
                times += 1
        return times

    def note_worn(self, p: Position, i: int) -> None:
        n = self.search.worn_count
        opener = p.past[ROW * i + 6]
        one = small(p.past[ROW * i + self.mover], p.trump)
        two = small(p.past[ROW * i + self.other], p.trump)
        self.search.worn_mine[n] = one if opener == self.mover else two
        self.search.worn_theirs[n] = two if opener == self.mover else one
        self.search.worn_seat[n] = 0 if opener == self.mover else SEAT
        self.search.worn_count = n + 1
        self.search.salt = ~0xFFFF & mix(one, two, opener, self.search.salt, self.mover)
