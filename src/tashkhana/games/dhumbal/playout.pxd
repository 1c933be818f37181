# C types of playout.py
import cython
from tashkhana.core.bits cimport nth, popcount
from tashkhana.core.rng cimport Rng
from tashkhana.games.dhumbal.engine cimport Position
from tashkhana.games.dhumbal.legal cimport Moves, asked, legal
from tashkhana.games.dhumbal.rules cimport Rules
from tashkhana.games.dhumbal.shuffling cimport rebuild, shuffle

cdef int OVER, SHUFFLING, NONE
cdef long long M32

@cython.final
cdef class Player:
    cdef readonly Rng rng
    cdef readonly Moves moves
    cdef readonly int seat, kind
    cdef readonly long long cards, decisions, trace
    cdef readonly long long won[7]
    cdef readonly long long gained[6]
    @cython.locals(seats=int, i=int)
    cpdef void choose(self, Position p) noexcept nogil
    cpdef void step(self, Position p) noexcept nogil
    cdef void note(self, long long number) noexcept nogil
    cpdef void note_move(self) noexcept nogil
    @cython.locals(seat=int)
    cpdef void note_result(self, Position p) noexcept nogil
    @cython.locals(seat=int)
    cpdef int playout(self, Position p) noexcept nogil
    cpdef void deal(self, Position p, int dealer) noexcept nogil

@cython.locals(player=Player, p=Position, won_by_nobody=cython.longlong, _=cython.longlong)
cpdef run_games(Rules rules, long long seed, long long games)

@cython.locals(player=Player, p=Position, _=cython.longlong)
cpdef run_playouts(Position start, long long seed, long long count)

@cython.locals(i=int)
cpdef fill_stock(Position p)
