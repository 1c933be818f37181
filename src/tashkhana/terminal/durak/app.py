"""`tashkhana play durak`: the table, its keys and its clock."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.events import Click, Resize
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Footer, Static

from tashkhana.core.cards import Card
from tashkhana.core.seen import Seen
from tashkhana.terminal.durak import painting
from tashkhana.terminal.durak.choosing import (
    PASSING,
    Pointing,
    moves_laying,
    sorted_hand,
    targets_of,
    with_verbs,
    without_verbs,
)
from tashkhana.terminal.durak.saying import Speaker
from tashkhana.terminal.durak.screens import Leaving, Reading
from tashkhana.terminal.faces import card_under
from tashkhana.terminal.sitting import PERSON, Sitting
from tashkhana.texts import Texts

PACE_S = {"relaxed": 1.8, "normal": 0.9, "fast": 0.35}
"""Seconds before each move of a bot or of the house, whatever it is, so that waiting tells nothing."""
QUICK_S = 0.12
"""The same once the person is out and only watches the rest."""
LEAST_SIZE = (72, 22)
"""Columns and lines below which something could be out of sight."""
KEPT_LINES = 200
"""Lines of what happened that stay."""

KEYS = (
    ("take", "t,f2", "button-take"),
    ("done", "d,f3", "button-done"),
    ("transfer", "p,f4", "button-transfer"),
    ("show_trump", "s,f5", "button-show"),
    ("pick", "space", "terminal-pick"),
    ("play", "enter,a", "terminal-play"),
    ("next", "n,f7", "result-next-deal"),
    ("again", "n,f7", "result-play-again"),
    ("history", "l,f6", "button-history"),
    ("leave", "escape,q,f10", "terminal-quit"),
)
"""Actions with their keys; the function keys are for keyboards without Latin letters."""
SHORT = {"escape": "Esc"}
"""What stands on a key, where that is not its name."""


class TableScreen(Screen[None]):
    """One person's table of Durak."""

    BINDINGS: ClassVar[list[BindingType]] = []
    CSS = """
    TableScreen { layout: vertical; background: #10231d; color: #efe9da; }
    #title { height: 1; padding: 0 1; text-style: bold; background: #0b1914; }
    #seats { height: 3; }
    #stock-line { height: 1; padding: 0 1; color: #9fb3a6; }
    #middle { height: 5; background: #173a2f; }
    #stock { width: 12; padding-left: 1; }
    #bout { width: 1fr; }
    #happened { height: 1fr; min-height: 2; padding: 0 1; scrollbar-size-vertical: 0; color: #c9c7b8; }
    #ask { height: 1; padding: 0 1; text-style: bold; color: #f2c063; }
    #why { height: 1; padding: 0 1; color: #ffb39a; }
    #hand-scroll { height: auto; max-height: 9; scrollbar-size-vertical: 1; }
    TableScreen Footer { background: #0b1914; }
    """

    def __init__(self, sitting: Sitting, texts: Texts, title: str, *, pace_s: float | None = None) -> None:
        """A table whose first deal is dealt as soon as it opens. `pace_s`: instead of the speed setting."""
        super().__init__()
        self.sitting, self.texts = sitting, texts
        self.speaker = Speaker(texts)
        self.pointing = Pointing()
        self.happened: list[str] = []
        self._title = title
        self._pace_s = PACE_S[str(sitting.settings["speed"])] if pace_s is None else pace_s
        self._clock: Timer | None = None
        self._offered: list[str] = []
        for action, keys, text_id in KEYS:
            first = keys.split(",")[0]
            self._bindings.bind(keys, action, texts(text_id), key_display=SHORT.get(first, first.capitalize()))
        for keys, action in (("left", "move(-1)"), ("right", "move(1)")):
            self._bindings.bind(keys, action, show=False)
        for place, key in enumerate("1234567890"):
            self._bindings.bind(key, f"point({place})", show=False)

    def compose(self) -> ComposeResult:
        """The parts of the table from top to bottom."""
        yield Static(id="title")
        yield Static(id="seats")
        yield Static(id="stock-line")
        with Horizontal(id="middle"):
            yield Static(id="stock")
            yield Static(id="bout")
        with VerticalScroll(id="happened", can_focus=False):
            yield Static(id="lines")
        yield Static(id="ask")
        yield Static(id="why")
        with VerticalScroll(id="hand-scroll", can_focus=False):
            yield Static(id="hand")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Deal."""
        self.happened.append(self.texts("terminal-help"))
        self.sitting.deal()
        self._heard()

    def on_resize(self, event: Resize) -> None:
        """Draw anew for another width."""
        if self.sitting.match.position is not None:
            self._paint()

    # What the house and the bots do

    def _heard(self) -> None:
        """Take in what happened, show it, and let the others move after a while."""
        seen = self.sitting.seen
        self.happened += [line for event in seen.events if (line := self.speaker.event(event))]
        if seen.stage in ("deal-over", "match-over") and seen.settings["match"] != "single":
            self.happened.append(self.speaker.marks(seen))
        del self.happened[:-KEPT_LINES]
        self.pointing = self.pointing.within(sorted_hand(seen.view))
        self._why("")
        self._paint()
        self._wind()

    def _wind(self) -> None:
        if self._clock is not None:
            self._clock.stop()
        out = self.sitting.seen.view.seats[PERSON].role == "out"
        self._clock = self.set_timer(min(self._pace_s, QUICK_S) if out else self._pace_s, self._step)

    def _step(self) -> None:
        if self.is_attached and self.sitting.step():
            self._heard()

    # What is shown

    def _paint(self) -> None:
        seen, columns = self.sitting.seen, self.size.width
        view = seen.view
        due = self.sitting.due
        pictures = {
            "title": Text(self._headline(seen)),
            "seats": painting.seats(self.speaker, seen, columns),
            "stock-line": Text(self.speaker.stock(view)),
            "stock": painting.stock(self.speaker, view),
            "bout": painting.bout(self.speaker, view, self.pointing),
            "lines": Text("\n".join(self.happened)),
            "ask": Text(self._asked(seen, due=due)),
            "hand": painting.hand(self.speaker, seen, self.pointing, columns - 1),
        }
        for name, picture in pictures.items():
            self.query_one(f"#{name}", Static).update(picture)
        self.query_one("#happened", VerticalScroll).scroll_end(animate=False)
        self._offer()

    def _headline(self, seen: Seen) -> str:
        if self.size.width < LEAST_SIZE[0] or self.size.height < LEAST_SIZE[1]:
            return self.texts("terminal-too-small")
        return f"{self._title} · {self.speaker.standing(seen)}"

    def _offer(self) -> None:
        """Show other keys at the lower edge, but only when they are others: it flickers."""
        offered = [action for action, _, _ in KEYS if self.check_action(action, ())]
        if offered != self._offered:
            self._offered = offered
            self.refresh_bindings()

    def _asked(self, seen: Seen, *, due: bool) -> str:
        if self.pointing.targets:
            return self.texts("ask-choose-cover")
        return self.speaker.ask(seen, due=due)

    def _why(self, sentence: str) -> None:
        self.query_one("#why", Static).update(Text(sentence))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Which keys the lower edge offers now."""
        seen = self.sitting.seen
        verbs = {move.split()[0] for move in seen.legal}
        match action:
            case "take" | "done" | "transfer":
                return action in verbs
            case "show_trump":
                return "show" in verbs
            case "pick":
                return any(len(move.split()) > 2 and not move.startswith("cover") for move in seen.legal)
            case "next":
                return seen.stage == "deal-over"
            case "again":
                return seen.stage == "match-over"
        return True

    # What the person does

    def action_move(self, by: int) -> None:
        """Point at another card."""
        self.pointing = self.pointing.moved(by, len(sorted_hand(self.sitting.seen.view)))
        self._why("")
        self._paint()

    def action_point(self, place: int) -> None:
        """Point at the card with this key."""
        if place < len(sorted_hand(self.sitting.seen.view)):
            self.pointing = self.pointing.answered().moved(place - self.pointing.at, place + self.pointing.at + 1)
            self._why("")
            self._paint()

    def action_pick(self) -> None:
        """Choose the card to go together with others, or put it back."""
        if card := self._card():
            self.pointing = self.pointing.toggled(card)
            self._paint()

    def action_play(self) -> None:
        """Lay the card, or the chosen cards; where it covers several, ask which."""
        if self.pointing.targets:
            self._cover_aimed()
            return
        cards = self._cards()
        if not cards:
            return
        moves = moves_laying(self.sitting.seen, cards)
        moves = without_verbs(moves, *PASSING) or with_verbs(moves, "transfer")
        if not moves:
            self._refuse(cards)
        elif len(moves) > 1:
            self.pointing = self.pointing.asking(cards[0], targets_of(moves))
            self._paint()
        else:
            self._act(moves[0])

    def _cover_aimed(self) -> None:
        pointing = self.pointing
        self.pointing = pointing.answered()
        self._act(f"cover {pointing.targets[pointing.aim]} {pointing.cover}")

    def action_transfer(self) -> None:
        """Pass the attack on with the card, or the chosen cards; where only one can, with that."""
        self._pass_on("transfer")

    def action_show_trump(self) -> None:
        """Pass the attack on by showing the trump of its rank."""
        self._pass_on("show")

    def _pass_on(self, verb: str) -> None:
        possible = with_verbs(self.sitting.seen.legal, verb)
        moves = with_verbs(moves_laying(self.sitting.seen, self._cards()), verb)
        if not moves and len(possible) == 1:
            moves = possible
        if moves:
            self._act(moves[0])
        else:
            self._why(self.texts.refusal("transfer-wrong-rank"))

    def action_take(self) -> None:
        """Take."""
        self._act("take")

    def action_done(self) -> None:
        """Say Done."""
        self._act("done")

    def action_next(self) -> None:
        """The next deal."""
        self.happened.append("")
        self.pointing = Pointing()
        self.sitting.deal()
        self._heard()

    def action_again(self) -> None:
        """Another match."""
        self.happened.clear()
        self.action_next()

    def action_history(self) -> None:
        """Every bout of the deal."""
        view = self.sitting.seen.view
        self.app.push_screen(Reading(self.texts("history-title"), painting.history(self.speaker, view)))

    def action_leave(self) -> None:
        """Stop asking for a target, or leave the table after a question."""
        if self.pointing.targets:
            self.pointing = self.pointing.answered()
            self._paint()
            return
        question, answers = self.texts("terminal-quit-question"), self.texts("terminal-quit-keys")
        self.app.push_screen(Leaving(question, answers), self._left)

    def _left(self, sure: bool | None) -> None:
        if sure:
            self.app.exit()

    def on_click(self, event: Click) -> None:
        """A card under the mouse is pointed at, and played by a second click."""
        if event.widget is None or event.widget.id != "hand":
            return
        cards = sorted_hand(self.sitting.seen.view)
        place = card_under(len(cards), self.size.width - 1, event.x, event.y)
        if place is None:
            return
        if place == self.pointing.at:
            self.action_play()
        else:
            self.action_point(place)

    def _card(self) -> Card | None:
        cards = sorted_hand(self.sitting.seen.view)
        return cards[self.pointing.at] if cards else None

    def _cards(self) -> tuple[Card, ...]:
        card = self._card()
        return tuple(sorted(self.pointing.picked)) or ((card,) if card else ())

    def _act(self, words: str) -> None:
        refusal = self.sitting.why_not(words)
        if refusal is not None:
            self._why(self.texts.refusal(refusal.code))
            return
        self.pointing = Pointing(self.pointing.at)
        self.sitting.act(words)
        self._heard()

    def _refuse(self, cards: tuple[Card, ...]) -> None:
        """Say why not: for one card what the table says of it, for several what it says of the move."""
        seen = self.sitting.seen
        code = seen.why.get(cards[0]) if len(cards) == 1 else None
        if code is None:
            verb = "attack" if with_verbs(seen.legal, "attack") else "throw"
            refusal = self.sitting.why_not(" ".join((verb, *cards)))
            code = "not-your-turn" if refusal is None else refusal.code
        self._why(self.texts.refusal(code))


class TableApp(App[None]):
    """The terminal with one table in it."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self, sitting: Sitting, texts: Texts, title: str, *, pace_s: float | None = None) -> None:
        """As `TableScreen`."""
        super().__init__()
        self.title = texts("house-name")
        self.table = TableScreen(sitting, texts, title, pace_s=pace_s)

    def on_mount(self) -> None:
        """Open the table."""
        self.push_screen(self.table)
