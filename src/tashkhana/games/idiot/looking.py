"""What everybody sees of a deal, and why a seat's own cards are dimmed."""

from __future__ import annotations

from typing import get_args

from tashkhana.core.cards import RANKS, Card
from tashkhana.games.idiot import codes
from tashkhana.games.idiot.cards import NAMES, names_of
from tashkhana.games.idiot.engine import Position
from tashkhana.games.idiot.legal import legal_moves
from tashkhana.games.idiot.naming import LAYING
from tashkhana.games.idiot.refusal import Named, why_not
from tashkhana.games.idiot.view import IdiotPhase, IdiotPlay, IdiotSeat, IdiotView, IdiotZone

STILL_LIMIT = 200
"""Turns without progress that end a deal (IK-19)."""

PHASES: tuple[IdiotPhase, ...] = get_args(IdiotPhase)
ZONES: tuple[IdiotZone, ...] = get_args(IdiotZone)


def look(core: Position, history: tuple[IdiotPlay, ...], hat: int | None) -> IdiotView:
    """The table as a watcher sees it."""
    number = core.number()
    return IdiotView(
        hand=(),
        fresh=(),
        seats=tuple(_seat_view(core, seat) for seat in range(core.players)),
        phase=PHASES[core.phase],
        turn=None if core.phase in (codes.TRADE, codes.OVER) else core.turn,
        direction=core.direction,
        stock=core.end - core.top,
        pile=names_of(core.pile_now()),
        number=rank_word(number),
        lower=core.is_ceiling(number),
        run=core.run(),
        burned=core.gone,
        gone=names_of(core.burned_cards()),
        asked_rank=rank_word(core.asked_rank) if core.phase == codes.AUCTION else None,
        again=core.again,
        lead_card=NAMES[core.lead_card] if core.lead_card >= 0 else None,
        hat=hat,
        turns=core.turns,
        still=core.fruitless,
        still_limit=STILL_LIMIT,
        history=history,
    )


def rank_word(rank: int) -> str | None:
    """A rank as cards name it; None for none.

    >>> rank_word(8), rank_word(-1)
    ('T', None)
    """
    return RANKS[rank] if rank >= 0 else None


def _seat_view(core: Position, seat: int) -> IdiotSeat:
    zone = core.zone(seat)
    up, down = core.up_of(seat), core.down_of(seat)
    places = range(max(core.rules.layout, _used(up), _used(down)))
    return IdiotSeat(
        count=core.count_hand(seat),
        up=tuple(NAMES[up[place]] if up[place] >= 0 else None for place in places),
        down=tuple(down[place] >= 0 for place in places),
        known=names_of(core.known_of(seat)),
        zone=ZONES[zone] if zone >= 0 else None,
        ready=bool(core.ready >> seat & 1),
        out=bool(core.out >> seat & 1),
    )


def _used(places: list[int]) -> int:
    """Places up to the last one with a card."""
    return max((place + 1 for place, card in enumerate(places) if card >= 0), default=0)


# -- dimmed cards -----------------------------------------------------------------------------


def dimmed(core: Position, seat: int) -> dict[Card, str]:
    """The reason for each card, in the hand or face up, that no legal move names."""
    own = [*core.hand_of(seat), *_faces(core, seat)]
    playable = set(_playable(core, seat))
    return {NAMES[card]: _why_dimmed(core, seat, card) for card in own if card not in playable}


def _faces(core: Position, seat: int) -> list[int]:
    return [card for card in core.up_of(seat) if card >= 0]


def _playable(core: Position, seat: int) -> list[int]:
    """The cards of the seat that some legal move names."""
    moves = legal_moves(core, seat)
    hand, up = core.hand_of(seat), _faces(core, seat)
    if any(kind == codes.SWAP for kind, *_ in moves):
        return [*hand, *up]
    if core.phase == codes.EXTRA:
        hand = core.fresh_cards()
    laid = [move for move in moves if move[0] in LAYING]
    ranks = {b for _, _, b, _ in laid} | {codes.TWO for _, a, _, _ in laid if a > 0}
    along = (
        ranks if core.zone(seat) == codes.UP else {b for _, _, b, n in laid if n > core.in_zone(seat, codes.HAND, b)}
    )
    picked = {a for kind, a, *_ in moves if kind == codes.PICK_UP}
    return [card for card in hand if card >> 2 in ranks] + [card for card in up if card >> 2 in along or card in picked]


def _why_dimmed(core: Position, seat: int, card: int) -> str:
    kind = {codes.TRADE: codes.SWAP, codes.AUCTION: codes.OPEN}.get(core.phase, codes.PLAY)
    if core.phase == codes.TRADE and not core.ready >> seat & 1:
        kind = codes.PLAY  # nothing to swap with
    return codes.REASONS[why_not(core, seat, kind, Named([card]), -1)]
