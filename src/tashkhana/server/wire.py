"""The wire of a socket: uvicorn's, with a shorter way out for what the house tells.

Through ASGI each message is a call through every layer, and a write of its own. Here all that is due for one reader
leaves in one write, as soon as the reader can take it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Wire(WebSocketsSansIOProtocol):
    """A socket as uvicorn serves it."""

    @property
    def can_write(self) -> asyncio.Event:
        """Set while the reader keeps up."""
        return self.writable

    def write_texts(self, texts: Iterable[bytes]) -> None:
        """Send these texts, all at once; see first that `can_write` is set.

        :raises ClientDisconnected: as `send` does
        """
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))


def _head(length: int) -> bytes:
    """What goes before a text that a server sends whole (RFC 6455, 5.2).

    >>> _head(5).hex(), _head(300).hex(), _head(70000).hex()
    ('8105', '817e012c', '817f0000000000011170')
    """
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
