"""Idiot in words: what has happened, what is asked now, what the pile asks for."""

from __future__ import annotations

from tashkhana.core.cards import RANKS
from tashkhana.core.seen import Event, Seen
from tashkhana.games.idiot.terminal.choosing import verbs
from tashkhana.games.idiot.view import IdiotPlay, IdiotView
from tashkhana.terminal.faces import sign
from tashkhana.terminal.saying import Speaker
from tashkhana.terminal.sitting import PERSON

_SILENT = frozenset({"dealt", "dealt-up", "passed"})
"""What one sees anyway."""


class IdiotSpeaker(Speaker):
    """Puts the table of Idiot into words."""

    def event(self, event: Event) -> str | None:
        """What happened, or None for what one sees anyway."""
        if event.kind in _SILENT:
            return None
        if event.kind == "drew" and event.seat == PERSON:
            return self.texts("table-new-cards", cards=self.cards(event.cards))
        if event.kind == "swapped":
            hand, up = (sign(self.texts, card) for card in event.cards)
            return self.texts("event-swapped", **self.said(event), hand=hand, up=up)
        return super().event(event)

    def rank(self, rank: str | None) -> dict[str, str | int]:
        """The arguments of a sentence about a rank."""
        return {} if rank is None else {"rank": RANKS.index(rank) + 2, "corner": self.texts.corner(rank)}

    def number(self, view: IdiotView) -> str:
        """What the pile asks for."""
        form = "any" if view.number is None else "lower" if view.lower else "higher"
        return self.texts(f"number-{form}", **self.rank(view.number))

    def warning(self, seen: Seen) -> str:
        """What is about to matter: that the deal goes round in circles, or which way it goes."""
        view: IdiotView = seen.view
        left = view.still_limit - view.still
        if left <= view.still_limit // 4:
            return self.texts("table-still", count=left)
        turns = seen.settings["jack"] == "reverse" or seen.settings["joker"] != 0
        return self.texts("direction-left" if view.direction == 1 else "direction-right") if turns else ""

    def piles(self, view: IdiotView) -> str:
        """The pile, and what was burned."""
        top = [sign(self.texts, card) for card in view.pile[-1:]]
        parts = [self.texts("table-pile" if top else "table-pile-empty", count=len(view.pile), cards="".join(top))]
        if view.burned:
            parts.append(self.texts("table-burned", count=view.burned))
        return " · ".join(parts)

    def waiting(self, seen: Seen) -> str:
        """Whose turn it is; of others who may jump in nobody can tell whether they will."""
        view: IdiotView = seen.view
        due = seen.asked if view.turn is None else (view.turn,)
        others = [seat for seat in due if seat != PERSON]
        if not others:
            return ""
        ready = view.phase == "trade" and view.seats[PERSON].ready
        return self.texts("ask-wait-ready" if ready else "ask-wait", names=self.names(others))

    def own_turn(self, seen: Seen) -> str:
        """What the person is asked for."""
        own = verbs(seen)
        view: IdiotView = seen.view
        if "decline" in own:
            return self.texts("ask-open", **self.rank(view.asked_rank))
        asks = {"ready": "ask-trade", "pass": "ask-extra", "flip": "ask-flip"}
        for verb, text_id in asks.items():
            if verb in own:
                return self.texts(text_id)
        if "play" in own:
            return self._asked(view)
        return self.texts("ask-nothing-fits" if "pick-up" in own else "ask-jump")

    def _asked(self, view: IdiotView) -> str:
        if view.again:
            return self.texts("ask-play-again")
        if view.number is None:
            return self.texts("ask-play-any")
        return self.texts("ask-play-lower" if view.lower else "ask-play-higher", **self.rank(view.number))

    def play(self, play: IdiotPlay) -> str:
        """A line of the history."""
        picked_up = play.kind == "picked-up"
        count = play.took if picked_up else len(play.cards)
        parts = [self.texts(f"event-{play.kind}", **self.who(play.seat), cards=self.cards(play.cards), count=count)]
        if play.burned:
            parts.append(self.texts("history-burned", count=play.burned))
        if play.took and not picked_up:
            parts.append(self.texts("history-took", count=play.took))
        if play.drew:
            parts.append(self.texts("history-drew", count=play.drew))
        return " · ".join(parts)
