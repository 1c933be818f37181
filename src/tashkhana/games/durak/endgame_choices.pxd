# C types of endgame_choices.py
import cython
from tashkhana.core.bits cimport popcount
from tashkhana.games.durak.endgame_bits cimport PLAIN, TRUMPS, beating, hardest, whole_ranks

ctypedef unsigned long long Cards

cdef int LEAD, THROW, DONE, WAITS, GIVE, COVER, SHOW, PASS, TAKE
cdef int PLACES

@cython.final
cdef class Choices:
    cdef int top
    cdef signed char kind[20000]
    cdef Cards cards[20000]
    cdef Cards over[20000]

    cdef void put(self, int kind, Cards cards, Cards over) noexcept nogil
    cdef void move(self, int i, int j) noexcept nogil
    @cython.locals(trumps=int, cards=Cards, card=Cards, more=Cards)
    cdef void leads(self, Cards a, int most, bint sets) noexcept nogil
    @cython.locals(more=Cards)
    cdef void lead_with(self, Cards card, Cards others, int most) noexcept nogil
    @cython.locals(trumps=int, cards=Cards)
    cdef void throws(self, Cards able) noexcept nogil
    @cython.locals(left=Cards, trumps=int, cards=Cards, card=Cards)
    cdef void gifts(self, Cards able, int room, Cards given) noexcept nogil
    @cython.locals(attacks=Cards, attack=Cards, part=int, cards=Cards)
    cdef void covers(self, Cards d, Cards u, Cards meets, bint anytime) noexcept nogil
    @cython.locals(laid=Cards, count=int)
    cdef void transfers(self, Cards able, int room, bint many) noexcept nogil
