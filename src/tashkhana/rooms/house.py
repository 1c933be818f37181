"""The house: opens rooms, brings them back from the log when somebody knocks, and lets go of the empty ones."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Literal

import structlog
from msgspec.structs import replace

from tashkhana.core.game import Game
from tashkhana.core.match import Match
from tashkhana.core.refusal import NotAllowed
from tashkhana.rooms.asks import check_seats
from tashkhana.rooms.book import Book
from tashkhana.rooms.code import RoomCode, new_code, read_code
from tashkhana.rooms.moving import Moving
from tashkhana.rooms.pace import Pace
from tashkhana.rooms.player import PlayerId
from tashkhana.rooms.records import record_of
from tashkhana.rooms.room import Room
from tashkhana.rooms.seatcode import hash_of
from tashkhana.rooms.seating import nobody, person, put
from tashkhana.rooms.voice import IceFor, no_ice
from tashkhana.storage import Kind, Log, SavedRoom, Tally

LOG = structlog.get_logger()

KEEP_S = 60.0
"""Seconds that an empty room stays in memory."""


class House:
    """All rooms."""

    def __init__(
        self, log: Log, games: Mapping[str, Game[Any]], pace: Pace, keep_s: float = KEEP_S, ice: IceFor = no_ice
    ) -> None:
        """Use `House.open` instead."""
        self.games = games
        self._log = log
        self._pace = pace
        self._keep_s = keep_s
        self._ice = ice
        self._workers = ThreadPoolExecutor(thread_name_prefix="bot")
        self._rooms: dict[str, Room] = {}
        self._empty_since: dict[str, float] = {}
        self._door = asyncio.Lock()
        self.moving = Moving(log, self._hold)

    @classmethod
    @asynccontextmanager
    async def open(
        cls, log: Log, games: Mapping[str, Game[Any]], pace: Pace, keep_s: float = KEEP_S, ice: IceFor = no_ice
    ) -> AsyncIterator[House]:
        """The house, as long as it is open."""
        house = cls(log, games, pace, keep_s, ice)
        sweeper = asyncio.create_task(house._sweep(), name="sweeper")
        try:
            yield house
        finally:
            sweeper.cancel()
            await asyncio.gather(*(room.stop() for room in house._rooms.values()))
            house._workers.shutdown(wait=False, cancel_futures=True)

    async def open_room(
        self,
        player: PlayerId,
        name: str,
        game: str,
        preset: str | None,
        overrides: Mapping[str, Any],
        *,
        kind: Literal["alone", "friends"] = "alone",
        picture: str = "",
    ) -> RoomCode:
        """A new room with this player in seat 0 and as its host: alone with bots, or gathering friends.

        :raises NotAllowed: "game-unknown", "preset-unknown", "setting-unknown", "setting-out-of-range",
            "not-enough-cards"
        """
        room = self._new_room(game, preset, overrides, kind, [(player, name, picture)])
        await self._log.open_room(replace(room, host=0))
        return RoomCode(room.id)

    async def open_quick_room(
        self, game: str, preset: str | None, overrides: Mapping[str, Any], people: Sequence[tuple[PlayerId, str, str]]
    ) -> RoomCode:
        """A new room of strangers (player, name, picture), in this order, and bots; it plays at once, without a host.

        :raises NotAllowed: as `open_room` does, and "too-many-people"
        """
        room = self._new_room(game, preset, overrides, "quick", people)
        await self._log.open_room(room)
        return RoomCode(room.id)

    def _new_room(
        self,
        game: str,
        preset: str | None,
        overrides: Mapping[str, Any],
        kind: Kind,
        people: Sequence[tuple[PlayerId, str, str]],
    ) -> SavedRoom:
        rules = self.games.get(game)
        if rules is None:
            raise NotAllowed("game-unknown", game=game[:40])
        settings = rules.read_settings(preset, overrides)
        check_seats(settings, rules.seats)
        players = int(settings["players"])
        if len(people) > players:
            raise NotAllowed("too-many-people", players=players)
        gathering = kind == "friends"
        empty = tuple(nobody(seat, gathering=gathering) for seat in range(players))
        room = SavedRoom(
            id=new_code(),
            game=rules.id,
            preset=rules.house_preset if preset is None else preset,
            settings=settings,
            seats=empty,
            opened=int(time.time()),
            kind=kind,
            phase="gathering" if gathering else "playing",
        )
        for seat, (player, name, picture) in enumerate(people):
            room = put(room, person(seat, player, name, picture, room.seats))
        return room

    async def room(self, code: RoomCode) -> Room:
        """The room with this code, from memory or from the log.

        :raises NotAllowed: "room-unknown", "room-closed", "room-damaged"
        """
        async with self._door:
            room = self._rooms.get(code)
            if room is None or room.closed:
                book = await self._read(code)
                room = self._rooms[code] = Room(book, self._pace, self._workers, self._ice)
            return room

    async def watched_room(self, code: RoomCode) -> Room:
        """The room whose link for watchers bears this code.

        :raises NotAllowed: "room-unknown" (or switched off), "room-closed", "room-damaged"
        """
        found = await self._log.watched_room(code)
        if found is None:
            raise NotAllowed("room-unknown")
        return await self.room(RoomCode(found))

    async def claim_seat(self, player: PlayerId, text: str) -> RoomCode:
        """Give this player the seat that a seat code stands for; the room in which it is.

        :raises NotAllowed: "seat-code-unknown" (wrong, used, or too old), "already-seated", "removed", and as `room`
        """
        code = read_code(text)
        saved = None if code is None else await self._log.seat_code(hash_of(code))
        if saved is None:
            raise NotAllowed("seat-code-unknown")
        room = await self.room(RoomCode(saved.room))
        await room.move_seat(saved.hash, player)
        return RoomCode(saved.room)

    @asynccontextmanager
    async def _hold(self, player: PlayerId, goodbye: str) -> AsyncIterator[None]:
        """Hold all open rooms in which this player is, and read no other meanwhile."""
        async with self._door, AsyncExitStack() as rooms:
            for room in list(self._rooms.values()):
                if not room.closed and room.has(player):
                    await rooms.enter_async_context(room.held(player, goodbye))
            yield

    async def _read(self, code: RoomCode) -> Book:
        saved = await self._log.find_room(code)
        if saved is None:
            raise NotAllowed("room-unknown")
        if saved.closed is not None:
            raise NotAllowed("room-closed")
        return await self._read_book(saved)

    async def _read_book(self, saved: SavedRoom) -> Book:
        game = self.games.get(saved.game)
        if game is None:
            raise NotAllowed("game-unknown", game=saved.game)
        book = Book(self._log, game, saved)
        try:
            await book.read()
        except Exception as error:
            # One damaged log must not close the house; its entries stay for whoever can repair it.
            LOG.exception("a room cannot be read", room=saved.id)
            raise NotAllowed("room-damaged") from error
        return book

    async def statistics(self, player: PlayerId) -> dict[str, Tally]:
        """What the finished matches of this player came to, by game."""
        return await self._log.statistics(player)

    async def record(self, player: PlayerId, code: RoomCode, number: int) -> str:
        """The record of a finished match of a room of this player, as `record_of` gives it."""
        return await record_of(self._log, self.games, player, code, number)

    async def unfinished(self, player: PlayerId) -> list[tuple[SavedRoom, Match[Any], int]]:
        """Rooms in which this player's match goes on, how it stands, and the seconds since its last move."""
        now = int(time.time())
        found = []
        for saved, played in await self._log.unfinished(player):
            live = self._rooms.get(saved.id)
            try:
                match = live.match if live is not None else (await self._read_book(saved)).match
            except NotAllowed:
                continue
            found.append((saved, match, max(0, now - played)))
        return found

    async def gathering(self, player: PlayerId) -> list[SavedRoom]:
        """Rooms that gather and in which this player has a seat."""
        rooms = await self._log.gathering(player)
        return [room for room in rooms if room.game in self.games]

    async def quick_room(self, player: PlayerId) -> RoomCode | None:
        """The quick match of this player that goes on, as far as the log knows."""
        rooms = (room for room, _ in await self._log.unfinished(player) if room.kind == "quick")
        return next((RoomCode(room.id) for room in rooms), None)

    async def abandon(self, player: PlayerId, code: RoomCode) -> None:
        """This player leaves a room for good: abandons the match that goes on. A room without people closes.

        :raises NotAllowed: "not-seated", and as `room` does
        """
        room = await self.room(code)
        await room.abandon(player)
        if room.closed:
            self._rooms.pop(code, None)

    async def _sweep(self) -> None:
        """Let go of rooms that have been empty for a while; the log has them."""
        while True:
            await asyncio.sleep(self._keep_s / 2)
            self.let_go(time.monotonic())

    def let_go(self, now: float) -> None:
        """Forget the rooms that have been empty since `keep_s` before `now`."""
        for code, room in list(self._rooms.items()):
            if not room.idle:
                self._empty_since.pop(code, None)
            elif now - self._empty_since.setdefault(code, now) >= self._keep_s:
                del self._rooms[code], self._empty_since[code]

    @property
    def rooms_in_memory(self) -> int:
        """How many rooms are loaded."""
        return len(self._rooms)
