"""Whether a change is better, decided with no more deals than it takes: a sequential test of likelihood ratios.

Two suppositions are weighed against each other after every deal: H0, the first player is no better than the second, and
H1, it is better by so much. The likelihood ratio is that of a normal distribution with the spread that was seen
(a generalised SPRT). The score of a deal is the first player's part of the games that one of the two lost against the
other: with two seats 0, 1/4, … 1 (the five results of a pair of games); where deals are played for points it is the
difference of the two, a round.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log, log10, sqrt
from typing import Literal

from msgspec import Struct

from tashkhana.bots.duplicate import DealTally
from tashkhana.bots.meeting import met
from tashkhana.bots.share import SPREAD

ERROR = 0.05
"""How often either decision may be wrong."""
BETTER_ELO = 15.0
"""H1 where deals are lost."""
BETTER_POINTS = 1.0
"""H1 where deals are played for points: so many more a round than the other."""
LEAST_DEALS = 50
"""No spread is believed before so many deals."""
MOST_DEALS = 4000
"""Deals after which an open question stays open, unless others are asked for."""
BOUND = log((1 - ERROR) / ERROR)

Verdict = Literal["better", "not-better", "open"]


class Decision(Struct, frozen=True):
    """How the test stands after so many deals.

    `gain` (with its 95 % interval) and `h1` are in `unit`. `llr`: the logarithm of the likelihood ratio; it decides
    when it leaves the range from -`bound` to `bound`.
    """

    first: str
    second: str
    unit: Literal["elo", "points"]
    deals: int
    gain: float
    low: float
    high: float
    h1: float
    llr: float
    bound: float
    verdict: Verdict


class Test:
    """The test of the first player of a line-up against the second, deal after deal."""

    __test__ = False  # for pytest, which thinks it is one of its own

    def __init__(self, line_up: Sequence[str]) -> None:
        """:raises ValueError: there are no two"""
        self._line_up = line_up
        self._first, self._second, *_ = dict.fromkeys(line_up)
        self._points = False
        self._deals = 0
        self._sums = [0.0] * 5

    def add(self, tally: DealTally) -> Decision:
        """Count a deal; how it stands now."""
        self._points = bool(tally.gained_by_level)
        part, whole = self._score(tally)
        self._deals += 1
        for at, more in enumerate((part, whole, part * part, part * whole, whole * whole)):
            self._sums[at] += more
        return self.decision()

    def decision(self) -> Decision:
        """How it stands."""
        mean, variance = self._moments()
        half = SPREAD * sqrt(variance / self._deals) if self._deals > 1 else inf
        llr = self._llr(mean, variance)
        gain, low, high = (self._gain(score) for score in (mean, mean - half, mean + half))
        unit: Literal["elo", "points"] = "points" if self._points else "elo"
        h1 = BETTER_POINTS if self._points else BETTER_ELO
        names = self._first, self._second
        return Decision(*names, unit, self._deals, gain, low, high, h1, llr, BOUND, self._verdict(llr))

    def _score(self, tally: DealTally) -> tuple[float, float]:
        """The score of a deal, as a part and its whole."""
        if self._points:
            each = [
                tally.gained_by_level[name] / (tally.games * self._line_up.count(name))
                for name in (self._first, self._second)
            ]
            return each[0] - each[1], 1.0
        return met([(self._line_up, tally)], self._second, self._first)

    def _moments(self) -> tuple[float, float]:
        """The mean of the scores and their variance over deals.

        Deals that all scored alike still leave something open, hence the least variance.
        """
        part, whole, squares, mixed, wholes = self._sums
        nothing = 0.0 if self._points else 0.5
        if self._deals < 2 or not whole:
            return nothing, inf
        mean = part / whole
        off = max(0.0, squares - 2 * mean * mixed + mean * mean * wholes)
        variance = off / (self._deals - 1) / (whole / self._deals) ** 2
        return mean, max(variance, 0.25 / self._deals)

    def _llr(self, mean: float, variance: float) -> float:
        low, high = (0.0, BETTER_POINTS) if self._points else (0.5, 1 / (1 + 10 ** (-BETTER_ELO / 400)))
        return self._deals * (high - low) * (2 * mean - low - high) / (2 * variance)

    def _gain(self, score: float) -> float:
        """The score in points, or in Elo."""
        if self._points:
            return score
        if not 0 < score < 1:
            return inf if score >= 1 else -inf
        return 400 * log10(score / (1 - score))

    def _verdict(self, llr: float) -> Verdict:
        if self._deals < LEAST_DEALS or abs(llr) < BOUND:
            return "open"
        return "better" if llr > 0 else "not-better"
