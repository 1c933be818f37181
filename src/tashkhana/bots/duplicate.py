"""Duplicate deals: the same cards played through every seating of a line-up, so that luck falls on all alike.

A line-up names a player for each seat: a level, or a program (`exec:…`). A deal is played once for each different way
of seating it: four seats `easy, medium, medium, easy` make six games a deal. Where those are too many, the line-up only
goes round the table: everybody has every place once, beside the same neighbours.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations

from msgspec import Struct

from tashkhana.bots.foreign import THINK_S
from tashkhana.bots.players import fault_of, seated
from tashkhana.bots.share import Gain, Share, gain_of, share_of
from tashkhana.bots.table import Played, dice, play_deal, shuffled
from tashkhana.core.outcome import DealResult
from tashkhana.core.registry import all_games
from tashkhana.core.settings import Value


class DealTally(Struct, frozen=True):
    """What one deal gave, summed over its games: lost shares by level and by place at the table.

    `gained_by_level`: points, where a deal is played for points; else empty. `won`: games that one seat won.
    `faults`: how often a player's program was ended, by its code.
    """

    games: int
    lost_by_level: dict[str, float]
    lost_by_place: tuple[float, ...]
    gained_by_level: dict[str, int]
    drawn: int
    moves: int
    won: int = 0
    faults: dict[str, dict[str, int]] = {}


class Report(Struct, frozen=True):
    """How a line-up fared. Shares are per seat: `fair` is what each would have if all were alike.

    `gains`: points a deal and seat by level, where a deal is played for points.
    """

    game: str
    line_up: tuple[str, ...]
    settings: dict[str, Value]
    seed: int
    deals: int
    games: int
    seatings: int
    fair: float
    by_level: dict[str, Share]
    by_place: tuple[Share, ...]
    gains: dict[str, Gain]
    drawn: float
    moves: float
    faults: dict[str, dict[str, int]]


def seatings(line_up: Sequence[str], rotate: bool = False) -> list[tuple[str, ...]]:
    """Every different way of seating the line-up, or only those in which it goes round the table.

    >>> seatings(["easy", "medium"])
    [('easy', 'medium'), ('medium', 'easy')]
    >>> len(seatings(["easy", "medium", "hard"])), len(seatings(["easy", "medium", "hard"], rotate=True))
    (6, 3)
    """
    if rotate:
        return sorted({(*line_up[place:], *line_up[:place]) for place in range(len(line_up))})
    return sorted(set(permutations(line_up)))


def lost(result: DealResult, players: int) -> list[float]:
    """Each seat's part of a lost deal: a draw is shared by all, a round with one winner by the others.

    >>> lost(DealResult(loser=1), 2), lost(DealResult(drawn=True), 2), lost(DealResult(winner=0), 3)
    ([0.0, 1.0], [0.5, 0.5], [0.0, 0.5, 0.5])
    """
    if result.winner is not None:
        return [(seat != result.winner) / (players - 1) for seat in range(players)]
    if result.loser is None:
        return [1 / players] * players
    return [float(seat == result.loser) for seat in range(players)]


class Table(Struct, frozen=True):
    """What is played: a game under these settings by a line-up, with dice by this seed.

    `rotate`: the line-up only goes round the table. `think_s`: seconds that a foreign program has for an answer.
    """

    game: str
    settings: dict[str, Value]
    line_up: tuple[str, ...]
    seed: int
    rotate: bool = False
    think_s: float = THINK_S

    @property
    def seatings(self) -> list[tuple[str, ...]]:
        """The ways in which the line-up is seated for each deal."""
        return seatings(self.line_up, self.rotate)


def play_duplicate(table: Table, number: int) -> DealTally:
    """The deal with this number, through every seating, each game with the same dice."""
    game = all_games()[table.game]
    order = shuffled(game, table.settings, dice(table.seed, "order", number))
    count = _Count(table.line_up)
    for names in table.seatings:
        with seated(game, names, table.think_s) as bots:
            played = play_deal(game, table.settings, order, bots, dice(table.seed, "moves", number))
            count.add(names, played, game.points(played.result), [fault_of(bot) for bot in bots])
    return count.tally()


class _Count:
    """Counts the games of one deal."""

    def __init__(self, line_up: Sequence[str]) -> None:
        self._lost = dict.fromkeys(line_up, 0.0)
        self._by_place = [0.0] * len(line_up)
        self._gained: dict[str, int] = {}
        self._faults: dict[str, dict[str, int]] = {}
        self._games = self._drawn = self._won = self._moves = 0

    def add(self, names: Sequence[str], played: Played, points: Sequence[int], faults: Sequence[str | None]) -> None:
        """Count a game in which these sat at their places."""
        for place, part in enumerate(lost(played.result, len(names))):
            self._lost[names[place]] += part
            self._by_place[place] += part
        for name, gained in zip(names, points, strict=False):
            self._gained[name] = self._gained.get(name, 0) + gained
        for name, code in zip(names, faults, strict=True):
            if code is not None:
                add_faults(self._faults, {name: {code: 1}})
        self._games += 1
        self._drawn += played.result.drawn
        self._won += played.result.winner is not None
        self._moves += played.moves

    def tally(self) -> DealTally:
        """What was counted."""
        by_place = tuple(self._by_place)
        figures = (self._games, self._lost, by_place, self._gained, self._drawn, self._moves, self._won)
        return DealTally(*figures, faults=self._faults)


def add_faults(into: dict[str, dict[str, int]], more: Mapping[str, Mapping[str, int]]) -> None:
    """Add up the faults of programs, by name and code."""
    for name, times_by_code in more.items():
        counted = into.setdefault(name, {})
        for code, times in times_by_code.items():
            counted[code] = counted.get(code, 0) + times


def report(table: Table, tallies: Sequence[DealTally]) -> Report:
    """The shares of all deals together."""
    line_up = table.line_up
    games = sum(tally.games for tally in tallies)
    faults: dict[str, dict[str, int]] = {}
    for tally in tallies:
        add_faults(faults, tally.faults)
    return Report(
        game=table.game,
        line_up=line_up,
        settings=table.settings,
        seed=table.seed,
        deals=len(tallies),
        games=games,
        seatings=len(table.seatings),
        fair=1 / len(line_up),
        by_level={level: share_of(_level_shares(line_up, level, tallies)) for level in dict.fromkeys(line_up)},
        by_place=tuple(
            share_of([tally.lost_by_place[place] / tally.games for tally in tallies]) for place in range(len(line_up))
        ),
        gains=_gains(line_up, tallies),
        drawn=sum(tally.drawn for tally in tallies) / games,
        moves=sum(tally.moves for tally in tallies) / games,
        faults=faults,
    )


def _level_shares(line_up: Sequence[str], level: str, tallies: Sequence[DealTally]) -> list[float]:
    seats = line_up.count(level)
    return [tally.lost_by_level[level] / (tally.games * seats) for tally in tallies]


def _gains(line_up: Sequence[str], tallies: Sequence[DealTally]) -> dict[str, Gain]:
    """Points a deal and seat, of the levels that gained any; by the level's place in the line-up."""
    scored = [tally for tally in tallies if tally.gained_by_level]
    levels = dict.fromkeys(line_up) if scored else {}
    return {
        level: gain_of([tally.gained_by_level[level] / (tally.games * line_up.count(level)) for tally in scored])
        for level in levels
    }


def deals_for(games: int, line_up: Sequence[str]) -> int:
    """How many whole deals give at least so many games."""
    return -(-games // len(seatings(line_up)))
