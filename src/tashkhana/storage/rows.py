"""What the log takes and gives: plain rows."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tashkhana.storage.seals import SavedSeal

Kind = Literal["alone", "friends", "quick"]
Phase = Literal["gathering", "playing"]
Outcome = Literal["won", "lost", "drawn", "abandoned"]
"""What a match was for a player; `abandoned` matches count apart from the finished ones."""


class SavedSeat(Struct, frozen=True):
    """A seat of a room: a person (`player`, the hash of their secret, and a name of their own) or a bot (None).

    While a room gathers, a seat without a person is free, and has no name.
    `person`: who that is to the others, where it does not follow from the player any more.
    """

    seat: int
    player: str | None
    name: str
    picture: str = ""
    person: str | None = None


class SavedRoom(Struct, frozen=True):
    """A room as it is now. Times are seconds since 1970.

    `preset` and `settings` are those of its next match. `host`: a seat, or None. `watch`: the code of the link for
    watchers, while it is on. `text`: whether the seated may write to each other.
    """

    id: str
    game: str
    preset: str
    settings: dict[str, str | int]
    seats: tuple[SavedSeat, ...]
    opened: int
    closed: int | None = None
    kind: Kind = "alone"
    phase: Phase = "playing"
    host: int | None = None
    watch: str | None = None
    text: bool = False


class SavedMatch(Struct, frozen=True):
    """The `number`th match of a room, from 1, and the house rules under which it is played."""

    number: int
    preset: str
    settings: dict[str, str | int]


class SavedSeatCode(Struct, frozen=True):
    """A code that moves a seat to another device, known by its hash only. `expires`: seconds since 1970."""

    hash: str
    room: str
    player: str
    expires: int


class Line(Struct, frozen=True):
    """An entry of the log: the `version`th of this `match`, and the ask of the `asker` seat that it answered."""

    match: int
    version: int
    line: str
    asker: int | None = None
    ask: str | None = None


class Result(Struct, frozen=True):
    """How a match ended for the person in a seat."""

    seat: int
    player: str
    outcome: Outcome


class NewEntry(Struct, frozen=True):
    """An entry to be appended to a room's log, and the results that it brings if the match ends with it.

    `begins`: the match that begins with it, where no earlier write has begun it. `seal`: of the deal that it deals,
    with its numbers.
    """

    room: str
    game: str
    line: Line
    results: tuple[Result, ...] = ()
    begins: SavedMatch | None = None
    seal: SavedSeal | None = None
