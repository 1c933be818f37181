"""Seats: places at the table, 0 … n-1 clockwise; `A B C …` in texts for people."""

from __future__ import annotations

from typing import NewType

Seat = NewType("Seat", int)

LETTERS = "ABCDEFGHI"


def letter(seat: int) -> str:
    """The letter of a seat.

    >>> letter(2)
    'C'
    """
    return LETTERS[seat]


def seat_at(name: str) -> Seat | None:
    """The seat with this letter, or None."""
    place = LETTERS.find(name) if len(name) == 1 else -1
    return Seat(place) if place >= 0 else None
