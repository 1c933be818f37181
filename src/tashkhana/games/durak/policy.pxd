# C types of policy.py
import cython
from tashkhana.core.bits cimport lowest, popcount
from tashkhana.games.durak.engine cimport Position, bit
from tashkhana.games.durak.legal cimport adding, beaters, forced_seats, holding, showable, transfer_room
from tashkhana.games.durak.rules cimport Rules

cdef long long ALL_SUITS, ACES
cdef int ATTACK, THROW, COVER, TRANSFER, SHOW, TAKE, DONE, WAIT
cdef int OPENING, DEFENCE, TAKEN, OVER
cdef int PAIR, TRUMP, TRUMP_LATE, NEW_RANK, DEFEND, DEFEND_LATE, DEFEND_PILE
cdef int THROWN, THROWN_LATE, COSTLY, DUMP, DUMP_LATE, PASSED
cdef int RANK, NEVER, NOBODY, NONE

@cython.final
cdef class Policy:
    cdef readonly int kind, target
    cdef readonly long long cards
    cdef int bottom, first, unit, step
    cdef int dear[13]
    cdef int full, empty, above, kept
    cdef int lying, dearest
    cdef public int waited
    cdef int attacks[6]
    cdef int answer[6]
    cdef long long answers[6]
    cdef long long tried

    @cython.locals(seats=int)
    cpdef int advance(self, Position p) noexcept nogil
    @cython.locals(seats=int)
    cdef int next_seat(self, Position p) noexcept nogil
    cdef void make(self, Position p, int seat, int kind, long long cards, int target) noexcept nogil
    @cython.locals(seat=int)
    cdef void play_out(self, Position p) noexcept nogil
    @cython.locals(seat=int)
    cdef void play_bout(self, Position p) noexcept nogil

    cpdef void choose(self, Position p, int seat) noexcept nogil
    cdef void look(self, Position p) noexcept nogil
    cdef void set_move(self, int kind, long long cards, int target) noexcept nogil
    @cython.locals(height=int)
    cdef int price(self, Position p, int card) noexcept nogil
    @cython.locals(height=int)
    cdef int laying_price(self, Position p, int card) noexcept nogil
    cdef int cover_price(self, Position p, int card) noexcept nogil
    @cython.locals(hand=cython.longlong, rest=cython.longlong, alike=cython.longlong, best=int, worth=int, size=int)
    cdef void open(self, Position p) noexcept nogil
    @cython.locals(beaten=cython.bint, dear=cython.bint, most=int)
    cdef void defend(self, Position p) noexcept nogil
    @cython.locals(pile=int)
    cdef int most_paid(self, Position p) noexcept nogil
    @cython.locals(room=int, shown=cython.longlong, alike=cython.longlong)
    cdef bint pass_on(self, Position p, int most) noexcept nogil
    @cython.locals(cards=cython.longlong, chosen=cython.longlong, room=int, dearest=int, card=int)
    cdef void throw(self, Position p, int seat) noexcept nogil
    @cython.locals(dearest=int, i=int)
    cdef int dearest_thrown(self, Position p) noexcept nogil
    cdef int cheapest_laid(self, Position p, long long cards) noexcept nogil
    @cython.locals(found=int, best=int, worth=int, card=int)
    cdef int cheapest(self, Position p, long long cards, bint covering) noexcept nogil

    @cython.locals(i=int)
    cdef bint plan(self, Position p) noexcept nogil
    @cython.locals(rest=cython.longlong, beating=cython.longlong, attack=int, i=int)
    cdef void list_attacks(self, Position p) noexcept nogil
    @cython.locals(cover=int, other=int)
    cdef bint place(self, Position p, int i) noexcept nogil
    @cython.locals(i=int)
    cdef int answered_by(self, int cover) noexcept nogil
    @cython.locals(best=int, worth=int, i=int)
    cdef void cover_cheapest(self, Position p) noexcept nogil
    cdef void cover_hardest(self) noexcept nogil

@cython.locals(seat=int)
cdef int first_of(Position p, int seats) noexcept nogil
@cython.locals(rest=cython.longlong)
cdef long long first_cards(long long cards, int most) noexcept nogil

@cython.locals(p=Position, _=cython.longlong)
cpdef run_policy(Position start, Policy policy, long long count)
