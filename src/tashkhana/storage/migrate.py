"""Brings the tables of a data file to this version."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import create_engine

from tashkhana.storage.engine import keep_safe


class StoreTooNew(Exception):
    """The data file was written by a later version of the house."""


def migrate(file: Path) -> None:
    """Create the data file, or bring its tables up to date; what it holds stays.

    :raises StoreTooNew: a later version has written it
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(f"sqlite:///{file}")
    keep_safe(engine)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError as error:
        raise StoreTooNew(f"{file} was written by a later version of Tashkhana ({error})") from error
    finally:
        engine.dispose()
