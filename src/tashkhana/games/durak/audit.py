"""The engine held against its promises: random deals, looked at after every move.

The tests run this over the whole matrix of settings; it is compiled like the engine (``audit.pxd``)
so that every conceivable move of every seat can be asked about.
"""

from __future__ import annotations

from tashkhana.core.bits_plain import ALL_SUITS
from tashkhana.games.durak.codes import (
    COVER,
    DONE,
    GOES_ON,
    LEGAL,
    OPENING,
    OVER,
    PICKED_UP,
    SHOW,
    TAKE,
    THROW,
    TRANSFER,
)

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.bits_plain import popcount
    from tashkhana.core.rng import Rng
    from tashkhana.games.durak.engine import Position, bit
    from tashkhana.games.durak.legal import Moves, asked, forced, legal
    from tashkhana.games.durak.playout import Player, fill_stock
    from tashkhana.games.durak.refusal import why_not
    from tashkhana.games.durak.rules import Rules

PROMISES = (
    "",
    "every card is somewhere, and nowhere twice",
    "attack cards never exceed what the bout or the defender's hand allows",
    "a seat is out exactly when it has no cards and the talon is empty",
    "what everybody knows of a hand is in that hand",
    "every legal move has no reason against it",
    "every move that is not legal has a reason against it",
    "the seats that are asked are those with a legal move",
    "while a deal goes on somebody is asked",
    "the house moves only for a seat that has nothing else to do",
    "asking changes nothing",
    "a copy lists the same moves in the same order",
    "playing on in a copy leaves the original as it was",
    "the deal ends",
    "a deal ends with one seat holding cards, or drawn",
)
"""What is promised, by the number that ``Auditor.broken`` gives; 0: all kept."""

(
    KEPT,
    CARDS,
    LIMIT,
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
) = range(len(PROMISES))

NONE = -1
MANY_BOUTS = 2000
CHOICES = {
    "transfer": (0, 1, 1),
    "transfer_show": (0, 1),
    "transfer_first_bout": (0, 1),
    "transfer_many": (0, 1),
    "open_set": (0, 1),
    "throwers": (0, 1, 2),
    "anytime": (0, 1),
    "throw_order": (0, 1, 2),
    "throw_after_take": (0, 1),
    "first_limit": (5, 6),
    "until_bito": (0, 1),
    "talon_one": (0, 1),
    "last_defender": (0, 1),
    "auto_take": (0, 1),
}


def matrix(number: int) -> dict[str, int]:
    """One point of the settings matrix, as arguments of ``Rules``; the same for the same number."""
    rng = Rng(number)
    deck = (24, 36, 52)[rng.below(3)]
    chosen = {"deck": deck, "players": 2 + rng.below(min(5, deck // 6 - 1))}
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
        "held",
        "moves",
        "p",
        "player",
        "positions",
        "refused",
        "spare",
        "until_bito",
    )

    def __init__(self, rules: Rules, seed: int) -> None:
        self.player = Player(seed)
        self.p = Position(rules)
        self.before = Position(rules)
        self.spare = Position(rules)
        self.moves = Moves()
        self.again = Moves()
        self.found = 0
        self.held = 0
        self.broken = KEPT
        self.positions = 0
        self.refused = 0
        self.until_bito = True
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
        self.until_bito = True
        self.held = popcount(p.hand[p.defender])
        self.look(p)
        while p.phase != OVER and self.broken == KEPT:
            if self.player.rng.below(every) == 0:
                self.sweep()
            self.player.step(p)
            self.follow(p)
            self.look(p)
            if p.bout > MANY_BOUTS:
                self.broken = ENDS
        if self.broken == KEPT and not result_fits(p):
            self.broken = RESULT

    def follow(self, p: Position) -> None:
        """Keep count of the defender's hand when he took office, and of the bouts, apart from the engine."""
        if p.ended != GOES_ON and not (p.rules.until_bito and p.ended == PICKED_UP):
            self.until_bito = False
        if p.ended != GOES_ON or self.player.kind in (TRANSFER, SHOW):
            self.held = popcount(p.hand[p.defender])

    # -- after every move ---------------------------------------------------------------------

    def look(self, p: Position) -> None:
        if not cards_conserved(p):
            self.broken = CARDS
        elif p.laid > self.held or p.laid > (p.rules.first_limit if self.until_bito else 6):
            self.broken = LIMIT
        elif not outs_right(p):
            self.broken = OUT
        elif not known_held(p):
            self.broken = KNOWN
        elif p.phase != OVER and asked(p) == 0:
            self.broken = SOMEBODY

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
        self.try_bare(seat)
        for kind in range(-1, 9):
            self.try_ranks(seat, kind)
            self.try_covers(seat, kind)
        self.try_throws(seat)
        if self.found != count and self.broken == KEPT:
            self.broken = REST_IS_NOT

    def check_list(self, p: Position, seat: int, count: int) -> None:
        """What ``legal`` lists is legal, in the same order every time, and fits the other questions."""
        for i in range(count):
            if why_not(p, seat, self.moves.kind[i], self.moves.cards[i], self.moves.target[i]) != LEGAL:
                self.broken = LEGAL_IS_LEGAL
        if (asked(p) >> seat & 1 == 1) != (count > 0):
            self.broken = ASKED
        only = self.moves.kind[0] if count == 1 else NONE
        if only == TAKE and not p.rules.auto_take:
            only = NONE
        if forced(p, seat) != (only if only in (TAKE, DONE) else NONE):
            self.broken = HOUSE
        if legal(self.spare, seat, self.again) != count or not same_moves(self.moves, self.again):
            self.broken = STABLE

    def ask(self, seat: int, kind: int, cards: int, target: int) -> None:
        if why_not(self.p, seat, kind, cards, target) == LEGAL:
            self.found += 1
        else:
            self.refused += 1

    def try_bare(self, seat: int) -> None:
        """Every kind without cards, with and without a target."""
        for kind in range(-1, 9):
            for target in range(-2, 64):
                self.ask(seat, kind, 0, target)

    def try_ranks(self, seat: int, kind: int) -> None:
        """One to four cards of one rank, held or not, and pairs of two ranks, for all kinds but throws and covers."""
        if kind in (THROW, COVER):
            return
        for rank in range(13):
            group = ALL_SUITS << rank
            cards = group
            while cards != 0:
                self.ask(seat, kind, cards, NONE)
                self.ask(seat, kind, cards, self.p.attack[0] if self.p.laid > 0 else 0)
                self.ask(seat, kind, cards | ALL_SUITS << ((rank + 1) % 13), NONE)
                cards = (cards - 1) & group

    def try_covers(self, seat: int, kind: int) -> None:
        """Every single card on every target, and pairs on the cards that lie there."""
        if kind != COVER:
            return
        for suit in range(4):
            for rank in range(13):
                card = bit(16 * suit + rank)
                for target in range(-2, 64):
                    self.ask(seat, COVER, card, target)
                for i in range(self.p.laid):
                    self.ask(seat, COVER, card | bit(16 * suit + (rank + 1) % 13), self.p.attack[i])

    def try_throws(self, seat: int) -> None:
        """Every set of the cards that fit, and each card that does not, alone and beside one that does."""
        fitting = 0
        if 0 <= seat < self.p.players:
            fitting = self.p.hand[seat] & self.p.ranks
        cards = fitting
        while cards != 0:
            self.ask(seat, THROW, cards, NONE)
            self.ask(seat, THROW, cards, 5)
            cards = (cards - 1) & fitting
        for suit in range(4):
            for rank in range(13):
                card = bit(16 * suit + rank)
                if card & fitting == 0:
                    self.ask(seat, THROW, card, NONE)
                    self.ask(seat, THROW, card | (fitting & -fitting), NONE)


# -- a position alone -----------------------------------------------------------------------------


def cards_conserved(p: Position) -> bool:
    """Hands, table, talon and beaten pile together are the pack, and no card is in two places."""
    union = p.table
    count = p.beaten + popcount(p.table)
    for seat in range(p.players):
        union |= p.hand[seat]
        count += popcount(p.hand[seat])
    for i in range(p.top, p.size):
        union |= bit(p.stock[i])
        count += 1
    return count == p.rules.deck and popcount(union) == count - p.beaten


def outs_right(p: Position) -> bool:
    for seat in range(p.players):
        if (p.hand[seat] == 0 and p.top == p.size) != (p.out >> seat & 1 == 1):
            return False
        if (p.hand[seat] != 0) != (p.holders >> seat & 1 == 1):
            return False
    return p.phase != OPENING or not (p.out >> p.opener | p.out >> p.defender) & 1


def result_fits(p: Position) -> bool:
    """A deal that is over has a fool who holds all cards left, or nobody (DK-24), or ran in circles (DK-30)."""
    active = p.players - popcount(p.out)
    if active > 1 or p.top < p.size:
        return p.fool == NONE and p.past_count > 1
    if active == 1:
        return p.fool >= 0 and p.hand[p.fool] != 0
    return p.fool == (p.defender if p.rules.last_defender else NONE)


def known_held(p: Position) -> bool:
    elsewhere = 0
    for seat in range(p.players):
        elsewhere |= p.known[seat] & ~p.hand[seat]
    return elsewhere == 0


def same_moves(one: Moves, other: Moves) -> bool:
    for i in range(one.count):
        if one.kind[i] != other.kind[i] or one.cards[i] != other.cards[i] or one.target[i] != other.target[i]:
            return False
    return one.count == other.count


def same(p: Position, q: Position) -> bool:
    """Whether two positions are the same in everything that a seat could ever notice."""
    for seat in range(6):
        if p.hand[seat] != q.hand[seat] or p.known[seat] != q.known[seat] or p.drawn[seat] != q.drawn[seat]:
            return False
    for i in range(p.laid):
        if p.attack[i] != q.attack[i] or p.cover[i] != q.cover[i]:
            return False
    for i in range(p.top, p.size):
        if p.stock[i] != q.stock[i]:
            return False
    return same_state(p, q) and same_table(p, q)


def same_state(p: Position, q: Position) -> bool:
    if p.top != q.top or p.size != q.size or p.trump != q.trump or p.trump_card != q.trump_card:
        return False
    if p.lead_card != q.lead_card or p.dealer != q.dealer or p.bout != q.bout or p.early != q.early:
        return False
    if p.beaten != q.beaten or p.fool != q.fool or p.ended != q.ended or p.took != q.took:
        return False
    return p.past_count == q.past_count and p.moved == q.moved and p.out == q.out and p.holders == q.holders


def same_table(p: Position, q: Position) -> bool:
    if p.opener != q.opener or p.lead != q.lead or p.defender != q.defender or p.phase != q.phase:
        return False
    if p.laid != q.laid or p.limit != q.limit or p.near != q.near or p.done != q.done:
        return False
    return p.uncovered == q.uncovered and p.table == q.table and p.ranks == q.ranks and p.shown == q.shown
