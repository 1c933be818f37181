"""The settings of Dhumbal and the house rules of three tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tashkhana.core.settings import SWITCH, Choice, Counted, Number, Setting, Settings, Value
from tashkhana.games.dhumbal import codes
from tashkhana.games.dhumbal.rules import Rules

MOST_ROUNDS = 20
"""Rounds that can be chosen; and rounds of a match `until_one_left` that nobody can leave."""

MOST_POINTS = 999
"""The largest number at which a seat can leave a match."""

SETTINGS: tuple[Setting, ...] = (
    Number("players", 2, 6),
    Choice("cards", (5, 7)),
    Choice("rounds", (*range(1, MOST_ROUNDS + 1), "until_one_left"), offered=(1, 3, 5, 7, 10, "until_one_left")),
    Number("limit", 1, 20, (3, 5, 7, 10)),
    Choice("jokers", (0, 2)),
    Choice("faces", ("10", "11-13")),
    Choice("order", ("draw_first", "discard_first")),
    Choice("pick_up", ("top_only", "ends_of_last_throw", "any_of_last_throw")),
    Choice("sequences", SWITCH),
    Choice("joker_in_sequence", SWITCH),
    Choice("slap_down", SWITCH),
    Choice("wrong_call", ("flat", "added")),
    Number("penalty", 0, 100, (10, 20, 25, 30, 50)),
    Choice("scoring", ("settlement", "cumulative")),
    Counted(
        "out",
        ("off",),
        {"at": (1, MOST_POINTS), "above": (1, MOST_POINTS)},
        ("off", "at:100", "above:100", "above:200"),
    ),
    Choice("halving", SWITCH),
    Choice("stock_end", ("reshuffle", "score_hands")),
    Number("throw_cap", 50, 400, (50, 100, 200, 400)),
)

GROUPS: Mapping[str, tuple[str, ...]] = {
    "table": ("players", "cards", "rounds", "limit"),
    "cards": ("jokers", "faces", "sequences", "joker_in_sequence"),
    "turn": ("order", "pick_up", "slap_down", "stock_end", "throw_cap"),
    "scoring": ("penalty", "wrong_call", "scoring", "out", "halving"),
    "comfort": ("clock", "hints", "hint_bulb"),
}
"""As the start page shows them: the first group at once."""

DHUMBAL: dict[str, Value] = {
    "players": 4,
    "cards": 5,
    "rounds": 3,
    "limit": 5,
    "jokers": 0,
    "faces": "10",
    "order": "draw_first",
    "pick_up": "top_only",
    "sequences": "off",
    "joker_in_sequence": "off",
    "slap_down": "off",
    "wrong_call": "flat",
    "penalty": 25,
    "scoring": "settlement",
    "out": "off",
    "halving": "off",
    "stock_end": "reshuffle",
    "throw_cap": 200,
    "level": "medium",
    "speed": "normal",
    "clock": "off",
    "hints": "on",
    "hint_bulb": "on",
}

JHYAP = DHUMBAL | {
    "rounds": "until_one_left",
    "order": "discard_first",
    "sequences": "on",
    "wrong_call": "added",
    "scoring": "cumulative",
    "out": "at:100",
    "stock_end": "score_hands",
}

YANIV = DHUMBAL | {
    "rounds": "until_one_left",
    "limit": 7,
    "jokers": 2,
    "order": "discard_first",
    "pick_up": "ends_of_last_throw",
    "sequences": "on",
    "joker_in_sequence": "on",
    "slap_down": "on",
    "wrong_call": "added",
    "penalty": 30,
    "scoring": "cumulative",
    "out": "above:200",
    "halving": "on",
}

PRESETS: Mapping[str, Mapping[str, Value]] = {"dhumbal": DHUMBAL, "jhyap-100": JHYAP, "yaniv": YANIV}


def has_left(settings: Settings, total: int) -> bool:
    """Whether a seat with so many points has left the match: only where charges add up (§2.3.4).

    >>> has_left(JHYAP, 99), has_left(JHYAP, 100), has_left(YANIV, 200), has_left(YANIV, 201)
    (False, True, False, True)
    """
    if not can_leave(settings):
        return False
    word, _, points = str(settings["out"]).partition(":")
    return total >= int(points) + (word == "above")


def out_of(settings: Settings, totals: Sequence[int]) -> int:
    """The seats that have left the match, one bit a seat."""
    return sum(1 << seat for seat, total in enumerate(totals) if has_left(settings, total))


def can_leave(settings: Settings) -> bool:
    """Whether seats leave the match at some total."""
    return settings["scoring"] == "cumulative" and settings["out"] != "off"


def rules_of(settings: Settings) -> Rules:
    """The settings that change a deal, as the engine wants them."""
    on: dict[Value, int] = {"off": 0, "on": 1}
    return Rules(
        int(settings["players"]),
        int(settings["cards"]),
        jokers=int(settings["jokers"]),
        limit=int(settings["limit"]),
        faces=int(settings["faces"] == "11-13"),
        discard_first=int(settings["order"] == "discard_first"),
        pick_up=codes.PICK_UPS.index(str(settings["pick_up"])),
        sequences=on[settings["sequences"]],
        joker_in_sequence=on[settings["joker_in_sequence"]],
        added=int(settings["wrong_call"] == "added"),
        penalty=int(settings["penalty"]),
        cumulative=int(settings["scoring"] == "cumulative"),
        slap_down=on[settings["slap_down"]],
        score_hands=int(settings["stock_end"] == "score_hands"),
        throw_cap=int(settings["throw_cap"]),
    )
