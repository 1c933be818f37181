"""A deal of Idiot as the house keeps it: the engine's position, the last plays, and who wears the hat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from tashkhana.core.move import Move
from tashkhana.core.seen import Event
from tashkhana.games.idiot import codes
from tashkhana.games.idiot.cards import NAMES, code_of, names_of
from tashkhana.games.idiot.engine import Position
from tashkhana.games.idiot.looking import look
from tashkhana.games.idiot.naming import named_moves
from tashkhana.games.idiot.view import IdiotPlay, IdiotResult, IdiotView

PAST = {
    "swap": "swapped",
    "ready": "readied",
    "open": "opened",
    "decline": "declined",
    "play": "played",
    "flip": "flipped",
    "pick-up": "picked-up",
    "pass": "passed",
    "jump": "jumped",
}
"""What a move is called once it has happened."""

REMEMBERED = 40
"""Plays that the history keeps."""


@dataclass(frozen=True)
class IdiotPosition:
    """The whole truth of a deal. `core` is never changed once it is in here.

    `history`: the last plays. `hat`: who wears it since the last deal; None: nobody.
    """

    core: Position
    history: tuple[IdiotPlay, ...] = ()
    hat: int | None = None

    @cached_property
    def moves(self) -> tuple[list[Move], ...]:
        """The legal moves of each seat."""
        return tuple(named_moves(self.core, seat) for seat in range(self.core.players))

    @cached_property
    def table(self) -> IdiotView:
        """The table as a watcher sees it."""
        result = self.result()
        return look(self.core, self.history, self.hat if result is None else result.hat)

    def result(self) -> IdiotResult | None:
        """How the deal ended; None while it goes on (IK-17, IK-19)."""
        if self.core.phase != codes.OVER:
            return None
        if self.core.idiot < 0:
            return IdiotResult(drawn=True, hat=self.hat)
        return IdiotResult(loser=self.core.idiot, hat=self.core.idiot)

    def after(self, seat: int, move: Move) -> tuple[IdiotPosition, list[Event]]:
        """The position after a legal move, and what happened."""
        core = self.core.copy()
        core.play(seat, codes.KINDS.index(move.verb), [code_of(card) for card in move.cards], place_of(move))
        events = list(self._events(seat, move, core))
        history = self.history
        if move.verb not in ("swap", "ready", "decline"):
            cards = move.cards if move.verb == "pick-up" else events[0].cards
            play = IdiotPlay(seat, PAST[move.verb], cards, core.burnt, core.taken, core.drawn)
            history = (*history, play)[-REMEMBERED:]
        return IdiotPosition(core, history, self.hat), events

    def _events(self, seat: int, move: Move, core: Position) -> Iterator[Event]:
        if move.verb != "pick-up":
            cards = move.cards if move.verb == "swap" else names_of(core.cards_laid())
            yield Event(PAST[move.verb], seat, cards, len(cards))
        if core.taken:
            taken = (*names_of(self.core.pile_now()), *names_of(core.cards_laid()), *move.cards)
            yield Event("picked-up", seat, taken, len(taken))
        if core.burnt:
            yield Event("burned", seat, (), core.burnt)
        if core.turned:
            yield Event("turned", seat)
        if core.drawn:
            yield Event("drew", seat, names_of(core.cards_drawn()), core.drawn, only=(seat,))
        yield from self._events_of_start(core)
        yield from self._events_of_end(core)

    def _events_of_start(self, core: Position) -> Iterator[Event]:
        """The end of the trade, and the card that gives the lead."""
        if self.core.phase == codes.TRADE and core.phase != codes.TRADE:
            yield from lead_events(core)

    def _events_of_end(self, core: Position) -> Iterator[Event]:
        for seat in range(core.players):
            if (core.out & ~self.core.out) >> seat & 1:
                yield Event("out", seat)
        if core.phase == codes.OVER:
            yield Event("nobody") if core.idiot < 0 else Event("idiot", core.idiot)


def place_of(move: Move) -> int:
    """The place of a face-down card, from 0; -1 if the move names none."""
    return int(move.args[0]) - 1 if move.verb == "flip" else -1


def lead_events(core: Position) -> Iterator[Event]:
    """Who leads by a card, which everybody is shown."""
    if core.lead_card >= 0:
        yield Event("led", core.turn, (NAMES[core.lead_card],), 1)


def events_of_deal(core: Position) -> Iterator[Event]:
    """The deal as it is told: everybody's face-up cards, and each hand to its owner."""
    for i in range(1, core.players + 1):
        seat = (core.dealer + i) % core.players
        up = names_of(card for card in core.up_of(seat) if card >= 0)
        yield Event("dealt-up", seat, up, len(up), core.dealer)
        hand = names_of(core.hand_of(seat))
        yield Event("dealt", seat, hand, len(hand), core.dealer, only=(seat,))
    if core.phase != codes.TRADE:
        yield from lead_events(core)
