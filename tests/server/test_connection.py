"""The far end of a socket that causes trouble."""

import asyncio

import pytest

from tashkhana.rooms import player_of
from tashkhana.server import connection as module
from tashkhana.server.connection import OUTBOX, Connection
from tashkhana.server.cut import KEY


class Stuck:
    """A socket whose messages never leave."""

    def __init__(self):
        self.scope = {KEY: self}
        self.cut = False

    async def send_text(self, text):
        await asyncio.Event().wait()

    def abort(self):
        self.cut = True


async def test_a_full_outbox_cuts_the_connection():
    """What is told never waits for a reader; the reader starts afresh when it comes back."""
    socket = Stuck()
    connection = Connection(socket)
    connection.player = player_of("anna-has-a-long-secret-0")
    writing = asyncio.create_task(connection.write())
    await asyncio.sleep(0)

    for _ in range(OUTBOX + 2):
        connection.pong()
    await asyncio.wait([writing], timeout=1)
    await connection.last_words()

    assert writing.cancelled()
    assert socket.cut


async def test_a_message_that_does_not_leave_in_time_cuts_the_connection(monkeypatch: pytest.MonkeyPatch):
    """A phone that fell asleep does not hold a seat as present for ever."""
    monkeypatch.setattr(module, "SEND_S", 0.01)
    socket = Stuck()
    connection = Connection(socket)
    connection.pong()

    await connection.write()
    await connection.last_words()

    assert socket.cut


async def test_a_fault_behind_the_socket_is_told_as_a_code(house, monkeypatch: pytest.MonkeyPatch):
    """Nobody is left before a silent page."""

    async def broken(self, code):
        raise OSError("the disk is gone")

    room = await house.room()
    monkeypatch.setattr("tashkhana.rooms.House.room", broken)
    async with house.join(room) as anna:
        assert anna.goodbye == "room-trouble"
        assert "disk" not in b"".join(anna.raw).decode()
