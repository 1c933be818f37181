"""What a seat learns of its own later moves while it searches: a tree of what it will see and what it then does.

Below a move that is tried, nodes alternate: what the seat sees when it is due again, and what it does then. The other
seats and chance lie between them, played by the quick player in a deal that is imagined. A seat acts on what it sees
alone, so one that does not know the hidden cards cannot use them (as in an information set tree search); what it has
not seen before it meets as the quick player would.

All numbers are whole, so that every machine searches alike. Compiled with the C types in ``tree.pxd``.
"""

from __future__ import annotations

from math import log, sqrt

from tashkhana.games.idiot.codes import DOWN, OVER

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.games.idiot.engine import Position
    from tashkhana.games.idiot.legal import forced
    from tashkhana.games.idiot.policy import Policy

MOST_NODES = 12_288
DEEPEST = 60
"""Nodes on one way down."""
ROOTS = 4096
"""Visits up to which the roots are in a table."""
RANKS = 14
NONE = -1
M32 = 0xFFFFFFFF
WHOLE = 1000
EXPLORE = 350
"""How much a move is tried that was tried seldom, in thousandths."""
UNTRIED = 80
"""How much worse than the others a move is taken for that was never tried, in thousandths."""
SHORT = 16
"""Moves of a list that are looked at, beside the quick player's."""
LONGEST = 400
"""Turns that a deal is played on; then the cards that are left tell who is losing."""


class Tree:
    """Nodes by number; the first ``count`` are in use.

    ``first[i]``, ``after[i]``: the first node below, and the next beside, -1 for none; ``key[i]``: what was seen or
    done; ``visits[i]``: how often; ``won[i]``: what came of it, in thousandths of a deal. ``path[:length]``: the way
    down.
    """

    __slots__ = ("after", "count", "first", "inverse", "key", "length", "path", "root", "visits", "won")

    def __init__(self) -> None:
        self.count = self.length = 0
        if not cython.compiled:
            self.first = [0] * MOST_NODES
            self.after = [0] * MOST_NODES
            self.key = [0] * MOST_NODES
            self.visits = [0] * MOST_NODES
            self.won = [0] * MOST_NODES
            self.path = [0] * DEEPEST
            self.root = [0] * ROOTS
            self.inverse = [0] * ROOTS
        for i in range(ROOTS):
            self.root[i] = round(WHOLE * sqrt(log(max(1, i))))
            self.inverse[i] = round(WHOLE / sqrt(max(1, i)))

    def grow(self, above: int, key: int) -> int:
        """A new node below another one (-1: a root); its number, -1 if there is no room."""
        if self.count == MOST_NODES:
            return NONE
        node = self.count
        self.count += 1
        self.key[node] = key
        self.first[node] = NONE
        self.after[node] = NONE
        self.visits[node] = 0
        self.won[node] = 0
        if above >= 0:
            self.after[node] = self.first[above]
            self.first[above] = node
        return node

    def below(self, node: int, key: int) -> int:
        """The node with this key below a node, or -1."""
        found = self.first[node]
        while found >= 0 and self.key[found] != key:
            found = self.after[found]
        return found

    def play(self, p: Position, policy: Policy, seat: int, node: int) -> None:
        """Play the deal to its end from a node below which the seat moves as it has learned, and learn from it."""
        self.length = 0
        self.enter(node)
        while self.length < DEEPEST - 2 and node >= 0 and is_due(p, policy, seat):
            key = sight(p, seat)
            sees = self.below(node, key)
            if sees < 0:
                self.enter(self.grow(node, key))
                break
            self.enter(sees)
            node = self.act(p, policy, seat, sees)
            self.enter(node)
        policy.finish(p, seat, LONGEST)
        for i in range(self.length):
            self.visits[self.path[i]] += 1
            self.won[self.path[i]] += WHOLE - policy.lost[seat]

    def enter(self, node: int) -> None:
        if node >= 0:
            self.path[self.length] = node
            self.length += 1

    def act(self, p: Position, policy: Policy, seat: int, sees: int) -> int:
        """Make the most promising of the moves that ``is_due`` listed; its node."""
        best = policy.move
        most = NONE
        for i in range(policy.moves.count):
            if i < SHORT or i == policy.move:
                score = self.promise(sees, self.below(sees, key_of(policy, i)), i == policy.move)
                if score > most:
                    most = score
                    best = i
        key = key_of(policy, best)
        p.apply(seat, policy.moves.kind[best], policy.moves.a[best], policy.moves.b[best], policy.moves.n[best])
        node = self.below(sees, key)
        return node if node >= 0 else self.grow(sees, key)

    def promise(self, sees: int, node: int, preferred: bool) -> int:
        """How good a move looks, and how little it was tried (UCB); the quick player's move comes first."""
        seen = min(self.visits[sees], ROOTS - 1)
        if node < 0:
            if preferred:
                return 1000 * WHOLE
            mean = self.won[sees] // max(1, self.visits[sees])
            return max(0, mean - UNTRIED + EXPLORE * self.root[seen] // WHOLE)
        tried = max(1, min(self.visits[node], ROOTS - 1))
        mean = self.won[node] // max(1, self.visits[node])
        return mean + EXPLORE * self.root[seen] // WHOLE * self.inverse[tried] // WHOLE


def is_due(p: Position, policy: Policy, seat: int) -> bool:
    """Play on until the seat has a choice, with its moves in ``policy.moves``; False if that never comes."""
    while p.phase != OVER and not p.out >> seat & 1:
        if p.turn != seat or p.zone(seat) == DOWN or forced(p, seat) >= 0:
            policy.step(p)
        else:
            policy.choose(p, seat)
            if policy.moves.count > 1:
                return True
            policy.make(p, seat)
    return False


def key_of(policy: Policy, i: int) -> int:
    """A number for the move."""
    return policy.moves.kind[i] << 24 | policy.moves.a[i] + 1 << 16 | policy.moves.b[i] + 1 << 8 | policy.moves.n[i]


def sight(p: Position, seat: int) -> int:
    """A number for what the seat sees of its hand and of the table (FNV)."""
    key = 2166136261
    for rank in range(RANKS):
        key = (key ^ (p.in_zone(seat, p.zone(seat), rank))) * 16777619 & M32
    key = (key ^ (p.number() + 1 | p.run() << 5 | p.phase << 10)) * 16777619 & M32
    for other in range(p.players):
        key = (key ^ p.cards_left(other)) * 16777619 & M32
    return key
