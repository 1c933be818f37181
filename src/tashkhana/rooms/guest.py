"""Guests: connections of players and watchers, as a room sees them."""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

from tashkhana.core.advice import Advice
from tashkhana.core.seen import Seen
from tashkhana.rooms.player import PlayerId


class Place(Struct, frozen=True):
    """Who sits in a seat. `name` is a person's own; a bot's is a text id such as `bot-name-3`."""

    name: str
    bot: bool
    here: bool


class Guest(Protocol):
    """One connection. Its methods never wait: a connection that cannot keep up is closed by its own side."""

    player: PlayerId

    def welcome(self, room: str, seat: int | None, places: tuple[Place, ...], preset: str) -> None:
        """Tell where they sit, and who else is there."""
        ...

    def table(self, match: int, seen: Seen) -> None:
        """Tell what they may know now."""
        ...

    def answer(self, ask: str, version: int, code: str | None, facts: dict[str, Any]) -> None:
        """Answer an ask: done (`code` None), or why not."""
        ...

    def advice(self, ask: str, version: int, advice: Advice) -> None:
        """Answer an ask for a hint."""
        ...

    def goodbye(self, code: str) -> None:
        """Tell why the room closes the connection, and close it."""
        ...
