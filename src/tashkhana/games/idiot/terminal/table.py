"""`tashkhana play idiot`: what lies on the table, and what its keys do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from rich.text import Text
from textual.containers import Horizontal
from textual.widget import Widget
from textual.widgets import Static

from tashkhana.core.cards import Card
from tashkhana.core.seen import Seen
from tashkhana.games.idiot.terminal import painting
from tashkhana.games.idiot.terminal.choosing import (
    Own,
    Thing,
    is_place,
    is_two,
    laying,
    own_of,
    pick_ups,
    place_of,
    swapping,
    verbs,
    word,
)
from tashkhana.games.idiot.terminal.saying import IdiotSpeaker
from tashkhana.terminal.faces import HIGH, WIDE, cards_in_row
from tashkhana.terminal.pointing import Pointing
from tashkhana.terminal.sitting import PERSON
from tashkhana.terminal.table import Key, TableScreen
from tashkhana.texts import Texts

LAYING = frozenset({"open", "play", "jump"})


class IdiotTable(TableScreen):
    """One person's table of Idiot. The arrows lead from the hand to what lies on the table, and back."""

    KEYS: ClassVar[tuple[Key, ...]] = (
        ("pick_up", "p,f2", "button-pick-up"),
        ("word", "d,f3", "button-ready"),
        ("pick", "space", "terminal-pick"),
        ("play", "enter,a", "terminal-play"),
    )
    CSS = f"""{TableScreen.CSS}
    #seats {{ height: 4; }}
    #middle {{ height: 5; padding: 0 1; background: #173a2f; }}
    #pile {{ width: 1fr; }}
    #own {{ width: {painting.OWN_WIDE}; }}
    """
    speaker: IdiotSpeaker
    fresh: tuple[Card, ...] = ()
    """The cards that the person has drawn last."""

    def speaking(self, texts: Texts) -> IdiotSpeaker:
        """The words of Idiot."""
        return IdiotSpeaker(texts)

    def cloth(self) -> Iterable[Widget]:
        """The stock and the pile, and what lies before the person."""
        yield Horizontal(Static(id="pile"), Static(id="own"), id="middle")

    def pictures(self, seen: Seen, columns: int) -> Mapping[str, Text]:
        """Seats, pile, places and hand."""
        own = self.own
        return {
            "seats": painting.seats(self.speaker, seen, columns),
            "pile": painting.pile(self.speaker, seen, columns - painting.OWN_WIDE - 2),
            "own": painting.own(self.speaker, seen, own, self.pointing),
            "hand": painting.hand(self.speaker, seen, own, self.pointing, fresh=self.fresh, columns=columns - 1),
        }

    @property
    def own(self) -> Own:
        """What is the person's."""
        return own_of(self.sitting.seen.view)

    def cards(self) -> tuple[Thing, ...]:
        """The hand by rank, then the places on the table."""
        return self.own.things

    def in_hand(self) -> int:
        """How many of them lie in the hand."""
        return len(self.own.hand)

    def history(self) -> Text:
        """The last plays."""
        return painting.history(self.speaker, self.sitting.seen.view)

    def heard(self) -> None:
        """Besides, remember which cards are new."""
        mine = [event for event in self.sitting.seen.events if event.seat == PERSON]
        if mine:
            self.fresh = tuple(card for event in mine if event.kind == "drew" for card in event.cards)
        super().heard()

    def hasty(self, seen: Seen) -> bool:
        """One can jump in only until the next seat plays."""
        return "jump" in verbs(seen)

    def under(self, part: str, x: int, y: int) -> int | None:
        """Besides, the place on the table that was clicked."""
        if part != "own" or not 1 <= y <= HIGH:
            return super().under(part, x, y)
        thing = Thing(f"@{x // WIDE}")
        return self.cards().index(thing) if thing in self.own.places else None

    def offers(self, action: str, seen: Seen) -> bool:
        """Keys of moves that are possible; picking where several cards may go together."""
        own = verbs(seen)
        match action:
            case "pick_up":
                return "pick-up" in own and not self.pointing.targets
            case "word":
                return word(seen) is not None
            case "pick":
                return any(move.partition(" ")[0] in LAYING and len(move.split()) > 2 for move in seen.legal)
            case "play":
                return bool(own & (LAYING | {"swap", "flip"})) or bool(self.pointing.targets)
        return True

    def label(self, action: str, text_id: str) -> str:
        """The word that is due, and how many cards are laid."""
        seen = self.sitting.seen
        match action:
            case "word":
                return self.texts(f"button-{word(seen)}")
            case "play" if "swap" in verbs(seen) or self.pointing.targets:
                return self.texts("terminal-pick")
            case "play" if len(self.pointing.picked) > 1:
                return self.texts("button-lay", count=len(self.pointing.picked))
        return super().label(action, text_id)

    def asked(self, seen: Seen) -> str:
        """Besides, what is missing to what was begun."""
        picked = self.pointing.picked
        if self.pointing.targets:
            return self.texts("ask-pick-up-card")
        if picked and "swap" in verbs(seen):
            return self.texts("ask-swap-hand" if is_place(picked[0]) else "ask-swap-up")
        if self._lacks_companion(picked):
            return self.texts("ask-companion")
        return super().asked(seen)

    # What the person does

    def action_row(self, by: int) -> None:
        """From row to row of the hand; from its upper row to the table, and back."""
        own, at = self.own, self.pointing.at
        count, places = len(own.hand), len(own.places)
        if self.pointing.targets:
            self.action_move(by)
        elif at >= count and by > 0 and count:
            self.point(self.pointing.pointed(min(at - count, count - 1)))
        elif at < min(count, cards_in_row(count, self.size.width - 1)) and by < 0 and places:
            self.point(self.pointing.pointed(count + min(at, places - 1)))
        else:
            super().action_row(by)

    def action_play(self) -> None:
        """Lay the picked cards, or the one that is pointed at; swap, turn over or pick up with it where that is due."""
        things = self.cards()
        if not things:
            return
        thing = things[self.pointing.at]
        if self.pointing.targets:
            self._pick_up_with(self.pointing.aimed)
        elif "swap" in verbs(self.sitting.seen):
            self._swap(thing)
        elif self.own.card(thing) is None:
            self.act(f"flip {place_of(thing) + 1}")
        else:
            self._lay(thing)

    def _lay(self, thing: Thing) -> None:
        picked: tuple[Thing, ...] = self.pointing.picked or (thing,)
        if thing not in picked and self._lacks_companion(picked):
            picked = (*picked, thing)
        if self._lacks_companion(picked):
            self.point(Pointing(self.pointing.at, picked))
            return
        self.act(laying(self.sitting.seen, self.own.cards(picked)))

    def _lacks_companion(self, picked: tuple[Thing, ...]) -> bool:
        """Whether these are twos that need another card with them."""
        cards = self.own.cards(picked)
        if not cards or not all(map(is_two, cards)):
            return False
        refusal = self.sitting.why_not(laying(self.sitting.seen, cards))
        return refusal is not None and refusal.code == "companion-needed"

    def _swap(self, thing: Thing) -> None:
        own, picked = self.own, self.pointing.picked
        move = swapping(picked[0], thing, own) if picked else None
        if move is not None:
            self.act(move)
        elif own.card(thing) is None or picked == (thing,):
            self.point(Pointing(self.pointing.at))
        else:
            count = len(own.hand)
            self.point(Pointing(0 if is_place(thing) else count, (thing,)))

    def action_pick_up(self) -> None:
        """Take the pile; where a face-up card comes along, ask which."""
        moves = pick_ups(self.sitting.seen)
        if len(moves) == 1:
            self.act(moves[0])
            return
        named = {move.partition(" ")[2] for move in moves}
        own = self.own
        self.point(self.pointing.asking(tuple(thing for thing in own.places if own.card(thing) in named)))

    def _pick_up_with(self, thing: Thing | None) -> None:
        assert thing is not None
        card = self.own.card(thing)
        self.pointing = self.pointing.answered()
        self.act(f"pick-up {card}")

    def action_word(self) -> None:
        """Say what is due: ready, not me, or keep it."""
        if said := word(self.sitting.seen):
            self.act(said)
