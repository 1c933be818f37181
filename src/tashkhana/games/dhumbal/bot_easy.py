"""The easy player: calls as soon as it may and throws without much thought (D-68)."""

from __future__ import annotations

from random import Random

from tashkhana.core.seen import Seen
from tashkhana.games.dhumbal.bot_sight import Sight

_HEAVY = 0.5
"""How often it looks for its heaviest throw; else it throws anything."""
_LOW = 3
"""The heaviest discard it likes to take."""
_TAKES, _SLAPS = 0.5, 0.5
"""How often it takes a low discard, or follows its own throw, when it may."""


def easy(seen: Seen, seed: int) -> str | None:
    """A call at the limit itself; else any draw and any throw, now and then the heaviest.

    None: it lets the next seat go on rather than slap a card down.
    """
    sight = Sight.of(seen)
    random = Random(seed)  # noqa: S311 - whims, not secrets
    if "call" in seen.legal:
        return "call"
    if slaps := sight.moves("slap"):
        return slaps[0][0] if random.random() < _SLAPS else None
    if throws := sight.moves("discard"):
        if random.random() < _HEAVY:
            return max(throws, key=lambda throw: sight.worth(throw[1]))[0]
        return random.choice(throws)[0]
    low = [words for words, card in sight.discards() if sight.worth([card]) <= _LOW]
    if low and random.random() < _TAKES:
        return low[0]
    return "draw stock" if "draw stock" in seen.legal else seen.legal[0]
