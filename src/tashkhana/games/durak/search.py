"""A tree search over what one seat knows: one tree, a fresh deal of the hidden cards for every walk (SO-ISMCTS).

A walk goes down by the moves that are legal in its deal: those that did well, and those that were seldom chosen for
how often they could be (UCB with availability counts). At the first move not in the tree it adds that move, the
medium player's before others, lets the medium player end the deal, and credits every move on the way with what its
own player got: 1 for not being the fool (Cowling, Powley, Whitehouse 2012). Where the walk has come to a small end
between two, its exact value takes the place of that play.

Compiled with the C types in ``search.pxd``.
"""

from __future__ import annotations

from tashkhana.core.bits_plain import ALL_SUITS
from tashkhana.games.durak.codes import (
    ATTACK,
    COVER,
    DEFENCE,
    DONE,
    OPENING,
    OVER,
    SHOW,
    TAKE,
    TAKEN,
    THROW,
    TRANSFER,
    WAIT,
)
from tashkhana.games.durak.rules import HAND
from tashkhana.games.durak.temper import MANY, TWO

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from math import sqrt

    from tashkhana.core.bits_plain import lowest, popcount
    from tashkhana.core.rng import Rng
    from tashkhana.games.durak.belief import Belief
    from tashkhana.games.durak.endgame_solver import UNSOLVED, Solver
    from tashkhana.games.durak.engine import Position, bit
    from tashkhana.games.durak.legal import Moves, put_sets, showable, transfer_room
    from tashkhana.games.durak.net import Net
    from tashkhana.games.durak.policy import Policy, first_cards

EXPLORE = 0.6
"""How much a seldom chosen move is worth trying; 0.3 to 1.2 play alike."""
ROOM = 50_000
"""Moves that a tree can hold."""
DEEPEST = 250
"""Moves of a walk that are credited."""
EXACT = 8
"""The end of a walk is solved with so many cards left at most: with 12 a walk takes 1.4 times as long."""
EXACT_NODES = 1_000
"""Decisions that this may take; else the deal is played to its end."""
EXACT_BITS = 15
"""A table of 512 KB, shared by all walks of a search."""
NOBODY = -1
NONE = -1
ROOT = 0


class Search:
    """A tree of moves; ``walk`` grows it.

    Node i is a move: of ``seat[i]``, as ``kind[i]``, ``cards[i]``, ``target[i]``. It was chosen ``visits[i]`` times,
    could have been ``chances[i]`` times, and brought its player ``worth[i]`` in all. ``child[i]``: its newest
    successor; ``twin[i]``: the one added before it to the same node. Node 0 is the table as it lies.
    """

    __slots__ = (
        "belief",
        "cards",
        "chances",
        "child",
        "depth",
        "ends",
        "few",
        "gain",
        "judged",
        "kind",
        "logs",
        "moves",
        "net",
        "path",
        "policy",
        "rng",
        "seat",
        "size",
        "target",
        "tried",
        "twin",
        "visits",
        "world",
        "worth",
    )

    def __init__(self, belief: Belief, seed: int, net: Net | None = None, few: int = EXACT) -> None:
        rules = belief.start.rules
        self.judged = net is not None
        self.net = net or Net(rules.players, rules.deck)
        self.belief = belief
        self.rng = Rng(seed)
        self.policy = Policy(rules, TWO if rules.players == 2 else MANY)
        self.world = Position(rules)
        self.few = few
        self.ends = Solver(EXACT_BITS)
        self.moves = Moves()
        self.depth = 0
        self.size = 1
        if not cython.compiled:
            self.seat, self.kind, self.target = [0] * ROOM, [0] * ROOM, [0] * ROOM
            self.cards, self.visits, self.chances = [0] * ROOM, [0] * ROOM, [0] * ROOM
            self.child, self.twin, self.worth = [0] * ROOM, [0] * ROOM, [0.0] * ROOM
            self.logs = [0.0] * ROOM
            self.path = [0] * DEEPEST
            self.tried = [0] * 1024
            self.gain = [0.0] * 6
        self.child[ROOT] = NONE
        self.set_logs()

    def think(self, walks: int) -> int:
        """Grow a new tree over what is known now; the move to play."""
        self.size = 1
        self.child[ROOT] = NONE
        for _ in range(walks):
            self.walk(self.world)
        found = node = self.child[ROOT]
        while node != NONE:
            if self.visits[node] > self.visits[found]:
                found = node
            node = self.twin[node]
        return found

    def set_logs(self) -> None:
        """Logarithms by sums alone, the same on every machine: a harmonic number less Euler's constant."""
        harmonic = 0.0
        for i in range(1, ROOM):
            harmonic += 1.0 / i
            self.logs[i] = max(0.0, harmonic - 0.5772156649 - 0.5 / i)

    def grow(self, walks: int) -> None:
        """Walk so many times. Where the tree has no room left it only learns about its moves."""
        with cython.nogil:
            for _ in range(walks):
                self.walk(self.world)

    def walk(self, p: Position) -> None:
        """One deal of the hidden cards, one way down the tree, one end."""
        self.belief.deal(p, self.rng)
        self.policy.waited = 0
        self.depth = 0
        self.go_down(p, self.belief.me)
        if not self.solve(p):
            if self.judged:
                self.policy.play_bout(p)
            else:
                self.policy.play_out(p)
            self.settle(p)
        self.credit()

    def solve(self, p: Position) -> bool:
        """Settle a small end between two by its exact value, if it is found."""
        if p.phase == OVER or p.top < p.size or p.players - popcount(p.out) != 2:
            return False
        cards = popcount(p.table)
        for seat in range(p.players):
            cards += popcount(p.hand[seat])
        if cards > self.few:
            return False
        found = self.ends.value(p, p.defender, EXACT_NODES)
        if found == UNSOLVED:
            return False
        fool = NOBODY
        for seat in range(p.players):
            if found != 0 and not p.out >> seat & 1 and (seat == p.defender) == (found < 0):
                fool = seat
        self.pay(p.players, fool)
        return True

    def go_down(self, p: Position, seat: int) -> None:
        """Play moves of the tree, until one is new."""
        node = ROOT
        while seat != NOBODY and self.depth < DEEPEST:
            self.list_moves(p, seat)
            new = self.match(node, seat)
            if new > 0 and self.size == ROOM:
                return
            usual = self.habit(p, seat)
            if usual != NONE and self.tried[usual] != NONE:
                new = 0
                node = self.tried[usual]
            else:
                node = self.add(p, node, seat, new) if new > 0 else self.best(node, seat)
            self.path[self.depth] = node
            self.depth += 1
            self.policy.make(p, seat, self.kind[node], self.cards[node], self.target[node])
            seat = self.policy.advance(p)
            if new > 0 and self.moves.count > 1:
                return

    def habit(self, p: Position, seat: int) -> int:
        """The place of what another seat does half of the time, whatever the tree thinks best for it; else -1.

        Among three or more, few look as far as the tree does: where every other seat was trusted to, one of four lost
        twice as often to medium players. Between two, and under the network, the tree is trusted.
        """
        if p.players == 2 or self.judged or seat == self.belief.me or self.rng.below(2) == 0:
            return NONE
        return self.liked(p, seat)

    def match(self, node: int, seat: int) -> int:
        """Count a chance for every listed move that the tree has here; the number of those it has not.

        ``tried[i]``: whether it has move i; such moves are marked with their chance for `best`.
        """
        for i in range(self.moves.count):
            self.tried[i] = NONE
        found = 0
        node = self.child[node]
        while node != NONE:
            if self.seat[node] == seat:
                i = self.place(node)
                if i != NONE:
                    self.tried[i] = node
                    self.chances[node] += 1
                    found += 1
            node = self.twin[node]
        return self.moves.count - found

    def place(self, node: int) -> int:
        """Where the move of a node stands in the list, or -1."""
        for i in range(self.moves.count):
            if self.same(node, i):
                return i
        return NONE

    def same(self, node: int, i: int) -> bool:
        """Whether a node is move i of the list."""
        return (
            self.cards[node] == self.moves.cards[i]
            and self.kind[node] == self.moves.kind[i]
            and self.target[node] == self.moves.target[i]
        )

    def best(self, node: int, seat: int) -> int:
        """Of the listed moves, all of them in the tree, the one to look into again."""
        found = NONE
        most = -1.0
        for i in range(self.moves.count):
            node = self.tried[i]
            visits = self.visits[node]
            bound = self.worth[node] / visits + EXPLORE * sqrt(self.logs[self.chances[node]] / visits)
            if bound > most:
                most = bound
                found = node
        return found

    def add(self, p: Position, parent: int, seat: int, new: int) -> int:
        """Take one of the `new` moves into the tree: what the medium player would do, else any."""
        i = self.liked(p, seat)
        if i == NONE or self.tried[i] != NONE:
            i = self.pick(self.rng.below(new))
        node = self.size
        self.size += 1
        self.seat[node] = seat
        self.kind[node] = self.moves.kind[i]
        self.cards[node] = self.moves.cards[i]
        self.target[node] = self.moves.target[i]
        self.visits[node] = 0
        self.chances[node] = 1
        self.worth[node] = 0.0
        self.child[node] = NONE
        self.twin[node] = self.child[parent]
        self.child[parent] = node
        return node

    def pick(self, number: int) -> int:
        """The move with this number among those that the tree has not."""
        i = 0
        while self.tried[i] != NONE or number > 0:
            if self.tried[i] == NONE:
                number -= 1
            i += 1
        return i

    def liked(self, p: Position, seat: int) -> int:
        """The place of the medium player's move in the list, or -1."""
        self.policy.choose(p, seat)
        if self.policy.kind == COVER:
            self.policy.cover_hardest()
        for i in range(self.moves.count):
            if (
                self.policy.cards == self.moves.cards[i]
                and self.policy.kind == self.moves.kind[i]
                and self.policy.target == self.moves.target[i]
            ):
                return i
        return NONE

    def settle(self, p: Position) -> None:
        """What the end of a deal, or the start of a bout in it, is worth to each seat."""
        if p.phase != OVER:
            self.net.judge(p)
            for seat in range(p.players):
                self.gain[seat] = self.net.gain[seat]
            return
        self.pay(p.players, p.fool)

    def pay(self, players: int, fool: int) -> None:
        """What each seat gets when this one is the fool, or nobody is."""
        share = 0.5 if players == 2 else 1.0 - 1.0 / players
        for seat in range(players):
            self.gain[seat] = share if fool == NOBODY else 1.0
        if fool != NOBODY:
            self.gain[fool] = 0.0

    def credit(self) -> None:
        """Credit the moves of the walk."""
        for i in range(self.depth):
            node = self.path[i]
            self.visits[node] += 1
            self.worth[node] += self.gain[self.seat[node]]

    def choices(self) -> list[tuple[int, int, int, int, float]]:
        """The moves at the root, the one to play first: (kind, cards, target, visits, mean worth)."""
        found = []
        node = self.child[ROOT]
        while node != NONE:
            mean = self.worth[node] / max(1, self.visits[node])
            found.append((self.kind[node], self.cards[node], self.target[node], self.visits[node], mean))
            node = self.twin[node]
        return sorted(found, key=lambda choice: (-choice[3], -choice[4], choice[:3]))

    def looked_at(self) -> list[tuple[int, int, int]]:
        """The moves of the root that a search looks at."""
        self.belief.deal(self.world, self.rng)
        self.list_moves(self.world, self.belief.me)
        return self.moves.as_list()

    # -- the moves worth looking at -------------------------------------------------------------

    def list_moves(self, p: Position, seat: int) -> None:
        """The moves of a seat, without those that only differ in order and the larger part of all sets."""
        self.moves.count = 0
        if p.phase == OPENING:
            self.list_openings(p)
        elif seat == p.defender:
            self.list_answers(p)
        else:
            self.list_throws(p, p.hand[seat] & p.ranks)

    def list_openings(self, p: Position) -> None:
        """Every card; of each rank the lowest two, three … plain ones together, at the end with the trump."""
        rest = p.hand[p.opener]
        put_sets(ATTACK, rest, 1, self.moves)
        if not p.rules.open_set:
            return
        if p.top < p.size:
            rest &= ~p.trumps
        while rest != 0:
            alike = rest & (ALL_SUITS << (lowest(rest) & 15))
            rest &= ~alike
            for count in range(2, min(p.limit, popcount(alike)) + 1):
                self.moves.put(ATTACK, first_cards(alike, count), NONE)

    def list_answers(self, p: Position) -> None:
        """Covers of the attack card that is hardest to cover, for all must be; transfers, and the take."""
        self.policy.list_attacks(p)
        covers = self.policy.answers[0]
        while covers != 0:
            self.moves.put(COVER, covers & -covers, self.policy.attacks[0])
            covers &= covers - 1
        room = transfer_room(p)
        alike = p.hand[p.defender] & p.ranks
        put_sets(TRANSFER, alike, min(room, 1), self.moves)
        if p.rules.transfer_many:
            alike &= ~p.trumps
            for count in range(2, min(room, popcount(alike)) + 1):
                self.moves.put(TRANSFER, first_cards(alike, count), NONE)
        if showable(p, room) != 0:
            self.moves.put(SHOW, showable(p, room), NONE)
        self.moves.put(TAKE, 0, NONE)

    def list_throws(self, p: Position, cards: int) -> None:
        """Every card; after a take also the two, three … that are cheapest to give; and no more.

        Trumps stay in the hand while more than half of the talon is there (BO04): a search that is not deep enough
        sees only that they go.
        """
        if 2 * (p.size - p.top) > p.rules.deck - HAND * p.players:
            cards &= ~p.trumps
        if p.laid < p.limit:
            put_sets(THROW, cards, 1, self.moves)
        if p.phase == TAKEN:
            self.list_heaps(p, cards)
        self.moves.put(WAIT if p.phase == DEFENCE else DONE, 0, NONE)

    def list_heaps(self, p: Position, cards: int) -> None:
        """The cheapest cards together, two or more."""
        heap = 0
        self.policy.look(p)
        for count in range(1, min(p.limit - p.laid, popcount(cards)) + 1):
            heap |= bit(self.policy.cheapest_laid(p, cards & ~heap))
            if count > 1:
                self.moves.put(THROW, heap, NONE)
