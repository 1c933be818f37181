"""A room: one inbox, worked off one piece after the other; save, then change, then tell."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from functools import partial
from typing import Any

import structlog

from tashkhana.core.advice import Advice
from tashkhana.core.entry import Entry
from tashkhana.core.match import Match
from tashkhana.core.refusal import NotAllowed, Refusal
from tashkhana.rooms.asks import Asks, Wish
from tashkhana.rooms.book import Book
from tashkhana.rooms.company import Company
from tashkhana.rooms.dealer import shuffled
from tashkhana.rooms.guest import Guest
from tashkhana.rooms.hints import Hints
from tashkhana.rooms.pace import Pace
from tashkhana.rooms.player import PlayerId
from tashkhana.rooms.thinking import Moment

LOG = structlog.get_logger()

Work = Callable[[], Awaitable[None]]
MOST_STUMBLES = 3
"""Mistakes of ours in a row, without a move in between, after which a room gives up."""


class Room:
    """Where people and bots sit. An idle room holds no task and no timer.

    `come`, `leave` and `ask` may be called at any time; they only put work into the inbox.
    """

    def __init__(self, book: Book, pace: Pace, workers: Executor) -> None:
        """A room whose book has been read."""
        self._book = book
        self._company = Company(book)
        self._asks = Asks(book)
        self._hints = Hints(book.room.id, workers)
        self._pace = pace
        self._workers = workers
        self._inbox: deque[Work] = deque()
        self._working: asyncio.Task[None] | None = None
        self._planned: Match[Any] | None = None
        self._turn: asyncio.Task[None] | None = None
        self._stumbles = 0
        self.closed = False

    @property
    def id(self) -> str:
        """Its code."""
        return self._book.room.id

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is left to do."""
        return not self._company and self._working is None

    @property
    def number(self) -> int:
        """Which match of the room is on the table, from 1."""
        return self._book.number

    @property
    def match(self) -> Match[Any]:
        """The match on the table."""
        return self._book.match

    def seat_of(self, player: PlayerId) -> int | None:
        """The seat of this player, None for everybody else."""
        return self._company.seat_of(player)

    def come(self, guest: Guest) -> None:
        """A connection opens."""
        self._post(partial(self._come, guest))

    def leave(self, guest: Guest) -> None:
        """A connection is gone."""
        self._post(partial(self._leave, guest))

    def ask(self, guest: Guest, ask: str, wish: Wish) -> None:
        """A connection asks for something."""
        self._post(partial(self._answer, guest, ask, wish))

    def hint(self, guest: Guest, ask: str, version: int) -> None:
        """A connection asks what hard would do on the table of this version."""
        self._post(partial(self._hint, guest, ask, version))

    async def abandon(self, seat: int) -> None:
        """Close the room for good; a match that goes on counts as abandoned by this seat."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._post(partial(self._abandon, seat, done))
        await done

    async def stop(self) -> None:
        """Finish the work that is in hand, and do no more."""
        self.closed = True
        self._rest()
        await self._hints.stop()
        if self._working is not None:
            await asyncio.wait([self._working])

    # The inbox

    def _post(self, work: Work) -> None:
        self._inbox.append(work)
        if self._working is None:
            self._working = asyncio.create_task(self._work(), name=f"room {self.id}")

    async def _work(self) -> None:
        while self._inbox:
            work, version = self._inbox.popleft(), self.match.version
            try:
                await work()
            except Exception:
                LOG.exception("a room stumbled", room=self.id, match=self.number, version=version)
                await self._recover()
            if self.match.version != version:
                self._stumbles = 0
            self._plan()
        self._working = None

    async def _recover(self) -> None:
        """After a mistake of ours only the log is to be trusted."""
        self._stumbles += 1
        try:
            await self._book.read()
        except Exception:
            LOG.exception("a room cannot be read", room=self.id)
            self._close("room-damaged")
            return
        if self._stumbles >= MOST_STUMBLES:
            self._close("room-damaged")
        self._company.show_all(with_events=False)

    async def _come(self, guest: Guest) -> None:
        if self.closed:
            guest.goodbye("room-closed")
        else:
            self._company.add(guest)

    async def _leave(self, guest: Guest) -> None:
        self._hints.forget(guest)
        self._company.remove(guest)

    async def _answer(self, guest: Guest, ask: str, wish: Wish) -> None:
        if guest not in self._company:
            return
        seat, before = self._company.seat(guest), self.match
        if seat is None:
            self._company.answer(guest, ask, before.version, Refusal("not-seated"))
            return
        try:
            answered = await self._asks.answer(seat, ask, wish)
        except Exception:
            self._company.answer(guest, ask, before.version, Refusal("room-trouble"))
            raise
        self._company.answer(guest, ask, answered.version, answered.refusal)
        if self.match is not before:
            self._company.show_all(with_events=self.match.events is not before.events)
        elif answered.refusal is None or answered.refusal.code == "stale-version":
            self._company.show(guest)

    async def _hint(self, guest: Guest, ask: str, version: int) -> None:
        if guest not in self._company:
            return
        match = self.match
        try:
            seat = self._hints.check(guest, match, self._company.seat(guest), version)
        except NotAllowed as refused:
            self._company.answer(guest, ask, match.version, refused.refusal)
            return
        self._hints.think(guest, match, self.number, seat, partial(self._tell_hint, guest, ask, version))

    def _tell_hint(self, guest: Guest, ask: str, version: int, advice: Advice | None) -> None:
        """Whatever the table has become meanwhile: it is advice on the table that was asked about."""
        if advice is None:
            self._company.answer(guest, ask, version, Refusal("nothing-to-hint"))
        else:
            guest.advice(ask, version, advice)

    async def _abandon(self, seat: int, done: asyncio.Future[None]) -> None:
        try:
            await self._book.abandon(seat)
        except Exception as error:  # noqa: BLE001 (who asked must hear of it)
            done.set_exception(error)
            return
        self._close("room-closed")
        done.set_result(None)

    def _close(self, code: str) -> None:
        self.closed = True
        self._company.dismiss(code)

    # What the house does next

    def _plan(self) -> None:
        """After each piece of work, see whose turn it is: the dealer's, the house's or a person's."""
        if self.closed or not self._company.here:
            self._rest()
            return
        if self._planned is self.match:
            return
        self._rest()
        self._planned = self.match
        match self.match.stage:
            case "before-deal" | "shuffle":
                self._post(partial(self._enter, self.match, lambda: shuffled(self.match)))
            case "play":
                self._turn = asyncio.create_task(self._take_turn(self.match), name=f"turn in {self.id}")
            case _:
                pass

    def _rest(self) -> None:
        self._planned = None
        if self._turn is not None:
            self._turn.cancel()
            self._turn = None

    async def _take_turn(self, match: Match[Any]) -> None:
        """Think, wait until the others have seen the table, move. Thinking is part of the wait."""
        loop = asyncio.get_running_loop()
        ready = loop.time() + self._pace.delay_s(match, self._book.people)
        moment = Moment(self.id, self.number, match, self._book.people)
        try:
            act = await loop.run_in_executor(self._workers, moment.next_act)
        except Exception as error:  # noqa: BLE001 (the inbox deals with it)
            self._post(partial(_fail, error))
            return
        if act is None:
            return
        await asyncio.sleep(max(0.0, ready - loop.time()))
        self._post(partial(self._enter, match, lambda: act))

    async def _enter(self, match: Match[Any], make: Callable[[], Entry]) -> None:
        """Enter what the house does, unless the table has changed meanwhile."""
        if self.match is match:
            entered = await self._book.enter(make())
            self._company.show_all(with_events=entered)


async def _fail(error: Exception) -> None:
    raise error
