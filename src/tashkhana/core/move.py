"""What a seat wants to do, as words: `attack 7S`, `cover 7S 9S`, `flip 1`, `draw stock`.

One spelling serves the socket, the log, records, scenario files and bots.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tashkhana.core.cards import Card, is_card
from tashkhana.core.refusal import NotAllowed

LONGEST = 400
"""Characters of the longest move: a verb and some fifty cards."""


class Move(msgspec.Struct, frozen=True, order=True):
    """A verb and its arguments, mostly cards."""

    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        """The move as it stands in logs and scenario files."""
        return " ".join((self.verb, *self.args))

    @property
    def cards(self) -> tuple[Card, ...]:
        """The arguments that are cards."""
        return tuple(Card(arg) for arg in self.args if is_card(arg))


class Shape(msgspec.Struct, frozen=True):
    """The arguments a verb takes: so many cards, or one of these words (`draw stock`), before the cards."""

    least: int = 0
    most: int = 0
    words: tuple[str, ...] = ()
    cards_after: Mapping[str, tuple[int, int]] = {}
    same_order: bool = False
    """Whether the order of the cards has a meaning (`cover` names the attack card first)."""

    def fits(self, args: tuple[str, ...]) -> bool:
        """Whether these arguments have this shape."""
        if self.words:
            if not args or args[0] not in self.words:
                return False
            least, most = self.cards_after.get(args[0], (0, 0))
            args = args[1:]
        else:
            least, most = self.least, self.most
        return least <= len(args) <= most and all(is_card(arg) for arg in args)


def read_move(text: str, shapes: Mapping[str, Shape]) -> Move:
    """The move these words mean.

    :raises NotAllowed: "unknown-move" for anything that is not of a known shape
    """
    words = text.split() if len(text) <= LONGEST else []
    if not words:
        raise NotAllowed("unknown-move")
    move = Move(words[0], tuple(words[1:]))
    shape = shapes.get(move.verb)
    if shape is None or not shape.fits(move.args):
        raise NotAllowed("unknown-move")
    return move


def same_move(move: Move, shapes: Mapping[str, Shape]) -> Move:
    """The move with its cards in a fixed order where order makes no difference to its legality."""
    shape = shapes.get(move.verb)
    if shape is None or shape.same_order or shape.words:
        return move
    return Move(move.verb, tuple(sorted(move.args)))
