"""How many ways of playing there are: one wrong "if" changes a number.

Each line of engine_counts.txt is a table, then the number of ways to make 1, 2, 3 … moves from a fixed start; a stock
that has to be rebuilt is turned over as it lies. TASHKHANA_RENEW=1 writes the file anew; look at the difference.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tashkhana.core.cards import Card
from tashkhana.games.dhumbal.codes import ANY, ENDS, OVER, SHUFFLING
from tashkhana.games.dhumbal.engine import Position
from tashkhana.games.dhumbal.legal import asked, legal_moves
from tashkhana.games.dhumbal.naming import number_of, set_of
from tashkhana.games.dhumbal.rules import Rules, pack

FILE = Path(__file__).with_name("engine_counts.txt")
DEPTH = 12
ENOUGH = 6000

YANIV = {
    "limit": 7,
    "jokers": 2,
    "discard_first": 1,
    "pick_up": ENDS,
    "sequences": 1,
    "joker_in_sequence": 1,
    "slap_down": 1,
    "cumulative": 1,
}

DEALS = {
    "dhumbal": {},
    "jhyap-100": {"discard_first": 1, "sequences": 1, "cumulative": 1, "score_hands": 1},
    "yaniv": YANIV,
    "two, seven cards, limit 20": {"players": 2, "cards": 7, "limit": 20},
    "six, seven cards, jokers": {"players": 6, "cards": 7, "jokers": 2},
    "three, sequences, any of the last throw": {"players": 3, "sequences": 1, "pick_up": ANY, "discard_first": 1},
}

ENDINGS = {
    "two pairs": ("AC AD|2C 2D", "9H|8H KS KD", {"throw_cap": 4}),
    "a run and a joker": ("7S 8S 9S|JK1 9C", "TS|6S 5S KD", YANIV | {"throw_cap": 3}),
    "a card to slap down": ("8C 3C 4D|KC KD 2H", "5D|8D KH 2S", YANIV | {"throw_cap": 3}),
}


def ways(positions: list[Position]) -> list[Position]:
    """Every position one move further, as often as there are ways to it."""
    further = []
    for position in positions:
        for seat in range(position.players):
            if asked(position) >> seat & 1:
                for move in legal_moves(position, seat):
                    after = position.copy()
                    after.apply(seat, *move)
                    if after.phase == SHUFFLING:
                        after.reshuffle(after.waiting())
                    further.append(after)
    return further


def count(start: Position, enough: int) -> list[int]:
    """Ways by number of moves, to the end of all play or until there are more than *enough*."""
    numbers: list[int] = []
    positions = [start]
    while positions and len(positions) <= enough and len(numbers) < DEPTH:
        positions = ways(positions)
        numbers.append(len(positions))
        positions = [position for position in positions if position.phase != OVER]
    return numbers


def written() -> dict[str, list[int]]:
    lines = FILE.read_text("utf-8").splitlines() if FILE.exists() else []
    return {name: [int(number) for number in numbers.split()] for name, numbers in (line.split(": ") for line in lines)}


def compare(name: str, numbers: list[int]) -> None:
    known = written()
    if os.environ.get("TASHKHANA_RENEW"):
        known[name] = numbers
        FILE.write_text("".join(f"{key}: {' '.join(map(str, known[key]))}\n" for key in sorted(known)), "utf-8")

    assert known.get(name) == numbers


@pytest.mark.parametrize("name", DEALS)
def test_the_first_moves_of_a_deal_can_be_made_in_so_many_ways(name: str):
    """Every seventh card of the pack is dealt."""
    rules = Rules(**DEALS[name])
    cards = pack(rules.jokers)
    step = 5 if rules.jokers else 7
    start = Position(rules)
    start.deal([cards[step * i % len(cards)] for i in range(len(cards))], rules.players - 1)

    compare(name, count(start, ENOUGH))


@pytest.mark.parametrize("name", ENDINGS)
def test_an_ending_can_be_played_out_in_so_many_ways(name: str):
    """To the very end of every line; the cards that are not named lie at the bottom of the discards."""
    hands, piles, settings = ENDINGS[name]
    rules = Rules(**({"players": 2} | settings))
    held = [set_of(Card(card) for card in hand.split()) for hand in hands.split("|")]
    top, stock = ([number_of(Card(card)) for card in pile.split()] for pile in piles.split("|"))
    rest = [card for card in pack(rules.jokers) if card not in (*top, *stock) and not (held[0] | held[1]) >> card & 1]
    start = Position(rules)
    start.set_up(held, [*rest, *top], stock, 0)
    numbers = count(start, 50_000)

    assert len(numbers) < DEPTH
    assert numbers[-1] < 50_000
    compare(name, numbers)
