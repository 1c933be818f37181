# C types of engine.py
import cython
from tashkhana.core.bits cimport lowest, popcount
from tashkhana.games.dhumbal.rules cimport Rules, value

cdef int CALL, CALLED, CAPPED, CAUGHT, DISCARD, DRAW_DISCARD, DRAW_STOCK, DRAWING, ENDS, GOES_ON, OVER
cdef int SHUFFLING, SLAP, STOCK_OUT, THROWING, TOP_ONLY, TURN, JOKER, PACK, NOBODY, NONE
cdef long long JOKERS, RANK

@cython.final
cdef class Position:
    cdef readonly Rules rules
    cdef readonly int players, dealer, turn, phase, throws, out, top, size, piled, last, own
    cdef readonly int fresh, drew, slapper, ended, caller, winner
    cdef readonly bint run, own_run, final
    cdef readonly long long hand[6]
    cdef readonly long long known[6]
    cdef readonly int total[6]
    cdef readonly int took[6]
    cdef readonly int paid[6]
    cdef readonly signed char pile[54]
    cdef readonly signed char stock[54]

    @cython.locals(seat=int)
    cdef void clear(self) noexcept nogil
    @cython.locals(seat=int, _=int)
    cdef void deal_stock(self, int dealer, int out) noexcept nogil

    cpdef int next_seat(self, int seat) noexcept nogil
    @cython.locals(together=int)
    cpdef int worth(self, long long cards) noexcept nogil
    cpdef bint one_rank(self, long long cards) noexcept nogil
    cpdef long long thrown_last(self) noexcept nogil
    @cython.locals(i=int, cards=cython.longlong)
    cdef long long lying(self, int first, int count) noexcept nogil
    cpdef long long offered(self) noexcept nogil
    @cython.locals(end=int)
    cpdef long long on_offer(self) noexcept nogil
    cpdef bint stock_is_there(self) noexcept nogil
    cpdef int buried(self) noexcept nogil
    @cython.locals(cards=cython.longlong)
    cpdef int slap_rank(self) noexcept nogil

    cpdef void apply(self, int seat, int kind, long long cards) noexcept nogil
    cpdef bint laid_by_house(self, long long cards) noexcept nogil
    @cython.locals(seat=int)
    cdef void lay(self, long long cards) noexcept nogil
    cdef void put(self, int card) noexcept nogil
    @cython.locals(jokers=cython.longlong, at=cython.longlong, low=int, suit=int, count=int, rank=int, gaps=int, spare=int, below=int, i=int)
    cdef void lay_run(self, long long cards) noexcept nogil
    cdef void throw(self, int count) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    @cython.locals(seat=int, card=int)
    cdef void draw(self) noexcept nogil
    @cython.locals(seat=int, place=int, i=int)
    cdef void take(self, int card) noexcept nogil
    cdef void slap(self, long long cards) noexcept nogil

    @cython.locals(count=int, i=int)
    cdef void gather(self) noexcept nogil

    @cython.locals(own=int, caught=cython.bint, other=int)
    cdef void call(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef void end(self, int how) noexcept nogil
    @cython.locals(best=int, seat=int, _=int)
    cdef int lightest(self) noexcept nogil
    cdef int charge(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef void settle(self) noexcept nogil
    @cython.locals(i=int)
    cpdef void copy_from(self, Position other) noexcept nogil

@cython.locals(low=int, high=int, count=int)
cdef int holes(long long cards) noexcept nogil

@cython.locals(one=cython.longlong)
cdef long long bit(int card) noexcept nogil
