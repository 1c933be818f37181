"""The engine held against its promises: random deals, looked at after every move.

The tests run this over the whole matrix of settings; it is compiled like the engine (``audit.pxd``) so that every
conceivable move of every seat can be asked about.
"""

from __future__ import annotations

from tashkhana.games.idiot.codes import (
    DECLINE,
    EXTRA,
    FLIP,
    JOKER,
    JUMP,
    LEGAL,
    OPEN,
    OVER,
    PASS,
    PICK_UP,
    PLAY,
    SWAP,
    TURN,
    TWO,
)
from tashkhana.games.idiot.rules import CODES

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.bits_plain import popcount
    from tashkhana.core.rng import Rng
    from tashkhana.games.idiot.engine import Position
    from tashkhana.games.idiot.legal import Moves, asked, forced, legal
    from tashkhana.games.idiot.playout import Player, fill_stock
    from tashkhana.games.idiot.refusal import Named, why_not
    from tashkhana.games.idiot.rules import Rules

PROMISES = (
    "",
    "every card is somewhere, as often as the packs hold it",
    "hands are counted right, by card, by rank and together",
    "a seat is out exactly when it has no cards",
    "what everybody knows of a hand is in that hand, and so is what it has just drawn",
    "every legal move has no reason against it",
    "every move that is not legal has a reason against it",
    "seats with a legal move are asked",
    "while a deal goes on somebody has a legal move",
    "the house moves only for a seat that has nothing else to do",
    "asking changes nothing",
    "a copy lists the same moves in the same order",
    "playing on in a copy leaves the original as it was",
    "the deal ends",
    "a deal ends with one seat holding cards, or by the safety rule",
    "no run that burns stays on the pile",
)
"""What is promised, by the number that ``Auditor.broken`` gives; 0: all kept."""

(
    KEPT,
    CARDS,
    COUNTS,
    OUT,
    KNOWN,
    LEGAL_IS_LEGAL,
    REST_IS_NOT,
    ASKED,
    SOMEBODY,
    HOUSE,
    UNCHANGED,
    STABLE,
    INDEPENDENT,
    ENDS,
    RESULT,
    BURNS,
) = range(len(PROMISES))

NONE = -1
PLACES = 6
RANKS = 14
MANY_MOVES = 20_000
CHOICES = {
    "trade": (0, 1),
    "opening": (0, 1, 2, 3),
    "two": (0, 1, 2),
    "ten": (1, 0),
    "four": (4, 3, 5, 0),
    "six_run": (3, 4),
    "same_after_burn": (0, 1),
    "extra_draw": (1, 0),
    "last_match": (1, 0),
    "voluntary": (1, 0),
    "same_after_pickup": (0, 0, 1),
    "one_up": (0, 1),
    "seven": (0, 1),
    "eight": (0, 1, 2),
    "three": (0, 1),
    "nine": (0, 1),
    "jack": (0, 1),
    "jump_in": (0, 1),
}


def matrix(number: int) -> dict[str, int]:
    """One point of the settings matrix, as arguments of ``Rules``; the same for the same number."""
    rng = Rng(number)
    players = 2 + rng.below(8)
    joker = 2 * rng.below(2)
    layout = (3, 3, 4, 6)[rng.below(4)]
    least = -(-3 * layout * players // (52 + joker))
    packs = min(4, least + (0, 0, 0, 1, 2)[rng.below(5)])
    chosen = {"players": players, "packs": packs, "layout": layout, "joker": joker}
    return chosen | {name: values[rng.below(len(values))] for name, values in CHOICES.items()}


class Auditor:
    """Plays random deals under one set of rules and looks after every move whether a promise is broken.

    ``broken``: 0, or the number of the first broken promise; the position stays where that was seen.
    ``positions``, ``refused``: positions swept, conceivable moves refused there.
    """

    __slots__ = (
        "again",
        "before",
        "broken",
        "found",
        "moves",
        "named",
        "p",
        "player",
        "positions",
        "refused",
        "spare",
        "tally",
    )

    def __init__(self, rules: Rules, seed: int) -> None:
        self.player = Player(seed)
        self.p = Position(rules)
        self.before = Position(rules)
        self.spare = Position(rules)
        self.moves = Moves()
        self.again = Moves()
        self.named = Named()
        self.found = 0
        self.broken = KEPT
        self.positions = 0
        self.refused = 0
        if not cython.compiled:
            self.tally = [0] * CODES
        fill_stock(self.p)

    def run(self, deals: int, every: int) -> int:
        """Play so many deals, sweeping about one position in *every*; ``broken``."""
        with cython.nogil:
            for _ in range(deals):
                self.player.deal(self.p, self.player.rng.below(self.p.players))
                self.run_deal(self.p, every)
                if self.broken != KEPT:
                    break
        return self.broken

    def run_deal(self, p: Position, every: int) -> None:
        moves = 0
        self.look(p)
        while p.phase != OVER and self.broken == KEPT:
            if self.player.rng.below(every) == 0:
                self.sweep()
            if self.broken == KEPT:
                self.player.step(p)
                self.look(p)
            moves += 1
            if moves > MANY_MOVES:
                self.broken = ENDS
        if self.broken == KEPT and not result_fits(p):
            self.broken = RESULT

    # -- after every move ---------------------------------------------------------------------

    def look(self, p: Position) -> None:
        if not self.cards_conserved(p):
            self.broken = CARDS
        elif not counts_right(p):
            self.broken = COUNTS
        elif not outs_right(p):
            self.broken = OUT
        elif not known_held(p):
            self.broken = KNOWN
        elif p.burns_now():
            self.broken = BURNS
        elif p.phase != OVER and not self.somebody(p):
            self.broken = SOMEBODY

    def cards_conserved(self, p: Position) -> bool:
        """Hands, zones, pile, stock and burned cards together are the packs."""
        for card in range(CODES):
            self.tally[card] = p.burned[card]
            for seat in range(p.players):
                self.tally[card] += p.hand[CODES * seat + card]
        for i in range(PLACES * p.players):
            self.count(p.up[i])
            self.count(p.down[i])
        for i in range(p.top, p.end):
            self.count(p.stock[i])
        for i in range(p.laid):
            self.count(p.pile[i])
        wrong = 0
        for card in range(CODES):
            wrong += self.tally[card] != (p.rules.packs if card < 52 + p.rules.joker else 0)
        return wrong == 0

    def count(self, card: int) -> None:
        if card >= 0:
            self.tally[card] += 1

    def somebody(self, p: Position) -> bool:
        """Whether an asked seat has a move."""
        able = 0
        for seat in range(p.players):
            if asked(p) >> seat & 1:
                able += legal(p, seat, self.moves)
        return able > 0

    # -- every conceivable move ---------------------------------------------------------------

    def sweep(self) -> None:
        """Ask about every conceivable move of every seat, and of two that are not at the table."""
        self.positions += 1
        self.before.copy_from(self.p)
        self.spare.copy_from(self.p)
        for seat in range(-1, self.p.players + 1):
            self.sweep_seat(seat)
        if self.broken == KEPT and not same(self.p, self.before):
            self.broken = UNCHANGED
        self.player.playout(self.spare)
        if self.broken == KEPT and not same(self.p, self.before):
            self.broken = INDEPENDENT

    def sweep_seat(self, seat: int) -> None:
        count = 0
        if 0 <= seat < self.p.players:
            count = legal(self.p, seat, self.moves)
            self.check_list(self.p, seat, count)
        self.found = 0
        for kind in range(-1, 11):
            self.try_bare(seat, kind)
            self.try_ranks(seat, kind)
        self.try_pairs(seat)
        if self.found != count and self.broken == KEPT:
            self.broken = REST_IS_NOT

    def check_list(self, p: Position, seat: int, count: int) -> None:
        """What ``legal`` lists is legal, in the same order every time, and fits the other questions."""
        for i in range(count):
            self.name_move(p, seat, self.moves, i)
            place = self.moves.a[i] if self.moves.kind[i] == FLIP else NONE
            if why_not(p, seat, self.moves.kind[i], self.named, place) != LEGAL:
                self.broken = LEGAL_IS_LEGAL
        if count > 0 and not asked(p) >> seat & 1:
            self.broken = ASKED
        only = self.moves.kind[0] if count == 1 else NONE
        if forced(p, seat) != (only if only in (DECLINE, PASS) else NONE):
            self.broken = HOUSE
        if legal(self.spare, seat, self.again) != count or not same_moves(self.moves, self.again):
            self.broken = STABLE

    def name_move(self, p: Position, seat: int, moves: Moves, i: int) -> None:
        """The cards that a listed move lays or names."""
        self.named.clear()
        kind = moves.kind[i]
        if kind == SWAP:
            self.named.add(moves.a[i])
            self.named.add(moves.b[i])
        elif kind == PICK_UP:
            if moves.a[i] >= 0:
                self.named.add(moves.a[i])
        elif kind in (OPEN, PLAY, JUMP):
            self.name_play(p, seat, moves.a[i], moves.b[i], moves.n[i])

    def name_play(self, p: Position, seat: int, twos: int, rank: int, count: int) -> None:
        """So many twos and cards of a rank, from what the seat has as far as that goes."""
        self.named.clear()
        self.name_rank(p, seat, TWO, twos)
        if rank >= 0:
            self.name_rank(p, seat, rank, count)

    def name_rank(self, p: Position, seat: int, rank: int, count: int) -> None:
        for zone in range(2):
            for card in range(4 * rank, 4 * rank + 4 if rank < JOKER else CODES):
                held = p.held(seat, zone, card) if 0 <= seat < p.players else 0
                while held > 0 and count > 0:
                    self.named.add(card)
                    held -= 1
                    count -= 1
        while count > 0:
            self.named.add(4 * rank)
            count -= 1

    def ask(self, seat: int, kind: int, place: int) -> None:
        if why_not(self.p, seat, kind, self.named, place) == LEGAL:
            self.found += 1
        else:
            self.refused += 1

    def try_bare(self, seat: int, kind: int) -> None:
        """Every kind without cards; of a place that makes no difference once only."""
        self.named.clear()
        if kind == FLIP:
            for place in range(-2, PLACES + 2):
                self.ask(seat, kind, place)
        else:
            self.ask(seat, kind, NONE)

    def try_ranks(self, seat: int, kind: int) -> None:
        """Up to so many twos and cards of each rank as there are, and two ranks together."""
        if kind in (SWAP, PICK_UP):
            return
        most = 4 * self.p.rules.packs
        for twos in range(most + 1):
            if twos > 0:
                self.name_play(self.p, seat, twos, NONE, 0)
                self.ask(seat, kind, NONE)
            for rank in range(1, JOKER + 1):
                for count in range(1, most + 1):
                    if twos + count < 40:
                        self.name_play(self.p, seat, twos, rank, count)
                        self.ask(seat, kind, NONE)
                self.name_play(self.p, seat, twos, rank, 1)
                self.name_rank(self.p, seat, 1 + rank % JOKER, 1)
                self.ask(seat, kind, NONE)

    def try_pairs(self, seat: int) -> None:
        """Every card to go along with the pile, every two to be swapped."""
        for card in range(CODES):
            self.named.clear()
            self.named.add(card)
            self.ask(seat, PICK_UP, NONE)
            self.ask(seat, SWAP, NONE)
            for other in range(CODES):
                self.named.clear()
                self.named.add(card)
                self.named.add(other)
                self.ask(seat, SWAP, NONE)


# -- a position alone -----------------------------------------------------------------------------


def counts_right(p: Position) -> bool:
    for seat in range(p.players):
        size = 0
        for rank in range(RANKS):
            count = 0
            for card in range(4 * rank, 4 * rank + 4 if rank < JOKER else CODES):
                count += p.hand[CODES * seat + card]
            if count != p.ranks[RANKS * seat + rank]:
                return False
            size += count
        if size != p.size[seat]:
            return False
    return True


def outs_right(p: Position) -> bool:
    for seat in range(p.players):
        if (p.cards_left(seat) == 0) != (p.out >> seat & 1 == 1):
            return False
    return p.phase == OVER or not p.out >> p.turn & 1


def result_fits(p: Position) -> bool:
    """A deal that is over has an Idiot who holds all cards left (IK-17), or ran on too long (IK-19)."""
    if p.players - popcount(p.out) == 1:
        return p.idiot >= 0 and p.cards_left(p.idiot) > 0
    return p.fruitless == 200 or p.turns == 2000


def known_held(p: Position) -> bool:
    for seat in range(p.players):
        for card in range(CODES):
            if p.known[CODES * seat + card] > p.hand[CODES * seat + card]:
                return False
    for card in range(CODES):
        if p.phase in (TURN, EXTRA) and p.fresh[card] > p.hand[CODES * p.turn + card]:
            return False
    return True


def same_moves(one: Moves, other: Moves) -> bool:
    for i in range(one.count):
        if one.kind[i] != other.kind[i] or one.a[i] != other.a[i]:
            return False
        if one.b[i] != other.b[i] or one.n[i] != other.n[i]:
            return False
    return one.count == other.count


def same(p: Position, q: Position) -> bool:
    """Whether two positions are the same in everything that a seat could ever notice."""
    for i in range(CODES * p.players):
        if p.hand[i] != q.hand[i] or p.known[i] != q.known[i]:
            return False
    for i in range(PLACES * p.players):
        if p.up[i] != q.up[i] or p.down[i] != q.down[i]:
            return False
    for i in range(p.laid):
        if p.pile[i] != q.pile[i]:
            return False
    return same_state(p, q)


def same_state(p: Position, q: Position) -> bool:
    for i in range(CODES):
        if p.burned[i] != q.burned[i] or p.fresh[i] != q.fresh[i]:
            return False
    if p.laid != q.laid or p.top != q.top or p.end != q.end or p.gone != q.gone:
        return False
    if p.phase != q.phase or p.turn != q.turn or p.out != q.out or p.ready != q.ready:
        return False
    if p.asked_rank != q.asked_rank or p.last != q.last or p.required != q.required or p.skips != q.skips:
        return False
    return p.turns == q.turns and p.fruitless == q.fruitless and p.again == q.again and p.direction == q.direction
