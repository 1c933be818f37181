"""What `tashkhana train` asks of this game: positions with their ends, and where a network is kept."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

from tashkhana.games.durak import nets
from tashkhana.games.durak.net import Net
from tashkhana.games.durak.selfplay import Sampler
from tashkhana.games.durak.settings import HOUSE, rules_of

HIDDEN = (64, 32)
"""The hidden places of `Net`."""
WIDTH = 64
"""Facts a position has at most; a row with fewer is filled up with -1."""
TABLES = {f"{players}-{deck}": (players, deck) for deck in (24, 36, 52) for players in range(2, min(6, deck // 6) + 1)}
"""The networks that can be trained, by name."""


def shape(table: str) -> tuple[int, int]:
    """How many facts there can be and how many ends."""
    players, deck = TABLES[table]
    return Net(players, deck).inputs(), players + 1


def deals(
    table: str, start: Path | None, *, seed: int, walks: int, whims: int
) -> Iterator[list[tuple[list[int], int]]]:
    """Deals without end: of each bout the facts at its start and who became the fool."""
    players, deck = TABLES[table]
    net = Net(players, deck) if start is None else nets.load(nets.read(start))
    rules = rules_of(HOUSE | {"players": players, "deck": deck})
    sampler = Sampler(rules, seed, walks, whims, net, trained=start is not None)
    while True:
        yield sampler.deal()


def suits_mixed(table: str) -> list[list[int]]:
    """What every fact becomes when the plain suits are put into each of their six orders, the game being the same.

    The last number of each list is for the places without a fact, which hold -1.
    """
    players, deck = TABLES[table]
    cards, inputs, ranks = (players + 2) * deck, shape(table)[0], deck // 4
    suits = [(0, *order) for order in permutations((1, 2, 3))]
    return [
        [fact + (to[fact % deck // ranks] - fact % deck // ranks) * ranks for fact in range(cards)]
        + [*range(cards, inputs), -1]
        for to in suits
    ]


def numbers(path: Path) -> array[float]:
    """The weights of a network."""
    return nets.unpacked(nets.read(path).weights)


def record(path: Path) -> dict[str, Any]:
    """How a network was trained."""
    return nets.read(path).record


def keep(table: str, path: Path | None, record: dict[str, Any], numbers: array[float]) -> Path:
    """Write the trained network; where nothing is said, where the players look for it."""
    players, deck = TABLES[table]
    place = path or nets.file_of(players, deck)
    nets.write(place, nets.Trained(players, deck, record, nets.packed(numbers)))
    return place
