# C types of rng.py
import cython

cdef long long M32

@cython.final
cdef class Rng:
    cdef long long a, b, c, d
    @cython.locals(_=int)
    cpdef void seed(self, long long seed) noexcept nogil
    @cython.locals(t=cython.longlong)
    cpdef long long next(self) noexcept nogil
    cpdef long long below(self, long long n) noexcept nogil
