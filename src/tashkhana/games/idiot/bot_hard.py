"""The hard player: counts every card, and tries each move in many deals that could be the one on the table."""

from __future__ import annotations

from typing import Final

from tashkhana.core.advice import Advice
from tashkhana.core.seen import Seen
from tashkhana.games.idiot.bot_search import look_ahead, obvious

PLAY_OUTS: Final = 350
"""For a move; and for each step of the exchange."""


def hard(seen: Seen, seed: int, play_outs: int | None = None) -> str | None:
    """The move after which it loses the fewest of the deals it can imagine; None: it lets others play.

    `play_outs`: so many; None: `PLAY_OUTS`.
    """
    return obvious(seen, seed) or look_ahead(seen, seed, play_outs or PLAY_OUTS)[0].words


def advise(seen: Seen, seed: int) -> Advice | None:
    """The move of the hard player, and how often it would lose the deal after it and after the next best."""
    if not seen.legal:
        return None
    found = look_ahead(seen, seed, PLAY_OUTS)
    if found[0].words is None:
        return None
    other = next((each for each in found[1:] if each.words is not None), None)
    if other is None:
        return Advice(found[0].words, found[0].lost)
    return Advice(found[0].words, found[0].lost, other.words, other.lost)
