"""A house on a free port, and browsers' side of its sockets."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tashkhana.server.app import make_app
from tashkhana.server.config import Config
from tashkhana.server.protocol import PROTOCOL
from tashkhana.server.run import uvicorn_config

ANNA = "anna-has-a-long-secret-0"
BORIS = "boris-has-another-secret"
CARD = re.compile(rb"(?<![0-9A-Za-z])(?:[2-9TJQKA][CDHS]|JK[12])(?![0-9A-Za-z])")


@dataclass
class Player:
    """One socket. It remembers every byte it was sent.

    `stirs`: gives a number to each deal, so that the house need not wait for one.
    """

    socket: ClientConnection
    stirs: bool = False
    raw: list[bytes] = field(default_factory=list)
    table: dict[str, Any] | None = None
    welcome: dict[str, Any] | None = None
    answers: dict[str, dict[str, Any]] = field(default_factory=dict)
    goodbye: str | None = None
    news: list[dict[str, Any]] = field(default_factory=list)
    clocks: list[dict[str, Any]] = field(default_factory=list)
    seat_codes: dict[str, str] = field(default_factory=dict)
    sent: int = 0

    @property
    def seen(self) -> dict[str, Any]:
        assert self.table is not None
        return self.table["seen"]

    @property
    def version(self) -> int:
        """That of the table, 0 while there is none."""
        return 0 if self.table is None else int(self.seen["version"])

    @property
    def gathers(self) -> bool:
        return self.welcome is not None and self.welcome["phase"] == "gathering"

    @property
    def seat(self) -> int | None:
        assert self.welcome is not None
        return self.welcome["seat"]  # type: ignore[no-any-return]

    async def send(self, **ask: Any) -> None:
        await self.socket.send(json.dumps(ask))

    async def hear(self) -> dict[str, Any]:
        """The next tell."""
        text = await asyncio.wait_for(self.socket.recv(), 20)
        assert isinstance(text, str)
        self.raw.append(text.encode())
        tell: dict[str, Any] = json.loads(text)
        match tell["t"]:
            case "table":
                self.table = tell
            case "welcome":
                self.welcome = tell
            case "answer":
                self.answers[tell["id"]] = tell
            case "news":
                self.news.append(tell)
            case "clock":
                self.clocks.append(tell)
            case "seat-code-given":
                self.seat_codes[tell["id"]] = tell["code"]
            case "goodbye":
                self.goodbye = tell["code"]
            case "sealed" if self.stirs:
                await self.send(t="stir", match=tell["match"], deal=tell["deal"], number=token_hex(32))
        return tell

    async def until(self, happened: Callable[[], Any]) -> None:
        while not happened():
            await self.hear()

    async def my_turn(self) -> dict[str, Any]:
        """Until this seat may move, or nobody is asked any more."""
        await self.until(lambda: self.table and (self.seen["legal"] or self.seen["stage"].endswith("-over")))
        return self.seen

    async def my_choice(self) -> dict[str, Any]:
        """Until all wait for this seat, and it can choose (a move without a choice may be made by the house)."""
        while True:
            seen = await self.my_turn()
            if seen["stage"].endswith("-over") or (seen["asked"] == [seen["seat"]] and len(seen["legal"]) > 1):
                return seen
            await self.act(seen["legal"][0])

    async def ask(self, t: str, id: str | None = None, **more: Any) -> dict[str, Any]:  # noqa: A002
        """Ask, and wait for the answer and its table."""
        self.sent += 1
        id = id or f"{t}-{self.sent}-{self.version}"  # noqa: A001
        self.answers.pop(id, None)
        await self.send(t=t, id=id, **more)
        await self.until(lambda: id in self.answers and (not self.table or self.version >= self.answers[id]["version"]))
        return self.answers[id]

    async def act(self, move: str, version: int | None = None, id: str | None = None) -> dict[str, Any]:  # noqa: A002
        return await self.ask("act", id, version=self.seen["version"] if version is None else version, move=move)

    async def closed(self) -> int:
        """The code with which the house closes the socket; what it says before is heard."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed:
            assert self.socket.close_code is not None
            return self.socket.close_code


@dataclass
class Served:
    """Where the house can be reached."""

    address: str
    data: Path
    http: httpx.AsyncClient

    def as_(self, secret: str) -> dict[str, str]:
        return {"authorization": f"Bearer {secret}"}

    async def room(
        self, secret: str = ANNA, preset: str = "kathmandu", kind: str = "alone", game: str = "durak", **settings: Any
    ) -> str:
        body = {"game": game, "preset": preset, "settings": settings, "name": "Anna", "kind": kind}
        answer = await self.http.post("/api/rooms", json=body, headers=self.as_(secret))
        assert answer.status_code == 201, answer.text
        return str(answer.json()["room"])

    @asynccontextmanager
    async def socket(self, room: str, **options: Any) -> AsyncIterator[Player]:
        """A socket on which nothing has been said yet."""
        url = f"{self.address.replace('http', 'ws')}/ws/{room}"
        async with connect(url, max_size=None, compression=None, **options) as socket:
            yield Player(socket)

    @asynccontextmanager
    async def join(self, room: str, secret: str = ANNA, name: str = "") -> AsyncIterator[Player]:
        """A socket that has been welcomed, and shown the table if there is one."""
        async with self.socket(room) as player:
            await player.send(t="sit", id="sit", secret=secret, protocol=PROTOCOL, name=name)
            await player.until(lambda: player.goodbye or (player.welcome and (player.table or player.gathers)))
            yield player

    @asynccontextmanager
    async def watch(self, host: Player, secret: str) -> AsyncIterator[Player]:
        """A socket that watches, by the link that the host switches on."""
        await host.ask("allow", what="watching", on=True)
        await host.until(lambda: host.welcome and host.welcome["watch"])
        assert host.welcome is not None
        async with self.join(f"watch/{host.welcome['watch']}", secret) as watcher:
            yield watcher


Serving = Callable[..., Any]


@pytest.fixture
def serve(tmp_path: Path) -> Serving:
    """Serve a house in this process, on a free port."""

    @asynccontextmanager
    async def serving(**changes: Any) -> AsyncIterator[Served]:
        config = replace(
            Config(
                data=tmp_path / "house.db",
                bot_delay=0,
                asks_per_s=10_000,
                asks_at_once=10_000,
                requests_at_once=100_000,
                address_asks_per_s=100_000,
                address_asks_at_once=100_000,
            ),
            **changes,
        )
        server = uvicorn.Server(uvicorn_config(make_app(config), "127.0.0.1", 0, config.proxies))
        task: Awaitable[None] = asyncio.create_task(server.serve())
        while not server.started:  # noqa: ASYNC110 (uvicorn offers no event)
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        address = f"http://127.0.0.1:{port}"
        try:
            async with httpx.AsyncClient(base_url=address) as http:
                yield Served(address, config.data, http)
        finally:
            server.should_exit = True
            await task

    return serving


@pytest.fixture
async def house(serve: Serving) -> AsyncIterator[Served]:
    async with serve() as served:
        yield served


@pytest.fixture
def cards_in() -> Callable[[bytes], set[str]]:
    """Every name of a card in raw bytes."""
    return lambda raw: {found.decode() for found in CARD.findall(raw)}


@pytest.fixture
def served() -> type[Served]:
    """For a house that runs elsewhere."""
    return Served
