"""The legal moves of a seat, in a stable order, and those that the house makes for it.

Compiled with the C types in ``legal.pxd``. ``refusal.py`` judges single moves in its own words;
the two are tested against each other.
"""

from __future__ import annotations

from tashkhana.core.bits_plain import ALL_SUITS, ONE_SUIT
from tashkhana.games.durak.codes import (
    ATTACK,
    COVER,
    DEFENCE,
    DONE,
    IN_TURN,
    OPENING,
    OVER,
    SHOW,
    TAKE,
    TAKEN,
    THROW,
    TRANSFER,
)

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.bits_plain import lowest, popcount
    from tashkhana.games.durak.engine import Position, bit

ROOM = 1024  # moves a list can hold; a seat never has more than a few hundred
NONE = -1


class Moves:
    """A list of moves: for i < ``count`` the kind, the set of cards, and the attack card to cover or -1."""

    __slots__ = ("cards", "count", "kind", "target")

    def __init__(self) -> None:
        self.count = 0
        if not cython.compiled:
            self.kind = [0] * ROOM
            self.cards = [0] * ROOM
            self.target = [0] * ROOM

    def put(self, kind: int, cards: int, target: int) -> None:
        self.kind[self.count] = kind
        self.cards[self.count] = cards
        self.target[self.count] = target
        self.count += 1

    def as_list(self) -> list[tuple[int, int, int]]:
        """The moves as (kind, cards, target)."""
        return [(self.kind[i], self.cards[i], self.target[i]) for i in range(self.count)]


def legal_moves(p: Position, seat: int) -> list[tuple[int, int, int]]:
    """The legal moves of a seat as (kind, cards, target); none if it is not asked."""
    moves = Moves()
    legal(p, seat, moves)
    return moves.as_list()


def legal(p: Position, seat: int, moves: Moves) -> int:
    """Fill *moves* with the legal moves of a seat; their number."""
    moves.count = 0
    if p.phase == OPENING:
        if seat == p.opener:
            put_openings(p, moves)
    elif seat == p.defender:
        if p.phase == DEFENCE:
            put_defence(p, moves)
    elif adding(p) >> seat & 1:
        put_throws(p, seat, moves)
    return moves.count


def legal_asked(p: Position, seat: int, moves: Moves) -> int:
    """``legal`` for a seat that is known to be asked, for play-outs."""
    moves.count = 0
    if p.phase == OPENING:
        put_openings(p, moves)
    elif seat == p.defender:
        put_defence(p, moves)
    else:
        put_throws(p, seat, moves)
    return moves.count


def adding(p: Position) -> int:
    """The seats that may throw in now if they hold a card for it (DK-13, DK-14)."""
    if p.phase in (OPENING, OVER):
        return 0
    if p.phase == DEFENCE and (not p.rules.anytime or p.rules.throw_order == IN_TURN):
        return 0
    return p.on_turn()


def put_openings(p: Position, moves: Moves) -> None:
    """One card, or cards of one rank within the limit (DK-08)."""
    hand = p.hand[p.opener]
    if not p.rules.open_set:
        put_sets(ATTACK, hand, 1, moves)
        return
    while hand != 0:
        alike = hand & (ALL_SUITS << (lowest(hand) & 15))
        put_sets(ATTACK, alike, p.limit, moves)
        hand &= ~alike


def put_throws(p: Position, seat: int, moves: Moves) -> None:
    """Add one card, after a take also several, or say Done (DK-12 to DK-15)."""
    cards = p.hand[seat] & p.ranks
    if p.phase == TAKEN:
        put_sets(THROW, cards, p.limit - p.laid, moves)
    elif p.laid < p.limit:
        put_sets(THROW, cards, 1, moves)
    if p.phase != DEFENCE:
        moves.put(DONE, 0, NONE)


def put_defence(p: Position, moves: Moves) -> None:
    """Cover, transfer, show or take."""
    put_covers(p, moves)
    put_transfers(p, moves)
    moves.put(TAKE, 0, NONE)


def put_covers(p: Position, moves: Moves) -> None:
    """Each uncovered card with each card that beats it (DK-10, DK-11)."""
    attacks = p.uncovered
    while attacks != 0:
        attack = lowest(attacks)
        attacks &= attacks - 1
        covers = p.hand[p.defender] & beaters(attack, p.trump)
        while covers != 0:
            moves.put(COVER, covers & -covers, attack)
            covers &= covers - 1


def beaters(attack: int, trump: int) -> int:
    """The cards that beat this one: higher in its suit, or any trump over a plain card (DK-10)."""
    suit = attack & 48
    above = (ONE_SUIT << suit) & -(bit(attack) << 1)
    if attack >> 4 == trump:
        return above
    return above | ONE_SUIT << (16 * trump)


def put_transfers(p: Position, moves: Moves) -> None:
    """Pass the attack on by laying cards of its rank or by showing the trump of it (DK-19, DK-21)."""
    room = transfer_room(p)
    cards = p.hand[p.defender] & p.ranks
    if room > 1 and not p.rules.transfer_many:
        put_sets(TRANSFER, cards, 1, moves)
    else:
        put_sets(TRANSFER, cards, room, moves)
    if showable(p, room) != 0:
        moves.put(SHOW, showable(p, room), NONE)


def transfer_room(p: Position) -> int:
    """How many cards a transfer could add for its target; 0: only a shown one; less: none at all."""
    if not p.rules.transfer or p.table != p.uncovered:
        return -1
    if p.bout == 1 and not p.rules.transfer_first_bout:
        return -1
    target = p.target()
    if target < 0:
        return -1
    return min(p.most(), popcount(p.hand[target])) - p.laid


def showable(p: Position, room: int) -> int:
    """The trump of the attack's rank, if the defender may show it; else no card."""
    if room < 0 or not p.rules.transfer_show:
        return 0
    return p.hand[p.defender] & p.ranks & p.trumps & ~p.shown


def put_sets(kind: int, cards: int, most: int, moves: Moves) -> None:
    """Every way to lay one to *most* of these cards, in ascending order of the sets."""
    if most == 1 or cards & (cards - 1) == 0:
        while cards != 0 and most > 0:
            moves.put(kind, cards & -cards, NONE)
            cards &= cards - 1
        return
    chosen = cards & -cards
    while chosen != 0:
        if popcount(chosen) <= most:
            moves.put(kind, chosen, NONE)
        chosen = (chosen - cards) & cards


def asked(p: Position) -> int:
    """The seats that have a legal move now."""
    if p.phase == OVER:
        return 0
    if p.phase == OPENING:
        return 1 << p.opener
    if p.phase != DEFENCE:
        return adding(p)
    if p.laid == p.limit or not p.rules.anytime:
        return 1 << p.defender
    return 1 << p.defender | (adding(p) & holding(p))


def forced(p: Position, seat: int) -> int:
    """The move that the house makes for a seat: TAKE (DK-16), DONE (DK-29), or -1 if it asks."""
    if not forced_seats(p) >> seat & 1:
        return NONE
    return TAKE if p.phase == DEFENCE else DONE


def forced_seats(p: Position) -> int:
    """The seats for which the house would make a move now."""
    if p.phase == DEFENCE:
        return 1 << p.defender if p.rules.auto_take and not can_answer(p) else 0
    return adding(p) & ~holding(p)


def holding(p: Position) -> int:
    """The seats that hold a card of a rank on the table."""
    seats = 0
    for seat in range(p.players):
        if p.hand[seat] & p.ranks != 0:
            seats |= 1 << seat
    return seats


def can_answer(p: Position) -> bool:
    """Whether the defender has anything to do but take."""
    attacks = p.uncovered
    while attacks != 0:
        if p.hand[p.defender] & beaters(lowest(attacks), p.trump) != 0:
            return True
        attacks &= attacks - 1
    room = transfer_room(p)
    if room > 0 and p.hand[p.defender] & p.ranks != 0:
        return True
    return showable(p, room) != 0
