"""Guests: connections of players and watchers, as a room sees them."""

from __future__ import annotations

from typing import Any, Literal, Protocol

from msgspec import Struct

from tashkhana.core.advice import Advice
from tashkhana.core.cards import Card
from tashkhana.core.seal import Seal
from tashkhana.core.seen import Seen
from tashkhana.core.settings import Value
from tashkhana.rooms.player import PlayerId
from tashkhana.storage import Kind, Phase


class Place(Struct, frozen=True):
    """Who sits in a seat. `name` is a person's own; a bot's is a text id such as `bot-name-3`.

    `free`: nobody yet, in a room that gathers. `here`: connected. `stand_in`: a computer plays it until they come back.
    `person`: the same person of this room, under whatever name and in whatever seat; "" where there is none.
    """

    name: str
    bot: bool
    here: bool
    free: bool = False
    stand_in: bool = False
    picture: str = ""
    person: str = ""


class RoomState(Struct, frozen=True):
    """A room and who is in it, as one of its guests may know it; see `Welcome` in `server/protocol.py`."""

    room: str
    seat: int | None
    places: tuple[Place, ...]
    game: str
    preset: str
    settings: dict[str, Value]
    kind: Kind
    phase: Phase
    host: int | None
    host_gone: bool
    watch: str | None
    watchers: int
    text: bool


class SeatVoice(Struct, frozen=True):
    """A seat whose voice is on; `visit` is a new, higher number each time that one joins. `open`: its microphone is."""

    seat: int
    visit: int
    open: bool


class IceServer(Struct, frozen=True):
    """A server that helps browsers to find each other, as `RTCPeerConnection` takes it."""

    urls: tuple[str, ...]
    username: str | None = None
    credential: str | None = None


class Guest(Protocol):
    """One connection. Its methods never wait: a connection that cannot keep up is closed by its own side.

    `name` and `picture` are those under which a new player would sit down.
    """

    player: PlayerId
    name: str
    picture: str

    def welcome(self, state: RoomState) -> None:
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

    def clock(self, version: int, seats: tuple[int, ...], left_ms: int, total_ms: int) -> None:
        """Tell how much time these seats have left on the table of this version."""
        ...

    def news(self, code: str, seat: int | None, name: str) -> None:
        """Tell something about the people of the room."""
        ...

    def seat_code(self, ask: str, code: str, valid_s: int) -> None:
        """Answer an ask for a code that moves their seat to another device."""
        ...

    def said(self, seat: int, kind: Literal["emoji", "phrase", "text"], words: str) -> None:
        """Tell what somebody said."""
        ...

    def voices(self, voices: tuple[SeatVoice, ...], ice: tuple[IceServer, ...]) -> None:
        """Tell whose voices are on; `ice`: for those who have joined."""
        ...

    def signalled(self, seat: int, visit: int, data: str) -> None:
        """Tell what another browser says to this one; it may get lost on the way."""
        ...

    def sealed(self, match: int, deal: int, method: str, seal: str) -> None:
        """Tell the seal of a deal."""
        ...

    def revealed(self, seal: Seal, orders: tuple[tuple[Card, ...], ...]) -> None:
        """Tell, after a deal, what its shuffles were drawn from."""
        ...

    def goodbye(self, code: str) -> None:
        """Tell why the room closes the connection, and close it."""
        ...
