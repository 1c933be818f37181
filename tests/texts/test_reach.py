"""Whatever the house and its games can say has its words: reasons, settings, events, badges."""

from __future__ import annotations

import ast
import re
import typing
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tashkhana.core.game import Game
from tashkhana.core.registry import all_games
from tashkhana.core.settings import HOUSE_SETTINGS, Choice, Counted, Number, Setting
from tashkhana.games.durak.view import Role
from tashkhana.server.connection import CLOSE_CODES
from tests.laws.play import play

SOURCES = Path(__file__).parents[2] / "src" / "tashkhana"
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def calls_of(*names: str, within: Path = SOURCES) -> Iterator[tuple[Path, ast.Call]]:
    """Every call of one of these names in the Python sources."""
    for path in within.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                yield path, node


def first_words_of(*names: str, within: Path = SOURCES) -> set[str]:
    """The first arguments of these calls, where they are written out."""
    firsts = (call.args[0] for _, call in calls_of(*names, within=within) if call.args)
    return {first.value for first in firsts if isinstance(first, ast.Constant) and isinstance(first.value, str)}


def known(catalogues: Any, game: str | None = None) -> set[str]:
    """The ids that a table of this game can say (in English: another test compares the languages)."""
    house = set(catalogues["house", "en"].messages)
    return house if game is None else house | set(catalogues[game, "en"].messages)


def ids_of(setting: Setting) -> Iterator[str]:
    """The messages that show a setting and its values."""
    yield f"setting-{setting.id}"
    yield f"setting-{setting.id}-help"
    match setting:
        case Number():
            yield f"value-{setting.id}"
        case Choice():
            words = [value for value in setting.values if isinstance(value, str)]
            yield from (f"value-{setting.id}-{word.replace('+', '-')}" for word in words)
            if len(words) < len(setting.values):
                yield f"value-{setting.id}"
        case Counted():
            yield from (f"value-{setting.id}-{word}" for word in (*setting.words, *setting.ranges))


@pytest.mark.parametrize("game_id", all_games())
def test_every_setting_value_and_preset_of_a_game_has_its_words(game_id: str, catalogues: Any) -> None:
    """A form can be drawn from the game alone."""
    game = all_games()[game_id]
    needed = {f"{game_id}-name", f"{game_id}-line"}
    needed |= {message for setting in (*game.own_settings, *HOUSE_SETTINGS) for message in ids_of(setting)}
    needed |= {f"preset-{preset}{end}" for preset in game.presets for end in ("", "-line")}
    needed |= {f"group-{group}" for group in game.groups}
    needed |= {f"value-level-{level}-help" for level in game.bots}

    assert needed - known(catalogues, game_id) == set()


@pytest.mark.parametrize("game_id", all_games())
def test_every_reason_of_a_game_has_its_sentence(game_id: str, catalogues: Any) -> None:
    """Those that its modules write out, and those that compiled rules may give (`codes.REASONS`)."""
    reasons = first_words_of("NotAllowed", "Refusal", within=SOURCES / "games" / game_id)
    if find_spec(f"tashkhana.games.{game_id}.codes"):
        reasons |= set(import_module(f"tashkhana.games.{game_id}.codes").REASONS)

    assert {code for code in reasons if code and f"why-{code}" not in known(catalogues, game_id)} == set()


def test_every_reason_in_the_sources_has_its_sentence(catalogues: Any) -> None:
    """Wherever somebody is told no."""
    codes = first_words_of("NotAllowed", "Refusal", "Refused")
    everywhere = known(catalogues).union(*(known(catalogues, game) for game in all_games()))

    assert {"stale-version", "room-unknown", "not-enough-cards"} <= codes
    assert {code for code in codes if f"why-{code}" not in everywhere} == set()


def test_a_reason_is_a_code_and_no_sentence() -> None:
    """Python speaks codes."""
    assert {code for code in first_words_of("NotAllowed", "Refusal", "Refused") if not ID.fullmatch(code)} == set()


def test_every_way_to_close_a_socket_has_its_sentence(catalogues: Any) -> None:
    """The page says why the table is gone, and what to do."""
    codes = {*CLOSE_CODES, *first_words_of("Goodbye")}

    assert {code for code in codes if f"goodbye-{code}" not in known(catalogues)} == set()


def test_a_refusal_asks_for_no_facts(catalogues: Any) -> None:
    """So the sentence is whole whatever facts came along."""
    asking = [
        f"{c.name}/{c.language}: {message_id}"
        for c in catalogues.values()
        for message_id in c.messages
        if message_id.startswith(("why-", "goodbye-")) and catalogues.all_arguments(c, message_id)
    ]

    assert asking == []


def test_a_refusal_is_one_short_line(catalogues: Any) -> None:
    """It stands over a card on a small phone."""
    long = [
        (c.language, message_id, text)
        for c in catalogues.values()
        for message_id, said in c.messages.items()
        for text in said.texts
        if message_id.startswith("why-") and (len(text) > 64 or "!" in text or text.endswith((".", "।", "۔", "։")))
    ]

    assert long == []


def kinds_of_events(game_id: str) -> set[str]:
    """The kinds of events that the game's modules tell, written out or looked up in a table of the module."""
    kinds: set[str] = set()
    for path, call in calls_of("Event", within=SOURCES / "games" / game_id):
        module = import_module(".".join(("tashkhana", *path.relative_to(SOURCES).with_suffix("").parts)))
        for node in ast.walk(call.args[0]) if call.args else ():
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                kinds.add(node.value)
            table = getattr(module, node.id, None) if isinstance(node, ast.Name) else None
            kinds |= set(table.values()) if isinstance(table, dict) else set()
    return kinds


@pytest.mark.parametrize("game_id", all_games())
def test_every_event_of_a_game_has_its_words(game_id: str, catalogues: Any) -> None:
    """What happened can be read and heard."""
    kinds = kinds_of_events(game_id)

    assert kinds
    assert {kind for kind in kinds if f"event-{kind}" not in known(catalogues, game_id)} == set()


@pytest.mark.parametrize("game", all_games().values(), ids=all_games())
def test_what_a_match_says_has_its_words(game: Game[Any], catalogues: Any) -> None:
    """Whatever is told in two deals, and every reason that dims a card."""
    matches = play(game, game.read_settings(None, {}), seed=1, deals=2).matches
    told = {f"event-{event.kind}" for match in matches for event in match.events}
    all_seen = [match.seen(seat) for match in matches for seat in range(match.players)]
    dims = {f"why-{code}" for seen in all_seen for code in seen.why.values()}

    assert (told | dims) - known(catalogues, game.id) == set()


def test_every_badge_and_every_end_of_a_bout_of_durak_has_its_words(catalogues: Any) -> None:
    """What a seat is doing, and where the cards went, can be read and heard."""
    needed = {f"badge-{role}" for role in typing.get_args(Role)} | {"event-beaten", "event-took"}

    assert needed - known(catalogues, "durak") == set()


def test_there_are_names_for_a_full_table_of_bots(catalogues: Any) -> None:
    """Nobody sits there as `bot-name-9`."""
    most = max(game.seats[1] for game in all_games().values())

    assert {f"bot-name-{seat}" for seat in range(1, max(most, 9) + 1)} <= known(catalogues)
