"""All that is one player's becomes another's: the same person on another device, or with a file they kept (SA19)."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from tashkhana.core.refusal import NotAllowed
from tashkhana.rooms.book import Book
from tashkhana.rooms.code import RoomCode, new_code, read_code
from tashkhana.rooms.company import Company
from tashkhana.rooms.inbox import Work
from tashkhana.rooms.player import PlayerId, person_in
from tashkhana.storage import Log, SavedMoveCode

VALID_S = 300
"""Seconds for which a code is good."""

Holding = Callable[[PlayerId, str], AbstractAsyncContextManager[None]]
"""Holds all open rooms in which a player is still, and says goodbye to them there when they have moved."""


def hash_of(code: RoomCode) -> str:
    """What is kept of a code, in hexadecimal."""
    return hashlib.sha256(f"move {code}".encode()).hexdigest()


async def check_moved(log: Log, player: PlayerId) -> None:
    """Let nobody do anything under a secret whose things have moved: it would be lost to them.

    :raises NotAllowed: "moved"
    """
    if await log.has_moved(player):
        raise NotAllowed("moved")


class Moving:
    """Moves people, one after the other. What has been done once is done again without harm."""

    def __init__(self, log: Log, hold: Holding) -> None:
        """Nobody moves yet."""
        self._log = log
        self._hold = hold
        self._door = asyncio.Lock()
        self.before: list[Callable[[PlayerId, str], Awaitable[None]]] = []
        """What else is done for who moves, before they do; the goodbye goes along."""

    async def check(self, player: PlayerId) -> None:
        """As `check_moved` does."""
        await check_moved(self._log, player)

    async def give_code(self, player: PlayerId) -> RoomCode:
        """A code that moves all that is this player's, once; an earlier one is worth nothing now."""
        code = new_code()
        await self._log.give_move_code(SavedMoveCode(hash_of(code), player, int(time.time()) + VALID_S))
        return code

    async def claim(self, player: PlayerId, text: str) -> None:
        """Give this player all that is whose code this is. Whoever used it may ask again, and nobody else.

        :raises NotAllowed: "move-code-unknown" (wrong, used, or too old), "same-player"
        """
        code = read_code(text)
        async with self._door:
            saved = None if code is None else await self._log.move_code(hash_of(code))
            if saved is None or saved.taken not in (None, player):
                raise NotAllowed("move-code-unknown")
            if saved.player == player:
                raise NotAllowed("same-player")
            if saved.taken is None:
                await self._merge(PlayerId(saved.player), player, "moved", saved.hash)

    async def take_over(self, player: PlayerId, old: PlayerId) -> None:
        """This player, whose secret was kept in a file, goes on in the browser of another, and has all that is theirs.

        :raises NotAllowed: "player-unknown": nothing in this house is this player's
        """
        if not await self._log.knows(player):
            raise NotAllowed("player-unknown")
        async with self._door:
            if old != player:
                await self._merge(old, player, "elsewhere", None)

    async def _merge(self, old: PlayerId, new: PlayerId, goodbye: str, code_hash: str | None) -> None:
        for prepare in self.before:
            await prepare(old, goodbye)
        async with self._hold(old, goodbye):
            persons = {room: person_in(room, old) for room in await self._log.rooms_of(old)}
            await self._log.merge(old, new, code_hash, persons)


@asynccontextmanager
async def held(
    post: Callable[[Work], None], book: Book, company: Company, player: PlayerId, goodbye: str
) -> AsyncIterator[None]:
    """A room does nothing meanwhile, and all that it has done before is on the disk.

    Then, unless that went wrong, it reads who sits there now, and says goodbye to the player who has moved.
    """
    reached, done = asyncio.Event(), asyncio.Event()
    moved: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    async def wait() -> None:
        reached.set()
        try:
            if await moved:
                await book.read_seats()
                company.dismiss(goodbye, *(guest for guest in company.guests if guest.player == player))
                company.welcome_all()
        finally:
            done.set()

    post(wait)
    try:
        await reached.wait()
        yield
    except BaseException:
        moved.set_result(False)
        raise
    moved.set_result(True)
    await done.wait()
