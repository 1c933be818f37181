"""A deal of Durak as the house keeps it: the engine's position, and the bouts as people remember them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from msgspec.structs import replace as changed

from tashkhana.core.cards import Card, card_at, cards_in
from tashkhana.core.move import Move
from tashkhana.core.outcome import DealResult
from tashkhana.core.seen import Event
from tashkhana.games.durak import codes
from tashkhana.games.durak.engine import Position
from tashkhana.games.durak.view import Bout, Pair

PAST = {
    "attack": "attacked",
    "throw": "threw",
    "cover": "covered",
    "transfer": "transferred",
    "show": "showed",
    "take": "gave-up",
    "done": "passed",
}
"""What a move is called once it has happened."""


@dataclass(frozen=True, slots=True)
class DurakPosition:
    """The whole truth of a deal. `core` is never changed once it is in here.

    `past`: the bouts that have ended. `bout`: the present one, with the table as it lies.
    """

    core: Position
    past: tuple[Bout, ...]
    bout: Bout

    @classmethod
    def at_start(cls, core: Position) -> DurakPosition:
        """The position at the start of a bout, nothing remembered."""
        return cls(core, (), open_bout(core))

    @property
    def history(self) -> tuple[Bout, ...]:
        """Every bout of the deal, the present one last while it has begun."""
        return (*self.past, self.bout) if self.bout.pairs else self.past

    def result(self) -> DealResult | None:
        """How the deal ended; None while it goes on (DK-24, DK-30)."""
        if self.core.phase != codes.OVER:
            return None
        return DealResult(drawn=True) if self.core.fool < 0 else DealResult(loser=self.core.fool)

    def after(self, seat: int, move: Move, cards: list[int], target: int) -> tuple[DurakPosition, list[Event]]:
        """The position after a legal move, and what happened."""
        core = self.core.copy()
        core.play(seat, codes.KINDS.index(move.verb), cards, target)
        bout = self._bout_after(seat, move, core)
        other = core.defender if move.verb in ("transfer", "show") else self.core.defender
        events = [Event(PAST[move.verb], seat, move.cards, len(move.cards), other)]
        events += self._events_of_end(core, bout)
        if core.ended == codes.GOES_ON:
            return DurakPosition(core, self.past, bout), events
        return DurakPosition(core, (*self.past, bout), open_bout(core)), events

    def _bout_after(self, seat: int, move: Move, core: Position) -> Bout:
        bout = self.bout
        match move.verb:
            case "attack" | "throw" | "transfer":
                bout = changed(bout, pairs=bout.pairs + tuple(Pair(card, seat) for card in move.cards))
            case "cover":
                bout = changed(bout, pairs=tuple(_cover(bout.pairs, *move.cards)))
            case "show":
                bout = changed(bout, shown=bout.shown + move.cards)
        if move.verb in ("transfer", "show"):
            bout = changed(bout, defenders=(*bout.defenders, core.defender))
        if core.ended == codes.BEATEN:
            return changed(bout, ended="beaten")
        return changed(bout, ended="taken") if core.ended == codes.PICKED_UP else bout

    def _events_of_end(self, core: Position, bout: Bout) -> Iterator[Event]:
        defender = bout.defenders[-1]
        if core.ended != codes.GOES_ON:
            cards = tuple(card for pair in bout.pairs for card in (pair.attack, pair.cover) if card)
            kind = "beaten" if core.ended == codes.BEATEN else "took"
            yield Event(kind, defender, cards, len(cards))
            yield from self._events_of_refill(core, bout.attacker, defender)
        for seat in range(core.players):
            if (core.out & ~self.core.out) >> seat & 1:
                yield Event("out", seat)
        if core.phase == codes.OVER:
            yield Event("tied") if core.fool < 0 else Event("fool", core.fool)

    def _events_of_refill(self, core: Position, opener: int, defender: int) -> Iterator[Event]:
        """Who drew how many, in the order of DK-20; everybody sees who gets the face-up trump (DK-22)."""
        seats = [(opener + i) % core.players for i in range(core.players)]
        for seat in sorted(seats, key=lambda other: other == defender):
            drawn = cards_in(core.drawn[seat])
            if drawn:
                yield Event("drew", seat, drawn, len(drawn), only=(seat,))
            if trump_up(self.core) in drawn:
                yield Event("drew-trump", seat, (card_at(core.trump_card),), 1)


def _cover(pairs: tuple[Pair, ...], attack: Card, cover: Card) -> Iterator[Pair]:
    for pair in pairs:
        yield changed(pair, cover=cover) if pair.attack == attack else pair


def open_bout(core: Position) -> Bout:
    """The bout that begins now."""
    return Bout(core.bout, core.opener, (core.defender,), (), (), "open")


def trump_up(core: Position) -> Card | None:
    """The face-up trump under the talon; None once it is drawn."""
    return card_at(core.trump_card) if core.top < core.size else None


def events_of_deal(core: Position) -> Iterator[Event]:
    """The deal as it is told: hands, the trump, and the card that gives the lead (DK-04)."""
    for i in range(1, core.players + 1):
        seat = (core.dealer + i) % core.players
        hand = cards_in(core.hand[seat])
        yield Event("dealt", seat, hand, len(hand), core.dealer, only=(seat,))
    yield Event("trump", core.dealer if trump_up(core) is None else None, (card_at(core.trump_card),), 1)
    if core.lead_card >= 0:
        yield Event("led", core.opener, (card_at(core.lead_card),), 1)
