# C types of engine.py
import cython
from tashkhana.core.bits cimport lowest, popcount
from tashkhana.games.durak.rules cimport Rules

cdef long long ALL_SUITS, ONE_SUIT
cdef int ATTACK, THROW, COVER, TRANSFER, SHOW, TAKE, DONE
cdef int OPENING, DEFENCE, THROWING, TAKEN, OVER
cdef int NEIGHBOURS, ATTACKER, IN_TURN, FREE
cdef int GOES_ON, BEATEN, PICKED_UP
cdef int HAND, FRUITLESS, ROW, NOBODY, NONE

@cython.final
cdef class Position:
    cdef readonly Rules rules
    cdef readonly int players, trump, trump_card, lead_card, dealer
    cdef readonly int opener, lead, defender, phase, bout, laid, limit, beaten, fool, ended
    cdef readonly int near, done, out, holders, top, size, past_count
    cdef readonly bint early, moved, took
    cdef readonly long long trumps, uncovered, table, ranks, shown
    cdef readonly long long hand[6]
    cdef readonly long long known[6]
    cdef readonly long long drawn[6]
    cdef readonly signed char attack[6]
    cdef readonly signed char cover[6]
    cdef readonly signed char stock[52]
    cdef long long past[420]

    @cython.locals(seat=int)
    cdef void clear(self, int trump) noexcept nogil
    cdef void clear_table(self) noexcept nogil
    @cython.locals(size=int, dealt=int, turned=cython.schar, i=int, seat=int)
    cdef void deal_stock(self, int dealer, int leader) noexcept nogil
    @cython.locals(best=int, leader=int, seat=int, held=cython.longlong)
    cdef int lowest_trump(self) noexcept nogil

    cdef int left_of(self, int seat) noexcept nogil
    @cython.locals(other=int)
    cpdef int next_active(self, int seat) noexcept nogil
    @cython.locals(other=int)
    cdef int last_active(self, int seat) noexcept nogil
    @cython.locals(left=int)
    cdef int neighbours(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cpdef int lead_now(self) noexcept nogil
    @cython.locals(seats=int)
    cpdef int throwers(self) noexcept nogil
    @cython.locals(waiting=int, seat=int)
    cpdef int on_turn(self) noexcept nogil
    cpdef int most(self) noexcept nogil
    cpdef int target(self) noexcept nogil

    cpdef void apply(self, int seat, int kind, long long cards, int target) noexcept nogil
    cdef void add(self, int seat, long long cards) noexcept nogil
    cdef void lay(self, int seat, long long cards) noexcept nogil
    @cython.locals(i=int)
    cdef void answer(self, int card, int target) noexcept nogil
    cdef void leave_hand(self, int seat, long long cards) noexcept nogil
    cdef void pass_on(self, int seat) noexcept nogil
    cdef void take_office(self, int seat) noexcept nogil
    @cython.locals(closed=cython.bint)
    cdef void pass_by(self, int seats) noexcept nogil
    @cython.locals(closed=cython.bint)
    cdef void settle(self) noexcept nogil

    cdef void end_bout(self) noexcept nogil
    @cython.locals(seat=int, _=int)
    cdef void refill(self) noexcept nogil
    @cython.locals(drawn=cython.longlong, missing=int)
    cdef void draw(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef void count_hands(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void finish(self) noexcept nogil
    cdef void begin(self, int opener) noexcept nogil
    @cython.locals(times=int, i=int, seat=int, same=cython.bint)
    cdef int occurrences(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void remember(self) noexcept nogil
    @cython.locals(i=int)
    cpdef void copy_from(self, Position other) noexcept nogil

@cython.locals(one=cython.longlong)
cdef long long bit(int card) noexcept nogil
