# C types of shuffling.py
import cython
from tashkhana.core.rng cimport Rng
from tashkhana.games.dhumbal.engine cimport Position

cdef void rebuild(Position p, Rng rng) noexcept nogil
@cython.locals(i=int, j=int, card=cython.schar)
cdef void shuffle(Position p, int count, Rng rng) noexcept nogil
