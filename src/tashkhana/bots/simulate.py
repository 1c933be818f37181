"""Many duplicate deals on all cores, in the same order and with the same figures whatever the number of cores."""

from __future__ import annotations

import multiprocessing
from collections.abc import Generator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from time import monotonic
from typing import Any

from tashkhana.bots.duplicate import DealTally, Report, Table, deals_for, play_duplicate, report
from tashkhana.bots.foreign import THINK_S
from tashkhana.bots.players import check_player
from tashkhana.core.game import Game
from tashkhana.core.refusal import NotAllowed
from tashkhana.core.registry import find_game
from tashkhana.core.settings import Value

_ALONE_S = 1.0
"""Deals that are played within this time need no other processes: starting them takes as long."""
_REPORT_S = 0.3
"""About how often a process reports."""
_MOST_AT_ONCE = 50
"""Deals that a process plays before it reports, at most."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """So many deals at one table, ready to be played."""

    table: Table
    deals: int

    @property
    def games(self) -> int:
        """All games: the deals through all their seatings."""
        return self.deals * len(self.table.seatings)

    def run(self, jobs: int) -> Generator[list[DealTally], None, None]:
        """The tallies as they come, in the order of the deals, by so many processes."""
        begun, number = monotonic(), 0
        while number < self.deals and (jobs < 2 or monotonic() - begun < _ALONE_S):
            yield [play_duplicate(self.table, number)]
            number += 1
        if number < self.deals:
            pace_s = (monotonic() - begun) / max(1, number)
            yield from self._apart(jobs, range(number, self.deals), int(_REPORT_S / max(pace_s, 1e-3)))

    def _apart(self, jobs: int, numbers: range, at_once: int) -> Generator[list[DealTally], None, None]:
        """These deals by other processes; whoever listens no longer ends them."""
        size = max(1, min(at_once, _MOST_AT_ONCE, -(-len(numbers) // jobs)))
        asks = [(self.table, numbers[first : first + size]) for first in range(0, len(numbers), size)]
        with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
            yield from pool.map(_play, asks)

    def report(self, tallies: Sequence[DealTally]) -> Report:
        """The shares of these deals."""
        return report(self.table, tallies)


def simulation(
    game_id: str, preset: str | None, overrides: Mapping[str, Any], line_up: Sequence[str], *, games: int, seed: int
) -> Simulation:
    """A simulation of single deals by what a command line asks.

    :raises NotAllowed: "game-unknown", "preset-unknown", "setting-unknown", "setting-out-of-range",
        "no-such-budget", "not-enough-cards"
    """
    table = table_for(game_id, preset, overrides, line_up, seed=seed)
    return Simulation(table, deals_for(games, line_up))


def table_for(
    game_id: str,
    preset: str | None,
    overrides: Mapping[str, Any],
    line_up: Sequence[str],
    *,
    seed: int,
    rotate: bool = False,
    think_s: float = THINK_S,
) -> Table:
    """The table that a command line asks for.

    :raises NotAllowed: as `simulation`
    """
    game = known_game(game_id)
    for name in line_up:
        check_player(game, name)
    settings = _settings(game, preset, overrides, len(line_up))
    return Table(game.id, settings, tuple(line_up), seed, rotate, think_s)


def known_game(game_id: str) -> Game[Any]:
    """The game with this id.

    :raises NotAllowed: "game-unknown"
    """
    game = find_game(game_id)
    if game is None:
        raise NotAllowed("game-unknown", game=game_id[:40])
    return game


def _settings(game: Game[Any], preset: str | None, overrides: Mapping[str, Any], seats: int) -> dict[str, Value]:
    fewest, most = game.seats
    if str(overrides.get("players", seats)) != str(seats) or not fewest <= seats <= most:
        raise NotAllowed("setting-out-of-range", setting="players", value=seats)
    return game.read_settings(preset, {**overrides, "players": seats})


def _play(ask: tuple[Table, range]) -> list[DealTally]:
    table, numbers = ask
    return [play_duplicate(table, number) for number in numbers]
