"""The company in a room: the connections, the seats they follow, and telling them."""

from __future__ import annotations

from dataclasses import replace

from tashkhana.core.refusal import Refusal
from tashkhana.rooms.away import Away
from tashkhana.rooms.book import Book
from tashkhana.rooms.bucket import SeatLimit
from tashkhana.rooms.guest import Guest, Place, RoomState
from tashkhana.rooms.player import PlayerId
from tashkhana.rooms.seating import person_of
from tashkhana.storage import SavedRoom, SavedSeat

MOST_WATCHERS = 50
"""Connections that may watch a room: each costs as much as that of a player."""
NEWS_AT_ONCE = 6
NEWS_PER_S = 0.1
"""News of one who comes and goes again and again, and of one who is made host again and again."""

COMING = ("joined", "left", "away", "back")


class Company:
    """Who is connected. A person may be so several times; all those connections follow the same seat."""

    def __init__(self, book: Book, away: Away) -> None:
        """Nobody yet."""
        self._book = book
        self._away = away
        self._watches: dict[Guest, bool] = {}
        self._looked_at: SavedRoom | None = None
        self._seats: dict[str, int] = {}
        self._here: frozenset[int] | None = None
        coming = SeatLimit(NEWS_AT_ONCE, NEWS_PER_S)
        self._limits = {"host": SeatLimit(NEWS_AT_ONCE, NEWS_PER_S), **dict.fromkeys(COMING, coming)}

    def __contains__(self, guest: Guest) -> bool:
        """Whether this connection is in the room."""
        return guest in self._watches

    def __bool__(self) -> bool:
        """Whether anybody is connected, watchers included."""
        return bool(self._watches)

    @property
    def here(self) -> frozenset[int]:
        """The seats whose people are connected."""
        self._look()
        if self._here is None:
            seats = (self.seat(guest) for guest in self._watches)
            self._here = frozenset(seat for seat in seats if seat is not None)
        return self._here

    def _look(self) -> None:
        """See who sits where, if that may have changed."""
        room = self._book.room
        if room is not self._looked_at:
            self._looked_at, self._here = room, None
            self._seats = {seat.player: seat.seat for seat in room.seats if seat.player is not None}

    @property
    def guests(self) -> tuple[Guest, ...]:
        """All connections."""
        return tuple(self._watches)

    def seat(self, guest: Guest) -> int | None:
        """The seat that this connection follows; None for a watcher."""
        return None if self._watches[guest] else self.seat_of(guest.player)

    def seat_of(self, player: PlayerId) -> int | None:
        """The seat of this player in the room; None for everybody else."""
        self._look()
        return self._seats.get(player)

    def watches(self, guest: Guest) -> bool:
        """Whether this connection came by the link for watchers, and has not taken a seat."""
        return self._watches[guest]

    def add(self, guest: Guest, *, watches: bool = False) -> None:
        """Let a connection in, or change what it does here; nobody is told yet."""
        self._watches[guest] = watches
        self._here = None

    def remove(self, guest: Guest) -> None:
        """Forget a connection; nobody is told yet."""
        self._watches.pop(guest, None)
        self._here = None

    def dismiss(self, code: str, *guests: Guest) -> None:
        """Say goodbye to these; nobody else is told yet."""
        for guest in guests:
            if self._watches.pop(guest, None) is not None:
                guest.goodbye(code)
        self._here = None

    def of(self, player: str | None) -> tuple[Guest, ...]:
        """The connections of this player that follow a seat."""
        return tuple(guest for guest, watches in self._watches.items() if guest.player == player and not watches)

    def watchers(self) -> tuple[Guest, ...]:
        """The connections that follow no seat."""
        return tuple(guest for guest in self._watches if self.seat(guest) is None)

    @property
    def takes_watchers(self) -> bool:
        """Whether one more may watch."""
        return len(self.watchers()) < MOST_WATCHERS

    def show(self, guest: Guest) -> None:
        """Show the table as it is, without what happened last; there is none while the room gathers."""
        if not self._book.gathering:
            guest.table(self._book.number, replace(self._book.match, events=()).seen(self.seat(guest)))

    def show_all(self, *, with_events: bool) -> None:
        """Show the table to all, with what happened last or without."""
        if self._book.gathering:
            return
        match = self._book.match if with_events else replace(self._book.match, events=())
        seats = {guest: self.seat(guest) for guest in self._watches}
        seen = {seat: match.seen(seat) for seat in set(seats.values())}
        for guest, seat in seats.items():
            guest.table(self._book.number, seen[seat])

    def answer(self, guest: Guest, ask: str, version: int, refusal: Refusal | None) -> None:
        """Answer one ask."""
        if refusal is None:
            guest.answer(ask, version, None, {})
        else:
            guest.answer(ask, version, refusal.code, refusal.facts)

    def news(self, code: str, seat: SavedSeat) -> None:
        """Tell all something about the person in a seat; they know by themselves that they have come.

        Beyond a limit it is no news; who sits where, and who is here, is told by every welcome all the same.
        """
        limit = self._limits.get(code)
        if limit is not None and not limit.take(seat.player or "", seat.seat):
            return
        for guest in self._watches:
            if code not in ("joined", "back") or self.seat(guest) != seat.seat:
                guest.news(code, seat.seat, seat.name)

    def welcome_all(self, but: Guest | None = None) -> None:
        """Tell all who is here."""
        places = self._places()
        for guest in self._watches:
            if guest is not but:
                guest.welcome(self._state(guest, places))

    def welcome(self, guest: Guest) -> None:
        """Tell one who is here."""
        guest.welcome(self._state(guest, self._places()))

    def _places(self) -> tuple[Place, ...]:
        here, gathering = self.here, self._book.gathering
        return tuple(
            Place(
                seat.name,
                bot=seat.player is None and not gathering,
                here=seat.seat in here or (seat.player is None and not gathering),
                free=seat.player is None and gathering,
                stand_in=not gathering and self._away.stands_in(seat.player),
                picture=seat.picture,
                person=person_of(self._book.room, seat),
            )
            for seat in self._book.room.seats
        )

    def _state(self, guest: Guest, places: tuple[Place, ...]) -> RoomState:
        """The room as this guest may know it: who watches is told no code that leads to a seat."""
        room, seat = self._book.room, self.seat(guest)
        return RoomState(
            room=room.id if seat is not None else "",
            seat=seat,
            places=places,
            game=room.game,
            preset=room.preset,
            settings=room.settings,
            kind=room.kind,
            phase=room.phase,
            host=room.host,
            host_gone=room.kind == "friends" and self._away.host_gone(self._book.host),
            watch=room.watch if seat is not None else None,
            watchers=len(self.watchers()),
            text=room.text,
        )
