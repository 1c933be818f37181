"""Random play of whole deals inside the compiled core, for tests, benchmarks and search.

A seat among those that are asked is drawn first, then one of its legal moves, each as likely as the others. A stock
that is empty is rebuilt by the player's own generator.
"""

from __future__ import annotations

from tashkhana.games.dhumbal.codes import OVER, SHUFFLING
from tashkhana.games.dhumbal.rules import pack

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.bits_plain import nth, popcount
    from tashkhana.core.rng import Rng
    from tashkhana.games.dhumbal.engine import Position
    from tashkhana.games.dhumbal.legal import Moves, asked, legal
    from tashkhana.games.dhumbal.rules import Rules
    from tashkhana.games.dhumbal.shuffling import rebuild, shuffle

M32 = 0xFFFFFFFF
NONE = -1


class Player:
    """Plays at random, with a generator and a list of moves of its own, and keeps a hash of all it did.

    ``seat``, ``kind``, ``cards``: the last move; ``decisions``: moves so far; ``trace``: 32 bits over all of them;
    ``won[s]``: play-outs that a seat won, ``gained[s]``: points it was paid in them, or spared, by the scoring.
    """

    __slots__ = ("cards", "decisions", "gained", "kind", "moves", "rng", "seat", "trace", "won")

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.moves = Moves()
        self.seat = self.kind = NONE
        self.cards = 0
        self.decisions = 0
        self.trace = 2166136261
        if not cython.compiled:
            self.won = [0] * 7
            self.gained = [0] * 6

    def choose(self, p: Position) -> None:
        """Draw a random move of a random seat that is asked."""
        seats = asked(p)
        self.seat = nth(seats, self.rng.below(popcount(seats)))
        i = self.rng.below(legal(p, self.seat, self.moves))
        self.kind = self.moves.kind[i]
        self.cards = self.moves.cards[i]
        self.decisions += 1

    def step(self, p: Position) -> None:
        """Choose a move and make it; rebuild the stock if that finds it empty."""
        self.choose(p)
        p.apply(self.seat, self.kind, self.cards)
        if p.phase == SHUFFLING:
            rebuild(p, self.rng)

    def note(self, number: int) -> None:
        """Mix 32 bits into the trace (FNV)."""
        self.trace = ((self.trace ^ (number & M32)) * 16777619) & M32

    def note_move(self) -> None:
        self.note(self.seat | self.kind << 3)
        self.note(self.cards)
        self.note(self.cards >> 32)

    def note_result(self, p: Position) -> None:
        self.note(p.winner + 1 | p.ended << 3 | p.throws << 6)
        for seat in range(p.players):
            self.note(p.took[seat])

    def playout(self, p: Position) -> int:
        """Play the deal to its end; the winner, or -1 (counted in ``won[6]``)."""
        while p.phase != OVER:
            self.step(p)
        self.won[6 if p.winner < 0 else p.winner] += 1
        for seat in range(p.players):
            self.gained[seat] += -p.took[seat] if p.rules.cumulative else p.paid[seat]
        return p.winner

    def deal(self, p: Position, dealer: int) -> None:
        """Shuffle what ``fill_stock`` put into the stock, and deal it."""
        shuffle(p, 52 + p.rules.jokers, self.rng)
        p.deal_stock(dealer, 0)


def fill_stock(p: Position) -> None:
    """Put the unshuffled pack into the stock."""
    cards = pack(p.rules.jokers)
    for i in range(len(cards)):
        p.stock[i] = cards[i]


def run_games(rules: Rules, seed: int, games: int) -> tuple[int, int, int]:
    """Deal and play at random: (decisions, hash over every move of every deal, deals that nobody won)."""
    player = Player(seed)
    p = Position(rules)
    won_by_nobody = 0
    for _ in range(games):
        fill_stock(p)
        with cython.nogil:
            player.deal(p, player.rng.below(p.players))
            while p.phase != OVER:
                player.step(p)
                player.note_move()
            player.note_result(p)
        if p.winner < 0:
            won_by_nobody += 1
    return player.decisions, player.trace, won_by_nobody


def run_playouts(start: Position, seed: int, count: int) -> tuple[int, list[int], list[int]]:
    """Play on at random from a position: (decisions, wins by seat and, last, of nobody, points gained by seat)."""
    player = Player(seed)
    p = start.copy()
    with cython.nogil:
        for _ in range(count):
            p.copy_from(start)
            player.playout(p)
    won = [player.won[seat] for seat in range(start.players)]
    return player.decisions, [*won, player.won[6]], [player.gained[seat] for seat in range(start.players)]
