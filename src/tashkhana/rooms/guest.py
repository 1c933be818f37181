"""Guests: connections of players and watchers, as a room sees them."""

from __future__ import annotations

from typing import Any, Literal, Protocol

from msgspec import Struct

from tashkhana.core.advice import Advice
from tashkhana.core.seen import Seen
from tashkhana.rooms.player import PlayerId


Kind = Literal["alone", "friends", "quick"]
"""A room for one person and computers, one for whoever has its code, one for strangers."""
Phase = Literal["gathering", "playing"]


class Place(Struct, frozen=True):
    """Who sits in a seat. `name` is a person's own; a bot's is a text id such as `bot-name-3`.

    `free`: nobody yet, in a room that gathers. `here`: connected. `stand_in`: a computer plays it until they come back.
    """

    name: str
    bot: bool
    here: bool
    free: bool = False
    stand_in: bool = False
    picture: str = ""


class SeatVoice(Struct, frozen=True):
    """A seat whose voice is on; `visit` counts the times that it has joined. `open`: its microphone is."""

    seat: int
    visit: int
    open: bool


class IceServer(Struct, frozen=True):
    """A server that helps browsers to find each other, as `RTCPeerConnection` takes it."""

    urls: tuple[str, ...]
    username: str | None = None
    credential: str | None = None


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
