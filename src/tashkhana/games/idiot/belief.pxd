# C types of belief.py
import cython
from tashkhana.core.rng cimport Rng
from tashkhana.games.idiot.engine cimport Position

cdef int MOST_CARDS, MOST_SEATS, PLACES

@cython.final
cdef class Belief:
    cdef readonly Position base
    cdef readonly int count, stock
    cdef signed char pool[216]
    cdef int hidden[9]
    cdef bint covered[54]
    @cython.locals(at=int, seat=int, i=int, _=int)
    cpdef void deal(self, Position p, Rng rng) noexcept nogil
    @cython.locals(i=int, j=int, card=cython.schar)
    cdef void shuffle(self, Rng rng) noexcept nogil
