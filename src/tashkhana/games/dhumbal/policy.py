"""A sound player that decides in a fraction of a microsecond: it plays on from the positions of a search.

It thinks as the medium player does, in whole numbers of 1/256 point, and shortens two things: a blind card counts as
one of an average weight, and a group of cards is thrown as a whole. Compiled with the C types in ``policy.pxd``.
"""

from __future__ import annotations

from collections.abc import Sequence

from tashkhana.games.dhumbal.codes import (
    CALL,
    DISCARD,
    DRAW_DISCARD,
    DRAW_STOCK,
    DRAWING,
    JOKER,
    SHUFFLING,
    SLAP,
    TURN,
)

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.bits_plain import lowest, popcount
    from tashkhana.core.rng import Rng
    from tashkhana.games.dhumbal.engine import Position, bit
    from tashkhana.games.dhumbal.rules import value
    from tashkhana.games.dhumbal.shuffling import rebuild

NONE = -1
UNIT = 256
"""One point."""
MOST_GROUPS = 12
JOKERS = 1 << JOKER | 1 << (16 + JOKER)
SUIT = 0x1FFF
NATURALS = SUIT | SUIT << 16 | SUIT << 32 | SUIT << 48
RANK = 0x0001000100010001
GRAIN = 16  # and so is `>> 4`
"""Weights are counted in sixteenths of a point."""
HEAVY = 10
"""The weight of most court cards."""


class Policy:
    """The player, with its generator and its scratch paper.

    ``limit[c]``: at how many points it calls while the shortest other hand has *c* cards (4: or more).
    ``patience[c]``: how much what is left still weighs after each throw, by that same count. ``ready``, ``telling``,
    ``feeding``, ``gift``, ``gift_below``: as ``Temper`` of the medium player has them. ``blind[w]``: the weight of
    a blind card where a group of *w* points is thrown next.
    ``best``, ``best_cost``: the throw found last, and what is left then costs.
    """

    __slots__ = (
        "best",
        "best_cost",
        "blind",
        "feeding",
        "gift",
        "gift_below",
        "group",
        "groups",
        "limit",
        "patience",
        "ready",
        "rng",
        "telling",
        "weight",
    )

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.groups = self.best_cost = 0
        self.best = 0
        if not cython.compiled:
            self.weight = [0] * MOST_GROUPS
            self.group = [0] * MOST_GROUPS
            self.patience = [0] * 5
            self.blind = [0] * (HEAVY + 1)
            self.limit = [0] * 5
        self.set_limits((0, 0, 0, 0, 0))
        self.set_temper((UNIT,) * 5, 75, ready=0, telling=0, feeding=0, gift=0, gift_below=0)

    def set_limits(self, limits: Sequence[int]) -> None:
        """At how many points it calls, by the cards of the shortest other hand: 0, 1, 2, 3, 4 or more."""
        for i in range(5):
            self.limit[i] = limits[i]

    def set_temper(
        self, patience: Sequence[int], blind: int, *, ready: int, telling: int, feeding: int, gift: int, gift_below: int
    ) -> None:
        """What matters to the player; of a blind card it expects *blind* hundredths of its average weight.

        A blind card heavier than what is thrown next counts as much as that.
        """
        for i in range(5):
            self.patience[i] = patience[i]
        for heaviest in range(HEAVY + 1):
            together = heaviest * (heaviest + 1) // 2 + heaviest * (JOKER - heaviest)
            self.blind[heaviest] = together * blind * GRAIN // (JOKER * 100)
        self.ready = ready
        self.telling = telling
        self.feeding = feeding
        self.gift = gift
        self.gift_below = gift_below

    # -- play ---------------------------------------------------------------------------------

    def step(self, p: Position) -> None:
        """One move of the seat that is due. Who may slap a card down does."""
        if p.phase == TURN and p.slapper >= 0 and p.drew & 15 == p.slap_rank():
            p.apply(p.slapper, SLAP, bit(p.drew))
        elif p.phase == TURN:
            self.turn(p)
        elif p.phase == DRAWING:
            self.draw(p, self.choose_draw(p))
        elif p.phase == SHUFFLING:
            rebuild(p, self.rng)
        else:
            p.apply(p.turn, DISCARD, self.throw(p))

    def turn(self, p: Position) -> None:
        if self.calls(p):
            p.apply(p.turn, CALL, 0)
        elif p.rules.discard_first:
            p.apply(p.turn, DISCARD, self.throw(p))
        else:
            self.draw(p, self.choose_draw(p))

    def draw(self, p: Position, cards: int) -> None:
        p.apply(p.turn, DRAW_DISCARD if cards != 0 else DRAW_STOCK, cards)

    # -- decisions ----------------------------------------------------------------------------

    def calls(self, p: Position) -> bool:
        """Whether the seat whose turn it is calls: light enough, and no other is known to be as light."""
        total = p.worth(p.hand[p.turn])
        if total > p.rules.limit:
            return False
        if p.hand[p.turn] == 0:
            return p.rules.discard_first != 0 or not open_hand(p, 0) or not p.stock_is_there()
        return total <= self.limit[fewest_held(p, p.turn)] and not open_hand(p, total)

    def throw(self, p: Position) -> int:
        """The throw that leaves the best hand, without the card that was taken this turn (HK-08)."""
        hand = p.hand[p.turn]
        free = hand
        if p.fresh >= 0:
            free &= ~bit(p.fresh)
        self.after_throw(p, hand, free)
        return self.best

    def choose_draw(self, p: Position) -> int:
        """The discard to take, or 0 for a blind card (D-58)."""
        hand = p.hand[p.turn]
        offers = p.offered()
        if hand == 0 and not p.rules.discard_first:
            return 0
        fewest = fewest_held(p, p.turn)
        best = 1 << 30
        taken = 0
        if p.stock_is_there():
            best = self.blind_cost(p, hand, fewest)
        while offers != 0:
            card = offers & -offers
            offers &= offers - 1
            cost = self.telling
            if p.rules.discard_first:
                cost += self.cost(p, hand | card, 0, fewest)
            else:
                cost += self.after_throw(p, hand | card, hand)
            if cost < best:
                best = cost
                taken = card
        return taken

    def blind_cost(self, p: Position, hand: int, fewest: int) -> int:
        """What a hand costs with a blind card, which counts less than its average: it may go together with others."""
        if p.rules.discard_first:
            return self.cost(p, hand, self.blind[HEAVY], fewest)
        self.after_throw(p, hand, hand)
        return self.cost(p, hand & ~self.best, self.blind[min(p.worth(self.best), HEAVY)], fewest)

    # -- throws -------------------------------------------------------------------------------

    def after_throw(self, p: Position, hand: int, free: int) -> int:
        """Find the best throw of the *free* cards of a hand; what is left costs."""
        self.best = 0
        self.best_cost = 1 << 30
        fewest = fewest_held(p, p.turn)
        if p.rules.sequences or p.rules.discard_first:
            self.try_throws(p, hand, free, fewest)
        else:
            self.try_ranks(p, hand, free, fewest)
        if self.best == 0 and free != 0:
            self.try_throw(p, hand, free & -free, fewest)
        return self.best_cost

    def try_ranks(self, p: Position, hand: int, free: int, fewest: int) -> None:
        """Each rank as a whole, where nothing else goes together: the hand is split but once."""
        left = self.split(p, hand, 0)
        for i in range(self.groups):
            thrown = self.group[i] & free
            if thrown == self.group[i]:
                self.keep(thrown, self.cost_without(i, left, p.rules.limit, fewest) + self.danger(p, thrown))
        alike = hand & ~free
        thrown = free & (RANK << (lowest(alike) & 15)) if alike & NATURALS != 0 else 0
        if thrown != 0:
            self.try_throw(p, hand, thrown, fewest)

    def try_throws(self, p: Position, hand: int, free: int, fewest: int) -> None:
        """Each rank as a whole, each run."""
        rest = free & NATURALS
        while rest != 0:
            alike = free & (RANK << (lowest(rest) & 15))
            rest &= ~alike
            self.try_throw(p, hand, alike, fewest)
        if p.rules.sequences and free & (free >> 1) & (free >> 2) & NATURALS != 0:
            for suit in range(4):
                run = longest_run(free >> (16 * suit) & SUIT) << (16 * suit)
                if run != 0:
                    self.try_throw(p, hand, run, fewest)

    def try_throw(self, p: Position, hand: int, thrown: int, fewest: int) -> None:
        self.keep(thrown, self.left_cost(p, hand & ~thrown, fewest) + self.danger(p, thrown))

    def keep(self, thrown: int, cost: int) -> None:
        """Keep a throw that is better than the best before it."""
        if cost < self.best_cost:
            self.best_cost = cost
            self.best = thrown

    def throw_cost(self, p: Position, hand: int, thrown: int) -> int:
        """What a throw costs: the hand that is left, and what the next seat may make of it."""
        return self.left_cost(p, hand & ~thrown, fewest_held(p, p.turn)) + self.danger(p, thrown)

    def left_cost(self, p: Position, left: int, fewest: int) -> int:
        """What a hand costs after a throw, with the best draw where that comes after."""
        if not p.rules.discard_first:
            return self.cost(p, left, 0, fewest)
        best = self.cost(p, left, self.blind[HEAVY], fewest)
        offers = p.on_offer()
        while offers != 0:
            cost = self.cost(p, left | (offers & -offers), 0, fewest) + self.telling
            best = min(best, cost)
            offers &= offers - 1
        return best

    def danger(self, p: Position, thrown: int) -> int:
        """What the next seat may make of the card that comes to lie on top."""
        top = lowest(thrown)
        cost = 0
        if p.known[p.next_seat(p.turn)] & (RANK << (top & 15)) != 0:
            cost = self.feeding
        points = value(top, p.rules.faces)
        if points < self.gift_below:
            cost += self.gift * (self.gift_below - points)
        return cost

    # -- what a hand costs --------------------------------------------------------------------

    def cost(self, p: Position, cards: int, extra: int, fewest: int) -> int:
        """What a hand weighs now and still weighs after the throws to come, with a card of *extra* weight."""
        return self.cost_without(NONE, self.split(p, cards, extra), p.rules.limit, fewest)

    def cost_without(self, gone: int, left: int, limit: int, fewest: int) -> int:
        """What the hand that was split costs without one of its groups; *left*: the weight of all of them."""
        patience = self.patience[fewest]
        if gone >= 0:
            left -= self.weight[gone]
        total = -GRAIN * self.ready if left < limit * GRAIN else 0
        share = UNIT
        for i in range(self.groups):
            if i != gone:
                total += share * left
                share = share * patience >> 8
                left -= self.weight[i]
        return total >> 4

    def split(self, p: Position, cards: int, extra: int) -> int:
        """Split a hand into the groups it will be thrown in, heavy to light; the weight of all of them."""
        self.groups = 0
        together = extra
        if extra != 0:
            self.insert(extra, 0)
        rest = cards & NATURALS
        if p.rules.sequences and rest & (rest >> 1) & (rest >> 2) != 0:
            for suit in range(4):
                run = longest_run(rest >> (16 * suit) & SUIT) << (16 * suit)
                if run != 0:
                    together += GRAIN * p.worth(run)
                    self.insert(GRAIN * p.worth(run), run)
                    rest &= ~run
        while rest != 0:
            alike = rest & (RANK << (lowest(rest) & 15))
            weight = GRAIN * popcount(alike) * value(lowest(rest), p.rules.faces)
            rest &= ~alike
            together += weight
            self.insert(weight, alike)
        return together

    def insert(self, weight: int, cards: int) -> None:
        """Put a group among the others, heavy to light."""
        i = self.groups
        while i > 0 and self.weight[i - 1] < weight:
            self.weight[i] = self.weight[i - 1]
            self.group[i] = self.group[i - 1]
            i -= 1
        self.weight[i] = weight
        self.group[i] = cards
        self.groups += 1


def fewest_held(p: Position, seat: int) -> int:
    """How many cards the shortest hand of the other seats has: 0 to 4, more count as 4."""
    count = 4
    for other in range(p.players):
        if other != seat and not p.out >> other & 1:
            count = min(count, popcount(p.hand[other]))
    return count


def open_hand(p: Position, total: int) -> bool:
    """Whether everybody knows all cards of some other hand, and they are as light as this."""
    for seat in range(p.players):
        if (
            seat != p.turn
            and not p.out >> seat & 1
            and p.known[seat] == p.hand[seat]
            and p.worth(p.hand[seat]) <= total
        ):
            return True
    return False


def longest_run(suit: int) -> int:
    """The longest run of three or more cards of one suit, of two the lighter; 0 if there is none.

    >>> f"{longest_run(0b1110111100011):b}"
    '111100000'
    """
    longest = 0
    run = suit & (suit >> 1) & (suit >> 2)
    start = run
    count = 2
    while run != 0:  # where a run of `count` + 1 cards begins
        start = run
        count += 1
        run &= suit >> count
    if start != 0:
        one = 1
        longest = ((one << count) - 1) * (start & -start)
    return longest
