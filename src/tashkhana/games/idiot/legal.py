"""The legal moves of a seat, in a stable order, and those that the house makes for it.

As suits do not matter a move here says how many cards of which rank are laid; which ones is for those outside.
Compiled with the C types in ``legal.pxd``. ``refusal.py`` judges single moves in its own words; the two are tested
against each other.
"""

from __future__ import annotations

from tashkhana.games.idiot.codes import (
    AUCTION,
    DECLINE,
    DOWN,
    EXTRA,
    FLIP,
    HAND,
    JOKER,
    JUMP,
    OPEN,
    OVER,
    PASS,
    PICK_UP,
    PLAY,
    READY,
    SWAP,
    THREE,
    TRADE,
    TURN,
    TWO,
    UP,
    WITH_CARD,
)
from tashkhana.games.idiot.rules import CODES

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.games.idiot.engine import Position

ROOM = 4096  # moves a list can hold: at most 16 twos beside 200 other cards
PLACES = 6
NONE = -1


class Moves:
    """A list of moves: for i < ``count`` the kind, and what it needs.

    ``open play jump``: ``a`` twos, then ``n`` cards of rank ``b`` (-1: none); more than the hand holds of it come from
    those that lie face up. ``swap``: the hand card ``a`` and the face-up card ``b``. ``flip``: the place ``a``.
    ``pick-up``: the face-up card ``a`` that goes along, or -1.
    """

    __slots__ = ("a", "b", "count", "kind", "n")

    def __init__(self) -> None:
        self.count = 0
        if not cython.compiled:
            self.kind = [0] * ROOM
            self.a = [0] * ROOM
            self.b = [0] * ROOM
            self.n = [0] * ROOM

    def put(self, kind: int, a: int, b: int, n: int) -> None:
        self.kind[self.count] = kind
        self.a[self.count] = a
        self.b[self.count] = b
        self.n[self.count] = n
        self.count += 1

    def as_list(self) -> list[tuple[int, int, int, int]]:
        """The moves as (kind, a, b, n)."""
        return [(self.kind[i], self.a[i], self.b[i], self.n[i]) for i in range(self.count)]


def legal_moves(p: Position, seat: int) -> list[tuple[int, int, int, int]]:
    """The legal moves of a seat as (kind, a, b, n); none if it is not asked."""
    moves = Moves()
    legal(p, seat, moves)
    return moves.as_list()


def legal(p: Position, seat: int, moves: Moves) -> int:
    """Fill *moves* with the legal moves of a seat; their number."""
    moves.count = 0
    if p.phase == OVER or p.out >> seat & 1:
        return 0
    if p.phase == TRADE:
        if not p.ready >> seat & 1:
            put_trades(p, seat, moves)
    elif p.turn != seat:
        if p.phase == TURN:
            put_jumps(p, seat, moves)
    elif p.phase == AUCTION:
        put_openings(p, seat, moves)
    elif p.phase == EXTRA:
        put_extra(p, seat, moves)
    else:
        put_turn(p, seat, moves)
    return moves.count


def put_trades(p: Position, seat: int, moves: Moves) -> None:
    """Any hand card for any face-up card, or Ready (IK-03)."""
    for card in range(CODES):
        if p.hand[CODES * seat + card] > 0:
            for other in range(CODES):
                if p.place_up(seat, other) >= 0:
                    moves.put(SWAP, card, other, 0)
    moves.put(READY, 0, 0, 0)


def put_openings(p: Position, seat: int, moves: Moves) -> None:
    """Cards of the rank that is asked for, or none (IK-04)."""
    if p.asked_rank == TWO:
        put_twos(p, seat, OPEN, moves)
    else:
        put_rank(p, seat, OPEN, p.asked_rank, moves)
    moves.put(DECLINE, 0, 0, 0)


def put_extra(p: Position, seat: int, moves: Moves) -> None:
    """Cards just drawn of the rank laid last, or none (IK-08)."""
    if p.last == TWO:
        for n in range(1, fresh_of(p, TWO) + 1):
            moves.put(PLAY, n, NONE, 0)
    else:
        put_rank(p, seat, PLAY, p.last, moves)
    moves.put(PASS, 0, 0, 0)


def fresh_of(p: Position, rank: int) -> int:
    """How many cards of a rank were drawn in this turn and are still in the hand."""
    count = 0
    for card in range(4 * rank, 4 * rank + 4 if rank < JOKER else CODES):
        count += p.fresh[card]
    return count


def put_turn(p: Position, seat: int, moves: Moves) -> None:
    """Play from the zone that is due, or pick up (IK-05, IK-06, IK-13, IK-14)."""
    zone = p.zone(seat)
    if zone == DOWN:
        put_flips(p, seat, moves)
    else:
        put_twos(p, seat, PLAY, moves)
        for rank in range(THREE, JOKER + 1):
            if p.in_zone(seat, zone, rank) > 0 and p.fits(rank):
                put_rank(p, seat, PLAY, rank, moves)
    if p.laid > 0 and (moves.count == 0 or (p.rules.voluntary and not p.again)):
        put_pick_ups(p, seat, zone, moves)


def put_flips(p: Position, seat: int, moves: Moves) -> None:
    for place in range(PLACES):
        if p.down[PLACES * seat + place] >= 0:
            moves.put(FLIP, place, 0, 0)


def put_pick_ups(p: Position, seat: int, zone: int, moves: Moves) -> None:
    """The pile, with one face-up card of the player's choice where that is the rule."""
    if zone != UP or not p.rules.one_up:
        moves.put(PICK_UP, NONE, 0, 0)
        return
    for card in range(CODES):
        if p.place_up(seat, card) >= 0:
            moves.put(PICK_UP, card, 0, 0)


def put_twos(p: Position, seat: int, kind: int, moves: Moves) -> None:
    """Twos, alone or with companions of one rank (IK-09)."""
    zone = p.zone(seat)
    twos = p.in_zone(seat, zone, TWO)
    if twos == 0:
        return
    bound = p.rules.two == WITH_CARD
    alone = not bound or only_twos(p, seat, zone)
    for n in range(1, twos + 1):
        if (alone or p.twos_burn(n)) and contains_required(p, n, NONE):
            moves.put(kind, n, NONE, 0)
        for rank in range(THREE, JOKER + 1):
            if bound and contains_required(p, n, rank):
                for count in range(1, p.in_zone(seat, zone, rank) + 1):
                    moves.put(kind, n, rank, count)


def only_twos(p: Position, seat: int, zone: int) -> bool:
    """Whether the zone holds nothing but twos."""
    held = p.size[seat] if zone == HAND else p.count_up(seat)
    return held == p.in_zone(seat, zone, TWO)


def contains_required(p: Position, twos: int, rank: int) -> bool:
    """Whether the lowest cards of such a play contain the card that must lead (``lowest_hand``)."""
    if p.required < 0 or p.required >> 2 == rank:
        return True
    return twos > 0 and p.required >> 2 == TWO


def put_rank(p: Position, seat: int, kind: int, rank: int, moves: Moves) -> None:
    """One or more cards of a rank (IK-05); with the last of the hand such as lie face up too (IK-15)."""
    if not contains_required(p, 0, rank):
        return
    zone = p.zone(seat)
    most = fresh_of(p, rank) if p.phase == EXTRA else p.in_zone(seat, zone, rank)
    if zone == HAND and most > 0 and most == p.size[seat] and p.rules.last_match and p.top == p.end:
        most += p.ups(seat, rank)
    for n in range(1, most + 1):
        moves.put(kind, 0, rank, n)


def put_jumps(p: Position, seat: int, moves: Moves) -> None:
    """Hand cards that complete the run on top (``jump_in``)."""
    needed = p.missing()
    if needed == 0:
        return
    rank = p.pile[p.laid - 1] >> 2
    for n in range(needed, p.in_zone(seat, HAND, rank) + 1):
        if rank == TWO:
            moves.put(JUMP, n, NONE, 0)
        else:
            moves.put(JUMP, 0, rank, n)


def asked(p: Position) -> int:
    """The seats that may be due, as everybody can tell: it depends on no hidden card."""
    if p.phase == OVER:
        return 0
    if p.phase == TRADE:
        return (1 << p.players) - 1 & ~p.out & ~p.ready
    seats = 1 << p.turn
    if p.phase == TURN and p.rules.jump_in:
        seats |= jumpers(p)
    return seats


def jumpers(p: Position) -> int:
    """The seats with enough cards to jump in, whatever these are."""
    needed = p.missing()
    seats = 0
    if needed > 0 and needed <= 4 * p.rules.packs - p.run():
        for seat in range(p.players):
            if p.size[seat] >= needed and not p.out >> seat & 1:
                seats |= 1 << seat
    return seats


def forced(p: Position, seat: int) -> int:
    """The move that the house makes for a seat: DECLINE (IK-04), PASS (IK-08), or -1 if it asks."""
    if p.turn != seat:
        return NONE
    if p.phase == AUCTION and p.in_zone(seat, HAND, p.asked_rank) == 0:
        return DECLINE
    if p.phase == EXTRA and fresh_of(p, p.last) == 0:
        return PASS
    return NONE
