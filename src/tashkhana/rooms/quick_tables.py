"""The tables of the quick match, as the house opens them and knows them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from tashkhana.core.refusal import NotAllowed
from tashkhana.rooms.code import RoomCode
from tashkhana.rooms.house import House
from tashkhana.rooms.player import PlayerId
from tashkhana.rooms.quick import Quick
from tashkhana.rooms.tickets import FILL_S, Seeking

CLOCK = "normal"
"""The turn clock of a quick match."""
REMEMBERED = 10_000
"""Players whose last quick table is remembered, for it has no entry in the log before somebody comes."""


class QuickTables:
    """Opens tables of strangers, and finds the one at which a player still sits."""

    def __init__(self, house: House) -> None:
        """None opened yet."""
        self._house = house
        self._last: OrderedDict[PlayerId, RoomCode] = OrderedDict()

    async def open(self, game: str, seats: int, people: Sequence[Seeking]) -> RoomCode:
        """A table of this game by its house preset, with these people in the first seats.

        There is no host who could send somebody away who only sits there: the clock does not wait for them.
        """
        seated = [(person.player, person.name, person.picture) for person in people]
        code = await self._house.open_quick_room(game, None, {"players": seats, "clock": CLOCK}, seated)
        for person in people:
            self._last.pop(person.player, None)
            self._last[person.player] = code
        while len(self._last) > REMEMBERED:
            self._last.popitem(last=False)
        return code

    async def unfinished(self, player: PlayerId) -> RoomCode | None:
        """The quick match of this player that goes on, if one does."""
        last = self._last.get(player)
        if last is not None and await self._plays(player, last):
            return last
        self._last.pop(player, None)
        return await self._house.quick_room(player)

    async def _plays(self, player: PlayerId, code: RoomCode) -> bool:
        try:
            room = await self._house.room(code)
        except NotAllowed:
            return False
        return room.seat_of(player) is not None and room.match.stage != "match-over"


@asynccontextmanager
async def quick_match(house: House, fill_s: float = FILL_S) -> AsyncIterator[Quick]:
    """The quick match of a house, as long as it is open."""
    tables = QuickTables(house)
    async with Quick.open(house.games, tables.open, tables.unfinished, fill_s) as quick:
        house.moving.before.append(quick.dismiss)
        yield quick
