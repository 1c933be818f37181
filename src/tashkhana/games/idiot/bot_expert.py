"""The expert player: looks at more deals than hard, and searches what it will do itself when it is due again."""

from __future__ import annotations

from typing import Final

from tashkhana.core.seen import Seen
from tashkhana.games.idiot.bot_search import look_ahead, obvious

PLAY_OUTS: Final = 1600
"""For a move; and for each step of the exchange."""


def expert(seen: Seen, seed: int, play_outs: int | None = None) -> str | None:
    """The move after which it loses the fewest of the deals it can imagine; None: it lets others play.

    `play_outs`: so many; None: `PLAY_OUTS`.
    """
    return obvious(seen, seed) or look_ahead(seen, seed, play_outs or PLAY_OUTS, deep=True)[0].words
