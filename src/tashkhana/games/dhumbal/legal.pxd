# C types of legal.py
import cython
from tashkhana.core.bits cimport lowest, popcount
from tashkhana.games.dhumbal.engine cimport Position, bit, holes

cdef int CALL, DISCARD, DRAW_DISCARD, DRAW_STOCK, DRAWING, SLAP, THROWING, TURN, JOKER, ROOM
cdef long long SUIT, RANK, JOKERS

@cython.final
cdef class Moves:
    cdef readonly int count
    cdef readonly signed char kind[4096]
    cdef readonly long long cards[4096]
    cdef void put(self, int kind, long long cards) noexcept nogil

cpdef int legal(Position p, int seat, Moves moves) noexcept nogil
@cython.locals(cards=cython.longlong)
cdef void put_turn(Position p, Moves moves) noexcept nogil
@cython.locals(cards=cython.longlong)
cdef void put_draws(Position p, Moves moves) noexcept nogil
@cython.locals(single=cython.longlong, jokers=cython.longlong, rank=int, suit=int)
cdef void put_throws(Position p, long long cards, Moves moves) noexcept nogil
@cython.locals(chosen=cython.longlong, wild=cython.longlong)
cdef void put_sets(long long alike, long long jokers, Moves moves) noexcept nogil
@cython.locals(chosen=cython.longlong)
cdef void put_runs(long long suit, long long jokers, Moves moves) noexcept nogil
@cython.locals(wild=cython.longlong)
cdef void put_run(long long naturals, long long jokers, Moves moves) noexcept nogil
@cython.locals(seats=int)
cpdef int asked(Position p) noexcept nogil
cpdef int may_act(Position p) noexcept nogil
