"""A room and its match, as the log has them: what happens is saved first, then room and match move on."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import msgspec

from tashkhana.core.entry import Entry, read_entry
from tashkhana.core.game import Game
from tashkhana.core.match import Match
from tashkhana.core.settings import Value
from tashkhana.rooms.seating import nobody, people_of, person_of, put, with_computers
from tashkhana.storage import Asked, Line, Log, NewEntry, Result, SavedMatch, SavedRoom, SavedSeal


class Book:
    """The match that lies on the table: `number` counts the matches of the room, 0 before the first.

    While the room gathers, nothing lies there: `match` is the one before, which nobody is shown.
    """

    def __init__(self, log: Log, game: Game[Any], room: SavedRoom) -> None:
        """Open the book; `read` it before use."""
        self.log = log
        self.game = game
        self.room = self._complete(room)
        self.number = 0
        self._asks = array("q")
        """Of every ask that the log of the room holds, a hash: most asks are new, and that is seen at once."""
        self.match: Match[Any] = Match.begin(game, self.room.settings)
        self._answering: Asked | None = None

    def _complete(self, room: SavedRoom) -> SavedRoom:
        return msgspec.structs.replace(room, settings=completed(self.game, room.settings))

    @property
    def gathering(self) -> bool:
        """Whether the room waits for its host to start a match."""
        return self.room.phase == "gathering"

    @property
    def people(self) -> tuple[int, ...]:
        """The seats in which people sit."""
        return people_of(self.room)

    @property
    def host(self) -> str | None:
        """Who hosts; None where nobody does."""
        host = self.room.host
        return None if host is None else self.room.seats[host].player

    @property
    def match_goes_on(self) -> bool:
        """Whether leaving now is leaving in the middle of a match."""
        return not self.gathering and self.match.stage != "match-over"

    async def read(self) -> None:
        """Bring room and match to the end of the log.

        :raises ValueError: the log holds a line that is no entry
        :raises NotAllowed: the log holds an entry that the rules refuse
        """
        await self.read_seats()
        last = await self.log.last_match(self.room.id)
        self.number = 0 if last is None else last.number
        settings = self.room.settings if last is None else completed(self.game, last.settings)
        lines = await self.log.lines(self.room.id, self.number)
        entries = [read_entry(line.line, self.game.shapes) for line in lines]
        self._asks = array("q", [hash(ask) for ask in await self.log.asks(self.room.id)])
        self.match = Match.replay(self.game, settings, entries)

    async def read_seats(self) -> None:
        """Bring the room to what the log says, and leave its match as it is."""
        room = await self.log.find_room(self.room.id)
        if room is not None:
            self.room = self._complete(room)

    # Entries

    async def enter(
        self, entry: Entry, asker: int | None = None, ask: str | None = None, seal: SavedSeal | None = None
    ) -> bool:
        """Check an entry, save it (a deal with its seal), move on.

        False: the log knew more than this book, which has read it now.

        :raises NotAllowed: the entry is refused; nothing has changed
        """
        return await self._save(self.number, self.match.enter(entry), Line(0, 0, str(entry), asker, ask), None, seal)

    async def begin(self, deal: Entry, fresh: Match[Any], asker: int, ask: str, seal: SavedSeal | None) -> bool:
        """Begin the next match of the room with its first deal, as `enter` does."""
        begins = self._next_match()
        return await self._save(begins.number, fresh.enter(deal), Line(0, 0, str(deal), asker, ask), begins, seal)

    def _next_match(self) -> SavedMatch:
        return SavedMatch(self.number + 1, self.room.preset, self.room.settings)

    async def _save(
        self, number: int, following: Match[Any], line: Line, begins: SavedMatch | None, seal: SavedSeal | None
    ) -> bool:
        line = msgspec.structs.replace(line, match=number, version=following.version)
        entry = NewEntry(self.room.id, self.room.game, line, self._results(following), begins, seal)
        if not await self.log.append(entry):
            await self.read()
            return False
        self.number, self.match = number, following
        if line.ask is not None:
            self._asks.append(hash((line.asker, line.ask)))
        return True

    def _results(self, match: Match[Any]) -> tuple[Result, ...]:
        outcome = match.outcome
        if outcome is None:
            return ()
        seats = self.room.seats
        return tuple(
            Result(seat.seat, seat.player, outcome.for_seat(seat.seat)) for seat in seats if seat.player is not None
        )

    async def answered(self, asker: int, ask: str) -> Line | None:
        """The entry that answered this ask before, if one did."""
        if hash((asker, ask)) not in self._asks:
            return None
        return await self.log.answered(self.room.id, asker, ask)

    async def change(self, settings: dict[str, Value]) -> None:
        """Save changed settings, of those that change no rule, and play on with them."""
        room = msgspec.structs.replace(self.room, settings=settings)
        await self.log.keep_settings(room, self.number)
        self.room = room
        self.match = replace(self.match, settings=settings)

    # The room

    @contextmanager
    def answering(self, player: str, ask: str) -> Iterator[None]:
        """What is saved of the room meanwhile is what this ask wants, which is done with that."""
        self._answering = Asked(player, ask)
        try:
            yield
        finally:
            self._answering = None

    async def has_done(self, player: str, ask: str) -> bool:
        """Whether this ask has been done, maybe by a house that was killed before it could say so."""
        return await self.log.was_asked(self.room.id, Asked(player, ask))

    async def keep(self, room: SavedRoom) -> None:
        """Save the room as it is to be, and go on with it."""
        await self.log.keep_room(room, asked=self._answering)
        self.room = room

    async def start(self) -> None:
        """Save that a match begins: computers sit in the free seats."""
        room, begins = with_computers(self.room), self._next_match()
        await self.log.keep_room(room, begins, self._answering)
        self.room, self.number = room, begins.number
        self.match = Match.begin(self.game, room.settings)

    async def leave(self, seat: int, left: SavedRoom, *, barred: bool = False) -> None:
        """Save the room without the person of this seat; in the middle of a match they abandon it."""
        match = self.number if self.match_goes_on else None
        await self.log.keep_leaving(left, self.room.seats[seat], match, barred=barred, asked=self._answering)
        self.room = left

    async def close(self, seat: int) -> None:
        """Close the room, as the last person leaves this seat; a match that goes on counts as abandoned."""
        match = self.number if self.match_goes_on else None
        await self.log.close_room(self.room, self.room.seats[seat], match)
        self.room = put(self.room, nobody(seat, gathering=self.gathering))

    async def move_seat(self, seat: int, player: str) -> None:
        """Save that the person of this seat has another secret from now on; to the others they stay the same."""
        sitting = self.room.seats[seat]
        assert sitting.player is not None
        moved = msgspec.structs.replace(sitting, player=player, person=person_of(self.room, sitting))
        room = put(self.room, moved)
        await self.log.move_seat(room, sitting.player)
        self.room = room


def completed(game: Game[Any], settings: Mapping[str, Value]) -> dict[str, Value]:
    """The settings with those of the house that there were not yet when they were saved, as the house has them."""
    usual = game.presets[game.house_preset]
    missing = {setting.id: usual[setting.id] for setting in game.house_settings if setting.id not in settings}
    return {**settings, **missing}
