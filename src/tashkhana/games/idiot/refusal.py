"""Why a move is not legal: one question after the other, in the order a dealer would ask them.

Compiled with the C types in ``refusal.pxd``. The numbers are those of ``codes.REASONS``; 0 is a legal move. Any
seat, kind, cards and place may be asked about: nothing here trusts its arguments.
"""

from __future__ import annotations

from collections.abc import Sequence

from tashkhana.games.idiot.codes import (
    AUCTION,
    COMPANION_NEEDED,
    DEAL_OVER,
    DECLINE,
    DOWN,
    EXTRA,
    FLIP,
    HAND,
    HIGHER_THAN_PILE,
    JOKER,
    JUMP,
    JUMP_IN_OFF,
    LEGAL,
    LOWER_THAN_PILE,
    LOWEST_CARD_FIRST,
    MUST_PLAY,
    NO_BURNING_RUN,
    NOT_JUST_DRAWN,
    NOT_ONE_RANK,
    NOT_OPEN_RANK,
    NOT_YOUR_CARD,
    NOT_YOUR_TURN,
    OPEN,
    OUT_OF_GAME,
    OVER,
    PASS,
    PICK_UP,
    PILE_EMPTY,
    PLAY,
    READY,
    SWAP,
    TRADE,
    TRADE_OVER,
    TURN,
    TWO,
    UNKNOWN_MOVE,
    UP,
    UP_CARD_NEEDED,
    WITH_CARD,
    ZONE_LOCKED,
)
from tashkhana.games.idiot.rules import CODES

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.games.idiot.engine import Position

MOST_NAMED = 60  # cards of one move; no play has more
PLACES = 6
NONE = -1


class Named:
    """Some cards that a move names, in their order, and how many there are of each."""

    __slots__ = ("cards", "count", "size")

    def __init__(self, cards: Sequence[int] = ()) -> None:
        self.size = 0
        if not cython.compiled:
            self.cards = [0] * MOST_NAMED
            self.count = [0] * CODES
        self.clear()
        for card in cards[:MOST_NAMED]:
            self.add(card)

    def clear(self) -> None:
        self.size = 0
        for card in range(CODES):
            self.count[card] = 0

    def add(self, card: int) -> None:
        self.cards[self.size] = card
        self.count[card] += 1
        self.size += 1


def why_not(p: Position, seat: int, kind: int, named: Named, place: int) -> int:
    """Why the seat may not make this move; ``LEGAL`` if it may. *place*: of a face-down card, from 0."""
    if kind < SWAP or kind > JUMP:
        return UNKNOWN_MOVE
    if p.phase == OVER:
        return DEAL_OVER
    if seat < 0 or seat >= p.players or p.out >> seat & 1:
        return OUT_OF_GAME
    if kind in (SWAP, READY):
        return why_no_trade(p, seat, kind, named)
    if p.phase == TRADE or not is_due(p, seat, kind):
        return JUMP_IN_OFF if kind == JUMP and not p.rules.jump_in else NOT_YOUR_TURN
    if kind in (OPEN, PLAY):
        return why_no_play(p, seat, named)
    if kind == FLIP:
        return why_no_flip(p, seat, named, place)
    if kind == PICK_UP:
        return why_no_pick_up(p, seat, named)
    if kind == JUMP:
        return why_no_jump(p, seat, named)
    return UNKNOWN_MOVE if named.size > 0 else LEGAL


def is_due(p: Position, seat: int, kind: int) -> bool:
    """Whether this kind of move is due from the seat."""
    if kind == JUMP:
        return p.phase == TURN and seat != p.turn and p.rules.jump_in == 1
    if seat != p.turn:
        return False
    if kind in (OPEN, DECLINE):
        return p.phase == AUCTION
    if kind == PASS:
        return p.phase == EXTRA
    if kind == PLAY:
        return p.phase in (TURN, EXTRA)
    return p.phase == TURN


def why_no_trade(p: Position, seat: int, kind: int, named: Named) -> int:
    """IK-03: who is Ready swaps no more."""
    if p.phase != TRADE or p.ready >> seat & 1:
        return TRADE_OVER
    if kind == READY:
        return UNKNOWN_MOVE if named.size > 0 else LEGAL
    if named.size != 2:
        return UNKNOWN_MOVE
    if p.hand[CODES * seat + named.cards[0]] == 0 or p.place_up(seat, named.cards[1]) < 0:
        return NOT_YOUR_CARD
    return LEGAL


def why_no_play(p: Position, seat: int, named: Named) -> int:
    """Laying cards: in the auction, on turn, or after a draw."""
    if named.size == 0:
        return UNKNOWN_MOVE
    if not has_all(p, seat, named):
        return NOT_YOUR_CARD
    rank = other_rank(named)
    twos = count_rank(named, TWO)
    if rank == MANY or (twos > 0 and rank >= 0 and (p.rules.two != WITH_CARD or p.phase == EXTRA)):
        return NOT_ONE_RANK
    if rank < 0:
        rank = TWO
    if is_locked(p, seat, named, twos):
        return ZONE_LOCKED
    if p.phase == EXTRA:
        return LEGAL if just_drawn(p, named, rank) else NOT_JUST_DRAWN
    if p.phase == AUCTION and (TWO if twos > 0 else rank) != p.asked_rank:
        return NOT_OPEN_RANK
    if twos == 0 and not p.fits(rank):
        return HIGHER_THAN_PILE if rank > p.number() else LOWER_THAN_PILE
    if twos == named.size and not may_lie_alone(p, seat, twos):
        return COMPANION_NEEDED
    if p.required >= 0 and named.count[p.required] == 0:
        return LOWEST_CARD_FIRST
    return LEGAL


MANY = 99


def other_rank(named: Named) -> int:
    """The one rank of all cards that are no twos; -1 if all are, ``MANY`` if they are of several ranks."""
    rank = NONE
    for i in range(named.size):
        this = named.cards[i] >> 2
        if this not in (TWO, rank):
            if rank >= 0:
                return MANY
            rank = this
    return rank


def count_rank(named: Named, rank: int) -> int:
    count = 0
    for i in range(named.size):
        if named.cards[i] >> 2 == rank:
            count += 1
    return count


def has_all(p: Position, seat: int, named: Named) -> bool:
    """Whether these cards are in the hand or lie face up before the seat."""
    missing = 0
    for card in range(CODES):
        if named.count[card] > p.hand[CODES * seat + card] + ups_of(p, seat, card):
            missing += 1
    return missing == 0


def ups_of(p: Position, seat: int, card: int) -> int:
    count = 0
    for place in range(PLACES):
        if p.up[PLACES * seat + place] == card:
            count += 1
    return count


def from_up(p: Position, seat: int, named: Named) -> int:
    """How many of these cards are not in the hand."""
    count = 0
    for card in range(CODES):
        missing = named.count[card] - p.hand[CODES * seat + card]
        if missing > 0:
            count += missing
    return count


def is_locked(p: Position, seat: int, named: Named, twos: int) -> bool:
    """Whether face-up cards are named before their time (IK-06), and not along with the last hand cards (IK-15)."""
    ups = from_up(p, seat, named)
    if ups == 0:
        return False
    if p.size[seat] == 0:
        return p.zone(seat) != UP or p.phase != TURN
    last = named.size - ups == p.size[seat] and p.top == p.end
    return not last or twos > 0 or not p.rules.last_match


def just_drawn(p: Position, named: Named, rank: int) -> bool:
    """Whether these cards are of the rank laid last and the hand cards among them were drawn in this turn (IK-08)."""
    if rank != p.last:
        return False
    for card in range(CODES):
        in_hand = p.hand[CODES * p.turn + card]
        wanted = min(in_hand, named.count[card])
        if wanted > p.fresh[card]:
            return False
    return True


def may_lie_alone(p: Position, seat: int, twos: int) -> bool:
    """Twos without a companion: other house rules, no other card in the zone, or a burning run (IK-09)."""
    if p.rules.two != WITH_CARD or p.twos_burn(twos):
        return True
    if p.size[seat] > 0:
        return p.size[seat] == p.in_zone(seat, HAND, TWO)
    return p.count_up(seat) == p.ups(seat, TWO)


def why_no_flip(p: Position, seat: int, named: Named, place: int) -> int:
    """IK-14: the face-down cards come last."""
    if named.size > 0 or place < 0 or place >= PLACES:
        return UNKNOWN_MOVE
    if p.zone(seat) != DOWN:
        return ZONE_LOCKED
    return LEGAL if p.down[PLACES * seat + place] >= 0 else NOT_YOUR_CARD


def why_no_pick_up(p: Position, seat: int, named: Named) -> int:
    """IK-13, and the face-up card that goes along (``up_fail``)."""
    if named.size > 1:
        return UNKNOWN_MOVE
    if p.laid == 0:
        return PILE_EMPTY
    if (p.again or not p.rules.voluntary) and can_play(p, seat):
        return MUST_PLAY
    along = p.rules.one_up == 1 and p.zone(seat) == UP
    if named.size == 0:
        return UP_CARD_NEEDED if along else LEGAL
    if p.place_up(seat, named.cards[0]) < 0:
        return NOT_YOUR_CARD
    return LEGAL if along else ZONE_LOCKED


def can_play(p: Position, seat: int) -> bool:
    """Whether the seat has anything to play; a face-down card may always be tried."""
    zone = p.zone(seat)
    if zone == DOWN:
        return True
    playable = 0
    for rank in range(JOKER + 1):
        if p.fits(rank):
            playable += p.in_zone(seat, zone, rank)
    return playable > 0


def why_no_jump(p: Position, seat: int, named: Named) -> int:
    """``jump_in``: hand cards of the top card's rank that complete its run."""
    if named.size == 0:
        return UNKNOWN_MOVE
    for card in range(CODES):
        if named.count[card] > p.hand[CODES * seat + card]:
            return NOT_YOUR_CARD
    needed = p.missing()
    if needed == 0 or named.size < needed:
        return NO_BURNING_RUN
    return LEGAL if count_rank(named, p.pile[p.laid - 1] >> 2) == named.size else NO_BURNING_RUN
