"""How many ways of playing there are: one wrong "if" changes a number.

Each line of engine_counts.txt is a table, then the number of ways to make 1, 2, 3 … moves from a fixed start, the
house's moves included; suits of one rank count as one way. TASHKHANA_RENEW=1 writes the file anew; look at the
difference.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from tashkhana.games.idiot.cards import code_of
from tashkhana.games.idiot.codes import OVER
from tashkhana.games.idiot.engine import Position
from tashkhana.games.idiot.legal import asked, legal_moves
from tashkhana.games.idiot.rules import Rules, pack
from tashkhana.games.idiot.settings import PRESETS, rules_of

FILE = Path(__file__).with_name("engine_counts.txt")
DEPTH = 60
ENOUGH = 6000

DEALS: dict[str, dict[str, Any]] = {
    "funny-hat": {"players": 4},
    "funny-hat for seven": {"players": 7},
    "shithead-classic": {"players": 3, "preset": "shithead-classic"},
    "palace": {"players": 4, "preset": "palace"},
    "jokers and jumps": {"players": 3, "joker": 2, "jump_in": "on", "jack": "reverse", "eight": "skip"},
    "invisible cards, six before each": {"players": 2, "layout": 6, "eight": "invisible", "three": "invisible"},
    "no trade": {"players": 5, "trade": "off"},
}

ENDINGS: dict[str, tuple[str, dict[str, int]]] = {
    "hands of two": ("4C KC|5D AD", {}),
    "a two, and a card face up": ("2C 4C/9C|5D TD/9D", {}),
    "face-down cards": ("//3C KC|//9D TD", {}),
    "three seats, last match": ("QC/QD|KC 3C|AC", {}),
    "twos that play again": ("2C 4C|3D 9D", {"two": 2}),
    "one face-up card along": ("/4C KC|9D AD", {"one_up": 1}),
}


def ending(zones: str, **changed: int) -> Position:
    """Hand/up/down of each seat, parted by `|`; forced to play if able, so that it ends soon."""
    held = [[[code_of(card) for card in zone.split()] for zone in seat.split("/")] for seat in zones.split("|")]
    full = [seat + [[]] * (3 - len(seat)) for seat in held]
    position = Position(Rules(len(full), 1, voluntary=0, **changed))
    position.set_up([seat[0] for seat in full], [seat[1] for seat in full], [seat[2] for seat in full])
    return position


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
    """Every eleventh card of the packs is dealt; the trade, where there is one, is over at once."""
    changed = dict(DEALS[name])
    rules = rules_of({**PRESETS[changed.pop("preset", "funny-hat")], **changed})
    cards = pack(rules.packs, rules.joker)
    start = Position(rules)
    start.deal([cards[11 * i % len(cards)] for i in range(len(cards))], rules.players - 1)
    if rules.trade:
        for seat in range(rules.players):
            start.apply(seat, 1, 0, 0, 0)

    compare(name, count(start, ENOUGH))


@pytest.mark.parametrize("name", ENDINGS)
def test_an_ending_can_be_played_on_in_so_many_ways(name: str):
    """Until there are many, or to the very end of every line."""
    zones, changed = ENDINGS[name]

    compare(name, count(ending(zones, **changed), ENOUGH))
