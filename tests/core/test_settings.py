"""Settings: their values, their one spelling, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tashkhana.core.game import Game
from tashkhana.core.refusal import NotAllowed
from tashkhana.core.registry import all_games
from tashkhana.core.settings import HOUSE_SETTINGS, LEVELS, SWITCH, Choice, Counted, Number, Setting, read_settings

DECK = Choice("deck", (24, 36, 52))
TRANSFER = Choice("transfer", SWITCH)
PLAYERS = Number("players", 2, 6)
ROUNDS = Choice("rounds", (1, 2, 3, "until_one_left"), offered=(1, 3, "until_one_left"))
LIMIT = Number("limit", 1, 20, offered=(3, 5, 7, 10))
MATCH = Counted("match", ("single",), {"deals": (1, 12), "fools": (1, 9)}, ("single", "deals:3"))


@pytest.mark.parametrize(
    ("setting", "raw", "value"),
    [
        (DECK, 36, 36),
        (DECK, "36", 36),
        (TRANSFER, "on", "on"),
        (TRANSFER, True, "on"),
        (TRANSFER, False, "off"),
        (ROUNDS, "2", 2),
        (PLAYERS, 2, 2),
        (PLAYERS, "6", 6),
        (LIMIT, 20, 20),
        (MATCH, "single", "single"),
        (MATCH, "deals:12", "deals:12"),
        (MATCH, "deals:03", "deals:3"),
        (MATCH, "fools:9", "fools:9"),
    ],
)
def test_a_value_is_read_into_its_one_spelling(setting: Setting, raw: Any, value: str | int):
    assert setting.read(raw) == value
    assert type(setting.read(raw)) is type(value)


@pytest.mark.parametrize(
    ("setting", "raw"),
    [
        (DECK, 40),
        (DECK, "x"),
        (DECK, None),
        (DECK, [36]),
        (DECK, True),
        (TRANSFER, "maybe"),
        (TRANSFER, 1),
        (PLAYERS, 1),
        (PLAYERS, 7),
        (PLAYERS, "-2"),
        (PLAYERS, "2.0"),
        (PLAYERS, "٣"),
        (PLAYERS, "0002"),
        (PLAYERS, ""),
        (PLAYERS, True),
        (PLAYERS, 2.5),
        (PLAYERS, None),
        (MATCH, "deals"),
        (MATCH, "deals:"),
        (MATCH, "deals:0"),
        (MATCH, "deals:13"),
        (MATCH, "hats:3"),
        (MATCH, "single:1"),
        (MATCH, 3),
        (MATCH, None),
    ],
)
def test_any_other_value_is_refused_with_the_name_of_the_setting(setting: Setting, raw: Any):
    with pytest.raises(NotAllowed) as refused:
        setting.read(raw)

    assert refused.value.code == "setting-out-of-range"
    assert refused.value.refusal.facts["setting"] == setting.id


def test_overrides_change_a_base_and_leave_it_alone():
    base = {"deck": 36, "transfer": "off"}

    assert read_settings((DECK, TRANSFER), base, {"transfer": True}) == {"deck": 36, "transfer": "on"}
    assert base == {"deck": 36, "transfer": "off"}


def test_a_setting_nobody_knows_is_refused():
    with pytest.raises(NotAllowed) as refused:
        read_settings((DECK,), {"deck": 36}, {"trump_swap": "on"})

    assert refused.value.code == "setting-unknown"
    assert refused.value.refusal.facts == {"setting": "trump_swap"}


def test_an_endless_name_is_not_repeated_whole():
    with pytest.raises(NotAllowed) as refused:
        read_settings((DECK,), {}, {"x" * 10_000: 1})

    assert len(refused.value.refusal.facts["setting"]) == 40


def test_examples_of_a_number_are_those_offered_or_all():
    assert ROUNDS.examples() == (1, 3, "until_one_left")
    assert LIMIT.examples() == (3, 5, 7, 10)
    assert PLAYERS.examples() == (2, 3, 4, 5, 6)
    assert MATCH.examples() == ("single", "deals:3")
    assert DECK.examples() == (24, 36, 52)


@pytest.mark.parametrize("setting", HOUSE_SETTINGS, ids=lambda setting: setting.id)
def test_the_settings_of_the_house_read_their_own_examples(setting: Setting):
    assert [setting.read(value) for value in setting.examples()] == list(setting.examples())


@pytest.mark.parametrize("game", all_games().values(), ids=all_games())
def test_a_game_offers_the_levels_it_can_play_and_no_other(game: Game[Any]):
    """A table is never opened for a computer player that is not there; presets ask for none either."""
    [level] = [setting for setting in game.settings if setting.id == "level"]

    assert list(level.examples()) == list(game.bots) == [known for known in LEVELS if known in game.bots]
    assert {preset["level"] for preset in game.presets.values()} <= set(game.bots)
    for absent in {*LEVELS, "genius"} - set(game.bots):
        with pytest.raises(NotAllowed, match="setting-out-of-range"):
            game.read_settings(None, {"level": absent})
