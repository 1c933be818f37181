"""What is asked over HTTP: the games of the house, a new room, and what is mine."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import structlog
from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_201_CREATED, HTTP_204_NO_CONTENT

from tashkhana.core.refusal import NotAllowed
from tashkhana.rooms import House, PlayerId, player_of, read_code
from tashkhana.rooms.bucket import Buckets
from tashkhana.rooms.seating import people_of
from tashkhana.rooms.talk import EMOJI, PHRASES
from tashkhana.server import protocol
from tashkhana.server.address import address_of
from tashkhana.storage import Tally

LOG = structlog.get_logger()

SECRET = re.compile(r"Bearer ([A-Za-z0-9_-]{22,64})")
STATUS = {
    "secret-missing": 401,
    "not-seated": 403,
    "removed": 403,
    "seat-code-unknown": 404,
    "move-code-unknown": 404,
    "player-unknown": 404,
    "already-seated": 409,
    "same-player": 409,
    "room-unknown": 404,
    "game-unknown": 404,
    "match-unknown": 404,
    "match-not-over": 409,
    "room-closed": 410,
    "moved": 410,
    "too-fast": 429,
    "room-damaged": 500,
}
CODES = {404: "page-unknown", 405: "page-unknown", 413: "malformed", 429: "too-fast"}

AnyRequest = Request[Any, Any, Any]


class Seeker(NamedTuple):
    """Who asks over HTTP."""

    player: PlayerId
    address: str


async def seeker(request: AnyRequest, house: NamedDependency[House]) -> Seeker:
    """Who asks: whoever holds this secret.

    :raises NotAllowed: "secret-missing"; "moved": all that was theirs is somebody else's now
    """
    found = SECRET.fullmatch(request.headers.get("authorization", ""))
    if found is None:
        raise NotAllowed("secret-missing")
    player = player_of(found[1])
    await house.moving.check(player)
    return Seeker(player, address_of(request.scope))


@get("/api/house", sync_to_thread=False)
def show_house(house: NamedDependency[House]) -> protocol.House:
    """The games, their settings and presets."""
    return protocol.House(
        protocol=protocol.PROTOCOL,
        games=tuple(
            protocol.GameInfo(
                id=game.id,
                seats=game.seats,
                settings=game.settings,
                groups={heading: tuple(settings) for heading, settings in game.groups.items()},
                presets={name: dict(preset) for name, preset in game.presets.items()},
                house_preset=game.house_preset,
            )
            for game in house.games.values()
        ),
        phrases=PHRASES,
        emoji=EMOJI,
    )


@post("/api/rooms", status_code=HTTP_201_CREATED)
async def open_room(
    data: JSONBody[protocol.OpenRoom],
    house: NamedDependency[House],
    who: NamedDependency[Seeker],
    room_limits: NamedDependency[Buckets],
) -> protocol.Opened:
    """Open a room, with me in seat 0."""
    if not room_limits.take(who.address):
        raise NotAllowed("too-fast")
    code = await house.open_room(
        who.player, data.name, data.game, data.preset, data.settings, kind=data.kind, picture=data.picture
    )
    return protocol.Opened(code)


@post("/api/seat")
async def claim_seat(
    data: JSONBody[protocol.ClaimSeat],
    house: NamedDependency[House],
    who: NamedDependency[Seeker],
) -> protocol.Opened:
    """Move a seat to this device by its code; the door sees to it that guessing is slow."""
    return protocol.Opened(await house.claim_seat(who.player, data.code))


@get("/api/me")
async def show_me(house: NamedDependency[House], who: NamedDependency[Seeker]) -> protocol.Me:
    """My unfinished matches, the rooms where I wait for others, and my statistics."""
    unfinished = await house.unfinished(who.player)
    statistics = await house.statistics(who.player)
    return protocol.Me(
        unfinished=tuple(
            protocol.Unfinished(
                room=room.id,
                game=room.game,
                preset=room.preset,
                players=match.players,
                deal=match.standing.deal,
                marks=match.standing.marks,
                idle_s=idle_s,
            )
            for room, match, idle_s in unfinished
        ),
        gathering=tuple(
            protocol.Gathering(room.id, room.game, room.preset, len(room.seats), len(people_of(room)))
            for room in await house.gathering(who.player)
        ),
        statistics={game: _statistics(tally) for game, tally in statistics.items()},
    )


def _statistics(tally: Tally) -> protocol.Statistics:
    return protocol.Statistics(
        played=tally.played,
        won=tally.won,
        lost=tally.lost,
        drawn=tally.drawn,
        streak=tally.streak,
        best_streak=tally.best_streak,
        abandoned=tally.abandoned,
    )


@delete("/api/rooms/{code:str}", status_code=HTTP_204_NO_CONTENT)
async def abandon_room(code: FromPath[str], house: NamedDependency[House], who: NamedDependency[Seeker]) -> None:
    """Leave a room of mine for good; a match that goes on counts as abandoned."""
    found = read_code(code)
    if found is None:
        raise NotAllowed("room-unknown")
    await house.abandon(who.player, found)


@get("/api/rooms/{code:str}/matches/{number:int}/record", media_type="application/yaml")
async def show_record(
    code: FromPath[str], number: FromPath[int], house: NamedDependency[House], who: NamedDependency[Seeker]
) -> str:
    """The record of a finished match of a room of mine."""
    found = read_code(code)
    if found is None:
        raise NotAllowed("room-unknown")
    return await house.record(who.player, found, number)


def refused(_request: AnyRequest, error: NotAllowed) -> Response[protocol.Refused]:
    """A refusal as HTTP says it."""
    refusal = protocol.Refused(error.code, error.refusal.facts)
    return Response(refusal, status_code=STATUS.get(error.code, 400))


def misheard(_request: AnyRequest, error: HTTPException) -> Response[protocol.Refused]:
    """A request that the framework could not read or find."""
    return Response(protocol.Refused(CODES.get(error.status_code, "malformed")), status_code=error.status_code)


def failed(request: AnyRequest, error: Exception) -> Response[protocol.Refused]:
    """A mistake of ours: the log gets it, the client gets a code."""
    if isinstance(error, RecursionError):
        return Response(protocol.Refused("malformed"), status_code=400)
    LOG.error("a request failed", path=request.url.path, exc_info=error)
    return Response(protocol.Refused("room-trouble"), status_code=500)
