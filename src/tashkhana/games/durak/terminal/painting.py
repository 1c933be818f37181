"""The table of Durak drawn in characters, from what one seat sees."""

from __future__ import annotations

from rich.text import Text

from tashkhana.core.cards import Card
from tashkhana.core.seen import Seen
from tashkhana.games.durak.terminal.choosing import playable, sorted_hand
from tashkhana.games.durak.terminal.saying import DurakSpeaker
from tashkhana.games.durak.view import DurakView, Pair
from tashkhana.terminal.faces import Face, drawn, fan, sign
from tashkhana.terminal.painting import PICKED, PLAYABLE, beside, held, key_of, marks, name_of
from tashkhana.terminal.pointing import Pointing

_ROLE_INK = {
    "attacking": "#f2c063",
    "throwing": "#f2c063",
    "defending": "#7cd7d0",
    "taking": "#e59bd0",
    "out": "#8fd694",
}
_PAIR_WIDE, _PAIR_HIGH = 8, 5


def seats(speaker: DurakSpeaker, seen: Seen, columns: int) -> Text:
    """Every seat in turn order: whose turn it is, name, role, cards, times durak."""
    view: DurakView = seen.view
    cells = [_seat(speaker, seen, seat) for seat in range(len(view.seats))]
    return beside(cells, columns // len(cells))


def _seat(speaker: DurakSpeaker, seen: Seen, seat: int) -> list[Text]:
    mine, texts = seen.view.seats[seat], speaker.texts
    role = "done" if mine.done and mine.role not in ("out", "defending", "taking") else mine.role
    # At rest nobody attacks or waits: the badge of those who are out stays.
    badge = texts(f"badge-{role}") if seen.stage == "play" or role == "out" else ""
    return [
        name_of(speaker, seen, seat),
        Text(f" {badge}", _ROLE_INK.get(role, "dim")),
        Text(f" {held(mine.count)}{marks(seen.marks[seat])}", "dim"),
    ]


def bout(speaker: DurakSpeaker, view: DurakView, pointing: Pointing[Card]) -> Text:
    """The pairs of the bout, each cover lying across its attack card, or a word when nothing lies there."""
    if not view.table:
        return Text(f"\n\n{speaker.texts('table-empty')}", "dim")
    blocks = [_pair(speaker, view, pair, pointing) for pair in view.table]
    lines = [Text(" ").join(parts) for parts in zip(*blocks, strict=True)]
    return Text("\n").join(lines)


def _pair(speaker: DurakSpeaker, view: DurakView, pair: Pair, pointing: Pointing[Card]) -> list[Text]:
    """Five lines: the attack card up on the left, its cover down on the right, over its lower edge."""
    texts = speaker.texts
    asked = pair.attack in pointing.targets
    here = pointing.aimed == pair.attack
    mark = PLAYABLE if asked else ""
    under = drawn(texts, Face(pair.attack, pair.attack[1] == view.trump, here=here, mark=mark))
    if pair.cover is None:
        return [*(line + Text("   ") for line in under), Text(" " * _PAIR_WIDE), Text(" " * _PAIR_WIDE)]
    over = drawn(texts, Face(pair.cover, pair.cover[1] == view.trump))
    return [
        under[0] + Text("   "),
        under[1] + Text("   "),
        under[2][:3] + over[0],
        Text("   ") + over[1],
        Text("   ") + over[2],
    ]


def stock(speaker: DurakSpeaker, view: DurakView) -> Text:
    """The stock with the trump under it, and what lies beaten."""
    texts = speaker.texts
    if view.trump_card is None:
        return Text(f"\n\n  {texts('suit-sign', suit=view.trump)}", "bold")
    trump = drawn(texts, Face(view.trump_card, trump=True))
    top = ("┌───┐", f"│{view.talon:>3}│", "└───┘")
    if view.talon == 1:
        return Text("\n").join([Text(), Text(), *trump])
    return Text("\n").join(
        [Text(top[0]), Text(top[1]), Text(top[2][:3]) + trump[0], Text("   ") + trump[1], Text("   ") + trump[2]]
    )


def hand(speaker: DurakSpeaker, seen: Seen, pointing: Pointing[Card], columns: int) -> Text:
    """The person's cards: those that can be played are marked, and bright while the table gives reasons."""
    cards = sorted_hand(seen.view)
    able = playable(seen)
    hints = seen.settings["hints"] == "on"
    faces = []
    for place, card in enumerate(cards):
        mark = PICKED if card in pointing.picked else PLAYABLE if hints and card in able else ""
        faces.append(
            Face(
                card,
                trump=card[1] == seen.view.trump,
                dim=hints and card not in able,
                here=place == pointing.at and not pointing.targets,
                mark=mark,
                key=key_of(place),
            )
        )
    return fan(speaker.texts, faces, columns)


def history(speaker: DurakSpeaker, view: DurakView) -> Text:
    """Every bout of the deal: who against whom, its cards, beaten or taken (L-56)."""
    texts = speaker.texts
    if not view.history:
        return Text(texts("history-empty"))
    lines = []
    for past in reversed(view.history):
        who = texts("history-who", attacker=speaker.name(past.attacker), defenders=speaker.names(past.defenders))
        ended = texts(f"history-{past.ended}")
        lines.append(Text(f"{texts('history-bout', number=past.number)}: {who}, {ended}", "bold"))
        lines.append(Text("  ") + Text("  ").join(_pair_line(speaker, pair) for pair in past.pairs))
        if past.shown:
            lines.append(Text(f"  {texts('history-shown', cards=speaker.cards(past.shown))}"))
    return Text("\n").join(lines)


def _pair_line(speaker: DurakSpeaker, pair: Pair) -> Text:
    attack = sign(speaker.texts, pair.attack)
    return Text(attack if pair.cover is None else f"{attack}/{sign(speaker.texts, pair.cover)}")
