"""Random play of whole deals inside the compiled core, for tests, benchmarks and search.

A seat among those that are asked is drawn first, then one of its legal moves, each as likely as the
others. The moves of the house come before that and count as no decision.
"""

from __future__ import annotations

from tashkhana.games.durak.codes import DEFENCE, DONE, OVER, TAKE
from tashkhana.games.durak.rules import pack

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.bits_plain import lowest, nth, popcount
    from tashkhana.core.rng import Rng
    from tashkhana.games.durak.engine import Position
    from tashkhana.games.durak.legal import Moves, asked, forced_seats, legal_asked
    from tashkhana.games.durak.rules import Rules

M32 = 0xFFFFFFFF
NONE = -1


class Player:
    """Plays at random, with a generator and a list of moves of its own, and keeps a hash of all it did.

    ``seat``, ``kind``, ``cards``, ``target``: the last move; ``decisions``: moves but the house's;
    ``trace``: 32 bits over every move so far; ``lost[s]``: play-outs that a seat lost.
    """

    __slots__ = ("cards", "decisions", "kind", "lost", "moves", "rng", "seat", "target", "trace")

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.moves = Moves()
        self.seat = self.kind = self.target = NONE
        self.cards = 0
        self.decisions = 0
        self.trace = 2166136261
        if not cython.compiled:
            self.lost = [0] * 7

    def choose(self, p: Position) -> None:
        """Draw a move for a deal that is not over: the house's, or a random one of a random seat."""
        seats = forced_seats(p)
        if seats != 0:
            self.set_move(lowest(seats), TAKE if p.phase == DEFENCE else DONE, 0, NONE)
        else:
            self.decide(p)

    def decide(self, p: Position) -> None:
        """Draw a random move of a random seat that is asked."""
        seats = asked(p)
        seat = nth(seats, self.rng.below(popcount(seats)))
        i = self.rng.below(legal_asked(p, seat, self.moves))
        self.set_move(seat, self.moves.kind[i], self.moves.cards[i], self.moves.target[i])
        self.decisions += 1

    def set_move(self, seat: int, kind: int, cards: int, target: int) -> None:
        self.seat = seat
        self.kind = kind
        self.cards = cards
        self.target = target

    def step(self, p: Position) -> None:
        """Choose a move and make it."""
        self.choose(p)
        p.apply(self.seat, self.kind, self.cards, self.target)

    def note(self, number: int) -> None:
        """Mix 32 bits into the trace (FNV)."""
        self.trace = ((self.trace ^ (number & M32)) * 16777619) & M32

    def note_move(self) -> None:
        self.note(self.seat | self.kind << 3 | (self.target & 63) << 6)
        self.note(self.cards)
        self.note(self.cards >> 32)

    def playout(self, p: Position) -> int:
        """Play the deal to its end; the fool, or -1 (counted in ``lost[6]``)."""
        while p.phase != OVER:
            seats = forced_seats(p)
            if seats != 0 and p.phase != DEFENCE:
                p.pass_by(seats)
            else:
                self.step(p)
        self.lost[6 if p.fool < 0 else p.fool] += 1
        return p.fool

    def deal(self, p: Position, dealer: int) -> None:
        """Shuffle what ``fill_stock`` put into the stock, and deal it; the lowest trump leads."""
        for i in range(p.rules.deck - 1, 0, -1):
            j = self.rng.below(i + 1)
            card = p.stock[i]
            p.stock[i] = p.stock[j]
            p.stock[j] = card
        p.deal_stock(dealer, NONE)


def fill_stock(p: Position) -> None:
    """Put the unshuffled pack into the stock."""
    cards = pack(p.rules.deck)
    for i in range(len(cards)):
        p.stock[i] = cards[i]


def run_games(rules: Rules, seed: int, games: int) -> tuple[int, int, int]:
    """Deal and play at random: (decisions, hash over every move of every deal, drawn deals)."""
    player = Player(seed)
    p = Position(rules)
    fill_stock(p)
    draws = 0
    with cython.nogil:
        for _ in range(games):
            player.deal(p, player.rng.below(p.players))
            while p.phase != OVER:
                player.step(p)
                player.note_move()
            player.note(p.fool + 1)
            if p.fool < 0:
                draws += 1
    return player.decisions, player.trace, draws


def run_playouts(start: Position, seed: int, count: int) -> tuple[int, list[int]]:
    """Play on at random from a position: (decisions, how often each seat lost and, last, nobody did)."""
    player = Player(seed)
    p = start.copy()
    with cython.nogil:
        for _ in range(count):
            p.copy_from(start)
            player.playout(p)
    lost = [player.lost[seat] for seat in range(start.players)]
    return player.decisions, [*lost, player.lost[6]]
