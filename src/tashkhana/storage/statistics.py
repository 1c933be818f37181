"""Statistics (DK-26), counted from the rows of finished matches, so that nothing is counted twice."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from tashkhana.storage.rows import Outcome


class Tally(Struct, frozen=True):
    """Matches of one player in one game; `played` = won + lost + drawn.

    A lost or abandoned match ends the streak of won ones: whoever quits before losing keeps none. A draw leaves it.
    """

    won: int = 0
    lost: int = 0
    drawn: int = 0
    abandoned: int = 0
    streak: int = 0
    best_streak: int = 0

    @property
    def played(self) -> int:
        """Finished matches; abandoned ones are none."""
        return self.won + self.lost + self.drawn


def tally(outcomes: Iterable[Outcome]) -> Tally:
    """Count these outcomes, the oldest first.

    >>> tally(["won", "won", "drawn", "won", "lost", "won"])
    Tally(won=4, lost=1, drawn=1, abandoned=0, streak=1, best_streak=3)
    >>> tally(["won", "won", "abandoned"])
    Tally(won=2, lost=0, drawn=0, abandoned=1, streak=0, best_streak=2)
    """
    counts = dict.fromkeys(("won", "lost", "drawn", "abandoned"), 0)
    streak = best = 0
    for outcome in outcomes:
        counts[outcome] += 1
        if outcome == "won":
            streak += 1
            best = max(best, streak)
        elif outcome in ("lost", "abandoned"):
            streak = 0
    return Tally(**counts, streak=streak, best_streak=best)
