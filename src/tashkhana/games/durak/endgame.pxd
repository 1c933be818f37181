# C types of endgame.py
import cython
from tashkhana.core.bits cimport popcount
from tashkhana.games.durak.endgame_bits cimport ADDING, BOUT, EARLY, ENDLESS, KIND, MUTE, PARTLY, PASSING, PLAIN, ROOM, SEAT, SHOWN, TRUMPS, TURN, TURNED, TURNS, WAITING, WORN, beating, hardest, mix, sure, whole_ranks
from tashkhana.games.durak.endgame_allowed cimport Allowed
from tashkhana.games.durak.endgame_memory cimport CUT, LONGEST, NEVER

ctypedef unsigned long long Cards

cdef int TOO_TALL

cdef class Search(Allowed):
    @cython.locals(key=Cards, found=int)
    cdef int bout(self, Cards a, Cards d, int s, int k) noexcept nogil
    @cython.locals(start=cython.longlong, value=int)
    cdef int fresh_bout(self, Cards key, int found, Cards a, Cards d, int s, int k) noexcept nogil
    @cython.locals(best=int, rest=int, tall=int, limit=int, trumps=int, cards=Cards, card=Cards, others=Cards, more=Cards, count=int, laid=Cards, useful=Cards, value=int)
    cdef int lead(self, Cards a, Cards d, int s, int k) noexcept nogil
    @cython.locals(base=int, value=int)
    cdef int beaten(self, Cards a, Cards d, int s, int k) noexcept nogil
    @cython.locals(keeps=int, value=int)
    cdef int taken(self, Cards a, Cards d, int s, int k) noexcept nogil
    cdef int laid(self, Cards a, Cards d, Cards t, Cards u, int s, int k) noexcept nogil
    @cython.locals(key=Cards, found=int, start=cython.longlong, value=int)
    cdef int decide(self, Cards a, Cards d, Cards t, Cards u, int s, int k) noexcept nogil
    @cython.locals(best=int, rest=int, tall=int, waiting=cython.bint, state=int, able=Cards, trumps=int, cards=Cards, card=Cards, value=int)
    cdef int add(self, Cards a, Cards d, Cards t, Cards u, int s, int k) noexcept nogil
    cdef int covered(self, Cards a, Cards d, Cards t, int s, int k) noexcept nogil
    @cython.locals(able=Cards)
    cdef int take(self, Cards a, Cards d, Cards t, int s, int k) noexcept nogil
    @cython.locals(keeps=int, key=Cards)
    cdef bint take_known(self, Cards a, Cards d, Cards t, int s, int k) noexcept nogil
    @cython.locals(best=int, rest=int, tall=int, trumps=int, cards=Cards, card=Cards, value=int)
    cdef int give(self, Cards a, Cards d, Cards able, int s, int k) noexcept nogil
    @cython.locals(best=int, rest=int, tall=int, value=int)
    cdef int defend(self, Cards a, Cards d, Cards t, Cards u, int s, int k) noexcept nogil
    @cython.locals(best=int, rest=int, tall=int, state=int, attacks=Cards, attack=Cards, part=int, meets=Cards, beats=Cards, cards=Cards, card=Cards, value=int)
    cdef int cover(self, Cards a, Cards d, Cards t, Cards u, int s, int k) noexcept nogil
    cdef int after_cover(self, Cards a, Cards d, Cards t, Cards u, int s, int k) noexcept nogil
    @cython.locals(best=int, rest=int, tall=int, room=int, state=int, able=Cards, laid=Cards, count=int, value=int)
    cdef int pass_on(self, Cards a, Cards d, Cards u, int s, int k) noexcept nogil
