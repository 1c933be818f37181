"""A room's match and its log: an entry is saved first, then the match moves on."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from tashkhana.core.entry import Entry, read_entry
from tashkhana.core.game import Game
from tashkhana.core.match import Match
from tashkhana.core.settings import Value
from tashkhana.storage import Line, Log, NewEntry, Result, SavedRoom


class Book:
    """The match that lies on the table: `number` counts the matches of the room, from 1."""

    def __init__(self, log: Log, game: Game[Any], room: SavedRoom) -> None:
        """Open the book; `read` it before use."""
        self._log = log
        self.game = game
        self.room = room
        self.number = 1
        self.match: Match[Any] = Match.begin(game, room.settings)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats in which people sit."""
        return tuple(seat.seat for seat in self.room.seats if seat.player is not None)

    async def read(self) -> None:
        """Bring the match to the end of its log.

        :raises ValueError: the log holds a line that is no entry
        :raises NotAllowed: the log holds an entry that the rules refuse
        """
        self.number = await self._log.last_match(self.room.id)
        lines = await self._log.lines(self.room.id, self.number)
        entries = [read_entry(line.line, self.game.shapes) for line in lines]
        self.match = Match.replay(self.game, self.room.settings, entries)

    async def enter(self, entry: Entry, asker: int | None = None, ask: str | None = None) -> bool:
        """Check an entry, save it, move on. False: the log knew more than this book, which has read it now.

        :raises NotAllowed: the entry is refused; nothing has changed
        """
        return await self._save(self.number, self.match.enter(entry), Line(0, 0, str(entry), asker, ask))

    async def begin(self, deal: Entry, fresh: Match[Any], asker: int, ask: str) -> bool:
        """Begin the next match of the room with its first deal, as `enter` does."""
        return await self._save(self.number + 1, fresh.enter(deal), Line(0, 0, str(deal), asker, ask))

    async def _save(self, number: int, following: Match[Any], line: Line) -> bool:
        line = msgspec.structs.replace(line, match=number, version=following.version)
        if not await self._log.append(NewEntry(self.room.id, self.room.game, line, self._results(following))):
            await self.read()
            return False
        self.number, self.match = number, following
        return True

    def _results(self, match: Match[Any]) -> tuple[Result, ...]:
        outcome = match.outcome
        if outcome is None:
            return ()
        people = (seat for seat in self.room.seats if seat.player is not None)
        return tuple(Result(seat.seat, seat.player, outcome.for_seat(seat.seat)) for seat in people)

    async def answered(self, asker: int, ask: str) -> Line | None:
        """The entry that answered this ask before, if one did."""
        return await self._log.answered(self.room.id, asker, ask)

    async def change(self, settings: dict[str, Value]) -> None:
        """Save changed settings, of those that change no rule, and play on with them."""
        await self._log.keep_settings(self.room.id, settings)
        self.room = msgspec.structs.replace(self.room, settings=settings)
        self.match = replace(self.match, settings=settings)

    async def abandon(self, seat: int) -> None:
        """Close the room; a match that goes on counts as abandoned by this seat."""
        if self.match.stage == "match-over":
            await self._log.close_room(self.room.id)
        else:
            await self._log.abandon(self.room, self.number, self.room.seats[seat])
