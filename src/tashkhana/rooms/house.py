"""The house: opens rooms, brings them back from the log when somebody knocks, and lets go of the empty ones."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

import structlog

from tashkhana.core.game import Game
from tashkhana.core.match import Match
from tashkhana.core.refusal import NotAllowed
from tashkhana.core.settings import Settings
from tashkhana.rooms.asks import check_seats
from tashkhana.rooms.book import Book
from tashkhana.rooms.code import RoomCode, new_code
from tashkhana.rooms.pace import Pace
from tashkhana.rooms.player import PlayerId, clean_name
from tashkhana.rooms.room import Room
from tashkhana.storage import Log, SavedRoom, SavedSeat, Tally

LOG = structlog.get_logger()

KEEP_S = 60.0
"""Seconds that an empty room stays in memory."""


class House:
    """All rooms."""

    def __init__(self, log: Log, games: Mapping[str, Game[Any]], pace: Pace, keep_s: float = KEEP_S) -> None:
        """Use `House.open` instead."""
        self.games = games
        self._log = log
        self._pace = pace
        self._keep_s = keep_s
        self._workers = ThreadPoolExecutor(thread_name_prefix="bot")
        self._rooms: dict[str, Room] = {}
        self._empty_since: dict[str, float] = {}
        self._door = asyncio.Lock()

    @classmethod
    @asynccontextmanager
    async def open(
        cls, log: Log, games: Mapping[str, Game[Any]], pace: Pace, keep_s: float = KEEP_S
    ) -> AsyncIterator[House]:
        """The house, as long as it is open."""
        house = cls(log, games, pace, keep_s)
        sweeper = asyncio.create_task(house._sweep(), name="sweeper")
        try:
            yield house
        finally:
            sweeper.cancel()
            await asyncio.gather(*(room.stop() for room in house._rooms.values()))
            house._workers.shutdown(wait=False, cancel_futures=True)

    async def open_room(
        self, player: PlayerId, name: str, game: str, preset: str | None, overrides: Mapping[str, Any]
    ) -> RoomCode:
        """A new room with this player in seat 0 and bots in the others.

        :raises NotAllowed: "game-unknown", "preset-unknown", "setting-unknown", "setting-out-of-range",
            "not-enough-cards"
        """
        rules = self.games.get(game)
        if rules is None:
            raise NotAllowed("game-unknown", game=game[:40])
        settings = rules.read_settings(preset, overrides)
        check_seats(settings, rules.seats)
        room = SavedRoom(
            id=new_code(),
            game=rules.id,
            preset=rules.house_preset if preset is None else preset,
            settings=settings,
            seats=_seats(player, clean_name(name), settings),
            opened=int(time.time()),
        )
        await self._log.open_room(room)
        return RoomCode(room.id)

    async def room(self, code: RoomCode) -> Room:
        """The room with this code, from memory or from the log.

        :raises NotAllowed: "room-unknown", "room-closed", "room-damaged"
        """
        async with self._door:
            room = self._rooms.get(code)
            if room is None or room.closed:
                book = await self._read(code)
                room = self._rooms[code] = Room(book, self._pace, self._workers)
            return room

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

    async def abandon(self, player: PlayerId, code: RoomCode) -> None:
        """Close a room of this player; a match that goes on counts as abandoned.

        :raises NotAllowed: "not-seated", and as `room` does
        """
        room = await self.room(code)
        seat = room.seat_of(player)
        if seat is None:
            raise NotAllowed("not-seated")
        await room.abandon(seat)
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


def _seats(player: PlayerId, name: str, settings: Settings) -> tuple[SavedSeat, ...]:
    bots = (SavedSeat(seat, None, f"bot-name-{seat}") for seat in range(1, int(settings["players"])))
    return (SavedSeat(0, player, name), *bots)
