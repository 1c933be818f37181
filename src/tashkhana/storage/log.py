"""The log of the house: reading it, and appending through the one writer."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Engine, Select, bindparam, func, select, update

from tashkhana.storage import moving, seating
from tashkhana.storage.asked import WAS_ASKED, Asked, forgetting, remembering
from tashkhana.storage.engine import open_engine
from tashkhana.storage.migrate import migrate
from tashkhana.storage.rows import Line, NewEntry, Outcome, SavedMatch, SavedRoom, SavedSeat, SavedSeatCode
from tashkhana.storage.schema import BARRED, ENTRIES, MATCHES, RESULTS, ROOMS, SEAT_CODES, SEATS
from tashkhana.storage.seals import SEALS_OF_MATCH, SavedSeal, keeping, seal_in
from tashkhana.storage.statistics import Tally, tally
from tashkhana.storage.writer import Writer

READERS = 2
"""Threads that read, so that a long look at somebody's matches holds up no table."""

# Queries that are asked often are built once: that costs more than asking them.
_LINE = (ENTRIES.c.match, ENTRIES.c.version, ENTRIES.c.line, ENTRIES.c.asker, ENTRIES.c.ask)
_LINES = (
    select(*_LINE)
    .where(
        ENTRIES.c.room == bindparam("of_room"),
        ENTRIES.c.match == bindparam("of_match"),
        ENTRIES.c.version > bindparam("after"),
    )
    .order_by(ENTRIES.c.version)
)
_ANSWERED = select(*_LINE).where(
    ENTRIES.c.room == bindparam("of_room"),
    ENTRIES.c.asker == bindparam("of_asker"),
    ENTRIES.c.ask == bindparam("of_ask"),
)


class Log:
    """Rooms, entries and results in one SQLite file. Every method that writes returns when it is on the disk."""

    def __init__(self, engine: Engine) -> None:
        """Use `Log.at` instead."""
        self._engine = engine
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="log reader")
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
            log._readers.shutdown()
            log._engine.dispose()

    async def open_room(self, room: SavedRoom) -> None:
        """Keep a new room; its first match begins with it unless it gathers."""
        begins = SavedMatch(1, room.preset, room.settings) if room.phase == "playing" else None
        await self.writer.run(*seating.opening(room, begins))

    async def find_room(self, room: str) -> SavedRoom | None:
        """The room with this code, or None."""
        found = await self._rooms(ROOMS.c.id == room)
        return found[0] if found else None

    async def watched_room(self, watch: str) -> str | None:
        """The code of the room whose link for watchers bears this code, or None."""
        rows = await self._all(select(ROOMS.c.id).where(ROOMS.c.watch == watch, ROOMS.c.closed.is_(None)))
        return rows[0][0] if rows else None

    async def keep_room(self, room: SavedRoom, begins: SavedMatch | None = None, asked: Asked | None = None) -> None:
        """Keep a room as it is now, the match that begins with this, and the ask that is done with it."""
        await self.writer.run(*seating.keeping(room, begins), *remembering(room.id, asked))

    async def keep_leaving(
        self,
        room: SavedRoom,
        left: SavedSeat,
        match: int | None,
        *,
        barred: bool = False,
        asked: Asked | None = None,
    ) -> None:
        """Keep a room as it is now that `left` has become empty; who left the middle of a `match` has abandoned it."""
        assert left.player is not None
        abandons = [] if match is None else seating.leaving(room, match, left.seat, left.player)
        gone = seating.barring if barred else seating.revoking
        statements = (*seating.keeping(room), *abandons, *gone(room.id, left.player))
        await self.writer.run(*statements, *remembering(room.id, asked))

    async def was_asked(self, room: str, asked: Asked) -> bool:
        """Whether this ask has been done: `keep_room` or `keep_leaving` was told of it."""
        return bool(await self._all(WAS_ASKED, of_room=room, of_player=asked.player, of_ask=asked.ask))

    async def is_barred(self, room: str, player: str) -> bool:
        """Whether this player has been removed from the room for good."""
        query = select(BARRED.c.player).where(BARRED.c.room == room, BARRED.c.player == player)
        return bool(await self._all(query))

    async def has_abandoned(self, room: str, match: int, player: str) -> bool:
        """Whether this player has left this match for good."""
        mine = (RESULTS.c.room == room, RESULTS.c.match == match, RESULTS.c.player == player)
        return bool(await self._all(select(RESULTS.c.seat).where(*mine, RESULTS.c.outcome == "abandoned")))

    async def keep_settings(self, room: SavedRoom, match: int) -> None:
        """Keep changed settings of a room (of those that change no rule), and of the match that goes on."""
        await self.writer.run(*seating.playing_by(room, match))

    async def give_seat_code(self, code: SavedSeatCode) -> None:
        """Keep a code for a seat; an earlier one for it is worth nothing any more."""
        await self.writer.run(*seating.giving(code))

    async def seat_code(self, code_hash: str) -> SavedSeatCode | None:
        """The code with this hash, unless its time is up."""
        valid = (SEAT_CODES.c.hash == code_hash, SEAT_CODES.c.expires > int(time.time()))
        rows = await self._all(select(SEAT_CODES).where(*valid))
        return SavedSeatCode(*rows[0]) if rows else None

    async def move_seat(self, room: SavedRoom, player: str) -> None:
        """Keep a room in which the seat of this player has become somebody else's; its code has done its work."""
        await self.writer.run(*seating.keeping(room), *seating.revoking(room.id, player))

    async def give_move_code(self, code: moving.SavedMoveCode) -> None:
        """Keep a code that moves all that is a player's; an earlier one of theirs is worth nothing any more."""
        await self.writer.run(*moving.giving(code))

    async def move_code(self, code_hash: str) -> moving.SavedMoveCode | None:
        """The code with this hash, unless its time is up; one that was used tells by whom."""
        rows = await self._all(moving.MOVE_CODE, of_hash=code_hash, now=int(time.time()))
        return moving.SavedMoveCode(*rows[0]) if rows else None

    async def rooms_of(self, player: str) -> list[str]:
        """The rooms in which this player has a seat."""
        return [row.room for row in await self._all(moving.rooms_of(player))]

    async def merge(
        self, old: str, new: str, code_hash: str | None = None, persons: Mapping[str, str] | None = None
    ) -> None:
        """All that is `old`'s becomes `new`'s at once (`moving.merging`); rooms in memory must be told by the house."""
        await self.writer.run(*moving.merging(old, new, code_hash, persons or {}))

    async def has_moved(self, player: str) -> bool:
        """Whether all that was this player's has become another's."""
        return bool(await self._all(moving.HAS_MOVED, of_player=player))

    async def knows(self, player: str) -> bool:
        """Whether this player has a seat or a result somewhere."""
        return bool(await self._all(moving.known(player)))

    async def append(self, entry: NewEntry) -> bool:
        """Append an entry; False on a conflict: read the tail, and check again."""
        return await self.writer.append(entry)

    async def lines(self, room: str, match: int, after: int = 0) -> list[Line]:
        """The entries of a match after this version, in order."""
        return [Line(*row) for row in await self._all(_LINES, of_room=room, of_match=match, after=after)]

    async def last_match(self, room: str) -> SavedMatch | None:
        """The latest match that has begun; None in a room that gathers for the first time."""
        return await self._match(MATCHES.c.room == room)

    async def find_match(self, room: str, number: int) -> SavedMatch | None:
        """This match of a room, if it has begun."""
        return await self._match((MATCHES.c.room == room) & (MATCHES.c.number == number))

    async def _match(self, which: ColumnElement[bool]) -> SavedMatch | None:
        query = select(MATCHES.c.number, MATCHES.c.preset, MATCHES.c.settings).where(which)
        rows = await self._all(query.order_by(MATCHES.c.number.desc()).limit(1))
        return SavedMatch(rows[0][0], rows[0][1], _settings(rows[0][2])) if rows else None

    async def answered(self, room: str, asker: int, ask: str) -> Line | None:
        """The entry that answered this ask of a seat, if there is one."""
        rows = await self._all(_ANSWERED, of_room=room, of_asker=asker, of_ask=ask)
        return Line(*rows[0]) if rows else None

    async def asks(self, room: str) -> list[tuple[int, str]]:
        """Asker and id of every ask that entries of the room have answered."""
        query = select(ENTRIES.c.asker, ENTRIES.c.ask).where(ENTRIES.c.room == room, ENTRIES.c.ask.is_not(None))
        return [(asker, ask) for asker, ask in await self._all(query)]

    async def keep_seal(self, room: str, seal: SavedSeal) -> SavedSeal:
        """Keep the secret of a deal to come; the one that was kept before for this deal, if there is one, counts."""
        await self.writer.run(keeping(room, seal))
        return next(kept for kept in await self.seals(room, seal.match) if kept.deal == seal.deal)

    async def seals(self, room: str, match: int) -> list[SavedSeal]:
        """The seals of a match, in the order of its deals."""
        return [seal_in(row) for row in await self._all(SEALS_OF_MATCH, of_room=room, of_match=match)]

    async def close_room(self, room: SavedRoom, left: SavedSeat, match: int | None) -> None:
        """Close the room, as nobody is left; a `match` that goes on counts as abandoned by whoever left last."""
        assert left.player is not None
        abandons = [] if match is None else seating.leaving(room, match, left.seat, left.player)
        closing = update(ROOMS).where(ROOMS.c.id == room.id).values(closed=int(time.time()), watch=None)
        await self.writer.run(*abandons, closing, *seating.revoking(room.id, left.player), forgetting(room.id))

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
        mine = (RESULTS.c.room == latest.c.room, RESULTS.c.match == latest.c.match, RESULTS.c.player == player)
        over = select(RESULTS.c.room).where(*mine)
        query = (
            select(latest.c.room, latest.c.at)
            .join(ROOMS, ROOMS.c.id == latest.c.room)
            .where(ROOMS.c.closed.is_(None), ROOMS.c.phase == "playing", ~over.exists())
            .order_by(latest.c.at.desc(), latest.c.room)
            .limit(most)
        )
        played = {row[0]: row[1] for row in await self._all(query)}
        rooms = {room.id: room for room in await self._rooms(ROOMS.c.id.in_(played))}
        return [(rooms[room], at) for room, at in played.items()]

    async def gathering(self, player: str, most: int = 5) -> list[SavedRoom]:
        """Rooms that gather and in which this player has a seat, the one that was opened last first."""
        mine = (
            select(ROOMS.c.id)
            .join(SEATS, (SEATS.c.room == ROOMS.c.id) & (SEATS.c.player == player))
            .where(ROOMS.c.closed.is_(None), ROOMS.c.phase == "gathering")
            .order_by(ROOMS.c.opened.desc(), ROOMS.c.id)
            .limit(most)
        )
        return sorted(await self._rooms(ROOMS.c.id.in_(mine)), key=lambda room: (-room.opened, room.id))

    async def _rooms(self, which: ColumnElement[bool]) -> list[SavedRoom]:
        rooms = await self._all(select(ROOMS).where(which))
        seats = select(SEATS).where(SEATS.c.room.in_([row.id for row in rooms])).order_by(SEATS.c.seat)
        by_room: dict[str, list[SavedSeat]] = defaultdict(list)
        for row in await self._all(seats) if rooms else ():
            by_room[row.room].append(SavedSeat(row.seat, row.player, row.name, row.picture, row.person))
        return [_room(row, by_room[row.id]) for row in rooms]

    async def _all(self, query: Select[Any], **values: str | int) -> list[Any]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._fetch, query, values)

    def _fetch(self, query: Select[Any], values: dict[str, str | int]) -> list[Any]:
        with self._engine.connect() as connection:
            return list(connection.execute(query, values))


def _room(row: Any, seats: list[SavedSeat]) -> SavedRoom:
    return SavedRoom(
        row.id,
        row.game,
        row.preset,
        _settings(row.settings),
        tuple(seats),
        row.opened,
        row.closed,
        row.kind,
        row.phase,
        row.host,
        row.watch,
        row.text,
    )


def _settings(text: str) -> dict[str, str | int]:
    return msgspec.json.decode(text, type=dict[str, str | int])
