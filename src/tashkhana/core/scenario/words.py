"""The words of scenario files: what a game adds to them, and the expectations that all games share.

An expectation is read into plain data in one spelling (letters, names of cards in pack order). What is found is
put into the same shape, so that the two can be compared and shown beside each other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from tashkhana.core.cards import Card
from tashkhana.core.entry import Act
from tashkhana.core.move import Move, read_move, same_move
from tashkhana.core.outcome import MatchResult
from tashkhana.core.refusal import NotAllowed
from tashkhana.core.scenario.fields import (
    ANY,
    NONE,
    Malformed,
    Table,
    brief,
    card,
    items,
    keyed,
    only,
    reason,
    signed,
    truth,
    whole,
)
from tashkhana.core.seat import Seat, letter, seat_at

if TYPE_CHECKING:
    from tashkhana.core.match import Match
    from tashkhana.core.settings import Value

W = TypeVar("W")

_CARD_TOLD = re.compile(r"(?<![0-9A-Za-z])([2-9TJQKA][CDHS]|JK[12])(?![0-9A-Za-z])")
"""A card anywhere in what a seat was told, alone or inside a move."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A case in the middle of its steps: the match, and every match that it was since the start, this one last."""

    match: Match[Any]
    past: tuple[Match[Any], ...]


@dataclass(frozen=True, slots=True)
class Expectation(Generic[W]):
    """One key of an expectation.

    `read(table, field, raw)` gives what is expected (raises Malformed); `found(moment, expected)` what is true, in
    the shape of what is expected.
    """

    read: Callable[[Table, str, Any], W]
    found: Callable[[Moment, W], W]


@dataclass(frozen=True, slots=True)
class Start:
    """A position of a scenario file, its common keys read: the game's own keys are still as they stand there."""

    table: Table
    settings: Mapping[str, Value]
    own: Mapping[str, Any]
    dealer: int
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ScenarioWords:
    """How scenario files speak of a game.

    `needed`, `optional`: its keys of a position. `seats(position)`: how many seats the position has (raises
    Malformed). `set_up(start)`: the game's position (raises Malformed). `expectations`: its own keys, which go
    before the common ones.
    """

    needed: tuple[str, ...]
    optional: tuple[str, ...]
    expectations: Mapping[str, Expectation[Any]]
    seats: Callable[[Mapping[str, Any]], int]
    set_up: Callable[[Start], Any]


def seat_of(name: str) -> Seat:
    """The seat with this letter, which has been read before."""
    seat = seat_at(name)
    assert seat is not None
    return seat


def by_letter(expected: Mapping[str, W], found: Callable[[Seat, W], W]) -> dict[str, W]:
    """What is found for each of the seats that an expectation names."""
    return {name: found(seat_of(name), wanted) for name, wanted in expected.items()}


# -- moves ------------------------------------------------------------------------------------


def _read_moves(table: Table, field: str, raw: Any) -> dict[str, list[str]]:
    def moves(at: str, found: Any) -> list[str]:
        return sorted({table.spelled(at, move) for move in items(at, found)})

    return table.by_seat(field, raw, moves)


def _read_refusals(table: Table, field: str, raw: Any) -> dict[str, dict[str, str]]:
    def refusals(at: str, found: Any) -> dict[str, str]:
        return {str(table.move(at, move)): reason(f"{at}.{move}", code) for move, code in keyed(at, found).items()}

    return table.by_seat(field, raw, refusals)


def _read_forced(table: Table, field: str, raw: Any) -> dict[str, str]:
    return table.by_seat(field, raw, lambda at, found: NONE if found == NONE else table.spelled(at, found))


def legal_moves(moment: Moment, seat: Seat) -> list[str]:
    """The legal moves of a seat, each in its one spelling."""
    shapes = moment.match.game.shapes
    return sorted({str(same_move(move, shapes)) for move in moment.match.legal(seat)})


def _usual(moment: Moment, words: str) -> str:
    """The move as the list of legal moves spells it now, its cards in their fixed order."""
    shapes = moment.match.game.shapes
    return str(same_move(moment.match.spelled(read_move(words, shapes)), shapes))


def _legal(moment: Moment, expected: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """The legal moves, each in the words of the expectation if that names it at all."""

    def listed(seat: Seat, moves: list[str]) -> list[str]:
        words = {_usual(moment, move): move for move in moves}
        return sorted(words.get(move, move) for move in legal_moves(moment, seat))

    return by_letter(expected, listed)


def _can(moment: Moment, expected: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """Both must say so: the list of legal moves and the judge of single ones."""

    def allowed(seat: Seat, moves: list[str]) -> list[str]:
        listed = legal_moves(moment, seat)
        return [move for move in moves if _usual(moment, move) in listed and judged(moment, seat, move) == "legal"]

    return by_letter(expected, allowed)


def _cannot(moment: Moment, expected: Mapping[str, dict[str, str]]) -> dict[str, dict[str, str]]:
    def refused(seat: Seat, moves: dict[str, str]) -> dict[str, str]:
        codes = {move: judged(moment, seat, move) for move in moves}
        return {move: ANY if moves[move] == ANY and code not in _NO_REFUSAL else code for move, code in codes.items()}

    return by_letter(expected, refused)


_NO_REFUSAL = ("legal", "refused-but-changed")


def judged(moment: Moment, seat: Seat, words: str) -> str:
    """The reason code for a move that is tried, or "legal"; a refusal must leave what everybody sees as it is."""
    match = moment.match
    before = [match.seen(other) for other in range(match.players)]
    try:
        match.enter(Act(seat, read_move(words, match.game.shapes)))
    except NotAllowed as refused:
        same = before == [match.seen(other) for other in range(match.players)]
        return refused.code if same else "refused-but-changed"
    return "legal"


def _turn(moment: Moment, _: list[str]) -> list[str]:
    match = moment.match
    seats = range(match.players)
    return [letter(seat) for seat in seats if match.legal(seat) and match.forced(seat) is None]


def _forced(moment: Moment, expected: Mapping[str, str]) -> dict[str, str]:
    def found(seat: Seat, _: str) -> str:
        move: Move | None = moment.match.forced(seat)
        return NONE if move is None else str(same_move(move, moment.match.game.shapes))

    return by_letter(expected, found)


# -- the match --------------------------------------------------------------------------------


def _read_match(table: Table, field: str, raw: Any) -> Any:
    if raw == NONE:
        return NONE
    found = keyed(field, raw)
    only(field, found, frozenset({"winners", "loser", "drawn"}))
    if len(found) != 1:
        raise Malformed(field, f"expected one of winners, loser, drawn; found {brief(raw)}")
    if "winners" in found:
        return {"winners": table.seats(f"{field}.winners", found["winners"])}
    if "loser" in found:
        return {"loser": table.seat(f"{field}.loser", found["loser"])}
    return {"drawn": truth(f"{field}.drawn", found["drawn"])}


def _match(moment: Moment, expected: Any) -> Any:
    outcome = moment.match.outcome
    if outcome is None:
        return NONE
    if isinstance(expected, dict) and "drawn" in expected:
        return {"drawn": outcome.drawn}
    return _outcome(outcome)


def _outcome(outcome: MatchResult) -> dict[str, Any]:
    if outcome.drawn:
        return {"drawn": True}
    if outcome.loser is not None:
        return {"loser": letter(outcome.loser)}
    return {"winners": [letter(seat) for seat in outcome.winners]}


def _marks(moment: Moment, expected: Mapping[str, int]) -> dict[str, int]:
    return by_letter(expected, lambda seat, _: moment.match.standing.marks[seat])


def _totals(moment: Moment, expected: Mapping[str, int]) -> dict[str, int]:
    return by_letter(expected, lambda seat, _: moment.match.standing.totals[seat])


# -- secrets ----------------------------------------------------------------------------------


def _read_sees(table: Table, field: str, raw: Any) -> dict[str, dict[str, list[Card]]]:
    def told(at: str, found: Any) -> dict[str, list[Card]]:
        sides = keyed(at, found)
        only(at, sides, frozenset({"hidden", "shown"}))
        if not sides:
            raise Malformed(at, "expected hidden or shown")
        return {
            side: [card(f"{at}.{side}", name) for name in items(f"{at}.{side}", names)] for side, names in sides.items()
        }

    return table.by_seat(field, raw, told)


def _sees(moment: Moment, expected: Mapping[str, dict[str, list[Card]]]) -> dict[str, dict[str, list[Card]]]:
    def found(seat: Seat, sides: dict[str, list[Card]]) -> dict[str, list[Card]]:
        told = cards_told(moment, seat)
        return {side: [name for name in names if (name in told) == (side == "shown")] for side, names in sides.items()}

    return by_letter(expected, found)


def cards_told(moment: Moment, seat: int | None) -> frozenset[str]:
    """Every card that occurs anywhere in what the seat (None: a watcher) was told since the start."""
    return frozenset().union(*(cards_named(msgspec.json.encode(match.seen(seat))) for match in moment.past))


def cards_named(told: bytes) -> frozenset[str]:
    """Every card that occurs in a message, alone or inside a move.

    >>> sorted(cards_named(b'{"hand":["7S","TH"],"legal":["cover 8C 9C"],"A7S":1}'))
    ['7S', '8C', '9C', 'TH']
    """
    return frozenset(_CARD_TOLD.findall(told.decode()))


# -- readers for the expectations of single games ---------------------------------------------


def seat_word(found: Callable[[Moment], int]) -> Expectation[str]:
    """An expectation that names one seat; `found` gives -1 for nobody."""

    def name(moment: Moment, _: str) -> str:
        seat = found(moment)
        return letter(seat) if seat >= 0 else NONE

    return Expectation(Table.seat, name)


def number_word(found: Callable[[Moment], int]) -> Expectation[int]:
    """An expectation that is a number of cards."""
    return Expectation(lambda _, field, raw: whole(field, raw), lambda moment, _: found(moment))


COMMON: Mapping[str, Expectation[Any]] = {
    "legal": Expectation(_read_moves, _legal),
    "can": Expectation(_read_moves, _can),
    "cannot": Expectation(_read_refusals, _cannot),
    "turn": Expectation(Table.seats, _turn),
    "forced": Expectation(_read_forced, _forced),
    "dealer": seat_word(lambda moment: moment.match.standing.dealer),
    "marks": Expectation(lambda table, field, raw: table.by_seat(field, raw, whole), _marks),
    "match": Expectation(_read_match, _match),
    "sees": Expectation(_read_sees, _sees),
}
"""The expectations that every game has. `TOTALS` and `result` are a game's own."""

TOTALS: Expectation[Any] = Expectation(lambda table, field, raw: table.by_seat(field, raw, signed), _totals)
