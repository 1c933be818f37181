"""`tashkhana play`, as one types it, and in a real terminal."""

from __future__ import annotations

import os
import pty
import select
import sys
import time

import pytest
from typer.testing import CliRunner

from tashkhana.cli import app
from tashkhana.texts import Texts


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["durak"], "no-terminal"),
        (["durak", "--lang", "ru"], "no-terminal"),
        (["chess"], "game-unknown"),
        (["durak", "--preset", "vegas"], "preset-unknown"),
        (["durak", "--set", "deck=40"], "setting-out-of-range"),
        (["durak", "--set", "deck"], "name=value"),
        (["durak", "--seats", "7"], "setting-out-of-range"),
        (["durak", "--seats", "5", "--set", "deck=24"], "not-enough-cards"),
        (["durak", "--level", "genius"], "setting-out-of-range"),
        (["idiot", "--seats", "9"], "setting-out-of-range"),
        (["dhumbal"], "error: no-terminal:"),
        (["idiot", "--preset", "palace"], "error: no-terminal:"),
        (["durak", "--lang", "xx"], "--lang"),
    ],
)
def test_what_cannot_be_played_is_said(arguments: list[str], said: str):
    """Without a terminal, or with rules that do not fit: exit status 2 and the reason on stderr."""
    found = CliRunner().invoke(app, ["play", *arguments])

    assert found.exit_code == 2
    assert said in found.stderr


def test_a_game_without_a_table_in_the_terminal_says_so(monkeypatch: pytest.MonkeyPatch):
    """Its rules are there and its table is not: the reason says where to play it instead."""
    monkeypatch.setattr("tashkhana.cli.play.find_spec", lambda name: None)

    found = CliRunner().invoke(app, ["play", "durak", "--lang", "en"])

    assert found.exit_code == 2
    assert f"error: no-terminal-table (game=durak): {Texts('en').refusal('no-terminal-table')}" in found.stderr


def test_opens_in_a_real_terminal_and_leaves():
    """Started in a terminal it draws the table; Q and Enter leave it with exit status 0."""
    question = Texts("en")("terminal-quit-question")
    child, terminal = pty.fork()
    if child == 0:
        os.environ |= {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", "LANG": "en_GB.UTF-8"}
        command = "from tashkhana.cli import app; app()"
        os.execv(sys.executable, [sys.executable, "-c", command, "play", "durak", "--seats", "2", "--seed", "1"])
    drawn = _read_until(terminal, "Esc")
    os.write(terminal, b"q")
    asked = _read_until(terminal, question)
    os.write(terminal, b"\r")
    _read_until(terminal, None)
    _, status = os.waitpid(child, 0)

    assert "Durak" in drawn
    assert question in asked
    assert os.waitstatus_to_exitcode(status) == 0


def _read_until(terminal: int, words: str | None, patience_s: float = 30.0) -> str:
    """What the terminal wrote until these words, or (None) until it was closed."""
    text, end = "", time.monotonic() + patience_s
    while time.monotonic() < end and (words is None or words not in text):
        if select.select([terminal], [], [], 0.1)[0]:
            try:
                some = os.read(terminal, 65536)
            except OSError:
                return text
            if not some:
                return text
            text += some.decode(errors="replace")
    return text
