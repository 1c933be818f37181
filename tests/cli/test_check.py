"""`tashkhana check`: one line a case, a sum, and an exit code."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tashkhana.cli import app

SOUND = """
- id: sound
  rule: DK-10
  title: Sound
  game: durak
  position: {trump: H, hands: {A: "9S AC", B: "TS 8S"}, talon: "", attacker: A}
  steps: [A attack 9S, {turn: [B]}]
"""
FAILING = SOUND.replace("id: sound", "id: failing").replace("turn: [B]", "turn: [A]")
MALFORMED = SOUND.replace("id: sound", "id: wrong").replace("hands:", "handful:")


def check(*files: Path) -> Result:
    """Run the command on these files."""
    return CliRunner().invoke(app, ["check", *map(str, files)])


@pytest.fixture
def write(tmp_path: Path):
    """Write a scenario file and give its path."""

    def write(name: str, content: str) -> Path:
        path = tmp_path / name
        path.write_text(content, encoding="utf-8")
        return path

    return write


def test_cases_that_hold_are_ok(write):
    result = check(write("a.yaml", SOUND))

    assert result.exit_code == 0
    assert result.stdout == "ok sound\n1 passed, 0 failed\n"
    assert result.stderr == ""


def test_a_failing_case_says_what_was_found(write):
    result = check(write("a.yaml", SOUND + FAILING))

    assert result.exit_code == 1
    assert result.stdout == "ok sound\nFAIL failing: step 2: turn: expected [A], found [B]\n1 passed, 1 failed\n"


def test_a_malformed_file_names_file_case_and_field(write):
    path = write("wrong.yaml", MALFORMED)

    result = check(path)

    assert result.exit_code == 2
    assert result.stderr == f"{path}: case wrong: position.handful: unknown key\n"
    assert result.stdout == "0 passed, 0 failed\n"


def test_sound_cases_are_played_beside_malformed_ones(write):
    result = check(write("a.yaml", SOUND + MALFORMED), write("b.yaml", FAILING))

    assert result.exit_code == 2
    assert result.stdout.splitlines()[0] == "ok sound"
    assert result.stdout.splitlines()[-1] == "1 passed, 1 failed"


def test_a_file_that_is_no_yaml_is_named(write):
    path = write("wrong.yaml", "- [")

    result = check(path)

    assert result.exit_code == 2
    assert result.stderr.startswith(f"{path}: no YAML")


def test_a_file_that_is_no_text_is_named(tmp_path: Path):
    path = tmp_path / "wrong.yaml"
    path.write_bytes(b"\xff\xfe\x00\x81")

    result = check(path)

    assert result.exit_code == 2
    assert str(path) in result.stderr


def test_a_file_that_is_not_there_is_named(tmp_path: Path):
    result = check(tmp_path / "nothing.yaml")

    assert result.exit_code == 2
    assert "nothing.yaml" in result.stderr


def test_a_folder_is_no_file(tmp_path: Path):
    assert check(tmp_path).exit_code == 2


def test_without_files_the_command_says_how_it_is_used():
    assert check().exit_code == 2
