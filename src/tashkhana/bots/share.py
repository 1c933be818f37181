"""Shares of lost deals with their intervals, the duplicate deal being the unit."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, stdev

from msgspec import Struct

SPREAD = 1.96
"""Half the width of a 95 % interval in standard errors."""
NEVER_SEEN = 3.0
"""What n deals alike leave open: with 95 % certainty less than 3 / n (the rule of three)."""


class Share(Struct, frozen=True):
    """A share from 0 to 1 and its 95 % interval."""

    mean: float
    low: float
    high: float


class Gain(Struct, frozen=True):
    """Points a deal, and their 95 % interval."""

    mean: float
    low: float
    high: float


def gain_of(by_deal: Sequence[float]) -> Gain:
    """The mean of the points of each deal. A single deal tells nothing of how far they spread.

    >>> gain_of([4.0, -4.0, 2.0, 2.0]).mean
    1.0
    """
    mean, deals = fmean(by_deal), len(by_deal)
    half = SPREAD * stdev(by_deal) / sqrt(deals) if deals > 1 else inf
    return Gain(mean, mean - half, mean + half)


def share_of(by_deal: Sequence[float]) -> Share:
    """The mean of one figure a deal. The games of one deal are no independent trials, so deals are counted.

    >>> share_of([0.0, 0.5, 0.25, 0.25]).mean
    0.25
    """
    if not by_deal:
        return Share(0.0, 0.0, 1.0)
    mean, deals = fmean(by_deal), len(by_deal)
    half = SPREAD * stdev(by_deal) / sqrt(deals) if deals > 1 else 1.0
    if half == 0.0:
        half = min(1.0, NEVER_SEEN / deals)
    return Share(mean, max(0.0, mean - half), min(1.0, mean + half))
