"""All that is one player's becomes another's: the same person with another secret (SA19, ON39).

The log runs each list of statements in one transaction.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import (
    Column,
    Executable,
    Index,
    Integer,
    Select,
    String,
    Table,
    bindparam,
    delete,
    insert,
    literal,
    or_,
    select,
    update,
)

from tashkhana.storage.schema import BARRED, METADATA, RESULTS, SEAT_CODES, SEATS

MOVE_CODES = Table(
    "move_codes",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("player", String(64), nullable=False),
    Column("expires", Integer, nullable=False),
    Column("taken", String(64)),
    Index("move_codes_player", "player"),
)

MOVED = Table(
    "moved",
    METADATA,
    Column("player", String(64), primary_key=True),
    Column("at", Integer, nullable=False),
    sqlite_with_rowid=False,
)

MOVE_CODE = select(MOVE_CODES).where(MOVE_CODES.c.hash == bindparam("of_hash"), MOVE_CODES.c.expires > bindparam("now"))
"""The query for a code that is still good."""
HAS_MOVED = select(MOVED.c.player).where(MOVED.c.player == bindparam("of_player"))
"""The query that tells whether all that was this player's has become another's."""


class SavedMoveCode(Struct, frozen=True):
    """A code that moves all that is a player's to another device, known by its hash only.

    `expires`: seconds since 1970. `taken`: the player who used it, and may ask again whether it was done.
    """

    hash: str
    player: str
    expires: int
    taken: str | None = None


def giving(code: SavedMoveCode) -> list[Executable]:
    """A code for all that is a player's, which replaces the one before."""
    over = or_(MOVE_CODES.c.expires < int(time.time()), MOVE_CODES.c.player == code.player)
    return [delete(MOVE_CODES).where(over), insert(MOVE_CODES).values(msgspec.structs.asdict(code))]


def merging(old: str, new: str, code_hash: str | None, persons: Mapping[str, str]) -> list[Executable]:
    """All that is `old`'s becomes `new`'s, and the code by which it does is used up.

    `persons`: for each room of `old`, who that is to the others, and stays.

    A person has one result of a match: where both have one, `new`'s stays. They have one seat at a table: where
    `new` sits too, or may not come back, `old`'s stays as it is.
    """
    return [
        *_results(old, new),
        *[_staying(room, old, person) for room, person in persons.items()],
        *_seats(old, new),
        delete(SEAT_CODES).where(SEAT_CODES.c.player == old),
        delete(MOVE_CODES).where(MOVE_CODES.c.player == old, MOVE_CODES.c.hash.is_distinct_from(code_hash)),
        update(MOVE_CODES).where(MOVE_CODES.c.player == old).values(taken=new),
        insert(MOVED).prefix_with("OR IGNORE").values(player=old, at=int(time.time())),
    ]


def _results(old: str, new: str) -> list[Executable]:
    mine = RESULTS.c.player == old
    return [update(RESULTS).prefix_with("OR IGNORE").where(mine).values(player=new), delete(RESULTS).where(mine)]


def _staying(room: str, old: str, person: str) -> Executable:
    mine = (SEATS.c.room == room, SEATS.c.player == old, SEATS.c.person.is_(None))
    return update(SEATS).where(*mine).values(person=person)


def _seats(old: str, new: str) -> list[Executable]:
    sits = SEATS.c.room.in_(select(SEATS.c.room).where(SEATS.c.player == new))
    barred = SEATS.c.room.in_(select(BARRED.c.room).where(BARRED.c.player == new))
    bars = select(BARRED.c.room, literal(new)).where(BARRED.c.player == old)
    return [
        update(SEATS).where(SEATS.c.player == old, ~sits, ~barred).values(player=new),
        insert(BARRED).prefix_with("OR IGNORE").from_select(["room", "player"], bars),
    ]


def rooms_of(player: str) -> Select[Any]:
    """The query for the rooms in which this player has a seat."""
    return select(SEATS.c.room).where(SEATS.c.player == player)


def known(player: str) -> Select[Any]:
    """The query that has a row for a player who has a seat or a result somewhere."""
    seats = select(SEATS.c.player).where(SEATS.c.player == player)
    return select(literal(1)).where(
        or_(seats.exists(), select(RESULTS.c.player).where(RESULTS.c.player == player).exists())
    )
