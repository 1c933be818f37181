"""Cards drawn in characters: a suit shows by its sign and by its colour, a trump by its double frame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from tashkhana.core.cards import JOKERS, Card
from tashkhana.texts import Texts

WIDE = 5
"""Columns of a whole card; its height is `HIGH` lines."""
HIGH = 3
NARROW = 4
"""Columns of a card that the next one overlaps."""

_INK = {"C": "#8fd694", "D": "#7cc0ff", "H": "#ff7a70", "S": "#f4efe2"}
_JOKER_INK = "#e59bd0"
_AS_TEXT = "\N{VARIATION SELECTOR-15}"


@dataclass(frozen=True, slots=True)
class Face:
    """How a card lies there. `mark` stands in its upper edge, `key` in its lower one."""

    card: Card
    trump: bool = False
    dim: bool = False
    here: bool = False
    mark: str = ""
    key: str = ""


def sign(texts: Texts, card: Card) -> str:
    """The card in signs, without the mark that only browsers need."""
    return texts.sign(card).replace(_AS_TEXT, "")


def ink(card: Card) -> str:
    """The colour of the card's suit, or of jokers."""
    return _JOKER_INK if card in JOKERS else _INK[card[1]]


def signed(texts: Texts, card: Card) -> Text:
    """The card in signs, in its colour."""
    return Text(sign(texts, card), ink(card))


def drawn(texts: Texts, face: Face, width: int = WIDE) -> list[Text]:
    """The lines of one card; narrower than `WIDE`, its right edge lies under the next."""
    corners = "╔═╗║╚╝" if face.trump else "┌─┐│└┘"
    edge, side = corners[1], corners[3]
    style = Style.parse(ink(face.card)) + Style(dim=face.dim, reverse=face.here, bold=not face.dim)
    rows = (
        corners[0] + (face.mark or edge).center(3, edge) + corners[2],
        side + sign(texts, face.card).rjust(3) + side,
        corners[4] + (face.key or edge).center(3, edge) + corners[5],
    )
    return [Text(row[:width], style) for row in rows]


def row_of(texts: Texts, faces: Sequence[Face], width: int = WIDE) -> Text:
    """Cards side by side, all but the last one `width` columns wide."""
    lines = [Text() for _ in range(HIGH)]
    for place, face in enumerate(faces):
        card = drawn(texts, face, WIDE if place == len(faces) - 1 else width)
        for line, part in zip(lines, card, strict=True):
            line.append_text(part)
    return Text("\n").join(lines)


def fan(texts: Texts, faces: Sequence[Face], columns: int) -> Text:
    """A hand in as many rows as it needs, overlapping once it would need more than two."""
    if not faces:
        return Text()
    width = WIDE if len(faces) <= 2 * (columns // WIDE) else NARROW
    in_row = cards_in_row(len(faces), columns)
    rows = [faces[first : first + in_row] for first in range(0, len(faces), in_row)]
    return Text("\n").join(row_of(texts, row, width) for row in rows)


def cards_in_row(count: int, columns: int) -> int:
    """How many cards of a hand stand in one row of this many columns."""
    if count <= 2 * (columns // WIDE):
        return max(1, columns // WIDE)
    return max(1, (columns - WIDE) // NARROW + 1)


def card_under(count: int, columns: int, x: int, y: int) -> int | None:
    """The place in the hand of the card at this column and line of a fan, or None."""
    in_row = cards_in_row(count, columns)
    width = WIDE if count <= 2 * (columns // WIDE) else NARROW
    row, place = y // HIGH, min(x // width, in_row - 1)
    index = row * in_row + place
    in_this_row = min(in_row, count - row * in_row)
    reaches = in_this_row > 0 and x < (in_this_row - 1) * width + WIDE
    return min(index, row * in_row + in_this_row - 1) if reaches else None
