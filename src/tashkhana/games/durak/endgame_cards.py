"""Two hands at the end of a deal, as the exact endgame counts them.

A card is ``4 * rank + suit`` with trumps as suit 3, so that a set of cards goes up by ranks, and all cards of
a rank lie side by side. Only what tells positions apart is kept: ranks that nobody holds are squeezed out and
the plain suits sorted.

Compiled with the C types in ``endgame_cards.pxd``.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.bits_plain import lowest, popcount
    from tashkhana.games.durak.endgame_bits_plain import EVERY_RANK, TRUMPS, beating


class Hands:
    """A pair of hands, ``mine`` and ``theirs``, that can be brought into its simplest form."""

    __slots__ = ("mine", "theirs")

    def __init__(self) -> None:
        self.mine = self.theirs = 0

    def simplify(self, mine: int, theirs: int) -> None:
        """Squeeze out the ranks that nobody holds and sort the plain suits: the same game in fewer words."""
        held = mine | theirs
        held = (held | held >> 1 | held >> 2 | held >> 3) & EVERY_RANK
        while True:
            gap = ~held & EVERY_RANK
            gap &= -gap
            if gap == 0 or gap > held:
                break
            below = gap - 1
            mine = (mine & below) | ((mine >> 4) & ~below)
            theirs = (theirs & below) | ((theirs >> 4) & ~below)
            held = (held & below) | ((held >> 4) & ~below)
        self.sort_suits(mine, theirs)

    def sort_suits(self, mine: int, theirs: int) -> None:
        """Put the plain suits into a fixed order."""
        a = (mine & EVERY_RANK) << 1 | (theirs & EVERY_RANK)
        b = (mine >> 1 & EVERY_RANK) << 1 | (theirs >> 1 & EVERY_RANK)
        c = (mine >> 2 & EVERY_RANK) << 1 | (theirs >> 2 & EVERY_RANK)
        if a >= b >= c:
            self.mine = mine
            self.theirs = theirs
            return
        if a < b:
            a, b = b, a
        if b < c:
            b, c = c, b
        if a < b:
            a, b = b, a
        self.mine = (mine & TRUMPS) | (a >> 1 & EVERY_RANK) | (b >> 1 & EVERY_RANK) << 1 | (c >> 1 & EVERY_RANK) << 2
        self.theirs = (theirs & TRUMPS) | (a & EVERY_RANK) | (b & EVERY_RANK) << 1 | (c & EVERY_RANK) << 2


def small(cards: int, trump: int) -> int:
    """The engine's set of cards (``16 * suit + rank``) in the numbers of this module."""
    found = 0
    while cards != 0:
        found |= small_card(lowest(cards), trump)
        cards &= cards - 1
    return found


def small_card(card: int, trump: int) -> int:
    """The set of one card of the engine: the trump suit becomes 3, the others keep their order."""
    suit = card >> 4
    if suit == trump:
        suit = 3
    elif suit > trump:
        suit -= 1
    one = 1
    one <<= 4 * (card & 15) + suit
    return one


def covers_all(hand: int, attacks: int) -> bool:
    """Whether the whole hand goes, each card over another attack card."""
    if popcount(hand) != popcount(attacks):
        return False
    return fits(hand, attacks)


def fits(hand: int, attacks: int) -> bool:
    """Whether each attack card finds a card of its own that beats it."""
    if attacks == 0:
        return True
    attack = attacks & -attacks
    covers = hand & beating(attack)
    while covers != 0:
        cover = covers & -covers
        covers &= covers - 1
        if fits(hand ^ cover, attacks ^ attack):
            return True
    return False
