"""The small numbers the engine of Idiot thinks in, and their words."""

SWAP, READY, OPEN, DECLINE, PLAY, FLIP, PICK_UP, PASS, JUMP = range(9)
KINDS = ("swap", "ready", "open", "decline", "play", "flip", "pick-up", "pass", "jump")
"""Kinds of moves: ``KINDS[OPEN] == "open"``."""

TRADE, AUCTION, TURN, EXTRA, OVER = range(5)
PHASES = ("trade", "auction", "turn", "extra", "over")
"""Phases of a deal.

trade: hand cards may be exchanged for face-up ones (IK-03); auction: a rank is asked for (IK-04);
turn: a seat has to play; extra: it may lay cards that it has just drawn (IK-08); over: the deal has its result.
"""

HAND, UP, DOWN = range(3)
ZONES = ("hand", "up", "down")
"""Where a seat's cards lie, in the order in which they are played (IK-06)."""

BY_AUCTION, FACE_UP_LOW, LOWEST_HAND, LEFT_OF_DEALER = range(4)
OPENINGS = ("auction", "face_up_low", "lowest_hand", "left_of_dealer")
"""Who leads first (IK-04)."""

WITH_CARD, LOW, PLAY_AGAIN = range(3)
TWOS = ("with_card", "low", "play_again")
"""What a two does (IK-09)."""

PLAIN, INVISIBLE, SKIP = range(3)
EIGHTS = ("none", "invisible", "skip")
"""What an eight does."""

TWO, THREE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, ACE, JOKER = 0, 1, 4, 5, 6, 7, 8, 9, 12, 13
"""Ranks that mean something; jokers count as a rank of their own."""

REASONS = (
    "",
    "unknown-move",
    "deal-over",
    "out-of-game",
    "not-your-turn",
    "not-your-card",
    "trade-over",
    "zone-locked",
    "companion-needed",
    "not-one-rank",
    "lower-than-pile",
    "higher-than-pile",
    "not-open-rank",
    "pile-empty",
    "must-play",
    "not-just-drawn",
    "lowest-card-first",
    "up-card-needed",
    "no-burning-run",
    "jump-in-off",
)
"""Why a move is refused, by the number ``why_not`` gives; 0 is a legal move."""

(
    LEGAL,
    UNKNOWN_MOVE,
    DEAL_OVER,
    OUT_OF_GAME,
    NOT_YOUR_TURN,
    NOT_YOUR_CARD,
    TRADE_OVER,
    ZONE_LOCKED,
    COMPANION_NEEDED,
    NOT_ONE_RANK,
    LOWER_THAN_PILE,
    HIGHER_THAN_PILE,
    NOT_OPEN_RANK,
    PILE_EMPTY,
    MUST_PLAY,
    NOT_JUST_DRAWN,
    LOWEST_CARD_FIRST,
    UP_CARD_NEEDED,
    NO_BURNING_RUN,
    JUMP_IN_OFF,
) = range(len(REASONS))
