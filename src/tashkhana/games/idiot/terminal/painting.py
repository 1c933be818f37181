"""The table of Idiot drawn in characters, from what one seat sees."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from tashkhana.core.cards import Card
from tashkhana.core.seen import Seen
from tashkhana.games.idiot.terminal.choosing import Own, Thing
from tashkhana.games.idiot.terminal.saying import IdiotSpeaker
from tashkhana.games.idiot.view import IdiotSeat, IdiotView
from tashkhana.terminal.faces import HIGH, NARROW, WIDE, Face, drawn, fan, row_of, signed
from tashkhana.terminal.painting import BACK, PICKED, PLAYABLE, beside, held, hidden, key_of, marks, name_of, sized
from tashkhana.terminal.pointing import Pointing

_BADGE_INK = {"turn": "#f2c063", "trading": "#f2c063", "ready": "#7cd7d0", "out": "#8fd694"}
DOWN = "▒"
"""A face-down card, where there is no room to draw one."""
OWN_WIDE = 31
"""Columns of the person's places: six, and a space."""
NEW = "+"
"""The mark of a card that has just come into the hand."""


def seats(speaker: IdiotSpeaker, seen: Seen, columns: int) -> Text:
    """Every seat in turn order: whose turn it is, name, state and hat, cards and marks, what lies before it."""
    width = columns // seen.players
    cells = [_seat(speaker, seen, seat, width) for seat in range(seen.players)]
    return beside(cells, width)


def _seat(speaker: IdiotSpeaker, seen: Seen, seat: int, width: int) -> list[Text]:
    texts, mine = speaker.texts, seen.view.seats[seat]
    badge = badge_of(seen.view, seat)
    states = [texts(f"badge-{badge}")] if badge else []
    if seen.view.hat == seat and seen.settings["hat"] == "on":
        states.append(texts("badge-hat"))
    return [
        name_of(speaker, seen, seat),
        Text(f" {texts.listed(states)}", _BADGE_INK.get(badge, "")),
        Text(f" {held(mine.count)}{marks(seen.marks[seat])}", "dim"),
        _before(speaker, mine, width),
    ]


def badge_of(view: IdiotView, seat: int) -> str:
    """What a seat does; "" for nothing worth a word."""
    mine = view.seats[seat]
    if mine.out:
        return "out"
    if view.phase == "trade":
        return "ready" if mine.ready else "trading"
    return "turn" if view.turn == seat and view.phase != "over" else ""


def _before(speaker: IdiotSpeaker, mine: IdiotSeat, width: int) -> Text:
    """What lies before a seat, as wide as there is room: its face-up cards, then a sign for each face-down one."""
    up = [signed(speaker.texts, card) for card in mine.up if card]
    down = sum(mine.down)
    signs = [Text(DOWN * down, "dim")] if down else []
    number = [Text(f"{DOWN}{down}", "dim")] if down else []
    forms = (Text(" ").join([*up, *signs]), Text().join([*up, *signs]), Text().join([*up, *number]))
    return Text(" ") + next((form for form in forms if form.cell_len + 1 < width), forms[-1])


def pile(speaker: IdiotSpeaker, seen: Seen, columns: int) -> Text:
    """What the pile asks for, the stock and the upper cards of the pile, and how many there are."""
    view: IdiotView = seen.view
    head = Text(speaker.number(view), "bold")
    if said := speaker.warning(seen):
        head += Text(f" · {said}")
    stock = (BACK[0], f"│{view.stock:>3}│", BACK[2]) if view.stock else (" " * WIDE,) * HIGH
    room = (columns - 2 * WIDE - 3) // NARROW + 1
    cards = [Face(card) for card in view.pile[-room:]]
    lying = row_of(speaker.texts, cards, NARROW).split("\n", allow_blank=True) if cards else [Text()] * HIGH
    lines = [Text().join(parts) for parts in zip(map(Text, stock), [Text("   ")] * HIGH, lying, strict=True)]
    foot = Text(speaker.piles(view), "#9fb3a6")
    return Text("\n").join([sized(head, columns), *lines, sized(foot, columns)])


def own(speaker: IdiotSpeaker, seen: Seen, mine: Own, pointing: Pointing[Thing]) -> Text:
    """What lies before the person: face-up cards, under which a line tells of face-down ones, or those alone."""
    blocks = [_place(speaker, seen, mine, place, pointing) for place in range(len(mine.up))]
    rows = (Text().join(row) for row in zip(*blocks, strict=True))
    return Text("\n").join([sized(Text(speaker.texts("table-own")), OWN_WIDE), *rows])


def _place(speaker: IdiotSpeaker, seen: Seen, mine: Own, place: int, pointing: Pointing[Thing]) -> list[Text]:
    thing = Thing(f"@{place}")
    up, down = mine.up[place], mine.down[place]
    here, mark = _pointed(thing, mine, pointing), ""
    hints = seen.settings["hints"] == "on"
    key = key_of(mine.places.index(thing)) if thing in mine.places and not mine.hand else ""
    able = (up is not None and playable(seen, up)) or f"flip {place + 1}" in seen.legal
    if thing in pointing.picked:
        mark = PICKED
    elif thing in pointing.targets or (hints and able):
        mark = PLAYABLE
    if up is not None:
        lines = drawn(speaker.texts, Face(up, here=here, mark=mark, key=key))
    elif down:
        lines = hidden(key, here=here, mark=mark)
    else:
        lines = [Text(" " * WIDE)] * HIGH
    return [*lines, Text(f" {DOWN * 3} " if up is not None and down else " " * WIDE, "dim")]


def _pointed(thing: Thing, mine: Own, pointing: Pointing[Thing]) -> bool:
    """Whether this is what is pointed at."""
    if pointing.targets:
        return pointing.aimed == thing
    return mine.things[pointing.at : pointing.at + 1] == (thing,)


def hand(
    speaker: IdiotSpeaker,
    seen: Seen,
    mine: Own,
    pointing: Pointing[Thing],
    *,
    fresh: Iterable[Card],
    columns: int,
) -> Text:
    """The person's hand: what can be played is marked, picked cards too, and those that have just come."""
    new = frozenset(fresh)
    hints = seen.settings["hints"] == "on" and bool(seen.legal)
    faces = []
    for place, thing in enumerate(mine.hand):
        card = Card(thing.partition(".")[0])
        able = playable(seen, card)
        hint = f"{PLAYABLE if hints and able else ''}{NEW if card in new else ''}"
        faces.append(
            Face(
                card,
                dim=hints and not able,
                here=_pointed(thing, mine, pointing),
                mark=PICKED if thing in pointing.picked else hint,
                key=key_of(place),
            )
        )
    return fan(speaker.texts, faces, columns)


def playable(seen: Seen, card: Card) -> bool:
    """Whether some legal move plays the card."""
    return bool(seen.legal) and card not in seen.why


def history(speaker: IdiotSpeaker, view: IdiotView) -> Text:
    """The last plays, the latest first."""
    if not view.history:
        return Text(speaker.texts("history-empty"))
    return Text("\n".join(speaker.play(play) for play in reversed(view.history)))
