"""A room: one inbox, worked off one piece after the other; save, then change, then tell."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Any

import structlog

from tashkhana.core.match import Match
from tashkhana.core.refusal import NotAllowed, Refusal
from tashkhana.rooms.asks import Asks
from tashkhana.rooms.away import Away
from tashkhana.rooms.book import Book
from tashkhana.rooms.company import Company
from tashkhana.rooms.dealer import Dealer
from tashkhana.rooms.guest import Guest
from tashkhana.rooms.hints import Hints
from tashkhana.rooms.hosting import Hosting
from tashkhana.rooms.inbox import Inbox, Work
from tashkhana.rooms.moving import check_moved, held
from tashkhana.rooms.pace import Pace
from tashkhana.rooms.player import PlayerId
from tashkhana.rooms.seatcode import SeatCodes
from tashkhana.rooms.speech import Speech
from tashkhana.rooms.talk import Saying
from tashkhana.rooms.turns import Turns
from tashkhana.rooms.voice import IceFor, no_ice
from tashkhana.rooms.wishes import NextMatch, SeatWish, TableWish, Wish

LOG = structlog.get_logger()

MOST_STUMBLES = 3
"""Mistakes of ours in a row, without a move in between, after which a room gives up."""


class Room:
    """Where people and bots sit. An idle room holds no task and no timer.

    `come`, `watch`, `leave` and `ask` may be called at any time; they only put work into the inbox.
    """

    def __init__(self, book: Book, pace: Pace, workers: Executor, ice: IceFor = no_ice) -> None:
        """A room whose book has been read."""
        self._book = book
        away = Away(pace)
        self._company = Company(book, away)
        self._dealer = Dealer(book, self._company, pace)
        self._asks = Asks(book, self._dealer)
        self._hosting = Hosting(book, self._company, away, self._close)
        self._seat_codes = SeatCodes(book, self._company, self._hosting)
        self._hints = Hints(book, self._company, workers)
        self._turns = Turns(book, self._company, away, self._dealer, pace=pace, workers=workers, post=self._post)
        self._speech = Speech(book, self._company, ice)
        self._inbox = Inbox()
        self._working: asyncio.Task[None] | None = None
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
        """Which match of the room is on the table, from 1; 0 before the first."""
        return self._book.number

    @property
    def match(self) -> Match[Any]:
        """The match on the table."""
        return self._book.match

    def seat_of(self, player: PlayerId) -> int | None:
        """The seat of this player, None for everybody else."""
        return self._company.seat_of(player)

    def come(self, guest: Guest) -> None:
        """A connection opens that wants its seat, or a free one."""
        self._post(partial(self._come, guest))

    def watch(self, guest: Guest, code: str) -> None:
        """A connection opens by the link for watchers that bears this code."""
        self._post(partial(self._watch, guest, code))

    def leave(self, guest: Guest) -> None:
        """A connection is gone."""
        self._post(partial(self._leave, guest))

    def ask(self, guest: Guest, ask: str, wish: Wish) -> None:
        """A connection asks for something."""
        self._post(partial(self._answer, guest, ask, wish), guest)

    def hint(self, guest: Guest, ask: str, version: int) -> None:
        """A connection asks what hard would do on the table of this version."""
        self._post(partial(self._hints.answer, guest, ask, version), guest)

    def finish(self, guest: Guest, ask: str, match: int, deal: int) -> None:
        """A connection does not want to wait for computers that play among themselves."""
        self._post(partial(self._finish, guest, ask, match, deal), guest)

    def say(self, guest: Guest, ask: str, saying: Saying) -> None:
        """A connection says something to all who are here."""
        self._post(partial(self._speech.say, guest, ask, saying), guest)

    def voice(self, guest: Guest, ask: str, *, on: bool, microphone: bool) -> None:
        """A connection joins the voices or leaves them."""
        self._post(partial(self._speech.voice, guest, ask, on, microphone), guest)

    def signal(self, guest: Guest, to: int, visit: int, data: str) -> None:
        """A browser says something to another one's voice. It changes nothing, so it waits for nothing."""
        self._speech.signal(guest, to, visit, data)

    def stir(self, guest: Guest, match: int, deal: int, number: str) -> None:
        """A connection gives a number for a deal. It need not wait: the inbox may be waiting for it."""
        self._dealer.stir(guest, match, deal, number)

    def seat_code(self, guest: Guest, ask: str) -> None:
        """A connection asks for a code that moves its seat to another device."""
        self._post(partial(self._seat_codes.give, guest, ask), guest)

    async def abandon(self, player: PlayerId) -> None:
        """This player leaves for good; if that leaves nobody, the room closes.

        :raises NotAllowed: "not-seated"
        """
        await self._done(partial(self._abandon, player))

    async def move_seat(self, code_hash: str, player: PlayerId) -> None:
        """Give this player the seat for which the code with this hash was made.

        :raises NotAllowed: "seat-code-unknown", "already-seated", "removed"
        """
        await self._done(partial(self._seat_codes.claim, code_hash, player))

    def has(self, player: PlayerId) -> bool:
        """Whether this player has a seat here, or a connection."""
        return self.seat_of(player) is not None or any(guest.player == player for guest in self._company.guests)

    def held(self, player: PlayerId, goodbye: str) -> AbstractAsyncContextManager[None]:
        """Hold this room while all that is this player's becomes another's."""
        return held(self._post, self._book, self._company, player, goodbye)

    async def stop(self) -> None:
        """Finish the work that is in hand, and do no more."""
        self.closed = True
        self._turns.rest()
        await self._hints.stop()
        if self._working is not None:
            await asyncio.wait([self._working])

    # The inbox

    def _post(self, work: Work, guest: Guest | None = None) -> None:
        if not self._inbox.put(work, guest):
            if guest is not None:
                guest.goodbye("too-fast")
            return
        if self._working is None:
            self._working = asyncio.create_task(self._work(), name=f"room {self.id}")

    async def _work(self) -> None:
        while self._inbox:
            work, version = self._inbox.take(), self.match.version
            try:
                await work()
            except Exception:
                LOG.exception("a room stumbled", room=self.id, match=self.number, version=version)
                await self._recover()
            if self.match.version != version:
                self._stumbles = 0
            self._speech.tell()
            self._turns.plan(closed=self.closed)
        self._working = None

    async def _done(self, work: Work) -> None:
        """Until this work has been done; whoever waits hears why it could not be."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def answering() -> None:
            try:
                await work()
            except Exception as error:  # noqa: BLE001 (who asked must hear of it)
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(None)

        self._post(answering)
        await done

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
        self._company.welcome_all()
        self._company.show_all(with_events=False)

    # Coming and leaving

    async def _come(self, guest: Guest) -> None:
        if self.closed:
            guest.goodbye("room-closed")
        elif self._company.seat_of(guest.player) is not None:
            self._let_in(guest)
        else:
            await self._seat(guest)
        await self._dealer.tell(guest)

    async def _seat(self, guest: Guest) -> None:
        try:
            # Who came while the room was held knocked in time, but under a secret that is nobody's any more.
            await check_moved(self._book.log, guest.player)
            await self._hosting.sit(guest)
        except NotAllowed as refused:
            guest.goodbye(refused.code)
        except Exception:
            guest.goodbye("room-trouble")
            raise
        else:
            self._company.show(guest)

    async def _watch(self, guest: Guest, code: str) -> None:
        if self.closed:
            guest.goodbye("room-closed")
        elif self._book.room.watch != code:
            guest.goodbye("watching-off")
        elif await self._book.log.is_barred(self.id, guest.player):
            guest.goodbye("removed")
        elif not self._company.takes_watchers:
            guest.goodbye("watchers-full")
        else:
            self._let_in(guest, watches=True)
        await self._dealer.tell(guest)

    def _let_in(self, guest: Guest, *, watches: bool = False) -> None:
        before = self._company.here
        self._company.add(guest, watches=watches)
        self._turns.notice()
        self._company.welcome(guest)
        self._company.show(guest)
        self._turns.tell_clock(guest)
        self._tell_change(before, watches=watches, but=guest)

    async def _leave(self, guest: Guest) -> None:
        self._hints.forget(guest)
        if guest not in self._company:
            return
        before, watched = self._company.here, self._company.seat(guest) is None
        self._company.remove(guest)
        self._tell_change(before, watches=watched)

    def _tell_change(self, before: frozenset[int], *, watches: bool, but: Guest | None = None) -> None:
        """Tell who is here if that has changed."""
        here, seats = self._company.here, self._book.room.seats
        if here == before and not watches:
            return
        self._company.welcome_all(but=but)
        for code, changed in (("back", here - before), ("away", before - here)):
            for seat in changed:
                self._company.news(code, seats[seat])

    # Asks

    async def _answer(self, guest: Guest, ask: str, wish: Wish) -> None:
        if guest not in self._company:
            return
        try:
            if isinstance(wish, SeatWish):
                await self._hosting.answer(guest, ask, wish)
            else:
                await self._answer_seat(guest, ask, wish)
        except Exception:
            self._company.answer(guest, ask, self.match.version, Refusal("room-trouble"))
            raise

    async def _answer_seat(self, guest: Guest, ask: str, wish: TableWish) -> None:
        seat, before = self._company.seat(guest), self.match
        if seat is None:
            self._company.answer(guest, ask, before.version, Refusal("not-seated"))
            return
        if isinstance(wish, NextMatch) and wish.version == before.version:
            await self._hosting.part(asyncio.get_running_loop().time())
        answered = await self._asks.answer(seat, ask, wish)
        self._company.answer(guest, ask, answered.version, answered.refusal)
        if self.match is not before:
            self._company.show_all(with_events=self.match.events is not before.events)
        elif answered.refusal is None or answered.refusal.code == "stale-version":
            self._company.show(guest)

    async def _finish(self, guest: Guest, ask: str, match: int, deal: int) -> None:
        if guest not in self._company:
            return
        refusal = None
        try:
            self._turns.finish(self._company.seat(guest), match, deal)
        except NotAllowed as refused:
            refusal = refused.refusal
        self._company.answer(guest, ask, self.match.version, refusal)

    async def _abandon(self, player: PlayerId) -> None:
        seat = self._company.seat_of(player)
        if seat is None:
            raise NotAllowed("not-seated")
        await self._hosting.leave(seat)

    def _close(self, code: str) -> None:
        self.closed = True
        self._company.dismiss(code, *self._company.guests)
