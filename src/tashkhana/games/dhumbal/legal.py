"""The legal moves of a seat, in a stable order: each throw once, whatever the order of its cards.

Compiled with the C types in ``legal.pxd``. ``refusal.py`` judges single moves in its own words; the two are tested
against each other.
"""

from __future__ import annotations

from tashkhana.games.dhumbal.codes import (
    CALL,
    DISCARD,
    DRAW_DISCARD,
    DRAW_STOCK,
    DRAWING,
    JOKER,
    SLAP,
    THROWING,
    TURN,
)

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.bits_plain import popcount
    from tashkhana.games.dhumbal.engine import Position, bit, holes

ROOM = 4096  # moves a list can hold
MOST_HELD = 20  # cards in a hand; every set of them that may be thrown fits into the list
SUIT = 0x1FFF  # shifted left by 16 * suit, the cards of a suit without a joker
RANK = 0x0001000100010001
JOKERS = 1 << JOKER | 1 << (16 + JOKER)


class Moves:
    """A list of moves: for i < ``count`` the kind and the set of cards."""

    __slots__ = ("cards", "count", "kind")

    def __init__(self) -> None:
        self.count = 0
        if not cython.compiled:
            self.kind = [0] * ROOM
            self.cards = [0] * ROOM

    def put(self, kind: int, cards: int) -> None:
        self.kind[self.count] = kind
        self.cards[self.count] = cards
        self.count += 1

    def as_list(self) -> list[tuple[int, int]]:
        """The moves as (kind, cards)."""
        return [(self.kind[i], self.cards[i]) for i in range(self.count)]


def legal_moves(p: Position, seat: int) -> list[tuple[int, int]]:
    """The legal moves of a seat as (kind, cards); none if it is not asked."""
    moves = Moves()
    legal(p, seat, moves)
    return moves.as_list()


def legal(p: Position, seat: int, moves: Moves) -> int:
    """Fill *moves* with the legal moves of a seat; their number."""
    moves.count = 0
    if seat == p.turn:
        put_turn(p, moves)
    elif seat == p.slapper and p.phase == TURN and p.drew & 15 == p.slap_rank():
        moves.put(SLAP, bit(p.drew))
    return moves.count


def put_turn(p: Position, moves: Moves) -> None:
    """Call, draw or throw, by what the turn waits for (HK-04)."""
    if p.phase == TURN:
        if p.worth(p.hand[p.turn]) <= p.rules.limit:
            moves.put(CALL, 0)
        if p.rules.discard_first:
            put_throws(p, p.hand[p.turn], moves)
        else:
            put_draws(p, moves)
    elif p.phase == DRAWING:
        put_draws(p, moves)
    elif p.phase == THROWING:
        cards = p.hand[p.turn]
        if p.fresh >= 0:
            cards &= ~bit(p.fresh)
        put_throws(p, cards, moves)


def put_draws(p: Position, moves: Moves) -> None:
    """The stock, and each discard on offer if something else is left to throw (HK-05, HK-06)."""
    if p.stock_is_there():
        moves.put(DRAW_STOCK, 0)
    cards = p.offered()
    if p.hand[p.turn] == 0 and not p.rules.discard_first:
        cards = 0
    while cards != 0:
        moves.put(DRAW_DISCARD, cards & -cards)
        cards &= cards - 1


def put_throws(p: Position, cards: int, moves: Moves) -> None:
    """Single cards, then sets, then runs (HK-07)."""
    single = cards
    while single != 0:
        moves.put(DISCARD, single & -single)
        single &= single - 1
    jokers = cards & JOKERS
    if jokers & (jokers - 1) != 0:
        moves.put(DISCARD, jokers)
    for rank in range(JOKER):
        put_sets(cards & (RANK << rank), jokers, moves)
    if p.rules.sequences:
        for suit in range(4):
            put_runs(cards & (SUIT << (16 * suit)), jokers if p.rules.joker_in_sequence else 0, moves)


def put_sets(alike: int, jokers: int, moves: Moves) -> None:
    """Every way to throw two or more of these cards of one rank, jokers among them beside at least one."""
    chosen = alike & -alike
    while chosen != 0:
        wild = jokers
        while True:
            if popcount(chosen | wild) > 1:
                moves.put(DISCARD, chosen | wild)
            if wild == 0:
                break
            wild = (wild - 1) & jokers
        chosen = (chosen - alike) & alike


def put_runs(suit: int, jokers: int, moves: Moves) -> None:
    """Every run of three or more from these cards of one suit; jokers fill its gaps and lengthen it."""
    chosen = suit & -suit
    while chosen != 0:
        if chosen & (chosen - 1) != 0:
            put_run(chosen, jokers, moves)
        chosen = (chosen - suit) & suit


def put_run(naturals: int, jokers: int, moves: Moves) -> None:
    """The runs of exactly these natural cards, two or more, with as many jokers as fit."""
    wild = jokers
    while True:
        if holes(naturals) <= popcount(wild) and 3 <= popcount(naturals | wild) <= JOKER:
            moves.put(DISCARD, naturals | wild)
        if wild == 0:
            break
        wild = (wild - 1) & jokers


def asked(p: Position) -> int:
    """The seats that have a legal move now."""
    if p.phase not in (TURN, THROWING, DRAWING):
        return 0
    seats = 1 << p.turn
    if p.slapper >= 0 and p.phase == TURN and p.drew & 15 == p.slap_rank():
        seats |= 1 << p.slapper
    return seats


def may_act(p: Position) -> int:
    """The seats that may have a legal move, as everybody can tell: who may slap is asked whatever it drew."""
    if p.phase not in (TURN, THROWING, DRAWING):
        return 0
    return 1 << p.turn | (1 << p.slapper if p.slapper >= 0 else 0)
