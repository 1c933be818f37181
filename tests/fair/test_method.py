"""The method by which cards are shuffled, against a second writing of it and against chance."""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter

import pytest

from tashkhana.core.cards import Card, pack_from
from tashkhana.core.entry import Deal, Shuffle
from tashkhana.core.seal import Seal
from tashkhana.fair import METHOD, dealt, seal_of, shuffled
from tashkhana.fair.method import Stream
from tests.fair import otherwise

VECTORS = json.loads(otherwise.VECTORS.read_text("utf-8"))
CHI_SQUARE_1_IN_A_MILLION = 91
"""With 35 degrees of freedom a fair shuffle exceeds it about once in a million cards."""


def sealed(case: dict) -> Seal:
    numbers = tuple(case["numbers"])
    return Seal(case["match"], case["deal"], case["method"], seal_of(case["secret"]), case["secret"], numbers)


def some(word: object) -> str:
    return hashlib.sha256(str(word).encode()).hexdigest()


@pytest.mark.parametrize("case", VECTORS, ids=lambda case: case["name"])
def test_the_method_gives_the_test_vector(case: dict):
    """Whoever writes the method in another language can check it with this file."""
    seal = sealed(case)

    assert seal.seal == case["seal"]
    if case["shuffle"]:
        assert shuffled(seal, case["shuffle"], case["cards"]) == Shuffle(tuple(case["order"]))
    else:
        assert dealt(seal, case["cards"], case["dealers"]) == Deal(tuple(case["order"]), case["dealer"])


def test_the_test_vector_is_of_this_method():
    assert {case["method"] for case in VECTORS} == {METHOD}


def test_a_second_writing_of_the_method_agrees():
    """Thousands of shuffles of all sizes, the same card for card."""
    dice = random.Random(5)
    pack = [str(card) for card in pack_from("2")] * 2
    for turn in range(1500):
        case = {
            "method": METHOD,
            "match": dice.randrange(1, 40),
            "deal": dice.randrange(1, 40),
            "shuffle": dice.choice((0, 0, 1, 2, 11)),
            "secret": some(turn),
            "numbers": [dice.choice((None, some(f"{turn} {seat}"))) for seat in range(dice.randrange(2, 7))],
            "cards": dice.sample(pack, dice.randrange(1, len(pack))),
            "dealers": list(range(dice.randrange(1, 6))),
        }
        order, dealer = otherwise.draw(case)

        if case["shuffle"]:
            assert shuffled(sealed(case), case["shuffle"], case["cards"]) == Shuffle(tuple(order))
        else:
            assert dealt(sealed(case), case["cards"], case["dealers"]) == Deal(tuple(order), dealer)


@pytest.mark.parametrize("change", ["secret", "match", "deal", "shuffle", "number", "number away", "order of numbers"])
def test_everything_that_goes_in_changes_the_order(change: str):
    """The secret, which shuffle it is, and every number with its seat."""
    cards = pack_from("6")
    before = Seal(2, 3, METHOD, "", some("secret"), (some("Anna"), some("Boris"), None))
    shuffle = 1
    a, b, none = before.numbers
    match change:
        case "secret":
            after = Seal(2, 3, METHOD, "", some("other"), before.numbers)
        case "match":
            after = Seal(1, 3, METHOD, "", before.secret, before.numbers)
        case "deal":
            after = Seal(2, 4, METHOD, "", before.secret, before.numbers)
        case "shuffle":
            after, shuffle = before, 2
        case "number":
            after = Seal(2, 3, METHOD, "", before.secret, (a, some("Boria"), none))
        case "number away":
            after = Seal(2, 3, METHOD, "", before.secret, (a, None, none))
        case _:
            after = Seal(2, 3, METHOD, "", before.secret, (b, a, none))

    assert shuffled(before, 1, cards) != shuffled(after, shuffle, cards)


def test_the_order_in_which_cards_wait_does_not_matter():
    """The method sorts them first, so nobody needs to know how they lay."""
    seal = sealed(VECTORS[0])
    cards = pack_from("6")

    assert dealt(seal, cards, [3]) == dealt(seal, cards[::-1], [3])


def test_every_seat_that_may_deal_deals_as_often():
    """Where the rules leave it to chance; else the entry names nobody."""
    seals = [Seal(1, 2, METHOD, "", some(turn), (None, None, None)) for turn in range(3000)]
    dealers = Counter(dealt(seal, pack_from("9"), [0, 1, 3]).dealer for seal in seals)

    assert set(dealers) == {0, 1, 3}
    assert min(dealers.values()) > 900
    assert dealt(seals[0], pack_from("9"), [2]).dealer is None


def test_every_card_comes_to_every_place_as_often():
    """Chi-square of the places of each card, over deals of which only the secret changes."""
    cards, deals = pack_from("6"), 7200
    places: dict[Card, Counter[int]] = {card: Counter() for card in cards}
    for turn in range(deals):
        seal = Seal(1, 1, METHOD, "", some(turn), (some("Anna"), None))
        for place, card in enumerate(dealt(seal, cards, [0]).order):
            places[card][place] += 1

    expected = deals / len(cards)
    chi_squares = [
        sum((found[place] - expected) ** 2 / expected for place in range(len(cards))) for found in places.values()
    ]
    assert max(chi_squares) < CHI_SQUARE_1_IN_A_MILLION
    # All together: the mean of a chi-square is its degrees of freedom.
    assert 33 < sum(chi_squares) / len(cards) < 37


def test_a_word_too_high_is_passed_over(monkeypatch: pytest.MonkeyPatch):
    """Without that, the first numbers would come a little more often."""
    words = [2**32 - 1, 2**32 - 2, 7]
    monkeypatch.setattr("tashkhana.fair.method._words", lambda _text: iter(words))

    assert Stream("").below(3) == (2**32 - 2) % 3  # 2**32 - 1 is a multiple of 3
    assert Stream("").below(2**31 + 1) == 7
