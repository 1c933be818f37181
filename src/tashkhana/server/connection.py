"""One socket: what is told waits in a bounded outbox, so that a slow reader holds up nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Literal

import msgspec
from litestar import WebSocket

from tashkhana.core.advice import Advice
from tashkhana.core.cards import Card
from tashkhana.core.seal import Seal
from tashkhana.core.seen import Seen
from tashkhana.rooms import PlayerId, RoomState
from tashkhana.rooms.guest import IceServer, SeatVoice
from tashkhana.server.cut import cut, wire_of
from tashkhana.server.hearing import Nonsense, read_ask
from tashkhana.server.protocol import (
    Advised,
    Answer,
    AnyAsk,
    AnyTell,
    Clock,
    Found,
    Goodbye,
    News,
    Pong,
    Revealed,
    Said,
    Sealed,
    SeatCodeGiven,
    Signalled,
    Table,
    Voices,
    Welcome,
)
from tashkhana.server.wire import Wire

OUTBOX = 128
"""Messages that may wait for a slow reader; then it is closed, and is up to date when it comes back."""
LINGER_S = 2.0
"""Seconds for the last words to leave."""
SEND_S = 30.0
"""Seconds for one message to leave."""
AT_ONCE = 64 * 1024
"""Bytes that leave together, about; then it is seen again whether the reader keeps up."""

CLOSE_CODES = {
    "malformed": 4400,
    "given-up": 4403,
    "room-full": 4403,
    "watchers-full": 4403,
    "removed": 4403,
    "room-unknown": 4404,
    "elsewhere": 4409,
    "room-closed": 4410,
    "left": 4410,
    "moved": 4410,
    "watching-off": 4410,
    "protocol-old": 4426,
    "too-fast": 4429,
}
CLOSED_OTHERWISE = 4400 + 99

_ENCODER = msgspec.json.Encoder()


class Gone(Exception):
    """The client has closed the socket."""


class Connection:
    """A socket as a guest of a room. Who it is, is set by whoever reads its first ask."""

    player: PlayerId
    name: str = ""
    picture: str = ""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Wrap a socket that has been accepted."""
        self._socket = socket
        self._wire = wire_of(socket)
        self._outbox: deque[AnyTell] = deque()
        self._told = asyncio.Event()
        self._writing: asyncio.Task[None] | None = None
        self._slow = False

    def welcome(self, state: RoomState) -> None:
        """Tell where they sit, and who else is there."""
        self.tell(Welcome(**msgspec.structs.asdict(state)))

    def table(self, match: int, seen: Seen) -> None:
        """Tell what they may know now."""
        self.tell(Table(match, seen))

    def answer(self, ask: str, version: int, code: str | None, facts: dict[str, Any]) -> None:
        """Answer an ask."""
        self.tell(Answer(ask, version, code, facts))

    def advice(self, ask: str, version: int, advice: Advice) -> None:
        """Answer an ask for a hint."""
        self.tell(Advised(ask, version, advice))

    def clock(self, version: int, seats: tuple[int, ...], left_ms: int, total_ms: int) -> None:
        """Tell how much time these seats have left."""
        self.tell(Clock(version, seats, left_ms, total_ms))

    def news(self, code: str, seat: int | None, name: str) -> None:
        """Tell something about the people of the room."""
        self.tell(News(code, seat, name))

    def seat_code(self, ask: str, code: str, valid_s: int) -> None:
        """Answer an ask for a seat code."""
        self.tell(SeatCodeGiven(ask, code, valid_s))

    def said(self, seat: int, kind: Literal["emoji", "phrase", "text"], words: str) -> None:
        """Tell what somebody said."""
        self.tell(Said(seat, kind, words))

    def voices(self, voices: tuple[SeatVoice, ...], ice: tuple[IceServer, ...]) -> None:
        """Tell whose voices are on."""
        self.tell(Voices(voices, ice))

    def signalled(self, seat: int, visit: int, data: str) -> None:
        """Tell what another browser says; never so much of it that others could cut this line by their signals."""
        if len(self._outbox) < OUTBOX // 2:
            self.tell(Signalled(seat, visit, data))

    def sealed(self, match: int, deal: int, method: str, seal: str) -> None:
        """Tell the seal of a deal."""
        self.tell(Sealed(match, deal, method, seal))

    def revealed(self, seal: Seal, orders: tuple[tuple[Card, ...], ...]) -> None:
        """Tell, after a deal, what its shuffles were drawn from."""
        self.tell(Revealed(seal.match, seal.deal, seal.method, seal.secret, seal.numbers, orders))

    def pong(self) -> None:
        """Say that the house is there."""
        self.tell(Pong())

    def goodbye(self, code: str) -> None:
        """Tell why the house closes the socket, and close it."""
        self.tell(Goodbye(code))

    def tell(self, tell: AnyTell) -> None:
        """Put a message into the outbox; if that is full, give the connection up."""
        if len(self._outbox) < OUTBOX:
            self._outbox.append(tell)
            self._told.set()
            return
        self._slow = True
        if self._writing is not None:
            self._writing.cancel()

    async def hear(self) -> AnyAsk:
        """The next ask.

        :raises Gone: the client has closed the socket
        :raises Nonsense: "malformed"
        """
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text = message.get("text")
        if not isinstance(text, str):
            raise Nonsense("malformed")
        return read_ask(text)

    async def write(self) -> None:
        """Send what is told, up to the goodbye, or to the table of a quick match."""
        self._writing = asyncio.current_task()
        last: AnyTell | None = None
        while not isinstance(last, Goodbye | Found):
            try:
                last = await self._send_some()
            except TimeoutError:
                self._slow = True
                return
        if isinstance(last, Goodbye):
            await self._socket.close(CLOSE_CODES.get(last.code, CLOSED_OTHERWISE), last.code)
        else:
            await self._socket.close()

    async def _send_some(self) -> AnyTell:
        """Send what is in the outbox, as much as may leave together, or wait for something; the last of it.

        :raises TimeoutError: it does not leave
        """
        while not self._outbox:
            self._told.clear()
            await self._told.wait()
        wire = self._wire
        if wire is not None and wire.can_write.is_set():
            return self._write_some(wire)
        async with asyncio.timeout(SEND_S):
            if wire is not None:
                await wire.can_write.wait()
                return self._write_some(wire)
            tell = self._outbox.popleft()
            await self._socket.send_text(_ENCODER.encode(tell).decode())
            return tell

    def _write_some(self, wire: Wire) -> AnyTell:
        texts: list[bytes] = []
        length = 0
        while True:
            last = self._outbox.popleft()
            texts.append(_ENCODER.encode(last))
            length += len(texts[-1])
            if not self._outbox or length >= AT_ONCE or isinstance(last, Goodbye | Found):
                wire.write_texts(texts)
                return last

    async def last_words(self) -> None:
        """Let what is in the outbox leave; a client that does not read is cut off."""
        if self._writing is not None and not self._slow:
            await asyncio.wait([self._writing], timeout=LINGER_S)
        if self._slow or self._writing is None or not self._writing.done():
            cut(self._socket)
