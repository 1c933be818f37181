"""The sets of the exact endgame against counting cards one by one, and the same numbers in C and in Python."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from tashkhana.games.durak import endgame_bits_plain as bits

RANKS, SUITS = 13, 4
TRUMP = 3


def card(rank: int, suit: int) -> int:
    return 1 << 4 * rank + suit


def cards_of(cards: int) -> list[tuple[int, int]]:
    """Rank and suit of each card of a set."""
    return [divmod(place, 4) for place in range(4 * RANKS) if cards >> place & 1]


def beats(cover: tuple[int, int], attack: tuple[int, int]) -> bool:
    if cover[1] == attack[1]:
        return cover[0] > attack[0]
    return cover[1] == TRUMP


def dealt(seed: int, count: int) -> int:
    return sum(1 << place for place in Random(seed).sample(range(4 * RANKS), count))


def test_the_compiled_numbers_are_those_of_the_plain_source():
    """Two files name them, for constants of C can only stand in one of them."""
    header = Path(bits.__file__).with_name("endgame_bits.pxd").read_text("utf-8")

    numbers = dict(re.findall(r"^    ([A-Z]+) = (\d+)$", header, re.MULTILINE))
    long_ones = dict(re.findall(r"#define TK_([A-Z_]+) 0x([0-9A-F]+)ULL", header))

    plain = {name: value for name, value in vars(bits).items() if name.isupper()}
    found = {name: int(number) for name, number in numbers.items()}
    found |= {name: int(number, 16) for name, number in long_ones.items()}
    derived = {"M64", "TRUMPS", "PLAIN"}
    assert found == {name: value for name, value in plain.items() if name not in derived}


@pytest.mark.parametrize("seed", range(20))
def test_what_beats_a_card_is_what_the_rules_say(seed: int):
    for attack in cards_of(dealt(seed, 10)):
        found = cards_of(bits.beating(card(*attack)) & (1 << 4 * RANKS) - 1)
        assert found == [cover for cover in cards_of((1 << 4 * RANKS) - 1) if beats(cover, attack)]


@pytest.mark.parametrize("seed", range(20))
def test_sets_are_what_their_names_say(seed: int):
    """All cards of a rank, all up to a card, the card that is hardest to cover."""
    hand, open_cards = dealt(seed, 7), dealt(seed + 100, 3)
    ranks = {rank for rank, _ in cards_of(hand)}
    highest = {suit: max(rank for rank, of in cards_of(hand) if of == suit) for _, suit in cards_of(hand)}

    answers = {attack: sum(beats(cover, attack) for cover in cards_of(hand)) for attack in cards_of(open_cards)}

    assert cards_of(bits.whole_ranks(hand)) == [(rank, suit) for rank in sorted(ranks) for suit in range(SUITS)]
    assert {suit: rank for rank, suit in cards_of(bits.up_to(hand))} == highest
    assert answers[cards_of(bits.hardest(hand, open_cards))[0]] == min(answers.values())


@pytest.mark.parametrize("seed", range(20))
def test_doubles_are_neighbours_with_nothing_between(seed: int):
    """The upper of two cards of a suit, each alone in its rank, with no card of the suit between them."""
    hand, others = dealt(seed, 9), dealt(seed + 200, 9)
    every = hand | others
    alone = [one for one in cards_of(hand) if len(cards_of(every & bits.whole_ranks(card(*one)))) == 1]
    expected = {
        upper
        for lower, upper in combinations(alone, 2)
        if lower[1] == upper[1]
        and not any(suit == lower[1] and lower[0] < rank < upper[0] for rank, suit in cards_of(every))
    }

    assert set(cards_of(bits.doubles(hand, every, every))) == expected
