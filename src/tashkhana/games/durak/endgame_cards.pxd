# C types of endgame_cards.py
import cython
from tashkhana.core.bits cimport lowest, popcount

cdef unsigned long long M64, EVERY_RANK, TRUMPS, PLAIN

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
@cython.locals(ranks=cython.ulonglong)
cdef unsigned long long whole_ranks(unsigned long long cards) noexcept nogil
cdef unsigned long long up_to(unsigned long long cards) noexcept nogil
@cython.locals(suit=cython.ulonglong)
cdef unsigned long long beating(unsigned long long attack) noexcept nogil
@cython.locals(two=cython.ulonglong, alone=cython.ulonglong, free=cython.ulonglong, up=cython.ulonglong)
cdef unsigned long long doubles(unsigned long long hand, unsigned long long every, unsigned long long between) noexcept nogil
cdef bint covers_all(unsigned long long hand, unsigned long long attacks) noexcept nogil
@cython.locals(attack=cython.ulonglong, covers=cython.ulonglong, cover=cython.ulonglong)
cdef bint fits(unsigned long long hand, unsigned long long attacks) noexcept nogil
@cython.locals(best=cython.ulonglong, fewest=int, attack=cython.ulonglong, answers=int)
cdef unsigned long long hardest(unsigned long long d, unsigned long long u) noexcept nogil
@cython.locals(beatable=cython.ulonglong, ranks=cython.ulonglong)
cdef bint sure(unsigned long long a, unsigned long long d, bint transfers) noexcept nogil
