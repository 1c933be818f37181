"""The table in words: who is who, what has happened, how it ended. What a game says besides, it adds."""

from __future__ import annotations

from collections.abc import Iterable

from tashkhana.core.cards import Card
from tashkhana.core.outcome import MatchResult
from tashkhana.core.seen import Event, Seen
from tashkhana.terminal.faces import sign
from tashkhana.terminal.sitting import PERSON
from tashkhana.texts import Texts

ENDED = ("deal-over", "match-over")
"""The stages between deals."""


class Speaker:
    """Puts a table into words."""

    def __init__(self, texts: Texts) -> None:
        """Speak the language of these texts."""
        self.texts = texts

    # Words that every sentence is made of

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

    # What a game may say in its own way

    def event(self, event: Event) -> str | None:
        """What happened, or None for what one sees anyway."""
        return self.texts(f"event-{event.kind}", **self.said(event))

    def said(self, event: Event) -> dict[str, str | int]:
        """The arguments that a sentence about this event may use."""
        arguments: dict[str, str | int] = {"cards": self.cards(event.cards), "count": event.count}
        if event.seat is not None:
            arguments.update(self.who(event.seat))
        return arguments

    def standing(self, seen: Seen) -> str:
        """Which deal of the match this is."""
        kind, _, count = str(seen.settings.get("match", "")).partition(":")
        if not count:
            return self.texts("room-deal", deal=seen.deal)
        return self.texts(f"standing-{kind}", deal=seen.deal, deals=int(count), count=int(count))

    def ask(self, seen: Seen, *, due: bool) -> str:
        """What is to be done now, or who is waited for, or how it ended."""
        if seen.stage in ENDED:
            return self.ending(seen)
        return self.own_turn(seen) if due else self.waiting(seen)

    def own_turn(self, seen: Seen) -> str:
        """What the person is asked for."""
        return self.texts("event-your-turn")

    def waiting(self, seen: Seen) -> str:
        """Who is waited for."""
        others = [seat for seat in seen.asked if seat != PERSON]
        return self.texts("ask-wait", names=self.names(others)) if others else ""

    def tally(self, seen: Seen) -> str:
        """How the match stands once a deal has ended, as a line of what happened; "" says nothing.

        Points where the game counts some; else marks, where the game has a word for them.
        """
        if any(seen.totals):
            counts = [self.texts.number(total) for total in seen.totals]
        elif self.texts.knows("marks-count"):
            counts = [self.texts("marks-count", count=mark) for mark in seen.marks]
        else:
            return ""
        return self.texts.listed([f"{self.name(seat)}: {said}" for seat, said in enumerate(counts)])

    # How it ended

    def ending(self, seen: Seen) -> str:
        """How the deal, and the match if it is over, ended."""
        match = "" if seen.match is None else self.match_ending(seen, seen.match)
        return " · ".join(part for part in (self.deal_ending(seen), match) if part)

    def deal_ending(self, seen: Seen) -> str:
        """Who lost the deal, or won it."""
        result = seen.result
        if result is None:
            return ""
        if result.loser is not None:
            return self.texts("result-loser", **self.who(result.loser))
        if result.winner is not None:
            return self.texts("result-winner", **self.who(result.winner))
        return self.texts("result-deal-drawn")

    def match_ending(self, seen: Seen, match: MatchResult) -> str:
        """Who won the match, or lost it."""
        if match.drawn:
            return self.texts("result-match-drawn")
        if match.loser is not None:
            return self.texts("result-match-loser", **self.who(match.loser))
        if len(match.winners) == 1:
            return self.texts("result-match-winner", **self.who(match.winners[0]))
        return self.texts("result-match-tie", names=self.names(match.winners))
