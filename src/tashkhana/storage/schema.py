"""The tables. Every change of them is a migration in `migrations/versions/`."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()

ROOMS = Table(
    "rooms",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("preset", String(40), nullable=False),
    Column("settings", Text, nullable=False),
    Column("opened", Integer, nullable=False),
    Column("closed", Integer),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(64)),
    Column("name", String(40), nullable=False),
    Index("seats_player", "player"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
    Column("asker", Integer),
    Column("ask", String(40)),
    Column("entered", Integer, nullable=False),
    # An ask is played once, whatever happens between the tap and its answer.
    Index("entries_ask", "room", "asker", "ask", unique=True),
    sqlite_with_rowid=False,
)

RESULTS = Table(
    "results",
    METADATA,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(64)),
    Column("game", String(40), nullable=False),
    Column("outcome", String(10), nullable=False),
    Column("ended", Integer, nullable=False),
    Index("results_player", "player", "game", "ended"),
)
