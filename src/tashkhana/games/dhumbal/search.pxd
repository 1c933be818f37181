# C types of search.py
import cython
from tashkhana.core.rng cimport Rng
from tashkhana.core.bits cimport popcount
from tashkhana.games.dhumbal.belief cimport Belief
from tashkhana.games.dhumbal.engine cimport Position
from tashkhana.games.dhumbal.policy cimport Policy

cdef int CAPPED, DISCARD, HORIZON, JOKER, NOBODY, OVER, PASS, ROOM, TOP, TURN
cdef long long JOKERS

@cython.final
cdef class Stake:
    cdef readonly int seat, players, out, leaves
    cdef readonly bint cumulative, halving, last, match
    cdef readonly long long total[6]
    @cython.locals(points=cython.longlong)
    cpdef long long worth(self, Position p) noexcept nogil
    @cython.locals(seat=int, after=cython.longlong, own=cython.longlong, left=int, ahead=int, tied=int, inside=cython.bint)
    cdef long long chance(self, Position p) noexcept nogil
    @cython.locals(after=cython.longlong)
    cpdef long long standing(self, Position p, int seat) noexcept nogil

@cython.final
cdef class Search:
    cdef readonly Position start, world, p
    cdef readonly Belief belief
    cdef readonly Policy mine, theirs
    cdef readonly Stake stake
    cdef readonly int count, alive
    cdef readonly long long worlds, gaps, squares
    cdef readonly int kind[64]
    cdef readonly long long cards[64]
    cdef readonly long long together[64]
    cdef readonly int order[64]

    cpdef run(self, int worlds)
    @cython.locals(_=int, i=int, stream=cython.longlong, worth=cython.longlong, gap=cython.longlong)
    cpdef void play(self, int worlds) noexcept nogil
    @cython.locals(worth=cython.longlong)
    cdef long long play_one(self, int i, long long stream) noexcept nogil
    @cython.locals(i=int, j=int, move=int)
    cpdef void drop(self, int left) noexcept nogil
    @cython.locals(turns=int)
    cdef void playout(self, Position p) noexcept nogil
    cdef void make(self, Position p, int kind, long long cards) noexcept nogil

@cython.locals(first=int, i=int, card=cython.schar)
cdef void jokers_under(Position p, int count) noexcept nogil
