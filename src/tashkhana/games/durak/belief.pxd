# C types of belief.py
import cython
from tashkhana.core.bits cimport lowest, popcount
from tashkhana.core.rng cimport Rng
from tashkhana.games.durak.engine cimport Position, bit
from tashkhana.games.durak.rules cimport Rules

cdef long long ALL_SUITS
cdef int NONE

@cython.final
cdef class Belief:
    cdef readonly Position start
    cdef readonly int me, buried, left
    cdef readonly long long unseen, barred
    cdef readonly int old[6]
    cdef readonly int holes[6]
    cdef signed char cards[52]

    cpdef remember(self, facts)
    @cython.locals(attack=int, cover=int)
    cdef lay_table(self, Position p, facts)
    @cython.locals(seat=int)
    cdef seat_all(self, Position p, facts)
    @cython.locals(seat=int, unknown=int, allowed=int, left=int)
    cdef count_holes(self, facts)

    @cython.locals(seat=int, i=int)
    cdef void watch(self, Position p, int me) noexcept nogil
    @cython.locals(seat=int, i=int)
    cpdef void deal(self, Position p, Rng rng) noexcept nogil
    cdef void spread(self, long long cards) noexcept nogil
    cdef void spread_more(self, long long cards) noexcept nogil
    @cython.locals(drawn=cython.longlong, i=int)
    cdef long long pick(self, int count, Rng rng) noexcept nogil
