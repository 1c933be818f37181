# C types of net.py
import cython
from tashkhana.core.bits cimport lowest
from tashkhana.games.durak.engine cimport Position

cdef int INPUTS, FIRST, SECOND, OUTPUTS, NOBODY

@cython.final
cdef class Net:
    cdef readonly int players, deck
    cdef int bottom, count
    cdef readonly int facts[64]
    cdef readonly double gain[6]
    cdef double weight_0[32768]
    cdef double weight_1[2048]
    cdef double weight_2[224]
    cdef double bias_0[64]
    cdef double bias_1[32]
    cdef double bias_2[7]
    cdef double hidden_0[64]
    cdef double hidden_1[32]
    cdef readonly double out[7]

    cpdef int inputs(self)
    cdef void put(self, int part, int i, double number) noexcept nogil
    @cython.locals(seat=int, i=int)
    cpdef int list_facts(self, Position p) noexcept nogil
    cdef void list_cards(self, Position p, int block, long long cards) noexcept nogil
    cdef void put_fact(self, int block, int place) noexcept nogil
    cdef int place(self, Position p, int card) noexcept nogil
    @cython.locals(share=cython.double, drawn=cython.double, seat=int, i=int)
    cpdef void judge(self, Position p) noexcept nogil
    @cython.locals(i=int, j=int, at=int)
    cdef void feel_first(self) noexcept nogil
    @cython.locals(i=int, j=int, felt=cython.double)
    cdef void feel_second(self) noexcept nogil
    @cython.locals(i=int, j=int, outputs=int, felt=cython.double, most=cython.double, total=cython.double)
    cdef void speak(self) noexcept nogil

@cython.locals(y=cython.double, _=int)
cdef double power(double x) noexcept nogil
