"""The door, before anything is read: whose pages may ask, and how much one address may do.

The limits of a single connection stand where it is read (`socket.py`); `docs/7-running-it.md` lists them all.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, cast

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from tashkhana.rooms.bucket import Bucket, Buckets
from tashkhana.server import protocol
from tashkhana.server.address import address_of
from tashkhana.server.config import Config
from tashkhana.server.connection import CLOSE_CODES
from tashkhana.server.origin import may_connect

LOG = structlog.get_logger()

GUESSES_AT_ONCE = 20
GUESSES_PER_S = 0.2
"""Codes that are none: of a room, of a link for watchers, of a seat, of who moves. Codes that are one cost nothing
(SE10)."""
ADDRESSES = 10_000
"""Addresses whose limits are remembered."""
TAKING_CODES = frozenset({"/api/seat", "/api/me/claim", "/api/me/merge"})
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
STATUS = {"origin-foreign": 403, "too-fast": 429}


class Door:
    """The app behind a door."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        """Nobody is here yet."""
        self._app = app
        self._config = config
        self._requests = Buckets(config.requests_at_once, config.requests_per_s, ADDRESSES)
        self._asks = Buckets(config.address_asks_at_once, config.address_asks_per_s, ADDRESSES)
        self._guesses = Buckets(GUESSES_AT_ONCE, GUESSES_PER_S, ADDRESSES)
        self._sockets: Counter[str] = Counter()
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let in, or say why not."""
        kind: str = scope["type"]  # also "lifespan", which Litestar does not list
        match kind:
            case ScopeType.HTTP:
                await self._answer(cast(HTTPScope, scope), receive, send)
            case ScopeType.WEBSOCKET:
                await self._connect(cast(WebSocketScope, scope), receive, send)
            case _:
                await self._app(scope, receive, send)

    # Over HTTP

    async def _answer(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        self._look_for_a_proxy(scope)
        address = address_of(scope)
        code = self._why_no_answer(scope, address)
        if code is not None:
            await _refuse(send, code)
        elif _takes_a_code(scope["path"]):
            await self._app(scope, receive, _watching(send, self._guesses.of(address)))
        else:
            await self._app(scope, receive, send)

    def _why_no_answer(self, scope: HTTPScope, address: str) -> str | None:
        if scope["method"] not in SAFE_METHODS and not self._is_ours(scope):
            return "origin-foreign"
        if scope["path"].startswith("/api/") and not self._requests.take(address):
            return "too-fast"
        guessing = _takes_a_code(scope["path"]) and not self._guesses.of(address).has_one()
        return "too-fast" if guessing else None

    # Sockets

    async def _connect(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        self._look_for_a_proxy(scope)
        address = address_of(scope)
        if not self._is_ours(scope):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "origin-foreign"})
            return
        if self._is_full(scope["path"], address):
            await _turn_away(receive, send, "too-fast")
            return
        self._sockets[address] += 1
        try:
            guesses = self._guesses.of(address)
            await self._app(scope, self._not_too_fast(receive, address), _watching(send, guesses))
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _is_full(self, path: str, address: str) -> bool:
        if self._sockets[address] >= self._config.sockets_per_address:
            return True
        return path != "/ws/quick" and not self._guesses.of(address).has_one()

    def _not_too_fast(self, receive: Receive, address: str) -> Receive:
        """All sockets of an address together are read so fast and no faster; nobody is thrown out for the others."""

        async def slowly() -> Any:
            message = await receive()
            if message["type"] == "websocket.receive":
                owing = self._asks.of(address).owe()
                if owing:
                    await asyncio.sleep(owing)
            return message

        return slowly

    # Both

    def _is_ours(self, scope: HTTPScope | WebSocketScope) -> bool:
        headers = dict(scope["headers"])
        origin, host = (headers.get(name) for name in (b"origin", b"host"))
        secure = scope["scheme"] in ("https", "wss")
        return may_connect(_text(origin), _text(host), self._config.origins, secure=secure)

    def _look_for_a_proxy(self, scope: HTTPScope | WebSocketScope) -> None:
        """Whoever runs the house behind a proxy must say so, or all its guests share the limits of one address."""
        if self._warned or self._config.proxies:
            return
        if any(name == b"x-forwarded-for" for name, _ in scope["headers"]):
            self._warned = True
            LOG.warning("forwarded headers are not trusted: name your proxy with --proxy", proxy=address_of(scope))


def _takes_a_code(path: str) -> bool:
    return path.startswith("/api/rooms/") or path in TAKING_CODES


def _watching(send: Send, guesses: Bucket) -> Send:
    """The same, and whoever is told that there is no such code has guessed."""

    async def watch(message: Message) -> None:
        nothing_there = (
            message["type"] == "http.response.start" and message["status"] == 404  # what HTTP calls it
        ) or (message["type"] == "websocket.close" and message["code"] == CLOSE_CODES["room-unknown"])
        if nothing_there:
            guesses.owe()
        await send(message)

    return watch


async def _refuse(send: Send, code: str) -> None:
    content = msgspec.json.encode(protocol.Refused(code))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(content)).encode())]
    await send({"type": "http.response.start", "status": STATUS[code], "headers": headers})
    await send({"type": "http.response.body", "body": content, "more_body": False})


async def _turn_away(receive: Receive, send: Send, code: str) -> None:
    """Let a socket in just to say why it cannot stay: a browser sees no reason for one that was not let in."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    goodbye = msgspec.json.encode(protocol.Goodbye(code)).decode()
    await send({"type": "websocket.send", "text": goodbye, "bytes": None})
    await send({"type": "websocket.close", "code": CLOSE_CODES[code], "reason": code})


def _text(value: bytes | None) -> str | None:
    return None if value is None else value.decode("latin-1")
