# C types of audit.py
import cython
from tashkhana.core.bits cimport popcount
from tashkhana.core.rng cimport Rng
from tashkhana.games.idiot.engine cimport Position
from tashkhana.games.idiot.legal cimport Moves, asked, forced, legal
from tashkhana.games.idiot.playout cimport Player, fill_stock
from tashkhana.games.idiot.refusal cimport Named, why_not
from tashkhana.games.idiot.rules cimport Rules

cdef int DECLINE, EXTRA, FLIP, JOKER, JUMP, LEGAL, OPEN, OVER, PASS, PICK_UP, PLAY, SWAP
cdef int TURN, TWO, CODES, PLACES, RANKS, NONE, MANY_MOVES
cdef int KEPT, CARDS, COUNTS, OUT, KNOWN, LEGAL_IS_LEGAL, REST_IS_NOT, ASKED, SOMEBODY, HOUSE
cdef int UNCHANGED, STABLE, INDEPENDENT, ENDS, RESULT, BURNS

@cython.final
cdef class Auditor:
    cdef readonly Player player
    cdef readonly Position p
    cdef Position before, spare
    cdef Moves moves, again
    cdef Named named
    cdef readonly int broken
    cdef readonly long long positions, refused
    cdef int found
    cdef short tally[54]
    @cython.locals(_=int)
    cpdef int run(self, int deals, int every)
    @cython.locals(moves=int)
    cdef void run_deal(self, Position p, int every) noexcept nogil
    cdef void look(self, Position p) noexcept nogil
    @cython.locals(card=int, seat=int, i=int, wrong=int)
    cdef bint cards_conserved(self, Position p) noexcept nogil
    cdef void count(self, int card) noexcept nogil
    @cython.locals(able=int, seat=int)
    cdef bint somebody(self, Position p) noexcept nogil
    @cython.locals(seat=int)
    cdef void sweep(self) noexcept nogil
    @cython.locals(count=int, kind=int)
    cdef void sweep_seat(self, int seat) noexcept nogil
    @cython.locals(i=int, only=int, place=int)
    cdef void check_list(self, Position p, int seat, int count) noexcept nogil
    @cython.locals(kind=int)
    cdef void name_move(self, Position p, int seat, Moves moves, int i) noexcept nogil
    cdef void name_play(self, Position p, int seat, int twos, int rank, int count) noexcept nogil
    @cython.locals(zone=int, card=int, held=int)
    cdef void name_rank(self, Position p, int seat, int rank, int count) noexcept nogil
    cdef void ask(self, int seat, int kind, int place) noexcept nogil
    @cython.locals(place=int)
    cdef void try_bare(self, int seat, int kind) noexcept nogil
    @cython.locals(most=int, twos=int, rank=int, count=int)
    cdef void try_ranks(self, int seat, int kind) noexcept nogil
    @cython.locals(card=int, other=int)
    cdef void try_pairs(self, int seat) noexcept nogil

@cython.locals(seat=int, size=int, rank=int, count=int, card=int)
cdef bint counts_right(Position p) noexcept nogil
@cython.locals(seat=int)
cdef bint outs_right(Position p) noexcept nogil
cdef bint result_fits(Position p) noexcept nogil
@cython.locals(seat=int, card=int)
cdef bint known_held(Position p) noexcept nogil
@cython.locals(i=int)
cdef bint same_moves(Moves one, Moves other) noexcept nogil
@cython.locals(i=int)
cpdef bint same(Position p, Position q) noexcept nogil
@cython.locals(i=int)
cdef bint same_state(Position p, Position q) noexcept nogil
