# C types of endgame_table.py
import cython

cdef int MISS

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
