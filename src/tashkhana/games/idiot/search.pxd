# C types of search.py
import cython
from tashkhana.core.rng cimport Rng
from tashkhana.games.idiot.belief cimport Belief
from tashkhana.games.idiot.engine cimport Position
from tashkhana.games.idiot.policy cimport Policy
from tashkhana.games.idiot.tree cimport Tree

cdef int SWAP, MOST_ARMS, MOST_SWAPS, LONGEST, WHOLE, BETWEEN, CLEAR

@cython.final
cdef class Search:
    cdef readonly Belief belief
    cdef readonly Policy policy
    cdef readonly Rng rng
    cdef readonly Position world, table
    cdef readonly Tree tree
    cdef bint deep
    cdef readonly int seat, arms, alive
    cdef readonly int kind[32]
    cdef readonly int a[32]
    cdef readonly int b[32]
    cdef readonly int n[32]
    cdef readonly int swaps[32]
    cdef int given[192]
    cdef int taken[192]
    cdef int live[32]
    cdef int result[32]
    cdef int differ[1024]
    cdef readonly long long lost[32]
    cdef readonly int tries[32]

    @cython.locals(spent=int)
    cpdef int race(self, int budget)
    @cython.locals(spent=int, deals=int)
    cdef int race_on(self, int budget) noexcept nogil
    @cython.locals(i=int, arm=int, best=int, worse=cython.longlong)
    cdef void drop_hopeless(self) noexcept nogil
    @cython.locals(i=int, j=int)
    cdef void try_all(self) noexcept nogil
    @cython.locals(j=int)
    cdef void try_one(self, int i) noexcept nogil
    @cython.locals(i=int, j=int, arm=int)
    cpdef void sort(self) noexcept nogil
