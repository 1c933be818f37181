"""The asks about seats and the room that have been done."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """What an earlier version did is not among them."""
    op.create_table(
        "asked",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("room", sa.String(16), sa.ForeignKey("rooms.id"), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("ask", sa.String(40), nullable=False),
    )
    op.create_index("asked_once", "asked", ["room", "player", "ask"], unique=True)
