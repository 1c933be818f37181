"""The arena: players against each other at one table or at several, with all that can be said of their strength."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from msgspec import Struct

from tashkhana.bots.duplicate import DealTally, Report, Table, add_faults
from tashkhana.bots.foreign import THINK_S
from tashkhana.bots.meeting import Evening, cross_table, names_at
from tashkhana.bots.rating import Rating, anchor_of, ratings
from tashkhana.bots.share import Gain, Share, gain_of, share_of
from tashkhana.bots.simulate import Simulation, table_for
from tashkhana.bots.sprt import Decision, Test
from tashkhana.core.settings import Value


class ArenaReport(Struct, frozen=True):
    """How the players fared over all tables.

    `cross[one][other]`: the share of the games decided between the two that the one lost. `gains`: points a round and
    seat, where deals are played for points. `faults`: how often a program was ended, by its code.
    `tables`: each table by itself.
    """

    game: str
    players: tuple[str, ...]
    seats: int
    settings: dict[str, Value]
    seed: int
    rotate: bool
    think_s: float
    deals: int
    games: int
    fair: float
    lost: dict[str, Share]
    gains: dict[str, Gain]
    cross: dict[str, dict[str, Share]]
    ratings: dict[str, Rating]
    anchor: str
    drawn: float
    moves: float
    faults: dict[str, dict[str, int]]
    sprt: Decision | None
    tables: tuple[Report, ...]


@dataclass(frozen=True, slots=True)
class Arena:
    """So many deals at each table, all tables with the same cards; `sprt`: stop as soon as the test is decided."""

    tables: tuple[Table, ...]
    deals: int
    sprt: bool = False

    @property
    def games(self) -> int:
        """All games, if no test ends them."""
        return sum(simulation.games for simulation in self._simulations())

    def run(self, jobs: int) -> Iterator[tuple[int, DealTally, Decision | None]]:
        """Each deal as it was played: the number of its table, what it gave, and how the test stands."""
        for number, simulation in enumerate(self._simulations()):
            test = Test(simulation.table.line_up) if self.sprt else None
            with closing(simulation.run(jobs)) as played:
                for tally in (tally for some in played for tally in some):
                    decision = test.add(tally) if test else None
                    yield number, tally, decision
                    if decision and decision.verdict != "open":
                        return

    def report(self, tallies: Sequence[Sequence[DealTally]], decision: Decision | None = None) -> ArenaReport:
        """What is said of these deals, given table by table."""
        tables = tuple(table.report(found) for table, found in zip(self._simulations(), tallies, strict=True))
        line_ups = [table.line_up for table in self.tables]
        evenings = [list(zip(line_ups, evening, strict=True)) for evening in zip(*tallies, strict=True)]
        names, games, first = names_at(line_ups), sum(table.games for table in tables), self.tables[0]
        return ArenaReport(
            game=first.game,
            players=tuple(names),
            seats=len(first.line_up),
            settings=first.settings,
            seed=first.seed,
            rotate=first.rotate,
            think_s=first.think_s,
            deals=len(evenings),
            games=games,
            fair=1 / len(first.line_up),
            lost={name: share_of([_lost(evening, name) for evening in evenings]) for name in names},
            gains=_gains(evenings, names),
            cross=cross_table(names, evenings),
            ratings=ratings(evenings),
            anchor=anchor_of(names),
            drawn=sum(table.drawn * table.games for table in tables) / games,
            moves=sum(table.moves * table.games for table in tables) / games,
            faults=_faults(tables),
            sprt=decision,
            tables=tables,
        )

    def _simulations(self) -> list[Simulation]:
        return [Simulation(table, self.deals) for table in self.tables]


def arena_for(
    game_id: str,
    preset: str | None,
    overrides: Mapping[str, Any],
    players: Sequence[str],
    *,
    deals: int,
    seed: int,
    seats: int | None = None,
    rotate: bool = False,
    think_s: float = THINK_S,
    sprt: bool = False,
) -> Arena:
    """The arena that a command line asks for. With fewer `seats` than players, every choice of so many has its table.

    :raises NotAllowed: "game-unknown", "preset-unknown", "setting-unknown", "setting-out-of-range",
        "no-such-budget", "not-enough-cards"
    """
    line_ups = line_ups_of(players, len(players) if seats is None else seats)
    tables = [
        table_for(game_id, preset, overrides, line_up, seed=seed, rotate=rotate, think_s=think_s)
        for line_up in line_ups
    ]
    return Arena(tuple(tables), deals, sprt)


def line_ups_of(players: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every choice of so many of the players, but for a player against itself alone; no fewer seats: all of them.

    >>> line_ups_of(["easy", "medium", "hard", "medium"], 2)
    [('easy', 'medium'), ('easy', 'hard'), ('medium', 'hard')]
    """
    if seats >= len(players):
        return [tuple(players)]
    chosen: dict[tuple[str, ...], tuple[str, ...]] = {}
    for line_up in combinations(players, seats):
        chosen.setdefault(tuple(sorted(line_up)), line_up)
    apart = [line_up for line_up in chosen.values() if len(set(line_up)) > 1]
    return apart or list(chosen.values())


def _lost(evening: Evening, name: str) -> float:
    """The player's share of a seat's loss in one deal, over the tables where it sat."""
    sat = [(line_up.count(name) * tally.games, tally) for line_up, tally in evening if name in line_up]
    return sum(tally.lost_by_level[name] for _, tally in sat) / sum(games for games, _ in sat)


def _gains(evenings: Sequence[Evening], names: Sequence[str]) -> dict[str, Gain]:
    if not any(tally.gained_by_level for evening in evenings for _, tally in evening):
        return {}
    return {name: gain_of([_gained(evening, name) for evening in evenings]) for name in names}


def _gained(evening: Evening, name: str) -> float:
    sat = [(line_up.count(name) * tally.games, tally) for line_up, tally in evening if name in line_up]
    return sum(tally.gained_by_level.get(name, 0) for _, tally in sat) / sum(games for games, _ in sat)


def _faults(tables: Sequence[Report]) -> dict[str, dict[str, int]]:
    faults: dict[str, dict[str, int]] = {}
    for table in tables:
        add_faults(faults, table.faults)
    return faults
