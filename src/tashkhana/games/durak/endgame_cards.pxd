# C types of endgame_cards.py
import cython
from tashkhana.core.bits cimport lowest, popcount
from tashkhana.games.durak.endgame_bits cimport EVERY_RANK, TRUMPS, beating

@cython.final
cdef class Hands:
    cdef readonly unsigned long long mine, theirs
    @cython.locals(held=cython.ulonglong, gap=cython.ulonglong, below=cython.ulonglong)
    cpdef void simplify(self, unsigned long long mine, unsigned long long theirs) noexcept nogil
    @cython.locals(a=cython.ulonglong, b=cython.ulonglong, c=cython.ulonglong, d=cython.ulonglong)
    cdef void sort_suits(self, unsigned long long mine, unsigned long long theirs) noexcept nogil

@cython.locals(found=cython.ulonglong)
cpdef unsigned long long small(long long cards, int trump) noexcept nogil
@cython.locals(suit=int, one=cython.ulonglong)
cpdef unsigned long long small_card(int card, int trump) noexcept nogil
cdef bint covers_all(unsigned long long hand, unsigned long long attacks) noexcept nogil
@cython.locals(attack=cython.ulonglong, covers=cython.ulonglong, cover=cython.ulonglong)
cdef bint fits(unsigned long long hand, unsigned long long attacks) noexcept nogil
