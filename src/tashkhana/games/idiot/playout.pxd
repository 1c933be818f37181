# C types of playout.py
import cython
from tashkhana.core.bits cimport nth, popcount
from tashkhana.core.rng cimport Rng
from tashkhana.games.idiot.engine cimport Position
from tashkhana.games.idiot.legal cimport Moves, asked, forced, legal
from tashkhana.games.idiot.rules cimport Rules

cdef int OVER, NONE, NOBODY_LOST
cdef long long M32

@cython.final
cdef class Player:
    cdef readonly Rng rng
    cdef readonly Moves moves
    cdef readonly int seat, kind, a, b, n
    cdef readonly long long decisions, trace
    cdef long long lost[10]
    @cython.locals(kind=int)
    cpdef void choose(self, Position p) noexcept nogil
    @cython.locals(seats=int, count=int, seat=int, i=int)
    cdef void decide(self, Position p) noexcept nogil
    cdef void set_move(self, int seat, int kind, int a, int b, int n) noexcept nogil
    cpdef void step(self, Position p) noexcept nogil
    cdef void note(self, long long number) noexcept nogil
    cpdef void note_move(self, Position p) noexcept nogil
    cpdef int playout(self, Position p) noexcept nogil
    @cython.locals(i=int, j=int, card=cython.schar)
    cpdef void deal(self, Position p, int dealer) noexcept nogil

@cython.locals(player=Player, p=Position, nobody=cython.longlong, _=cython.longlong)
cpdef run_games(Rules rules, long long seed, long long games)

@cython.locals(player=Player, p=Position, _=cython.longlong)
cpdef run_playouts(Position start, long long seed, long long count)

@cython.locals(i=int)
cpdef fill_stock(Position p)
