"""Rooms, seats, entries and results."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("preset", sa.String(40), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("opened", sa.Integer, nullable=False),
        sa.Column("closed", sa.Integer),
    )
    op.create_table(
        "seats",
        sa.Column("room", sa.String(16), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(64)),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_index("seats_player", "seats", ["player"])
    op.create_table(
        "entries",
        sa.Column("room", sa.String(16), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("asker", sa.Integer),
        sa.Column("ask", sa.String(40)),
        sa.Column("entered", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("entries_ask", "entries", ["room", "asker", "ask"], unique=True)
    op.create_table(
        "results",
        sa.Column("room", sa.String(16), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(64)),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("outcome", sa.String(10), nullable=False),
        sa.Column("ended", sa.Integer, nullable=False),
    )
    op.create_index("results_player", "results", ["player", "game", "ended"])
