"""Duplicate deals: the same cards played through every seating of a line-up, so that luck falls on all alike.

A line-up names a level for each seat. A deal is played once for each different way of seating it: four seats
`easy, medium, medium, easy` make six games a deal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any

from msgspec import Struct

from tashkhana.bots.share import Gain, Share, gain_of, share_of
from tashkhana.bots.table import dice, play_deal, shuffled
from tashkhana.core.game import Game
from tashkhana.core.outcome import DealResult
from tashkhana.core.settings import Value


class DealTally(Struct, frozen=True):
    """What one deal gave, summed over its games: lost shares by level and by place at the table.

    `gained_by_level`: points, where a deal is played for points; else empty.
    """

    games: int
    lost_by_level: dict[str, float]
    lost_by_place: tuple[float, ...]
    gained_by_level: dict[str, int]
    drawn: int
    moves: int


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


def seatings(line_up: Sequence[str]) -> list[tuple[str, ...]]:
    """Every different way of seating the line-up.

    >>> seatings(["easy", "medium"])
    [('easy', 'medium'), ('medium', 'easy')]
    """
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


def play_duplicate(
    game: Game[Any], settings: dict[str, Value], line_up: Sequence[str], seed: int, number: int
) -> DealTally:
    """The deal with this number, through every seating, each game with the same dice."""
    order = shuffled(game, settings, dice(seed, "order", number))
    by_level = dict.fromkeys(line_up, 0.0)
    gained: dict[str, int] = {}
    by_place = [0.0] * len(line_up)
    drawn = moves = 0
    ways = seatings(line_up)
    for levels in ways:
        bots = [game.bots[level] for level in levels]
        played = play_deal(game, settings, order, bots, dice(seed, "moves", number))
        for place, part in enumerate(lost(played.result, len(levels))):
            by_level[levels[place]] += part
            by_place[place] += part
        for place, points in enumerate(game.points(played.result)):
            gained[levels[place]] = gained.get(levels[place], 0) + points
        drawn += played.result.drawn
        moves += played.moves
    return DealTally(len(ways), by_level, tuple(by_place), gained, drawn, moves)


def report(
    game: Game[Any], settings: dict[str, Value], line_up: Sequence[str], seed: int, tallies: Sequence[DealTally]
) -> Report:
    """The shares of all deals together."""
    games = sum(tally.games for tally in tallies)
    return Report(
        game=game.id,
        line_up=tuple(line_up),
        settings=settings,
        seed=seed,
        deals=len(tallies),
        games=games,
        seatings=len(seatings(line_up)),
        fair=1 / len(line_up),
        by_level={level: share_of(_level_shares(line_up, level, tallies)) for level in dict.fromkeys(line_up)},
        by_place=tuple(
            share_of([tally.lost_by_place[place] / tally.games for tally in tallies]) for place in range(len(line_up))
        ),
        gains=_gains(line_up, tallies),
        drawn=sum(tally.drawn for tally in tallies) / games,
        moves=sum(tally.moves for tally in tallies) / games,
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


def play_all(
    game: Game[Any], settings: dict[str, Value], line_up: Sequence[str], seed: int, numbers: range
) -> Iterator[DealTally]:
    """The deals with these numbers, one after another."""
    for number in numbers:
        yield play_duplicate(game, settings, line_up, seed, number)
