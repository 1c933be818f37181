"""What the two players of an exact endgame can do, as lists: a stack of choices, the likeliest of a decision first.

Compiled with the C types in ``endgame_choices.pxd``.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.bits_plain import popcount
    from tashkhana.games.durak.endgame_bits_plain import PLAIN, TRUMPS, beating, hardest, whole_ranks

LEAD, THROW, DONE, WAITS, GIVE, COVER, SHOW, PASS, TAKE = range(9)
"""The kinds of choices; ``PASS`` is a transfer, ``GIVE`` adds cards to a take."""
PLACES = 20_000
"""Room for the choices of all decisions on a path, of which only the first bouts are weighed in rounds."""


class Choices:
    """A stack: the choices ``kind[i]`` with the cards ``cards[i]``, laid over ``over[i]``, for i < ``top``."""

    __slots__ = ("cards", "kind", "over", "top")

    def __init__(self) -> None:
        self.top = 0
        if not cython.compiled:
            self.kind, self.cards, self.over = [0] * PLACES, [0] * PLACES, [0] * PLACES

    def put(self, kind: int, cards: int, over: int) -> None:
        """One choice more."""
        self.kind[self.top] = kind
        self.cards[self.top] = cards
        self.over[self.top] = over
        self.top += 1

    def move(self, i: int, j: int) -> None:
        """Put a choice at another place."""
        self.kind[j] = self.kind[i]
        self.cards[j] = self.cards[i]
        self.over[j] = self.over[i]

    # -- the attacker ---------------------------------------------------------------------------

    def leads(self, a: int, most: int, sets: int) -> None:
        """Open: low plain cards first, then trumps; sets of a rank where they are allowed (DK-08)."""
        for trumps in range(2):
            cards = a & (TRUMPS if trumps else PLAIN)
            while cards != 0:
                card = cards & -cards
                cards ^= card
                more = 0
                if sets:
                    more = a & PLAIN & whole_ranks(card)
                    if not trumps:
                        more &= cards
                self.lead_with(card, more, most)

    def lead_with(self, card: int, others: int, most: int) -> None:
        """A card with any of the others of its rank, the most of them first."""
        more = others
        while True:
            if popcount(more) < most:
                self.put(LEAD, card | more, 0)
            if more == 0:
                break
            more = (more - 1) & others

    def throws(self, able: int) -> None:
        """Add one of these cards, low plain ones first."""
        for trumps in range(2):
            cards = able & (TRUMPS if trumps else PLAIN)
            while cards != 0:
                self.put(THROW, cards & -cards, 0)
                cards &= cards - 1

    def gifts(self, able: int, room: int, given: int) -> None:
        """Add to a take, beside the given cards, any of those that are able, low plain ones first, or none."""
        left = able if room > 0 else 0
        for trumps in range(2):
            cards = left & (TRUMPS if trumps else PLAIN)
            while cards != 0:
                card = cards & -cards
                cards ^= card
                left ^= card
                self.gifts(left, room - 1, given | card)
        self.put(GIVE, given, 0)

    # -- the defender ---------------------------------------------------------------------------

    def covers(self, d: int, u: int, meets: int, anytime: int) -> None:
        """Cover the hardest card first; any of them where the attacker may throw in in between.

        Plain cards come before trumps, and those before others that meet no rank the attacker could throw in.
        """
        attacks = u if anytime else hardest(d, u)
        while attacks != 0:
            attack = attacks & -attacks
            attacks ^= attack
            for part in range(4):
                cards = d & beating(attack) & (TRUMPS if part > 1 else PLAIN)
                cards &= meets if part & 1 else ~meets
                while cards != 0:
                    self.put(COVER, cards & -cards, attack)
                    cards &= cards - 1

    def transfers(self, able: int, room: int, many: int) -> None:
        """Lay cards of the attack's rank, of which there is *room* for so many (DK-19)."""
        laid = able
        while laid != 0 and room > 0:
            count = popcount(laid)
            if count == 1 or (many and count <= room):
                self.put(PASS, laid, 0)
            laid = (laid - 1) & able
