"""The computer players of Idiot by level. They see what a person in their seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from tashkhana.core.cards import RANKS
from tashkhana.core.game import Bot
from tashkhana.core.seen import Seen

_DEAR = {"2": 15, "T": 14}
"""What resets or burns is kept longest."""


def easy(seen: Seen, seed: int) -> str | None:
    """The cheapest rank that fits, all of it; takes the pile only when nothing fits. None: no jump-in here."""
    moves = [move.split() for move in seen.legal]
    verbs = {move[0] for move in moves}
    if "ready" in verbs:
        return "ready"
    if "flip" in verbs:
        flips = [move for move in seen.legal if move.startswith("flip")]
        return Random(seed).choice(flips)  # noqa: S311 - a whim, no secret
    lays = [move for move in moves if move[0] in ("open", "play")]
    if lays:
        return " ".join(min(lays, key=lambda move: (_cost(move[1:]), -len(move))))
    if "jump" in verbs:
        return next(move for move in seen.legal if move.startswith("jump"))
    return seen.legal[0] if seen.legal else None


def _cost(cards: list[str]) -> int:
    """How dear the dearest of these cards is."""
    return max(_DEAR.get(card[0], RANKS.find(card[0])) if card[:2] != "JK" else 16 for card in cards)


BOTS: Final[Mapping[str, Bot]] = {"easy": easy, "medium": easy}
