"""`tashkhana play durak`: what lies on the table, and what its keys do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from rich.text import Text
from textual.containers import Horizontal
from textual.widget import Widget
from textual.widgets import Static

from tashkhana.core.cards import Card
from tashkhana.core.seen import Seen
from tashkhana.games.durak.terminal import painting
from tashkhana.games.durak.terminal.choosing import (
    PASSING,
    moves_laying,
    sorted_hand,
    targets_of,
    with_verbs,
    without_verbs,
)
from tashkhana.games.durak.terminal.saying import DurakSpeaker
from tashkhana.terminal.table import Key, TableScreen
from tashkhana.texts import Texts


class DurakTable(TableScreen):
    """One person's table of Durak."""

    KEYS: ClassVar[tuple[Key, ...]] = (
        ("take", "t,f2", "button-take"),
        ("done", "d,f3", "button-done"),
        ("transfer", "p,f4", "button-transfer"),
        ("show_trump", "s,f5", "button-show"),
        ("pick", "space", "terminal-pick"),
        ("play", "enter,a", "terminal-play"),
    )
    CSS = f"""{TableScreen.CSS}
    #stock-line {{ height: 1; padding: 0 1; color: #9fb3a6; }}
    #middle {{ height: 5; background: #173a2f; }}
    #stock {{ width: 12; padding-left: 1; }}
    #bout {{ width: 1fr; }}
    """
    speaker: DurakSpeaker

    def speaking(self, texts: Texts) -> DurakSpeaker:
        """The words of Durak."""
        return DurakSpeaker(texts)

    def cloth(self) -> Iterable[Widget]:
        """The stock, and the bout beside it."""
        yield Static(id="stock-line")
        yield Horizontal(Static(id="stock"), Static(id="bout"), id="middle")

    def pictures(self, seen: Seen, columns: int) -> Mapping[str, Text]:
        """Seats, stock, bout and hand."""
        return {
            "seats": painting.seats(self.speaker, seen, columns),
            "stock-line": Text(self.speaker.stock(seen.view)),
            "stock": painting.stock(self.speaker, seen.view),
            "bout": painting.bout(self.speaker, seen.view, self.pointing),
            "hand": painting.hand(self.speaker, seen, self.pointing, columns - 1),
        }

    def cards(self) -> tuple[Card, ...]:
        """The hand, trumps at the right end."""
        return sorted_hand(self.sitting.seen.view)

    def history(self) -> Text:
        """Every bout of the deal."""
        return painting.history(self.speaker, self.sitting.seen.view)

    def offers(self, action: str, seen: Seen) -> bool:
        """Keys of moves that are possible; picking where several cards may go together."""
        verbs = {move.split()[0] for move in seen.legal}
        match action:
            case "take" | "done" | "transfer":
                return action in verbs
            case "show_trump":
                return "show" in verbs
            case "pick":
                return any(len(move.split()) > 2 and not move.startswith("cover") for move in seen.legal)
        return True

    def asked(self, seen: Seen) -> str:
        """Besides, what to beat where a card could cover several."""
        return self.texts("ask-choose-cover") if self.pointing.targets else super().asked(seen)

    def action_play(self) -> None:
        """Lay the card, or the chosen cards; where it covers several, ask which."""
        if self.pointing.targets:
            self._cover_aimed()
            return
        cards = self._chosen()
        if not cards:
            return
        moves = moves_laying(self.sitting.seen, cards)
        moves = without_verbs(moves, *PASSING) or with_verbs(moves, "transfer")
        if not moves:
            self._refuse(cards)
        elif len(moves) > 1:
            self.point(self.pointing.asking(targets_of(moves), cards[0]))
        else:
            self.act(moves[0])

    def _cover_aimed(self) -> None:
        aimed, card = self.pointing.aimed, self.pointing.card
        self.pointing = self.pointing.answered()
        self.act(f"cover {aimed} {card}")

    def action_transfer(self) -> None:
        """Pass the attack on with the card, or the chosen cards; where only one can, with that."""
        self._pass_on("transfer")

    def action_show_trump(self) -> None:
        """Pass the attack on by showing the trump of its rank."""
        self._pass_on("show")

    def _pass_on(self, verb: str) -> None:
        possible = with_verbs(self.sitting.seen.legal, verb)
        moves = with_verbs(moves_laying(self.sitting.seen, self._chosen()), verb)
        if not moves and len(possible) == 1:
            moves = possible
        if moves:
            self.act(moves[0])
        else:
            self.why(self.texts.refusal("transfer-wrong-rank"))

    def action_take(self) -> None:
        """Take."""
        self.act("take")

    def action_done(self) -> None:
        """Say Done."""
        self.act("done")

    def _chosen(self) -> tuple[Card, ...]:
        """The picked cards, or the one that is pointed at."""
        hand = self.cards()
        return tuple(sorted(self.pointing.picked)) or hand[self.pointing.at : self.pointing.at + 1]

    def _refuse(self, cards: tuple[Card, ...]) -> None:
        """Say why not: for one card what the table says of it, for several what it says of the move."""
        seen = self.sitting.seen
        code = seen.why.get(cards[0]) if len(cards) == 1 else None
        if code is None:
            verb = "attack" if with_verbs(seen.legal, "attack") else "throw"
            refusal = self.sitting.why_not(" ".join((verb, *cards)))
            code = "not-your-turn" if refusal is None else refusal.code
        self.why(self.texts.refusal(code))
