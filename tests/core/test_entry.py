"""Entries as lines of a log."""

from __future__ import annotations

import pytest

from tashkhana.core.entry import Act, Deal, Shuffle, read_entry
from tashkhana.core.move import Move, Shape
from tashkhana.core.refusal import NotAllowed
from tashkhana.core.seat import Seat, letter, seat_at

SHAPES = {"cover": Shape(2, 2, same_order=True), "take": Shape()}


@pytest.mark.parametrize(
    "line",
    ["deal 6S 7H", "deal by C 6S 7H", "shuffle 4C JK1", "B cover 7S 9S", "A take", "deal", "shuffle"],
)
def test_an_entry_reads_back_as_it_was_written(line: str):
    assert str(read_entry(line, SHAPES)) == line


def test_an_entry_knows_what_it_is():
    assert read_entry("deal 6S 7H", SHAPES) == Deal(("6S", "7H"))
    assert read_entry("deal by C 6S", SHAPES) == Deal(("6S",), Seat(2))
    assert read_entry("shuffle 4C", SHAPES) == Shuffle(("4C",))
    assert read_entry("  B   cover 7S  9S\n", SHAPES) == Act(Seat(1), Move("cover", ("7S", "9S")))


@pytest.mark.parametrize(
    "line",
    ["", "Z take", "AB take", "deals 6S", "deal 6X", "deal by 6S", "deal by", "deal by Z 6S", "shuffle x", "a take"],
)
def test_a_line_that_is_no_entry_is_refused(line: str):
    with pytest.raises(ValueError, match=r"no entry|no card|no seat"):
        read_entry(line, SHAPES)


@pytest.mark.parametrize("line", ["A fly", "A", "A take 7S"])
def test_a_move_of_no_known_shape_is_refused_with_its_code(line: str):
    with pytest.raises(NotAllowed) as refused:
        read_entry(line, SHAPES)

    assert refused.value.code == "unknown-move"


def test_seats_have_letters():
    assert [letter(seat) for seat in range(9)] == list("ABCDEFGHI")
    assert [seat_at(name) for name in "ABCDEFGHI"] == list(range(9))
    assert seat_at("J") is None
    assert seat_at("") is None
    assert seat_at("AB") is None
