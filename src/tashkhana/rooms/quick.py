"""The quick match: strangers who seek a table at the same time are seated together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol

import structlog

from tashkhana.core.game import Game
from tashkhana.core.refusal import NotAllowed
from tashkhana.rooms.asks import check_seats
from tashkhana.rooms.code import RoomCode
from tashkhana.rooms.player import PlayerId
from tashkhana.rooms.tickets import FILL_S, SETTLE_S, Found, Hall, Seeking, Ticket

LOG = structlog.get_logger()


class Searcher(Protocol):
    """A connection of somebody who seeks. Its methods never wait."""

    def waiting(self, waiting: int, fill_s: float) -> None:
        """Tell how many people wait for this game, and when computers fill up at the latest."""
        ...

    def found(self, room: str) -> None:
        """Tell the table, and close the connection."""
        ...

    def goodbye(self, code: str) -> None:
        """Tell why there is no table, and close the connection."""
        ...


OpenTable = Callable[[str, int, Sequence[Seeking]], Awaitable[RoomCode]]
"""Opens a room of strangers: the game, the number of seats, and who sits in the first of them."""
Unfinished = Callable[[PlayerId], Awaitable[RoomCode | None]]
"""The quick match of a player that still goes on."""


class Quick:
    """Who waits for which game. Tickets live as long as their line; a restart loses them, and browsers seek again.

    A player has one ticket at most, and none while a quick match of theirs goes on: so nobody meets themselves,
    and nobody sits at two such tables (ON34). All that takes time happens one after the other.
    """

    def __init__(
        self,
        games: Mapping[str, Game[Any]],
        open_table: OpenTable,
        unfinished: Unfinished,
        fill_s: float = FILL_S,
        settle_s: float = SETTLE_S,
    ) -> None:
        """Use `Quick.open` instead."""
        self._games = games
        self._open_table = open_table
        self._unfinished = unfinished
        self._fill_s, self._settle_s = fill_s, settle_s
        self._tickets: dict[PlayerId, tuple[Ticket, Searcher]] = {}
        self._told: dict[str, int] = {}
        self._door = asyncio.Lock()
        self._news = asyncio.Event()

    @classmethod
    @asynccontextmanager
    async def open(
        cls,
        games: Mapping[str, Game[Any]],
        open_table: OpenTable,
        unfinished: Unfinished,
        fill_s: float = FILL_S,
        settle_s: float = SETTLE_S,
    ) -> AsyncIterator[Quick]:
        """The quick match, as long as it is open."""
        quick = cls(games, open_table, unfinished, fill_s, settle_s)
        seating = asyncio.create_task(quick._seat_for_ever(), name="quick match")
        try:
            yield quick
        finally:
            seating.cancel()
            await asyncio.gather(seating, return_exceptions=True)

    async def seek(self, searcher: Searcher, seeking: Seeking) -> None:
        """Give a ticket, in place of an older one of the same player; or tell the match that still goes on.

        :raises NotAllowed: "game-unknown", "setting-out-of-range", "not-enough-cards"
        """
        self._check(seeking)
        async with self._door:
            self._replace(seeking.player)
            room = await self._unfinished(seeking.player)
            if room is not None:
                searcher.found(room)
                return
            self._tickets[seeking.player] = Ticket(seeking, time.monotonic()), searcher
        self._tell(seeking.game, newcomer=searcher)
        self._news.set()

    async def dismiss(self, player: PlayerId, code: str) -> None:
        """Take the ticket of this player, who is somebody else from now on; no table is made with them meanwhile."""
        async with self._door:
            self._replace(player, code)

    def _replace(self, player: PlayerId, code: str = "elsewhere") -> None:
        ticket, holder = self._tickets.pop(player, (None, None))
        if ticket is not None and holder is not None:
            holder.goodbye(code)
            self._tell(ticket.seeking.game)

    def leave(self, searcher: Searcher, player: PlayerId) -> None:
        """The line of a searcher is gone, and so is the ticket, unless another line has taken it over."""
        ticket, holder = self._tickets.get(player, (None, None))
        if ticket is not None and holder is searcher:
            del self._tickets[player]
            self._tell(ticket.seeking.game)

    def waiting(self, game: str) -> int:
        """How many wait for this game."""
        return len(self._queue(game))

    def _check(self, seeking: Seeking) -> None:
        game = self._games.get(seeking.game)
        if game is None:
            raise NotAllowed("game-unknown", game=seeking.game[:40])
        if seeking.players:
            check_seats(game.read_settings(None, {"players": seeking.players}), game.seats)

    def _queue(self, game: str) -> list[Ticket]:
        """The tickets of a game, in the order in which they were given."""
        return [ticket for ticket, _ in self._tickets.values() if ticket.seeking.game == game]

    def _tell(self, game: str, newcomer: Searcher | None = None) -> None:
        """Tell the number of those who wait to all of them when it has changed, and to a newcomer."""
        now, waiting = time.monotonic(), self.waiting(game)
        changed = self._told.get(game, 0) != waiting
        self._told[game] = waiting
        for ticket, searcher in list(self._tickets.values()):
            if ticket.seeking.game == game and (changed or searcher is newcomer):
                searcher.waiting(waiting, round(max(0.0, ticket.since + self._fill_s - now), 1))

    # Seating

    async def _seat_for_ever(self) -> None:
        while True:
            try:
                await self._seat()
            except Exception:
                LOG.exception("nobody could be seated")
                await asyncio.sleep(1)
            await self._something_new()

    async def _something_new(self) -> None:
        """Until somebody comes, or a table can be made without that."""
        due = min((due for hall, queue in self._halls() if (due := hall.due(queue)) is not None), default=None)
        wait_s = None if due is None else max(0.0, due - time.monotonic())
        try:
            async with asyncio.timeout(wait_s):
                await self._news.wait()
        except TimeoutError:
            pass
        self._news.clear()

    def _halls(self) -> Iterator[tuple[Hall, list[Ticket]]]:
        for name, game in self._games.items():
            queue = self._queue(name)
            if queue:
                usual = int(game.read_settings(None, {})["players"])
                yield Hall(game.seats[0], usual, self._fill_s, self._settle_s), queue

    async def _seat(self) -> None:
        """Make every table that can be made now."""
        async with self._door:
            while found := self._found():
                await self._open(found)

    def _found(self) -> Found | None:
        """A table that can be made now."""
        now = time.monotonic()
        return next((found for hall, queue in self._halls() if (found := hall.table(queue, now))), None)

    async def _open(self, found: Found) -> None:
        """Open a table, and tell those who sit there; if that fails, they are told so and may seek again."""
        game = found.tickets[0].seeking.game
        searchers = [self._tickets.pop(ticket.seeking.player)[1] for ticket in found.tickets]
        try:
            room = await self._open_table(game, found.seats, [ticket.seeking for ticket in found.tickets])
        except Exception:
            LOG.exception("no quick table could be opened", game=game, seats=found.seats)
            for searcher in searchers:
                searcher.goodbye("room-trouble")
        else:
            for searcher in searchers:
                searcher.found(room)
        self._tell(game)
