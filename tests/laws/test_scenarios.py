"""The scenario files of every game hold, whatever a game's own tests say of them besides."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tashkhana.core.game import Game
from tashkhana.core.scenario.file import read_file
from tashkhana.core.scenario.run import failure
from tests.laws.play import GAMES

SCENARIOS = Path(__file__).parents[2] / "scenarios"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_scenarios_of_a_game_hold(game: Game[Any]):
    """A game has scenario files in a folder of its name; each can be read, and each case is as it says."""
    files = sorted((SCENARIOS / game.id).glob("*.yaml"))
    read = [read_file(path.read_text("utf-8")) for path in files]
    faults = [fault for _, some in read for fault in some]
    found = {case.id: failure(case) for cases, _ in read for case in cases}

    assert files
    assert faults == []
    assert {case: why for case, why in found.items() if why is not None} == {}
