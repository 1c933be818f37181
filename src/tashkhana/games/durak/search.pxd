# C types of search.py
import cython
from libc.math cimport sqrt
from tashkhana.core.bits cimport lowest, popcount
from tashkhana.core.rng cimport Rng
from tashkhana.games.durak.belief cimport Belief
from tashkhana.games.durak.endgame_solver cimport UNSOLVED, Solver
from tashkhana.games.durak.engine cimport Position, bit
from tashkhana.games.durak.legal cimport Moves, put_sets, showable, transfer_room
from tashkhana.games.durak.net cimport Net
from tashkhana.games.durak.policy cimport Policy, first_cards

cdef long long ALL_SUITS
cdef int ATTACK, THROW, COVER, TRANSFER, SHOW, TAKE, DONE, WAIT
cdef int OPENING, DEFENCE, TAKEN, OVER
cdef double EXPLORE
cdef int EXACT, EXACT_NODES, EXACT_BITS
cdef int HAND, ROOM, DEEPEST, NOBODY, NONE, ROOT

@cython.final
cdef class Search:
    cdef readonly Belief belief
    cdef readonly Position world
    cdef readonly int size
    cdef Policy policy
    cdef Net net
    cdef bint judged
    cdef Moves moves
    cdef Rng rng
    cdef int depth, few
    cdef Solver ends
    cdef int path[250]
    cdef int tried[1024]
    cdef double gain[6]
    cdef signed char seat[50000]
    cdef signed char kind[50000]
    cdef signed char target[50000]
    cdef long long cards[50000]
    cdef int visits[50000]
    cdef int chances[50000]
    cdef int child[50000]
    cdef int twin[50000]
    cdef double worth[50000]
    cdef double logs[50000]

    @cython.locals(harmonic=cython.double, i=int)
    cdef void set_logs(self) noexcept nogil
    @cython.locals(_=int, found=int, node=int)
    cdef int think(self, int walks) noexcept nogil
    @cython.locals(_=int)
    cpdef void grow(self, int walks)
    cdef void walk(self, Position p) noexcept nogil
    cdef int habit(self, Position p, int seat) noexcept nogil
    @cython.locals(node=int, new=int, usual=int)
    cdef void go_down(self, Position p, int seat) noexcept nogil
    @cython.locals(i=int, found=int)
    cdef int match(self, int node, int seat) noexcept nogil
    @cython.locals(i=int)
    cdef int place(self, int node) noexcept nogil
    cdef bint same(self, int node, int i) noexcept nogil
    @cython.locals(i=int, found=int, visits=int, most=cython.double, bound=cython.double)
    cdef int best(self, int node, int seat) noexcept nogil
    @cython.locals(i=int, node=int)
    cdef int add(self, Position p, int parent, int seat, int new) noexcept nogil
    @cython.locals(i=int)
    cdef int pick(self, int number) noexcept nogil
    @cython.locals(i=int)
    cdef int liked(self, Position p, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef void settle(self, Position p) noexcept nogil
    @cython.locals(share=cython.double, seat=int)
    cdef void pay(self, int players, int fool) noexcept nogil
    @cython.locals(cards=int, seat=int, found=int, fool=int)
    cdef bint solve(self, Position p) noexcept nogil
    @cython.locals(i=int, node=int)
    cdef void credit(self) noexcept nogil

    cdef void list_moves(self, Position p, int seat) noexcept nogil
    @cython.locals(rest=cython.longlong, alike=cython.longlong, count=int)
    cdef void list_openings(self, Position p) noexcept nogil
    @cython.locals(covers=cython.longlong, alike=cython.longlong, room=int, count=int)
    cdef void list_answers(self, Position p) noexcept nogil
    cdef void list_throws(self, Position p, long long cards) noexcept nogil
    @cython.locals(heap=cython.longlong, count=int)
    cdef void list_heaps(self, Position p, long long cards) noexcept nogil
