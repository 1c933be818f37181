"""Random play for the laws: house rules and matches that every game of the house can be put through.

`TASHKHANA_LAWS=20` tries twenty times as many matches as usual, each time others.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
from hypothesis import HealthCheck, reject
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from tashkhana.core.entry import Act, Deal, Entry, Shuffle
from tashkhana.core.game import Game
from tashkhana.core.match import Match
from tashkhana.core.refusal import NotAllowed
from tashkhana.core.registry import all_games
from tashkhana.core.seat import Seat
from tashkhana.core.settings import Value

TIMES = int(os.environ.get("TASHKHANA_LAWS", "1"))

GAMES = list(all_games().values())

LONGEST_DEAL = 5_000
"""Entries of a deal; random play that goes on longer would never end."""

SEEDS = st.integers(0, 2**62)


def laws(matches: int) -> Callable[[Any], Any]:
    """So many matches for each game; the same ones each time, unless more are asked for."""
    return hypothesis_settings(
        max_examples=matches * TIMES,
        deadline=None,
        derandomize=TIMES == 1,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
    )


@st.composite
def house_rules(draw: st.DrawFn, game: Game[Any]) -> dict[str, Value]:
    """A preset with some settings changed, such as can be played."""
    preset = draw(st.sampled_from(sorted(game.presets)))
    changed = draw(st.sets(st.sampled_from([setting.id for setting in game.own_settings])))
    overrides = {
        setting.id: draw(st.sampled_from(setting.examples())) for setting in game.own_settings if setting.id in changed
    }
    with suppress(NotAllowed):  # more players than the deck has cards for
        return game.read_settings(preset, overrides)
    return reject()


@dataclass(frozen=True, slots=True)
class Played:
    """A match played at random: `matches[n]` is what it was after n entries."""

    game: Game[Any]
    settings: dict[str, Value]
    matches: list[Match[Any]]
    entries: list[Entry]


def play(game: Game[Any], settings: dict[str, Value], seed: int, *, deals: int = 1) -> Played:
    """So many deals of a match, or all of it: whoever may act does something at random."""
    chance = Random(seed)
    matches = [Match.begin(game, settings)]
    entries: list[Entry] = []
    while (entry := next_entry(matches[-1], chance, deals)) is not None:
        assert len(entries) < LONGEST_DEAL * deals, "this deal does not end"
        entries.append(entry)
        matches.append(matches[-1].enter(entry))
    return Played(game, settings, matches, entries)


def next_entry(match: Match[Any], chance: Random, deals: int) -> Entry | None:
    """A random one of those that are due; None when the deals are played or the match is over."""
    if match.stage == "match-over" or (match.stage == "deal-over" and match.standing.deal >= deals):
        return None
    if match.stage == "play":
        return Act(*chance.choice(moves(match)))
    order = list(match.awaits())
    chance.shuffle(order)
    if match.stage == "shuffle":
        return Shuffle(tuple(order))
    dealers = match.game.dealers(match.settings, match.standing)
    return Deal(tuple(order), Seat(chance.choice(dealers)) if len(dealers) > 1 else None)


def moves(match: Match[Any]) -> list[tuple[Seat, Any]]:
    """Every legal move of every seat."""
    return [(Seat(seat), move) for seat in range(match.players) for move in match.legal(seat)]


def told(match: Match[Any]) -> list[bytes]:
    """All that is told at this version, to a watcher and to each seat, as it goes over the wire."""
    return [msgspec.json.encode(match.seen(seat)) for seat in (None, *range(match.players))]


def whole(match: Match[Any]) -> tuple[Any, ...]:
    """Everything that can be known of a match, secrets included."""
    cards = () if match.position is None else tuple(sorted(match.game.cards_of(match.position)))
    forced = [match.forced(seat) for seat in range(match.players)]
    return match.version, match.stage, match.standing, match.result, match.awaits(), cards, forced, told(match)


def each_step(played: Played) -> Iterator[tuple[Match[Any], Entry, Match[Any]]]:
    """The match before an entry, the entry, and the match after it."""
    return zip(played.matches, played.entries, played.matches[1:], strict=False)
