# C types of refusal.py
import cython
from tashkhana.core.bits cimport lowest, popcount
from tashkhana.games.durak.engine cimport Position, bit

cdef int ALREADY_COVERED, ALREADY_SHOWN, ATTACK, ATTACK_LIMIT, ATTACKER_MUST_PLAY, COVER, DEAL_OVER
cdef int DEFENCE, DEFENDER_TOO_FEW_CARDS, DONE, FREE, IN_TURN, LEGAL, NO_SUCH_ATTACK, NOT_A_TRUMP
cdef int NOT_ALLOWED_TO_THROW, NOT_ONE_RANK, NOT_YOUR_CARD, NOT_YOUR_TURN, NOTHING_TO_TAKE
cdef int ONE_CARD_ONLY, OPENING, OUT_OF_GAME, OVER, RANK_NOT_ON_TABLE, SHOW, SHOW_OFF, TAKE, TAKEN
cdef int TARGET_TOO_FEW_CARDS, THROW, THROWING_CLOSED, TOO_LOW, TRANSFER, TRANSFER_AFTER_COVER
cdef int TRANSFER_FIRST_BOUT, TRANSFER_OFF, TRANSFER_WRONG_RANK, TRUMP_NEEDS_HIGHER_TRUMP, UNKNOWN_MOVE
cdef int WAIT_FOR_DEFENDER, WRONG_SUIT
cdef int NONE

cpdef int why_not(Position p, int seat, int kind, long long cards, int target) noexcept nogil
@cython.locals(i=int, reason=int, least=int)
cpdef int why_idle(Position p, int seat, int card) noexcept nogil
@cython.locals(i=int)
cdef bint open_rank(Position p, int rank) noexcept nogil
cdef int why_no_attack(Position p, int seat, long long cards) noexcept nogil
cdef int why_no_throw(Position p, int seat, long long cards) noexcept nogil
cdef int why_not_open(Position p, int seat) noexcept nogil
cdef int why_no_done(Position p, int seat) noexcept nogil
cdef int why_too_many(Position p, int more) noexcept nogil
cdef bint has_turn(Position p, int seat) noexcept nogil
@cython.locals(seat=int)
cdef bint nobody_waits_between(Position p, int first, int last) noexcept nogil
cdef bint waits(Position p, int seat) noexcept nogil
cdef int why_no_take(Position p, int seat) noexcept nogil
@cython.locals(place=int)
cdef int why_no_cover(Position p, int seat, long long cards, int target) noexcept nogil
cdef int why_not_beaten(Position p, int attack, int card) noexcept nogil
@cython.locals(reason=int)
cdef int why_no_transfer(Position p, int seat, long long cards) noexcept nogil
@cython.locals(reason=int)
cdef int why_no_show(Position p, int seat, long long cards) noexcept nogil
@cython.locals(i=int)
cdef int why_cannot_pass_on(Position p, int seat, long long cards) noexcept nogil
@cython.locals(target=int)
cdef int why_no_target(Position p, int needed) noexcept nogil
@cython.locals(i=int)
cdef int place_of(Position p, int attack) noexcept nogil
cdef bint ranks_on_table(Position p, long long cards) noexcept nogil
@cython.locals(i=int)
cdef bint rank_on_table(Position p, int rank) noexcept nogil
cdef bint one_rank(long long cards) noexcept nogil
cdef bint of_rank(long long cards, int rank) noexcept nogil
