"""The games of the house, found by their folders."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import tashkhana.games
from tashkhana.core.registry import all_games


def test_a_game_bears_the_name_of_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Its texts and tables are found by that name, so another id is told at once and not by what is missing later."""
    stray = tmp_path / "stray"
    stray.mkdir()
    (stray / "__init__.py").write_text("")
    (stray / "game.py").write_text("class Snip:\n    id, welcome = 'snip', 0\n\n\nGAME = Snip()\n")
    monkeypatch.setattr(tashkhana.games, "__path__", [*tashkhana.games.__path__, str(tmp_path)])

    with pytest.raises(ValueError, match=r"games/stray holds a game with the id 'snip'"):
        all_games.__wrapped__()

    for name in ("tashkhana.games.stray", "tashkhana.games.stray.game"):
        sys.modules.pop(name)
