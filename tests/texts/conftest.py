"""Reading the Fluent files for the tests of the texts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from tashkhana.texts import LANGUAGES

SOURCES = Path(__file__).parents[2] / "src" / "tashkhana"
HELPER = "grammar-"
"""Messages that only one language needs: its own cases and endings. No code asks for them."""
PAGE = "/page"
"""The file of a rule page is called after its game: `durak/page`."""
PLURAL_FORMS = {
    "en": {"one", "other"},
    "ne": {"one", "other"},
    "ur": {"one", "other"},
    "hy": {"one", "other"},
    "ru": {"one", "few", "many", "other"},
}


@dataclass(frozen=True)
class Choice:
    """A select expression: the argument it asks, and for each key what that branch says and prints."""

    argument: str
    branches: dict[str, Said]

    @property
    def by_number(self) -> bool:
        """Whether plural forms are chosen."""
        return bool({"zero", "one", "two", "few", "many"} & self.branches.keys())


@dataclass
class Said:
    """What a message, or a branch of it, consists of."""

    texts: list[str] = field(default_factory=list)
    prints: set[str] = field(default_factory=set)
    refers: set[str] = field(default_factory=set)
    choices: list[Choice] = field(default_factory=list)

    @property
    def arguments(self) -> set[str]:
        """Every argument printed or asked."""
        return self.prints | {choice.argument for choice in self.choices}


def read(pattern: ast.Pattern) -> Said:
    """What the pattern says."""
    said = Said()
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            said.texts.append(element.value)
        else:
            _read_placeable(said, element.expression)
    return said


def _read_placeable(said: Said, expression: object) -> None:
    match expression:
        case ast.VariableReference():
            said.prints.add(expression.id.name)
        case ast.MessageReference():
            said.refers.add(expression.id.name)
        case ast.StringLiteral():
            said.texts.append(expression.value)
        case ast.SelectExpression(selector=ast.VariableReference()):
            _read_choice(said, expression)
        case _:
            raise AssertionError(f"the texts use only arguments, messages and choices, not {expression}")


def _read_choice(said: Said, choice: ast.SelectExpression) -> None:
    keys = [v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in choice.variants]
    branches = {key: read(variant.value) for key, variant in zip(keys, choice.variants, strict=True)}
    for branch in branches.values():
        said.texts += branch.texts
        said.prints |= branch.prints
        said.refers |= branch.refers
        said.choices += branch.choices
    assert isinstance(choice.selector, ast.VariableReference)
    said.choices.append(Choice(choice.selector.id.name, branches))


@dataclass
class Catalogue:
    """The messages of one file: of the house, a game, or a game's rule page."""

    name: str
    language: str
    messages: dict[str, Said] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    @property
    def plural_forms(self) -> set[str]:
        """The categories that this language tells apart."""
        return PLURAL_FORMS[self.language]

    @property
    def read_with(self) -> list[str]:
        """What is read into one bundle with this file, in that order: the house, the game, its rule page."""
        return list(dict.fromkeys(["house", self.name.removesuffix(PAGE), self.name]))

    @property
    def shared(self) -> set[str]:
        """The ids that every language must have."""
        return {name for name in self.messages if not name.startswith(HELPER)}


def _read_file(path: Path, name: str, language: str) -> Catalogue:
    catalogue = Catalogue(name, language)
    if not path.is_file():
        catalogue.faults.append("the file is missing")
        return catalogue
    for entry in parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            catalogue.faults.append(f"not Fluent: {str(entry.content)[:60]!r}")
        elif isinstance(entry, ast.Term) or (isinstance(entry, ast.Message) and entry.attributes):
            catalogue.faults.append(f"{entry.id.name}: terms and attributes are not used here")
        elif isinstance(entry, ast.Message) and entry.value is not None:
            if entry.id.name in catalogue.messages:
                catalogue.faults.append(f"{entry.id.name} stands there twice")
            catalogue.messages[entry.id.name] = read(entry.value)
    return catalogue


class Catalogues(dict[tuple[str, str], Catalogue]):
    """Every file by (house or game, language)."""

    @property
    def names(self) -> list[str]:
        """The house, then the games."""
        return list(dict.fromkeys(name for name, _ in self))

    def pairs(self) -> Iterator[tuple[Catalogue, Catalogue]]:
        """English beside each other language."""
        for (name, language), catalogue in self.items():
            if language != "en":
                yield self[name, "en"], catalogue

    def seen_from(self, catalogue: Catalogue) -> dict[str, Said]:
        """The messages that a message of this file may refer to: its own, those of its game and of the house."""
        return {
            message_id: said
            for name in catalogue.read_with
            for message_id, said in self[name, catalogue.language].messages.items()
        }

    def all_arguments(self, catalogue: Catalogue, message_id: str) -> set[str]:
        """The arguments of a message, those of the messages it refers to included."""
        messages = self.seen_from(catalogue)
        said = messages[message_id]
        return said.arguments.union(*(self.all_arguments(catalogue, name) for name in said.refers))


@pytest.fixture(scope="session")
def catalogues() -> Catalogues:
    """Every Fluent file of the tree."""
    found = Catalogues()
    folders = {"house": SOURCES / "texts"}
    folders |= {path.parent.name: path for path in sorted((SOURCES / "games").glob("*/texts"))}
    folders |= {f"{path.parent.name}{PAGE}": path for path in sorted((SOURCES / "games").glob("*/page"))}
    for name, folder in folders.items():
        for language in LANGUAGES:
            found[name, language] = _read_file(folder / f"{language}.ftl", name, language)
    return found
