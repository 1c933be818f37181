"""How long the house lets people look at the table before it moves, and how long it waits for those who are away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tashkhana.core.match import Match
from tashkhana.core.settings import Settings, Value

DELAY_S: dict[Value, float] = {"relaxed": 1.8, "normal": 1.0, "fast": 0.45}
TURN_S: dict[Value, float] = {"relaxed": 60.0, "normal": 30.0, "fast": 15.0}
"""Seconds for a turn, by the setting `clock`; without an end where it is off."""
AWAY_S = 30.0
"""Seconds that the table waits for somebody who has gone; then a computer plays for them."""
MOMENT_S = 5.0
"""Seconds for which a line may be lost without anybody having left."""
HOST_GONE_S = 20.0
"""Seconds after which somebody else may be host in the place of a host who has gone."""
STIR_S = 1.0
"""Seconds that a deal waits for the numbers of those who are here."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Delays times `factor`: 1 for people, 0 for tests; so are the times of turns times `turn_factor`."""

    factor: float = 1.0
    away_s: float = AWAY_S
    host_gone_s: float = HOST_GONE_S
    moment_s: float = MOMENT_S
    turn_factor: float = 1.0
    stir_s: float = STIR_S

    @property
    def stir_wait_s(self) -> float:
        """Seconds that a deal waits for numbers; where bots do not wait either, nothing does."""
        return self.stir_s if self.factor else 0.0

    def delay_s(self, match: Match[Any], people: tuple[int, ...]) -> float:
        """Seconds from one move to the next that the house makes, for a bot or for a person who cannot choose.

        It knows nothing of cards, so waiting tells nothing of them (DK-29).
        Once no person has a part in the deal any more, the rest of it goes fast.
        """
        delay = DELAY_S[match.settings["speed"]]
        if match.position is not None and all(match.game.out(match.position, seat) for seat in people):
            delay = min(delay, DELAY_S["fast"])
        return delay * self.factor

    def turn_s(self, settings: Settings) -> float | None:
        """Seconds for a turn; None: as long as it takes."""
        seconds = TURN_S.get(settings["clock"])
        return None if seconds is None else seconds * self.turn_factor
