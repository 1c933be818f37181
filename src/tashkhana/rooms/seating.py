"""Who sits where: a room before and after somebody sits down, stands up, or changes places. Nothing here is saved."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable
from itertools import count

from msgspec.structs import replace

from tashkhana.core.refusal import NotAllowed
from tashkhana.core.settings import Value
from tashkhana.rooms.player import LONGEST_NAME, PlayerId, clean_name, person_in
from tashkhana.storage import SavedRoom, SavedSeat

BOT_NAMES = 12
"""Names of computer players in the texts, `bot-name-1` and on."""


def people_of(room: SavedRoom) -> tuple[int, ...]:
    """The seats in which people sit."""
    return tuple(seat.seat for seat in room.seats if seat.player is not None)


def seat_of(room: SavedRoom, player: str) -> int | None:
    """The seat of this player; None for everybody else."""
    return next((seat.seat for seat in room.seats if seat.player == player), None)


def free_seat(room: SavedRoom) -> int | None:
    """The first seat without a person, computers making room; None where nobody may come or all are taken."""
    if room.kind != "friends":
        return None
    return next((seat.seat for seat in room.seats if seat.player is None), None)


def person(seat: int, player: PlayerId, name: str, picture: str, others: Iterable[SavedSeat] = ()) -> SavedSeat:
    """A person in a seat, under a name that none of the others has."""
    names = [other.name for other in others if other.player not in (None, player)]
    return SavedSeat(seat, player, distinct(clean_name(name), names), picture)


def person_of(room: SavedRoom, seat: SavedSeat) -> str:
    """Who sits there, to the others; "" for nobody."""
    if seat.player is None:
        return ""
    return seat.person or person_in(room.id, seat.player)


def nobody(seat: int, *, gathering: bool) -> SavedSeat:
    """A seat without a person: free while the room gathers, else a computer's."""
    return SavedSeat(seat, None, "" if gathering else f"bot-name-{seat or BOT_NAMES}")


def distinct(name: str, others: Collection[str]) -> str:
    """The name, with a number if somebody at the table bears one that looks the same; no name stays none.

    >>> distinct("Anna", ["ANNA", "Boris"]), distinct("anna", ["Anna", "Anna 2"]), distinct("", [""])
    ('Anna 2', 'anna 3', '')
    """
    taken = {_alike(other) for other in others}
    if not name or _alike(name) not in taken:
        return name
    numbered = (f"{name[: LONGEST_NAME - len(f' {number}')]} {number}" for number in count(2))
    return next(found for found in numbered if _alike(found) not in taken)


def _alike(name: str) -> str:
    """What names that look the same have in common."""
    return unicodedata.normalize("NFKC", name).casefold()


def put(room: SavedRoom, *seats: SavedSeat) -> SavedRoom:
    """The room with these in their seats."""
    changed = {seat.seat: seat for seat in seats}
    return replace(room, seats=tuple(changed.get(seat.seat, seat) for seat in room.seats))


def sit(room: SavedRoom, player: PlayerId, name: str, picture: str) -> SavedRoom:
    """The room with this player in its first free seat. Where nobody is host, they are.

    :raises NotAllowed: "room-full"
    """
    seat = free_seat(room)
    if seat is None:
        raise NotAllowed("room-full")
    seated = put(room, person(seat, player, name, picture, room.seats))
    return replace(seated, host=seat) if room.host is None else seated


def stand(room: SavedRoom, seat: int, here: Collection[int]) -> SavedRoom:
    """The room after the person in this seat has left; of the others, the next who is here is host after a host."""
    left = put(room, nobody(seat, gathering=room.phase == "gathering"))
    if room.host != seat:
        return left
    players = len(room.seats)
    following = sorted(people_of(left), key=lambda other: (other not in here, (other - seat) % players))
    return replace(left, host=following[0] if following else None)


def swap(room: SavedRoom, one: int, other: int) -> SavedRoom:
    """The room with what sits in these seats changed, the host staying who it was.

    :raises NotAllowed: "seat-unknown"
    """
    if max(one, other) >= len(room.seats):
        raise NotAllowed("seat-unknown")
    moved = {one: other, other: one}
    first, second = room.seats[one], room.seats[other]
    host = None if room.host is None else moved.get(room.host, room.host)
    return replace(put(room, replace(first, seat=other), replace(second, seat=one)), host=host)


def arrange(room: SavedRoom, preset: str, settings: dict[str, Value]) -> SavedRoom:
    """The room under other house rules, with so many seats as they say; people keep theirs where these still are.

    :raises NotAllowed: "too-many-people"
    """
    players = int(settings["players"])
    people = people_of(room)
    if len(people) > players:
        raise NotAllowed("too-many-people", players=players)
    empty = [seat for seat in range(players) if seat not in people]
    places = {seat: seat if seat < players else empty.pop(0) for seat in people}
    seated = {place: replace(room.seats[seat], seat=place) for seat, place in places.items()}
    seats = tuple(seated.get(seat) or nobody(seat, gathering=True) for seat in range(players))
    host = None if room.host is None else places[room.host]
    return replace(room, preset=preset, settings=settings, seats=seats, host=host)


def with_computers(room: SavedRoom) -> SavedRoom:
    """The room that begins to play: computers sit in the free seats."""
    return _emptied(replace(room, phase="playing"))


def without_computers(room: SavedRoom) -> SavedRoom:
    """The room that gathers: the seats of computers are free."""
    return _emptied(replace(room, phase="gathering"))


def _emptied(room: SavedRoom) -> SavedRoom:
    gathering = room.phase == "gathering"
    return put(room, *(nobody(seat.seat, gathering=gathering) for seat in room.seats if seat.player is None))
