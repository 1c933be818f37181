"""Two players at the same table: how often the one loses against the other.

Where a deal has one loser, the one loses against the other when it is the loser; where it has one winner, when the
other is the winner. Deals that somebody else lost, or won, say nothing of the two; a draw speaks for both alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from math import sqrt

from tashkhana.bots.duplicate import DealTally
from tashkhana.bots.share import NEVER_SEEN, SPREAD, Share

Evening = Sequence[tuple[Sequence[str], DealTally]]
"""One deal at every table: who sat there, and what it gave."""


def lost_against(line_up: Sequence[str], tally: DealTally, one: str, other: str) -> float:
    """How often a seat of the one lost a game against a seat of the other, over all pairs of their seats."""
    ones, others = line_up.count(one), line_up.count(other)
    if not ones or not others:
        return 0.0
    if tally.won:
        return ones * won_by(line_up, tally, other)
    return others * tally.lost_by_level[one]


def won_by(line_up: Sequence[str], tally: DealTally, name: str) -> float:
    """The games that this player's seats won, where deals have winners; the others share the loss."""
    return line_up.count(name) * tally.games - (len(line_up) - 1) * tally.lost_by_level[name]


def met(evening: Evening, one: str, other: str) -> tuple[float, float]:
    """In one deal: how often the one lost against the other, and how often either lost against the other."""
    lost = sum(lost_against(line_up, tally, one, other) for line_up, tally in evening)
    won = sum(lost_against(line_up, tally, other, one) for line_up, tally in evening)
    return lost, lost + won


def ratio_of(parts: Iterable[tuple[float, float]]) -> Share | None:
    """The parts of all deals over their wholes, with its interval over deals; None where there is no whole.

    >>> ratio_of([(1.0, 2.0), (0.0, 2.0), (2.0, 2.0)]).mean
    0.5
    """
    pairs = list(parts)
    deals, whole = len(pairs), sum(pair[1] for pair in pairs)
    if not whole:
        return None
    mean = sum(pair[0] for pair in pairs) / whole
    if deals < 2:
        return Share(mean, 0.0, 1.0)
    off = sum((part - mean * of) ** 2 for part, of in pairs)
    half = SPREAD * sqrt(off * deals / (deals - 1)) / whole or min(1.0, NEVER_SEEN / deals)
    return Share(mean, max(0.0, mean - half), min(1.0, mean + half))


def cross_table(names: Sequence[str], evenings: Sequence[Evening]) -> dict[str, dict[str, Share]]:
    """For every two that met: the share of their decided games that the first one lost."""
    cross: dict[str, dict[str, Share]] = {}
    for one in names:
        rows = {other: ratio_of(met(evening, one, other) for evening in evenings) for other in names if other != one}
        cross[one] = {other: share for other, share in rows.items() if share is not None}
    return cross


def names_at(tables: Iterable[Sequence[str]]) -> list[str]:
    """Everybody who sits somewhere, once, in the order of the tables."""
    return list(dict.fromkeys(chain.from_iterable(tables)))
