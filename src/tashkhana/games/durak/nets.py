"""The networks that come with the house: one for each number of players and deck that has been trained."""

from __future__ import annotations

import sys
from array import array
from base64 import b64decode, b64encode
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from tashkhana.games.durak.net import Net

FOLDER = Path(__file__).with_name("nets")


class Trained(msgspec.Struct, frozen=True):
    """A network as a file: how it was trained, what that gave, and its weights (float32, little-endian, base64)."""

    players: int
    deck: int
    record: dict[str, Any]
    weights: str


def file_of(players: int, deck: int) -> Path:
    """Where the network for these tables lies, if there is one."""
    return FOLDER / f"{players}-{deck}.json"


def read(path: Path) -> Trained:
    """The network in a file."""
    return msgspec.json.decode(path.read_bytes(), type=Trained)


def write(path: Path, trained: Trained) -> None:
    """Keep a network."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(trained), indent=1) + b"\n")


def packed(numbers: array[float]) -> str:
    """Weights as text."""
    small = array("f", numbers)
    if sys.byteorder == "big":
        small.byteswap()
    return b64encode(small.tobytes()).decode("ascii")


def unpacked(text: str) -> array[float]:
    """The weights in a text."""
    small = array("f", b64decode(text))
    if sys.byteorder == "big":
        small.byteswap()
    return small


def load(trained: Trained) -> Net:
    """The network ready to judge."""
    net = Net(trained.players, trained.deck)
    net.fill(unpacked(trained.weights))
    return net


@cache
def _known(players: int, deck: int) -> Trained | None:
    path = file_of(players, deck)
    return read(path) if path.is_file() else None


def net_for(players: int, deck: int) -> Net | None:
    """A network of its own for a search, where one has been trained for such tables."""
    trained = _known(players, deck)
    return None if trained is None else load(trained)
