"""What every table in the terminal says by itself, where a game has no words of its own."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tashkhana.core.outcome import DealResult
from tashkhana.core.registry import find_game
from tashkhana.core.seen import Seen
from tashkhana.terminal.saying import Speaker
from tashkhana.terminal.sitting import Sitting
from tashkhana.texts import Texts

HOUSE = Speaker(Texts("en"))
DURAK = Speaker(Texts("en", ("durak",)))


def seen(**changed: Any) -> Seen:
    """What a person sees of three at a table, changed as wished."""
    game = find_game("durak")
    assert game is not None
    sitting = Sitting(game, game.read_settings("house", {"players": 3}), Random(1))
    sitting.deal()
    return msgspec.structs.replace(sitting.seen, **changed)


@pytest.mark.parametrize(
    ("result", "said"),
    [
        (DealResult(loser=1), "Durak: Ani"),
        (DealResult(winner=0), "You win this deal"),
        (DealResult(winner=2), "Bikash wins this deal"),
        (DealResult(drawn=True), "A draw. Nobody loses."),
        (None, ""),
    ],
)
def test_a_deal_has_a_loser_or_a_winner_or_neither(result: DealResult | None, said: str):
    """A game that is won is not called a draw because nobody lost it."""
    assert DURAK.deal_ending(seen(result=result)) == said


def test_points_are_told_where_a_game_counts_them():
    assert HOUSE.tally(seen(totals=(0, 3, -1))) == "You: 0, Ani: 3, Bikash: -1"


def test_marks_are_told_where_a_game_has_a_word_for_them():
    """Else nothing is said, rather than the name of a text that nobody wrote."""
    marked = seen(marks=(1, 0, 2))

    assert DURAK.tally(marked) == "You: 1 time durak, Ani: 0 times durak, Bikash: 2 times durak"
    assert HOUSE.tally(marked) == ""


def test_a_game_without_the_setting_match_counts_its_deals():
    assert HOUSE.standing(seen(settings={}, deal=4)) == "Deal 4"
