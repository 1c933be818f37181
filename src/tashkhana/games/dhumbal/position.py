"""A deal of Dhumbal as the house keeps it: the engine's position, and the turns as people remember them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from msgspec.structs import replace as changed

from tashkhana.core.cards import Card
from tashkhana.core.seen import Event
from tashkhana.games.dhumbal import codes
from tashkhana.games.dhumbal.engine import Position
from tashkhana.games.dhumbal.naming import card_at, cards_in, number_of
from tashkhana.games.dhumbal.view import DhumbalResult, DhumbalTurn

ENDED = {codes.CALLED: "good-call", codes.CAUGHT: "caught", codes.CAPPED: "capped", codes.STOCK_OUT: "stock-out"}
"""What the end of a deal is called in events."""


@dataclass(frozen=True, slots=True)
class DhumbalPosition:
    """The whole truth of a deal. `core` is never changed once it is in here.

    `past`: the turns that have ended. `now`: the present one; None before it has begun.
    """

    core: Position
    past: tuple[DhumbalTurn, ...] = ()
    now: DhumbalTurn | None = None

    @property
    def history(self) -> tuple[DhumbalTurn, ...]:
        """Every turn of the deal, the present one last once it has begun."""
        return self.past if self.now is None else (*self.past, self.now)

    def result(self) -> DhumbalResult | None:
        """How the deal ended; None while it goes on."""
        core = self.core
        if core.phase != codes.OVER:
            return None
        return DhumbalResult(
            drawn=core.winner < 0,
            winner=core.winner if core.winner >= 0 else None,
            ended=codes.ENDINGS[core.ended],
            caller=core.caller if core.caller >= 0 else None,
            caught=core.ended == codes.CAUGHT,
            hand=tuple(core.total[seat] for seat in range(core.players)),
            took=tuple(core.took[seat] for seat in range(core.players)),
            paid=() if core.rules.cumulative else tuple(core.paid[seat] for seat in range(core.players)),
        )

    def after(self, seat: int, kind: int, cards: Sequence[Card]) -> tuple[DhumbalPosition, list[Event]]:
        """The position after a legal move, and what happened. `cards`: thrown, or taken from the discards."""
        core = self.core.copy()
        core.play(seat, kind, [number_of(card) for card in cards])
        events = [*self._events_of_move(seat, kind, cards, core), *events_of_end(core)]
        return self._next(core, seat, kind, cards), events

    def shuffled(self, order: Sequence[Card]) -> tuple[DhumbalPosition, list[Event]]:
        """The position after the discards have become the stock in this order, and its first card was drawn."""
        core = self.core.copy()
        seat = core.turn
        core.reshuffle([number_of(card) for card in order])
        drew = Event("drew", seat, (order[0],), 1, only=(seat,))
        now = changed(self._now(seat), drew="stock", rebuilt=True)
        return closed(DhumbalPosition(core, self.past, now)), [
            Event("rebuilt", seat, (), len(order)),
            drew,
            *events_of_end(core),
        ]

    def _now(self, seat: int) -> DhumbalTurn:
        return self.now or DhumbalTurn(seat)

    def _next(self, core: Position, seat: int, kind: int, cards: Sequence[Card]) -> DhumbalPosition:
        if kind == codes.SLAP:
            slapped = changed(self.past[-1], slapped=cards[0])
            return DhumbalPosition(core, (*self.past[:-1], slapped), self.now)
        now = self._now(seat)
        match kind:
            case codes.CALL:
                now = changed(now, called=core.total[seat])
            case codes.DRAW_STOCK if core.phase != codes.SHUFFLING:
                now = changed(now, drew="stock")
            case codes.DRAW_DISCARD:
                now = changed(now, drew="discard", took=cards[0])
            case codes.DISCARD:
                now = changed(now, threw=lying(core, len(cards)))
        return closed(DhumbalPosition(core, self.past, now))

    def _events_of_move(self, seat: int, kind: int, cards: Sequence[Card], core: Position) -> Iterator[Event]:
        match kind:
            case codes.CALL:
                yield Event("called", seat, (), core.total[seat])
            case codes.DRAW_STOCK if core.phase == codes.SHUFFLING:
                yield Event("found-empty", seat)
            case codes.DRAW_STOCK:
                drawn = cards_in(core.hand[seat] & ~self.core.hand[seat])
                yield Event("drew", seat, drawn, 1, only=(seat,))
            case codes.DRAW_DISCARD:
                yield Event("took", seat, tuple(cards), 1)
            case codes.DISCARD:
                yield Event("threw", seat, lying(core, len(cards)), len(cards))
            case codes.SLAP:
                yield Event("slapped", seat, tuple(cards), 1)


def closed(position: DhumbalPosition) -> DhumbalPosition:
    """The position with the present turn among the past ones, if the next seat's turn has begun."""
    if position.core.phase != codes.TURN or position.now is None:
        return position
    return DhumbalPosition(position.core, position.history)


def lying(core: Position, count: int) -> tuple[Card, ...]:
    """The upper discards as they lie, the top last."""
    return tuple(card_at(card) for card in core.upper(count))


def events_of_deal(core: Position) -> Iterator[Event]:
    """The deal as it is told: hands, and the first discard (HK-01)."""
    for seat in from_left(core):
        hand = cards_in(core.hand[seat])
        yield Event("dealt", seat, hand, len(hand), core.dealer, only=(seat,))
    yield Event("turned", None, lying(core, 1), 1)


def events_of_end(core: Position) -> Iterator[Event]:
    """The end as it is told: every hand, then how it ended; `other` is the winner."""
    if core.phase != codes.OVER:
        return
    for seat in from_left(core):
        hand = cards_in(core.hand[seat])
        yield Event("showed", seat, hand, len(hand))
    winner = core.winner if core.winner >= 0 else None
    caller = core.caller if core.caller >= 0 else None
    yield Event(ENDED[core.ended], caller, (), 0, winner)


def from_left(core: Position) -> list[int]:
    """The seats in the match, from the dealer's left."""
    seats = [(core.dealer + step) % core.players for step in range(1, core.players + 1)]
    return [seat for seat in seats if not core.out >> seat & 1]
