"""Why a move is refused: one question, asked at the door.

Compiled with the C types in ``refusal.pxd``. Written apart from ``legal.py`` on purpose: each is the other's test.
"""

from __future__ import annotations

from tashkhana.games.dhumbal.codes import (
    ALREADY_DRAWN,
    ALREADY_THROWN,
    ANY,
    BROKEN_SEQUENCE,
    CALL,
    CALL_BEFORE_DRAWING,
    CALL_OVER_LIMIT,
    DEAL_OVER,
    DISCARD,
    DRAW_DISCARD,
    DRAW_FIRST,
    DRAW_STOCK,
    DRAWING,
    EMPTY_HAND_DISCARD,
    ENDS,
    JOKER,
    JOKER_IN_SEQUENCE,
    LEGAL,
    NOT_A_SET,
    NOT_ON_OFFER,
    NOT_YOUR_CARD,
    NOT_YOUR_TURN,
    OUT_OF_GAME,
    OVER,
    SEQUENCES_OFF,
    SHUFFLING,
    SLAP,
    TAKEN_THIS_TURN,
    THROW_FIRST,
    THROWING,
    TURN,
    UNKNOWN_MOVE,
)

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.bits_plain import lowest, popcount
    from tashkhana.games.dhumbal.engine import Position, bit

ALL_JOKERS = 1 << JOKER | 1 << (16 + JOKER)


def why_not(p: Position, seat: int, kind: int, cards: int) -> int:
    """The reason against a move, a number of ``codes.REASONS``; 0 exactly if it is legal.

    *cards*: the cards thrown, or the one discard asked for.
    """
    if p.phase == OVER:
        return DEAL_OVER
    if not 0 <= seat < p.players or p.out >> seat & 1:
        return OUT_OF_GAME
    if p.phase == SHUFFLING:
        return NOT_YOUR_TURN
    if kind == CALL:
        return why_no_call(p, seat) if cards == 0 else UNKNOWN_MOVE
    if kind == DRAW_STOCK:
        return why_no_stock(p, seat) if cards == 0 else UNKNOWN_MOVE
    if kind == DRAW_DISCARD:
        return why_not_taken(p, seat, cards)
    if kind == DISCARD:
        return why_not_thrown(p, seat, cards)
    return why_no_slap(p, seat, cards) if kind == SLAP else UNKNOWN_MOVE


def why_no_call(p: Position, seat: int) -> int:
    """Only before anything else of a turn, at or under the limit (HK-04)."""
    if seat != p.turn:
        return NOT_YOUR_TURN
    if p.phase == THROWING:
        return CALL_BEFORE_DRAWING
    if p.phase == DRAWING:
        return ALREADY_THROWN
    return CALL_OVER_LIMIT if p.worth(p.hand[seat]) > p.rules.limit else LEGAL


def why_not_drawing(p: Position, seat: int) -> int:
    """Exactly one card a turn, before the throw or after it (HK-04)."""
    if seat != p.turn:
        return NOT_YOUR_TURN
    if p.phase == THROWING:
        return ALREADY_DRAWN
    return THROW_FIRST if p.rules.discard_first and p.phase == TURN else LEGAL


def why_no_stock(p: Position, seat: int) -> int:
    """There must be a card, or discards to be shuffled (HK-10)."""
    reason = why_not_drawing(p, seat)
    if reason != LEGAL:
        return reason
    return LEGAL if p.top < p.size or can_rebuild(p) else NOT_ON_OFFER


def can_rebuild(p: Position) -> bool:
    """Whether discards lie under the top, or under one's own throw, and may become the stock."""
    if p.rules.score_hands:
        return False
    return p.piled > p.own if p.rules.discard_first else p.piled > 1


def why_not_taken(p: Position, seat: int, cards: int) -> int:
    """Only what the last throw offers, and only if a throw remains (HK-05, HK-06, HK-09)."""
    reason = why_not_drawing(p, seat)
    if reason != LEGAL:
        return reason
    if popcount(cards) != 1 or not offers(p, lowest(cards)):
        return NOT_ON_OFFER
    if p.hand[seat] == 0 and not p.rules.discard_first:
        return EMPTY_HAND_DISCARD
    return LEGAL


def offers(p: Position, card: int) -> bool:
    """Whether `pick_up` lets this card of the last throw be taken."""
    end = p.piled - p.own
    for i in range(end - p.last, end):
        if p.pile[i] == card:
            if i == end - 1 or p.rules.pick_up == ANY:
                return True
            return p.rules.pick_up == ENDS and (not p.run or i == end - p.last)
    return False


def why_not_thrown(p: Position, seat: int, cards: int) -> int:
    """One throw a turn, of cards in hand but the one just taken (HK-04, HK-08)."""
    if seat != p.turn:
        return NOT_YOUR_TURN
    if p.phase == DRAWING:
        return ALREADY_THROWN
    if p.phase == TURN and not p.rules.discard_first:
        return DRAW_FIRST
    if cards == 0:
        return UNKNOWN_MOVE
    if cards & ~p.hand[seat] != 0:
        return NOT_YOUR_CARD
    if p.fresh >= 0 and cards & bit(p.fresh) != 0:
        return TAKEN_THIS_TURN
    return why_not_together(p, cards)


def why_not_together(p: Position, cards: int) -> int:
    """One card, one rank with jokers, jokers alone, or a run (HK-07)."""
    wild = popcount(cards & ALL_JOKERS)
    naturals = cards & ~ALL_JOKERS
    if popcount(cards) == 1 or naturals == 0 or same_in(naturals, 0, 15):
        return LEGAL
    if not same_in(naturals, 4, 3):
        return NOT_A_SET
    if wild > 0 and not p.rules.joker_in_sequence:
        return JOKER_IN_SEQUENCE
    if popcount(cards) < 3:
        return NOT_A_SET
    if follows(naturals, wild):
        return LEGAL if p.rules.sequences else SEQUENCES_OFF
    return BROKEN_SEQUENCE if p.rules.sequences else NOT_A_SET


def same_in(cards: int, shift: int, mask: int) -> bool:
    """Whether the cards are alike in these bits of their numbers: their ranks, or their suits."""
    first = lowest(cards) >> shift & mask
    while cards != 0:
        if lowest(cards) >> shift & mask != first:
            return False
        cards &= cards - 1
    return True


def follows(cards: int, wild: int) -> bool:
    """Whether the cards of one suit follow each other, ace low, with so many jokers in between or at the ends."""
    length = popcount(cards) + wild
    before = lowest(cards)
    while cards != 0:
        wild -= max(0, lowest(cards) - before - 1)
        before = lowest(cards)
        cards &= cards - 1
    return wild >= 0 and length <= JOKER


def why_no_slap(p: Position, seat: int, cards: int) -> int:
    """Only the stock card just drawn, of the rank just thrown, until the next seat acts."""
    if popcount(cards) != 1:
        return UNKNOWN_MOVE
    if cards & ~p.hand[seat] != 0:
        return NOT_YOUR_CARD
    if seat != p.slapper or lowest(cards) != p.drew or p.phase != TURN:
        return NOT_YOUR_TURN
    return LEGAL if p.slap_rank() == p.drew & 15 else NOT_YOUR_TURN
