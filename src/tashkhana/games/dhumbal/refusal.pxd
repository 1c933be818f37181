# C types of refusal.py
import cython
from tashkhana.core.bits cimport lowest, popcount
from tashkhana.games.dhumbal.engine cimport Position, bit

cdef int ALREADY_DRAWN, ALREADY_THROWN, ANY, BROKEN_SEQUENCE, CALL, CALL_BEFORE_DRAWING, CALL_OVER_LIMIT
cdef int DEAL_OVER, DISCARD, DRAW_DISCARD, DRAW_FIRST, DRAW_STOCK, DRAWING, EMPTY_HAND_DISCARD, ENDS
cdef int JOKER_IN_SEQUENCE, LEGAL, NOT_A_SET, NOT_ON_OFFER, NOT_YOUR_CARD, NOT_YOUR_TURN, OUT_OF_GAME
cdef int OVER, SEQUENCES_OFF, SHUFFLING, SLAP, TAKEN_THIS_TURN, THROW_FIRST, THROWING, TURN
cdef int UNKNOWN_MOVE, JOKER
cdef long long ALL_JOKERS

cpdef int why_not(Position p, int seat, int kind, long long cards) noexcept nogil
cdef int why_no_call(Position p, int seat) noexcept nogil
cdef int why_not_drawing(Position p, int seat) noexcept nogil
@cython.locals(reason=int)
cdef int why_no_stock(Position p, int seat) noexcept nogil
cdef bint can_rebuild(Position p) noexcept nogil
@cython.locals(reason=int)
cdef int why_not_taken(Position p, int seat, long long cards) noexcept nogil
@cython.locals(end=int, i=int)
cdef bint offers(Position p, int card) noexcept nogil
cdef int why_not_thrown(Position p, int seat, long long cards) noexcept nogil
@cython.locals(wild=int, naturals=cython.longlong)
cdef int why_not_together(Position p, long long cards) noexcept nogil
@cython.locals(first=int)
cdef bint same_in(long long cards, int shift, int mask) noexcept nogil
@cython.locals(length=int, before=int)
cdef bint follows(long long cards, int wild) noexcept nogil
cdef int why_no_slap(Position p, int seat, long long cards) noexcept nogil
