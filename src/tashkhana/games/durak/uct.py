"""Determinised UCT, the best recipe for this game that others have published: an opponent to measure the levels by.

A whole deal is drawn that fits what the seat has seen, and a tree of its own is grown for it as if all cards lay open
(UCT: Kocsis, Szepesvári 2006); the visits of the moves at the root are summed over the deals. Moves are tried in any
order, a cheap player ends the deals, and nothing is solved. (Zarlykov, Charles University 2023: 30 deals with 30 walks
each and an exploration of 1.4 beat his other players.) Three things are lent to it and make it stronger than that: the
memory of hard, the medium player as the cheap one, and the search's short lists of moves.

Compiled with the C types in ``uct.pxd``.
"""

from __future__ import annotations

from tashkhana.games.durak.codes import OVER
from tashkhana.games.durak.temper import MANY, TWO

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from math import sqrt

    from tashkhana.core.rng import Rng
    from tashkhana.games.durak.belief import Belief
    from tashkhana.games.durak.engine import Position
    from tashkhana.games.durak.policy import Policy
    from tashkhana.games.durak.search import Search

EXPLORE = 1.4
MOST_WALKS = 1_000
"""Walks that one deal can have."""
MOVES = 1_024
NOBODY = -1
NONE = -1
ROOT = 0


class Uct:
    """A tree of moves in one deal, and the votes of the deals before it.

    Node i is the move with number ``place[i]`` in its seat's list, made by ``seat[i]``: it was chosen ``visits[i]``
    times and brought its player ``worth[i]`` in all. ``child[i]``: its newest successor; ``twin[i]``: the one added
    before it to the same node. ``votes[n]``: the visits of move n of the root in all deals.
    """

    __slots__ = (
        "belief",
        "child",
        "dealt",
        "depth",
        "lister",
        "moves",
        "path",
        "place",
        "policy",
        "rng",
        "seat",
        "size",
        "tried",
        "twin",
        "visits",
        "votes",
        "world",
        "worth",
    )

    def __init__(self, belief: Belief, seed: int) -> None:
        rules = belief.start.rules
        self.belief = belief
        self.rng = Rng(seed)
        self.lister = Search(belief, seed)
        self.moves = self.lister.moves
        self.policy = Policy(rules, TWO if rules.players == 2 else MANY)
        self.dealt = Position(rules)
        self.world = Position(rules)
        self.depth = self.size = 0
        if not cython.compiled:
            self.seat, self.place, self.visits = [0] * MOST_WALKS, [0] * MOST_WALKS, [0] * MOST_WALKS
            self.child, self.twin, self.path = [0] * MOST_WALKS, [0] * MOST_WALKS, [0] * MOST_WALKS
            self.worth = [0.0] * MOST_WALKS
            self.votes, self.tried = [0] * MOVES, [0] * MOVES
        for i in range(MOVES):
            self.votes[i] = 0

    def think(self, deals: int, walks: int) -> None:
        """Draw so many deals and walk so often in each, fewer times than `MOST_WALKS`."""
        with cython.nogil:
            for _ in range(deals):
                self.belief.deal(self.dealt, self.rng)
                self.grow(walks)
                self.vote()

    def grow(self, walks: int) -> None:
        """A new tree for the deal."""
        self.size = 1
        self.child[ROOT] = NONE
        self.visits[ROOT] = 0
        for _ in range(walks):
            self.world.copy_from(self.dealt)
            self.policy.waited = 0
            self.go_down(self.world, self.belief.me)
            self.policy.play_out(self.world)
            self.credit(self.world)

    def go_down(self, p: Position, seat: int) -> None:
        """Play moves of the tree, until one is new."""
        node = ROOT
        self.depth = 0
        new = 0
        while seat != NOBODY and new == 0:
            self.lister.list_moves(p, seat)
            new = self.match(node)
            node = self.add(node, seat, new) if new > 0 else self.best(node)
            self.path[self.depth] = node
            self.depth += 1
            i = self.place[node]
            self.policy.make(p, seat, self.moves.kind[i], self.moves.cards[i], self.moves.target[i])
            seat = self.policy.advance(p)

    def match(self, node: int) -> int:
        """Note the node of every listed move; the number of moves that have none."""
        left = self.moves.count
        for i in range(left):
            self.tried[i] = NONE
        node = self.child[node]
        while node != NONE:
            self.tried[self.place[node]] = node
            left -= 1
            node = self.twin[node]
        return left

    def best(self, parent: int) -> int:
        """The move to look into again (UCB1)."""
        found = NONE
        most = -1.0
        node = self.child[parent]
        while node != NONE:
            visits = self.visits[node]
            bound = self.worth[node] / visits + EXPLORE * sqrt(self.lister.logs[self.visits[parent]] / visits)
            if bound > most:
                most = bound
                found = node
            node = self.twin[node]
        return found

    def add(self, parent: int, seat: int, new: int) -> int:
        """Take any of the `new` moves into the tree."""
        number = self.rng.below(new)
        i = 0
        while self.tried[i] != NONE or number > 0:
            if self.tried[i] == NONE:
                number -= 1
            i += 1
        node = self.size
        self.size += 1
        self.seat[node] = seat
        self.place[node] = i
        self.visits[node] = 0
        self.worth[node] = 0.0
        self.child[node] = NONE
        self.twin[node] = self.child[parent]
        self.child[parent] = node
        return node

    def credit(self, p: Position) -> None:
        """Credit the moves of the walk with what the end of the deal is worth to their players."""
        drawn = 0.5 if p.players == 2 else 1.0 - 1.0 / p.players
        self.visits[ROOT] += 1
        for i in range(self.depth):
            node = self.path[i]
            self.visits[node] += 1
            if p.phase != OVER or p.fool == NOBODY:
                self.worth[node] += drawn
            elif p.fool != self.seat[node]:
                self.worth[node] += 1.0

    def vote(self) -> None:
        """Add up the visits of the moves at the root."""
        node = self.child[ROOT]
        while node != NONE:
            self.votes[self.place[node]] += self.visits[node]
            node = self.twin[node]

    def choices(self) -> list[tuple[int, int, int, int]]:
        """The moves at the root, the one to play first: (kind, cards, target, votes)."""
        listed = self.lister.looked_at()
        found = [(*move, self.votes[i]) for i, move in enumerate(listed)]
        return sorted(found, key=lambda choice: (-choice[3], choice[:3]))
