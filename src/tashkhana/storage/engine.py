"""The connection to the data file, set so that what was answered survives the loss of power."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


def open_engine(file: Path) -> Engine:
    """An engine for this SQLite file. What its errors say goes into the log, so they hold no values."""
    engine = create_engine(f"sqlite:///{file}", hide_parameters=True)
    keep_safe(engine)
    return engine


def keep_safe(engine: Engine) -> None:
    """Write through to the disk at every commit, and let SQLAlchemy alone begin transactions."""

    @event.listens_for(engine, "connect")
    def _set_up(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")
