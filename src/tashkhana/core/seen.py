"""What one seat may know: its view, what it may do and why not, and what it has heard. Closed by default."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tashkhana.core.cards import Card
from tashkhana.core.outcome import DealResult, MatchResult
from tashkhana.core.settings import Value

Stage = Literal["before-deal", "shuffle", "play", "deal-over", "match-over"]
"""What the match waits for: the first deal, a shuffle, a seat, the next deal, or nothing more."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened, past tense, for motion, sound and history.

    `cards` are named only where everybody, or the seats in `only`, may see them; `count` always tells how many.
    `other`: a second seat that it concerns (the target of a transfer).
    """

    kind: str
    seat: int | None = None
    cards: tuple[Card, ...] = ()
    count: int = 0
    other: int | None = None
    only: tuple[int, ...] | None = None

    def heard_by(self, seat: int | None) -> Event:
        """The event as this seat, or a watcher (None), hears it."""
        if self.only is None:
            return self
        cards = self.cards if seat in self.only else ()
        return msgspec.structs.replace(self, cards=cards, only=None)


class Seen(msgspec.Struct, frozen=True):
    """Everything a seat (or a watcher: `seat` None) may know after `version` entries. A bot gets exactly this.

    `asked`: the seats that may be due, as everybody can tell (it never depends on hidden cards).
    `out`: the seats that have left the deal and only watch the rest of it.
    `legal`: the moves of this seat. `why`: for each of its cards that no legal move plays, the reason code.
    `events`: what happened since the version that was told before.
    `view` is the game's own.
    """

    game: str
    version: int
    seat: int | None
    players: int
    settings: dict[str, Value]
    stage: Stage
    deal: int
    dealer: int
    marks: tuple[int, ...]
    totals: tuple[int, ...]
    asked: tuple[int, ...]
    out: tuple[int, ...]
    legal: tuple[str, ...]
    why: dict[Card, str]
    events: tuple[Event, ...]
    result: DealResult | None
    match: MatchResult | None
    view: Any
