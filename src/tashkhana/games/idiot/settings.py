"""The settings of Idiot and the house rules of three tables."""

from __future__ import annotations

from collections.abc import Mapping

from tashkhana.core.refusal import NotAllowed
from tashkhana.core.settings import SWITCH, Choice, Counted, Number, Setting, Settings, Value
from tashkhana.games.idiot import codes
from tashkhana.games.idiot.rules import Rules

ON_OFF: tuple[Value, ...] = ("on", "off")

SETTINGS: tuple[Setting, ...] = (
    Number("players", 2, 9, offered=(2, 3, 4, 5, 6)),
    Choice("decks", ("auto", "fewest", 1, 2, 3, 4)),
    Counted(
        "match",
        ("endless",),
        {"deals": (1, 12), "hats": (1, 9)},
        ("endless", "deals:1", "deals:3", "hats:1", "hats:3", "hats:5"),
    ),
    Choice("layout", (3, 4, 6)),
    Choice("trade", ON_OFF),
    Choice("opening", ("auction", "face_up_low", "lowest_hand", "left_of_dealer")),
    Choice("two", ("with_card", "low", "play_again")),
    Choice("ten", ("burn", "off")),
    Choice("four", (4, 3, 5, "off")),
    Choice("six_run", (3, 4)),
    Choice("after_burn", ("next", "same")),
    Choice("extra_draw", ON_OFF),
    Choice("last_match", ON_OFF),
    Choice("voluntary", ON_OFF),
    Choice("after_pickup", ("next", "same")),
    Choice("up_fail", ("pile", "pile+one_up")),
    Choice("seven", ("none", "lower")),
    Choice("eight", ("none", "invisible", "skip")),
    Choice("three", ("none", "invisible")),
    Choice("nine", ("none", "lower")),
    Choice("jack", ("none", "reverse")),
    Choice("joker", (0, 2)),
    Choice("jump_in", SWITCH),
    Choice("hat", ON_OFF),
)

GROUPS: Mapping[str, tuple[str, ...]] = {
    "table": ("players", "decks", "match", "two"),
    "deal": ("layout", "trade", "opening", "joker"),
    "burns": ("ten", "four", "six_run", "after_burn", "jump_in"),
    "turn": ("extra_draw", "last_match", "voluntary", "after_pickup", "up_fail"),
    "ranks": ("seven", "eight", "three", "nine", "jack"),
    "comfort": ("hat", "clock", "hints", "hint_bulb"),
}
"""As the start page shows them: the first group at once."""

FUNNY_HAT: dict[str, Value] = {
    "players": 4,
    "decks": "auto",
    "match": "endless",
    "layout": 3,
    "trade": "on",
    "opening": "auction",
    "two": "with_card",
    "ten": "burn",
    "four": 4,
    "six_run": 3,
    "after_burn": "next",
    "extra_draw": "on",
    "last_match": "on",
    "voluntary": "on",
    "after_pickup": "next",
    "up_fail": "pile",
    "seven": "none",
    "eight": "none",
    "three": "none",
    "nine": "none",
    "jack": "none",
    "joker": 0,
    "jump_in": "off",
    "hat": "on",
    "level": "medium",
    "speed": "normal",
    "clock": "off",
    "hints": "on",
    "hint_bulb": "on",
}

CLASSIC = FUNNY_HAT | {
    "decks": "fewest",
    "opening": "face_up_low",
    "two": "low",
    "six_run": 4,
    "after_burn": "same",
    "extra_draw": "off",
    "last_match": "off",
}

PALACE = CLASSIC | {"decks": 1, "opening": "lowest_hand", "two": "play_again", "seven": "lower"}

PRESETS: Mapping[str, Mapping[str, Value]] = {
    "funny-hat": FUNNY_HAT,
    "shithead-classic": CLASSIC,
    "palace": PALACE,
}


def needed(settings: Settings) -> int:
    """Cards that are dealt."""
    return 3 * int(settings["layout"]) * int(settings["players"])


def packs_of(settings: Settings) -> int:
    """How many packs are shuffled together (IK-01).

    >>> [packs_of(FUNNY_HAT | {"players": players}) for players in (2, 3, 5, 7)]
    [1, 1, 2, 3]
    >>> [packs_of(CLASSIC | {"players": players}) for players in (2, 5, 6, 9)]
    [1, 1, 2, 2]
    """
    if settings["decks"] == "auto":
        return -(-int(settings["players"]) // 3)
    if settings["decks"] == "fewest":
        return -(-needed(settings) // (52 + int(settings["joker"])))
    return int(settings["decks"])


def check_settings(settings: Settings) -> None:
    """Refuse more cards to deal than the packs hold (IK-01, IK-02).

    :raises NotAllowed: "not-enough-cards"
    """
    cards = packs_of(settings) * (52 + int(settings["joker"]))
    if needed(settings) > cards:
        raise NotAllowed("not-enough-cards", players=int(settings["players"]), deck=cards)


def rules_of(settings: Settings) -> Rules:
    """The settings that change a deal, as the engine wants them."""
    return Rules(
        int(settings["players"]),
        packs_of(settings),
        layout=int(settings["layout"]),
        trade=int(settings["trade"] == "on"),
        opening=codes.OPENINGS.index(str(settings["opening"])),
        two=codes.TWOS.index(str(settings["two"])),
        ten=int(settings["ten"] == "burn"),
        four=0 if settings["four"] == "off" else int(settings["four"]),
        six_run=int(settings["six_run"]),
        same_after_burn=int(settings["after_burn"] == "same"),
        extra_draw=int(settings["extra_draw"] == "on"),
        last_match=int(settings["last_match"] == "on"),
        voluntary=int(settings["voluntary"] == "on"),
        same_after_pickup=int(settings["after_pickup"] == "same"),
        one_up=int(settings["up_fail"] == "pile+one_up"),
        seven=int(settings["seven"] == "lower"),
        eight=codes.EIGHTS.index(str(settings["eight"])),
        three=int(settings["three"] == "invisible"),
        nine=int(settings["nine"] == "lower"),
        jack=int(settings["jack"] == "reverse"),
        joker=int(settings["joker"]),
        jump_in=int(settings["jump_in"] == "on"),
    )
