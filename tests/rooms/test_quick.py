"""The quick match: tickets, lines that drop, and who is seated with whom."""

import asyncio
import random
import time

import pytest

from tashkhana.core.refusal import NotAllowed
from tashkhana.rooms import player_of
from tashkhana.rooms.quick import Quick
from tashkhana.rooms.tickets import Seeking


class Line:
    """A connection of somebody who seeks, which remembers what it is told."""

    def __init__(self, name: str) -> None:
        self.player = player_of(name)
        self.numbers: list[int] = []
        self.fill_s: list[float] = []
        self.room: str | None = None
        self.bye: str | None = None
        self.over = asyncio.Event()

    def waiting(self, waiting: int, fill_s: float) -> None:
        self.numbers.append(waiting)
        self.fill_s.append(fill_s)

    def found(self, room: str) -> None:
        assert self.room is None
        self.room = room
        self.over.set()

    def goodbye(self, code: str) -> None:
        self.bye = code
        self.over.set()


class Tables:
    """Where rooms are opened: a list in place of the house, with a door that can be held shut."""

    def __init__(self) -> None:
        self.opened: list[tuple[str, int, list]] = []
        self.free = asyncio.Event()
        self.free.set()
        self.broken = False

    async def open(self, game, seats, people):
        await self.free.wait()
        if self.broken:
            raise OSError("the disk is full")
        self.opened.append((game, seats, [person.player for person in people]))
        return f"ROOM{len(self.opened)}"

    async def unfinished(self, player):
        await asyncio.sleep(0)
        rooms = (f"ROOM{number}" for number, table in enumerate(self.opened, 1) if player in table[2])
        return next(rooms, None)


@pytest.fixture
def tables():
    return Tables()


@pytest.fixture
async def quick(climb, tables):
    async with Quick.open({"climb": climb()}, tables.open, tables.unfinished, fill_s=0.6, settle_s=0.2) as opened:
        yield opened


@pytest.fixture
async def patient(climb, tables):
    """A house where computers never fill up."""
    async with Quick.open({"climb": climb()}, tables.open, tables.unfinished, fill_s=10_000, settle_s=0.2) as opened:
        yield opened


async def seek(quick, name, players=0, game="climb"):
    line = Line(name)
    await quick.seek(line, Seeking(line.player, game, players, name))
    return line


async def seated(*lines, within_s=20):
    async with asyncio.timeout(within_s):
        for line in lines:
            await line.over.wait()


async def test_two_who_seek_together_are_seated_together(patient, tables):
    """Long before computers would fill up."""
    anna, boris = await seek(patient, "anna", 2), await seek(patient, "boris", 2)
    await seated(anna, boris)

    assert anna.room == boris.room == "ROOM1"
    assert tables.opened == [("climb", 2, [anna.player, boris.player])]


async def test_two_who_take_any_number_are_seated_together(patient):
    """Long before computers would fill up, too."""
    anna, boris = await seek(patient, "anna"), await seek(patient, "boris")
    await seated(anna, boris)

    assert anna.room == boris.room == "ROOM1"


async def test_the_number_of_those_who_wait_is_told_when_it_changes(quick):
    """With the time after which computers fill up."""
    anna, boris = await seek(quick, "anna", 4), await seek(quick, "boris", 4)
    quick.leave(boris, boris.player)

    assert anna.numbers == [1, 2, 1]
    assert boris.numbers == [2]
    assert all(0 < fill_s <= 0.6 for fill_s in anna.fill_s)


async def test_computers_fill_up_after_the_stated_time(quick, tables):
    """The table has as many seats as were wished; the house's own number for whoever takes any."""
    began = time.monotonic()
    anna = await seek(quick, "anna", 4)
    await seated(anna)
    assert time.monotonic() - began >= 0.6
    boris = await seek(quick, "boris")
    await seated(boris)

    assert tables.opened == [("climb", 4, [anna.player]), ("climb", 3, [boris.player])]


async def test_nobody_is_seated_with_themselves(quick, tables):
    """Two tabs: the newer ticket counts, the older tab is told so (ON34)."""
    first, second = await seek(quick, "anna", 2), await seek(quick, "anna", 2)

    assert first.bye == "elsewhere"
    assert second.numbers == [1]
    quick.leave(first, first.player)
    assert quick.waiting("climb") == 1, "the old tab's end is not the end of the new ticket"
    boris = await seek(quick, "boris", 2)
    await seated(second, boris)
    assert tables.opened == [("climb", 2, [second.player, boris.player])]


async def test_press_cancel_press_leaves_one_ticket(quick, tables):
    """Within a second, again and again (ON34)."""
    for _ in range(20):
        line = await seek(quick, "anna", 2)
        quick.leave(line, line.player)
    anna = await seek(quick, "anna", 2)

    assert quick.waiting("climb") == 1
    await seated(anna)
    assert tables.opened == [("climb", 2, [anna.player])]


async def test_a_ticket_whose_line_is_gone_is_no_ticket(quick, tables):
    """Nobody is seated with somebody who has closed the page."""
    gone = await seek(quick, "gone", 2)
    quick.leave(gone, gone.player)
    anna = await seek(quick, "anna", 2)
    assert anna.numbers == [1]
    await asyncio.sleep(0.3)
    assert anna.room is None
    await seated(anna)

    assert tables.opened == [("climb", 2, [anna.player])]


async def test_nobody_is_at_two_quick_tables(quick, tables):
    """Who has a match that goes on is led back to it; also while it is being opened."""
    tables.free.clear()
    anna, boris = await seek(quick, "anna", 2), await seek(quick, "boris", 2)
    await asyncio.sleep(0.05)
    again = asyncio.create_task(seek(quick, "anna", 2))
    await asyncio.sleep(0.05)
    assert not again.done()
    tables.free.set()
    await seated(anna, boris)
    second = await again
    carla = await seek(quick, "carla", 2)
    await seated(second, carla)

    assert second.room == anna.room == "ROOM1"
    assert [table[2] for table in tables.opened] == [[anna.player, boris.player], [carla.player]]


async def test_wishes_for_a_number_of_seats_are_respected(quick, tables):
    """Whoever wants four is not seated at a table of two."""
    four, two, any_number = await seek(quick, "four", 4), await seek(quick, "two", 2), await seek(quick, "any")
    await seated(two, any_number, four)

    assert [(seats, len(people)) for _, seats, people in tables.opened] == [(2, 2), (4, 1)]


async def test_a_table_that_cannot_be_is_refused(quick):
    """With the codes of the start page; no ticket remains."""
    for game, players, code in [("chess", 0, "game-unknown"), ("climb", 5, "setting-out-of-range")]:
        with pytest.raises(NotAllowed, match=code):
            await seek(quick, "anna", players, game)

    assert quick.waiting("climb") == 0


async def test_if_no_table_can_be_opened_all_are_told_and_may_seek_again(quick, tables):
    """A full disk costs nobody a silent page, and the quick match goes on after it."""
    tables.broken = True
    anna, boris = await seek(quick, "anna", 2), await seek(quick, "boris", 2)
    await seated(anna, boris)
    assert (anna.bye, boris.bye) == ("room-trouble", "room-trouble")

    tables.broken = False
    anna, boris = await seek(quick, "anna", 2), await seek(quick, "boris", 2)
    await seated(anna, boris)
    assert anna.room == boris.room == "ROOM1"


async def test_a_hundred_people_who_press_at_random_are_each_seated_once(quick, tables):
    """They come, cancel, come again and open second tabs, all at the same time."""
    dice = random.Random(34)
    lines: list[Line] = []

    async def somebody(name):
        wish = dice.choice([0, 0, 2, 3, 4])
        for _ in range(dice.randrange(3)):
            line = await seek(quick, name, wish)
            await asyncio.sleep(dice.random() / 50)
            if dice.random() < 0.7:
                quick.leave(line, line.player)
        line = await seek(quick, name, wish)
        lines.append(line)
        await line.over.wait()

    async with asyncio.timeout(10):
        await asyncio.gather(*(somebody(f"person {number}") for number in range(100)))

    people = [person for _, _, seated_there in tables.opened for person in seated_there]
    assert len(people) == len(set(people)) == 100
    assert {line.player for line in lines if line.room} == set(people)
    assert quick.waiting("climb") == 0
