"""Where the cards may lie that a seat has not seen: hidden hands, stock and buried discards, dealt again and again.

A seat that has thrown keeps its light cards, so an unseen card comes into its hand the sooner the lighter it is.
Compiled with the C types in ``belief.pxd``; ``knowledge.py`` says what is certain.
"""

from __future__ import annotations

from collections.abc import Sequence

from tashkhana.games.dhumbal.codes import PACK

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.rng import Rng
    from tashkhana.games.dhumbal.engine import Position, bit

TRIES = 200
"""After so many cards that a seat would hardly keep it gets the next one."""


class Belief:
    """Deals the unseen cards at random into a position that has all the seen ones in place.

    ``pool[:cards]``: the unseen cards; the first ``old`` of them cannot be in the stock, for it was rebuilt without
    them. ``slot[:slots]``: the seat of each unseen card in a hand; the first ``old_slots`` of those were held already
    when the stock was rebuilt. ``buried``, ``stock``: so many unseen cards lie among the discards, and in the stock.
    ``chance[s][r]``: how likely seat *s* keeps a card of rank *r* that it could have, of 2**32.
    """

    __slots__ = ("buried", "cards", "chance", "left", "old", "old_slots", "pool", "rng", "slot", "slots", "stock")

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.cards = self.old = self.slots = self.old_slots = self.buried = self.stock = 0
        if not cython.compiled:
            self.pool = [0] * PACK
            self.slot = [0] * PACK
            self.left = [0] * PACK
            self.chance = [[0] * 14 for _ in range(6)]

    def set_cards(self, old: Sequence[int], others: Sequence[int], buried: int, stock: int) -> None:
        """The unseen cards: those that cannot be in the stock, and the others."""
        for i, card in enumerate((*old, *others)):
            self.pool[i] = card
        self.old = len(old)
        self.cards = len(old) + len(others)
        self.buried = buried
        self.stock = stock

    def set_slots(self, old: Sequence[int], others: Sequence[int]) -> None:
        """The seats of the unseen cards in hands: of those held when the stock was rebuilt, and of the others."""
        for i, seat in enumerate((*old, *others)):
            self.slot[i] = seat
        self.old_slots = len(old)
        self.slots = len(old) + len(others)

    def set_chances(self, seat: int, chances: Sequence[int]) -> None:
        """How likely a seat keeps a card of each rank, of 2**32; one of them is that."""
        for rank in range(14):
            self.chance[seat][rank] = chances[rank]

    def never_in_stock(self) -> list[int]:
        """The unseen cards that cannot be in the stock."""
        return [self.pool[i] for i in range(self.old)]

    def holders(self) -> list[int]:
        """The seats of the unseen cards in hands that were held when the stock was rebuilt."""
        return sorted(self.slot[i] for i in range(self.old_slots))

    def deal(self, p: Position) -> None:
        """Deal the unseen cards; *p* keeps what was seen, with its first discards and its stock to be filled."""
        for seat in range(p.players):
            if self.chance[seat][0] != 0:
                p.hand[seat] = p.known[seat]
        for i in range(self.cards):
            self.left[i] = self.pool[i]
        self.mix(0, self.old_slots)
        self.mix(self.old_slots, self.slots)
        old = self.old
        count = self.cards
        for i in range(self.slots):
            seat = self.slot[i]
            if i < self.old_slots and old > 0:
                old -= 1
                card = self.pick(seat, old + 1)
                self.left[old] = self.left[count - 1]
            else:
                card = self.pick(seat, count)
            count -= 1
            p.hand[seat] |= bit(card)
        self.lay_rest(p, count)

    def mix(self, first: int, end: int) -> None:
        """Bring these slots into a random order, so that no seat always chooses first."""
        for i in range(end - 1, first, -1):
            j = first + self.rng.below(i - first + 1)
            seat = self.slot[i]
            self.slot[i] = self.slot[j]
            self.slot[j] = seat

    def pick(self, seat: int, count: int) -> int:
        """Take one of the first *count* cards left, by how likely the seat keeps it; the last one fills its place."""
        i = self.rng.below(count)
        for _ in range(TRIES):
            if self.rng.next() < self.chance[seat][self.left[i] & 15]:
                break
            i = self.rng.below(count)
        card = self.left[i]
        self.left[i] = self.left[count - 1]
        return card

    def lay_rest(self, p: Position, count: int) -> None:
        """Shuffle what is left; the first ones are the buried discards, the others the stock."""
        for i in range(count - 1, 0, -1):
            j = self.rng.below(i + 1)
            card = self.left[i]
            self.left[i] = self.left[j]
            self.left[j] = card
        for i in range(self.buried):
            p.pile[i] = self.left[i]
        for i in range(self.buried, count):
            p.stock[i - self.buried] = self.left[i]
