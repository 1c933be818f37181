"""Random play of whole deals inside the compiled core, for tests, benchmarks and search.

A seat among those that are asked is drawn first, then one of its legal moves, each as likely as the others. The
moves of the house come before that and count as no decision.
"""

from __future__ import annotations

from tashkhana.games.idiot.codes import OVER
from tashkhana.games.idiot.rules import pack

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.bits_plain import nth, popcount
    from tashkhana.core.rng import Rng
    from tashkhana.games.idiot.engine import Position
    from tashkhana.games.idiot.legal import Moves, asked, forced, legal
    from tashkhana.games.idiot.rules import Rules

M32 = 0xFFFFFFFF
NONE = -1
NOBODY_LOST = 9


class Player:
    """Plays at random, with a generator and a list of moves of its own, and keeps a hash of all it did.

    ``seat``, ``kind``, ``a``, ``b``, ``n``: the last move; ``decisions``: moves but the house's;
    ``trace``: 32 bits over every move so far; ``lost[s]``: play-outs that a seat lost, ``lost[9]`` nobody.
    """

    __slots__ = ("a", "b", "decisions", "kind", "lost", "moves", "n", "rng", "seat", "trace")

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.moves = Moves()
        self.seat = self.kind = NONE
        self.a = self.b = self.n = 0
        self.decisions = 0
        self.trace = 2166136261
        if not cython.compiled:
            self.lost = [0] * (NOBODY_LOST + 1)

    def choose(self, p: Position) -> None:
        """Draw a move for a deal that is not over: the house's, or a random one of a random seat."""
        kind = forced(p, p.turn)
        if kind >= 0:
            self.set_move(p.turn, kind, 0, 0, 0)
        else:
            self.decide(p)

    def decide(self, p: Position) -> None:
        """Draw a random move of a random seat that has any."""
        seats = asked(p)
        count = 0
        seat = p.turn
        while count == 0:
            seat = nth(seats, self.rng.below(popcount(seats)))
            seats &= ~(1 << seat)
            count = legal(p, seat, self.moves)
        i = self.rng.below(count)
        self.set_move(seat, self.moves.kind[i], self.moves.a[i], self.moves.b[i], self.moves.n[i])
        self.decisions += 1

    def set_move(self, seat: int, kind: int, a: int, b: int, n: int) -> None:
        self.seat = seat
        self.kind = kind
        self.a = a
        self.b = b
        self.n = n

    def step(self, p: Position) -> None:
        """Choose a move and make it."""
        self.choose(p)
        p.apply(self.seat, self.kind, self.a, self.b, self.n)

    def note(self, number: int) -> None:
        """Mix 32 bits into the trace (FNV)."""
        self.trace = ((self.trace ^ (number & M32)) * 16777619) & M32

    def note_move(self, p: Position) -> None:
        """Mix in the move, and what it did to the table."""
        self.note(self.seat | self.kind << 4 | (self.a & 63) << 8 | (self.b & 63) << 14 | self.n << 20)
        self.note(p.laid | p.turn << 8 | p.phase << 12 | p.gone << 16)

    def playout(self, p: Position) -> int:
        """Play the deal to its end; the Idiot, or -1 (counted in ``lost[9]``)."""
        while p.phase != OVER:
            self.step(p)
        self.lost[NOBODY_LOST if p.idiot < 0 else p.idiot] += 1
        return p.idiot

    def deal(self, p: Position, dealer: int) -> None:
        """Shuffle what ``fill_stock`` put into the stock, and deal it."""
        for i in range(p.rules.packs * (52 + p.rules.joker) - 1, 0, -1):
            j = self.rng.below(i + 1)
            card = p.stock[i]
            p.stock[i] = p.stock[j]
            p.stock[j] = card
        p.deal_stock(dealer)


def fill_stock(p: Position) -> None:
    """Put the unshuffled packs into the stock."""
    cards = pack(p.rules.packs, p.rules.joker)
    for i in range(len(cards)):
        p.stock[i] = cards[i]


def run_games(rules: Rules, seed: int, games: int) -> tuple[int, int, int]:
    """Deal and play at random: (decisions, hash over every move of every deal, deals that nobody lost)."""
    player = Player(seed)
    p = Position(rules)
    fill_stock(p)
    nobody = 0
    with cython.nogil:
        for _ in range(games):
            player.deal(p, player.rng.below(p.players))
            while p.phase != OVER:
                player.step(p)
                player.note_move(p)
            player.note(p.idiot + 1)
            if p.idiot < 0:
                nobody += 1
    return player.decisions, player.trace, nobody


def run_playouts(start: Position, seed: int, count: int) -> tuple[int, list[int]]:
    """Play on at random from a position: (decisions, how often each seat lost and, last, nobody did)."""
    player = Player(seed)
    p = start.copy()
    with cython.nogil:
        for _ in range(count):
            p.copy_from(start)
            player.playout(p)
    lost = [player.lost[seat] for seat in range(start.players)]
    return player.decisions, [*lost, player.lost[NOBODY_LOST]]
