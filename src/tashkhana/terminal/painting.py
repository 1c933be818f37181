"""What every table draws in the same way: seats side by side, and a hand of cards with its keys and marks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from tashkhana.core.seen import Seen
from tashkhana.terminal.saying import Speaker

PICKED, PLAYABLE, ASKED, MARK = "✓", "•", "▶", "✗"
KEYS = "1234567890"
"""The keys of the first ten cards."""
BACK = ("┌───┐", "│▒▒▒│", "└───┘")
"""A card from behind."""


def hidden(key: str = "", *, here: bool = False, mark: str = "") -> list[Text]:
    """The lines of a card from behind, marked and keyed as cards are."""
    rows = (f"┌{(mark or '─').center(3, '─')}┐", BACK[1], f"└{(key or '─').center(3, '─')}┘")
    return [Text(row, "reverse" if here else "") for row in rows]


def key_of(place: int) -> str:
    """The key that points at the card in this place, if one does.

    >>> key_of(0), key_of(9), key_of(10)
    ('1', '0', '')
    """
    return KEYS[place] if place < len(KEYS) else ""


def name_of(speaker: Speaker, seen: Seen, seat: int) -> Text:
    """The name of a seat, marked while it is asked for something."""
    asked = seat in seen.asked
    return Text(f"{ASKED if asked else ' '}{speaker.name(seat)}", "bold" if asked else "")


def held(count: int) -> str:
    """So many cards that nobody sees.

    >>> held(3), held(12)
    ('▮▮▮3', '▮▮▮▮▮▮12')
    """
    return f"{'▮' * min(count, 6)}{count}"


def marks(count: int) -> str:
    """How often a seat has lost; "" for never.

    >>> marks(2), marks(0)
    (' ✗2', '')
    """
    return f" {MARK}{count}" if count else ""


def beside(blocks: Iterable[Sequence[Text]], width: int) -> Text:
    """Blocks of lines side by side, each this wide."""
    rows = zip(*blocks, strict=True)
    return Text("\n").join(Text().join(sized(part, width) for part in row) for row in rows)


def sized(text: Text, width: int) -> Text:
    """The text in exactly this many columns, cut short if need be."""
    if cell_len(text.plain) >= width:
        text = Text(set_cell_size(text.plain, width - 2) + "…", text.style)
    return text + Text(" " * (width - cell_len(text.plain)))
