# C types of uct.py
import cython
from libc.math cimport sqrt
from tashkhana.core.rng cimport Rng
from tashkhana.games.durak.belief cimport Belief
from tashkhana.games.durak.engine cimport Position
from tashkhana.games.durak.legal cimport Moves
from tashkhana.games.durak.policy cimport Policy
from tashkhana.games.durak.search cimport Search

cdef int OVER
cdef double EXPLORE
cdef int MOST_WALKS, MOVES, NOBODY, NONE, ROOT

@cython.final
cdef class Uct:
    cdef Belief belief
    cdef Search lister
    cdef Moves moves
    cdef Policy policy
    cdef Rng rng
    cdef Position dealt, world
    cdef int depth, size
    cdef int seat[1000]
    cdef int place[1000]
    cdef int visits[1000]
    cdef int child[1000]
    cdef int twin[1000]
    cdef int path[1000]
    cdef double worth[1000]
    cdef int votes[1024]
    cdef int tried[1024]

    cpdef think(self, int deals, int walks)
    @cython.locals(_=int)
    cdef void grow(self, int walks) noexcept nogil
    @cython.locals(node=int, new=int, i=int)
    cdef void go_down(self, Position p, int seat) noexcept nogil
    @cython.locals(left=int, i=int)
    cdef int match(self, int node) noexcept nogil
    @cython.locals(found=int, node=int, visits=int, most=cython.double, bound=cython.double)
    cdef int best(self, int parent) noexcept nogil
    @cython.locals(number=int, i=int, node=int)
    cdef int add(self, int parent, int seat, int new) noexcept nogil
    @cython.locals(drawn=cython.double, i=int, node=int)
    cdef void credit(self, Position p) noexcept nogil
    @cython.locals(node=int)
    cdef void vote(self) noexcept nogil
