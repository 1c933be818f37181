"""Tables of quick players under all sorts of house rules: every deal comes to a defined result.

A few deals of each game in the usual run; TASHKHANA_BOT_DEALS=34000 asks for more, TASHKHANA_BOT_SEED=2 for others, and
`-s` shows how they ended.
"""

from __future__ import annotations

import os
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from tashkhana.bots.table import play_deal, shuffled
from tashkhana.core.game import Game
from tashkhana.core.refusal import NotAllowed
from tashkhana.core.settings import Value
from tests.laws.play import GAMES

DEALS = int(os.environ.get("TASHKHANA_BOT_DEALS", "60"))
SEED = os.environ.get("TASHKHANA_BOT_SEED", "1")
QUICK = ("easy", "medium")


def some_rules(game: Game[Any], chance: Random) -> dict[str, Value]:
    """A preset with about half of the game's settings changed, such as can be played."""
    while True:
        changed = {
            setting.id: chance.choice(setting.examples()) for setting in game.own_settings if chance.random() < 0.5
        }
        with suppress(NotAllowed):  # more players than the deck has cards for
            return game.read_settings(chance.choice(sorted(game.presets)), changed)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_deal_of_quick_players_has_a_defined_result(game: Game[Any]):
    """One seat wins, one seat loses, or the rules call it drawn."""
    chance = Random(f"bots of {game.id} {SEED}")
    ends: Counter[str] = Counter()
    for _ in range(DEALS):
        settings = some_rules(game, chance)
        bots = [game.bots[chance.choice(QUICK)] for _ in range(int(settings["players"]))]

        result = play_deal(game, settings, shuffled(game, settings, chance), bots, chance).result

        found = [name for name, end in (("lost", result.loser), ("won", result.winner)) if end is not None]
        found += ["drawn"] * result.drawn
        assert found, f"nothing came of a deal under {settings}"
        ends["+".join(found)] += 1
    print(f"{game.id}: {dict(ends)}")  # noqa: T201 - what `-s` shows
