"""Dhumbal in words: what has happened, what is asked now, how the points stand."""

from __future__ import annotations

from tashkhana.core.seen import Event, Seen
from tashkhana.games.dhumbal.settings import has_left
from tashkhana.games.dhumbal.terminal.choosing import slappable, verbs
from tashkhana.games.dhumbal.view import DhumbalResult, DhumbalTurn, DhumbalView
from tashkhana.terminal.faces import sign
from tashkhana.terminal.saying import Speaker
from tashkhana.terminal.sitting import PERSON

_SILENT = frozenset({"dealt"})
"""What one sees anyway."""


class DhumbalSpeaker(Speaker):
    """Puts the table of Dhumbal into words."""

    def event(self, event: Event) -> str | None:
        """What happened, or None for what one sees anyway."""
        if event.kind in _SILENT or (event.kind == "showed" and event.seat == PERSON):
            return None
        if event.kind == "drew" and event.seat == PERSON:
            return self.texts("table-new-cards", cards=self.cards(event.cards))
        return super().event(event)

    def standing(self, seen: Seen) -> str:
        """Which round of the match this is."""
        rounds = seen.settings["rounds"]
        if rounds == "until_one_left":
            return self.texts("standing-until_one_left", deal=seen.deal)
        return self.texts("standing-rounds", deal=seen.deal, deals=int(rounds))

    def tally(self, seen: Seen) -> str:
        """Nothing: the rows of the round tell it."""
        return ""

    def waiting(self, seen: Seen) -> str:
        """Whose turn it is; of who may slap a card down nobody can tell whether he will."""
        view: DhumbalView = seen.view
        if view.seats[PERSON].out:
            return self.texts("event-out", **self.who(PERSON))
        return "" if view.turn == PERSON else self.texts("ask-wait", names=self.name(view.turn))

    def own_turn(self, seen: Seen) -> str:
        """What the person is asked for."""
        if slappable(seen):
            return self.texts("ask-slap")
        own, phase = verbs(seen), seen.view.phase
        if phase == "turn" and "discard" in own:
            return self.texts("ask-throw-call" if "call" in own else "ask-throw-first")
        if "discard" in own:
            return self.texts("ask-throw-sequence" if seen.settings["sequences"] == "on" else "ask-throw")
        if phase == "drawing":
            return self.texts("ask-draw-after")
        if "call" in own:
            return self.texts("ask-draw-call")
        return self.texts("ask-draw" if "take" in own else "ask-draw-stock")

    def deal_ending(self, seen: Seen) -> str:
        """Who won the round."""
        winner = None if seen.result is None else seen.result.winner
        return self.texts("result-nobody") if winner is None else self.texts("result-round", **self.who(winner))

    def changes(self, seen: Seen) -> list[str]:
        """What the round meant for the totals: which became half, and who has left the match."""
        halved = seen.result.halved if isinstance(seen.result, DhumbalResult) else ()
        seats = enumerate(seen.view.seats)
        gone = [seat for seat, mine in seats if not mine.out and has_left(seen.settings, seen.totals[seat])]
        return [
            *(self.texts("result-halved", count=seen.totals[seat], **self.who(seat)) for seat in halved),
            *(self.texts("event-out", **self.who(seat)) for seat in gone),
        ]

    def piles(self, seen: Seen) -> str:
        """The stock, the discards, and what the rules of this table ask one to know."""
        view: DhumbalView = seen.view
        parts = [self.texts("table-stock" if view.stock else "table-stock-empty", count=view.stock)]
        if view.top is None:
            parts.append(self.texts("table-discards-empty"))
        else:
            parts.append(self.texts("table-discards", count=view.discards, card=sign(self.texts, view.top)))
        if seen.settings["sequences"] == "on":
            parts.append(self.texts("table-sequences"))
        return " · ".join(parts)

    def signed(self, points: int) -> str:
        """Points that are won or lost."""
        if points == 0:
            return self.texts.number(0)
        return self.texts("score-plus" if points > 0 else "score-minus", count=abs(points))

    def total(self, seen: Seen, points: int) -> str:
        """A running total: with its sign where it is won and lost."""
        return self.signed(points) if settles(seen) else self.texts.number(points)

    def turn(self, turn: DhumbalTurn, *, throw_first: bool) -> str:
        """What a seat did in a turn, in its order."""
        drew = [self.texts("history-rebuilt")] if turn.rebuilt else []
        if turn.drew == "stock":
            drew.append(self.texts("history-drew"))
        if turn.took:
            drew.append(self.texts("history-took", cards=self.cards([turn.took])))
        threw = [self.texts("history-threw", cards=self.cards(turn.threw))] if turn.threw else []
        if turn.slapped:
            threw.append(self.texts("history-slapped", cards=self.cards([turn.slapped])))
        called = [] if turn.called is None else [self.texts("history-called", count=turn.called)]
        parts = [*threw, *drew, *called] if throw_first else [*drew, *threw, *called]
        return f"{self.name(turn.seat)}: {' · '.join(parts)}"


def settles(seen: Seen) -> bool:
    """Whether the losers pay the winner of each round."""
    return seen.settings["scoring"] == "settlement"
