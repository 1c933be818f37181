"""The secret of each deal, and the numbers of the seats."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Deals that an earlier version dealt have no seal."""
    op.create_table(
        "seals",
        sa.Column("room", sa.String(16), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("deal", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("method", sa.String(40), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("numbers", sa.Text),
        sqlite_with_rowid=False,
    )
