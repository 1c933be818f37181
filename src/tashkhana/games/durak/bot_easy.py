"""The easy player: legal but loose. It never looks ahead (K-62, L-46)."""

from __future__ import annotations

from random import Random

from tashkhana.core.seen import Seen
from tashkhana.games.durak.bot_sight import Choice, Sight

_THROWS, _TRANSFERS = 0.5, 0.5
"""How often it throws in, or passes the attack on, when it may."""
_HURRIES = 0.2
"""How often it throws in before the defender has answered, where the table lets it."""


def easy(seen: Seen, seed: int) -> str | None:
    """Any opening; the first card found that beats; throw-ins at random.

    None: it waits for the defender, who is asked as well.
    """
    sight = Sight.of(seen)
    random = Random(seed)  # noqa: S311 - whims, not secrets
    choice = _play(sight, random)
    return None if choice is None else choice.words


def _play(sight: Sight, random: Random) -> Choice | None:
    if openings := sight.choices_to("attack"):
        return random.choice(openings)
    if throws := sight.choices_to("throw"):
        return _throw(sight, throws, random)
    passes = sight.choices_to("transfer", "show")
    if passes and random.random() < _TRANSFERS:
        return random.choice(passes)
    return next(iter(sight.choices_to("cover", "take", "done")))


def _throw(sight: Sight, throws: list[Choice], random: Random) -> Choice | None:
    if done := sight.choices_to("done"):
        return random.choice(throws) if random.random() < _THROWS else done[0]
    return random.choice(throws) if random.random() < _HURRIES else None
