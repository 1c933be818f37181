# C types of tree.py
import cython
from tashkhana.games.idiot.engine cimport Position
from tashkhana.games.idiot.legal cimport forced
from tashkhana.games.idiot.policy cimport Policy

cdef int DOWN, OVER, MOST_NODES, DEEPEST, ROOTS, RANKS, NONE, WHOLE, EXPLORE, UNTRIED, SHORT, LONGEST
cdef long long M32

@cython.final
cdef class Tree:
    cdef readonly int count
    cdef int length
    cdef int first[12288]
    cdef int after[12288]
    cdef long long key[12288]
    cdef readonly int visits[12288]
    cdef readonly int won[12288]
    cdef int path[60]
    cdef int root[4096]
    cdef int inverse[4096]

    @cython.locals(node=int)
    cpdef int grow(self, int above, long long key) noexcept nogil
    @cython.locals(found=int)
    cdef int below(self, int node, long long key) noexcept nogil
    @cython.locals(key=cython.longlong, sees=int, i=int)
    cpdef void play(self, Position p, Policy policy, int seat, int node) noexcept nogil
    cdef void enter(self, int node) noexcept nogil
    @cython.locals(best=int, most=int, i=int, score=int, key=cython.longlong, node=int)
    cdef int act(self, Position p, Policy policy, int seat, int sees) noexcept nogil
    @cython.locals(seen=int, mean=int, tried=int)
    cdef int promise(self, int sees, int node, bint preferred) noexcept nogil

cdef bint is_due(Position p, Policy policy, int seat) noexcept nogil
cdef long long key_of(Policy policy, int i) noexcept nogil
@cython.locals(key=cython.longlong, rank=int, other=int)
cdef long long sight(Position p, int seat) noexcept nogil
