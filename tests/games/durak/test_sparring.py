"""The players that the arena keeps to measure the levels by."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

import pytest

from tashkhana.bots.table import dice, play_deal, shuffled
from tashkhana.games.durak import uct
from tashkhana.games.durak.game import GAME
from tashkhana.games.durak.memory import recall
from tashkhana.games.durak.sparring import uct30x30
from tashkhana.games.durak.uct import Uct
from tests.games.durak.test_bots import bout, random_settings
from tests.games.durak.test_search import moments


def test_no_table_offers_them():
    """They are known to the arena by name, and are no level."""
    levels = next(setting for setting in GAME.settings if setting.id == "level")

    assert set(GAME.sparring) == {"uct30x30"}
    assert not set(GAME.sparring) & {*GAME.bots, *levels.examples()}


def test_every_walk_votes_for_a_move_that_may_be_made():
    """Five deals with seven walks each are 35 votes, under any house rules, the same ones for the same seed."""
    asked = 0
    for match, seat in moments(11, 3):
        seen = match.seen(seat)
        if len(seen.legal) > 1:
            found = []
            for _ in range(2):
                search = Uct(recall(seen), match.version)
                search.think(5, 7)
                found.append(search.choices())
            assert found[0] == found[1]
            assert sum(votes for *_, votes in found[0]) == 35
            asked += 1

    assert asked > 60


def test_determinised_uct_plays_whole_deals_by_the_rules():
    """Legal moves, or waiting where another will move, at three tables with other rules."""
    random = Random(5)
    for number in range(3):
        settings = random_settings(random)
        players = int(settings["players"])
        bots = [uct30x30, *[GAME.bots["easy"]] * (players - 1)]
        order = shuffled(GAME, settings, random)

        assert play_deal(GAME, settings, order, bots, dice(number, "moves", 0)).moves > players


def test_determinised_uct_beats_with_its_last_card_and_is_out():
    """Taking would leave it with two cards."""
    match = bout({"A": "KH 6C", "B": "AH", "C": "9D 9S"}, "A attack KH")

    assert {uct30x30(match.seen(1), seed) for seed in range(5)} == {"cover KH AH"}


@pytest.mark.skipif(str(uct.__file__).endswith(".py"), reason="the core is not compiled here")
@pytest.mark.parametrize("seed", range(3))
def test_compiled_and_plain_uct_agree(plain: SimpleNamespace, seed: int):
    """The same votes for the same moves."""
    match, seat = next(found for i, found in enumerate(moments(seed, 9)) if i == 5 + 20 * seed)
    seen = match.seen(seat)
    fast = Uct(recall(seen), seed)
    slow = plain.uct.Uct(plain.memory.recall(seen), seed)
    fast.think(4, 9)
    slow.think(4, 9)

    assert fast.choices() == slow.choices()
