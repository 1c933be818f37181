"""The numbers and sets of the exact endgame: what a position needs beside its cards, and questions about sets of cards.

A card is ``4 * rank + suit`` with trumps as suit 3, so that a set of cards goes up by ranks, and all cards of a rank
lie side by side. ``endgame_bits.pxd`` says the same for the compiled solver, as constants and functions of C that stand
where they are used: the search goes through them at every decision.
"""

from __future__ import annotations

from tashkhana.core.bits_plain import lowest, popcount

M64 = 0xFFFFFFFFFFFFFFFF
EVERY_RANK = 0x1111111111111
"""One bit a rank: shifted left by a suit, all cards of that suit."""
TRUMPS = EVERY_RANK << 3
PLAIN = EVERY_RANK * 7

ROOM = 7
"""In a state: how many attack cards may still be added in this bout."""
EARLY = 8
"""The limit of the first bout holds (DK-09)."""
SHOWN = 16
"""The trump of this rank has been shown in this bout (DK-21)."""
PASSING = 32
"""Transfers are allowed in this bout."""
MUTE = 64
"""The attacker may not throw in in this bout (DK-12)."""
PARTLY = 128
"""The defender has begun to cover all that lies open and goes on."""
WORN = 256
"""No progress since the root, where positions had come twice."""
SEAT = 512
"""With ``WORN``: the seats have changed places since the root."""
BOUT, ADDING, WAITING = 1024, 2048, 3072
"""The kind of decision."""
KIND = 3072
TURNED = 4096
"""Transfers have made the seat that opened this bout its defender."""
TURN = 8192
"""In steps of this: how many times more the attack may turn to the other seat without progress."""
TURNS = 7 * TURN
ENDLESS = 7 * TURN
"""Any number of times, until a position comes again."""

A = 0x9E3779B97F4A7C15
B = 0xC2B2AE3D27D4EB4F
C = 0x165667B19E3779F9
D = 0xD6E8FEB86659FD93
E = 0xA0761D6478BD642F


def whole_ranks(cards: int) -> int:
    """All four cards of each rank in the set."""
    ranks = (cards | cards >> 1 | cards >> 2 | cards >> 3) & EVERY_RANK
    return ranks * 15


def up_to(cards: int) -> int:
    """In each suit, everything up to its highest card in the set."""
    cards |= cards >> 4
    cards |= cards >> 8
    cards |= cards >> 16
    return cards | cards >> 32


def beating(attack: int) -> int:
    """The cards that beat this one, given as a set of one: higher in its suit, or any trump over a plain card."""
    if attack & TRUMPS != 0:
        return TRUMPS & -(attack << 1)
    suit = EVERY_RANK << (lowest(attack) & 3)
    return (suit & -(attack << 1)) | TRUMPS


def hardest(d: int, u: int) -> int:
    """The uncovered card that the defender has the fewest cards against."""
    best, fewest = u & -u, 99
    if best == u:
        return u
    while u != 0:
        attack = u & -u
        u ^= attack
        answers = popcount(d & beating(attack))
        if answers < fewest:
            best, fewest = attack, answers
    return best


def doubles(hand: int, every: int, between: int) -> int:
    """The cards of the hand that stand next above another of it in their suit, both of them alone in their ranks.

    *every*: the cards in play, among which both are alone. *between*: those that keep two cards apart.
    """
    two = (every & every >> 1) | (every >> 2 & every >> 3)
    two |= (every | every >> 1) & (every >> 2 | every >> 3)
    alone = hand & ~((two & EVERY_RANK) * 15)
    if alone & (alone - 1) == 0:
        return 0
    free = ~between
    up = alone | free & alone << 4
    free &= free << 4
    up |= free & up << 8
    free &= free << 8
    up |= free & up << 16
    free &= free << 16
    up |= free & up << 32
    return up << 4 & alone


def sure(a: int, d: int, transfers: int) -> bool:
    """Whether all of the attacker's cards but one at most are beyond the defender, who takes them one by one."""
    beatable = a & up_to(d >> 4)
    if d & TRUMPS != 0:
        beatable |= a & PLAIN
    if beatable & (beatable - 1) != 0:
        return False
    if not transfers:
        return True
    ranks = whole_ranks(a ^ beatable)
    return ranks & d == 0 and popcount(ranks) == 4 * popcount(a ^ beatable)


def mix(a: int, b: int, c: int, d: int, e: int) -> int:
    """A hash of 64 bits over five numbers."""
    h = (a * A + b * B + c * C + d * D + e * E) & M64
    h ^= h >> 32
    h = (h * A) & M64
    h ^= h >> 29
    h = (h * D) & M64
    return h ^ h >> 32
