"""`tashkhana verify RECORD`: check that every deal of a match follows from what was sealed before it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from tashkhana.fair import Finding

WRONG = 1
MALFORMED = 2
LARGEST = 10_000_000
"""Bytes of a record; the longest matches stay far below."""

WORDS = {
    "right": "right: the cards follow from the sealed secret and the numbers of the seats",
    "no-seal": "cannot be checked: the record holds no seal of this deal",
    "unknown-method": "cannot be checked: this version does not know the method",
    "wrong-seats": "WRONG: there are more or fewer numbers than seats",
    "wrong-seal": "WRONG: the secret does not fit the seal",
    "wrong-order": "WRONG: the order of the pack does not follow from the secret and the numbers",
    "wrong-dealer": "WRONG: chance would have chosen another dealer",
    "wrong-shuffle": "WRONG: a shuffle in the middle of the deal does not follow from the secret and the numbers",
    "refused": "WRONG: the rules refuse what follows the deal",
}


def add(app: typer.Typer) -> None:
    """Add the command to the app."""
    app.command()(verify)


def verify(record: Path = typer.Argument(..., metavar="RECORD", help="A record of a match.")) -> None:
    """Check the deals of a record; exit 1 if one is wrong or cannot be checked, 2 if this is no record."""
    from tashkhana.core.record import read_record
    from tashkhana.fair import verify as found_in

    try:
        findings = found_in(read_record(_text(record)))
    except (OSError, ValueError) as error:
        typer.echo(f"{record}: {error}", err=True)
        raise typer.Exit(MALFORMED) from error
    for finding in findings:
        typer.echo(f"deal {finding.deal}: {_said(finding)}")
    right = sum(finding.verdict == "right" for finding in findings)
    typer.echo(f"{right} of {len(findings)} deals verified")
    if right < len(findings) or not findings:
        raise typer.Exit(WRONG)


def _text(record: Path) -> str:
    """What the file holds.

    :raises ValueError: it is too large, or no text
    """
    with record.open("rb") as file:
        read = file.read(LARGEST + 1)
    if len(read) > LARGEST:
        raise ValueError(f"larger than {LARGEST} bytes")
    return read.decode("utf-8")


def _said(finding: Finding) -> str:
    """What was found of a deal, in words."""
    from tashkhana.core.seat import letter

    said = WORDS[finding.verdict]
    if finding.shuffles:
        said += f"; {finding.shuffles} later shuffle{'s' if finding.shuffles > 1 else ''} checked"
    if finding.silent:
        said += f"; no number from {' '.join(letter(seat) for seat in finding.silent)}"
    return f"{said} ({finding.refused})" if finding.refused else said
