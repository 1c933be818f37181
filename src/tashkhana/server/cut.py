"""Cutting off a socket whose other end does not read.

ASGI knows only the polite close, which waits until everything has been read, for a stuck reader for ever.
"""

from __future__ import annotations

from typing import Any

from litestar import WebSocket
from litestar.types import Scope, Send

from tashkhana.server.wire import Wire

KEY = "tashkhana.transport"
WIRE = "tashkhana.wire"


def remember_transport(scope: Scope, send: Send) -> None:
    """Keep the transport of a socket, and its wire, within reach where the server (uvicorn) shows them."""
    server = getattr(send, "__self__", None)
    scope[KEY] = getattr(server, "transport", None)  # type: ignore[literal-required]
    scope[WIRE] = server if isinstance(server, Wire) else None  # type: ignore[literal-required]


def wire_of(socket: WebSocket[Any, Any, Any]) -> Wire | None:
    """The wire of a socket; None where another server than ours serves it."""
    wire = socket.scope.get(WIRE)
    return wire if isinstance(wire, Wire) else None


def cut(socket: WebSocket[Any, Any, Any]) -> None:
    """Drop the connection at once; what it has not read is lost, and it starts afresh when it comes back."""
    transport = socket.scope.get(KEY)
    if transport is not None:
        transport.abort()  # type: ignore[attr-defined]
