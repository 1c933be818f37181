"""How computer players say the moves of the engine."""

from __future__ import annotations

from tashkhana.core.cards import card_at, cards_in
from tashkhana.games.durak.codes import KINDS, WAIT


def words(kind: int, cards: int, target: int) -> str | None:
    """A move of the engine as `Seen.legal` has it; None for waiting."""
    if kind == WAIT:
        return None
    attack = () if target < 0 else (card_at(target),)
    return " ".join((KINDS[kind], *attack, *cards_in(cards)))
