"""Reading the values of a scenario file, each with the field it stands in."""

from __future__ import annotations

import re
import reprlib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from tashkhana.core.cards import Card, is_card, pack_order
from tashkhana.core.move import Move, Shape, read_move, same_move
from tashkhana.core.refusal import NotAllowed
from tashkhana.core.seat import LETTERS, letter, seat_at

W = TypeVar("W")

REST = "rest"
ANY = "any"
NONE = "none"

LONGEST_SHOWN = 100
"""Characters of a malformed value that are shown."""

_CODE = re.compile(r"[a-z]+(-[a-z]+)*")


class Malformed(ValueError):
    """A file that this page of rules does not know how to read: the field, and what is wrong with it."""

    def __init__(self, field: str, why: str) -> None:
        """Remember where and why."""
        super().__init__(f"{field}: {why}")
        self.field = field
        self.why = why


def brief(raw: Any) -> str:
    """The value as it can be shown in one line, however large it is."""
    shown = reprlib.repr(raw)
    return shown if len(shown) <= LONGEST_SHOWN else f"{shown[:LONGEST_SHOWN]}…"


def text(field: str, raw: Any) -> str:
    """Some words on one or more lines."""
    if not isinstance(raw, str) or not raw.strip():
        raise Malformed(field, f"expected a text, found {brief(raw)}")
    return raw


def whole(field: str, raw: Any, least: int = 0) -> int:
    """A whole number, not below `least`."""
    if isinstance(raw, bool) or not isinstance(raw, int) or raw < least:
        raise Malformed(field, f"expected a whole number from {least} up, found {brief(raw)}")
    return raw


def signed(field: str, raw: Any) -> int:
    """A whole number, maybe below zero."""
    if isinstance(raw, bool) or not isinstance(raw, int):
        raise Malformed(field, f"expected a whole number, found {brief(raw)}")
    return raw


def truth(field: str, raw: Any) -> bool:
    """`true` or `false`."""
    if not isinstance(raw, bool):
        raise Malformed(field, f"expected true or false, found {brief(raw)}")
    return raw


def items(field: str, raw: Any) -> list[Any]:
    """A list."""
    if not isinstance(raw, list):
        raise Malformed(field, f"expected a list, found {brief(raw)}")
    return raw


def keyed(field: str, raw: Any) -> dict[str, Any]:
    """A mapping whose keys are words."""
    if not isinstance(raw, dict):
        raise Malformed(field, f"expected a mapping, found {brief(raw)}")
    for key in raw:
        if not isinstance(key, str):
            raise Malformed(field, f"expected words as keys, found {brief(key)}")
    return raw


def only(field: str, found: Mapping[str, Any], known: frozenset[str], needed: Sequence[str] = ()) -> None:
    """Refuse keys that are not known, and miss those that are needed."""
    at = f"{field}." if field else ""
    for key in found:
        if key not in known:
            raise Malformed(f"{at}{key[:40]}", "unknown key")
    for key in needed:
        if key not in found:
            raise Malformed(f"{at}{key}", "missing key")


def reason(field: str, raw: Any) -> str:
    """A reason code such as `too-low`; games may add their own."""
    if not isinstance(raw, str) or not _CODE.fullmatch(raw):
        raise Malformed(field, f"expected a reason code, found {brief(raw)}")
    return raw


def card(field: str, raw: Any) -> Card:
    """The name of one card."""
    if not isinstance(raw, str) or not is_card(raw):
        raise Malformed(field, f"no card: {brief(raw)}")
    return Card(raw)


def cards(field: str, raw: Any) -> tuple[Card, ...]:
    """Names of cards, separated by blanks; "" for none."""
    if not isinstance(raw, str):
        raise Malformed(field, f"expected cards separated by blanks, found {brief(raw)}")
    return tuple(card(field, word) for word in raw.split())


def sorted_cards(names: Sequence[Card]) -> str:
    """Cards in the order of an unshuffled pack, separated by blanks."""
    in_order: list[str] = [*sorted(names, key=pack_order)]
    return " ".join(in_order)


def seats_named(field: str, raw: Any) -> int:
    """The number of seats that a mapping names: `A`, `B` and so on without a gap."""
    found = keyed(field, raw)
    expected = list(LETTERS[: len(found)])
    if not found or sorted(found) != expected:
        raise Malformed(field, f"expected the seats A, B … without a gap, found {brief(sorted(found))}")
    return len(found)


def share_out(pack: Sequence[Card], named: Mapping[str, Any], rest_in: Sequence[str]) -> dict[str, tuple[Card, ...]]:
    """The cards of each field; the word `rest`, once, stands for all of the pack that no field names.

    :raises Malformed: no cards, a card more often than the pack holds it, or `rest` out of place
    """
    spread = {field: _words(field, raw) for field, raw in named.items()}
    left = Counter[str](pack)
    rests = [field for field, words in spread.items() for word in words if word == REST]
    for field, words in spread.items():
        if REST in words and (field not in rest_in or len(rests) > 1):
            raise Malformed(field, "`rest` stands twice" if field in rest_in else "`rest` cannot stand here")
        for name in words:
            _take(field, name, left, pack)
    rest = sorted((Card(name) for name in left.elements()), key=pack_order)
    return {field: _with_rest(words, rest) for field, words in spread.items()}


def _words(field: str, raw: Any) -> list[str]:
    if not isinstance(raw, str):
        raise Malformed(field, f"expected cards separated by blanks, found {brief(raw)}")
    words = raw.split()
    return [word if word == REST else card(field, word) for word in words]


def _take(field: str, name: str, left: Counter[str], pack: Sequence[Card]) -> None:
    if name == REST:
        return
    if name not in pack:
        raise Malformed(field, f"{name} is not in the deck")
    if left[name] == 0:
        raise Malformed(field, f"{name} is named more often than the packs hold it")
    left[name] -= 1


def _with_rest(words: Sequence[str], rest: Sequence[Card]) -> tuple[Card, ...]:
    found: list[Card] = []
    for word in words:
        found.extend(rest if word == REST else [Card(word)])
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Table:
    """What is known of a case before it is played: its number of seats, its pack, the shapes of its moves."""

    players: int
    pack: tuple[Card, ...]
    shapes: Mapping[str, Shape]

    def seat(self, field: str, raw: Any) -> str:
        """The letter of a seat at this table."""
        place = seat_at(raw) if isinstance(raw, str) else None
        if place is None or place >= self.players:
            raise Malformed(field, f"no seat of {self.players}: {brief(raw)}")
        return letter(place)

    def seats(self, field: str, raw: Any) -> list[str]:
        """The letters of some seats, in turn order."""
        return sorted({self.seat(field, name) for name in items(field, raw)})

    def by_seat(self, field: str, raw: Any, read: Callable[[str, Any], W]) -> dict[str, W]:
        """A value for each of the seats that are named."""
        found = keyed(field, raw)
        if not found:
            raise Malformed(field, "names no seat")
        return {self.seat(field, name): read(f"{field}.{name}", value) for name, value in found.items()}

    def move(self, field: str, raw: Any) -> Move:
        """A move of a shape that the game knows."""
        try:
            return read_move(text(field, raw), self.shapes)
        except NotAllowed:
            raise Malformed(field, f"no move of this game: {brief(raw)}") from None

    def spelled(self, field: str, raw: Any) -> str:
        """The move in its one spelling, cards in a fixed order where their order makes no difference."""
        return str(same_move(self.move(field, raw), self.shapes))
