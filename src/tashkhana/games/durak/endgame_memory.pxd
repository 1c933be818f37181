# C types of endgame_memory.py
import cython
from tashkhana.games.durak.endgame_bits cimport SEAT
from tashkhana.games.durak.endgame_cards cimport Hands
from tashkhana.games.durak.endgame_table cimport MISS, Table

ctypedef unsigned long long Cards

cdef int LONGEST, NEVER, CUT

cdef class Memory:
    cdef Table table
    cdef Hands hands
    cdef long long nodes, most, whole
    cdef bint spent
    cdef unsigned long long salt
    cdef int rest, tall, base, ply, turns, value
    cdef int worn_count
    cdef Cards path[200]
    cdef Cards worn_mine[30]
    cdef Cards worn_theirs[30]
    cdef int worn_seat[30]

    @cython.final
    cdef void begin(self, long long most) noexcept nogil
    @cython.final
    cdef void start(self, int turns) noexcept nogil
    @cython.final
    cdef int settled(self, int value) noexcept nogil
    @cython.final
    cdef bint spend(self) noexcept nogil
    @cython.final
    cdef int give_up(self) noexcept nogil
    @cython.final
    cdef bint ran_out(self, long long outer) noexcept nogil
    @cython.final
    @cython.locals(value=int, turns=int)
    cdef bint known(self, int found, int s, int k) noexcept nogil
    @cython.final
    @cython.locals(turns=int, low=cython.bint)
    cdef void keep(self, Cards key, int found, int s, int k, int value, long long work) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef bint seen(self, Cards key) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef bint is_worn(self, Cards a, Cards d, int s) noexcept nogil
