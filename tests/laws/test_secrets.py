"""The law of secrets: nothing that a seat is told depends on cards it has never been shown."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given

from tashkhana.core.entry import Entry
from tashkhana.core.game import Game
from tashkhana.core.refusal import NotAllowed
from tashkhana.core.scenario.words import cards_named
from tests.laws.hidden import Heard, leads, told_to, with_other_cards
from tests.laws.play import GAMES, SEEDS, TIMES, laws, play

MATCHES = 8
SWAPS = 6
"""Swaps tried in each match."""

every_preset = pytest.mark.parametrize(
    ("game", "preset"),
    [pytest.param(game, preset, id=f"{game.id}-{preset}") for game in GAMES for preset in game.presets],
)


@every_preset
def test_what_a_seat_is_told_does_not_depend_on_cards_it_was_never_shown(game: Game[Any], preset: str):
    """Swap two cards that a seat has never been shown, replay: it is told the same, byte for byte, at every step.

    Replays that turn illegal, or in which other cards are shown at the deal or give the lead (the lowest trump, DK-04),
    are of another deal and are dropped; most must stay.
    """
    tried = kept = 0

    @given(seed=SEEDS)
    @laws(MATCHES)
    def law(seed: int) -> None:
        nonlocal tried, kept
        heard = Heard(play(game, _settings(game, preset, seed), seed))
        for seat, entries in _swaps(heard, Random(seed)):
            tried += 1
            kept += _same_for(seat, entries, heard)

    law()

    assert tried >= MATCHES * TIMES * SWAPS / 2
    assert kept >= tried / 2, f"only {kept} of {tried} replays stay"


def _settings(game: Game[Any], preset: str, seed: int) -> dict[str, Any]:
    """The preset with as many players as chance says, and one more rule changed."""
    chance = Random(seed)
    setting = chance.choice(game.own_settings)
    overrides = {"players": chance.randint(*game.seats), setting.id: chance.choice(setting.examples())}
    try:
        return game.read_settings(preset, overrides)
    except NotAllowed:
        return game.read_settings(preset, {})


def _swaps(heard: Heard, chance: Random) -> Iterator[tuple[int | None, list[Entry]]]:
    """A seat (None: a watcher), and the entries up to some version with two cards swapped that it was not shown."""
    played = heard.played
    for _ in range(SWAPS):
        seat = chance.choice((None, *range(played.matches[0].players)))
        length = chance.randint(1, len(played.entries))
        unseen = sorted(set(played.game.pack(played.settings)) - heard.shown(length, seat))
        if len(unseen) >= 2:
            one, other = chance.sample(unseen, 2)
            swap = {one: other, other: one}
            yield seat, [with_other_cards(entry, swap) for entry in played.entries[:length]]


def _same_for(seat: int | None, entries: list[Entry], heard: Heard) -> bool:
    """Whether the replay stays; if it does the seat must be told the same at every step."""
    match = heard.played.matches[0]
    for version, entry in enumerate(entries, 1):
        try:
            match = match.enter(entry)
        except NotAllowed:
            return False
        told, original = told_to(match, seat), heard.told(version, seat)
        if version == 1 and cards_named(told) != cards_named(original):
            return False
        if leads(match) != leads(heard.played.matches[version]):
            return False
        assert told == original
    return True
