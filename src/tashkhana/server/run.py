"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import webbrowser
from collections.abc import Iterator

import uvicorn
from litestar.types import ASGIApp
from rich.console import Console

from tashkhana.server.app import make_app
from tashkhana.server.config import Config
from tashkhana.server.log import keep_a_log
from tashkhana.server.wire import Wire

LONGEST_FRAME = 256 * 1024
"""Bytes that a socket takes in before it breaks off by itself; asks over 4 KB are refused with a code before that."""
GRACE_S = 3
PING_S = 5.0
"""Seconds between knocks at each socket; a line that answers none for `PONG_S` is dead, and its person away."""
PONG_S = 10.0
NEW_OBJECTS = 20_000
"""Objects that come to be and stay before Python looks for garbage among them."""
ANYWHERE = ("0.0.0.0", "::")  # noqa: S104 (whoever runs the house asks for it)


class AnnouncingServer(uvicorn.Server):
    """Says where it can be reached as soon as that is true."""

    def __init__(self, config: uvicorn.Config, host: str, open_page: bool) -> None:
        """Announce this host."""
        super().__init__(config)
        self._host = host
        self._open_page = open_page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then announce."""
        await super().startup(sockets)
        if not self.started:
            return
        collect_seldom()
        port = self.servers[0].sockets[0].getsockname()[1]
        addresses = list(addresses_of(self._host, port))
        console = Console(soft_wrap=True, highlight=False)
        for address in addresses:
            console.print(f"Tashkhana is open: [bold]{address}[/bold]")
        if self._open_page:
            await asyncio.to_thread(webbrowser.open, addresses[0])


def collect_seldom() -> None:
    """Look for rings of garbage less often than Python does, and not among what was there at the start.

    Nearly everything that a move makes goes by itself; so many new objects are a few megabytes at most.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, 20, 50)


def addresses_of(host: str, port: int) -> Iterator[str]:
    """The addresses for a browser here, and for one in the same network if the house is open to it."""
    if host not in ANYWHERE:
        yield f"http://{f'[{host}]' if ':' in host else host}:{port}/"
        return
    yield f"http://localhost:{port}/"
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent; it only chooses the way out
        yield f"http://{probe.getsockname()[0]}:{port}/"


def uvicorn_config(app: ASGIApp, host: str, port: int, proxies: tuple[str, ...] = ()) -> uvicorn.Config:
    """How the app is served; only these proxies are believed when they say for whom they ask, and how."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        lifespan="on",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        ws=Wire,
        ws_per_message_deflate=False,
        ws_max_size=LONGEST_FRAME,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PONG_S,
        timeout_graceful_shutdown=GRACE_S,
    )


def run(config: Config, host: str, port: int, *, open_page: bool = False) -> int:
    """Serve until interrupted; the exit status."""
    keep_a_log()
    server = AnnouncingServer(uvicorn_config(make_app(config), host, port, config.proxies), host, open_page)
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
    return 0 if server.started else 1
