"""The secrets of deals: kept before their seal is told, and with the numbers of the seats once it is dealt."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Column, ForeignKey, Integer, String, Table, Text, Update, bindparam, select, update
from sqlalchemy.dialects.sqlite import insert

from tashkhana.storage.schema import METADATA

SEALS = Table(
    "seals",
    METADATA,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("method", String(40), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("numbers", Text),
    sqlite_with_rowid=False,
)

SEALS_OF_MATCH = (
    select(SEALS.c.match, SEALS.c.deal, SEALS.c.method, SEALS.c.secret, SEALS.c.numbers)
    .where(SEALS.c.room == bindparam("of_room"), SEALS.c.match == bindparam("of_match"))
    .order_by(SEALS.c.deal)
)
"""The query for the seals of a match, in the order of its deals; `seal_in` reads its rows."""

Numbers = tuple[str | None, ...]
"""Of each seat in turn; None where none came in time."""


class SavedSeal(Struct, frozen=True):
    """The secret of a deal, and the method by which it is used; `numbers` None until the deal is dealt."""

    match: int
    deal: int
    method: str
    secret: str
    numbers: Numbers | None = None


def keeping(room: str, seal: SavedSeal) -> Any:
    """The statement that keeps a seal; the first one of a deal stays."""
    row = {"room": room, "match": seal.match, "deal": seal.deal, "method": seal.method, "secret": seal.secret}
    return insert(SEALS).values(row).on_conflict_do_nothing()


def with_numbers() -> Update:
    """The statement that keeps the numbers of a deal; `numbers_row` has its values."""
    return (
        update(SEALS)
        .where(
            SEALS.c.room == bindparam("of_room"),
            SEALS.c.match == bindparam("of_match"),
            SEALS.c.deal == bindparam("of_deal"),
        )
        .values(numbers=bindparam("of_numbers"))
    )


def numbers_row(room: str, seal: SavedSeal) -> dict[str, Any]:
    """The numbers of a seal whose deal is dealt, for `with_numbers`."""
    numbers = msgspec.json.encode(seal.numbers).decode()
    return {"of_room": room, "of_match": seal.match, "of_deal": seal.deal, "of_numbers": numbers}


def seal_in(row: Any) -> SavedSeal:
    """The seal in a row of `SEALS_OF_MATCH`."""
    numbers = None if row.numbers is None else msgspec.json.decode(row.numbers, type=Numbers)
    return SavedSeal(row.match, row.deal, row.method, row.secret, numbers)
