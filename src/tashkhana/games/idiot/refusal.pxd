# C types of refusal.py
import cython
from tashkhana.games.idiot.engine cimport Position

cdef int AUCTION, COMPANION_NEEDED, DEAL_OVER, DECLINE, DOWN, EXTRA, FLIP, HAND, HIGHER_THAN_PILE, JOKER, JUMP
cdef int JUMP_IN_OFF, LEGAL, LOWER_THAN_PILE, LOWEST_CARD_FIRST, MUST_PLAY, NO_BURNING_RUN, NOT_JUST_DRAWN
cdef int NOT_ONE_RANK, NOT_OPEN_RANK, NOT_YOUR_CARD, NOT_YOUR_TURN, OPEN, OUT_OF_GAME, OVER, PASS, PICK_UP
cdef int PILE_EMPTY, PLAY, READY, SWAP, TRADE, TRADE_OVER, TURN, TWO, UNKNOWN_MOVE, UP, UP_CARD_NEEDED
cdef int WITH_CARD, ZONE_LOCKED
cdef int CODES, MOST_NAMED, PLACES, NONE, MANY

@cython.final
cdef class Named:
    cdef readonly int size
    cdef signed char cards[60]
    cdef signed char count[54]
    @cython.locals(card=int)
    cdef void clear(self) noexcept nogil
    cdef void add(self, int card) noexcept nogil

cpdef int why_not(Position p, int seat, int kind, Named named, int place) noexcept nogil
cdef bint is_due(Position p, int seat, int kind) noexcept nogil
cdef int why_no_trade(Position p, int seat, int kind, Named named) noexcept nogil
@cython.locals(rank=int, twos=int)
cdef int why_no_play(Position p, int seat, Named named) noexcept nogil
@cython.locals(rank=int, i=int, this=int)
cdef int other_rank(Named named) noexcept nogil
@cython.locals(count=int, i=int)
cdef int count_rank(Named named, int rank) noexcept nogil
@cython.locals(missing=int, card=int)
cdef bint has_all(Position p, int seat, Named named) noexcept nogil
@cython.locals(count=int, place=int)
cdef int ups_of(Position p, int seat, int card) noexcept nogil
@cython.locals(count=int, card=int, missing=int)
cdef int from_up(Position p, int seat, Named named) noexcept nogil
@cython.locals(ups=int, last=cython.bint)
cdef bint is_locked(Position p, int seat, Named named, int twos) noexcept nogil
@cython.locals(card=int, in_hand=int, wanted=int)
cdef bint just_drawn(Position p, Named named, int rank) noexcept nogil
cdef bint may_lie_alone(Position p, int seat, int twos) noexcept nogil
cdef int why_no_flip(Position p, int seat, Named named, int place) noexcept nogil
@cython.locals(along=cython.bint)
cdef int why_no_pick_up(Position p, int seat, Named named) noexcept nogil
@cython.locals(zone=int, playable=int, rank=int)
cdef bint can_play(Position p, int seat) noexcept nogil
@cython.locals(card=int, needed=int)
cdef int why_no_jump(Position p, int seat, Named named) noexcept nogil
