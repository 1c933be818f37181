"""Bad weather between browsers and the house: a line that is cut, frozen and delayed, and browsers that come back."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tashkhana.server.protocol import PROTOCOL

AWAY = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)
FREEZE_S = 0.3


@dataclass
class Weather:
    """What happens to each piece that crosses the line; `calm` lets everything pass."""

    dice: random.Random
    calm: bool = False
    cut: float = 0.03
    freeze: float = 0.01
    delay: float = 0.2
    happened: dict[str, int] = field(default_factory=dict)

    async def pass_or_raise(self) -> None:
        """Let a piece pass, now or later.

        :raises ConnectionError: the line breaks before the piece has passed
        """
        chance = 1.0 if self.calm else self.dice.random()
        if chance < self.cut:
            self._note("cut")
            raise ConnectionError("cut")
        if chance < self.cut + self.freeze:
            self._note("frozen")
            await asyncio.sleep(FREEZE_S)
            raise ConnectionError("frozen, then cut")
        if chance < self.cut + self.freeze + self.delay:
            self._note("delayed")
            await asyncio.sleep(self.dice.random() * 0.02)

    def _note(self, what: str) -> None:
        self.happened[what] = self.happened.get(what, 0) + 1


class Line:
    """A proxy in front of the house, whose port may change when it is started again."""

    def __init__(self, weather: Weather) -> None:
        self.weather = weather
        self.house_port = 0
        self.port = 0

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    async def _connect(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        writers = [back]
        try:
            far, forth = await asyncio.open_connection("127.0.0.1", self.house_port)
            writers.append(forth)
            ways = [asyncio.create_task(self._carry(near, forth)), asyncio.create_task(self._carry(far, back))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
        except OSError:
            pass
        finally:
            for writer in writers:
                writer.transport.abort()

    async def _carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while piece := await source.read(65_536):
                await self.weather.pass_or_raise()
                sink.write(piece)
                await sink.drain()


@dataclass
class Stubborn:
    """A browser that keeps its asks until they are answered, and comes back for ever.

    It moves by `dice` whenever it may, and deals on; it stops where the match is over.
    """

    room: str
    secret: str
    port: Callable[[], int]
    dice: random.Random
    raw: list[bytes] = field(default_factory=list)
    answered: dict[str, int] = field(default_factory=dict)
    pending: dict[str, dict[str, Any]] = field(default_factory=dict)
    welcome: dict[str, Any] | None = None
    table: dict[str, Any] | None = None
    goodbye: str | None = None
    lines: int = 0
    asks: int = 0
    moved_at: tuple[int, int] = (0, -1)
    socket: ClientConnection | None = None

    @property
    def over(self) -> bool:
        return self.table is not None and self.table["seen"]["stage"] == "match-over"

    async def play(self) -> None:
        """Play until the task is cancelled."""
        while True:
            try:
                await self._follow()
            except AWAY:
                await asyncio.sleep(0.01)

    async def ask(self, t: str, **more: Any) -> None:
        """Ask now, and again on every new line until it is answered."""
        self.pending[t] = {"t": t, "id": t, **more}
        assert self.socket is not None
        await self._send(self.socket, self.pending[t])

    async def _follow(self) -> None:
        async with connect(f"ws://127.0.0.1:{self.port()}/ws/{self.room}", max_size=None, compression=None) as socket:
            self.lines += 1
            self.socket = socket
            await self._send(socket, {"t": "sit", "id": "sit", "secret": self.secret, "protocol": PROTOCOL})
            fresh = True
            while True:
                # Not `wait_for`, which may lose a cancellation that comes together with a message.
                async with asyncio.timeout(5):
                    text = await socket.recv()
                self.raw.append(str(text).encode())
                await self._hear(socket, json.loads(text))
                if fresh:
                    fresh = False
                    for ask in list(self.pending.values()):
                        await self._send(socket, ask)

    async def _hear(self, socket: ClientConnection, tell: dict[str, Any]) -> None:
        match tell["t"]:
            case "answer":
                ask = self.pending.pop(tell["id"], None)
                if ask is not None and tell["code"] is None:
                    self.answered[tell["id"]] = tell["version"]
                elif ask is not None:
                    # The table that was too new for it is on its way.
                    self.moved_at = (0, -1)
            case "welcome":
                self.welcome = tell
            case "table":
                self.table = tell
                await self._move(socket)
            case "sealed":
                number = self.dice.randbytes(32).hex()
                await self._send(socket, {"t": "stir", "match": tell["match"], "deal": tell["deal"], "number": number})
            case "goodbye":
                self.goodbye = tell["code"]

    async def _move(self, socket: ClientConnection) -> None:
        assert self.table is not None
        seen = self.table["seen"]
        at = (self.table["match"], seen["version"])
        wish = self._wish(seen)
        if wish is None or at == self.moved_at or self.pending:
            return
        self.moved_at = at
        self.asks += 1
        ask = {"id": f"{self.secret[:5]}-{self.asks}", "version": seen["version"], **wish}
        self.pending[ask["id"]] = ask
        await self._send(socket, ask)

    def _wish(self, seen: dict[str, Any]) -> dict[str, Any] | None:
        if seen["stage"] == "deal-over":
            return {"t": "next"}
        return {"t": "act", "move": self.dice.choice(seen["legal"])} if seen["legal"] else None

    async def _send(self, socket: ClientConnection, ask: dict[str, Any]) -> None:
        await socket.send(json.dumps(ask))


async def until(happened: Callable[[], bool], limit_s: float, what: Callable[[], str]) -> None:
    """Wait for something that must happen.

    :raises AssertionError: it has not, and what is the case instead
    """
    loop = asyncio.get_running_loop()
    end = loop.time() + limit_s
    while not happened():
        assert loop.time() < end, what()
        await asyncio.sleep(0.02)
