"""The inbox: work in order, and of each guest only so much."""

import asyncio

from tashkhana.rooms import Saying, player_of
from tashkhana.rooms.inbox import MOST_WAITING, Inbox


class Somebody:
    player = player_of("somebody-with-a-secret-0")


async def nothing() -> None:
    pass


def test_of_each_guest_only_so_much_waits():
    """The others and the house itself are not held up by it; what is done makes room."""
    inbox, flood, other = Inbox(), Somebody(), Somebody()

    assert [inbox.put(nothing, flood) for _ in range(MOST_WAITING + 5)] == [True] * MOST_WAITING + [False] * 5
    assert inbox.put(nothing, other)
    assert inbox.put(nothing)
    inbox.take()
    assert inbox.put(nothing, flood)
    assert not inbox.put(nothing, flood)


def test_work_is_done_in_the_order_in_which_it_came():
    """Whoever sent it."""
    inbox, guest = Inbox(), Somebody()
    works = [lambda n=n: asyncio.sleep(0, n) for n in range(6)]
    for number, work in enumerate(works):
        inbox.put(work, guest if number % 2 else None)

    assert [inbox.take() for _ in works] == works
    assert not inbox


async def test_whoever_floods_a_busy_room_is_shown_the_door(at):
    """The room goes on with what had come before."""
    code = await at.room()
    anna, other = await at.visit(code), await at.visit(code)
    room = await at.house.room(code)

    for number in range(MOST_WAITING + 1):
        room.say(anna, f"a{number}", Saying("emoji", "👍"))
    await anna.until(lambda: anna.bye)
    room.say(other, "b", Saying("emoji", "👏"))
    await other.answered("b")

    assert anna.bye == "too-fast"
    assert other.bye is None
    assert len(anna.answers) <= MOST_WAITING
