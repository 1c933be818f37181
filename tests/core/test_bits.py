"""Card sets and the generator that search uses."""

from __future__ import annotations

from random import Random

import pytest

from tashkhana.core.bits_plain import ALL_SUITS, ONE_SUIT, lowest, nth, popcount
from tashkhana.core.cards import cards_in
from tashkhana.core.rng import Rng


@pytest.mark.parametrize("seed", range(20))
def test_bit_questions_agree_with_counting_cards_one_by_one(seed: int):
    cards = sorted(Random(seed).sample(range(61), 1 + seed))
    together = sum(1 << card for card in cards)

    assert popcount(together) == len(cards)
    assert lowest(together) == cards[0]
    assert [nth(together, k) for k in range(len(cards))] == cards


def test_the_masks_name_a_rank_and_a_suit():
    assert cards_in(ALL_SUITS << 5) == ("7C", "7D", "7H", "7S")
    assert " ".join(cards_in(ONE_SUIT << 32)) == "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"


def test_the_generator_is_sfc32():
    """Against the published step, written out in another way."""
    word = 1 << 32
    a, b, c, d = 7, 0, 0x9E3779B9, 1
    expected = []
    for _ in range(112):
        t = (a + b + d) % word
        d = (d + 1) % word
        a = b ^ b // 512
        b = c * 9 % word
        c = (c * 2**21 % word + c // 2**11 + t) % word
        expected.append(t)

    rng = Rng(7)

    assert [rng.next() for _ in range(100)] == expected[12:]


def test_numbers_below_n_are_below_n_and_reach_every_value():
    rng = Rng(1 << 40 | 5)
    for n in (1, 2, 6, 36, 52):
        assert {rng.below(n) for _ in range(40 * n)} == set(range(n))
