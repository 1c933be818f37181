"""Several people in a room: who is its host, where a match keeps its settings, who may not come back, seat codes."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what rooms of friends need; rooms for one go on as they are, their person being the host."""
    _rooms_and_seats()
    _matches()
    _people()
    _results()


def _rooms_and_seats() -> None:
    op.add_column("rooms", sa.Column("kind", sa.String(10), nullable=False, server_default="alone"))
    op.add_column("rooms", sa.Column("phase", sa.String(10), nullable=False, server_default="playing"))
    op.add_column("rooms", sa.Column("host", sa.Integer))
    op.add_column("rooms", sa.Column("watch", sa.String(16)))
    op.add_column("rooms", sa.Column("text", sa.Boolean, nullable=False, server_default="0"))
    op.create_index("rooms_watch", "rooms", ["watch"], unique=True)
    op.add_column("seats", sa.Column("picture", sa.String(12), nullable=False, server_default=""))
    op.execute(
        "UPDATE rooms SET host = (SELECT min(seat) FROM seats WHERE seats.room = rooms.id AND player IS NOT NULL)"
    )


def _matches() -> None:
    """Every match so far was played by the settings of its room."""
    op.create_table(
        "matches",
        sa.Column("room", sa.String(16), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("preset", sa.String(40), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.execute(
        "INSERT INTO matches (room, number, preset, settings)"
        " SELECT rooms.id, played.match, rooms.preset, rooms.settings FROM rooms"
        " JOIN (SELECT room, match FROM entries UNION SELECT id, 1 FROM rooms) AS played ON played.room = rooms.id"
    )


def _people() -> None:
    op.create_table(
        "barred",
        sa.Column("room", sa.String(16), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seat_codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("room", sa.String(16), sa.ForeignKey("rooms.id"), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("expires", sa.Integer, nullable=False),
    )
    op.create_index("seat_codes_player", "seat_codes", ["room", "player"])


def _results() -> None:
    """A result belongs to a person; until now a seat had one at most, and a bot none."""
    op.drop_index("results_player", "results")
    op.rename_table("results", "seat_results")
    op.create_table(
        "results",
        sa.Column("room", sa.String(16), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("outcome", sa.String(10), nullable=False),
        sa.Column("ended", sa.Integer, nullable=False),
    )
    op.execute(
        "INSERT INTO results (room, match, player, seat, game, outcome, ended)"
        " SELECT room, match, player, seat, game, outcome, ended FROM seat_results WHERE player IS NOT NULL"
    )
    op.drop_table("seat_results")
    op.create_index("results_player", "results", ["player", "game", "ended"])
