"""Durak in words: what has happened, what is asked now."""

from __future__ import annotations

from tashkhana.core.outcome import MatchResult
from tashkhana.core.seen import Event, Seen
from tashkhana.games.durak.view import DurakView
from tashkhana.terminal.faces import sign
from tashkhana.terminal.saying import Speaker
from tashkhana.terminal.sitting import PERSON

_SILENT = frozenset({"dealt"})
"""What one sees anyway."""


class DurakSpeaker(Speaker):
    """Puts the table of Durak into words."""

    def event(self, event: Event) -> str | None:
        """What happened, or None for what one sees anyway."""
        if event.kind in _SILENT:
            return None
        said = self.said(event)
        match event.kind:
            case "trump":
                return self.texts("event-trump", suit=event.cards[0][1])
            case "covered":
                attack, cover = (sign(self.texts, card) for card in event.cards)
                return self.texts("event-covered-signs", **said, attack=attack, cover=cover)
            case "transferred" | "showed" if event.other is not None:
                next_who = self.who(event.other)
                said |= {"nextWho": next_who["who"], "next": next_who["name"]}
        return self.texts(f"event-{event.kind}", **said)

    def standing(self, seen: Seen) -> str:
        """Which deal of the match this is."""
        return self.texts("standing-single") if single(seen) else super().standing(seen)

    def stock(self, view: DurakView) -> str:
        """The stock, the trump and the beaten pile."""
        kind = "table-stock" if view.talon else "table-stock-empty"
        parts = [self.texts(kind, count=view.talon, suit=view.trump)]
        if view.beaten:
            parts.append(self.texts("table-beaten", count=view.beaten))
        return " · ".join(parts)

    def waiting(self, seen: Seen) -> str:
        """Who is waited for, a defender alone by what it does."""
        view: DurakView = seen.view
        if [seat for seat in seen.asked if seat != PERSON] == [view.defender]:
            return self.texts("ask-wait-defender", **self.who(view.defender))
        return super().waiting(seen)

    def own_turn(self, seen: Seen) -> str:
        """What the person is asked for."""
        verbs = {move.partition(" ")[0] for move in seen.legal}
        view: DurakView = seen.view
        if "attack" in verbs:
            return self.texts("ask-attack")
        if "take" in verbs:
            passing = verbs & {"transfer", "show"}
            return self.texts("ask-defend-transfer" if passing else "ask-defend")
        if view.taking:
            return self.texts("ask-throw-take", **self.who(view.defender))
        return self.texts("ask-throw" if "done" in verbs else "ask-throw-anytime")

    def tally(self, seen: Seen) -> str:
        """How often each was durak so far."""
        return "" if single(seen) else super().tally(seen)

    def match_ending(self, seen: Seen, match: MatchResult) -> str:
        """Who won the match, or lost it; a single deal has said so already."""
        return "" if single(seen) else super().match_ending(seen, match)


def single(seen: Seen) -> bool:
    """Whether the match is a single deal."""
    return seen.settings["match"] == "single"
