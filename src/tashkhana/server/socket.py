"""The socket of a room: who comes in, what they may ask, and when they are shown the door."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from tashkhana.core.refusal import NotAllowed
from tashkhana.rooms import House, Room, RoomCode, Saying, player_of, read_code
from tashkhana.rooms.bucket import Bucket
from tashkhana.server import protocol
from tashkhana.server.config import Config
from tashkhana.server.connection import Connection, Gone
from tashkhana.server.hearing import Nonsense
from tashkhana.server.wishes import wish_of

LOG = structlog.get_logger()

SIT_S = 10.0
"""Seconds in which a new socket says who it is."""
SIGNALS_AT_ONCE = 300
"""Five browsers to find, each with a description and some twenty candidates, and again if it fails."""
SIGNALS_PER_S = 30.0
"""Signals beyond that are lost, and count as asks."""


AnySocket = WebSocket[Any, Any, Any]


@websocket("/ws/{code:str}")
async def room_socket(
    socket: AnySocket, code: FromPath[str], house: NamedDependency[House], config: NamedDependency[Config]
) -> None:
    """Follow a room: the first ask says who is there, then the room tells and the client asks."""
    await _serve(socket, house, config, code)


@websocket("/ws/watch/{code:str}")
async def watch_socket(
    socket: AnySocket, code: FromPath[str], house: NamedDependency[House], config: NamedDependency[Config]
) -> None:
    """Watch a room: told what everybody may know, and only a clear ask takes a seat."""
    await _serve(socket, house, config, code, watches=True)


async def _serve(socket: AnySocket, house: House, config: Config, code: str, *, watches: bool = False) -> None:
    await socket.accept()
    connection = Connection(socket)
    visit = Visit(connection, house, Bucket(config.asks_at_once, config.asks_per_s), watches)
    reading = asyncio.create_task(visit.run(code), name="socket reader")
    writing = asyncio.create_task(connection.write(), name="socket writer")
    try:
        await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        if not reading.done() or visit.said_goodbye:
            await connection.last_words()
    finally:
        reading.cancel()
        writing.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)


@dataclass(slots=True)
class Visit:
    """One connection from its first ask to its end."""

    connection: Connection
    house: House
    bucket: Bucket
    watches: bool
    signals: Bucket = field(default_factory=lambda: Bucket(SIGNALS_AT_ONCE, SIGNALS_PER_S))
    said_goodbye: bool = False

    async def run(self, code: str) -> None:
        """Sit down, then ask on; nonsense ends it."""
        try:
            await self._follow(code)
        except Gone:
            return
        except TimeoutError:
            self._dismiss("malformed")
        except (Nonsense, NotAllowed) as error:
            LOG.info("goodbye", code=error.code)
            self._dismiss(error.code)
        except Exception:
            LOG.exception("a socket failed", room=code)
            self._dismiss("room-trouble")

    def _dismiss(self, code: str) -> None:
        self.said_goodbye = True
        self.connection.goodbye(code)

    async def _follow(self, code: str) -> None:
        async with asyncio.timeout(SIT_S):
            await self._sit()
        found = read_code(code)
        if found is None:
            raise NotAllowed("room-unknown")
        room = await self._enter(found)
        try:
            while True:
                self._ask(room, await self._hear())
        finally:
            room.leave(self.connection)

    async def _enter(self, code: RoomCode) -> Room:
        if self.watches:
            room = await self.house.watched_room(code)
            room.watch(self.connection, code)
        else:
            room = await self.house.room(code)
            room.come(self.connection)
        return room

    async def _sit(self) -> None:
        ask = await self._hear()
        if not isinstance(ask, protocol.Sit):
            raise Nonsense("malformed")
        if ask.protocol != protocol.PROTOCOL:
            raise Nonsense("protocol-old")
        self.connection.player = player_of(ask.secret)
        await self.house.moving.check(self.connection.player)
        self.connection.name, self.connection.picture = ask.name, ask.picture

    async def _hear(self) -> protocol.AnyAsk:
        while True:
            ask = await self.connection.hear()
            if isinstance(ask, protocol.Signal) and self.signals.take():
                return ask
            if not self.bucket.take():
                raise Nonsense("too-fast")
            if not isinstance(ask, protocol.Signal):
                return ask

    def _ask(self, room: Room, ask: protocol.AnyAsk) -> None:
        wished = wish_of(ask)
        if wished is not None:
            room.ask(self.connection, *wished)
            return
        match ask:
            case protocol.Say(id, kind, words):
                room.say(self.connection, id, Saying(kind, words))
            case protocol.Voice(id, on, microphone):
                room.voice(self.connection, id, on=on, microphone=microphone)
            case protocol.Signal(to, visit, data):
                room.signal(self.connection, to, visit, data)
            case protocol.Ping():
                self.connection.pong()
            case protocol.Hint(id, version):
                room.hint(self.connection, id, version)
            case protocol.Finish(id, match, deal):
                room.finish(self.connection, id, match, deal)
            case protocol.Stir(match, deal, number):
                room.stir(self.connection, match, deal, number)
            case protocol.SeatCode(id):
                room.seat_code(self.connection, id)
            case _:
                raise Nonsense("malformed")
