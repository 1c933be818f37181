"""A table in the terminal: its parts, its keys and its clock. A game adds its cloth and its own keys."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from rich.cells import cell_len
from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import VerticalScroll
from textual.events import Click, Resize
from textual.screen import Screen
from textual.timer import Timer
from textual.widget import Widget
from textual.widgets import Footer, Static

from tashkhana.core.seen import Seen
from tashkhana.terminal.faces import card_under, cards_in_row
from tashkhana.terminal.pointing import Pointing
from tashkhana.terminal.saying import ENDED, Speaker
from tashkhana.terminal.screens import Leaving, Reading
from tashkhana.terminal.sitting import Sitting
from tashkhana.texts import Texts

PACE_S = {"relaxed": 1.8, "normal": 0.9, "fast": 0.35}
"""Seconds before each move of a bot or of the house, whatever it is, so that waiting tells nothing."""
QUICK_S = 0.12
"""The same once the person is out and only watches the rest."""
PATIENCE_S = 4.0
"""The same while the person may do something that only lasts until another seat moves."""
LEAST_SIZE = (72, 22)
"""Columns and lines below which something could be out of sight."""
KEPT_LINES = 200
"""Lines of what happened that stay."""

Key = tuple[str, str, str]
"""An action, its keys, and the text that names it; the function keys are for keyboards without Latin letters."""

HOUSE_KEYS: tuple[Key, ...] = (
    ("next", "n,f7", "result-next-deal"),
    ("again", "n,f7", "result-play-again"),
    ("history", "l,f6", "button-history"),
    ("leave", "escape,q,f10", "terminal-quit"),
)
HIDDEN_KEYS = (("left", "move(-1)"), ("right", "move(1)"), ("up", "row(-1)"), ("down", "row(1)"))
SHORT = {"escape": "Esc"}
"""What stands on a key, where that is not its name."""


def shown_key(keys: str) -> str:
    """What stands on the first of these keys.

    >>> shown_key("escape,q"), shown_key("space")
    ('Esc', 'Space')
    """
    first = keys.split(",", maxsplit=1)[0]
    return SHORT.get(first, first.capitalize())


class TableScreen(Screen[None]):
    """One person's table. A game's table says what lies on it, what Enter and its own keys do, and in which words."""

    KEYS: ClassVar[tuple[Key, ...]] = ()
    """The game's own keys, which the lower edge offers before those of the house."""
    SPARE: ClassVar[tuple[str, ...]] = ("history",)
    """What the lower edge leaves out first where it is too narrow; the keys do their work all the same."""
    CSS = """
    TableScreen { layout: vertical; background: #10231d; color: #efe9da; }
    #title { height: 1; padding: 0 1; text-style: bold; background: #0b1914; }
    #seats { height: 3; }
    #happened { height: 1fr; min-height: 1; padding: 0 1; scrollbar-size-vertical: 0; color: #c9c7b8; }
    #ask { height: 1; padding: 0 1; text-style: bold; color: #f2c063; }
    #why { height: 1; padding: 0 1; color: #ffb39a; }
    #hand-scroll { height: auto; max-height: 9; scrollbar-size-vertical: 1; }
    TableScreen Footer { background: #0b1914; }
    """

    def __init__(self, sitting: Sitting, texts: Texts, title: str, *, pace_s: float | None = None) -> None:
        """A table whose first deal is dealt as soon as it opens. `pace_s`: instead of the speed setting."""
        super().__init__()
        self.sitting, self.texts = sitting, texts
        self.speaker = self.speaking(texts)
        self.pointing: Pointing[Any] = Pointing()
        self.happened: list[str] = []
        self._title = title
        self._pace_s = PACE_S[str(sitting.settings["speed"])] if pace_s is None else pace_s
        self._patience_s = PATIENCE_S if pace_s is None else pace_s
        self._clock: Timer | None = None
        self._offered: list[tuple[str, str]] = []
        self._no_keys = self._bindings.copy()
        self._bind()

    # What a game says of its table

    @abstractmethod
    def speaking(self, texts: Texts) -> Speaker:
        """Who puts this table into words."""

    @abstractmethod
    def cloth(self) -> Iterable[Widget]:
        """The widgets between the seats and what happened."""

    @abstractmethod
    def pictures(self, seen: Seen, columns: int) -> Mapping[str, Text]:
        """What stands in the widgets `seats`, `hand` and those of the cloth."""

    @abstractmethod
    def cards(self) -> Sequence[Any]:
        """What can be pointed at, the hand in its order first."""

    @abstractmethod
    def history(self) -> Text:
        """The deal so far."""

    @abstractmethod
    def action_play(self) -> None:
        """Enter: do what the card in question, or the picked ones, are there for."""

    def offers(self, action: str, seen: Seen) -> bool:
        """Whether a key of the game means something now."""
        return True

    def label(self, action: str, text_id: str) -> str:
        """What the lower edge says of a key."""
        return self.texts(text_id)

    def asked(self, seen: Seen) -> str:
        """What stands in the line that asks."""
        return self.speaker.ask(seen, due=self.sitting.due)

    def hasty(self, seen: Seen) -> bool:
        """Whether the person may do something that only lasts until another seat moves."""
        return False

    def in_hand(self) -> int:
        """How many of `cards` lie in the hand."""
        return len(self.cards())

    def keyed(self, key: int) -> int:
        """The place among `cards` that the digit key in this place points at."""
        return key

    def under(self, part: str, x: int, y: int) -> int | None:
        """The place among `cards` of what lies at this column and line of a widget."""
        return card_under(self.in_hand(), self.size.width - 1, x, y) if part == "hand" else None

    # The screen

    def compose(self) -> ComposeResult:
        """The parts of the table from top to bottom."""
        yield Static(id="title")
        yield Static(id="seats")
        yield from self.cloth()
        with VerticalScroll(id="happened", can_focus=False):
            yield Static(id="lines")
        yield Static(id="ask")
        yield Static(id="why")
        with VerticalScroll(id="hand-scroll", can_focus=False):
            yield Static(id="hand")
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        """Deal."""
        self.happened.append(self.texts("terminal-help"))
        self.sitting.deal()
        self.heard()

    def on_resize(self, event: Resize) -> None:
        """Draw anew for another width."""
        if self.sitting.match.position is not None:
            self.paint()

    def paint(self) -> None:
        """Show everything as it is now."""
        seen = self.sitting.seen
        pictures = {
            "title": Text(self._headline(seen)),
            "lines": Text("\n".join(self.happened)),
            "ask": Text(self.asked(seen)),
        }
        for name, picture in {**pictures, **self.pictures(seen, self.size.width)}.items():
            self.query_one(f"#{name}", Static).update(picture)
        self.query_one("#happened", VerticalScroll).scroll_end(animate=False)
        self._offer()

    def why(self, sentence: str) -> None:
        """Say why something cannot be done; "" takes it back."""
        self.query_one("#why", Static).update(Text(sentence))

    def _headline(self, seen: Seen) -> str:
        if self.size.width < LEAST_SIZE[0] or self.size.height < LEAST_SIZE[1]:
            return self.texts("terminal-too-small")
        return f"{self._title} · {self.speaker.standing(seen)}"

    # What the house and the bots do

    def heard(self) -> None:
        """Take in what happened, show it, and let the others move after a while."""
        seen = self.sitting.seen
        self.happened += [line for event in seen.events if (line := self.speaker.event(event))]
        if seen.stage in ENDED and (line := self.speaker.tally(seen)):
            self.happened.append(line)
        del self.happened[:-KEPT_LINES]
        self.pointing = self.pointing.within(self.cards())
        self.why("")
        self.paint()
        self._wind(seen)

    def _wind(self, seen: Seen) -> None:
        if self._clock is not None:
            self._clock.stop()
        pace = min(self._pace_s, QUICK_S) if self.sitting.out else self._pace_s
        self._clock = self.set_timer(max(pace, self._patience_s) if self.hasty(seen) else pace, self._step)

    def _step(self) -> None:
        if self.is_attached and self.sitting.step():
            self.heard()

    # Keys

    def _bind(self) -> None:
        """Bind all keys, with what the lower edge says of them now."""
        self._bindings = self._no_keys.copy()
        said = dict(self._offered)
        for action, keys, text_id in (*self.KEYS, *HOUSE_KEYS):
            words = said.get(action) or self.texts(text_id)
            self._bindings.bind(keys, action, words, key_display=shown_key(keys), show=action in said)
        for keys, action in HIDDEN_KEYS:
            self._bindings.bind(keys, action, show=False)
        for place, digit in enumerate("1234567890"):
            self._bindings.bind(digit, f"point({place})", show=False)

    def _offer(self) -> None:
        """Show other keys at the lower edge, but only when they are others: it flickers."""
        offered = self._fitting()
        if offered != self._offered:
            self._offered = offered
            self._bind()
            self.refresh_bindings()

    def _fitting(self) -> list[tuple[str, str]]:
        """The keys that mean something, with what is said of them, but for spare ones that do not fit."""
        known = [key for key in (*self.KEYS, *HOUSE_KEYS) if self.check_action(key[0], ())]
        said = {action: self.label(action, text_id) for action, _, text_id in known}
        wide = {action: cell_len(f"{shown_key(keys)} {said[action]} ") for action, keys, _ in known}
        for spare in self.SPARE:
            if spare in said and sum(wide[action] for action in said) > self.size.width:
                del said[spare]
        return list(said.items())

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Which keys the lower edge offers now."""
        if self.sitting.match.position is None:
            return False
        seen = self.sitting.seen
        if action == "next":
            return seen.stage == "deal-over"
        if action == "again":
            return seen.stage == "match-over"
        return self.offers(action, seen) if action in {own for own, _, _ in self.KEYS} else True

    # What the person does

    def action_move(self, by: int) -> None:
        """Point at another card."""
        self.point(self.pointing.moved(by, len(self.cards())))

    def action_row(self, by: int) -> None:
        """Point at the card above or below, or at another of those in question."""
        if self.pointing.targets:
            self.action_move(by)
            return
        count = self.in_hand()
        at = self.pointing.at + by * cards_in_row(count, self.size.width - 1)
        if 0 <= at < count:
            self.point(self.pointing.pointed(at))

    def action_point(self, key: int) -> None:
        """Point at the card with this key."""
        place = self.keyed(key)
        if place < len(self.cards()):
            self.point(self.pointing.pointed(place))

    def action_pick(self) -> None:
        """Choose the card to go together with others, or put it back."""
        cards = self.cards()
        if cards and not self.pointing.targets:
            self.point(self.pointing.toggled(cards[self.pointing.at]))

    def point(self, pointing: Pointing[Any]) -> None:
        """Point elsewhere, and show it."""
        self.pointing = pointing
        self.why("")
        self.paint()

    def act(self, words: str) -> None:
        """Make this move, or say why it cannot be made."""
        refusal = self.sitting.why_not(words)
        if refusal is not None:
            self.why(self.texts.refusal(refusal.code))
            return
        self.pointing = Pointing(self.pointing.at)
        self.sitting.act(words)
        self.heard()

    def action_next(self) -> None:
        """The next deal."""
        self.happened.append("")
        self.pointing = Pointing()
        self.sitting.deal()
        self.heard()

    def action_again(self) -> None:
        """Another match."""
        self.happened.clear()
        self.action_next()

    def action_history(self) -> None:
        """The deal so far, to read."""
        self.app.push_screen(Reading(self.texts("history-title"), self.history()))

    def action_leave(self) -> None:
        """Stop asking, or put the picked cards back, or leave the table after a question."""
        if self.pointing.targets:
            self.point(self.pointing.answered())
        elif self.pointing.picked:
            self.point(Pointing(self.pointing.at))
        else:
            question, answers = self.texts("terminal-quit-question"), self.texts("terminal-quit-keys")
            self.app.push_screen(Leaving(question, answers), self._left)

    def _left(self, sure: bool | None) -> None:
        if sure:
            self.app.exit()

    def on_click(self, event: Click) -> None:
        """A card under the mouse is pointed at, and played by a second click."""
        if event.widget is None or event.widget.id is None:
            return
        place = self.under(event.widget.id, event.x, event.y)
        if place is None:
            return
        if place == self.pointing.at:
            self.action_play()
        else:
            self.point(self.pointing.pointed(place))


class TableApp(App[None]):
    """The terminal with one table in it."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self, table: TableScreen, title: str) -> None:
        """Show this table in a window of this title."""
        super().__init__()
        self.title = title
        self.table = table

    def on_mount(self) -> None:
        """Open the table."""
        self.push_screen(self.table)
