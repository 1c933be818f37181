"""A match: deals played for a common result under one set of settings, with one door to its next state."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

import msgspec

from tashkhana.core.cards import Card
from tashkhana.core.entry import Act, Deal, Entry, Shuffle
from tashkhana.core.game import Game
from tashkhana.core.move import Move
from tashkhana.core.outcome import DealResult, MatchResult, Standing
from tashkhana.core.refusal import NotAllowed, Refusal
from tashkhana.core.seen import Event, Seen, Stage
from tashkhana.core.settings import Value

P = TypeVar("P")


@dataclass(frozen=True, slots=True)
class Match(Generic[P]):
    """Where a match stands. It is never changed: `enter` gives the next one, for live play and for replay alike.

    `standing` counts a deal as soon as it has its result; `events` are those of the last entry;
    `version` is the number of entries so far.
    """

    game: Game[P]
    settings: dict[str, Value]
    standing: Standing
    position: P | None = None
    result: DealResult | None = None
    version: int = 0
    events: tuple[Event, ...] = ()

    @classmethod
    def begin(cls, game: Game[P], settings: dict[str, Value]) -> Match[P]:
        """A match before its first deal; the settings have been read by the game."""
        return cls(game, settings, game.first_standing(settings))

    @classmethod
    def replay(cls, game: Game[P], settings: dict[str, Value], entries: Iterable[Entry]) -> Match[P]:
        """The match that these entries lead to.

        :raises NotAllowed: an entry is refused
        """
        match = cls.begin(game, settings)
        for entry in entries:
            match = match.enter(entry)
        return match

    @property
    def players(self) -> int:
        """The number of seats."""
        return int(self.settings["players"])

    @property
    def outcome(self) -> MatchResult | None:
        """How the match ended; None while it goes on."""
        if self.result is None:
            return None
        return self.game.match_result(self.settings, self.standing)

    @property
    def stage(self) -> Stage:
        """What the match waits for."""
        if self.position is None:
            return "before-deal"
        if self.result is not None:
            return "match-over" if self.outcome is not None else "deal-over"
        return "shuffle" if self.game.awaits(self.position) else "play"

    def awaits(self) -> tuple[Card, ...]:
        """The cards that wait to be shuffled now, for a deal or in the middle of one; () when a seat is due."""
        match self.stage:
            case "before-deal" | "deal-over":
                return self.game.pack(self.settings)
            case "shuffle":
                assert self.position is not None
                return self.game.awaits(self.position)
            case _:
                return ()

    def asked(self) -> tuple[int, ...]:
        """The seats that may be due, as everybody can tell."""
        if self.position is None or self.stage != "play":
            return ()
        return self.game.asked(self.position)

    def legal(self, seat: int) -> list[Move]:
        """Every legal move of the seat."""
        if self.position is None or self.stage != "play":
            return []
        return self.game.legal(self.position, seat)

    def forced(self, seat: int) -> Move | None:
        """The move that the house makes for the seat without asking, if there is one."""
        if self.position is None or self.stage != "play":
            return None
        return self.game.forced(self.position, seat)

    def spelled(self, move: Move) -> Move:
        """The move as the list of legal moves spells it now."""
        if self.position is None or self.stage != "play":
            return move
        return self.game.spelled(self.position, move)

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """Why the seat may not make this move now; None exactly for legal moves."""
        if self.position is None:
            return Refusal("not-your-turn")
        if self.result is not None:
            return Refusal("deal-over")
        if not 0 <= seat < self.players:
            return Refusal("out-of-game")
        if self.stage != "play":
            return Refusal("not-your-turn")
        return self.game.why_not(self.position, seat, self.spelled(move))

    def enter(self, entry: Entry) -> Match[P]:
        """The match after this entry.

        :raises NotAllowed: the entry is refused, with the reason code
        """
        if isinstance(entry, Act):
            return self._act(entry)
        if isinstance(entry, Deal):
            return self._deal(entry)
        return self._shuffle(entry)

    def _act(self, act: Act) -> Match[P]:
        refusal = self.why_not(act.seat, act.move)
        if refusal is not None:
            raise NotAllowed(refusal.code, **refusal.facts)
        assert self.position is not None
        position, events = self.game.apply(self.position, act.seat, self.spelled(act.move))
        return self._next(position, events)

    def _deal(self, deal: Deal) -> Match[P]:
        if self.stage not in ("before-deal", "deal-over"):
            raise NotAllowed("deal-under-way")
        if sorted(deal.order) != sorted(self.game.pack(self.settings)):
            raise NotAllowed("wrong-pack")
        dealers = self.game.dealers(self.settings, self.standing)
        dealer = dealers[0] if deal.dealer is None else deal.dealer
        if dealer not in dealers:
            raise NotAllowed("wrong-dealer")
        number = self.standing.deal + (self.result is not None)
        standing = msgspec.structs.replace(self.standing, deal=number, dealer=dealer)
        return self._next(*self.game.deal(self.settings, standing, deal), standing)

    def _shuffle(self, shuffle: Shuffle) -> Match[P]:
        if self.stage != "shuffle":
            raise NotAllowed("no-shuffle-due")
        assert self.position is not None
        if sorted(shuffle.order) != sorted(self.game.awaits(self.position)):
            raise NotAllowed("wrong-pack")
        position, events = self.game.shuffle(self.position, shuffle.order)
        return self._next(position, events)

    def _next(self, position: P, events: Iterable[Event], standing: Standing | None = None) -> Match[P]:
        standing = standing or self.standing
        result = self.game.result(position)
        if result is not None:
            standing = self.game.score(self.settings, standing, result)
            result = standing.last
        return replace(
            self,
            standing=standing,
            position=position,
            result=result,
            version=self.version + 1,
            events=tuple(events),
        )

    def seen(self, seat: int | None) -> Seen:
        """What the seat (None: a watcher) may know now, and what it heard of the last entry."""
        game, position, stage, standing = self.game, self.position, self.stage, self.standing
        legal: tuple[str, ...] = ()
        why: dict[Card, str] = {}
        if seat is not None and position is not None and stage == "play":
            legal = tuple([str(move) for move in game.legal(position, seat)])
            why = game.dimmed(position, seat)
        return Seen(
            game=game.id,
            version=self.version,
            seat=seat,
            players=self.players,
            settings=self.settings,
            stage=stage,
            deal=standing.deal,
            dealer=standing.dealer,
            marks=standing.marks,
            totals=standing.totals,
            asked=() if position is None or stage != "play" else game.asked(position),
            out=() if position is None else tuple([seat for seat in range(self.players) if game.out(position, seat)]),
            legal=legal,
            why=why,
            events=tuple([event.heard_by(seat) for event in self.events]),
            result=self.result,
            match=self.outcome,
            view=None if position is None else game.view(position, seat),
        )

    @classmethod
    def from_position(
        cls, game: Game[Any], settings: dict[str, Value], standing: Standing, position: Any
    ) -> Match[Any]:
        """A match in the middle of a deal, as scenario files describe it."""
        return cls(game, settings, standing, position, game.result(position))
