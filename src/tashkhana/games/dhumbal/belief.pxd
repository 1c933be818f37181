# C types of belief.py
import cython
from tashkhana.core.bits cimport lowest, popcount
from tashkhana.core.rng cimport Rng
from tashkhana.games.dhumbal.engine cimport Position, bit

cdef int TRIES

@cython.final
cdef class Belief:
    cdef readonly Rng rng
    cdef readonly int cards, old, slots, old_slots, buried, stock
    cdef readonly signed char pool[54]
    cdef readonly signed char slot[54]
    cdef readonly signed char left[54]
    cdef readonly long long chance[6][14]

    @cython.locals(i=int, count=int, seat=int, old=int, card=int)
    cpdef void deal(self, Position p) noexcept nogil
    @cython.locals(i=int, j=int, seat=cython.schar)
    cdef void mix(self, int first, int end) noexcept nogil
    @cython.locals(i=int, _=int, card=int)
    cdef int pick(self, int seat, int count) noexcept nogil
    @cython.locals(i=int, j=int, card=int)
    cdef void lay_rest(self, Position p, int count) noexcept nogil
