# C types of playout.py
import cython
from tashkhana.core.bits cimport lowest, nth, popcount
from tashkhana.core.rng cimport Rng
from tashkhana.games.durak.engine cimport Position
from tashkhana.games.durak.legal cimport Moves, asked, forced_seats, legal_asked
from tashkhana.games.durak.rules cimport Rules

cdef int DEFENCE, DONE, OVER, TAKE, NONE
cdef long long M32

@cython.final
cdef class Player:
    cdef readonly Rng rng
    cdef readonly Moves moves
    cdef readonly int seat, kind, target
    cdef readonly long long cards, decisions, trace
    cdef readonly long long lost[7]
    @cython.locals(seats=int)
    cpdef void choose(self, Position p) noexcept nogil
    @cython.locals(seat=int, seats=int, i=int)
    cdef void decide(self, Position p) noexcept nogil
    cdef void set_move(self, int seat, int kind, long long cards, int target) noexcept nogil
    cpdef void step(self, Position p) noexcept nogil
    cdef void note(self, long long number) noexcept nogil
    cpdef void note_move(self) noexcept nogil
    @cython.locals(seats=int)
    cpdef int playout(self, Position p) noexcept nogil
    @cython.locals(i=int, j=int, card=cython.schar)
    cpdef void deal(self, Position p, int dealer) noexcept nogil

@cython.locals(player=Player, p=Position, draws=cython.longlong, _=cython.longlong)
cpdef run_games(Rules rules, long long seed, long long games)

@cython.locals(player=Player, p=Position, _=cython.longlong)
cpdef run_playouts(Position start, long long seed, long long count)

@cython.locals(i=int)
cpdef fill_stock(Position p)
