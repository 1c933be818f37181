"""Codes that move all that is a player's to another device, and whose things have moved."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Nobody has moved yet."""
    op.create_table(
        "move_codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("expires", sa.Integer, nullable=False),
        sa.Column("taken", sa.String(64)),
    )
    op.create_index("move_codes_player", "move_codes", ["player"])
    op.create_table(
        "moved",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("at", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
