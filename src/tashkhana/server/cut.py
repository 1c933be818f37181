"""Cutting off a socket whose other end does not read.

ASGI knows only the polite close, which waits until everything has been read, for a stuck reader for ever.
"""

from __future__ import annotations

from typing import Any

from litestar import WebSocket
from litestar.types import Scope, Send

KEY = "tashkhana.transport"


def remember_transport(scope: Scope, send: Send) -> None:
    """Keep the transport of a socket within reach, where the server (uvicorn) shows it."""
    scope[KEY] = getattr(getattr(send, "__self__", None), "transport", None)  # type: ignore[literal-required]


def cut(socket: WebSocket[Any, Any, Any]) -> None:
    """Drop the connection at once; what it has not read is lost, and it starts afresh when it comes back."""
    transport = socket.scope.get(KEY)
    if transport is not None:
        transport.abort()  # type: ignore[attr-defined]
