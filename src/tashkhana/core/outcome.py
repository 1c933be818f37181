"""How deals and matches end, and how a match stands."""

from __future__ import annotations

from typing import Literal

import msgspec

Ended = Literal["won", "lost", "drawn"]


class DealResult(msgspec.Struct, frozen=True):
    """How a deal ended. A game that scores extends it.

    `loser` is the seat left with cards (durak, Idiot), `winner` the one who won a round; `drawn`: nobody.
    """

    drawn: bool = False
    loser: int | None = None
    winner: int | None = None


class MatchResult(msgspec.Struct, frozen=True):
    """How a match ended: its winners (alone or tied), or its one loser, or drawn."""

    winners: tuple[int, ...] = ()
    loser: int | None = None
    drawn: bool = False

    def for_seat(self, seat: int) -> Ended:
        """What the match was for this seat; who is not the loser has won (DK-26)."""
        if self.drawn:
            return "drawn"
        if self.loser is not None:
            return "lost" if seat == self.loser else "won"
        return "won" if seat in self.winners else "lost"


class Standing(msgspec.Struct, frozen=True):
    """How a match stands.

    `deal`: number of the deal that lies on the table (before the first: 1); `dealer`: who dealt it (or will).
    `marks[seat]`: times durak or Idiot. `totals[seat]`: points so far. Both count every deal that has its result.
    `last`: the latest result.
    """

    deal: int
    dealer: int
    marks: tuple[int, ...]
    totals: tuple[int, ...]
    last: DealResult | None = None
