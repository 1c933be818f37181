"""Records: a match as a text that people can read and any later version can replay."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec
import yaml

from tashkhana.core.entry import Entry, read_entry
from tashkhana.core.game import Game
from tashkhana.core.match import Match
from tashkhana.core.refusal import NotAllowed
from tashkhana.core.registry import find_game
from tashkhana.core.seal import Seal
from tashkhana.core.settings import Value

FORMAT = 1
"""Raised when the meaning of a record changes; older records stay readable."""


@dataclass(frozen=True, slots=True)
class Record:
    """The settings and the entries of one match, and the seals of its deals where they are known."""

    game: Game[Any]
    settings: dict[str, Value]
    entries: tuple[Entry, ...]
    seals: tuple[Seal, ...] = ()

    def replay(self) -> Match[Any]:
        """The match at the end of the record.

        :raises NotAllowed: an entry is refused
        """
        return Match.replay(self.game, self.settings, self.entries)


def write_record(
    game: Game[Any], settings: dict[str, Value], entries: Iterable[Entry], seals: Iterable[Seal] = ()
) -> str:
    """The record as YAML text."""
    document = {
        "tashkhana-record": FORMAT,
        "game": game.id,
        "settings": dict(settings),
        "entries": [str(entry) for entry in entries],
    }
    sealed = msgspec.to_builtins(list(seals))
    if sealed:
        document["seals"] = [{**seal, "numbers": list(seal["numbers"])} for seal in sealed]
    return yaml.safe_dump(document, sort_keys=False, width=10_000)


def read_record(text: str) -> Record:
    """The record that this text holds.

    :raises ValueError: it is no record that this version can read; the message says what is wrong
    """
    document = _document(text)
    game = find_game(str(document.get("game")))
    if game is None:
        raise ValueError(f"no game named {document.get('game')!r}")
    settings, lines = document.get("settings"), document.get("entries")
    if not isinstance(settings, dict) or not isinstance(lines, list):
        raise ValueError("a record holds `settings` and `entries`")
    try:
        return Record(
            game,
            game.read_settings(None, settings),
            tuple(read_entry(str(line), game.shapes) for line in lines),
            _seals(document.get("seals", [])),
        )
    except NotAllowed as refused:
        raise ValueError(f"{refused.code}: {refused.refusal.facts}") from refused


def _seals(found: Any) -> tuple[Seal, ...]:
    """The seals of a record.

    :raises ValueError: they are none, or there are two for one deal
    """
    try:
        seals = msgspec.convert(found, tuple[Seal, ...])
    except msgspec.ValidationError as error:
        raise ValueError(f"no seals of deals: {error}") from error
    if len({seal.deal for seal in seals}) < len(seals):
        raise ValueError("a deal has one seal")
    return seals


def _document(text: str) -> dict[str, Any]:
    try:
        document = yaml.safe_load(text)
    except yaml.YAMLError as error:
        raise ValueError(f"no YAML: {error}") from error
    except RecursionError:
        raise ValueError("no record: lists within lists, too deep to be read") from None
    if not isinstance(document, dict) or "tashkhana-record" not in document:
        raise ValueError("not a record of Tashkhana")
    if document["tashkhana-record"] != FORMAT:
        raise ValueError(f"a record of format {document['tashkhana-record']!r}; this version reads {FORMAT}")
    return document
