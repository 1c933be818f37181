"""`tashkhana play dhumbal`: what lies on the table, and what its keys do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from rich.text import Text
from textual.widget import Widget
from textual.widgets import Static

from tashkhana.core.cards import Card
from tashkhana.core.seen import Seen
from tashkhana.games.dhumbal.terminal import painting
from tashkhana.games.dhumbal.terminal.choosing import Order, arranged, slappable, takeable, verbs, worth
from tashkhana.games.dhumbal.terminal.saying import DhumbalSpeaker
from tashkhana.terminal.sitting import PERSON
from tashkhana.terminal.table import Key, TableScreen
from tashkhana.texts import Texts


class DhumbalTable(TableScreen):
    """One person's table of Dhumbal."""

    KEYS: ClassVar[tuple[Key, ...]] = (
        ("draw", "s,f2", "button-draw-stock"),
        ("take", "t,f,f3", "button-draw-discard"),
        ("call", "c,f4", "button-call"),
        ("slap", "d,f5", "button-slap"),
        ("pick", "space", "terminal-pick"),
        ("play", "enter,a", "button-throw"),
        ("sort", "o,f8", "button-sort"),
    )
    SPARE: ClassVar[tuple[str, ...]] = ("sort", "history")
    CSS = f"""{TableScreen.CSS}
    #piles {{ height: 1; padding: 0 1; color: #9fb3a6; }}
    #cloth {{ height: 5; padding: 0 1; background: #173a2f; }}
    """
    speaker: DhumbalSpeaker
    order: Order = "light"
    fresh: tuple[Card, ...] = ()
    """The card that the person has drawn or taken last."""

    def speaking(self, texts: Texts) -> DhumbalSpeaker:
        """The words of Dhumbal."""
        return DhumbalSpeaker(texts)

    def cloth(self) -> Iterable[Widget]:
        """What lies there in words, then the cards."""
        yield Static(id="piles")
        yield Static(id="cloth")

    def pictures(self, seen: Seen, columns: int) -> Mapping[str, Text]:
        """Seats, stock and discards, and the hand."""
        return {
            "seats": painting.seats(self.speaker, seen, columns),
            "piles": Text(self.speaker.piles(seen)),
            "cloth": painting.cloth(self.speaker, seen, self.pointing, columns - 2),
            "hand": painting.hand(
                self.speaker, seen, self.cards(), self.pointing, fresh=self.fresh, columns=columns - 1
            ),
        }

    def cards(self) -> tuple[Card, ...]:
        """The hand as the person wants it to lie."""
        return arranged(self.sitting.seen.view.hand, self.order)

    def history(self) -> Text:
        """Every turn of the round."""
        return painting.history(self.speaker, self.sitting.seen)

    def heard(self) -> None:
        """Besides, remember which card is new."""
        for event in self.sitting.seen.events:
            if event.seat == PERSON and event.kind in ("dealt", "drew", "took", "threw"):
                self.fresh = event.cards if event.kind in ("drew", "took") else ()
        super().heard()

    def hasty(self, seen: Seen) -> bool:
        """A card can be slapped down only until the next seat acts."""
        return slappable(seen) is not None

    def offers(self, action: str, seen: Seen) -> bool:
        """Keys of moves that are possible; sorting always, but picking only where several cards may go together."""
        own = verbs(seen)
        match action:
            case "draw":
                return "stock" in own
            case "take":
                return "take" in own and not self.pointing.targets
            case "call" | "slap":
                return action in own
            case "pick":
                return any(move.startswith("discard ") and len(move.split()) > 2 for move in seen.legal)
            case "play":
                return "discard" in own or bool(self.pointing.targets)
        return True

    def label(self, action: str, text_id: str) -> str:
        """Calls and throws with what they count, the next deal as a round."""
        seen = self.sitting.seen
        match action:
            case "call":
                return self.texts(text_id, count=seen.view.total or 0)
            case "play" if self.pointing.targets:
                return self.texts("button-draw-discard")
            case "play" if self._chosen():
                return self.texts("button-throw-sum", count=worth(self._chosen(), seen.settings))
            case "next":
                return self.texts("button-next-round")
        return super().label(action, text_id)

    def asked(self, seen: Seen) -> str:
        """Besides, which card to take where several lie there."""
        return self.texts("ask-choose-discard") if self.pointing.targets else super().asked(seen)

    def action_play(self) -> None:
        """Throw the picked cards in their order, or the one that is pointed at; take the one that was asked for."""
        if self.pointing.targets:
            self._take(self.pointing.aimed)
        elif chosen := self._chosen():
            self.act(" ".join(("discard", *chosen)))

    def action_draw(self) -> None:
        """A card from the stock."""
        self.act("draw stock")

    def action_take(self) -> None:
        """A card of the last throw; where there are several, ask which."""
        able = takeable(self.sitting.seen)
        if len(able) > 1:
            self.point(self.pointing.asking(able))
        else:
            self._take(None)

    def _take(self, card: Card | None) -> None:
        self.pointing = self.pointing.answered()
        self.act("draw discard" if card is None else f"draw discard {card}")

    def action_call(self) -> None:
        """Claim the lightest hand."""
        self.act("call")

    def action_slap(self) -> None:
        """Throw the card just drawn after the throw of its rank."""
        if card := slappable(self.sitting.seen):
            self.act(f"slap {card}")

    def action_sort(self) -> None:
        """Lay the hand by suit, or light to heavy; the same card stays pointed at."""
        cards = self.cards()
        self.order = "suit" if self.order == "light" else "light"
        at = self.cards().index(cards[self.pointing.at]) if cards else 0
        self.point(self.pointing.pointed(at))

    def _chosen(self) -> tuple[Card, ...]:
        """The picked cards, or the one that is pointed at."""
        hand = self.cards()
        return self.pointing.picked or hand[self.pointing.at : self.pointing.at + 1]
