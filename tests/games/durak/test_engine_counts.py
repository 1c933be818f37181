"""How many ways of playing there are: one wrong "if" changes a number.

Each line of engine_counts.txt is a table, then the number of ways to make 1, 2, 3 … moves from a fixed
start, the house's moves included. TASHKHANA_RENEW=1 writes the file anew; look at the difference.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tashkhana.games.durak.codes import ATTACKER_FIRST, FREE, IN_TURN, NEIGHBOURS, OVER
from tashkhana.games.durak.engine import Position
from tashkhana.games.durak.legal import asked, legal_moves
from tashkhana.games.durak.rules import Rules, pack

FILE = Path(__file__).with_name("engine_counts.txt")
DEPTH = 40
ENOUGH = 6000

DEALS = {
    "kathmandu": {"throw_order": IN_TURN, "auto_take": 1},
    "yerevan": {"anytime": 1, "throw_order": FREE},
    "yerevan-transfer": {"transfer": 1, "anytime": 1, "throw_order": FREE},
    "lahore": {"open_set": 1, "throw_order": FREE, "first_limit": 6},
    "lahore-transfer": {"transfer": 1, "open_set": 1, "throw_order": FREE, "first_limit": 6},
    "house": {"transfer": 1, "open_set": 1, "throw_order": FREE},
    "two, 24 cards": {"players": 2, "deck": 24, "transfer": 1, "throw_order": FREE},
    "two, 52 cards": {"players": 2, "deck": 52, "throw_order": IN_TURN},
    "six, one card in the talon": {"players": 6, "talon_one": 1, "throwers": NEIGHBOURS},
    "three, attacker first, many": {"players": 3, "transfer": 1, "transfer_many": 1, "throw_order": ATTACKER_FIRST},
    "three, shown trumps, any time": {"players": 3, "transfer": 1, "transfer_show": 1, "anytime": 1, "open_set": 1},
}

ENDINGS = {
    "ending of two": ("6S 7S 8D|7D 8S 9S", {}),
    "ending of two with transfers": ("6S 7S 6H|7D 6D 9S", {"transfer": 1, "open_set": 1}),
    "ending of three": ("7S 9C|8S 9D|7D", {"open_set": 1}),
    "ending of three in turn": ("7S 9C|8S 9D|7D", {"throw_order": IN_TURN}),
    "ending with the last two in the talon": ("7S 7D|8S 9D", {"talon": "8C 6H"}),
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
    order = [pack(rules.deck)[7 * i % rules.deck] for i in range(rules.deck)]
    start = Position(rules)
    start.deal(order, rules.players - 1)

    compare(name, count(start, ENOUGH))


@pytest.mark.parametrize("name", ENDINGS)
def test_an_ending_can_be_played_out_in_so_many_ways(lay, name: str):
    """To the very end of every line."""
    hands, given = ENDINGS[name]
    numbers = count(lay(hands, **given).position, 50_000)

    assert len(numbers) < DEPTH
    assert numbers[-1] < 50_000
    compare(name, numbers)
