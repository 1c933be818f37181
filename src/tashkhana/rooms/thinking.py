"""What the house does next at a table: the moves of bots, and those it makes for people without asking.

What a computer chooses is thought out in a worker thread; nothing here changes anything.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

import structlog

from tashkhana.core.entry import Act
from tashkhana.core.match import Match
from tashkhana.core.move import Move, read_move
from tashkhana.core.seat import Seat

LOG = structlog.get_logger()

LATE_LEVEL = "medium"
"""How well the house plays for a person whose time is up."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A table at which the house may have to move: the `number`th match of a room.

    `people`: the seats whose people play for themselves; `late`: those of them whose time is up.
    """

    room: str
    number: int
    match: Match[Any]
    people: tuple[int, ...]
    late: frozenset[int] = frozenset()

    def same(self, other: Moment) -> bool:
        """Whether nothing has changed on the table or around it."""
        return (self.match is other.match, self.number, self.people, self.late) == (
            True,
            other.number,
            other.people,
            other.late,
        )

    def must_move(self, seat: int) -> bool:
        """Whether the table waits for this seat, which could not only add to what others do."""
        match = self.match
        return match.position is not None and match.game.must_move(match.position, seat)

    @property
    def asks_people_only(self) -> bool:
        """Whether nobody but people in time is asked: then the house makes at most the move that is forced."""
        return not self.late and all(seat in self.people for seat in self.match.asked())

    def next_act(self) -> Act | None:
        """The next move of the house; None when it waits for a person.

        Bots come first, so that nobody can tell by their timing whether a person has a choice.
        """
        for seat in self._bots_in_turn():
            move = self.match.forced(seat) or self._chosen(seat, str(self.match.settings["level"]))
            if move is not None:
                return Act(Seat(seat), move)
        return self.forced_act() or self._for_the_late() or self._unblocked()

    def forced_act(self) -> Act | None:
        """What the house does for a person who has no choice."""
        for seat in self.match.asked():
            move = self.match.forced(seat) if seat in self.people else None
            if move is not None:
                return Act(Seat(seat), move)
        return None

    def _for_the_late(self) -> Act | None:
        """Who may only add is done; who must move is moved as a player of medium strength would (setting `clock`)."""
        match = self.match
        late = [seat for seat in match.asked() if seat in self.late]
        for seat in late:
            move = None if self.must_move(seat) or match.position is None else match.game.done(match.position, seat)
            if move is not None:
                return Act(Seat(seat), move)
        for seat in late:
            if self.must_move(seat) and match.legal(seat):
                level = LATE_LEVEL if LATE_LEVEL in match.game.bots else str(match.settings["level"])
                return Act(Seat(seat), self._chosen(seat, level) or match.legal(seat)[0])
        return None

    def _unblocked(self) -> Act | None:
        """A move all the same if every bot waits and no person can move, for a table must never stand still."""
        if any(self.match.legal(seat) for seat in self.people):
            return None
        for seat in self._bots_in_turn():
            for move in self.match.legal(seat):
                LOG.error("the bots wait for each other", room=self.room, match=self.number, version=self.match.version)
                return Act(Seat(seat), move)
        return None

    def _bots_in_turn(self) -> list[int]:
        """The bots that are asked; who comes first changes, as no bot shall always be the quicker one."""
        bots = [seat for seat in self.match.asked() if seat not in self.people]
        start = self.match.version % len(bots) if bots else 0
        return bots[start:] + bots[:start]

    def _chosen(self, seat: int, level: str) -> Move | None:
        """What a bot of this level chooses; None where it waits for the others."""
        seen = self.match.seen(seat)
        if not seen.legal:
            return None
        game = self.match.game
        bot = game.bots[level]
        try:
            choice = bot(seen, seed_of(self.room, self.number, self.match.version, seat))
        except Exception:
            LOG.exception("a bot failed", room=self.room, match=self.number, version=self.match.version, seat=seat)
            choice = seen.legal[0]
        if choice is not None and choice not in seen.legal:
            LOG.error("a bot broke the rules", room=self.room, match=self.number, version=self.match.version, seat=seat)
            choice = seen.legal[0]
        return None if choice is None else read_move(choice, game.shapes)


def seed_of(room: str, number: int, version: int, seat: int) -> int:
    """A seed for a seat at a moment of a room's match: the same for the same moment, and unrelated to the next."""
    moment = f"{room} {number} {version} {seat}"
    return int.from_bytes(hashlib.sha256(moment.encode()).digest()[:7], "big")
