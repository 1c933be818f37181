"""The log of the house: reading it, and appending through the one writer."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, func, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from tashkhana.storage.engine import open_engine
from tashkhana.storage.migrate import migrate
from tashkhana.storage.rows import Line, NewEntry, Outcome, SavedRoom, SavedSeat
from tashkhana.storage.schema import ENTRIES, RESULTS, ROOMS, SEATS
from tashkhana.storage.statistics import Tally, tally
from tashkhana.storage.writer import Writer


class Log:
    """Rooms, entries and results in one SQLite file. Every method that writes returns when it is on the disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Use `Log.at` instead."""
        self._engine = engine
        self.writer = Writer(engine)

    @classmethod
    @asynccontextmanager
    async def at(cls, file: Path) -> AsyncIterator[Log]:
        """The log in this file, which is created or brought up to date first.

        :raises StoreTooNew: a later version has written the file
        """
        await asyncio.to_thread(migrate, file)
        log = cls(open_engine(file))
        log.writer.start()
        try:
            yield log
        finally:
            await log.writer.stop()
            await log._engine.dispose()

    async def open_room(self, room: SavedRoom) -> None:
        """Keep a new room."""
        seats = [{"room": room.id, "seat": seat.seat, "player": seat.player, "name": seat.name} for seat in room.seats]
        row = {
            "id": room.id,
            "game": room.game,
            "preset": room.preset,
            "settings": _json(room.settings),
            "opened": room.opened,
            "closed": room.closed,
        }
        await self.writer.run(insert(ROOMS).values(row), insert(SEATS).values(seats))

    async def find_room(self, room: str) -> SavedRoom | None:
        """The room with this code, or None."""
        found = await self._rooms(ROOMS.c.id == room)
        return found[0] if found else None

    async def keep_settings(self, room: str, settings: dict[str, str | int]) -> None:
        """Keep changed settings (of those that change no rule)."""
        await self.writer.run(update(ROOMS).where(ROOMS.c.id == room).values(settings=_json(settings)))

    async def append(self, entry: NewEntry) -> bool:
        """Append an entry; False on a conflict: read the tail, and check again."""
        return await self.writer.append(entry)

    async def lines(self, room: str, match: int, after: int = 0) -> list[Line]:
        """The entries of a match after this version, in order."""
        query = (
            select(ENTRIES.c.match, ENTRIES.c.version, ENTRIES.c.line, ENTRIES.c.asker, ENTRIES.c.ask)
            .where(ENTRIES.c.room == room, ENTRIES.c.match == match, ENTRIES.c.version > after)
            .order_by(ENTRIES.c.version)
        )
        return [Line(*row) for row in await self._all(query)]

    async def last_match(self, room: str) -> int:
        """The number of the latest match that has an entry; 1 in a new room."""
        rows = await self._all(select(func.max(ENTRIES.c.match)).where(ENTRIES.c.room == room))
        return rows[0][0] or 1

    async def answered(self, room: str, asker: int, ask: str) -> Line | None:
        """The entry that answered this ask of a seat, if there is one."""
        query = select(ENTRIES.c.match, ENTRIES.c.version, ENTRIES.c.line, ENTRIES.c.asker, ENTRIES.c.ask)
        rows = await self._all(query.where(ENTRIES.c.room == room, ENTRIES.c.asker == asker, ENTRIES.c.ask == ask))
        return Line(*rows[0]) if rows else None

    async def abandon(self, room: SavedRoom, match: int, seat: SavedSeat) -> None:
        """Close the room; the match counts as abandoned by this player unless it has its result already."""
        now = int(time.time())
        result = {
            "room": room.id,
            "match": match,
            "seat": seat.seat,
            "player": seat.player,
            "game": room.game,
            "outcome": "abandoned",
            "ended": now,
        }
        await self.writer.run(
            sqlite.insert(RESULTS).values(result).on_conflict_do_nothing(),
            update(ROOMS).where(ROOMS.c.id == room.id).values(closed=now),
        )

    async def close_room(self, room: str) -> None:
        """Close the room; no match is under way."""
        await self.writer.run(update(ROOMS).where(ROOMS.c.id == room).values(closed=int(time.time())))

    async def statistics(self, player: str) -> dict[str, Tally]:
        """What this player's matches came to, by game."""
        query = select(RESULTS.c.game, RESULTS.c.outcome).where(RESULTS.c.player == player)
        outcomes: dict[str, list[Outcome]] = defaultdict(list)
        for game, outcome in await self._all(query.order_by(RESULTS.c.ended, RESULTS.c.room, RESULTS.c.match)):
            outcomes[game].append(outcome)
        return {game: tally(found) for game, found in sorted(outcomes.items())}

    async def unfinished(self, player: str, most: int = 20) -> list[tuple[SavedRoom, int]]:
        """Open rooms of this player whose latest match has no result, the latest first, and when each was played.

        The time is seconds since 1970.
        """
        latest = (
            select(ENTRIES.c.room, func.max(ENTRIES.c.match).label("match"), func.max(ENTRIES.c.entered).label("at"))
            .join(SEATS, (SEATS.c.room == ENTRIES.c.room) & (SEATS.c.player == player))
            .group_by(ENTRIES.c.room)
            .subquery()
        )
        over = select(RESULTS.c.room).where(RESULTS.c.room == latest.c.room, RESULTS.c.match == latest.c.match)
        query = (
            select(latest.c.room, latest.c.at)
            .join(ROOMS, ROOMS.c.id == latest.c.room)
            .where(ROOMS.c.closed.is_(None), ~over.exists())
            .order_by(latest.c.at.desc(), latest.c.room)
            .limit(most)
        )
        played = {row[0]: row[1] for row in await self._all(query)}
        rooms = {room.id: room for room in await self._rooms(ROOMS.c.id.in_(played))}
        return [(rooms[room], at) for room, at in played.items()]

    async def _rooms(self, which: ColumnElement[bool]) -> list[SavedRoom]:
        rooms = await self._all(select(ROOMS).where(which))
        seats = select(SEATS).where(SEATS.c.room.in_([row.id for row in rooms])).order_by(SEATS.c.seat)
        by_room: dict[str, list[SavedSeat]] = defaultdict(list)
        for row in await self._all(seats) if rooms else ():
            by_room[row.room].append(SavedSeat(row.seat, row.player, row.name))
        return [_room(row, by_room[row.id]) for row in rooms]

    async def _all(self, query: Any) -> list[Any]:
        async with self._engine.connect() as connection:
            return list(await connection.execute(query))


def _room(row: Any, seats: list[SavedSeat]) -> SavedRoom:
    settings = msgspec.json.decode(row.settings, type=dict[str, str | int])
    return SavedRoom(row.id, row.game, row.preset, settings, tuple(seats), row.opened, row.closed)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
