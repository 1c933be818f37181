# C types of endgame_rounds.py
import cython
from tashkhana.core.bits cimport popcount
from tashkhana.games.durak.endgame_bits cimport KIND, MUTE, PARTLY, PASSING, ROOM, SHOWN, WAITING, beating, hardest, whole_ranks
from tashkhana.games.durak.endgame cimport Search
from tashkhana.games.durak.endgame_choices cimport COVER, DONE, GIVE, LEAD, PASS, SHOW, TAKE, THROW, WAITS, Choices
from tashkhana.games.durak.endgame_memory cimport NEVER

ctypedef unsigned long long Cards

cdef int NEAR, FIRST, GROWS

cdef class Rounds(Search):
    cdef Choices choices

    cdef bint far(self) noexcept nogil
    cdef int lead(self, Cards a, Cards d, int s, int k) noexcept nogil
    @cython.locals(most=int, first=int)
    cdef int weigh_lead(self, Cards a, Cards d, int s, int k) noexcept nogil
    cdef int add(self, Cards a, Cards d, Cards t, Cards u, int s, int k) noexcept nogil
    @cython.locals(first=int)
    cdef int weigh_adding(self, Cards a, Cards d, Cards t, Cards u, int s, int k) noexcept nogil
    @cython.locals(first=int)
    cdef int take(self, Cards a, Cards d, Cards t, int s, int k) noexcept nogil
    cdef int defend(self, Cards a, Cards d, Cards t, Cards u, int s, int k) noexcept nogil
    @cython.locals(first=int)
    cdef int weigh_defence(self, Cards a, Cards d, Cards t, Cards u, int s, int k) noexcept nogil
    @cython.locals(room=int)
    cdef void list_transfers(self, Cards a, Cards d, Cards u, int s) noexcept nogil
    @cython.locals(best=int, rest=int, tall=int, outer=cython.longlong, budget=cython.longlong, left=int, count=int, i=int, value=int)
    cdef int weigh(self, Cards a, Cards d, Cards t, Cards u, int s, int k, int first, bint attacks) noexcept nogil
    @cython.locals(kind=int, cards=Cards)
    cdef int after(self, Cards a, Cards d, Cards t, Cards u, int s, int k, int i) noexcept nogil
    @cython.locals(room=int)
    cdef int passed(self, Cards a, Cards d, Cards u, int s, Cards cards, int k) noexcept nogil
