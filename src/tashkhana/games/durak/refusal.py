"""Why a move is not legal: one question after the other, in the order a dealer would ask them.

Compiled with the C types in ``refusal.pxd``. The numbers are those of ``codes.REASONS``; 0 is a
legal move. Any seat, kind, set and target may be asked about: nothing here trusts its arguments.
"""

from __future__ import annotations

from tashkhana.games.durak.codes import (
    ALREADY_COVERED,
    ALREADY_SHOWN,
    ATTACK,
    ATTACK_LIMIT,
    ATTACKER_MUST_PLAY,
    COVER,
    DEAL_OVER,
    DEFENCE,
    DEFENDER_TOO_FEW_CARDS,
    DONE,
    FREE,
    IN_TURN,
    LEGAL,
    NO_SUCH_ATTACK,
    NOT_A_TRUMP,
    NOT_ALLOWED_TO_THROW,
    NOT_ONE_RANK,
    NOT_YOUR_CARD,
    NOT_YOUR_TURN,
    NOTHING_TO_TAKE,
    ONE_CARD_ONLY,
    OPENING,
    OUT_OF_GAME,
    OVER,
    RANK_NOT_ON_TABLE,
    SHOW,
    SHOW_OFF,
    TAKE,
    TAKEN,
    TARGET_TOO_FEW_CARDS,
    THROW,
    THROWING_CLOSED,
    TOO_LOW,
    TRANSFER,
    TRANSFER_AFTER_COVER,
    TRANSFER_FIRST_BOUT,
    TRANSFER_OFF,
    TRANSFER_WRONG_RANK,
    TRUMP_NEEDS_HIGHER_TRUMP,
    UNKNOWN_MOVE,
    WAIT_FOR_DEFENDER,
    WRONG_SUIT,
)

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.bits_plain import lowest, popcount
    from tashkhana.games.durak.engine import Position, bit

NONE = -1


def why_not(p: Position, seat: int, kind: int, cards: int, target: int) -> int:
    """Why the seat may not make this move; 0 if it may. *target* is -1 but for a cover."""
    if p.phase == OVER:
        return DEAL_OVER
    if seat < 0 or seat >= p.players:
        return NOT_YOUR_TURN
    if p.out >> seat & 1:
        return OUT_OF_GAME
    if kind != COVER and target != NONE:
        return UNKNOWN_MOVE
    if kind in (TAKE, DONE):
        if cards != 0:
            return UNKNOWN_MOVE
        return why_no_take(p, seat) if kind == TAKE else why_no_done(p, seat)
    if cards <= 0:
        return UNKNOWN_MOVE
    if kind == ATTACK:
        return why_no_attack(p, seat, cards)
    if kind == THROW:
        return why_no_throw(p, seat, cards)
    if kind == COVER:
        return why_no_cover(p, seat, cards, target)
    if kind == TRANSFER:
        return why_no_transfer(p, seat, cards)
    if kind == SHOW:
        return why_no_show(p, seat, cards)
    return UNKNOWN_MOVE


# -- attacking --------------------------------------------------------------------------------


def why_idle(p: Position, seat: int, card: int) -> int:
    """Why no legal move of the seat plays this card (DK-28).

    It is the most telling reason: for a defender what keeps it from covering, or from transferring.
    """
    if p.phase != DEFENCE or seat != p.defender:
        return why_not(p, seat, ATTACK if p.phase == OPENING else THROW, bit(card), NONE)
    if p.rules.transfer and open_rank(p, card & 15):
        return why_not(p, seat, TRANSFER, bit(card), NONE)
    least = NONE
    for i in range(p.laid):
        if p.cover[i] == NONE:
            reason = why_not(p, seat, COVER, bit(card), p.attack[i])
            if least == NONE or reason < least:
                least = reason
    return least


def open_rank(p: Position, rank: int) -> bool:
    """Whether an uncovered attack card has this rank."""
    for i in range(p.laid):  # noqa: SIM110 (a loop in C)
        if p.cover[i] == NONE and p.attack[i] & 15 == rank:
            return True
    return False


def why_no_attack(p: Position, seat: int, cards: int) -> int:
    if p.phase != OPENING or seat != p.opener:
        return NOT_YOUR_TURN
    if cards & ~p.hand[seat] != 0:
        return NOT_YOUR_CARD
    if not one_rank(cards):
        return NOT_ONE_RANK
    if popcount(cards) > 1 and not p.rules.open_set:
        return ONE_CARD_ONLY
    return why_too_many(p, popcount(cards))


def why_no_throw(p: Position, seat: int, cards: int) -> int:
    if p.phase == OPENING:
        return why_not_open(p, seat)
    if seat == p.defender:
        return NOT_YOUR_TURN if p.phase == TAKEN else NOT_ALLOWED_TO_THROW
    if not p.throwers() >> seat & 1:
        return NOT_YOUR_CARD if p.hand[seat] == 0 else NOT_ALLOWED_TO_THROW
    if p.phase == DEFENCE and (p.rules.throw_order == IN_TURN or not p.rules.anytime):
        return WAIT_FOR_DEFENDER
    if not has_turn(p, seat):
        return NOT_YOUR_TURN
    if cards & ~p.hand[seat] != 0:
        return NOT_YOUR_CARD
    if popcount(cards) > 1 and p.phase != TAKEN:
        return ONE_CARD_ONLY
    return RANK_NOT_ON_TABLE if not ranks_on_table(p, cards) else why_too_many(p, popcount(cards))


def why_not_open(p: Position, seat: int) -> int:
    """A throw-in before the bout is opened: too late for the last one, or too early."""
    if p.took and not p.rules.throw_after_take:
        return THROWING_CLOSED
    return ATTACKER_MUST_PLAY if seat == p.opener else NOT_YOUR_TURN


def why_no_done(p: Position, seat: int) -> int:
    if seat == p.opener and p.phase == OPENING:
        return ATTACKER_MUST_PLAY
    if p.phase == OPENING or seat == p.defender:
        return NOT_YOUR_TURN
    if not p.throwers() >> seat & 1:
        return NOT_ALLOWED_TO_THROW
    if p.phase == DEFENCE:
        return WAIT_FOR_DEFENDER
    return LEGAL if has_turn(p, seat) else NOT_YOUR_TURN


def why_too_many(p: Position, more: int) -> int:
    """Whether so many more attack cards break the limit of DK-09, and which part of it."""
    if p.laid + more > p.most():
        return ATTACK_LIMIT
    return DEFENDER_TOO_FEW_CARDS if p.laid + more > p.limit else LEGAL


def has_turn(p: Position, seat: int) -> bool:
    """Whether a thrower may act in the order of DK-14: nobody before him still has to."""
    if p.done >> seat & 1:
        return False
    if p.rules.throw_order == FREE or seat == p.lead_now():
        return True
    if p.rules.throw_order == IN_TURN:
        return nobody_waits_between(p, p.lead, seat)
    return not waits(p, p.lead_now())


def nobody_waits_between(p: Position, first: int, last: int) -> bool:
    seat = first
    while seat != last:
        if waits(p, seat):
            return False
        seat = 0 if seat + 1 == p.players else seat + 1
    return True


def waits(p: Position, seat: int) -> bool:
    """Whether this seat may still throw in and has not said Done."""
    return seat >= 0 and (p.throwers() & ~p.done) >> seat & 1 == 1


# -- defending --------------------------------------------------------------------------------


def why_no_take(p: Position, seat: int) -> int:
    if seat != p.defender or p.phase == TAKEN:
        return NOT_YOUR_TURN
    return LEGAL if p.uncovered != 0 else NOTHING_TO_TAKE


def why_no_cover(p: Position, seat: int, cards: int, target: int) -> int:
    if seat != p.defender or p.phase in (OPENING, TAKEN):
        return NOT_YOUR_TURN
    if popcount(cards) != 1:
        return UNKNOWN_MOVE
    place = place_of(p, target)
    if place == NONE:
        return NO_SUCH_ATTACK
    if p.cover[place] != NONE:
        return ALREADY_COVERED
    if cards & ~p.hand[seat] != 0:
        return NOT_YOUR_CARD
    return why_not_beaten(p, target, lowest(cards))


def why_not_beaten(p: Position, attack: int, card: int) -> int:
    """Why the card does not beat the attack card (DK-10)."""
    if attack >> 4 == card >> 4:
        return LEGAL if card > attack else TOO_LOW
    if card >> 4 == p.trump:
        return LEGAL
    return TRUMP_NEEDS_HIGHER_TRUMP if attack >> 4 == p.trump else WRONG_SUIT


def why_no_transfer(p: Position, seat: int, cards: int) -> int:
    reason = why_cannot_pass_on(p, seat, cards)
    if reason != LEGAL:
        return reason
    if not of_rank(cards, p.attack[0] & 15):
        return TRANSFER_WRONG_RANK
    if popcount(cards) > 1 and not p.rules.transfer_many:
        return ONE_CARD_ONLY
    if p.laid + popcount(cards) > p.most():
        return ATTACK_LIMIT
    return why_no_target(p, p.laid + popcount(cards))


def why_no_show(p: Position, seat: int, cards: int) -> int:
    if not p.rules.transfer_show:
        return SHOW_OFF if seat == p.defender else NOT_YOUR_TURN
    reason = why_cannot_pass_on(p, seat, cards)
    if reason != LEGAL:
        return reason
    if popcount(cards) != 1:
        return UNKNOWN_MOVE
    if lowest(cards) >> 4 != p.trump:
        return NOT_A_TRUMP
    if not of_rank(cards, p.attack[0] & 15):
        return TRANSFER_WRONG_RANK
    if cards & p.shown != 0:
        return ALREADY_SHOWN
    return why_no_target(p, p.laid)


def why_cannot_pass_on(p: Position, seat: int, cards: int) -> int:
    """What a laid and a shown transfer have in common (DK-19)."""
    if seat != p.defender or p.phase in (OPENING, TAKEN):
        return NOT_YOUR_TURN
    if not p.rules.transfer:
        return TRANSFER_OFF
    if p.bout == 1 and not p.rules.transfer_first_bout:
        return TRANSFER_FIRST_BOUT
    for i in range(p.laid):
        if p.cover[i] != NONE:
            return TRANSFER_AFTER_COVER
    return NOT_YOUR_CARD if cards & ~p.hand[seat] != 0 else LEGAL


def why_no_target(p: Position, needed: int) -> int:
    """Whether the next seat holds as many cards as it would have to cover."""
    target = p.next_active(p.defender)
    if target == NONE or popcount(p.hand[target]) < needed:
        return TARGET_TOO_FEW_CARDS
    return LEGAL


# -- cards ------------------------------------------------------------------------------------


def place_of(p: Position, attack: int) -> int:
    """Which attack card of the bout this is, or -1."""
    for i in range(p.laid):
        if p.attack[i] == attack:
            return i
    return NONE


def ranks_on_table(p: Position, cards: int) -> bool:
    """Whether every rank among the cards lies on the table, as attack or cover (DK-12)."""
    while cards != 0:
        if not rank_on_table(p, lowest(cards) & 15):
            return False
        cards &= cards - 1
    return True


def rank_on_table(p: Position, rank: int) -> bool:
    for i in range(p.laid):
        if p.attack[i] & 15 == rank:
            return True
        if p.cover[i] != NONE and p.cover[i] & 15 == rank:
            return True
    return False


def one_rank(cards: int) -> bool:
    return of_rank(cards, lowest(cards) & 15)


def of_rank(cards: int, rank: int) -> bool:
    """Whether all these cards have this rank."""
    while cards != 0:
        if lowest(cards) & 15 != rank:
            return False
        cards &= cards - 1
    return True
