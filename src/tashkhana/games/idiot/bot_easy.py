"""The easy player: lays something low when it can, and thinks no further. It saves nothing and plans no burn."""

from __future__ import annotations

from random import Random

from tashkhana.core.cards import Card
from tashkhana.core.seen import Seen
from tashkhana.games.idiot.bot_ranks import rank_of
from tashkhana.games.idiot.bot_sight import Lay, Sight

_SWAPS, _DECLINES, _JUMPS = 0.5, 0.4, 0.5
"""How often it trades a card, lets the rank that is asked pass, or jumps in, when it may."""
_WHIM = 0.15
"""How often it lays anything that fits."""
_ALL = 0.5
"""How often it lays all it has of a rank, and not one card."""


def easy(seen: Seen, seed: int) -> str | None:
    """A low card that fits; the pile only when nothing fits, so that its deals end.

    None: it lets others play rather than jump in.
    """
    sight = Sight.of(seen)
    random = Random(seed)  # noqa: S311 - whims, not secrets
    if sight.view.phase == "trade":
        return _trade(sight, random)
    if flips := sight.words_to("flip"):
        return random.choice(flips)
    if sight.words_to("decline") and random.random() < _DECLINES:
        return "decline"
    if not sight.lays:
        return seen.legal[0]
    if sight.lays[0].verb == "jump" and random.random() >= _JUMPS:
        return None
    return _lay(sight.lays, random).words


def _trade(sight: Sight, random: Random) -> str:
    """Now and then one good card is put down for a poor one; after a trade it is ready (its hand tells of it)."""
    swaps = [words.split() for words in sight.words_to("swap")]
    if not swaps or sight.own.known or random.random() >= _SWAPS:
        return "ready"
    verb, hand, up = max(swaps, key=lambda swap: rank_of(Card(swap[1])) - rank_of(Card(swap[2])))
    return f"{verb} {hand} {up}" if rank_of(Card(hand)) > rank_of(Card(up)) else "ready"


def _lay(lays: list[Lay], random: Random) -> Lay:
    """Mostly the lowest rank, a two being lowest of all; one card of it or all."""
    if random.random() < _WHIM:
        return random.choice(lays)
    sign = -1 if random.random() < _ALL else 1
    return min(lays, key=lambda lay: (lay.ranks[0], lay.ranks[-1], sign * len(lay.ranks)))
