# C types of engine.py
import cython
from tashkhana.core.bits cimport lowest, popcount
from tashkhana.games.idiot.rules cimport Rules

cdef int ACE, AUCTION, BY_AUCTION, DECLINE, DOWN, EIGHT, EXTRA, FACE_UP_LOW, FLIP, HAND, INVISIBLE, JACK
cdef int JOKER, LOWEST_HAND, NINE, OVER, PASS, PICK_UP, PLAY_AGAIN, READY, SEVEN, SIX, SKIP, SWAP, TEN
cdef int THREE, TRADE, TURN, TWO, UP
cdef int CODES, MOST_CARDS, MOST_SEATS, PLACES, RANKS, MOST_LAID, FRUITLESS, MOST_TURNS, NOBODY, NONE

@cython.final
cdef class Position:
    cdef readonly Rules rules
    cdef readonly int players, top, end, laid, gone, phase, turn, dealer, out, ready, direction
    cdef readonly int asked_rank, last, required, lead_card, skips, turns, fruitless, idiot
    cdef readonly int choice, placed, drawn, burnt, taken
    cdef readonly bint again, moved, turned
    cdef signed char hand[486]
    cdef signed char known[486]
    cdef short ranks[126]
    cdef short size[9]
    cdef signed char up[54]
    cdef signed char down[54]
    cdef signed char stock[216]
    cdef signed char pile[216]
    cdef signed char burned[54]
    cdef signed char fresh[54]
    cdef signed char chosen[64]
    cdef signed char drew[6]

    @cython.locals(i=int)
    cdef void clear(self) noexcept nogil
    cdef void forget(self) noexcept nogil
    @cython.locals(zone=int, place=int, i=int)
    cdef void deal_stock(self, int dealer) noexcept nogil
    @cython.locals(card=int)
    cdef void deal_card(self, int seat, int zone, int place) noexcept nogil
    @cython.locals(seat=int)
    cdef void begin_at(self, int phase, int turn) noexcept nogil

    cdef void hold(self, int seat, int card) noexcept nogil
    @cython.locals(at=int)
    cdef void let_go(self, int seat, int card) noexcept nogil
    cdef void put(self, int card) noexcept nogil
    @cython.locals(place=int)
    cpdef int place_up(self, int seat, int card) noexcept nogil
    @cython.locals(count=int, place=int, card=int)
    cpdef int ups(self, int seat, int rank) noexcept nogil
    @cython.locals(count=int, place=int)
    cpdef int count_up(self, int seat) noexcept nogil
    @cython.locals(count=int, place=int)
    cpdef int count_down(self, int seat) noexcept nogil
    cpdef int cards_left(self, int seat) noexcept nogil
    cpdef int count_hand(self, int seat) noexcept nogil
    cpdef int zone(self, int seat) noexcept nogil
    cpdef int in_zone(self, int seat, int zone, int rank) noexcept nogil

    @cython.locals(i=int)
    cpdef int number(self) noexcept nogil
    cdef bint is_invisible(self, int rank) noexcept nogil
    cdef bint is_free(self, int rank) noexcept nogil
    cpdef bint is_ceiling(self, int number) noexcept nogil
    @cython.locals(number=int)
    cpdef bint fits(self, int rank) noexcept nogil
    @cython.locals(rank=int, count=int)
    cpdef int run(self) noexcept nogil
    cpdef int burning_run(self, int rank) noexcept nogil
    @cython.locals(length=int)
    cpdef bint burns_now(self) noexcept nogil
    @cython.locals(length=int)
    cpdef bint twos_burn(self, int twos) noexcept nogil
    @cython.locals(length=int, needed=int)
    cpdef int missing(self) noexcept nogil

    @cython.locals(other=int, _=int)
    cpdef int next_active(self, int seat) noexcept nogil
    cpdef int first_asked(self) noexcept nogil

    cpdef void apply(self, int seat, int kind, int a, int b, int count) noexcept nogil
    @cython.locals(zone=int)
    cpdef void pick(self, int seat, int twos, int rank, int count) noexcept nogil
    @cython.locals(card=int, held=int)
    cdef void pick_rank(self, int seat, int zone, int rank, int count) noexcept nogil
    @cython.locals(count=int, place=int)
    cpdef int held(self, int seat, int zone, int card) noexcept nogil
    cdef void swap(self, int seat, int card, int up) noexcept nogil
    cdef void get_ready(self, int seat) noexcept nogil
    @cython.locals(first=int)
    cdef void begin_opening(self) noexcept nogil
    @cython.locals(i=int, seat=int, _=int, place=int, card=int)
    cdef int lowest_up(self, int first) noexcept nogil
    @cython.locals(i=int, seat=int, _=int)
    cdef int lowest_hand(self, int first) noexcept nogil
    @cython.locals(first=int)
    cdef void decline(self, int seat) noexcept nogil
    @cython.locals(was=int, jumping=cython.bint, card=int)
    cdef void lay(self, int seat) noexcept nogil
    @cython.locals(at=int)
    cdef void leave(self, int seat, int card, bint drawn) noexcept nogil
    @cython.locals(i=int, burned=cython.bint)
    cdef void follow(self, int seat, bint jumping) noexcept nogil
    cdef void take_effect(self, int rank) noexcept nogil
    @cython.locals(i=int)
    cdef void burn(self) noexcept nogil
    @cython.locals(card=int)
    cdef void refill(self, int seat) noexcept nogil
    cdef bint leaves(self, int seat) noexcept nogil
    @cython.locals(card=int)
    cdef void flip(self, int seat, int place) noexcept nogil
    cdef void take(self, int seat, int card) noexcept nogil
    @cython.locals(i=int)
    cdef void pick_up(self, int seat, int up) noexcept nogil
    @cython.locals(leader=int, _=int)
    cdef void pass_on(self, int seat) noexcept nogil
    cdef void end_turn(self, int seat, int leader) noexcept nogil
    @cython.locals(i=int)
    cdef void start_turn(self, int seat) noexcept nogil
    @cython.locals(left=int)
    cdef void finish(self) noexcept nogil
    @cython.locals(most=int, seat=int, left=int)
    cdef void give_up(self) noexcept nogil
    @cython.locals(i=int)
    cpdef void copy_from(self, Position other) noexcept nogil
    @cython.locals(i=int)
    cdef void copy_report(self, Position other) noexcept nogil
