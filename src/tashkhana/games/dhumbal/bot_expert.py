"""The expert player: looks at many times more deals, calls as it likes, and in the end plays for the match."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tashkhana.core.seen import Seen
from tashkhana.games.dhumbal.think import Level, choose

EXPERT: Final = Level(turns=32000, throws=14, match=True)


def expert(seen: Seen, seed: int, turns: int | None = None) -> str | None:
    """The move that brings the most, in points of the round, or where it may decide the match in chances to win it.

    None: it lets the next seat go on rather than slap a card down. `turns`: as in `Level`; None: those of `EXPERT`.
    """
    return choose(seen, seed, replace(EXPERT, turns=turns or EXPERT.turns))
