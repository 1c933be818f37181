# The numbers and sets of the exact endgame as constants and functions of C, which stand where they are used;
# endgame_bits_plain.py says the same in Python, and what it all means.
from tashkhana.core.bits cimport lowest, popcount

ctypedef unsigned long long Cards

cdef extern from *:
    """
    #define TK_EVERY_RANK 0x1111111111111ULL
    #define TK_TRUMPS (TK_EVERY_RANK << 3)
    #define TK_PLAIN (TK_EVERY_RANK * 7)
    #define TK_A 0x9E3779B97F4A7C15ULL
    #define TK_B 0xC2B2AE3D27D4EB4FULL
    #define TK_C 0x165667B19E3779F9ULL
    #define TK_D 0xD6E8FEB86659FD93ULL
    #define TK_E 0xA0761D6478BD642FULL
    """
    Cards EVERY_RANK "TK_EVERY_RANK"
    Cards TRUMPS "TK_TRUMPS"
    Cards PLAIN "TK_PLAIN"
    Cards A "TK_A"
    Cards B "TK_B"
    Cards C "TK_C"
    Cards D "TK_D"
    Cards E "TK_E"

cdef enum:
    ROOM = 7
    EARLY = 8
    SHOWN = 16
    PASSING = 32
    MUTE = 64
    PARTLY = 128
    WORN = 256
    SEAT = 512
    BOUT = 1024
    ADDING = 2048
    WAITING = 3072
    KIND = 3072
    TURNED = 4096
    TURN = 8192
    TURNS = 57344
    ENDLESS = 57344

cdef inline Cards whole_ranks(Cards cards) noexcept nogil:
    return ((cards | cards >> 1 | cards >> 2 | cards >> 3) & EVERY_RANK) * 15

cdef inline Cards up_to(Cards cards) noexcept nogil:
    cards |= cards >> 4
    cards |= cards >> 8
    cards |= cards >> 16
    return cards | cards >> 32

cdef inline Cards beating(Cards attack) noexcept nogil:
    if attack & TRUMPS != 0:
        return TRUMPS & -(attack << 1)
    return (EVERY_RANK << (lowest(attack) & 3)) & -(attack << 1) | TRUMPS

cdef inline Cards hardest(Cards d, Cards u) noexcept nogil:
    cdef Cards best = u & -u
    cdef Cards attack
    cdef int answers, fewest = 99
    if best == u:
        return u
    while u != 0:
        attack = u & -u
        u ^= attack
        answers = popcount(d & beating(attack))
        if answers < fewest:
            best = attack
            fewest = answers
    return best

cdef inline Cards doubles(Cards hand, Cards every, Cards between) noexcept nogil:
    cdef Cards two = (every & every >> 1) | (every >> 2 & every >> 3)
    two |= (every | every >> 1) & (every >> 2 | every >> 3)
    cdef Cards alone = hand & ~((two & EVERY_RANK) * 15)
    if alone & (alone - 1) == 0:
        return 0
    cdef Cards free = ~between
    cdef Cards up = alone | free & alone << 4
    free &= free << 4
    up |= free & up << 8
    free &= free << 8
    up |= free & up << 16
    free &= free << 16
    up |= free & up << 32
    return up << 4 & alone

cdef inline bint sure(Cards a, Cards d, bint transfers) noexcept nogil:
    cdef Cards beatable = a & up_to(d >> 4)
    if d & TRUMPS != 0:
        beatable |= a & PLAIN
    if beatable & (beatable - 1) != 0:
        return False
    if not transfers:
        return True
    cdef Cards ranks = whole_ranks(a ^ beatable)
    return ranks & d == 0 and popcount(ranks) == 4 * popcount(a ^ beatable)

cdef inline Cards mix(Cards a, Cards b, Cards c, Cards d, Cards e) noexcept nogil:
    cdef Cards h = a * A + b * B + c * C + d * D + e * E
    h ^= h >> 32
    h *= A
    h ^= h >> 29
    h *= D
    return h ^ h >> 32
