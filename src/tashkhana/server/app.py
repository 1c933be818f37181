"""The wiring: log, house, sockets, pages."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp

from tashkhana.core.game import Game
from tashkhana.core.refusal import NotAllowed
from tashkhana.core.registry import all_games
from tashkhana.rooms import House, Pace
from tashkhana.rooms.bucket import Buckets
from tashkhana.rooms.quick import Quick
from tashkhana.rooms.quick_tables import quick_match
from tashkhana.server import http, moving
from tashkhana.server.config import Config
from tashkhana.server.door import Door
from tashkhana.server.head import with_head
from tashkhana.server.headers import with_safe_headers
from tashkhana.server.ice import IceServers
from tashkhana.server.pages import front_page, page
from tashkhana.server.quick_socket import quick_socket
from tashkhana.server.socket import room_socket, watch_socket
from tashkhana.storage import Log

LONGEST_BODY = 16_384
"""Bytes of a request over HTTP."""


def make_app(config: Config, games: Mapping[str, Game[Any]] | None = None) -> ASGIApp:
    """The whole server as an ASGI app; `games` are those of the registry unless a test says otherwise."""
    played = all_games() if games is None else games
    ice = IceServers(config.stun, config.turn, config.turn_secret)
    room_limits = Buckets(config.rooms_at_once, config.rooms_per_s)
    pace = Pace(config.bot_delay, config.away_s, config.host_gone_s, config.turn_factor)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        async with (
            Log.at(config.data) as log,
            House.open(log, played, pace, ice=ice) as house,
            quick_match(house, config.fill_s) as quick,
        ):
            app.state.house, app.state.quick = house, quick
            yield

    def the_house(state: State) -> House:
        house: House = state.house
        return house

    def the_quick_match(state: State) -> Quick:
        quick: Quick = state.quick
        return quick

    app = Litestar(
        route_handlers=[
            http.show_house,
            http.open_room,
            http.show_me,
            http.abandon_room,
            http.claim_seat,
            http.show_record,
            moving.give_code,
            moving.await_claim,
            moving.claim_all,
            moving.merge,
            quick_socket,
            room_socket,
            watch_socket,
            front_page,
            page,
        ],
        lifespan=[open_house],
        dependencies={
            "house": Provide(the_house, sync_to_thread=False),
            "quick": Provide(the_quick_match, sync_to_thread=False),
            "config": Provide(lambda: config, sync_to_thread=False),
            "room_limits": Provide(lambda: room_limits, sync_to_thread=False),
            "who": Provide(http.seeker),
        },
        exception_handlers={
            NotAllowed: http.refused,
            HTTPException: http.misheard,
            Exception: http.failed,
        },
        request_max_body_size=LONGEST_BODY,
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude_opt_key="compresses_itself"),
        openapi_config=None,
        logging_config=None,
    )
    return with_safe_headers(with_head(Door(app, config)))
