"""Reading scenario files: from text to cases that can be played, or to what is malformed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import msgspec
import yaml

from tashkhana.core.entry import Deal
from tashkhana.core.game import Game
from tashkhana.core.match import Match
from tashkhana.core.outcome import Standing
from tashkhana.core.refusal import NotAllowed
from tashkhana.core.registry import find_game
from tashkhana.core.scenario.fields import Malformed, Table, brief, keyed, only, reason, share_out, signed, text, whole
from tashkhana.core.scenario.steps import Step, read_steps
from tashkhana.core.scenario.words import COMMON, Start, seat_of
from tashkhana.core.seat import LETTERS
from tashkhana.core.settings import Value

CASE_KEYS = frozenset(
    {"id", "rule", "title", "game", "preset", "settings", "position", "deck", "dealer", "refused", "steps"}
)
ALWAYS = ("id", "rule", "title", "game")
START_KEYS = ("position", "deck", "dealer", "steps")
"""What a case of refused settings has not."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something malformed: in which case (its id or its place in the file; "" for the whole file) and field."""

    case: str
    field: str
    why: str


@dataclass(frozen=True, slots=True)
class RefusedSettings:
    """Settings that must be refused, with this code."""

    preset: str | None
    overrides: Mapping[str, Any]
    code: str


@dataclass(frozen=True, slots=True)
class Case:
    """One scenario. `start`: the match before the steps, and before it what it was; or settings to be refused."""

    id: str
    rule: str
    title: str
    game: Game[Any]
    start: tuple[Match[Any], ...] | RefusedSettings
    steps: tuple[Step, ...] = ()


def read_file(content: str) -> tuple[list[Case], list[Fault]]:
    """The cases of a file, and what is malformed in it: of each malformed case the first fault."""
    try:
        document, twice = _document(content)
    except Malformed as malformed:
        return [], [Fault("", malformed.field, malformed.why)]
    cases: list[Case] = []
    faults: list[Fault] = []
    ids: set[str] = set()
    for number, raw in enumerate(document, 1):
        try:
            cases.append(read_case(raw, ids, twice.get(number)))
        except Malformed as malformed:
            faults.append(Fault(_name(raw, number), malformed.field, malformed.why))
    return cases, faults


def read_case(raw: Any, ids: set[str], twice: str | None = None) -> Case:
    """One case; `ids` are those of the cases before it, and grow by this one's; `twice`: a key that stands twice.

    :raises Malformed: with the field
    """
    if twice is not None:
        raise Malformed(twice, "this key stands twice")
    case = keyed("case", raw)
    only("", case, CASE_KEYS, ALWAYS)
    words = {key: text(key, case[key]) for key in ALWAYS}
    if words["id"] in ids:
        raise Malformed("id", f"{words['id']!r} stands twice in this file")
    ids.add(words["id"])
    _check_rule(words["rule"])
    game = find_game(words["game"])
    if game is None:
        raise Malformed("game", f"no game of this house: {brief(words['game'])}")
    if "refused" in case:
        return Case(words["id"], words["rule"], words["title"], game, _read_refused(game, case))
    only("", case, CASE_KEYS, ("steps",))
    table, start = _read_start(game, case)
    steps = read_steps(table, {**COMMON, **game.scenario.expectations}, case["steps"])
    return Case(words["id"], words["rule"], words["title"], game, start, steps)


def _check_rule(numbers: str) -> None:
    for number in numbers.replace(",", " ").split():
        if not (number[0].isupper() and number[-1].isalnum() and number.isascii() and any(map(str.isdigit, number))):
            raise Malformed("rule", f"no number of a rule: {brief(number)}")


def _read_refused(game: Game[Any], case: Mapping[str, Any]) -> RefusedSettings:
    for key in START_KEYS:
        if key in case:
            raise Malformed(key, "a case with `refused` has no start and no steps")
    preset = _read_preset(game, case)
    return RefusedSettings(preset, keyed("settings", case.get("settings", {})), reason("refused", case["refused"]))


def _read_preset(game: Game[Any], case: Mapping[str, Any]) -> str | None:
    if "preset" not in case:
        return None
    preset = text("preset", case["preset"])
    if preset not in game.presets:
        raise Malformed("preset", f"no preset of {game.id}: {brief(preset)}")
    return preset


def read_settings(game: Game[Any], case: Mapping[str, Any], overrides: Mapping[str, Any]) -> dict[str, Value]:
    """The settings of a case that is played.

    :raises Malformed: they are not known, out of range, or cannot be played
    """
    try:
        return game.read_settings(_read_preset(game, case), overrides)
    except NotAllowed as refused:
        facts = refused.refusal.facts
        field = f"settings.{facts['setting']}" if "setting" in facts else "settings"
        raise Malformed(field, f"refused: {refused.code}") from None


# -- the start --------------------------------------------------------------------------------


def _read_start(game: Game[Any], case: Mapping[str, Any]) -> tuple[Table, tuple[Match[Any], ...]]:
    if ("position" in case) == ("deck" in case):
        raise Malformed("position", "expected either `position` or `deck`")
    if "deck" in case:
        return _read_deck(game, case)
    if "dealer" in case:
        raise Malformed("dealer", "goes with `deck`; a position has its own")
    return _read_position(game, case)


def _read_deck(game: Game[Any], case: Mapping[str, Any]) -> tuple[Table, tuple[Match[Any], ...]]:
    settings = read_settings(game, case, keyed("settings", case.get("settings", {})))
    table = _table(game, settings)
    order = share_out(table.pack, {"deck": case["deck"]}, ["deck"])["deck"]
    if len(order) != len(table.pack):
        raise Malformed("deck", f"names {len(order)} of {len(table.pack)} cards")
    match = Match.begin(game, settings)
    if "dealer" in case:
        dealer = seat_of(table.seat("dealer", case["dealer"]))
        match = replace(match, standing=msgspec.structs.replace(match.standing, dealer=dealer))
    return table, (match, match.enter(Deal(order)))


def _table(game: Game[Any], settings: Mapping[str, Value]) -> Table:
    return Table(int(settings["players"]), game.pack(settings), game.shapes)


POSITION_KEYS = ("dealer", "deal", "marks")
"""The keys of a position that every game has; `totals` only where a game expects totals."""


def _read_position(game: Game[Any], case: Mapping[str, Any]) -> tuple[Table, tuple[Match[Any], ...]]:
    words = game.scenario
    position = keyed("position", case["position"])
    common = (*POSITION_KEYS, "totals") if "totals" in words.expectations else POSITION_KEYS
    only("position", position, frozenset((*words.needed, *words.optional, *common)), words.needed)
    settings = _seated(game, case, words.seats(position))
    table = _table(game, settings)
    standing = _read_standing(table, position)
    own = {key: value for key, value in position.items() if key not in common}
    start = words.set_up(Start(table, settings, own, standing.dealer, standing.totals))
    match = Match.from_position(game, settings, standing, start)
    if match.result is not None:
        raise Malformed("position", "this deal is over before it begins")
    return table, (match,)


def _seats(game: Game[Any], players: int) -> bool:
    """Whether the rules seat so many; a room may offer fewer."""
    setting = next(setting for setting in game.settings if setting.id == "players")
    try:
        setting.read(players)
    except NotAllowed:
        return False
    return True


def _seated(game: Game[Any], case: Mapping[str, Any], players: int) -> dict[str, Value]:
    """The settings, with as many players as the position has seats."""
    overrides = keyed("settings", case.get("settings", {}))
    if not _seats(game, players):
        raise Malformed("position", f"{players} seats are more or fewer than {game.id} has")
    settings = read_settings(game, case, {**overrides, "players": players})
    if "players" in overrides and _number(overrides["players"]) != players:
        raise Malformed(
            "settings.players", f"{brief(overrides['players'])} contradicts {players} seats of the position"
        )
    return settings


def _number(raw: Any) -> Any:
    return int(raw) if isinstance(raw, str) and raw.isdecimal() else raw


def _read_standing(table: Table, position: Mapping[str, Any]) -> Standing:
    def each(key: str) -> tuple[int, ...]:
        if key not in position:
            return (0,) * table.players
        named = table.by_seat(f"position.{key}", position[key], signed if key == "totals" else whole)
        numbers = {seat_of(name): number for name, number in named.items()}
        return tuple(numbers.get(seat_of(name), 0) for name in _letters(table))

    dealer = table.seat("position.dealer", position.get("dealer", _letters(table)[-1]))
    deal = whole("position.deal", position.get("deal", 1), 1)
    return Standing(deal, seat_of(dealer), each("marks"), each("totals"))


def _letters(table: Table) -> str:
    return LETTERS[: table.players]


# -- YAML -------------------------------------------------------------------------------------


def _document(content: str) -> tuple[list[Any], dict[int, str]]:
    """The list of raw cases; and by the place of a case the key that stands twice in it, which YAML would forget."""
    try:
        node = yaml.compose(content, yaml.SafeLoader)
        document = yaml.safe_load(content)
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise Malformed("", f"no YAML: {' '.join(str(error).split())}") from error
    if not isinstance(document, list) or not isinstance(node, yaml.SequenceNode):
        raise Malformed("", f"expected a list of cases, found {brief(document)}")
    twice = ((number, next(_keys_twice(case, "", set()), "")) for number, case in enumerate(node.value, 1))
    return document, {number: key for number, key in twice if key}


def _keys_twice(node: yaml.Node, at: str, visited: set[int]) -> Iterator[str]:
    if id(node) in visited:  # an alias may hold itself
        return
    visited.add(id(node))
    if isinstance(node, yaml.SequenceNode):
        for number, item in enumerate(node.value, 1):
            yield from _keys_twice(item, f"{at}[{number}]", visited)
    elif isinstance(node, yaml.MappingNode):
        names: set[str] = set()
        for key, value in node.value:
            field = f"{at}.{key.value}" if at else str(key.value)
            if isinstance(key, yaml.ScalarNode) and key.value in names:
                yield field
            names.add(str(key.value))
            yield from _keys_twice(value, field, visited)


def _name(raw: Any, number: int) -> str:
    """How to name a case: by its id, or else by its place in the file."""
    found = raw.get("id") if isinstance(raw, dict) else None
    return found if isinstance(found, str) and found.strip() else f"number {number}"
