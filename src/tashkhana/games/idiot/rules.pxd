# C types of rules.py
import cython

@cython.final
cdef class Rules:
    cdef readonly int players, packs, layout, trade, opening, two, ten, four, six_run
    cdef readonly int same_after_burn, extra_draw, last_match, voluntary, same_after_pickup, one_up
    cdef readonly int seven, eight, three, nine, jack, joker, jump_in
