"""What a seat may ask of the match, and that the same ask is answered the same, and played once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from tashkhana.core.entry import Act, Entry
from tashkhana.core.match import Match
from tashkhana.core.move import read_move
from tashkhana.core.refusal import NotAllowed, Refusal
from tashkhana.core.seat import Seat
from tashkhana.core.settings import read_settings
from tashkhana.rooms.book import Book
from tashkhana.rooms.dealer import shuffled
from tashkhana.rooms.wishes import Move, NewSettings, NextDeal, NextMatch, TableWish

REMEMBERED = 100
"""Answers that a room gives again without looking into its log."""


class Answered(Struct, frozen=True):
    """The answer to an ask: done at `version`, or why not."""

    version: int
    refusal: Refusal | None = None


class Asks:
    """Answers asks by entering into the book."""

    def __init__(self, book: Book) -> None:
        """Remember nothing yet."""
        self._book = book
        self._answers: OrderedDict[tuple[int, str], Answered] = OrderedDict()

    async def answer(self, seat: int, ask: str, wish: TableWish) -> Answered:
        """Do what is asked, or say why not; an ask that was answered is answered again, not done again."""
        known = self._answers.get((seat, ask))
        if known is not None:
            return known
        try:
            answered = Answered(await self._do(seat, ask, wish))
        except NotAllowed as refused:
            answered = Answered(self._book.match.version, refused.refusal)
        self._answers[seat, ask] = answered
        if len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)
        return answered

    async def _do(self, seat: int, ask: str, wish: TableWish) -> int:
        """The version at which the wish was fulfilled.

        :raises NotAllowed: "not-started", or why it was not
        """
        if self._book.gathering:
            raise NotAllowed("not-started")
        match wish:
            case Move():
                return await self._entered(seat, ask, wish.version, lambda: self._act(seat, wish.move))
            case NextDeal():
                return await self._entered(seat, ask, wish.version, self._deal)
            case NextMatch():
                return await self._entered(seat, ask, wish.version, None)
            case NewSettings():
                await self._change(seat, wish.settings)
                return self._book.match.version

    async def _entered(self, seat: int, ask: str, version: int, make: Callable[[], Entry] | None) -> int:
        """Enter what was asked at this version (no `make`: begin a new match); the version of its entry.

        :raises NotAllowed: "stale-version", or what the rules say
        """
        if version == self._book.match.version and await self._enter(seat, ask, make):
            return self._book.match.version
        entered = await self._book.answered(seat, ask)
        if entered is None:
            raise NotAllowed("stale-version")
        return entered.version

    async def _enter(self, seat: int, ask: str, make: Callable[[], Entry] | None) -> bool:
        if make is not None:
            return await self._book.enter(make(), seat, ask)
        match = self._book.match
        if match.stage != "match-over":
            raise NotAllowed("nothing-to-repeat")
        fresh = Match.begin(match.game, self._book.room.settings)
        return await self._book.begin(shuffled(fresh), fresh, seat, ask)

    def _act(self, seat: int, move: str) -> Entry:
        return Act(Seat(seat), read_move(move, self._book.game.shapes))

    def _deal(self) -> Entry:
        if self._book.match.stage != "deal-over":
            raise NotAllowed("nothing-to-deal")
        return shuffled(self._book.match)

    async def _change(self, seat: int, changes: Mapping[str, Any]) -> None:
        if self._book.room.kind != "alone" and seat != self._book.room.host:
            raise NotAllowed("host-only")
        rules = {setting.id for setting in self._book.game.own_settings}
        for name in changes:
            if name in rules:
                raise NotAllowed("setting-fixed", setting=name)
        settings = read_settings(self._book.game.house_settings, self._book.match.settings, changes)
        await self._book.change(settings)


def check_seats(settings: Mapping[str, Any], seats: tuple[int, int]) -> None:
    """Refuse more players than a room of this game has seats, whatever its rules can do.

    :raises NotAllowed: "setting-out-of-range"
    """
    fewest, most = seats
    if not fewest <= int(settings["players"]) <= most:
        raise NotAllowed("setting-out-of-range", setting="players", value=settings["players"])
