"""What several commands ask: house rules as `name=value`, and how they are refused."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import typer

from tashkhana.core.refusal import NotAllowed

MALFORMED = 2
"""The exit status of a command line that cannot be understood or played."""


def overrides_from(asked: Iterable[str]) -> dict[str, str]:
    """The settings that `--set name=value` names, values still unread.

    >>> overrides_from(["deck=52", "match=deals:5"])
    {'deck': '52', 'match': 'deals:5'}

    :raises typer.BadParameter: one is not of that form
    """
    overrides = {}
    for pair in asked:
        name, sign, value = pair.partition("=")
        if not sign or not name or not value:
            raise typer.BadParameter(f"{pair[:60]!r} is not of the form name=value", param_hint="--set")
        overrides[name.strip()] = value.strip()
    return overrides


@contextmanager
def refusals_told(language: str = "en") -> Iterator[None]:
    """Turn a refusal into one line on stderr (its code, facts and sentence) and exit status 2."""
    try:
        yield
    except NotAllowed as refused:
        from tashkhana.core.registry import all_games
        from tashkhana.texts import Texts

        facts = " ".join(f"{name}={value}" for name, value in refused.refusal.facts.items())
        sentence = Texts(language, tuple(all_games())).refusal(refused.code)
        typer.echo(f"error: {refused.code}{f' ({facts})' if facts else ''}: {sentence}", err=True)
        raise typer.Exit(MALFORMED) from refused
