# C types of endgame_solver.py
import cython
from tashkhana.core.bits cimport popcount
from tashkhana.games.durak.endgame_bits cimport EARLY, ENDLESS, MUTE, PASSING, SEAT, SHOWN, TURN, TURNED, TURNS, WORN, mix
from tashkhana.games.durak.endgame_cards cimport small
from tashkhana.games.durak.endgame_memory cimport NEVER
from tashkhana.games.durak.endgame_rounds cimport Rounds
from tashkhana.games.durak.engine cimport FRUITLESS, ROW, Position
from tashkhana.games.durak.legal cimport Moves, legal

cdef int DEFENCE, OPENING, OVER, TAKEN, WAIT, UNSOLVED, MOST_TURNS, NOBODY

@cython.final
cdef class Solver:
    cdef Rounds search
    cdef Moves moves
    cdef readonly long long nodes
    cdef unsigned long long a, d, t, u
    cdef int s, mover, other

    @cython.locals(found=int)
    cpdef solve(self, Position position, int seat, long long nodes)
    @cython.locals(trial=Position, spent=cython.longlong)
    cpdef best(self, Position position, int seat, long long nodes)
    cpdef forget(self)
    @cython.locals(found=int)
    cpdef solve_waiting(self, Position position, int seat, long long nodes)
    @cython.locals(found=int)
    cpdef int value(self, Position p, int seat, long long nodes) noexcept nogil

    @cython.locals(found=int, turns=int, sure=cython.bint)
    cdef int both(self, Position p, bint waits, long long nodes) noexcept nogil
    cdef int ask(self, Position p, bint waits, int k, int turns) noexcept nogil
    cdef int past(self, Position p) noexcept nogil
    @cython.locals(seat=int)
    cdef bint load(self, Position p) noexcept nogil
    @cython.locals(s=int)
    cdef int state_of(self, Position p) noexcept nogil
    @cython.locals(i=int)
    cdef int wear(self, Position p) noexcept nogil
    @cython.locals(times=int, i=int, j=int, seat=int, same=cython.bint)
    cdef int earlier(self, Position p, int i) noexcept nogil
    @cython.locals(n=int, opener=int, one=cython.ulonglong, two=cython.ulonglong)
    cdef void note_worn(self, Position p, int i) noexcept nogil
