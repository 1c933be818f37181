# C types of policy.py
import cython
from tashkhana.core.bits cimport nth, popcount
from tashkhana.core.rng cimport Rng
from tashkhana.games.idiot.engine cimport Position
from tashkhana.games.idiot.legal cimport Moves, asked, forced, legal
from tashkhana.games.idiot.rules cimport Rules

cdef int DECLINE, EIGHT, FLIP, HAND, INVISIBLE, JACK, JOKER, JUMP, NINE, OPEN, OVER, PASS, PICK_UP, PLAY
cdef int PLAY_AGAIN, READY, SEVEN, SKIP, SWAP, TEN, THREE, TRADE, TURN, TWO, UP
cdef int CODES, MOST_SEATS, PLACES, RANKS, NONE, WHOLE, STILL, MANY
cdef int BURNER, DOWN_BURNER, A_TWO, DOWN_TWO, FREE, POWER, PAIR, WEIGHT, WEIGHT_MORE, WEIGHT_LATE
cdef int HIT, HIT_CARD, NEAR, BURN_CARD, LEAD, TAKES, GOES_OUT, LEAST

@cython.final
cdef class Policy:
    cdef readonly Rng rng
    cdef readonly Moves moves
    cdef readonly int move, best, mean
    cdef int zone, at, known, hidden, near
    cdef readonly int worth[14]
    cdef readonly int face[14]
    cdef int fitting[15]
    cdef int stuck_with[375]
    cdef readonly int lost[9]

    cpdef void finish(self, Position p, int seat, int most) noexcept nogil
    @cython.locals(total=int, seat=int)
    cpdef void count_lost(self, Position p) noexcept nogil
    @cython.locals(kind=int)
    cpdef void step(self, Position p) noexcept nogil
    @cython.locals(i=int)
    cpdef void make(self, Position p, int seat) noexcept nogil
    @cython.locals(seats=int, seat=int)
    cdef bint jumps(self, Position p) noexcept nogil
    @cython.locals(seat=int)
    cdef void trade_all(self, Position p) noexcept nogil
    @cython.locals(most=int, given=int, taken=int, card=int, place=int, up=int, gained=int)
    cdef bint trade(self, Position p, int seat) noexcept nogil
    @cython.locals(gained=int)
    cdef int gain_by_trade(self, Position p, int seat, int given, int taken) noexcept nogil
    @cython.locals(lay=int, gained=int, idle=int)
    cpdef bint choose(self, Position p, int seat) noexcept nogil
    @cython.locals(least=int, i=int, price=int)
    cdef bint choose_plainest(self, Position p, int seat) noexcept nogil
    @cython.locals(i=int, gained=int)
    cdef void choose_lay(self, Position p, int seat) noexcept nogil
    @cython.locals(kind=int, twos=int, rank=int, count=int, laid=int, gained=int, number=int)
    cdef int gain(self, Position p, int seat, int i) noexcept nogil
    @cython.locals(laid=int, whole=int, gained=int)
    cdef int shed(self, Position p, int seat, int twos, int rank, int count) noexcept nogil
    @cython.locals(count=int)
    cdef int drawn(self, Position p, int size) noexcept nogil
    @cython.locals(stays=cython.bint)
    cdef int after_burn(self, Position p, int seat, bint jumping) noexcept nogil
    @cython.locals(least=int, rank=int)
    cdef int cheapest_kept(self, Position p, int seat, int twos) noexcept nogil
    @cython.locals(stuck=int)
    cdef int threat(self, Position p, int seat, int number, int laid) noexcept nogil
    cdef int stuck(self, Position p, int seat, int number) noexcept nogil
    @cython.locals(zone=int, card=int, place=int, start=int, count=int)
    cdef void look_at(self, Position p, int seat) noexcept nogil
    @cython.locals(last=int)
    cdef int choose_idle(self, Position p, int seat) noexcept nogil
    @cython.locals(best=int)
    cdef int poorest_along(self, int last) noexcept nogil
    @cython.locals(gained=int, ranks=int, i=int, rank=int)
    cdef int taken(self, Position p, int seat) noexcept nogil

cdef bint lays(int kind) noexcept nogil
cdef int held_in(Position p, int seat, int zone) noexcept nogil
@cython.locals(length=int)
cdef bint burns(Position p, int twos, int rank, int count) noexcept nogil
@cython.locals(step=int, over=int, leader=int, _=int)
cdef int leader_after(Position p, int seat, int rank, int count) noexcept nogil
cdef int next_to(Position p, int seat, int step) noexcept nogil
cdef bint is_invisible(Rules rules, int rank) noexcept nogil
cdef bint has_power(Rules rules, int rank) noexcept nogil
cdef bint fits_on(Rules rules, int rank, int number) noexcept nogil
