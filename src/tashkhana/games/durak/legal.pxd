# C types of legal.py
import cython
from tashkhana.core.bits cimport lowest, popcount
from tashkhana.games.durak.engine cimport Position, bit

cdef long long ALL_SUITS, ONE_SUIT
cdef int ATTACK, THROW, COVER, TRANSFER, SHOW, TAKE, DONE
cdef int OPENING, DEFENCE, TAKEN, OVER, IN_TURN
cdef int ROOM, NONE

@cython.final
cdef class Moves:
    cdef readonly int count
    cdef readonly signed char kind[1024]
    cdef readonly signed char target[1024]
    cdef readonly long long cards[1024]
    cdef void put(self, int kind, long long cards, int target) noexcept nogil

@cython.locals(cards=cython.longlong)
cpdef int legal(Position p, int seat, Moves moves) noexcept nogil
cdef int legal_asked(Position p, int seat, Moves moves) noexcept nogil
@cython.locals(cards=cython.longlong)
cdef void put_throws(Position p, int seat, Moves moves) noexcept nogil
cdef void put_defence(Position p, Moves moves) noexcept nogil
cpdef int adding(Position p) noexcept nogil
@cython.locals(hand=cython.longlong, alike=cython.longlong)
cdef void put_openings(Position p, Moves moves) noexcept nogil
@cython.locals(attacks=cython.longlong, covers=cython.longlong, attack=int)
cdef void put_covers(Position p, Moves moves) noexcept nogil
@cython.locals(suit=int, above=cython.longlong)
cdef long long beaters(int attack, int trump) noexcept nogil
@cython.locals(room=int, cards=cython.longlong)
cdef void put_transfers(Position p, Moves moves) noexcept nogil
@cython.locals(target=int)
cdef int transfer_room(Position p) noexcept nogil
cdef long long showable(Position p, int room) noexcept nogil
@cython.locals(chosen=cython.longlong)
cdef void put_sets(int kind, long long cards, int most, Moves moves) noexcept nogil
cpdef int asked(Position p) noexcept nogil
cpdef int forced(Position p, int seat) noexcept nogil
cpdef int forced_seats(Position p) noexcept nogil
@cython.locals(seats=int, seat=int)
cdef int holding(Position p) noexcept nogil
@cython.locals(attacks=cython.longlong, room=int)
cdef bint can_answer(Position p) noexcept nogil
