"""Records of finished matches, for those who sit in the room."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tashkhana.core.entry import read_entry
from tashkhana.core.game import Game
from tashkhana.core.record import Record, write_record
from tashkhana.core.refusal import NotAllowed
from tashkhana.rooms.book import completed
from tashkhana.rooms.code import RoomCode
from tashkhana.rooms.dealer import shown
from tashkhana.rooms.player import PlayerId
from tashkhana.storage import Log, SavedRoom

MOST_MATCHES = 1_000_000
"""More than a room will ever see; a greater number is not looked for."""


async def record_of(log: Log, games: Mapping[str, Game[Any]], player: PlayerId, code: RoomCode, number: int) -> str:
    """The `number`th match of a room of this player as a text, with the seals of its deals.

    A match that goes on has no record yet: it would show everybody's cards.

    :raises NotAllowed: "room-unknown", "not-seated", "game-unknown", "match-unknown", "match-not-over"
    """
    room = await log.find_room(code)
    if room is None:
        raise NotAllowed("room-unknown")
    if all(seat.player != player for seat in room.seats):
        raise NotAllowed("not-seated")
    record = await _read(log, games, room, number)
    if record.replay().stage != "match-over":
        raise NotAllowed("match-not-over")
    return write_record(record.game, record.settings, record.entries, record.seals)


async def _read(log: Log, games: Mapping[str, Game[Any]], room: SavedRoom, number: int) -> Record:
    game = games.get(room.game)
    if game is None:
        raise NotAllowed("game-unknown", game=room.game)
    match = await log.find_match(room.id, number) if 1 <= number <= MOST_MATCHES else None
    if match is None:
        raise NotAllowed("match-unknown")
    lines = await log.lines(room.id, number)
    entries = tuple(read_entry(line.line, game.shapes) for line in lines)
    seals = tuple(shown(seal) for seal in await log.seals(room.id, number) if seal.numbers is not None)
    return Record(game, completed(game, match.settings), entries, seals)
