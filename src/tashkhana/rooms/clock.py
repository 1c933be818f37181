"""The clock of a table: how much time the seats that are asked have left (setting `clock`).

It knows whom the table asks, which everybody can tell, and nothing of cards.
"""

from __future__ import annotations

from dataclasses import dataclass

from tashkhana.core.match import Match
from tashkhana.rooms.pace import Pace

Moment = tuple[int, int]
"""Number of the match in its room, and version."""


@dataclass(frozen=True, slots=True)
class Turn:
    """These seats have until `ends` (seconds of the loop's clock) for the table of this version."""

    moment: Moment
    seats: tuple[int, ...]
    total_s: float
    ends: float

    def left_ms(self, now: float) -> int:
        """Milliseconds that are left."""
        return max(0, round((self.ends - now) * 1000))


class Clock:
    """Runs anew for every version, and stands where nobody is asked or the setting is off."""

    def __init__(self, pace: Pace) -> None:
        """It stands."""
        self._pace = pace
        self.turn: Turn | None = None

    def look(self, number: int, match: Match[object], seats: tuple[int, ...], now: float) -> bool:
        """Run for these of the seats that are asked; whether that has to be told."""
        before = self.turn
        total_s = self._pace.turn_s(match.settings) if match.stage == "play" else None
        if total_s is None or not (seats or self._at((number, match.version))):
            self.turn = None
            return False
        ends = now + total_s
        if before is not None and before.moment == (number, match.version) and before.total_s == total_s:
            ends = before.ends
        self.turn = Turn((number, match.version), seats, total_s, ends)
        return self.turn != before

    def _at(self, moment: Moment) -> bool:
        return self.turn is not None and self.turn.moment == moment

    def stop(self) -> None:
        """Nobody is here, or the table waits for nobody: it stands, and begins anew."""
        self.turn = None

    def up(self, now: float) -> bool:
        """Whether the time is up."""
        return self.turn is not None and now >= self.turn.ends
