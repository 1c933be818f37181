"""The statements that keep who sits in a room and how it stands; the log runs each list in one transaction."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import Executable, delete, insert, update
from sqlalchemy.dialects import sqlite

from tashkhana.storage.rows import SavedMatch, SavedRoom, SavedSeatCode
from tashkhana.storage.schema import BARRED, MATCHES, RESULTS, ROOMS, SEAT_CODES, SEATS
from tashkhana.storage.writer import match_row


def opening(room: SavedRoom, begins: SavedMatch | None) -> list[Executable]:
    """A new room, and its first match if that begins with it."""
    row = {"id": room.id, "game": room.game, "opened": room.opened, **_changing(room)}
    return [insert(ROOMS).values(row), *_seats(room), *_begun(room, begins)]


def keeping(room: SavedRoom, begins: SavedMatch | None = None) -> list[Executable]:
    """A room as it is now, and the match that begins with this."""
    return [
        update(ROOMS).where(ROOMS.c.id == room.id).values(_changing(room)),
        delete(SEATS).where(SEATS.c.room == room.id),
        *_seats(room),
        *_begun(room, begins),
    ]


def barring(room: str, player: str) -> list[Executable]:
    """This player comes back no more."""
    row = {"room": room, "player": player}
    return [sqlite.insert(BARRED).values(row).on_conflict_do_nothing(), *revoking(room, player)]


def leaving(room: SavedRoom, match: int, seat: int, player: str) -> list[Executable]:
    """The match counts as abandoned by this player, unless it has their result already."""
    row = {
        "room": room.id,
        "match": match,
        "player": player,
        "seat": seat,
        "game": room.game,
        "outcome": "abandoned",
        "ended": int(time.time()),
    }
    return [sqlite.insert(RESULTS).values(row).on_conflict_do_nothing()]


def revoking(room: str, player: str) -> list[Executable]:
    """The codes for this player's seat are worth nothing any more."""
    return [delete(SEAT_CODES).where(SEAT_CODES.c.room == room, SEAT_CODES.c.player == player)]


def giving(code: SavedSeatCode) -> list[Executable]:
    """A code for a seat, which replaces the one before."""
    old = delete(SEAT_CODES).where(SEAT_CODES.c.expires < int(time.time()))
    return [old, *revoking(code.room, code.player), insert(SEAT_CODES).values(msgspec.structs.asdict(code))]


def playing_by(room: SavedRoom, match: int) -> list[Executable]:
    """The settings of the room and of the match that goes on: those that change no rule have changed."""
    settings = _json(room.settings)
    going = update(MATCHES).where(MATCHES.c.room == room.id, MATCHES.c.number == match)
    return [update(ROOMS).where(ROOMS.c.id == room.id).values(settings=settings), going.values(settings=settings)]


def _changing(room: SavedRoom) -> dict[str, Any]:
    return {
        "preset": room.preset,
        "settings": _json(room.settings),
        "closed": room.closed,
        "kind": room.kind,
        "phase": room.phase,
        "host": room.host,
        "watch": room.watch,
        "text": room.text,
    }


def _seats(room: SavedRoom) -> list[Executable]:
    return [insert(SEATS).values([{"room": room.id, **msgspec.structs.asdict(seat)} for seat in room.seats])]


def _begun(room: SavedRoom, match: SavedMatch | None) -> list[Executable]:
    return [] if match is None else [insert(MATCHES).values(match_row(room.id, match))]


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
