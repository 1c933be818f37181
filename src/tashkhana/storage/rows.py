"""What the log takes and gives: plain rows."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Outcome = Literal["won", "lost", "drawn", "abandoned"]
"""What a match was for a player; `abandoned` matches count apart from the finished ones."""


class SavedSeat(Struct, frozen=True):
    """A seat of a room: a person (`player`, the hash of their secret, and a name of their own) or a bot (None)."""

    seat: int
    player: str | None
    name: str


class SavedRoom(Struct, frozen=True):
    """A room as it was opened, with its settings as they are now. Times are seconds since 1970."""

    id: str
    game: str
    preset: str
    settings: dict[str, str | int]
    seats: tuple[SavedSeat, ...]
    opened: int
    closed: int | None = None


class Line(Struct, frozen=True):
    """An entry of the log: the `version`th of this `match`, and the ask of the `asker` seat that it answered."""

    match: int
    version: int
    line: str
    asker: int | None = None
    ask: str | None = None


class Result(Struct, frozen=True):
    """How a finished match ended for a seat."""

    seat: int
    player: str | None
    outcome: Outcome


class NewEntry(Struct, frozen=True):
    """An entry to be appended to a room's log, and the results that it brings if the match ends with it."""

    room: str
    game: str
    line: Line
    results: tuple[Result, ...] = ()
