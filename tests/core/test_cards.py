"""Cards, their names and their numbers."""

from __future__ import annotations

import pytest

from tashkhana.core.cards import (
    JOKERS,
    Card,
    card_at,
    cards_in,
    is_card,
    number_of,
    pack_from,
    pack_order,
    set_of,
)


@pytest.mark.parametrize("name", ["6C", "7D", "TS", "JH", "QS", "KC", "AH", "2C", "JK1", "JK2"])
def test_ranks_and_suits_and_jokers_are_cards(name: str):
    assert is_card(name)


@pytest.mark.parametrize("name", ["", "6", "C", "6c", "6X", "1C", "10C", "C6", "JK", "JK3", "jk1", " 6C", "6C "])
def test_nothing_else_is_a_card(name: str):
    assert not is_card(name)


def test_every_card_has_a_number_of_its_own():
    pack = pack_from("2")

    assert len({number_of(card) for card in pack}) == 52
    assert all(card_at(number_of(card)) == card for card in pack)


def test_a_number_says_suit_and_rank():
    assert number_of(Card("2C")) == 0
    assert number_of(Card("AC")) == 12
    assert number_of(Card("2D")) == 16
    assert number_of(Card("AS")) == 60


def test_jokers_have_no_number():
    with pytest.raises(KeyError):
        number_of(JOKERS[0])


def test_a_set_lists_its_cards_by_suit_and_rank():
    cards = [Card("AS"), Card("2C"), Card("TH"), Card("2D")]

    assert cards_in(set_of(cards)) == ("2C", "2D", "TH", "AS")
    assert cards_in(0) == ()
    assert set_of([]) == 0


@pytest.mark.parametrize(("lowest", "size"), [("2", 52), ("6", 36), ("9", 24)])
def test_a_pack_begins_with_its_lowest_rank(lowest: str, size: int):
    pack = pack_from(lowest)

    assert len(pack) == len(set(pack)) == size
    assert pack[0] == f"{lowest}C"
    assert pack[-1] == "AS"


def test_an_unshuffled_pack_goes_by_suit_and_rank_with_jokers_last():
    assert sorted([*JOKERS, *pack_from("2")], key=pack_order) == [*pack_from("2"), *JOKERS]
