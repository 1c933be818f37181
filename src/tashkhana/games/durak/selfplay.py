"""Deals that computer players play among themselves, from which the networks learn.

Compiled with the C types in ``selfplay.pxd``.
"""

from __future__ import annotations

from tashkhana.games.durak.codes import OPENING
from tashkhana.games.durak.rules import pack
from tashkhana.games.durak.temper import MANY, TWO

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.rng import Rng
    from tashkhana.games.durak.belief import Belief
    from tashkhana.games.durak.endgame_solver import UNSOLVED, Solver
    from tashkhana.games.durak.engine import Position
    from tashkhana.games.durak.legal import Moves, legal_asked
    from tashkhana.games.durak.net import Net
    from tashkhana.games.durak.policy import Policy
    from tashkhana.games.durak.rules import Rules
    from tashkhana.games.durak.search import Search

FACTS = 64
"""Places for the facts of one position; those left over hold -1."""
BOUTS = 300
"""Bouts of one deal that are kept."""
EXACT_NODES = 5_000
"""Decisions that the exact end of a deal between two may take; else it is played."""
EXACT_BITS = 16
NOBODY = -1
NONE = -1


class Sampler:
    """Plays deals and keeps each start of a bout, as the facts that a network is told.

    ``walks``: of the tree for a move; 0: the medium player moves. ``whims``: of a thousand moves so many are random.
    A deal ends where its exact end is found: the fool is who would be it when both play perfectly.
    ``kept``: starts of bouts in the last deal; ``fool[i]``: its fool as counted from the opener of bout i, or the
    number of players for a drawn deal.
    """

    __slots__ = (
        "belief",
        "ends",
        "facts",
        "fool",
        "kept",
        "moves",
        "net",
        "opener",
        "p",
        "policy",
        "rng",
        "search",
        "shoe",
        "walks",
        "whims",
    )

    def __init__(self, rules: Rules, seed: int, walks: int, whims: int, net: Net, *, trained: bool) -> None:
        self.rng = Rng(seed)
        self.policy = Policy(rules, TWO if rules.players == 2 else MANY)
        self.moves = Moves()
        self.net = net
        self.p = Position(rules)
        self.belief = Belief(rules)
        self.search = Search(self.belief, seed, net if trained else None)
        self.ends = Solver(EXACT_BITS)
        self.walks = walks
        self.whims = whims
        self.kept = 0
        if not cython.compiled:
            self.shoe = [0] * 52
            self.facts = [0] * (BOUTS * FACTS)
            self.opener = [0] * BOUTS
            self.fool = [0] * BOUTS
        for i, card in enumerate(pack(rules.deck)):
            self.shoe[i] = card

    def deal(self) -> list[tuple[list[int], int]]:
        """Play a deal: the facts at the start of each bout, filled up with -1, and its fool."""
        with cython.nogil:
            self.play(self.p)
        rows = [[self.facts[FACTS * i + j] for j in range(FACTS)] for i in range(self.kept)]
        return [(row, self.fool[i]) for i, row in enumerate(rows)]

    def play(self, p: Position) -> None:
        """Shuffle, deal, and play to the end."""
        self.shuffle(p)
        self.kept = 0
        seat = self.policy.advance(p)
        found = UNSOLVED
        while seat != NOBODY and found == UNSOLVED:
            if p.phase == OPENING:
                if self.kept < BOUTS:
                    self.keep(p)
                found = self.ends.value(p, p.opener, EXACT_NODES)
            if found == UNSOLVED:
                self.move(p, seat)
                seat = self.policy.advance(p)
        fool = p.fool
        if found != UNSOLVED:
            fool = NOBODY if found == 0 else p.opener if found < 0 else p.defender
        for i in range(self.kept):
            self.fool[i] = p.players if fool < 0 else (fool - self.opener[i] + p.players) % p.players

    def shuffle(self, p: Position) -> None:
        """Shuffle and deal; the lowest trump leads."""
        for i in range(p.rules.deck - 1, 0, -1):
            j = self.rng.below(i + 1)
            card = self.shoe[i]
            self.shoe[i] = self.shoe[j]
            self.shoe[j] = card
        for i in range(p.rules.deck):
            p.stock[i] = self.shoe[i]
        p.deal_stock(self.rng.below(p.players), NOBODY)

    def keep(self, p: Position) -> None:
        """Keep the start of a bout."""
        self.opener[self.kept] = p.opener
        count = self.net.list_facts(p)
        for i in range(FACTS):
            self.facts[FACTS * self.kept + i] = self.net.facts[i] if i < count else NONE
        self.kept += 1

    def move(self, p: Position, seat: int) -> None:
        """Make a move: a whim, or what the player chooses."""
        if self.rng.below(1000) < self.whims:
            i = self.rng.below(legal_asked(p, seat, self.moves))
            self.policy.make(p, seat, self.moves.kind[i], self.moves.cards[i], self.moves.target[i])
        elif self.walks == 0:
            self.policy.choose(p, seat)
            self.policy.make(p, seat, self.policy.kind, self.policy.cards, self.policy.target)
        else:
            self.belief.watch(p, seat)
            i = self.search.think(self.walks)
            self.policy.make(p, seat, self.search.kind[i], self.search.cards[i], self.search.target[i])
