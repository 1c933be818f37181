"""Players that sit at no table of the house: the arena measures the levels by them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tashkhana.core.game import Bot
from tashkhana.core.seen import Seen
from tashkhana.games.durak.bot_hard import only_move
from tashkhana.games.durak.memory import recall
from tashkhana.games.durak.saying import words
from tashkhana.games.durak.uct import Uct


def uct30x30(seen: Seen, seed: int) -> str | None:
    """Determinised UCT, 30 deals with 30 walks each (see `uct.py`)."""
    if (move := only_move(seen)) is not None:
        return move
    search = Uct(recall(seen), seed)
    search.think(30, 30)
    found = [words(kind, cards, target) for kind, cards, target, _ in search.choices()]
    return next(move for move in found if move is None or move in seen.legal)


SPARRING: Final[Mapping[str, Bot]] = {"uct30x30": uct30x30}
