"""One deal played by computer players alone, for measuring them. Only here may dice be thrown by seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
    # Should all of them wait, they are asked once more; a program has to move then.
    act = next_act(match, dict(enumerate(bots)), random) or next_act(match, dict(enumerate(bots)), random)
    if act is None:
        raise RuntimeError(f"every bot that is due waits for another: seats {match.asked()}, version {match.version}")
    return match.enter(act)


def next_act(match: Match[Any], bot_by_seat: Mapping[int, Bot], random: Random) -> Act | None:
    """The next move at the table: the house's first, else of the bots that are due whichever is quicker.

    None: only people, who sit in the other seats, are due.
    """
    seats = list(match.asked())
    for seat in seats:
        if (forced := match.forced(seat)) is not None:
            return Act(Seat(seat), forced)
    random.shuffle(seats)
    for seat in seats:
        words = _answer(match, seat, bot_by_seat.get(seat), random)
        if words is not None:
            return Act(Seat(seat), read_move(words, match.game.shapes))
    return None


def _answer(match: Match[Any], seat: int, bot: Bot | None, random: Random) -> str | None:
    """What the bot plays. A seat may be due and hold nothing it could lay: it waits for the others."""
    if bot is None:
        return None
    seen = match.seen(seat)
    return bot(seen, random.getrandbits(32)) if seen.legal else None
