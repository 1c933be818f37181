"""Moves as words."""

from __future__ import annotations

import pytest

from tashkhana.core.move import LONGEST, Move, Shape, read_move, same_move
from tashkhana.core.refusal import NotAllowed

SHAPES = {
    "attack": Shape(1, 4),
    "cover": Shape(2, 2, same_order=True),
    "take": Shape(),
    "draw": Shape(words=("stock", "discard"), cards_after={"discard": (0, 1)}),
}


@pytest.mark.parametrize(
    "text",
    ["attack 7S", "attack 7S 7D 7C 7H", "cover 7S 9S", "take", "draw stock", "draw discard", "draw discard JK1"],
)
def test_a_move_reads_back_as_it_was_written(text: str):
    assert str(read_move(text, SHAPES)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "fly",
        "Attack 7S",
        "attack",
        "attack 7S 7D 7C 7H 8S",
        "attack seven",
        "attack 7S;",
        "cover 7S",
        "cover 7S 8S 9S",
        "take 7S",
        "draw",
        "draw 7S",
        "draw stock 7S",
        "draw discard 7S 8S",
        "draw discard pile",
        "attack " + "7S " * LONGEST,
    ],
)
def test_words_of_no_known_shape_are_refused(text: str):
    with pytest.raises(NotAllowed) as refused:
        read_move(text, SHAPES)

    assert refused.value.code == "unknown-move"


def test_the_cards_of_a_move_are_its_arguments_that_are_cards():
    assert read_move("draw discard 7S", SHAPES).cards == ("7S",)
    assert read_move("draw stock", SHAPES).cards == ()
    assert read_move("cover 7S 9S", SHAPES).cards == ("7S", "9S")


def test_the_order_of_cards_makes_no_difference_where_it_has_no_meaning():
    assert same_move(Move("attack", ("7S", "7C")), SHAPES) == same_move(Move("attack", ("7C", "7S")), SHAPES)


def test_the_order_of_cards_counts_where_it_has_a_meaning():
    cover = Move("cover", ("9S", "7S"))

    assert same_move(cover, SHAPES) == cover
    assert same_move(Move("draw", ("discard", "7S")), SHAPES) == Move("draw", ("discard", "7S"))


def test_a_move_of_another_game_stays_as_it_is():
    assert same_move(Move("fly", ("b", "a")), SHAPES) == Move("fly", ("b", "a"))
