# C types of endgame_allowed.py
import cython
from tashkhana.core.bits cimport popcount
from tashkhana.games.durak.endgame_bits cimport EARLY, MUTE, PARTLY, PASSING, ROOM, SEAT, SHOWN, TRUMPS, TURNED, WORN, beating, doubles, whole_ranks
from tashkhana.games.durak.endgame_cards cimport covers_all
from tashkhana.games.durak.endgame_memory cimport Memory
from tashkhana.games.durak.rules cimport Rules

ctypedef unsigned long long Cards

cdef int IN_TURN

cdef class Allowed(Memory):
    cdef bint anytime, auto_take, cyclic, last_defender, open_set, throw_after_take
    cdef bint transfer_many, transfer_show, until_bito
    cdef int early_most, passing

    @cython.final
    @cython.locals(bits=cython.ulonglong)
    cdef void take_rules(self, Rules rules) noexcept nogil
    @cython.final
    cdef int limit_of(self, int s) noexcept nogil
    @cython.final
    cdef Cards worth_leading(self, Cards a, Cards d) noexcept nogil
    @cython.final
    cdef Cards worth_covering(self, Cards a, Cards d, Cards t, Cards u) noexcept nogil
    @cython.final
    cdef bint may_throw(self, Cards a, Cards d, Cards t, Cards u, int s) noexcept nogil
    @cython.final
    @cython.locals(left=Cards, room=int)
    cdef bint can_answer(self, Cards a, Cards d, Cards t, Cards u, int s) noexcept nogil
    @cython.final
    cdef int parting(self, Cards d, Cards u) noexcept nogil
    @cython.final
    cdef int covering(self, int s) noexcept nogil
    @cython.final
    cdef int turned(self, int s) noexcept nogil
    @cython.final
    cdef int transfer_room(self, Cards a, Cards u, int s) noexcept nogil
    @cython.final
    cdef Cards showable(self, Cards d, Cards u, int s, int room) noexcept nogil
