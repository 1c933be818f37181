"""What one seat knows of a deal, and whole deals that fit it: hidden cards dealt at random, for search.

All of it comes from what the seat has seen (``memory.py``). Only what is certain counts: a card that cannot be
somewhere is never dealt there, and nothing is guessed.

Compiled with the C types in ``belief.pxd``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tashkhana.core.bits_plain import ALL_SUITS

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.bits_plain import lowest, popcount
    from tashkhana.core.rng import Rng
    from tashkhana.games.durak.engine import Position, bit
    from tashkhana.games.durak.rules import Rules

if TYPE_CHECKING:
    from tashkhana.games.durak.memory import Facts

NONE = -1


class Belief:
    """What seat ``me`` knows. ``start`` is the table with every card whose place is certain, and holes elsewhere.

    ``unseen``: the cards whose place is not certain; those that no hole takes have been beaten off.
    ``barred``: trumps that nobody was dealt at first (DK-04). ``old[s]``: holes of a hand that only a card dealt at
    first can fill; ``holes[s]``: its other holes; ``buried``: unknown cards of the talon.
    """

    __slots__ = ("barred", "buried", "cards", "holes", "left", "me", "old", "start", "unseen")

    def __init__(self, rules: Rules) -> None:
        self.me = 0
        self.start = Position(rules)
        self.unseen = self.barred = 0
        self.buried = self.left = 0
        if not cython.compiled:
            self.old = [0] * 6
            self.holes = [0] * 6
            self.cards = [0] * 52

    # -- what is known --------------------------------------------------------------------------

    def remember(self, facts: Facts) -> None:
        """Know what a seat has seen.

        :raises ValueError: there are more holes than cards to fill them
        """
        self.me = facts.me
        self.unseen = facts.unseen
        self.barred = facts.barred
        self.lay_table(self.start, facts)
        self.seat_all(self.start, facts)
        self.count_holes(facts)

    def lay_table(self, p: Position, facts: Facts) -> None:
        """The table and the talon as they lie."""
        p.clear(facts.trump)
        for attack, cover in facts.pairs:
            p.attack[p.laid] = attack
            p.cover[p.laid] = cover
            p.laid += 1
            p.table |= bit(attack)
            p.ranks |= ALL_SUITS << (attack & 15)
            if cover == NONE:
                p.uncovered |= bit(attack)
            else:
                p.table |= bit(cover)
                p.ranks |= ALL_SUITS << (cover & 15)
        p.shown = facts.shown
        p.size = facts.talon
        p.trump_card = facts.trump_card
        if p.size > 0:
            p.stock[p.size - 1] = facts.trump_card

    def seat_all(self, p: Position, facts: Facts) -> None:
        """Who sits where in this bout, with the cards that are known."""
        for seat in range(p.players):
            p.hand[seat] = p.known[seat] = facts.known[seat]
            if facts.counts[seat] > 0:
                p.holders |= 1 << seat
        p.opener = facts.opener
        p.lead = facts.lead
        p.defender = facts.defender
        p.limit = facts.limit
        p.near = facts.near
        p.bout = facts.bout
        p.early = facts.early
        p.phase = facts.phase
        p.done = facts.done
        p.out = facts.out
        p.beaten = facts.beaten
        p.moved = False

    def count_holes(self, facts: Facts) -> None:
        """The holes of each hand and of the talon."""
        allowed = popcount(self.unseen & ~self.barred)
        self.buried = max(0, facts.talon - 1)
        left = popcount(self.unseen) - self.buried
        for seat in range(self.start.players):
            unknown = facts.counts[seat] - popcount(facts.known[seat])
            self.old[seat] = min(facts.old[seat], unknown, allowed) if self.barred != 0 else 0
            self.holes[seat] = unknown - self.old[seat]
            allowed -= self.old[seat]
            left -= unknown
        if left < 0:
            raise ValueError(f"more hidden places than hidden cards: {facts}")

    def certain(self) -> Position | None:
        """The deal, where the seat knows every card of it: all that is hidden lies in one place."""
        places = [self.holes[seat] + self.old[seat] for seat in range(self.start.players)]
        hidden = popcount(self.unseen)
        if hidden not in (0, *places) and not (hidden == self.buried == 1):
            return None
        deal = Position(self.start.rules)
        self.deal(deal, Rng(0))
        return deal

    def watch(self, p: Position, me: int) -> None:
        """Know what a seat would know that has watched the deal from its start, when computer players practise."""
        self.me = me
        self.start.copy_from(p)
        self.unseen = self.barred = 0
        for seat in range(p.players):
            self.old[seat] = self.holes[seat] = 0
            if seat != me:
                self.holes[seat] = popcount(p.hand[seat] & ~p.known[seat])
                self.unseen |= p.hand[seat] & ~p.known[seat]
                self.start.hand[seat] = p.known[seat]
        self.buried = max(0, p.size - p.top - 1)
        for i in range(self.buried):
            self.unseen |= bit(p.stock[p.top + i])

    # -- dealing --------------------------------------------------------------------------------

    def deal(self, p: Position, rng: Rng) -> None:
        """Make *p* a whole deal that the seat cannot tell from the real one; each is as likely as the others."""
        p.copy_from(self.start)
        self.spread(self.unseen & ~self.barred)
        for seat in range(p.players):
            p.hand[seat] |= self.pick(self.old[seat], rng)
        self.spread_more(self.barred)
        for seat in range(p.players):
            p.hand[seat] |= self.pick(self.holes[seat], rng)
        for i in range(self.buried):
            p.stock[p.top + i] = lowest(self.pick(1, rng))

    def spread(self, cards: int) -> None:
        """Lay out cards to pick from."""
        self.left = 0
        self.spread_more(cards)

    def spread_more(self, cards: int) -> None:
        while cards != 0:
            self.cards[self.left] = lowest(cards)
            self.left += 1
            cards &= cards - 1

    def pick(self, count: int, rng: Rng) -> int:
        """Draw so many of the cards laid out."""
        drawn = 0
        while count > 0:
            i = rng.below(self.left)
            self.left -= 1
            drawn |= bit(self.cards[i])
            self.cards[i] = self.cards[self.left]
            count -= 1
        return drawn
