"""`tashkhana check FILE...`: play scenario files and say which cases hold."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from tashkhana.core.scenario.file import Case, Fault

FAILED = 1
MALFORMED = 2


def add(app: typer.Typer) -> None:
    """Add the command to the app."""

    @app.command()
    def check(files: list[Path] = typer.Argument(..., metavar="FILE...")) -> None:
        """Play scenario files; exit 1 if a case fails, 2 if a file is malformed (its sound cases are played)."""
        read = [_read(file) for file in files]
        outcomes = [_say(case) for cases, _ in read for case in cases]
        typer.echo(f"{outcomes.count(True)} passed, {outcomes.count(False)} failed")
        if any(faults for _, faults in read):
            raise typer.Exit(MALFORMED)
        if False in outcomes:
            raise typer.Exit(FAILED)


def _read(file: Path) -> tuple[list[Case], list[Fault]]:
    """The cases of a file, and its faults, which have been said."""
    from tashkhana.core.scenario.file import Fault, read_file

    try:
        cases, faults = read_file(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        cases, faults = [], [Fault("", "", str(error))]
    for fault in faults:
        where = f"case {fault.case}: {fault.field}: " if fault.case else ""
        typer.echo(f"{file}: {where}{fault.why}", err=True)
    return cases, faults


def _say(case: Case) -> bool:
    """Play one case and print its line."""
    from tashkhana.core.scenario.run import failure

    try:
        found = failure(case)
    except Exception as error:  # noqa: BLE001 (a fault of the rules in one case must not hide the other cases)
        found = f"expected no fault of the rules, found {type(error).__name__}: {error}"
    typer.echo(f"ok {case.id}" if found is None else f"FAIL {case.id}: {found}")
    return found is None
