"""The small numbers the engine of Dhumbal thinks in, and their words."""

from __future__ import annotations

from typing import Literal

PACK = 54
"""The most cards there are: one pack and two jokers."""

JOKER = 13
"""The rank of a joker: there are two, in the places of the first two suits."""

CALL, DRAW_STOCK, DRAW_DISCARD, DISCARD, SLAP = range(5)
"""Kinds of moves."""

PASS = -1
"""Where a card may be slapped down, in a search: not to. No move of the game."""

TURN, THROWING, DRAWING, SHUFFLING, OVER = range(5)
Phase = Literal["turn", "throwing", "drawing", "shuffling", "over"]
PHASES: tuple[Phase, ...] = ("turn", "throwing", "drawing", "shuffling", "over")
"""Phases of a deal.

turn: a seat may call, or begins its turn; throwing: it has drawn and has to throw (`draw_first`);
drawing: it has thrown and has to draw (`discard_first`); shuffling: it wants a card of a stock that is empty;
over: the deal has its result.
"""

TOP_ONLY, ENDS, ANY = range(3)
PICK_UPS = ("top_only", "ends_of_last_throw", "any_of_last_throw")
"""Which cards of the last throw may be taken."""

GOES_ON, CALLED, CAUGHT, CAPPED, STOCK_OUT = range(5)
Ending = Literal["called", "caught", "capped", "stock-out"]
ENDINGS: tuple[Ending, ...] = ("called", "called", "caught", "capped", "stock-out")
"""How the deal ended: a good call, a caught one (HK-12), the cap of throws (HK-13), the last stock card drawn."""

REASONS = (
    "",
    "unknown-move",
    "deal-over",
    "out-of-game",
    "not-your-turn",
    "not-your-card",
    "call-over-limit",
    "call-before-drawing",
    "draw-first",
    "already-drawn",
    "throw-first",
    "already-thrown",
    "empty-hand-discard",
    "not-on-offer",
    "taken-this-turn",
    "sequences-off",
    "broken-sequence",
    "joker-in-sequence",
    "not-a-set",
)
"""Why a move is refused, by the number ``why_not`` gives; 0 is a legal move."""

(
    LEGAL,
    UNKNOWN_MOVE,
    DEAL_OVER,
    OUT_OF_GAME,
    NOT_YOUR_TURN,
    NOT_YOUR_CARD,
    CALL_OVER_LIMIT,
    CALL_BEFORE_DRAWING,
    DRAW_FIRST,
    ALREADY_DRAWN,
    THROW_FIRST,
    ALREADY_THROWN,
    EMPTY_HAND_DISCARD,
    NOT_ON_OFFER,
    TAKEN_THIS_TURN,
    SEQUENCES_OFF,
    BROKEN_SEQUENCE,
    JOKER_IN_SEQUENCE,
    NOT_A_SET,
) = range(len(REASONS))
