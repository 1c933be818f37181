"""The table of Dhumbal drawn in characters, from what one seat sees."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from tashkhana.core.cards import Card
from tashkhana.core.seen import Seen
from tashkhana.games.dhumbal.terminal.choosing import slappable, takeable, throwable, worth
from tashkhana.games.dhumbal.terminal.saying import DhumbalSpeaker, settles
from tashkhana.games.dhumbal.view import DhumbalResult, DhumbalView
from tashkhana.terminal.faces import NARROW, WIDE, Face, fan, row_of
from tashkhana.terminal.painting import BACK, PLAYABLE, beside, held, key_of, name_of, sized
from tashkhana.terminal.pointing import Pointing
from tashkhana.terminal.saying import ENDED

_BADGE_INK = {
    "turn": "#f2c063",
    "drawing": "#f2c063",
    "throwing": "#f2c063",
    "called": "#8fd694",
    "winner": "#8fd694",
    "caught": "#ff7a70",
    "out": "dim",
}
NEW = "+"
"""The mark of a card that has just come into the hand."""
_LABEL_WIDE = 12
"""Columns of what a row of points is called."""


def seats(speaker: DhumbalSpeaker, seen: Seen, columns: int) -> Text:
    """Every seat in turn order: whose turn it is, name, what it does, cards, points so far."""
    cells = [_seat(speaker, seen, seat) for seat in range(seen.players)]
    return beside(cells, columns // len(cells))


def _seat(speaker: DhumbalSpeaker, seen: Seen, seat: int) -> list[Text]:
    badge = badge_of(seen, seat)
    points = speaker.total(seen, seen.totals[seat])
    return [
        name_of(speaker, seen, seat),
        Text(f" {speaker.texts(f'badge-{badge}')}" if badge else "", _BADGE_INK.get(badge, "")),
        Text(f" {held(seen.view.seats[seat].count)} · {points}", "dim"),
    ]


def badge_of(seen: Seen, seat: int) -> str:
    """What a seat does, or how it ended for it; "" for nothing worth a word."""
    view: DhumbalView = seen.view
    if view.seats[seat].out:
        return "out"
    if isinstance(seen.result, DhumbalResult):
        if seat == seen.result.caller:
            return "caught" if seen.result.caught else "called"
        return "winner" if seat == seen.result.winner else ""
    if seat != view.turn:
        return ""
    return {"throwing": "throwing", "drawing": "drawing", "shuffling": "drawing"}.get(view.phase, "turn")


def cloth(speaker: DhumbalSpeaker, seen: Seen, pointing: Pointing[Card], columns: int) -> Text:
    """The stock, the last throw and one that lies over it; between rounds the rows of points."""
    if seen.stage in ENDED:
        return rows(speaker, seen, columns)
    view: DhumbalView = seen.view
    stock = [Text(line) for line in (BACK[0], f"│{view.stock:>3}│", BACK[2])] if view.stock else [Text(" " * WIDE)] * 3
    able = takeable(seen)
    last = [
        Face(card, here=card == pointing.aimed, mark=PLAYABLE if card in able else "", dim=bool(view.thrown))
        for card in view.last
    ]
    lines = [Text().join(parts) for parts in zip(stock, _gap(), _lying(speaker, last), strict=True)]
    if view.thrown:
        over = _lying(speaker, [Face(card) for card in view.thrown])
        lines = [Text().join(parts) for parts in zip(lines, _gap(), over, strict=True)]
    return Text("\n").join([Text(), *lines, Text(_weights(speaker, seen, pointing), "#9fb3a6")])


def _gap() -> list[Text]:
    return [Text("   ")] * 3


def _lying(speaker: DhumbalSpeaker, faces: Sequence[Face]) -> list[Text]:
    """Cards as they lie, the last one on top; nothing as three empty lines."""
    width = WIDE if len(faces) < 6 else NARROW
    return list(row_of(speaker.texts, faces, width).split("\n", allow_blank=True)) if faces else [Text()] * 3


def _weights(speaker: DhumbalSpeaker, seen: Seen, pointing: Pointing[Card]) -> str:
    """What the hand and the picked cards count, and at how many one may call."""
    view, texts = seen.view, speaker.texts
    parts = [texts("table-in-hand", count=view.total or 0), texts("table-limit", count=view.limit)]
    if pointing.picked:
        parts.append(texts("table-marked", count=worth(pointing.picked, seen.settings)))
    return " · ".join(parts)


def rows(speaker: DhumbalSpeaker, seen: Seen, columns: int) -> Text:
    """What each seat held, was charged, gained or paid in this round, and its points so far (HK-18)."""
    result = seen.result
    assert isinstance(result, DhumbalResult)
    texts = speaker.texts
    lines = [
        ["", *(speaker.name(seat) for seat in range(seen.players))],
        [texts("score-hand"), *_cells(seen, map(texts.number, result.hand))],
        [texts("score-took"), *_cells(seen, map(texts.number, result.took))],
    ]
    if settles(seen):
        lines.append([texts("score-paid"), *_cells(seen, map(speaker.signed, result.paid))])
    lines.append([texts("score-total"), *(speaker.total(seen, points) for points in seen.totals)])
    width = (columns - _LABEL_WIDE) // seen.players
    painted = [_row(cells, width, bold=cells is lines[-1]) for cells in lines]
    return Text("\n").join([*painted, *map(Text, speaker.changes(seen))])


def _cells(seen: Seen, said: Iterable[str]) -> list[str]:
    """A dash for who has left the match."""
    return ["–" if mine.out else cell for mine, cell in zip(seen.view.seats, said, strict=True)]


def _row(cells: Sequence[str], width: int, *, bold: bool) -> Text:
    label, *points = (Text(cell, "bold" if bold else "") for cell in cells)
    return Text().join([sized(label, _LABEL_WIDE), *(sized(cell, width) for cell in points)])


def hand(
    speaker: DhumbalSpeaker,
    seen: Seen,
    cards: Sequence[Card],
    pointing: Pointing[Card],
    *,
    fresh: Iterable[Card],
    columns: int,
) -> Text:
    """The person's cards: picked ones numbered in their order, those that can go along marked, the others dim."""
    able = throwable(seen, pointing.picked)
    slap = slappable(seen)
    if slap:
        able = frozenset({slap})
    hints = seen.settings["hints"] == "on" and bool(able or pointing.picked)
    new = frozenset(fresh)
    faces = []
    for place, card in enumerate(cards):
        picked = card in pointing.picked
        hint = PLAYABLE if hints and card in able else ""
        mark = f"✓{pointing.picked.index(card) + 1}" if picked else f"{hint}{NEW if card in new else ''}"
        faces.append(
            Face(
                card,
                dim=hints and card not in able and not picked,
                here=place == pointing.at and not pointing.targets,
                mark=mark,
                key=key_of(place),
            )
        )
    return fan(speaker.texts, faces, columns)


def history(speaker: DhumbalSpeaker, seen: Seen) -> Text:
    """Every turn of the round, the latest first."""
    view: DhumbalView = seen.view
    if not view.history:
        return Text(speaker.texts("history-empty"))
    throw_first = seen.settings["order"] == "discard_first"
    return Text("\n".join(speaker.turn(turn, throw_first=throw_first) for turn in reversed(view.history)))
