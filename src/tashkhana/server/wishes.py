"""What an ask means to a room."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import astuple

from tashkhana.rooms import wishes
from tashkhana.server import protocol

WISHES: Mapping[type[protocol.AnyAsk], Callable[..., wishes.Wish]] = {
    protocol.Act: wishes.Move,
    protocol.Next: wishes.NextDeal,
    protocol.Again: wishes.NextMatch,
    protocol.Change: wishes.NewSettings,
    protocol.Start: wishes.Start,
    protocol.Gather: wishes.Gather,
    protocol.Arrange: wishes.Arrange,
    protocol.Swap: wishes.Swap,
    protocol.Remove: wishes.Remove,
    protocol.HandOver: wishes.HandOver,
    protocol.TakeOver: wishes.TakeOver,
    protocol.Allow: wishes.Allow,
    protocol.Rename: wishes.Rename,
    protocol.Stand: wishes.Stand,
    protocol.Join: wishes.Join,
}
"""The asks that the inbox of a room answers: each has an id, and then what its wish has, in the same order."""


def wish_of(ask: protocol.AnyAsk) -> tuple[str, wishes.Wish] | None:
    """The id of an ask and the wish that it speaks of; None for an ask of another kind.

    >>> wish_of(protocol.Swap("a1", 0, 2))
    ('a1', Swap(seat=0, to=2))
    """
    wish = WISHES.get(type(ask))
    if wish is None:
        return None
    ask_id, *said = astuple(ask)
    return ask_id, wish(*said)
