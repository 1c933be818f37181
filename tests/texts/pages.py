"""Reading the rule pages for their tests: which paragraphs and examples a page shows under some settings.

The client does the same in `client/src/rules/outline.ts` and `scenario.ts`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from tashkhana.core.game import Game
from tashkhana.core.refusal import NotAllowed
from tashkhana.core.registry import all_games
from tashkhana.core.settings import Value

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "tashkhana" / "games"
CARD = re.compile(r"[2-9TJQKA][CDHS]|JK[12]?")
SEAT = re.compile(r"[A-I]")
HOUSE_MOVES = ("house", "deal", "shuffle")
TITLES = re.compile(r"page-title-.*")

Facts = Mapping[str, Value]
Block = Mapping[str, Any]


def plain(read: Any) -> Any:
    """What PyYAML reads as true and false, the client reads as the words `on` and `off`."""
    match read:
        case bool():
            return "on" if read else "off"
        case dict():
            return {str(plain(key)): plain(value) for key, value in read.items()}
        case list():
            return [plain(value) for value in read]
        case _:
            return read


@dataclass(frozen=True)
class Page:
    """The rule page of a game."""

    game: Game[Any]
    outline: Mapping[str, Any]
    scenarios: Mapping[str, Mapping[str, Any]]

    @property
    def numbers(self) -> Mapping[str, Mapping[str, int]]:
        return self.outline.get("numbers", {})

    @property
    def blocks(self) -> list[Block]:
        """All blocks, those of all sections."""
        return [as_block(block) for section in self.outline["sections"] for block in section["holds"]]

    def facts(self, settings: Mapping[str, Value]) -> dict[str, Value]:
        """What texts are told and conditions ask."""
        facts: dict[str, Value] = {}
        for name, value in settings.items():
            word, _, count = value.partition(":") if isinstance(value, str) else (value, "", "")
            facts[name] = word
            if count:
                facts[f"{name}_count"] = int(count)
        for name, terms in self.numbers.items():
            facts[name] = sum(times * (1 if one == "plus" else int(facts[one])) for one, times in terms.items())
        return facts

    def shown(self, facts: Facts) -> list[Block]:
        """The blocks that these settings show."""
        sections = [section for section in self.outline["sections"] if holds(section, facts)]
        return [block for section in sections for block in map(as_block, section["holds"]) if holds(block, facts)]

    def examples(self, facts: Facts) -> list[str]:
        """The ids of the scenarios that these settings show."""
        return [block["example"] for block in self.shown(facts) if "example" in block]

    def said(self, facts: Facts) -> list[str]:
        """The messages of all paragraphs that these settings show, in order; not those inside the examples."""
        return [message for block in self.shown(facts) for message in messages_of(block, facts)]


@cache
def all_pages() -> dict[str, Page]:
    """Every rule page by its game."""
    found = {}
    for path in sorted(GAMES.glob("*/page/outline.yaml")):
        game = all_games()[path.parents[1].name]
        file = ROOT / "scenarios" / game.id / "page.yaml"
        cases = yaml.safe_load(file.read_text("utf-8")) if file.is_file() else []
        outline = plain(yaml.safe_load(path.read_text("utf-8")))
        found[game.id] = Page(game, outline, {case["id"]: case for case in cases})
    return found


def as_block(block: str | Block) -> Block:
    return {"say": block} if isinstance(block, str) else block


def holds(item: Mapping[str, Any], facts: Facts) -> bool:
    """Whether these settings show the section, block or line."""
    groups = item.get("unless", [])
    hidden = any(_all_hold(group, facts) for group in ([groups] if isinstance(groups, dict) else groups))
    return _all_hold(item.get("when", {}), facts) and not hidden


def _all_hold(conditions: Mapping[str, Any], facts: Facts) -> bool:
    return all(facts.get(name) in _values(wanted) for name, wanted in conditions.items())


def _values(wanted: Any) -> list[Any]:
    return wanted if isinstance(wanted, list) else [wanted]


def messages_of(block: Block, facts: Facts | None) -> Iterator[str]:
    """The messages of a block; `facts` None: also those of lines that only some settings show."""
    if "say" in block:
        yield f"page-{block['say']}"
    for kind, patterns in LINES.items():
        for line in map(as_block, block.get(kind, ())):
            if facts is None or holds(line, facts):
                yield from (pattern.format(line["say"]) for pattern in patterns)


LINES = {
    "list": ("page-{}",),
    "steps": ("page-{}",),
    "words": ("page-word-{}", "page-word-{}-is"),
    "questions": ("page-question-{}", "page-answer-{}"),
}
"""The kinds of blocks that hold lines, and the messages of a line."""


def conditions_of(page: Page) -> Iterator[tuple[str, Value]]:
    """Every setting or number that the outline asks for, with every value."""
    items: list[Mapping[str, Any]] = [*page.outline["sections"], *page.blocks]
    items += [as_block(line) for block in page.blocks for kind in LINES for line in block.get(kind, ())]
    for item in items:
        unless = item.get("unless", [])
        for group in [item.get("when", {}), *([unless] if isinstance(unless, dict) else unless)]:
            for name, wanted in group.items():
                yield from ((name, value) for value in _values(wanted))


def matrices(game: Game[Any]) -> Iterator[dict[str, Value]]:
    """Every preset, and every preset with one setting changed."""
    for preset in game.presets:
        yield dict(game.read_settings(preset, {}))
        for setting in game.own_settings:
            for value in setting.examples():
                try:
                    yield dict(game.read_settings(preset, {setting.id: value}))
                except NotAllowed:
                    continue


# -- what the examples draw -------------------------------------------------------------------


def drawn(page: Page, scenario: Mapping[str, Any]) -> Iterator[tuple[str, bool]]:
    """The messages that an example asks for, each with whether it must be there."""
    for key, value in scenario.get("position", {}).items():
        yield from ((message, False) for message in _found(f"page-start-{key}", value))
    for step in scenario["steps"]:
        if isinstance(step, str):
            first, verb = (*step.split(), "")[:2]
            if first not in HOUSE_MOVES:
                yield f"page-move-{verb}", True
        else:
            yield from _expected(step)


def _expected(step: Mapping[str, Any]) -> Iterator[tuple[str, bool]]:
    for key, value in step.items():
        match key:
            case "legal" | "can":
                yield from ((f"page-may-{move.split()[0]}", True) for moves in value.values() for move in moves)
            case "cannot":
                yield from ((f"why-{code}", True) for moves in value.values() for code in moves.values())
            case _:
                yield from ((message, False) for message in _found(f"page-see-{key}", value))


def _found(message: str, value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for name, own in value.items():
            yield from _found(message if SEAT.fullmatch(str(name)) else f"{message}-{name}", own)
    else:
        yield message
