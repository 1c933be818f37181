"""The sentences of a table of Durak: who does what, what has happened, what is asked now."""

from __future__ import annotations

from collections.abc import Iterable

from tashkhana.core.cards import Card
from tashkhana.core.seen import Event, Seen
from tashkhana.games.durak.view import DurakView
from tashkhana.terminal.faces import sign
from tashkhana.terminal.sitting import PERSON
from tashkhana.texts import Texts

_SILENT = frozenset({"dealt"})
"""What one sees anyway."""


class Speaker:
    """Puts the table into words."""

    def __init__(self, texts: Texts) -> None:
        """Speak the language of these texts."""
        self.texts = texts

    def name(self, seat: int) -> str:
        """What the seat is called."""
        return self.texts("you") if seat == PERSON else self.texts(f"bot-name-{seat}")

    def who(self, seat: int) -> dict[str, str]:
        """The arguments that sentences about a seat take."""
        return {"who": "you" if seat == PERSON else "bot", "name": self.name(seat)}

    def names(self, seats: Iterable[int]) -> str:
        """Several seats as a sentence lists them."""
        return self.texts.listed_with_and([self.name(seat) for seat in seats])

    def cards(self, cards: Iterable[Card]) -> str:
        """Several cards side by side."""
        return self.texts.listed([sign(self.texts, card) for card in cards])

    def event(self, event: Event) -> str | None:
        """What happened, or None for what one sees anyway."""
        if event.kind in _SILENT:
            return None
        said: dict[str, str | int] = {"cards": self.cards(event.cards), "count": event.count}
        if event.seat is not None:
            said |= self.who(event.seat)
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
        kind, _, count = str(seen.settings["match"]).partition(":")
        if kind == "single":
            return self.texts("standing-single")
        arguments = {"deals": int(count)} if kind == "deals" else {"count": int(count)}
        return self.texts(f"standing-{kind}", deal=seen.deal, **arguments)

    def stock(self, view: DurakView) -> str:
        """The stock, the trump and the beaten pile."""
        kind = "table-stock" if view.talon else "table-stock-empty"
        parts = [self.texts(kind, count=view.talon, suit=view.trump)]
        if view.beaten:
            parts.append(self.texts("table-beaten", count=view.beaten))
        return " · ".join(parts)

    def ask(self, seen: Seen, *, due: bool) -> str:
        """What is to be done now, or who is waited for, or how it ended."""
        if seen.stage in ("deal-over", "match-over"):
            return self.ending(seen)
        if due:
            return self._own_turn(seen)
        view: DurakView = seen.view
        others = [seat for seat in seen.asked if seat != PERSON]
        if others == [view.defender]:
            return self.texts("ask-wait-defender", **self.who(view.defender))
        return self.texts("ask-wait", names=self.names(others)) if others else ""

    def _own_turn(self, seen: Seen) -> str:
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

    def ending(self, seen: Seen) -> str:
        """How the deal, and the match if it is over, ended."""
        return " · ".join(part for part in (self._deal_ending(seen), self._match_ending(seen)) if part)

    def marks(self, seen: Seen) -> str:
        """How often each was durak so far."""
        times = (self.texts("marks-count", count=mark) for mark in seen.marks)
        return self.texts.listed([f"{self.name(seat)}: {said}" for seat, said in enumerate(times)])

    def _deal_ending(self, seen: Seen) -> str:
        result = seen.result
        if result is None:
            return ""
        if result.loser is None:
            return self.texts("result-deal-drawn")
        return self.texts("result-loser", **self.who(result.loser))

    def _match_ending(self, seen: Seen) -> str:
        match = seen.match
        if match is None or seen.settings["match"] == "single":
            return ""
        if match.drawn:
            return self.texts("result-match-drawn")
        if match.loser is not None:
            return self.texts("result-match-loser", **self.who(match.loser))
        if len(match.winners) == 1:
            return self.texts("result-match-winner", **self.who(match.winners[0]))
        return self.texts("result-match-tie", names=self.names(match.winners))
