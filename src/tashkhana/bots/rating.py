"""Ratings on the scale of Elo: 400 points are odds of ten to one for who of two loses.

With two seats this is the model of Bradley and Terry; with more that of Plackett and Luce, of which a deal shows the
first draw only: the loser by the weights of losing, or the winner by those of winning. The weights are the likeliest,
found by the steps of Hunter (MM algorithms for generalized Bradley-Terry models, 2004).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log10, sqrt

from msgspec import Struct

from tashkhana.bots.meeting import Evening, names_at, won_by
from tashkhana.bots.share import SPREAD

ANCHOR = "medium"
ANCHORED_AT = 1000.0
_GROUPS = 50
"""Groups of deals, each left out once, that tell how far a rating may be off (the jackknife)."""
_STEPS = 2000
_STILL = 1e-7
"""A step that changes no weight by more than this part is the last."""


class Rating(Struct, frozen=True):
    """A rating and its 95 % interval, which for the anchor has no width."""

    mean: float
    low: float
    high: float


class Counts(Struct):
    """What one line-up gave: games, and by name how often it was drawn first (lost, or won)."""

    line_up: tuple[str, ...]
    games: float
    drawn_first: dict[str, float]


def anchor_of(names: Sequence[str]) -> str:
    """Whose rating is fixed: medium's, or where it does not sit the last one's."""
    return ANCHOR if ANCHOR in names else names[-1]


def ratings(evenings: Sequence[Evening]) -> dict[str, Rating]:
    """Everybody's rating; the unit of the intervals is the deal."""
    names = names_at(line_up for line_up, _ in evenings[0])
    winners = any(tally.won for evening in evenings for _, tally in evening)
    groups = [_counts(evenings[start::_GROUPS], winners) for start in range(min(_GROUPS, len(evenings)))]
    weights = _fitted(_sum(groups), dict.fromkeys(names, 1.0))
    means = _rated(weights, winners)
    without = [
        _rated(_fitted(_sum(groups[:out] + groups[out + 1 :]), weights), winners)
        for out in range(len(groups))
        if len(groups) > 1
    ]
    found = {name: _interval(means[name], [rated[name] for rated in without]) for name in names}
    anchor = anchor_of(names)
    return found | {anchor: Rating(ANCHORED_AT, ANCHORED_AT, ANCHORED_AT)}


def _interval(mean: float, without: Sequence[float]) -> Rating:
    if not without:  # a single deal tells nothing of how far they spread
        return Rating(mean, -inf, inf)
    groups, middle = len(without), sum(without) / len(without)
    half = SPREAD * sqrt((groups - 1) / groups * sum((one - middle) ** 2 for one in without))
    return Rating(mean, mean - half, mean + half)


def _counts(evenings: Sequence[Evening], winners: bool) -> list[Counts]:
    """For each table what these deals gave."""
    tables = [Counts(tuple(line_up), 0, dict.fromkeys(line_up, 0.0)) for line_up, _ in evenings[0]]
    for evening in evenings:
        for table, (line_up, tally) in zip(tables, evening, strict=True):
            table.games += tally.games
            for name in table.drawn_first:
                table.drawn_first[name] += won_by(line_up, tally, name) if winners else tally.lost_by_level[name]
    return tables


def _sum(groups: Sequence[Sequence[Counts]]) -> list[Counts]:
    """The groups together, and one game more at each table that all its seats lost alike: nobody is beyond measure."""
    tables = []
    for parts in zip(*groups, strict=True):
        line_up, seats = parts[0].line_up, len(parts[0].line_up)
        drawn = {name: sum(part.drawn_first[name] for part in parts) for name in parts[0].drawn_first}
        drawn = {name: times + line_up.count(name) / seats for name, times in drawn.items()}
        tables.append(Counts(line_up, 1 + sum(part.games for part in parts), drawn))
    return tables


def _fitted(tables: Sequence[Counts], weights: dict[str, float]) -> dict[str, float]:
    """The likeliest weights of being drawn first, which add up to one, from a guess."""
    for _ in range(_STEPS):
        before, weights = weights, _step(tables, weights)
        if all(abs(weights[name] - before[name]) < _STILL * weights[name] for name in weights):
            break
    return weights


def _step(tables: Sequence[Counts], weights: dict[str, float]) -> dict[str, float]:
    drawn, due = dict.fromkeys(weights, 0.0), dict.fromkeys(weights, 0.0)
    for table in tables:
        each = table.games / sum(weights[name] for name in table.line_up)
        for name in table.line_up:
            due[name] += each
        for name, times in table.drawn_first.items():
            drawn[name] += times
    fresh = {name: drawn[name] / due[name] for name in weights}
    whole = sum(fresh.values())
    return {name: weight / whole for name, weight in fresh.items()}


def _rated(weights: dict[str, float], winners: bool) -> dict[str, float]:
    fixed = weights[anchor_of(list(weights))]
    sign = 1 if winners else -1
    return {name: ANCHORED_AT + sign * 400 * log10(weight / fixed) for name, weight in weights.items()}
