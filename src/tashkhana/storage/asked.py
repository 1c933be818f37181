"""What was asked of a room and has been done, kept with what it changed: a kill in between does nothing twice."""

from __future__ import annotations

from msgspec import Struct, structs
from sqlalchemy import Column, Executable, ForeignKey, Index, Integer, String, Table, bindparam, delete, select
from sqlalchemy.dialects.sqlite import insert

from tashkhana.storage.schema import METADATA

REMEMBERED = 50
"""Asks of each player in a room; a page waits for the answers of a few at most."""

ASKED = Table(
    "asked",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("room", ForeignKey("rooms.id"), nullable=False),
    Column("player", String(64), nullable=False),
    Column("ask", String(40), nullable=False),
    Index("asked_once", "room", "player", "ask", unique=True),
)

WAS_ASKED = select(ASKED.c.number).where(
    ASKED.c.room == bindparam("of_room"),
    ASKED.c.player == bindparam("of_player"),
    ASKED.c.ask == bindparam("of_ask"),
)
"""The query for an ask that was done."""


class Asked(Struct, frozen=True):
    """An ask of this player about seats or the room, by its id."""

    player: str
    ask: str


def forgetting(room: str) -> Executable:
    """Nobody asks this room for anything any more."""
    return delete(ASKED).where(ASKED.c.room == room)


def remembering(room: str, asked: Asked | None) -> list[Executable]:
    """This ask is done; of each player the last few are remembered."""
    if asked is None:
        return []
    mine = (ASKED.c.room == room, ASKED.c.player == asked.player)
    latest = select(ASKED.c.number).where(*mine).order_by(ASKED.c.number.desc()).limit(REMEMBERED)
    return [
        insert(ASKED).values(room=room, **structs.asdict(asked)).on_conflict_do_nothing(),
        delete(ASKED).where(*mine, ASKED.c.number.not_in(latest)),
    ]
