"""The hard player: remembers every card it saw, plays many possible deals on, and calls two under the limit (D-56)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tashkhana.core.advice import Advice
from tashkhana.core.seen import Seen
from tashkhana.games.dhumbal.think import Level, choose, think

HARD: Final = Level(turns=4000, throws=8, under=2)


def hard(seen: Seen, seed: int, turns: int | None = None) -> str | None:
    """The move that brings the most points over many deals that fit what it has seen.

    None: it lets the next seat go on rather than slap a card down. `turns`: as in `Level`; None: those of `HARD`.
    """
    return choose(seen, seed, replace(HARD, turns=turns or HARD.turns))


def advise(seen: Seen, seed: int) -> Advice | None:
    """What hard would do and the points that it expects; None where there is no move, or none is better."""
    thought = think(seen, seed, HARD)
    if thought is None or thought.move is None:
        return None
    return Advice(thought.move, thought.points, thought.other, thought.other_points, kind="points")
