"""Hints: what hard would do in a guest's seat, thought out beside the table, which goes on meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from typing import Any

import structlog

from tashkhana.core.advice import Advice
from tashkhana.core.match import Match
from tashkhana.core.refusal import NotAllowed, Refusal
from tashkhana.rooms.book import Book
from tashkhana.rooms.company import Company
from tashkhana.rooms.guest import Guest
from tashkhana.rooms.thinking import seed_of

LOG = structlog.get_logger()


class Hints:
    """The hints of a room that are being thought out, one for each guest at most.

    The last hint of each seat is kept: nobody can make the house think twice about one table.
    """

    def __init__(self, book: Book, company: Company, workers: Executor) -> None:
        """None yet."""
        self._book = book
        self._company = company
        self._room = book.room.id
        self._workers = workers
        self._thinking: dict[Guest, asyncio.Task[None]] = {}
        self._found: dict[int, tuple[Match[Any], Advice | None]] = {}

    async def answer(self, guest: Guest, ask: str, version: int) -> None:
        """Answer a guest who asks what hard would do on the table of this version, now or once it is thought out."""
        if guest not in self._company:
            return
        match = self._book.match
        try:
            seat = self.check(guest, match, self._company.seat(guest), version)
        except NotAllowed as refused:
            self._company.answer(guest, ask, match.version, refused.refusal)
            return
        self.think(guest, match, self._book.number, seat, partial(self._tell, guest, ask, version))

    def _tell(self, guest: Guest, ask: str, version: int, advice: Advice | None) -> None:
        """Whatever the table has become meanwhile: it is advice on the table that was asked about."""
        if advice is None:
            self._company.answer(guest, ask, version, Refusal("nothing-to-hint"))
        else:
            guest.advice(ask, version, advice)

    def check(self, guest: Guest, match: Match[Any], seat: int | None, version: int) -> int:
        """The seat that the hint is for.

        :raises NotAllowed: "not-seated", "no-hints", "stale-version", "nothing-to-hint", "hint-busy"
        """
        if seat is None:
            raise NotAllowed("not-seated")
        if match.settings["hint_bulb"] == "off":
            raise NotAllowed("no-hints")
        if version != match.version:
            raise NotAllowed("stale-version")
        if not match.seen(seat).legal:
            raise NotAllowed("nothing-to-hint")
        if guest in self._thinking:
            raise NotAllowed("hint-busy")
        return seat

    def think(
        self, guest: Guest, match: Match[Any], number: int, seat: int, tell: Callable[[Advice | None], None]
    ) -> None:
        """Think for a guest; `tell` gets what comes of it (None: there is nothing to say)."""

        async def task() -> None:
            try:
                tell(await self._advice(match, number, seat))
            finally:
                self._thinking.pop(guest, None)

        self._thinking[guest] = asyncio.create_task(task(), name=f"hint in {self._room}")

    async def _advice(self, match: Match[Any], number: int, seat: int) -> Advice | None:
        table, found = self._found.get(seat, (None, None))
        if table is match:
            return found
        found = await self._thought(match, number, seat)
        self._found[seat] = match, found
        return found

    async def _thought(self, match: Match[Any], number: int, seat: int) -> Advice | None:
        seed = seed_of(self._room, number, match.version, seat)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._workers, match.game.advise, match.seen(seat), seed)
        except Exception:
            LOG.exception("no hint came", room=self._room, match=number, version=match.version, seat=seat)
            return None

    def forget(self, guest: Guest) -> None:
        """Think no more for a guest that is gone, though it may not have begun."""
        task = self._thinking.pop(guest, None)
        if task is not None:
            task.cancel()

    async def stop(self) -> None:
        """Think no more at all."""
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
