"""The dealer: seals a secret before each deal, hears the numbers of the seats, and shuffles by the published method.

Nobody at the table, the house included, can choose the cards: `docs/9-fair-deals.md` tells why.
"""

from __future__ import annotations

from collections.abc import Iterable
from secrets import SystemRandom, token_hex
from typing import Any

import msgspec
from msgspec import Struct

from tashkhana.core.cards import Card
from tashkhana.core.entry import Deal, Shuffle, read_entry
from tashkhana.core.match import Match
from tashkhana.core.seal import Seal
from tashkhana.fair import METHOD, dealt, seal_of, shuffled
from tashkhana.rooms.book import Book
from tashkhana.rooms.company import Company
from tashkhana.rooms.guest import Guest
from tashkhana.rooms.pace import Pace
from tashkhana.rooms.stirring import Stirring
from tashkhana.storage import Line, SavedSeal

SECRET_BYTES = 32


class Drawn(Struct, frozen=True):
    """An order of cards as an entry; with a deal, the seal that it was drawn from."""

    entry: Deal | Shuffle
    seal: SavedSeal | None = None


class Dealer:
    """Shuffles for a room. The secret of a deal is told to nobody before the deal is over."""

    def __init__(self, book: Book, company: Company, pace: Pace) -> None:
        """Nothing is sealed yet."""
        self._book = book
        self._company = company
        self._pace = pace
        self._stirring: Stirring | None = None

    async def drawn(self, number: int, match: Match[Any]) -> Drawn:
        """The cards that this match, the `number`th of the room, awaits, shuffled."""
        if match.stage == "shuffle":
            return Drawn(await self._reshuffled(match))
        seal = await self._stirred(await self._sealed(number, match), match.players)
        dealers = match.game.dealers(match.settings, match.standing)
        return Drawn(dealt(shown(seal), match.awaits(), dealers), seal)

    async def _sealed(self, number: int, match: Match[Any]) -> SavedSeal:
        """The secret for the next deal, on the disk before anybody hears of it: a restart cannot choose another."""
        deal = match.standing.deal + (match.result is not None)
        return await self._book.log.keep_seal(
            self._book.room.id, SavedSeal(number, deal, METHOD, token_hex(SECRET_BYTES))
        )

    async def _stirred(self, seal: SavedSeal, seats: int) -> SavedSeal:
        """The seal with the numbers of those who gave one in time."""
        stirring = self._stirring = Stirring(seal.match, seal.deal)
        for guest in self._company.guests:
            guest.sealed(seal.match, seal.deal, seal.method, seal_of(seal.secret))
        await stirring.wait(lambda: self._company.here, self._pace.stir_wait_s)
        self._stirring = None
        return msgspec.structs.replace(seal, numbers=stirring.numbers(seats))

    def stir(self, guest: Guest, match: int, deal: int, number: str) -> None:
        """A number from somebody; of each seat the first one counts, and only for the deal that is sealed now."""
        seat = self._company.seat(guest) if guest in self._company else None
        if seat is not None and self._stirring is not None:
            self._stirring.stir(match, deal, seat, number)

    async def _reshuffled(self, match: Match[Any]) -> Shuffle:
        seal = await self._seal_on_table()
        if seal is None:  # an earlier version dealt, and sealed nothing
            cards = list(match.awaits())
            SystemRandom().shuffle(cards)
            return Shuffle(tuple(cards))
        return shuffled(shown(seal), len(await self._orders()), match.awaits())

    async def tell(self, *guests: Guest) -> None:
        """Tell these, if they are here, the seal of the deal on the table; once it is over, all it was drawn from."""
        seal = await self._seal_on_table()
        if seal is None:
            return
        over = self._book.match.result is not None
        orders = await self._orders() if over else ()
        for guest in filter(self._company.__contains__, guests):
            if over:
                guest.revealed(shown(seal), orders)
            else:
                guest.sealed(seal.match, seal.deal, seal.method, seal_of(seal.secret))

    async def _seal_on_table(self) -> SavedSeal | None:
        """That of the deal which has been dealt last; None where there is none."""
        match, number = self._book.match, self._book.number
        if match.position is None or self._book.gathering:
            return None
        seals = await self._book.log.seals(self._book.room.id, number)
        dealt_from = (seal for seal in seals if seal.deal == match.standing.deal and seal.numbers is not None)
        return next(dealt_from, None)

    async def _orders(self) -> tuple[tuple[Card, ...], ...]:
        """The orders of the deal on the table so far, that of the deal first."""
        return orders_of(await self._book.log.lines(self._book.room.id, self._book.number))


def orders_of(lines: Iterable[Line]) -> tuple[tuple[Card, ...], ...]:
    """The orders of the last deal of these lines."""
    orders: list[tuple[Card, ...]] = []
    for line in lines:
        if line.line.startswith(("deal ", "shuffle ")):
            entry = read_entry(line.line, {})
            assert isinstance(entry, Deal | Shuffle)
            if isinstance(entry, Deal):
                orders.clear()
            orders.append(entry.order)
    return tuple(orders)


def shown(seal: SavedSeal) -> Seal:
    """A seal whose deal has been dealt, as it is shown and checked."""
    return Seal(seal.match, seal.deal, seal.method, seal_of(seal.secret), seal.secret, seal.numbers or ())
