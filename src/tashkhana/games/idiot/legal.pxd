# C types of legal.py
import cython
from tashkhana.games.idiot.engine cimport Position

cdef int AUCTION, DECLINE, DOWN, EXTRA, FLIP, HAND, JOKER, JUMP, OPEN, OVER, PASS, PICK_UP, PLAY, READY
cdef int SWAP, THREE, TRADE, TURN, TWO, UP, WITH_CARD
cdef int CODES, ROOM, PLACES, NONE

@cython.final
cdef class Moves:
    cdef readonly int count
    cdef readonly signed char kind[4096]
    cdef readonly signed char a[4096]
    cdef readonly signed char b[4096]
    cdef readonly signed char n[4096]
    cdef void put(self, int kind, int a, int b, int n) noexcept nogil

cpdef int legal(Position p, int seat, Moves moves) noexcept nogil
@cython.locals(card=int, other=int)
cdef void put_trades(Position p, int seat, Moves moves) noexcept nogil
cdef void put_openings(Position p, int seat, Moves moves) noexcept nogil
@cython.locals(n=int)
cdef void put_extra(Position p, int seat, Moves moves) noexcept nogil
@cython.locals(count=int, card=int)
cpdef int fresh_of(Position p, int rank) noexcept nogil
@cython.locals(zone=int, rank=int)
cdef void put_turn(Position p, int seat, Moves moves) noexcept nogil
@cython.locals(place=int)
cdef void put_flips(Position p, int seat, Moves moves) noexcept nogil
@cython.locals(card=int)
cdef void put_pick_ups(Position p, int seat, int zone, Moves moves) noexcept nogil
@cython.locals(zone=int, twos=int, bound=cython.bint, alone=cython.bint, n=int, rank=int, count=int)
cdef void put_twos(Position p, int seat, int kind, Moves moves) noexcept nogil
@cython.locals(held=int)
cdef bint only_twos(Position p, int seat, int zone) noexcept nogil
cdef bint contains_required(Position p, int twos, int rank) noexcept nogil
@cython.locals(zone=int, most=int, n=int)
cdef void put_rank(Position p, int seat, int kind, int rank, Moves moves) noexcept nogil
@cython.locals(needed=int, rank=int, n=int)
cdef void put_jumps(Position p, int seat, Moves moves) noexcept nogil
@cython.locals(seats=int)
cpdef int asked(Position p) noexcept nogil
@cython.locals(needed=int, seats=int, seat=int)
cdef int jumpers(Position p) noexcept nogil
cpdef int forced(Position p, int seat) noexcept nogil
