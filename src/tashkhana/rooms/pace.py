"""How long bots, and the house when it moves for a seat, let the others look at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tashkhana.core.match import Match
from tashkhana.core.settings import Value

DELAY_S: dict[Value, float] = {"relaxed": 1.8, "normal": 1.0, "fast": 0.45}


@dataclass(frozen=True, slots=True)
class Pace:
    """Delays times `factor`: 1 for people, 0 for tests."""

    factor: float = 1.0

    def delay_s(self, match: Match[Any], people: tuple[int, ...]) -> float:
        """Seconds from one move to the next that the house makes, for a bot or for a person who cannot choose.

        It knows nothing of cards, so waiting tells nothing of them (DK-29).
        Once no person has a part in the deal any more, the rest of it goes fast.
        """
        delay = DELAY_S[match.settings["speed"]]
        if match.position is not None and all(match.game.out(match.position, seat) for seat in people):
            delay = min(delay, DELAY_S["fast"])
        return delay * self.factor
