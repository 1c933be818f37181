"""Rooms: where people and bots sit and play match after match. `docs/3-rooms-and-log.md` walks through them."""

from tashkhana.rooms.code import RoomCode, read_code
from tashkhana.rooms.guest import Guest, Place, RoomState
from tashkhana.rooms.house import House
from tashkhana.rooms.pace import Pace
from tashkhana.rooms.player import PlayerId, player_of
from tashkhana.rooms.room import Room
from tashkhana.rooms.talk import Saying
from tashkhana.rooms.wishes import Move, NewSettings, NextDeal, NextMatch, Wish

__all__ = [
    "Guest",
    "House",
    "Move",
    "NewSettings",
    "NextDeal",
    "NextMatch",
    "Pace",
    "Place",
    "PlayerId",
    "Room",
    "RoomCode",
    "RoomState",
    "Saying",
    "Wish",
    "player_of",
    "read_code",
]
