"""Hearing the numbers of the seats for a deal that is sealed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from tashkhana.storage import Numbers


class Stirring:
    """The numbers for one deal of a match, as they come in."""

    def __init__(self, match: int, deal: int) -> None:
        """None yet."""
        self._deal = match, deal
        self._numbers: dict[int, str] = {}
        self._news = asyncio.Event()

    def stir(self, match: int, deal: int, seat: int, number: str) -> None:
        """Take a number, if it is for this deal and the first of its seat."""
        if (match, deal) == self._deal:
            self._numbers.setdefault(seat, number)
            self._news.set()

    async def wait(self, here: Callable[[], frozenset[int]], most_s: float) -> None:
        """Wait until all who are here have given theirs, so many seconds at most."""
        with suppress(TimeoutError):
            async with asyncio.timeout(most_s):
                while most_s and not here() <= self._numbers.keys():
                    self._news.clear()
                    await self._news.wait()

    def numbers(self, seats: int) -> Numbers:
        """Of each seat in turn; None where none came."""
        return tuple(self._numbers.get(seat) for seat in range(seats))
