"""Statements that are run for every move: spelled out once, then only bound."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Executable
from sqlalchemy.dialects import sqlite


class Prepared:
    """A statement for many rows, in the words of the data file."""

    def __init__(self, statement: Executable) -> None:
        """Spell it out; its columns need no conversion (numbers and texts)."""
        compiled = statement.compile(dialect=sqlite.dialect())  # type: ignore[attr-defined]
        self._sql = str(compiled)
        self._names: tuple[str, ...] = tuple(compiled.positiontup)

    def run(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> int:
        """Run it for each of these rows; how many rows of the table it has changed or added."""
        if not rows:
            return 0
        values = [tuple([row[name] for name in self._names]) for row in rows]
        options = {"preserve_rowcount": True}
        return connection.exec_driver_sql(self._sql, values, execution_options=options).rowcount
