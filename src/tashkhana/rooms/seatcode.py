"""Seat codes: whoever has one takes the seat over on another device, once and soon (ON39)."""

from __future__ import annotations

import hashlib
import time

from tashkhana.core.refusal import NotAllowed
from tashkhana.rooms.book import Book
from tashkhana.rooms.code import RoomCode, new_code
from tashkhana.rooms.guest import Guest
from tashkhana.rooms.hosting import Hosting
from tashkhana.rooms.player import PlayerId
from tashkhana.storage import SavedSeatCode

VALID_S = 300
"""Seconds for which a code is good."""


def hash_of(code: RoomCode) -> str:
    """What is kept of a code, in hexadecimal."""
    return hashlib.sha256(f"seat {code}".encode()).hexdigest()


class SeatCodes:
    """The codes for the seats of one room."""

    def __init__(self, book: Book, hosting: Hosting) -> None:
        """Seats are moved by the host's hand."""
        self._book = book
        self._hosting = hosting

    async def give(self, guest: Guest, ask: str) -> None:
        """Make a code for the seat of this guest and tell it to them alone; an earlier one is worth nothing now."""
        code = new_code()
        expires = int(time.time()) + VALID_S
        await self._book.log.give_seat_code(SavedSeatCode(hash_of(code), self._book.room.id, guest.player, expires))
        guest.seat_code(ask, code, VALID_S)

    async def claim(self, code_hash: str, player: PlayerId) -> None:
        """Move the seat to this player.

        :raises NotAllowed: "seat-code-unknown", "already-seated", "removed"; the code can be used again
        """
        code = await self._book.log.seat_code(code_hash)
        seat = (
            None
            if code is None
            else next((seat.seat for seat in self._book.room.seats if seat.player == code.player), None)
        )
        if code is None or code.room != self._book.room.id or seat is None:
            raise NotAllowed("seat-code-unknown")
        await self._hosting.move_seat(seat, player)
