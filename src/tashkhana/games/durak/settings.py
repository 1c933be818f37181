"""The settings of Durak and the house rules of five tables."""

from __future__ import annotations

from collections.abc import Mapping

from tashkhana.core.refusal import NotAllowed
from tashkhana.core.settings import SWITCH, Choice, Counted, Number, Setting, Settings, Value
from tashkhana.games.durak import codes
from tashkhana.games.durak.rules import Rules

ON_OFF: tuple[Value, ...] = ("on", "off")

SETTINGS: tuple[Setting, ...] = (
    Number("players", 2, 6),
    Choice("deck", (24, 36, 52)),
    Counted(
        "match",
        ("single",),
        {"deals": (1, 12), "fools": (1, 9)},
        ("single", "deals:3", "fools:1", "fools:3", "fools:5"),
    ),
    Choice("transfer", SWITCH),
    Choice("transfer_show", SWITCH),
    Choice("transfer_first_bout", ON_OFF),
    Choice("transfer_cards", ("one", "many")),
    Choice("open", ("single", "set")),
    Choice("throwers", ("all", "neighbours", "attacker")),
    Choice("throw_timing", ("covered", "anytime")),
    Choice("throw_order", ("in_turn", "free", "attacker_first")),
    Choice("throw_after_take", ON_OFF),
    Choice("first_limit", (5, 6)),
    Choice("first_limit_until", ("bout", "bito")),
    Choice("full_deal_trump", ("dealer_card", "talon_one")),
    Choice("next_lead", ("lowest_trump", "left_of_durak", "right_of_durak", "durak")),
    Choice("next_dealer", ("durak", "left", "random")),
    Choice("draw", ("allowed", "last_defender")),
    Choice("auto_take", ("off", "no_reply")),
)

GROUPS: Mapping[str, tuple[str, ...]] = {
    "table": ("players", "deck", "match", "transfer"),
    "attack": (
        "open",
        "throwers",
        "throw_timing",
        "throw_order",
        "throw_after_take",
        "first_limit",
        "first_limit_until",
    ),
    "transfer": ("transfer_first_bout", "transfer_cards", "transfer_show"),
    "deal": ("full_deal_trump", "next_lead", "next_dealer", "draw"),
    "comfort": ("auto_take", "clock", "hints", "hint_bulb"),
}
"""As the start page shows them: the first group at once."""

HOUSE: dict[str, Value] = {
    "players": 4,
    "deck": 36,
    "match": "deals:3",
    "transfer": "on",
    "transfer_show": "off",
    "transfer_first_bout": "on",
    "transfer_cards": "one",
    "open": "set",
    "throwers": "all",
    "throw_timing": "covered",
    "throw_order": "free",
    "throw_after_take": "on",
    "first_limit": 5,
    "first_limit_until": "bout",
    "full_deal_trump": "dealer_card",
    "next_lead": "left_of_durak",
    "next_dealer": "durak",
    "draw": "allowed",
    "auto_take": "off",
    "level": "medium",
    "speed": "normal",
    "clock": "off",
    "hints": "on",
    "hint_bulb": "on",
}

KATHMANDU = HOUSE | {
    "transfer": "off",
    "open": "single",
    "throw_order": "in_turn",
    "next_lead": "lowest_trump",
    "auto_take": "no_reply",
    "hint_bulb": "off",
}

YEREVAN = HOUSE | {
    "match": "single",
    "transfer": "off",
    "open": "single",
    "throw_timing": "anytime",
    "next_lead": "lowest_trump",
    "hint_bulb": "off",
}

LAHORE = HOUSE | {"match": "single", "transfer": "off", "first_limit": 6}

PRESETS: Mapping[str, Mapping[str, Value]] = {
    "kathmandu": KATHMANDU,
    "yerevan": YEREVAN,
    "yerevan-transfer": YEREVAN | {"transfer": "on"},
    "lahore": LAHORE,
    "lahore-transfer": LAHORE | {"transfer": "on"},
    "house": HOUSE,
}

LOWEST_RANK = {24: "9", 36: "6", 52: "2"}


def check_settings(settings: Settings) -> None:
    """Refuse more players than the deck deals six cards to (DK-02).

    :raises NotAllowed: "not-enough-cards"
    """
    players, deck = int(settings["players"]), int(settings["deck"])
    if 6 * players > deck:
        raise NotAllowed("not-enough-cards", players=players, deck=deck)


def rules_of(settings: Settings) -> Rules:
    """The settings that change a deal, as the engine wants them."""
    on: dict[Value, int] = {"off": 0, "on": 1}
    return Rules(
        int(settings["players"]),
        int(settings["deck"]),
        transfer=on[settings["transfer"]],
        transfer_show=on[settings["transfer_show"]],
        transfer_first_bout=on[settings["transfer_first_bout"]],
        transfer_many=int(settings["transfer_cards"] == "many"),
        open_set=int(settings["open"] == "set"),
        throwers=codes.THROWERS.index(str(settings["throwers"])),
        anytime=int(settings["throw_timing"] == "anytime"),
        throw_order=codes.ORDERS.index(str(settings["throw_order"])),
        throw_after_take=on[settings["throw_after_take"]],
        first_limit=int(settings["first_limit"]),
        until_bito=int(settings["first_limit_until"] == "bito"),
        talon_one=int(settings["full_deal_trump"] == "talon_one"),
        last_defender=int(settings["draw"] == "last_defender"),
        auto_take=int(settings["auto_take"] == "no_reply"),
    )
