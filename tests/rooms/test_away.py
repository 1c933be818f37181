"""Who is away, for whom a computer plays, and that nobody waits for the absent."""

import asyncio
import time
from collections.abc import Callable

import pytest

from tashkhana.rooms import Move
from tashkhana.rooms.away import Away
from tashkhana.rooms.pace import Pace
from tashkhana.rooms.wishes import Start
from tests.rooms.people import BORIS, ask, two


async def until_boris_is_asked(room, anna, boris):
    """Anna passes until the table waits for Boris, who could do more than pass."""
    for number in range(100):
        if room.match.asked() == (1,) and len(room.match.legal(1)) > 1:
            await anna.until(lambda: anna.seen.version == room.match.version)
            return
        [seat] = room.match.asked()
        await ask(room, (anna, boris)[seat], f"on {number}", Move(room.match.version, "pass"))
    raise AssertionError("Boris never had a choice")


async def test_who_is_gone_is_shown_as_away_at_once_and_as_back_in_every_window(open_house):
    """A second window keeps the seat here, and a return clears it for all (ON41)."""
    async with open_house() as at:
        room, anna, boris = await two(at)
        phone = await at.visit(room.id, BORIS)
        room.leave(boris)
        await asyncio.sleep(0.02)
        assert anna.places[1].here
        assert ("away", 1, "Boris") not in anna.told

        room.leave(phone)
        await anna.until(lambda: not anna.places[1].here)
        assert anna.told[-1] == ("away", 1, "Boris")

        back = await at.visit(room.id, BORIS)
        await anna.until(lambda: anna.places[1].here)
        assert anna.told[-1] == ("back", 1, "Boris")
        assert back.places[1].here
        assert ("back", 1, "Boris") not in back.told


async def test_a_computer_stands_in_after_a_while_and_only_when_the_seat_is_asked(open_house):
    """Then it is told, plays on, and the seat is given back at once (DK-27)."""
    async with open_house(away_s=0.15) as at:
        room, anna, boris = await two(at)
        assert room.match.asked() == (0,)
        room.leave(boris)
        await asyncio.sleep(0.3)
        assert not anna.places[1].stand_in, "the table asks Anna, and waits for nobody else"

        version = room.match.version
        await ask(room, anna, "on", Move(version, "pass"))
        await anna.until(lambda: anna.places[1].stand_in)
        await anna.until(lambda: anna.seen.version > version + 1)

        assert anna.told[-1] == ("stand-in", 1, "Boris")
        assert not anna.places[1].bot
        assert anna.places[1].name == "Boris"
        boris = await at.visit(room.id, BORIS)
        await anna.until(lambda: not anna.places[1].stand_in)
        assert anna.told[-1] == ("back", 1, "Boris")
        assert (boris.seat, boris.seen.version) == (1, room.match.version)


async def test_before_that_time_the_table_waits_for_who_has_gone(open_house):
    """And a return starts the time anew."""
    async with open_house(away_s=0.3) as at:
        room, anna, boris = await two(at)
        await until_boris_is_asked(room, anna, boris)
        version = room.match.version
        room.leave(boris)
        await asyncio.sleep(0.2)
        boris = await at.visit(room.id, BORIS)
        room.leave(boris)
        await asyncio.sleep(0.2)
        assert room.match.version == version
        assert not anna.places[1].stand_in

        await anna.until(lambda: anna.seen.version > version)

        assert ("stand-in", 1, "Boris") in anna.told


async def test_when_nobody_is_here_the_room_rests_and_the_time_begins_with_who_comes_first(open_house):
    """Also after a restart."""
    async with open_house(away_s=0.2) as at:
        room, anna, boris = await two(at)
        await until_boris_is_asked(room, anna, boris)
        version = room.match.version
        room.leave(boris)
        room.leave(anna)
        await asyncio.sleep(0.4)
        assert room.match.version == version
        assert room.idle
        code = room.id

    async with open_house(away_s=0.2) as at:
        anna = await at.visit(code)
        await asyncio.sleep(0.05)
        assert anna.seen.version == version
        assert not anna.places[1].stand_in
        await anna.until(lambda: anna.seen.version > version)
        assert anna.told[-1] == ("stand-in", 1, "Boris")


@pytest.mark.parametrize("early_s", [0.02, 0.004, 0.001, 0.0, -0.001, -0.004, -0.02])
async def test_at_the_very_border_of_the_time_there_is_one_outcome(open_house, early_s):
    """Either nobody stood in, or somebody did and has gone again; never both, and the seat is Boris's (ON03)."""
    async with open_house(away_s=0.1) as at:
        room, anna, boris = await two(at)
        await until_boris_is_asked(room, anna, boris)
        version = room.match.version
        room.leave(boris)
        await asyncio.sleep(0.1 - early_s)
        again = [type(boris)(BORIS), type(boris)(BORIS)]
        for guest in again:
            room.come(guest)
        for guest in again:
            await guest.until(lambda guest=guest: guest.tables)
        await asyncio.sleep(0.02)
        after = room.match.version

        news = [code for code, seat, _ in anna.told if seat == 1 and code != "joined"]
        assert news in (["away", "back"], ["away", "stand-in", "back"])
        assert ("stand-in" in news) or after == version
        assert all(guest.seat == 1 and not guest.places[1].stand_in for guest in again)
        if room.match.asked() == (1,):
            move = Move(room.match.version, str(room.match.legal(1)[0]))
            assert await ask(room, again[0], "mine", move) is None


async def test_what_the_stand_in_thinks_is_dropped_when_they_are_back(open_house, climb):
    """A move that was being thought out is not made over their head."""
    thinking = asyncio.Event()
    loop = asyncio.get_running_loop()

    class Slow(climb):
        def __init__(self, wait: Callable[[], None]) -> None:
            self.bots = {"easy": lambda seen, _seed: wait() or seen.legal[0]}

    def wait():
        loop.call_soon_threadsafe(thinking.set)
        time.sleep(0.2)

    async with open_house(Slow(wait), away_s=0.05) as at:
        room, anna, boris = await two(at)
        await until_boris_is_asked(room, anna, boris)
        version = room.match.version
        room.leave(boris)
        await thinking.wait()
        boris = await at.visit(room.id, BORIS)
        await asyncio.sleep(0.3)

        assert room.match.version == version
        assert ("stand-in", 1, "Boris") in anna.told


async def test_the_result_of_who_is_away_counts_for_them(open_house):
    """Closing the app before losing loses all the same (ON42)."""
    async with open_house(away_s=0.02) as at:
        room, anna, boris = await two(at)
        room.leave(boris)
        for number in range(400):
            if room.match.stage == "match-over":
                break
            if room.match.asked() == (0,):
                version = room.match.version
                room.ask(anna, f"m{number}", Move(version, str(room.match.legal(0)[0])))
                await anna.answered(f"m{number}")
            await asyncio.sleep(0.002)

        tally = (await at.house.statistics(boris.player))["climb"]
        assert (tally.played, tally.abandoned) == (1, 0)


def test_the_time_away_is_counted_from_the_going():
    """Not from the last look at the room."""
    away = Away(Pace(away_s=30, host_gone_s=20))
    people = {0: "a", 1: "b", 2: "c"}
    away.look(people, {0}, 100.0)
    away.look(people, {0, 2}, 110.0)
    away.look(people, {0}, 120.0)

    assert (away.too_long("b", 129.9), away.too_long("b", 130.0), away.too_long("c", 130.0)) == (False, True, False)
    assert [away.next_moment(now, "a", playing=True) for now in (120.0, 130.0, 150.0)] == [130.0, 150.0, None]
    assert [away.next_moment(now, "c", playing=False) for now in (120.0, 140.0)] == [140.0, None]
    away.stand_in("b")
    away.look(people, set(), 131.0)
    away.look(people, {0}, 140.0)
    assert not away.stands_in("b")
    assert (away.too_long("b", 169.9), away.too_long("b", 170.0)) == (False, True)


def test_a_host_is_missed_once_and_until_they_are_back():
    """Nobody as a host can always be followed; somebody who was missed before is given all the time again."""
    away = Away(Pace(host_gone_s=20))
    away.look({0: "a", 1: "b"}, {0}, 100.0)

    assert (away.host_gone(None), away.miss_host(None, 999.0)) == (True, False)
    assert [away.miss_host("b", now) for now in (119.9, 120.0, 121.0)] == [False, True, False]
    assert (away.host_gone("b"), away.host_gone("a"), away.miss_host("a", 999.0)) == (True, False, False)
    away.look({0: "a", 1: "b"}, {0, 1}, 130.0)
    assert not away.host_gone("b")
    away.look({0: "a", 1: "b"}, {0}, 140.0)
    assert (away.miss_host("b", 159.9), away.miss_host("b", 160.0)) == (False, True)


async def test_a_stand_in_takes_as_long_as_any_computer(open_house):
    """Its time tells nothing of its cards, and nothing of its being a stand-in."""
    async with open_house(pace=0.4, away_s=0.05) as at:
        told = []
        code = await at.friends(players=2, speed="fast")
        anna = await at.visit(code, hook=lambda seen: told.append((seen.version, time.monotonic())))
        boris = await at.visit(code, BORIS)
        room = await at.house.room(code)
        await ask(room, anna, "go", Start())
        await anna.until(lambda: anna.tables and anna.seen.version == 1)
        room.leave(boris)
        await asyncio.sleep(0.1)
        await ask(room, anna, "on", Move(1, "pass"))
        await anna.until(lambda: anna.seen.version == 3)

    moments = dict(told)
    assert moments[3] - moments[2] >= 0.17
    assert ("stand-in", 1, "") in anna.told
