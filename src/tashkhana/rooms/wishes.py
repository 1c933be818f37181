"""What a guest may ask of a room."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct


class Move(Struct, frozen=True):
    """Make this move on the table of this version."""

    version: int
    move: str


class NextDeal(Struct, frozen=True):
    """Deal the next deal of the match."""

    version: int


class NextMatch(Struct, frozen=True):
    """Begin another match under the same settings."""

    version: int


class NewSettings(Struct, frozen=True):
    """Change settings that change no rule."""

    settings: Mapping[str, Any]


TableWish = Move | NextDeal | NextMatch | NewSettings
"""What is asked of the match on the table."""


class Start(Struct, frozen=True):
    """Begin to play; computers take the free seats."""


class Gather(Struct, frozen=True):
    """Gather anew after a match."""


class Arrange(Struct, frozen=True):
    """Other house rules for the next match."""

    preset: str
    settings: Mapping[str, Any]


class Swap(Struct, frozen=True):
    """These seats change places."""

    seat: int
    to: int


class Remove(Struct, frozen=True):
    """This person leaves for good."""

    seat: int


class HandOver(Struct, frozen=True):
    """This person is the host."""

    seat: int


class TakeOver(Struct, frozen=True):
    """Be the host, who has gone."""


class Allow(Struct, frozen=True):
    """Switch the link for watchers, or text among the seated."""

    what: Literal["watching", "text"]
    on: bool


class Rename(Struct, frozen=True):
    """Another name and picture."""

    name: str
    picture: str


class Stand(Struct, frozen=True):
    """Leave for good."""


class Join(Struct, frozen=True):
    """A watcher takes a free seat."""

    name: str
    picture: str


HostWish = Start | Gather | Arrange | Swap | Remove | HandOver | Allow
"""What only the host may ask."""
SeatWish = HostWish | TakeOver | Rename | Stand | Join
"""What is asked of the room and its seats."""
Wish = TableWish | SeatWish
