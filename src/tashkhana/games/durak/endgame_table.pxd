# C types of endgame_table.py
import cython
from tashkhana.games.durak.endgame_cards cimport M64

cdef int MISS
cdef unsigned long long A, B, C, D, E

@cython.final
cdef class Table:
    cdef unsigned long long[::1] slots
    cdef unsigned long long mask
    @cython.locals(i=cython.ulonglong)
    cpdef void clear(self) noexcept nogil
    @cython.locals(i=cython.ulonglong)
    cdef int find(self, unsigned long long key) noexcept nogil
    @cython.locals(i=cython.ulonglong)
    cdef void keep(self, unsigned long long key, unsigned long long what, unsigned long long work) noexcept nogil

@cython.locals(h=cython.ulonglong)
cdef unsigned long long mix(unsigned long long a, unsigned long long b, unsigned long long c, unsigned long long d, unsigned long long e) noexcept nogil
