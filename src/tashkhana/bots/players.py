"""Who may sit in a seat of a line-up: a level of the game (`medium`), or a program (`exec:python my_bot.py`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from csv import reader
from typing import Any

from tashkhana.bots.foreign import Foreign, command_of
from tashkhana.core.game import Bot, Game


def names_in(text: str) -> list[str]:
    """The names of a line-up, with commas; one that holds a comma itself stands in quotes.

    >>> names_in('medium, exec:my-bot -v,"exec:my-bot --rules 1,2"')
    ['medium', 'exec:my-bot -v', 'exec:my-bot --rules 1,2']
    """
    return [name.strip() for names in reader([text], skipinitialspace=True) for name in names]


def is_player(game: Game[Any], name: str) -> bool:
    """Whether a seat of this game can be given to such a player."""
    return name in game.bots or command_of(name) is not None


@contextmanager
def seated(game: Game[Any], names: Sequence[str], think_s: float) -> Iterator[list[Bot]]:
    """A player for each seat; programs are ended with the game.

    :raises KeyError: no such player
    """
    with ExitStack() as stack:
        yield [_player(game, name, think_s, stack) for name in names]


def _player(game: Game[Any], name: str, think_s: float, stack: ExitStack) -> Bot:
    command = command_of(name)
    if command is None:
        return game.bots[name]
    foreign = Foreign(command, think_s)
    stack.callback(foreign.close)
    return foreign


def fault_of(bot: Bot) -> str | None:
    """The code of what ended a foreign program in this game, if anything did."""
    return bot.fault if isinstance(bot, Foreign) else None
