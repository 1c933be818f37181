"""The socket of the quick match: what I seek, how many wait, and my table."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency

from tashkhana.core.refusal import NotAllowed
from tashkhana.rooms import House, player_of
from tashkhana.rooms.bucket import Bucket
from tashkhana.rooms.player import PlayerId
from tashkhana.rooms.quick import Quick
from tashkhana.rooms.tickets import Seeking
from tashkhana.server import protocol
from tashkhana.server.config import Config
from tashkhana.server.connection import Connection, Gone
from tashkhana.server.hearing import Nonsense

LOG = structlog.get_logger()

SEEK_S = 10.0
"""Seconds in which a new socket says what it seeks."""


@websocket("/ws/quick")
async def quick_socket(
    socket: WebSocket[Any, Any, Any],
    house: NamedDependency[House],
    quick: NamedDependency[Quick],
    config: NamedDependency[Config],
) -> None:
    """Wait for a table: the first ask says what is sought, then the house tells until it is found."""
    await socket.accept()
    connection = Connection(socket)
    search = Search(connection, house, quick, Bucket(config.asks_at_once, config.asks_per_s))
    reading = asyncio.create_task(search.run(), name="quick reader")
    writing = asyncio.create_task(connection.write(), name="quick writer")
    try:
        await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        if not search.gone:
            await connection.last_words()
    finally:
        reading.cancel()
        writing.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)


@dataclass(slots=True, eq=False)
class Search:
    """One connection from its first ask to its end; a searcher of the quick match."""

    connection: Connection
    house: House
    quick: Quick
    bucket: Bucket
    gone: bool = False

    def waiting(self, waiting: int, fill_s: float) -> None:
        """Tell how many people wait."""
        self.connection.tell(protocol.Waiting(waiting, fill_s))

    def found(self, room: str) -> None:
        """Tell the table, and close the socket."""
        self.connection.tell(protocol.Found(room))

    def goodbye(self, code: str) -> None:
        """Tell why it ends."""
        self.connection.goodbye(code)

    async def run(self) -> None:
        """Seek until the table is found or the line is gone."""
        try:
            await self._seek()
        except Gone:
            self.gone = True
        except TimeoutError:
            self.goodbye("malformed")
        except (Nonsense, NotAllowed) as error:
            LOG.info("goodbye", code=error.code)
            self.goodbye(error.code)
        except Exception:
            LOG.exception("a quick match failed")
            self.goodbye("room-trouble")

    async def _seek(self) -> None:
        async with asyncio.timeout(SEEK_S):
            player, seeking = self._sought(await self._hear())
            await self.house.moving.check(player)
        try:
            await self.quick.seek(self, seeking)
            while isinstance(await self._hear(), protocol.Ping):
                self.connection.pong()
            raise Nonsense("malformed")
        finally:
            self.quick.leave(self, player)

    async def _hear(self) -> protocol.AnyAsk:
        ask = await self.connection.hear()
        if not self.bucket.take():
            raise Nonsense("too-fast")
        return ask

    def _sought(self, ask: protocol.AnyAsk) -> tuple[PlayerId, Seeking]:
        if not isinstance(ask, protocol.Seek):
            raise Nonsense("malformed")
        if ask.protocol != protocol.PROTOCOL:
            raise Nonsense("protocol-old")
        player = player_of(ask.secret)
        return player, Seeking(player, ask.game, ask.players, ask.name, ask.picture)
