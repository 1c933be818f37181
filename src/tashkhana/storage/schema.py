"""The tables. Every change of them is a migration in `migrations/versions/`."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

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
    Column("kind", String(10), nullable=False, server_default="alone"),
    Column("phase", String(10), nullable=False, server_default="playing"),
    Column("host", Integer),
    Column("watch", String(16)),
    Column("text", Boolean, nullable=False, server_default="0"),
    Index("rooms_watch", "watch", unique=True),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(64)),
    Column("name", String(40), nullable=False),
    Column("picture", String(12), nullable=False, server_default=""),
    # Only where it does not follow from the player: the seat was moved to another device.
    Column("person", String(16)),
    Index("seats_player", "player"),
)

MATCHES = Table(
    "matches",
    METADATA,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("preset", String(40), nullable=False),
    Column("settings", Text, nullable=False),
    sqlite_with_rowid=False,
)

BARRED = Table(
    "barred",
    METADATA,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("player", String(64), primary_key=True),
    sqlite_with_rowid=False,
)

SEAT_CODES = Table(
    "seat_codes",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("room", ForeignKey("rooms.id"), nullable=False),
    Column("player", String(64), nullable=False),
    Column("expires", Integer, nullable=False),
    Index("seat_codes_player", "room", "player"),
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
    # A person has one result of a match, and a seat may have several: who left it, and who took it then.
    Column("player", String(64), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("outcome", String(10), nullable=False),
    Column("ended", Integer, nullable=False),
    Index("results_player", "player", "game", "ended"),
)
