"""Who moves their seat to another device is still the same person to the others."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Whose seat was moved before has another id than before, once."""
    op.add_column("seats", sa.Column("person", sa.String(16)))
