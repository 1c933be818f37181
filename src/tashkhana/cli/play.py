"""`tashkhana play`: a table in the terminal."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.util import find_spec
from random import Random, SystemRandom
from typing import Annotated, Any

import typer

from tashkhana.cli._asked import MALFORMED, overrides_from, refusals_told


def add(app: typer.Typer) -> None:
    """Offer the command."""
    app.command()(play)


def play(
    game: Annotated[str, typer.Argument(help="The game, such as durak.")],
    preset: Annotated[str | None, typer.Option(help="House rules by name; left out: the game's own.")] = None,
    change: Annotated[list[str] | None, typer.Option("--set", help="One rule more, as name=value.")] = None,
    seats: Annotated[int | None, typer.Option(help="Players, you included.")] = None,
    level: Annotated[str | None, typer.Option(help="How well the computer players play.")] = None,
    lang: Annotated[str | None, typer.Option(help="en, ne, ur, hy or ru; left out: the terminal's.")] = None,
    seed: Annotated[int | None, typer.Option(help="Deal the same cards each time, to try something out.")] = None,
) -> None:
    """Play against the computer in this terminal."""
    from tashkhana.texts import LANGUAGES, Texts, nearest_language

    if lang is not None and lang not in LANGUAGES:
        raise typer.BadParameter(f"{lang[:20]!r} is not one of {', '.join(LANGUAGES)}", param_hint="--lang")
    language = lang or nearest_language(*(os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")))
    overrides = overrides_from(change or ())
    overrides |= {name: str(value) for name, value in (("players", seats), ("level", level)) if value is not None}
    with refusals_told(language):
        app = _table(game, preset, overrides, language, seed)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        typer.echo(f"error: no-terminal: {Texts(language)('terminal-no-terminal')}", err=True)
        raise typer.Exit(MALFORMED)
    app.run()


def _table(game_id: str, preset: str | None, overrides: dict[str, str], language: str, seed: int | None) -> Any:
    """The app of a table with these rules.

    :raises NotAllowed: the game, its table in the terminal, the rules or the level are not there
    """
    from tashkhana.core.refusal import NotAllowed
    from tashkhana.core.registry import find_game
    from tashkhana.terminal.sitting import Sitting
    from tashkhana.terminal.table import TableApp
    from tashkhana.texts import Texts

    game = find_game(game_id)
    if game is None:
        raise NotAllowed("game-unknown", game=game_id[:40])
    if find_spec(f"tashkhana.games.{game.id}.terminal") is None:
        raise NotAllowed("no-terminal-table", game=game.id)
    settings = game.read_settings(preset, overrides)
    fewest, most = game.seats
    if not fewest <= int(settings["players"]) <= most:
        raise NotAllowed("setting-out-of-range", setting="players", value=settings["players"])
    texts = Texts(language, (game.id,))
    random = SystemRandom() if seed is None else Random(seed)  # noqa: S311 - a seed asks for the same cards
    name = texts(f"preset-{preset or game.house_preset}")
    table = import_module(f"tashkhana.games.{game.id}.terminal").TABLE
    title = f"{texts(f'{game.id}-name')} · {name}"
    return TableApp(table(Sitting(game, settings, random), texts, title), texts("house-name"))
