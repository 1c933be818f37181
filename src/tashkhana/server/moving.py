"""What is asked over HTTP by somebody who moves to another device, or opens a file that they kept."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.status_codes import HTTP_201_CREATED, HTTP_204_NO_CONTENT

from tashkhana.rooms import House, player_of
from tashkhana.rooms.moving import VALID_S
from tashkhana.server import protocol
from tashkhana.server.http import Seeker


@post("/api/me/code", status_code=HTTP_201_CREATED)
async def give_code(house: NamedDependency[House], who: NamedDependency[Seeker]) -> protocol.MoveCode:
    """Give me a code that moves all that is mine to another device."""
    return protocol.MoveCode(await house.moving.give_code(who.player), VALID_S)


@get("/api/me/code", status_code=HTTP_204_NO_CONTENT)
async def await_claim(who: NamedDependency[Seeker]) -> None:
    """Whether all is still mine; when it has moved, `who` is refused."""


@post("/api/me/claim", status_code=HTTP_204_NO_CONTENT)
async def claim_all(
    data: JSONBody[protocol.ClaimMove], house: NamedDependency[House], who: NamedDependency[Seeker]
) -> None:
    """Move all that belongs to a code to this device; the door makes guessing slow."""
    await house.moving.claim(who.player, data.code)


@post("/api/me/merge", status_code=HTTP_204_NO_CONTENT)
async def merge(data: JSONBody[protocol.Merge], house: NamedDependency[House], who: NamedDependency[Seeker]) -> None:
    """Give me all that hangs on another secret, which this browser had before it opened the file with mine."""
    await house.moving.take_over(who.player, player_of(data.secret))
