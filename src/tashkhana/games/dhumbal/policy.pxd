# C types of policy.py
import cython
from tashkhana.core.bits cimport lowest, popcount
from tashkhana.core.rng cimport Rng
from tashkhana.games.dhumbal.engine cimport Position, bit
from tashkhana.games.dhumbal.rules cimport value
from tashkhana.games.dhumbal.shuffling cimport rebuild

cdef int CALL, DISCARD, DRAW_DISCARD, DRAW_STOCK, DRAWING, JOKER, SHUFFLING, SLAP, TURN
cdef int NONE, UNIT, GRAIN, HEAVY, MOST_GROUPS
cdef long long JOKERS, NATURALS, RANK, SUIT

@cython.final
cdef class Policy:
    cdef readonly Rng rng
    cdef readonly int patience[5]
    cdef readonly int ready, telling, feeding, gift, gift_below
    cdef readonly int blind[11]
    cdef readonly int limit[5]
    cdef readonly int groups
    cdef readonly int weight[12]
    cdef readonly long long group[12]
    cdef readonly long long best
    cdef readonly int best_cost

    cpdef void step(self, Position p) noexcept nogil
    cdef void turn(self, Position p) noexcept nogil
    @cython.locals(cards=cython.longlong)
    cdef void draw(self, Position p, long long cards) noexcept nogil

    @cython.locals(total=int)
    cpdef bint calls(self, Position p) noexcept nogil
    @cython.locals(hand=cython.longlong, free=cython.longlong)
    cpdef long long throw(self, Position p) noexcept nogil
    @cython.locals(hand=cython.longlong, offers=cython.longlong, card=cython.longlong, taken=cython.longlong, fewest=int, best=int, cost=int)
    cpdef long long choose_draw(self, Position p) noexcept nogil
    cdef int blind_cost(self, Position p, long long hand, int fewest) noexcept nogil

    @cython.locals(fewest=int)
    cpdef int after_throw(self, Position p, long long hand, long long free) noexcept nogil
    @cython.locals(rest=cython.longlong, alike=cython.longlong, run=cython.longlong, suit=int)
    cdef void try_throws(self, Position p, long long hand, long long free, int fewest) noexcept nogil
    @cython.locals(left=int, i=int, thrown=cython.longlong, alike=cython.longlong)
    cdef void try_ranks(self, Position p, long long hand, long long free, int fewest) noexcept nogil
    cdef void keep(self, long long thrown, int cost) noexcept nogil
    cdef void try_throw(self, Position p, long long hand, long long thrown, int fewest) noexcept nogil
    cpdef int throw_cost(self, Position p, long long hand, long long thrown) noexcept nogil
    @cython.locals(offers=cython.longlong, best=int, cost=int)
    cpdef int left_cost(self, Position p, long long left, int fewest) noexcept nogil
    @cython.locals(top=int, cost=int, points=int)
    cpdef int danger(self, Position p, long long thrown) noexcept nogil

    @cython.locals(patience=int, total=int, share=int, i=int)
    cdef int cost_without(self, int gone, int left, int limit, int fewest) noexcept nogil
    cdef int cost(self, Position p, long long cards, int extra, int fewest) noexcept nogil
    @cython.locals(together=int, rest=cython.longlong, alike=cython.longlong, run=cython.longlong, suit=int, weight=int)
    cdef int split(self, Position p, long long cards, int extra) noexcept nogil
    @cython.locals(i=int)
    cdef void insert(self, int weight, long long cards) noexcept nogil

@cython.locals(count=int, other=int)
cpdef int fewest_held(Position p, int seat) noexcept nogil
@cython.locals(seat=int)
cpdef bint open_hand(Position p, int total) noexcept nogil
@cython.locals(longest=cython.longlong, run=cython.longlong, start=cython.longlong, count=int, one=cython.longlong)
cpdef long long longest_run(long long suit) noexcept nogil
