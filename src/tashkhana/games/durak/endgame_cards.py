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

M64 = 0xFFFFFFFFFFFFFFFF
EVERY_RANK = 0x1111111111111
"""One bit a rank: shifted left by a suit, all cards of that suit."""
TRUMPS = EVERY_RANK << 3
PLAIN = EVERY_RANK * 7


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


def hardest(d: int, u: int) -> int:
    """The uncovered card that the defender has the fewest cards against."""
    best, fewest = u & -u, 99
    while u != 0:
        attack = u & -u
        u ^= attack
        answers = popcount(d & beating(attack))
        if answers < fewest:
            best, fewest = attack, answers
    return best


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
