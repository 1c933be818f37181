"""The steps of a case: moves, the house, and what must hold in between."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tashkhana.core.entry import Act, Deal
from tashkhana.core.scenario.fields import REST, Malformed, Table, brief, items, keyed, share_out
from tashkhana.core.scenario.words import Expectation, seat_of


@dataclass(frozen=True, slots=True)
class Enter:
    """A seat's move, or the next deal."""

    entry: Act | Deal


@dataclass(frozen=True, slots=True)
class Reshuffle:
    """The new stock in the middle of a deal: cards, `rest` among them."""

    words: str


@dataclass(frozen=True, slots=True)
class House:
    """The moves that the house makes for the seats."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What must be found under one key."""

    key: str
    expectation: Expectation[Any]
    value: Any


@dataclass(frozen=True, slots=True)
class Expect:
    """What must hold at this point, key by key."""

    wanted: tuple[Wanted, ...]


Step = Enter | Reshuffle | House | Expect


def read_steps(table: Table, known: Mapping[str, Expectation[Any]], raw: Any) -> tuple[Step, ...]:
    """The steps of a case, counted from 1.

    :raises Malformed: with the number of the step
    """
    return tuple(_read_step(table, known, f"steps[{n}]", step) for n, step in enumerate(items("steps", raw), 1))


def _read_step(table: Table, known: Mapping[str, Expectation[Any]], field: str, raw: Any) -> Step:
    if isinstance(raw, str) and raw.strip():
        return _read_move(table, field, raw)
    expected = keyed(field, raw)
    if not expected:
        raise Malformed(field, "expects nothing")
    return Expect(tuple(_read_wanted(table, known, f"{field}.{key}", key, expected[key]) for key in expected))


def _read_wanted(table: Table, known: Mapping[str, Expectation[Any]], field: str, key: str, raw: Any) -> Wanted:
    expectation = known.get(key)
    if expectation is None:
        raise Malformed(field, "unknown key")
    return Wanted(key, expectation, expectation.read(table, field, raw))


def _read_move(table: Table, field: str, raw: str) -> Step:
    first, _, rest = raw.strip().partition(" ")
    match first:
        case "house":
            if rest.strip():
                raise Malformed(field, f"`house` stands alone, found {brief(raw)}")
            return House()
        case "deal":
            return Enter(_read_deal(table, field, rest.split()))
        case "shuffle":
            share_out(table.pack, {field: rest}, [field])
            return Reshuffle(rest)
        case _:
            return Enter(Act(seat_of(table.seat(field, first)), table.move(field, rest)))


def _read_deal(table: Table, field: str, words: list[str]) -> Deal:
    dealer = None
    if words[:1] == ["by"]:  # as in a log, where the rules leave open who deals
        dealer = seat_of(table.seat(field, words[1] if len(words) > 1 else REST))
        words = words[2:]
    order = share_out(table.pack, {field: " ".join(words)}, [field])[field]
    if len(order) != len(table.pack):
        raise Malformed(field, f"deals {len(order)} of {len(table.pack)} cards")
    return Deal(order, dealer)
