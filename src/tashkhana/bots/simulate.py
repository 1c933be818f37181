"""Many duplicate deals on all cores, in the same order and with the same figures whatever the number of cores."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

from tashkhana.bots.duplicate import DealTally, Report, deals_for, play_all, report, seatings
from tashkhana.core.game import Game
from tashkhana.core.refusal import NotAllowed
from tashkhana.core.registry import all_games, find_game
from tashkhana.core.settings import Value

_WORTH_A_PROCESS = 100
"""Games that take longer than starting another process."""
_CHUNK = 24
"""Games a process plays before it reports."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """A line-up at a table of a game, ready to be played."""

    game: Game[Any]
    settings: dict[str, Value]
    line_up: tuple[str, ...]
    seed: int
    deals: int

    @property
    def games(self) -> int:
        """All games: the deals through all their seatings."""
        return self.deals * len(seatings(self.line_up))

    def run(self, jobs: int) -> Iterator[list[DealTally]]:
        """The tallies as they come, in the order of the deals, by so many processes."""
        chunks = self._chunks()
        if jobs < 2 or self.games < _WORTH_A_PROCESS:
            yield from map(self._play, chunks)
            return
        with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
            asks = [(self.game.id, self.settings, self.line_up, self.seed, chunk) for chunk in chunks]
            yield from pool.map(_play_apart, asks)

    def report(self, tallies: Sequence[DealTally]) -> Report:
        """The shares of these deals."""
        return report(self.game, self.settings, self.line_up, self.seed, tallies)

    def _chunks(self) -> list[range]:
        size = max(1, _CHUNK // len(seatings(self.line_up)))
        return [range(first, min(first + size, self.deals)) for first in range(0, self.deals, size)]

    def _play(self, numbers: range) -> list[DealTally]:
        return list(play_all(self.game, self.settings, self.line_up, self.seed, numbers))


def simulation(
    game_id: str, preset: str | None, overrides: Mapping[str, Any], line_up: Sequence[str], *, games: int, seed: int
) -> Simulation:
    """A simulation of single deals by what a command line asks.

    :raises NotAllowed: "game-unknown", "preset-unknown", "setting-unknown", "setting-out-of-range",
        "not-enough-cards"
    """
    game = find_game(game_id)
    if game is None:
        raise NotAllowed("game-unknown", game=game_id[:40])
    for level in line_up:
        if level not in game.bots:
            raise NotAllowed("setting-out-of-range", setting="level", value=level[:40])
    seats, (fewest, most) = len(line_up), game.seats
    if str(overrides.get("players", seats)) != str(seats) or not fewest <= seats <= most:
        raise NotAllowed("setting-out-of-range", setting="players", value=seats)
    settings = game.read_settings(preset, {**overrides, "players": seats})
    return Simulation(game, settings, tuple(line_up), seed, deals_for(games, line_up))


def _play_apart(ask: tuple[str, dict[str, Value], tuple[str, ...], int, range]) -> list[DealTally]:
    game_id, settings, line_up, seed, numbers = ask
    game = all_games()[game_id]
    return list(play_all(game, settings, line_up, seed, numbers))
