"""How the deals of a match add up: marks, the next dealer, and when it is over (IK-17, IK-18)."""

from __future__ import annotations

from tashkhana.core.outcome import MatchResult, Standing
from tashkhana.core.settings import Settings

MOST_DEALS = 50
"""A match to so many hats stops here."""


def next_dealer(standing: Standing) -> int:
    """The Idiot deals; where nobody was one, the same dealer again (IK-17, IK-19)."""
    if standing.last is None or standing.last.loser is None:
        return standing.dealer
    return standing.last.loser


def match_result(settings: Settings, standing: Standing) -> MatchResult | None:
    """How the match ended, if it has (IK-18)."""
    kind, _, count = str(settings["match"]).partition(":")
    if kind == "endless":
        return None
    if kind == "deals":
        return fewest(standing) if standing.deal >= int(count) else None
    return first_to(standing, int(count))


def fewest(standing: Standing) -> MatchResult:
    """Fewest marks win, ties tie.

    >>> fewest(Standing(deal=3, dealer=0, marks=(1, 1, 1, 0), totals=(0, 0, 0, 0))).winners
    (3,)
    """
    least = min(standing.marks)
    return MatchResult(winners=tuple(seat for seat, mark in enumerate(standing.marks) if mark == least))


def first_to(standing: Standing, count: int) -> MatchResult | None:
    """Who has `count` marks loses; after fifty deals who has most, and nobody if that is shared.

    >>> first_to(Standing(deal=4, dealer=0, marks=(3, 1), totals=(0, 0)), 3).loser
    0
    """
    most = max(standing.marks)
    if most < count and standing.deal < MOST_DEALS:
        return None
    losers = [seat for seat, mark in enumerate(standing.marks) if mark == most]
    return MatchResult(loser=losers[0]) if len(losers) == 1 else MatchResult(drawn=True)
