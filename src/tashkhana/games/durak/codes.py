"""The small numbers the engine of Durak thinks in, and their words."""

ATTACK, THROW, COVER, TRANSFER, SHOW, TAKE, DONE = range(7)
KINDS = ("attack", "throw", "cover", "transfer", "show", "take", "done")
"""Kinds of moves: ``KINDS[ATTACK] == "attack"``."""
WAIT = len(KINDS)
"""No move, for computer players: a thrower waits for the defender, who is asked as well."""

OPENING, DEFENCE, THROWING, TAKEN, OVER = range(5)
PHASES = ("opening", "defence", "throwing", "taken", "over")
"""Phases of a deal.

opening: the attacker has to open; defence: a card lies uncovered; throwing: all are covered;
taken: the defender takes, others may still add; over: the deal has its result.
"""

ALL, NEIGHBOURS, ATTACKER = range(3)
THROWERS = ("all", "neighbours", "attacker")
"""Who may throw in (DK-12)."""

IN_TURN, FREE, ATTACKER_FIRST = range(3)
ORDERS = ("in_turn", "free", "attacker_first")
"""In which order (DK-14)."""

GOES_ON, BEATEN, PICKED_UP = range(3)
"""What the last move did to its bout: it goes on, it ended beaten off, it ended taken."""

REASONS = (
    "",
    "unknown-move",
    "deal-over",
    "out-of-game",
    "not-your-turn",
    "not-your-card",
    "attacker-must-play",
    "one-card-only",
    "not-one-rank",
    "attack-limit",
    "defender-too-few-cards",
    "rank-not-on-table",
    "wait-for-defender",
    "not-allowed-to-throw",
    "throwing-closed",
    "no-such-attack",
    "already-covered",
    "too-low",
    "wrong-suit",
    "trump-needs-higher-trump",
    "nothing-to-take",
    "transfer-off",
    "transfer-first-bout",
    "transfer-after-cover",
    "transfer-wrong-rank",
    "target-too-few-cards",
    "show-off",
    "not-a-trump",
    "already-shown",
)
"""Why a move is refused, by the number ``why_not`` gives; 0 is a legal move."""

(
    LEGAL,
    UNKNOWN_MOVE,
    DEAL_OVER,
    OUT_OF_GAME,
    NOT_YOUR_TURN,
    NOT_YOUR_CARD,
    ATTACKER_MUST_PLAY,
    ONE_CARD_ONLY,
    NOT_ONE_RANK,
    ATTACK_LIMIT,
    DEFENDER_TOO_FEW_CARDS,
    RANK_NOT_ON_TABLE,
    WAIT_FOR_DEFENDER,
    NOT_ALLOWED_TO_THROW,
    THROWING_CLOSED,
    NO_SUCH_ATTACK,
    ALREADY_COVERED,
    TOO_LOW,
    WRONG_SUIT,
    TRUMP_NEEDS_HIGHER_TRUMP,
    NOTHING_TO_TAKE,
    TRANSFER_OFF,
    TRANSFER_FIRST_BOUT,
    TRANSFER_AFTER_COVER,
    TRANSFER_WRONG_RANK,
    TARGET_TOO_FEW_CARDS,
    SHOW_OFF,
    NOT_A_TRUMP,
    ALREADY_SHOWN,
) = range(len(REASONS))
