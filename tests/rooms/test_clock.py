"""The clock of a table (setting `clock`)."""

import asyncio

import pytest

from tashkhana.core.entry import Act, Deal
from tashkhana.core.match import Match
from tashkhana.core.move import Move as Words
from tashkhana.rooms import Move, NewSettings, Pace
from tashkhana.rooms.clock import Clock
from tashkhana.rooms.thinking import Moment
from tests.rooms.people import BORIS, ask, two


async def test_there_is_no_clock_unless_the_table_has_one(open_house):
    """Off is the default."""
    async with open_house(turn_factor=0.001) as at:
        room, anna, _ = await two(at)
        version = room.match.version
        await asyncio.sleep(0.15)

        assert anna.clocks == []
        assert room.match.version == version


@pytest.mark.parametrize(("clock", "total_ms"), [("relaxed", 60_000), ("normal", 30_000), ("fast", 15_000)])
async def test_all_are_told_how_much_time_there_is(open_house, clock, total_ms):
    """In milliseconds that are left, so that no clock of a browser counts (ON28, ON30); watchers too."""
    async with open_house() as at:
        room, anna, boris = await two(at, clock=clock)
        watcher = await at.watch(room.id, anna, "watcher-secret-number-1")
        await asyncio.sleep(0.05)
        phone = await at.visit(room.id)

    assert anna.clocks[-1] == boris.clocks[-1]
    version, seats, left_ms, total = anna.clocks[-1]
    assert (version, seats, total) == (room.match.version, room.match.asked(), total_ms)
    assert total_ms - 5 <= left_ms <= total_ms
    for late in (watcher, phone):
        assert late.clocks[0][:2] == (version, seats)
        assert late.clocks[0][2] <= left_ms
    assert phone.clocks[0][2] <= total_ms - 40


async def test_the_clock_begins_anew_with_every_move(open_house):
    """And not with a wish about the speed, or with who comes and goes."""
    async with open_house() as at:
        room, anna, boris = await two(at, clock="normal")
        await asyncio.sleep(0.05)
        await ask(room, anna, "speed", NewSettings({"speed": "fast"}))
        room.leave(boris)
        boris = await at.visit(room.id, BORIS)
        assert boris.clocks[-1][2] <= 29_960
        version, seats, _, _ = anna.clocks[-1]
        mover = anna if seats == (0,) else boris

        await ask(room, mover, "move", Move(version, "pass"))
        await anna.until(lambda: anna.clocks[-1][0] > version)

        assert anna.clocks[-1][2] > 29_960


async def test_who_must_move_is_moved_when_the_time_is_up(open_house):
    """By the house, which says so; the seat stays theirs (ON28)."""
    async with open_house(turn_factor=0.01) as at:
        room, anna, boris = await two(at, clock="fast")
        version, seats, _, _ = anna.clocks[-1]

        await anna.until(lambda: anna.seen.version > version)
        await boris.until(lambda: boris.told and boris.told[-1][0] == "time-up")

        name = ["Anna", "Boris"][seats[0]]
        assert boris.told[-1] == ("time-up", seats[0], name)
        assert not any(place.bot or place.stand_in for place in boris.places)
        assert (await at.log.lines(room.id, 1))[version].line[0] == "AB"[seats[0]]


async def test_a_table_that_nobody_looks_at_has_no_clock(open_house):
    """The room rests, and the time begins anew with who comes first."""
    async with open_house(turn_factor=0.01) as at:
        room, anna, boris = await two(at, clock="fast")
        room.leave(anna)
        room.leave(boris)
        await asyncio.sleep(0.05)
        version = room.match.version
        await asyncio.sleep(0.3)
        assert room.match.version == version

        anna = await at.visit(room.id)
        await anna.until(lambda: anna.clocks)

        assert anna.clocks[0][2] >= 140


async def test_nobody_waits_for_the_absent_where_there_is_a_clock(open_house):
    """It runs for who has gone as for all (ON20)."""
    async with open_house(turn_factor=0.01, away_s=60) as at:
        room, anna, boris = await two(at, clock="fast")
        version, seats, _, _ = anna.clocks[-1]
        room.leave((anna, boris)[seats[0]])
        left = (anna, boris)[1 - seats[0]]

        await left.until(lambda: left.seen.version > version)

        assert ("time-up", seats[0], ["Anna", "Boris"][seats[0]]) in left.told


def climbing(climb, *hands):
    """A table of Climb with these hands, seat 0 being asked, and nothing on the pile."""
    game = climb()
    match = Match.begin(game, game.read_settings(None, {"players": len(hands), "clock": "fast"}))
    position = type(match.enter(Deal(match.awaits())).position)(hands, ("2C",) * 5)
    return Match.from_position(game, match.settings, match.standing, position)


def test_who_may_only_add_is_done_before_anybody_is_moved(climb):
    """Whose time is up says done where that is what the seat may say, and is silent where it is not."""

    class Adding(climb):
        def asked(self, position):
            return (0, 1, 2)

        def must_move(self, position, seat):
            return seat == 0

        def done(self, position, seat):
            return Words("pass") if seat == 2 else None

        def legal(self, position, seat):
            return [Words("lay", (position.hands[seat][0],)), Words("pass")]

    match = climbing(Adding, ("9C",), ("9D",), ("9H",))

    assert Moment("r", 1, match, (0, 1, 2)).next_act() is None
    assert Moment("r", 1, match, (0, 1, 2), frozenset({0, 1, 2})).next_act() == Act(2, Words("pass"))
    assert Moment("r", 1, match, (0, 1, 2), frozenset({0, 1})).next_act() == Act(0, Words("lay", ("9C",)))
    assert Moment("r", 1, match, (0, 1, 2), frozenset({1})).next_act() is None


def test_the_clock_knows_whom_the_table_asks_and_no_cards(climb):
    """Two tables that differ in hidden cards alone have the same clock."""
    clocks = []
    for hands in ((("9C",), ("9D",)), (("JC",), ("AD",))):
        clock = Clock(Pace())
        clock.look(1, climbing(climb, *hands), (0,), 100.0)
        clocks.append(clock.turn)

    assert clocks[0] == clocks[1]
    assert clocks[0].left_ms(110.0) == 5000
