# C types of rules.py
import cython

@cython.final
cdef class Rules:
    cdef readonly int players, deck
    cdef readonly int transfer, transfer_show, transfer_first_bout, transfer_many
    cdef readonly int open_set, throwers, anytime, throw_order, throw_after_take
    cdef readonly int first_limit, until_bito, talon_one, last_defender, auto_take
