"""Sets of cards as whole numbers: card ``16 * suit + rank`` is one bit, so a set is below 2**61.

Compiled engines use the same three functions from ``bits.pxd``.
"""

ALL_SUITS = 0x0001000100010001
"""One bit a suit: shifted left by a rank, the four cards of that rank."""

ONE_SUIT = 0x1FFF
"""Thirteen bits: shifted left by 16 * suit, all cards of that suit."""


def popcount(cards: int) -> int:
    """How many cards the set holds.

    >>> popcount(0b1011)
    3
    """
    return cards.bit_count()


def lowest(cards: int) -> int:
    """The lowest card of a set that is not empty.

    >>> lowest(0b1000)
    3
    """
    return (cards & -cards).bit_length() - 1


def nth(cards: int, k: int) -> int:
    """The card with exactly *k* lower ones in the set.

    >>> nth(0b1011, 2)
    3
    """
    while k > 0:
        cards &= cards - 1
        k -= 1
    return lowest(cards)
