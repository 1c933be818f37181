"""Entries: the lines of the log. Entries alone rebuild a match.

deal 6S 7H …          the dealer's order of the pack, as it leaves the pack
deal by C 6S 7H …     the same, where the rules leave open who deals
shuffle 4C 5D …       the order of a stock that was rebuilt in the middle of a deal
B cover 7S 9S         one seat's action
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from tashkhana.core.cards import Card, is_card
from tashkhana.core.move import Move, Shape, read_move
from tashkhana.core.seat import Seat, letter, seat_at


class Deal(msgspec.Struct, frozen=True):
    """The next deal: the pack in the order it is dealt, and who deals where the rules leave it open."""

    order: tuple[Card, ...]
    dealer: Seat | None = None

    def __str__(self) -> str:
        """The entry as a line."""
        by = () if self.dealer is None else ("by", letter(self.dealer))
        return " ".join(("deal", *by, *self.order))


class Shuffle(msgspec.Struct, frozen=True):
    """The order of a rebuilt stock, top first."""

    order: tuple[Card, ...]

    def __str__(self) -> str:
        """The entry as a line."""
        return " ".join(("shuffle", *self.order))


class Act(msgspec.Struct, frozen=True):
    """A seat's action."""

    seat: Seat
    move: Move

    def __str__(self) -> str:
        """The entry as a line."""
        return f"{letter(self.seat)} {self.move}"


Entry = Deal | Shuffle | Act


def read_entry(line: str, shapes: Mapping[str, Shape]) -> Entry:
    """The entry on this line of a log or a record.

    :raises ValueError: the line is no entry
    :raises NotAllowed: "unknown-move", a seat's action of no known shape
    """
    first, _, rest = line.strip().partition(" ")
    words = rest.split()
    if first == "deal":
        return _read_deal(words)
    if first == "shuffle":
        return Shuffle(_cards(words))
    seat = seat_at(first)
    if seat is None:
        raise ValueError(f"no entry of a log: {line[:60]!r}")
    return Act(seat, read_move(rest, shapes))


def _read_deal(words: list[str]) -> Deal:
    if words[:1] != ["by"]:
        return Deal(_cards(words))
    dealer = seat_at(words[1]) if len(words) > 1 else None
    if dealer is None:
        raise ValueError("a deal names a dealer that is no seat")
    return Deal(_cards(words[2:]), dealer)


def _cards(words: Iterable[str]) -> tuple[Card, ...]:
    cards = tuple(Card(word) for word in words)
    for card in cards:
        if not is_card(card):
            raise ValueError(f"no card: {card[:20]!r}")
    return cards
