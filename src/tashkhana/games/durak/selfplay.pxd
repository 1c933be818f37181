# C types of selfplay.py
import cython
from tashkhana.core.rng cimport Rng
from tashkhana.games.durak.belief cimport Belief
from tashkhana.games.durak.endgame_solver cimport UNSOLVED, Solver
from tashkhana.games.durak.engine cimport Position
from tashkhana.games.durak.legal cimport Moves, legal_asked
from tashkhana.games.durak.net cimport Net
from tashkhana.games.durak.policy cimport Policy
from tashkhana.games.durak.rules cimport Rules
from tashkhana.games.durak.search cimport Search

cdef int OPENING, FACTS, BOUTS, EXACT_NODES, EXACT_BITS, NOBODY, NONE

@cython.final
cdef class Sampler:
    cdef Rng rng
    cdef Policy policy
    cdef Moves moves
    cdef Net net
    cdef Position p
    cdef Belief belief
    cdef Search search
    cdef Solver ends
    cdef int walks, whims, kept
    cdef signed char shoe[52]
    cdef short facts[19200]
    cdef signed char opener[300]
    cdef signed char fool[300]

    @cython.locals(seat=int, i=int, found=int, fool=int)
    cdef void play(self, Position p) noexcept nogil
    @cython.locals(i=int, j=int, card=cython.schar)
    cdef void shuffle(self, Position p) noexcept nogil
    @cython.locals(i=int, count=int)
    cdef void keep(self, Position p) noexcept nogil
    @cython.locals(i=int)
    cdef void move(self, Position p, int seat) noexcept nogil
