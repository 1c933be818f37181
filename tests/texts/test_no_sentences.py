"""Sentences for players stand in the Fluent files, not in Python, TypeScript or Svelte."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "tashkhana"
PLAYER_FACING = ("terminal", "games", "rooms", "core")
"""The folders of Python whose words could reach a player; commands for developers speak English."""

KEYS = {"Esc", "Enter", "Tab", "Space"}
SENTENCE = re.compile(r"^[A-Z][a-z’']+(,? [A-Za-z’']+)+[.!?…:]?$|^[a-z’']+(,? [a-z’']+)+[.!?…]$")
SPOKEN_ATTRIBUTE = re.compile(r"\b(?:aria-label|aria-description|title|placeholder|alt)=([\"'])([^\"'{}]+)\1")
QUOTED = re.compile(r"'([^'\\\n]*)'|\"([^\"\\\n]*)\"|`([^`\\\n]*)`")
ASKED = re.compile(r"(?<![.\w])(?:self\.)?(?:t|words|house|known|texts)\(")
FOR_DEVELOPERS = re.compile(r"console\.|new Error\(|new TypeError\(|^\s*(//|\*|/\*)|^import |@type")


def client_files() -> list[Path]:
    """What is built into the page."""
    found = [*(ROOT / "client" / "src").rglob("*"), *SOURCES.glob("games/*/table/**/*")]
    return [path for path in found if path.suffix in {".ts", ".svelte"} and not path.name.endswith(".test.ts")]


def without_braces(markup: str) -> str:
    """The markup without its `{…}` expressions."""
    kept, depth = [], 0
    for letter in markup:
        depth += letter == "{"
        if depth == 0:
            kept.append(letter)
        depth -= letter == "}" and depth > 0
    return "".join(kept)


def markup_of(source: str) -> str:
    """A Svelte file without script, style and comments."""
    return re.sub(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", source, flags=re.DOTALL)


def test_markup_holds_no_words() -> None:
    """Text between tags, and attributes that are read aloud."""
    found = []
    for path in client_files():
        if path.suffix != ".svelte":
            continue
        markup = without_braces(markup_of(path.read_text("utf-8")))
        words = re.findall(r"[A-Za-z]{2,}", " ".join(re.findall(r">([^<>]+)<", markup)))
        found += [(path.name, word) for word in words if word not in KEYS]
        found += [(path.name, said) for _, said in SPOKEN_ATTRIBUTE.findall(markup) if re.search(r"[A-Za-z]", said)]

    assert found == []


def test_client_code_holds_no_sentence() -> None:
    """String literals that read like a sentence, but for what only developers see."""
    found = []
    for path in client_files():
        for line in re.sub(r"<style.*?</style>", "", path.read_text("utf-8"), flags=re.DOTALL).splitlines():
            if not FOR_DEVELOPERS.search(line):
                literals = ("".join(groups) for groups in QUOTED.findall(line))
                found += [(path.name, literal) for literal in literals if SENTENCE.search(literal)]

    assert found == []


def silent_nodes(tree: ast.Module) -> set[int]:
    """The string nodes that no player sees: docstrings, what errors tell developers, assertions."""
    silent: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise | ast.Assert):
            silent |= {id(inner) for inner in ast.walk(node)}
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            silent.add(id(node.value))
    return silent


def python_sentences(path: Path) -> Iterator[str]:
    tree = ast.parse(path.read_text("utf-8"))
    silent = silent_nodes(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in silent and SENTENCE.search(str(node.value)):
            yield str(node.value)


def test_python_holds_no_sentence_for_players() -> None:
    """Docstrings and messages of errors are for developers; all else is a code or an id."""
    paths = [path for folder in PLAYER_FACING for path in (SOURCES / folder).rglob("*.py")]

    assert len(paths) > 20
    assert [(path.name, said) for path in paths for said in python_sentences(path)] == []


def first_argument(source: str, start: int) -> str:
    """The text of a call's first argument, from after its bracket."""
    depth = 0
    for at in range(start, len(source)):
        depth += source[at] in "([{"
        if depth == 0 and source[at] in ",)":
            return source[start:at]
        depth -= source[at] in ")]}"
    return source[start:]


def test_every_id_that_the_client_or_the_terminal_asks_for_is_there(catalogues: Any) -> None:
    """A typing mistake would show the id itself to the player."""
    known = {message for catalogue in catalogues.values() for message in catalogue.messages}
    missing = []
    in_terminal = [*(SOURCES / "terminal").rglob("*.py"), *SOURCES.glob("games/*/terminal/**/*.py")]
    for path in [*client_files(), *in_terminal, SOURCES / "cli" / "play.py"]:
        source = path.read_text("utf-8")
        for call in ASKED.finditer(source):
            argument = first_argument(source, call.end())
            if re.fullmatch(
                r"\s*(['\"])[\w-]+\1\s*|.*\?\s*(['\"])[\w-]+\2\s*:\s*(['\"])[\w-]+\3\s*", argument, re.DOTALL
            ):
                asked = argument.rpartition("?")[2]
                ids = re.findall(r"['\"]([a-z][\w-]+)['\"]", asked)
                missing += [(path.name, message) for message in ids if message not in known]

    assert missing == []


def test_every_message_is_asked_for_somewhere(catalogues: Any) -> None:
    """What nobody says any more is taken out of all five languages."""
    code = "\n".join(path.read_text("utf-8") for path in [*client_files(), *SOURCES.rglob("*.py")])
    whole = set(re.findall(r"['\"`]([a-z][\w-]+)['\"`]", code))
    beginnings = tuple(set(re.findall(r"['\"`]([a-z][a-z-]*-)\$?\{", code)))
    ends = tuple(set(re.findall(r"\}(-[a-z]+)['\"`]", code)))
    unasked = [
        message_id
        for catalogue in catalogues.values()
        if catalogue.language == "en"
        for message_id in catalogue.messages
        if message_id not in whole
        and not message_id.startswith(beginnings)
        and not (message_id.startswith(f"{catalogue.name}-") and message_id.endswith(ends))
        and not any(message_id in said.refers for said in catalogues.seen_from(catalogue).values())
        and not any(message_id in said.refers for other in catalogues.values() for said in other.messages.values())
    ]

    assert {"why-", "setting-"} <= set(beginnings)
    assert unasked == []
