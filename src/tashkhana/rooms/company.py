"""The company in a room: the connections, the seats they follow, and telling them."""

from __future__ import annotations

from dataclasses import replace

from tashkhana.core.refusal import Refusal
from tashkhana.rooms.book import Book
from tashkhana.rooms.guest import Guest, Place
from tashkhana.rooms.player import PlayerId


class Company:
    """Who is connected. A person may be so several times; all those connections follow the same seat."""

    def __init__(self, book: Book) -> None:
        """Nobody yet."""
        self._book = book
        self._seats: dict[Guest, int | None] = {}

    def __contains__(self, guest: Guest) -> bool:
        """Whether this connection is in the room."""
        return guest in self._seats

    def __bool__(self) -> bool:
        """Whether anybody is connected, watchers included."""
        return bool(self._seats)

    @property
    def here(self) -> frozenset[int]:
        """The seats whose people are connected."""
        return frozenset(seat for seat in self._seats.values() if seat is not None)

    def seat(self, guest: Guest) -> int | None:
        """The seat that this connection follows; None for a watcher."""
        return self._seats[guest]

    def seat_of(self, player: PlayerId) -> int | None:
        """The seat of this player in the room; None for everybody else."""
        return next((seat.seat for seat in self._book.room.seats if seat.player == player), None)

    def add(self, guest: Guest) -> None:
        """Welcome a connection and show it the table; the others hear if a seat is filled by that."""
        before = self.here
        self._seats[guest] = self.seat_of(guest.player)
        self._welcome(guest)
        self.show(guest)
        if before != self.here:
            self._tell_places(but=guest)

    def remove(self, guest: Guest) -> None:
        """Forget a connection."""
        before = self.here
        self._seats.pop(guest, None)
        if before != self.here:
            self._tell_places()

    def dismiss(self, code: str) -> None:
        """Say goodbye to all."""
        for guest in self._seats:
            guest.goodbye(code)
        self._seats.clear()

    def show(self, guest: Guest) -> None:
        """Show the table as it is, without what happened last."""
        guest.table(self._book.number, replace(self._book.match, events=()).seen(self._seats[guest]))

    def show_all(self, *, with_events: bool) -> None:
        """Show the table to all, with what happened last or without."""
        match = self._book.match if with_events else replace(self._book.match, events=())
        seen = {seat: match.seen(seat) for seat in set(self._seats.values())}
        for guest, seat in self._seats.items():
            guest.table(self._book.number, seen[seat])

    def answer(self, guest: Guest, ask: str, version: int, refusal: Refusal | None) -> None:
        """Answer one ask."""
        if refusal is None:
            guest.answer(ask, version, None, {})
        else:
            guest.answer(ask, version, refusal.code, refusal.facts)

    def _tell_places(self, but: Guest | None = None) -> None:
        for guest in self._seats:
            if guest is not but:
                self._welcome(guest)

    def _welcome(self, guest: Guest) -> None:
        room, here = self._book.room, self.here
        places = tuple(
            Place(seat.name, bot=seat.player is None, here=seat.player is None or seat.seat in here)
            for seat in room.seats
        )
        guest.welcome(room.id, self._seats[guest], places, room.preset)
