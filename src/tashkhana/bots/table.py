"""One deal played by computer players alone, for measuring them. Only here may dice be thrown by seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tashkhana.core.cards import Card
from tashkhana.core.entry import Act, Deal, Shuffle
from tashkhana.core.game import Bot, Game
from tashkhana.core.match import Match
from tashkhana.core.move import read_move
from tashkhana.core.outcome import DealResult
from tashkhana.core.seat import Seat
from tashkhana.core.settings import Value

LONGEST = 20_000
"""Moves after which a deal counts as a fault of its rules: every deal ends."""


@dataclass(frozen=True, slots=True)
class Played:
    """A deal that was played to its end; `moves` counts those of the house too."""

    result: DealResult
    moves: int


def dice(seed: int, use: str, number: int) -> Random:
    """Dice for one use in one deal of a simulation; nothing here is dealt to people."""
    return Random(f"{seed} {use} {number}")  # noqa: S311


def shuffled(game: Game[Any], settings: dict[str, Value], random: Random) -> tuple[Card, ...]:
    """A pack in the order it is dealt."""
    order = list(game.pack(settings))
    random.shuffle(order)
    return tuple(order)


def play_deal(
    game: Game[Any], settings: dict[str, Value], order: Sequence[Card], bots: Sequence[Bot], random: Random
) -> Played:
    """The first deal of a match, from this order of the pack, by one bot for each seat."""
    match = Match.begin(game, settings).enter(Deal(tuple(order)))
    while match.result is None:
        if match.version > LONGEST:
            raise RuntimeError(f"a deal of {game.id} goes on after {LONGEST} moves: {settings}")
        match = _step(match, bots, random)
    return Played(match.result, match.version - 1)


def _step(match: Match[Any], bots: Sequence[Bot], random: Random) -> Match[Any]:
    if match.stage == "shuffle":
        order = list(match.awaits())
        random.shuffle(order)
        return match.enter(Shuffle(tuple(order)))
    return match.enter(next_act(match, bots, random))


def next_act(match: Match[Any], bots: Sequence[Bot], random: Random) -> Act:
    """The next move at the table: the house's first, else of the seats that are due whichever is quicker."""
    seats = list(match.asked())
    for seat in seats:
        if (forced := match.forced(seat)) is not None:
            return Act(Seat(seat), forced)
    random.shuffle(seats)
    for seat in seats:
        seen, seed = match.seen(seat), random.getrandbits(32)
        # A seat may be due and hold nothing that it could lay: everybody waits for it, and it for the others.
        words = bots[seat](seen, seed) if seen.legal else None
        if words is not None:
            return Act(Seat(seat), read_move(words, match.game.shapes))
    raise RuntimeError(f"every bot that is due waits for another: seats {seats}, version {match.version}")
