"""The games of the house, found by their folders."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from tashkhana.core.game import Game

_FOLDER = "tashkhana.games"


@cache
def all_games() -> dict[str, Game[Any]]:
    """Every game by its id: each folder of `games/` has a module `game` that offers `GAME`, and bears its id.

    :raises ValueError: a game whose id is not the name of its folder, where its texts and tables are looked for
    """
    package = import_module(_FOLDER)
    names = sorted(found.name for found in pkgutil.iter_modules(package.__path__) if found.ispkg)
    games = [_game_in(name) for name in names]
    return {game.id: game for game in sorted(games, key=lambda game: (-game.welcome, game.id))}


def _game_in(folder: str) -> Game[Any]:
    game: Game[Any] = import_module(f"{_FOLDER}.{folder}.game").GAME
    if game.id != folder:
        raise ValueError(f"the folder games/{folder} holds a game with the id {game.id!r}; the two must be the same")
    return game


def find_game(name: str) -> Game[Any] | None:
    """The game with this id, or None."""
    return all_games().get(name)
