"""What is dear to the medium player: a few numbers, one set for two players and one for more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Temper:
    """What is dear to a player, in ranks of a plain card: 0 for the lowest of the pack, 8 for an ace."""

    pair: float
    """How much higher a rank it leads for each further card it holds of it."""
    trump: float
    """What a trump is worth above a plain card of its rank while the stock is full."""
    trump_late: float
    """The same when the stock is empty."""
    new_rank: float
    """What it minds when a cover puts a rank on the table that does not lie there yet."""
    defend: float
    """The dearest cover it gives rather than take, while the stock is full."""
    defend_late: float
    """How much dearer a cover it gives as the stock runs out."""
    defend_pile: float
    """How much dearer a cover it gives for every further card that it would take."""
    throw: float
    """The dearest card it throws at a defender while the stock is full."""
    throw_late: float
    """How much dearer a card it throws as the stock runs out."""
    costly: float
    """How much dearer a card it throws at a defender who had to beat with a trump."""
    dump: float
    """The dearest card it gives to a defender who takes."""
    dump_late: float
    """How much dearer a card it gives to him as the stock runs out."""
    transfer: float
    """The dearest card it lays to pass an attack on that it could beat."""


TWO: Final = Temper(
    pair=1.5,
    trump=6.0,
    trump_late=7.0,
    new_rank=0.4,
    defend=12.0,
    defend_late=6.0,
    defend_pile=0.7,
    throw=7.5,
    throw_late=5.0,
    costly=1.5,
    dump=5.5,
    dump_late=4.0,
    transfer=9.0,
)
MANY: Final = Temper(
    pair=1.5,
    trump=6.0,
    trump_late=8.0,
    new_rank=0.4,
    defend=11.0,
    defend_late=6.0,
    defend_pile=0.7,
    throw=6.0,
    throw_late=4.0,
    costly=1.0,
    dump=6.5,
    dump_late=5.0,
    transfer=9.0,
)
