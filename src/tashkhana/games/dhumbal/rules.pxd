# C types of rules.py
import cython

cdef int JOKER

@cython.final
cdef class Rules:
    cdef readonly int players, cards, jokers, limit, faces
    cdef readonly int discard_first, pick_up, sequences, joker_in_sequence
    cdef readonly int added, penalty, cumulative, slap_down, score_hands, throw_cap

@cython.locals(rank=int)
cpdef int value(int card, int faces) noexcept nogil
