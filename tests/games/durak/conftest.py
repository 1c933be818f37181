"""A table for tests of the engine, spoken to as in scenario files, and the engine's plain form."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import tashkhana
from tashkhana.core.cards import Card, card_at, cards_in, number_of
from tashkhana.games.durak import bot_expert, bot_hard
from tashkhana.games.durak.codes import COVER, KINDS, REASONS
from tashkhana.games.durak.engine import Position, set_of
from tashkhana.games.durak.legal import asked, forced, legal_moves
from tashkhana.games.durak.refusal import why_not
from tashkhana.games.durak.rules import Rules

SEATS = "ABCDEF"
ENGINE = (
    "audit",
    "belief",
    "endgame_solver",
    "engine",
    "legal",
    "memory",
    "net",
    "playout",
    "policy",
    "refusal",
    "rules",
    "search",
    "selfplay",
    "uct",
)


def numbers(cards: str) -> list[int]:
    return [number_of(Card(card)) for card in cards.split()]


def names(cards: int) -> str:
    return " ".join(cards_in(cards))


class Table:
    """A deal in the engine: moves and seats are words, `A throw 7C JH`, `B cover 7S 9S`."""

    def __init__(self, hands: str, **given: Any) -> None:
        """`hands` are parted by `|`; other words are those of a scenario's position, then settings."""
        start = {"trump": "H", "talon": "", "attacker": "A", "bout": 2} | given
        held = [numbers(hand) for hand in hands.split("|")]
        rules = {name: value for name, value in given.items() if name not in ("trump", "talon", "attacker", "bout")}
        self.position = Position(Rules(len(held), **rules))
        self.position.set_up(
            "CDHS".index(start["trump"]),
            [set_of(hand) for hand in held],
            numbers(start["talon"]),
            SEATS.index(start["attacker"]),
            bout=start["bout"],
        )

    def why(self, move: str) -> str:
        """Why this move is refused; nothing if it is legal."""
        seat, kind, cards, target = parse(move)
        return REASONS[why_not(self.position, seat, kind, set_of(cards), target)]

    def do(self, *moves: str) -> Table:
        """Make legal moves, one after the other; `house` lets the house move."""
        for move in moves:
            if move == "house":
                self.house()
                continue
            assert self.why(move) == "", (move, self.why(move))
            seat, kind, cards, target = parse(move)
            self.position.play(seat, kind, cards, target)
        return self

    def house(self) -> None:
        due = [seat for seat in range(self.position.players) if forced(self.position, seat) >= 0]
        while due:
            self.position.apply(due[0], forced(self.position, due[0]), 0, -1)
            due = [seat for seat in range(self.position.players) if forced(self.position, seat) >= 0]

    def legal(self, seat: str) -> set[str]:
        return {say(*move) for move in legal_moves(self.position, SEATS.index(seat))}

    @property
    def turn(self) -> str:
        """The seats that are asked and for which the house does not move."""
        p = self.position
        return "".join(SEATS[s] for s in range(p.players) if asked(p) >> s & 1 and forced(p, s) < 0)

    @property
    def table(self) -> str:
        return " ".join(card_at(a) + (f"/{card_at(c)}" if c >= 0 else "") for a, c in self.position.pairs())

    @property
    def out(self) -> str:
        return "".join(SEATS[s] for s in range(self.position.players) if self.position.out >> s & 1)

    def __getattr__(self, name: str) -> str:
        """`attacker`, `lead`, `defender`: a seat's letter."""
        seats = {"attacker": "opener", "defender": "defender", "fool": "fool"}
        if name == "lead":
            seat = self.position.lead_now()
        elif name in seats:
            seat = getattr(self.position, seats[name])
        else:
            raise AttributeError(name)
        return SEATS[seat] if seat >= 0 else "nobody"

    def hand(self, seat: str) -> str:
        return names(self.position.hand[SEATS.index(seat)])

    def known(self, seat: str) -> str:
        return names(self.position.known[SEATS.index(seat)])

    def drawn(self, seat: str) -> str:
        return names(self.position.drawn[SEATS.index(seat)])


def parse(move: str) -> tuple[int, int, list[int], int]:
    seat, kind, *cards = move.split()
    number = KINDS.index(kind)
    if number == COVER:
        return SEATS.index(seat), number, numbers(cards[1]), numbers(cards[0])[0]
    return SEATS.index(seat), number, numbers(" ".join(cards)), -1


def say(kind: int, cards: int, target: int) -> str:
    over = [card_at(target)] if target >= 0 else []
    return " ".join([KINDS[kind], *over, *cards_in(cards)])


@pytest.fixture(scope="session")
def lay() -> type[Table]:
    """Sets up a table: `lay("7S 8S | 9S TD", talon="6H")`."""
    return Table


class SourcesOnly:
    """Finds this package's modules in their sources, even where a compiled form lies beside them."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name.partition(".")[0] != "tashkhana":
            return None
        for folder in path or [str(Path(tashkhana.__file__).parents[1])]:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def ours() -> dict[str, ModuleType]:
    return {name: module for name, module in sys.modules.items() if name.partition(".")[0] == "tashkhana"}


def load_plain() -> SimpleNamespace:
    """The engine's modules anew, from their sources."""
    kept = ours()
    finder = SourcesOnly()
    for name in kept:
        del sys.modules[name]
    sys.meta_path.insert(0, finder)
    try:
        modules = {name: importlib.import_module(f"tashkhana.games.durak.{name}") for name in ENGINE}
    finally:
        sys.meta_path.remove(finder)
        for name in ours():
            del sys.modules[name]
        sys.modules.update(kept)
    assert all(str(module.__file__).endswith(".py") for module in modules.values())
    return SimpleNamespace(**modules)


@pytest.fixture(autouse=True)
def few_walks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The players that search think as they do at a table, only less: tests ask them thousands of times."""
    monkeypatch.setattr(bot_hard, "HARD", 40)
    monkeypatch.setattr(bot_expert, "EXPERT", 40)
    monkeypatch.setattr(bot_expert, "WITHOUT", 40)


@pytest.fixture(scope="session")
def plain() -> SimpleNamespace:
    """The engine as plain Python, whether or not it is compiled as well."""
    return load_plain()


@pytest.fixture
def plain_without_cython(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The engine as it runs where Cython is not installed."""
    monkeypatch.setitem(sys.modules, "cython", None)
    return load_plain()
