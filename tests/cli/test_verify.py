"""`tashkhana verify`: what it says, and its exit status."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from tashkhana.cli import app
from tashkhana.core.record import Record, write_record
from tashkhana.core.registry import all_games
from tests.fair.played import fairly_played

PLAYED = fairly_played(all_games()["dhumbal"], 1, rounds=3)


def verified(tmp_path: Path, record: Record | bytes) -> tuple[int, list[str]]:
    """The exit status, and the lines that were said."""
    file = tmp_path / "record.yaml"
    if isinstance(record, bytes):
        file.write_bytes(record)
    else:
        file.write_text(write_record(record.game, record.settings, record.entries, record.seals), "utf-8")
    result = CliRunner().invoke(app, ["verify", str(file)])
    return result.exit_code, result.output.splitlines()


def test_a_fair_record_is_told_deal_by_deal(tmp_path: Path):
    """And that the last seat gave no number."""
    status, lines = verified(tmp_path, PLAYED)

    assert status == 0
    assert [line.split(":")[0] for line in lines] == ["deal 1", "deal 2", "deal 3", "3 of 3 deals verified"]
    assert "right" in lines[0]
    assert "; 1 later shuffle checked" in " ".join(lines)
    assert lines[0].endswith("no number from D")


def test_a_wrong_deal_is_told(tmp_path: Path):
    """The others are checked all the same."""
    changed = msgspec.structs.replace(PLAYED.seals[1], secret="0" * 64)
    status, lines = verified(tmp_path, replace(PLAYED, seals=(PLAYED.seals[0], changed, PLAYED.seals[2])))

    assert status == 1
    assert lines[1].startswith("deal 2: WRONG: the secret does not fit the seal")
    assert lines[-1] == "2 of 3 deals verified"


def test_what_cannot_be_checked_is_not_verified(tmp_path: Path):
    """Neither a record without seals nor one without deals."""
    status, lines = verified(tmp_path, replace(PLAYED, seals=()))
    assert status == 1
    assert lines[0].startswith("deal 1: cannot be checked")

    assert verified(tmp_path, replace(PLAYED, entries=(), seals=())) == (1, ["0 of 0 deals verified"])


@pytest.mark.parametrize(
    "text", [b"", b"\xff\xfe", b"tashkhana-record: 1", b"[" * 20_000, b"a: " + b"x" * 10_000_001, b"- \x00"]
)
def test_what_is_no_record_is_said_in_one_line(tmp_path: Path, text: bytes):
    """No traceback, whatever the file holds."""
    status, lines = verified(tmp_path, text)

    assert status == 2
    assert len(" ".join(lines)) < 600


def test_a_file_that_is_not_there_is_said(tmp_path: Path):
    result = CliRunner().invoke(app, ["verify", str(tmp_path / "nowhere.yaml")])

    assert result.exit_code == 2
    assert "nowhere.yaml" in result.output
