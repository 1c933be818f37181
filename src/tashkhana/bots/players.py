"""Who may sit in a seat of a line-up.

A level of the game (`medium`); one that searches with a budget of its own (`hard@16000`); a player that the game keeps
for measuring; or a program (`exec:python my_bot.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from csv import reader
from typing import Any, Final

from tashkhana.bots.foreign import Foreign, command_of
from tashkhana.core.game import Bot, Game, Thinker
from tashkhana.core.refusal import NotAllowed
from tashkhana.core.seen import Seen

MOST_BUDGET: Final = 1_000_000


def names_in(text: str) -> list[str]:
    """The names of a line-up, with commas; one that holds a comma itself stands in quotes.

    >>> names_in('medium, exec:my-bot -v,"exec:my-bot --rules 1,2"')
    ['medium', 'exec:my-bot -v', 'exec:my-bot --rules 1,2']
    """
    return [name.strip() for names in reader([text], skipinitialspace=True) for name in names]


def check_player(game: Game[Any], name: str) -> None:
    """Refuse a name that no seat of this game can be given to.

    :raises NotAllowed: "setting-out-of-range", no such player; "no-such-budget", the level does not search, or the
        budget is no whole number from 1 to `MOST_BUDGET`
    """
    if command_of(name) is None:
        player_of(game, name)


def player_of(game: Game[Any], name: str) -> Bot:
    """The player of the house with this name.

    :raises NotAllowed: as `check_player`
    """
    level, sign, budget = name.partition("@")
    if sign and level in game.bots:
        return _thinker(game, level, budget, name)
    bot = game.bots.get(name) or game.sparring.get(name)
    if bot is None:
        raise NotAllowed("setting-out-of-range", setting="level", value=name[:40])
    return bot


def _thinker(game: Game[Any], level: str, budget: str, name: str) -> Bot:
    thinker = game.thinkers.get(level)
    if thinker is None or not 1 <= _whole(budget) <= MOST_BUDGET:
        searching = ",".join(game.thinkers)
        raise NotAllowed("no-such-budget", player=name[:40], levels=searching, fewest=1, most=MOST_BUDGET)
    return _with_budget(thinker, _whole(budget))


def _whole(text: str) -> int:
    """The whole number in a text of a few digits, or 0."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0


def _with_budget(thinker: Thinker, budget: int) -> Bot:
    def play(seen: Seen, seed: int) -> str | None:
        return thinker(seen, seed, budget)

    return play


@contextmanager
def seated(game: Game[Any], names: Sequence[str], think_s: float) -> Iterator[list[Bot]]:
    """A player for each seat; programs are ended with the game.

    :raises NotAllowed: as `check_player`
    """
    with ExitStack() as stack:
        yield [_player(game, name, think_s, stack) for name in names]


def _player(game: Game[Any], name: str, think_s: float, stack: ExitStack) -> Bot:
    command = command_of(name)
    if command is None:
        return player_of(game, name)
    foreign = Foreign(command, think_s)
    stack.callback(foreign.close)
    return foreign


def fault_of(bot: Bot) -> str | None:
    """The code of what ended a foreign program in this game, if anything did."""
    return bot.fault if isinstance(bot, Foreign) else None
