"""The laws for computer players of every game: legal moves only, from what a seat is told, and the table goes on."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tashkhana.core.entry import Act, Deal, Shuffle
from tashkhana.core.game import Bot, Game
from tashkhana.core.match import Match
from tashkhana.core.move import read_move
from tashkhana.core.seat import Seat
from tests.laws.play import GAMES, LONGEST_DEAL, SEEDS, house_rules, laws

QUICK = ("easy", "medium")


def levels(*, quick: bool) -> Any:
    """The levels that answer at once, or those that think, of every game."""
    wanted = [(game, level) for game in GAMES for level in game.bots if (level in QUICK) == quick]
    return pytest.mark.parametrize(
        ("game", "level"), [pytest.param(game, level, id=f"{game.id}-{level}") for game, level in wanted]
    )


@levels(quick=True)
@given(data=st.data(), seed=SEEDS)
@laws(8)
def test_a_table_of_bots_plays_a_deal_to_its_end(game: Game[Any], level: str, data: st.DataObject, seed: int):
    """A bot makes a legal move, or waits where another will move; asked again with the same seed it says the same."""
    chance = Random(seed)
    match = Match.begin(game, data.draw(house_rules(game)))

    while match.result is None:
        match = match.enter(_due(match, [game.bots[level]] * match.players, chance))
        assert match.version < LONGEST_DEAL


@levels(quick=False)
@given(data=st.data(), seed=SEEDS)
@laws(1)
def test_a_bot_that_thinks_plays_a_deal_to_its_end(game: Game[Any], level: str, data: st.DataObject, seed: int):
    """The same, at a table of quick ones."""
    chance = Random(seed)
    match = Match.begin(game, data.draw(house_rules(game)))
    bots = [game.bots[level], *[game.bots["medium"]] * (match.players - 1)]

    while match.result is None:
        match = match.enter(_due(match, bots, chance))
        assert match.version < LONGEST_DEAL


def _due(match: Match[Any], bots: Sequence[Bot], chance: Random) -> Act | Deal | Shuffle:
    """What is entered next: the dealer's order, the house's move for a seat, or what the first bot to move wants."""
    order = list(match.awaits())
    if order:
        chance.shuffle(order)
        return Shuffle(tuple(order)) if match.stage == "shuffle" else Deal(tuple(order))
    seats = [Seat(seat) for seat in range(match.players) if match.legal(seat)]
    for seat in seats:
        move = match.forced(seat)
        if move is not None:
            return Act(seat, move)
    for seat in chance.sample(seats, len(seats)):
        words = _answer(match, seat, bots[seat], chance.getrandbits(60))
        if words is not None:
            return Act(seat, read_move(words, match.game.shapes))
    raise AssertionError("every bot waits for the others")


def _answer(match: Match[Any], seat: int, bot: Bot, seed: int) -> str | None:
    seen = match.seen(seat)
    words = bot(seen, seed)
    assert bot(match.seen(seat), seed) == words
    assert words in seen.legal or (words is None and len(seen.asked) > 1)
    return words
