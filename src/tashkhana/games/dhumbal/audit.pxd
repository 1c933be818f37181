# C types of audit.py
import cython
from tashkhana.core.bits cimport lowest, popcount
from tashkhana.core.rng cimport Rng
from tashkhana.games.dhumbal.engine cimport Position, bit
from tashkhana.games.dhumbal.legal cimport Moves, asked, legal, may_act
from tashkhana.games.dhumbal.playout cimport Player, fill_stock
from tashkhana.games.dhumbal.refusal cimport why_not
from tashkhana.games.dhumbal.rules cimport Rules
from tashkhana.games.dhumbal.shuffling cimport rebuild

cdef int CALLED, CAPPED, CAUGHT, DISCARD, LEGAL, OVER, SHUFFLING, STOCK_OUT, TURN
cdef int KEPT, CARDS, HANDS, KNOWN, OFFERED, REBUILT, LEGAL_IS_LEGAL, REST_IS_NOT, ASKED, SOMEBODY
cdef int UNCHANGED, STABLE, INDEPENDENT, ENDS, RESULT, ZERO

@cython.final
cdef class Auditor:
    cdef readonly Player player
    cdef readonly Position p
    cdef Position before, spare
    cdef Moves moves, again
    cdef readonly int broken
    cdef readonly long long positions, refused, rebuilt
    cdef int found, thrown
    cdef int held[6]
    @cython.locals(_=int)
    cpdef int run(self, int deals, int every)
    @cython.locals(seat=int)
    cdef void run_deal(self, Position p, int every) noexcept nogil
    cdef void step(self, Position p) noexcept nogil
    cdef void look(self, Position p) noexcept nogil
    @cython.locals(seat=int)
    cdef bint hands_right(self, Position p) noexcept nogil
    @cython.locals(seat=int, together=int)
    cdef void look_at_result(self, Position p) noexcept nogil
    @cython.locals(seat=int)
    cdef void sweep(self) noexcept nogil
    @cython.locals(count=int, kind=int, hand=cython.longlong)
    cdef void sweep_seat(self, int seat) noexcept nogil
    @cython.locals(i=int)
    cdef void check_list(self, Position p, int seat, int count) noexcept nogil
    cdef void ask(self, int seat, int kind, long long cards) noexcept nogil
    @cython.locals(cards=cython.longlong)
    cdef void try_hand(self, int seat, int kind, long long hand) noexcept nogil
    @cython.locals(suit=int, rank=int, card=cython.longlong)
    cdef void try_others(self, int seat, int kind, long long hand) noexcept nogil

@cython.locals(union=cython.longlong, count=int, seat=int, i=int)
cdef bint cards_conserved(Position p) noexcept nogil
@cython.locals(cards=cython.longlong, i=int)
cdef long long lying_there(Position p) noexcept nogil
@cython.locals(seat=int, elsewhere=cython.longlong)
cdef bint known_held(Position p) noexcept nogil
@cython.locals(together=int, rank=int, suit=int, each=int)
cdef int weight(Position p, int seat) noexcept nogil
@cython.locals(seat=int)
cdef bint result_fits(Position p) noexcept nogil
@cython.locals(seat=int, lighter_or_equal=cython.bint)
cdef bint winner_fits(Position p) noexcept nogil
cdef int distance(Position p, int seat) noexcept nogil
cdef int due(Position p, int seat) noexcept nogil
@cython.locals(i=int)
cdef bint same_moves(Moves one, Moves other) noexcept nogil
@cython.locals(seat=int, i=int)
cpdef bint same(Position p, Position q) noexcept nogil
cdef bint same_state(Position p, Position q) noexcept nogil
