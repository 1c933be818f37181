# C types of audit.py
import cython
from tashkhana.core.bits cimport popcount
from tashkhana.core.rng cimport Rng
from tashkhana.games.durak.engine cimport Position, bit
from tashkhana.games.durak.legal cimport Moves, asked, forced, legal
from tashkhana.games.durak.playout cimport Player, fill_stock
from tashkhana.games.durak.refusal cimport why_not
from tashkhana.games.durak.rules cimport Rules

cdef long long ALL_SUITS
cdef int THROW, COVER, TRANSFER, SHOW, TAKE, DONE, GOES_ON, PICKED_UP, LEGAL, OPENING, OVER
cdef int KEPT, CARDS, LIMIT, OUT, KNOWN, LEGAL_IS_LEGAL, REST_IS_NOT, ASKED, SOMEBODY, HOUSE
cdef int UNCHANGED, STABLE, INDEPENDENT, ENDS, RESULT, NONE, MANY_BOUTS

@cython.final
cdef class Auditor:
    cdef readonly Player player
    cdef readonly Position p
    cdef Position before, spare
    cdef Moves moves, again
    cdef readonly int broken
    cdef readonly long long positions, refused
    cdef int found, held
    cdef bint until_bito
    @cython.locals(_=int)
    cpdef int run(self, int deals, int every)
    cdef void run_deal(self, Position p, int every) noexcept nogil
    cdef void follow(self, Position p) noexcept nogil
    cdef void look(self, Position p) noexcept nogil
    @cython.locals(seat=int)
    cdef void sweep(self) noexcept nogil
    @cython.locals(count=int, kind=int)
    cdef void sweep_seat(self, int seat) noexcept nogil
    @cython.locals(i=int, only=int)
    cdef void check_list(self, Position p, int seat, int count) noexcept nogil
    cdef void ask(self, int seat, int kind, long long cards, int target) noexcept nogil
    @cython.locals(kind=int, target=int)
    cdef void try_bare(self, int seat) noexcept nogil
    @cython.locals(rank=int, group=cython.longlong, cards=cython.longlong)
    cdef void try_ranks(self, int seat, int kind) noexcept nogil
    @cython.locals(suit=int, rank=int, target=int, i=int, card=cython.longlong)
    cdef void try_covers(self, int seat, int kind) noexcept nogil
    @cython.locals(suit=int, rank=int, card=cython.longlong, cards=cython.longlong, fitting=cython.longlong)
    cdef void try_throws(self, int seat) noexcept nogil

@cython.locals(union=cython.longlong, count=int, seat=int, i=int)
cdef bint cards_conserved(Position p) noexcept nogil
@cython.locals(seat=int)
cdef bint outs_right(Position p) noexcept nogil
@cython.locals(active=int)
cdef bint result_fits(Position p) noexcept nogil
@cython.locals(i=int)
cdef bint same_moves(Moves one, Moves other) noexcept nogil
@cython.locals(seat=int, elsewhere=cython.longlong)
cdef bint known_held(Position p) noexcept nogil
@cython.locals(seat=int, i=int)
cpdef bint same(Position p, Position q) noexcept nogil
cdef bint same_state(Position p, Position q) noexcept nogil
cdef bint same_table(Position p, Position q) noexcept nogil
