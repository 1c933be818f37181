"""Another match among strangers: who has gone is not drawn into it."""

import asyncio

from tashkhana.rooms import NextMatch, player_of
from tests.rooms.people import ANNA, BORIS, ask, play_on


async def played(at):
    """Two strangers at the end of their match."""
    people = [(player_of(ANNA), "Anna", ""), (player_of(BORIS), "Boris", "")]
    code = await at.house.open_quick_room("climb", "house", {"players": 2}, people)
    anna, boris = await at.visit(code), await at.visit(code, BORIS)
    room = await at.house.room(code)
    await anna.my_turn()
    await play_on(room, anna, boris)
    return room, anna, boris


async def test_a_stranger_who_has_gone_is_not_drawn_into_another_match(open_house):
    """They may sit at another table by now, and would lose here: a computer has the seat."""
    async with open_house(moment_s=0.05) as at:
        room, anna, boris = await played(at)
        room.leave(boris)
        await anna.until(lambda: not anna.places[1].here)
        await asyncio.sleep(0.1)

        assert await ask(room, anna, "again", NextMatch(room.match.version)) is None

        assert room.number == 2
        assert anna.places[1].bot
        tally = (await at.house.statistics(player_of(BORIS)))["climb"]
        assert (tally.played, tally.abandoned) == (1, 0)
        assert await at.house.unfinished(player_of(BORIS)) == []
        assert (await at.visit(room.id, BORIS)).bye == "room-full"


async def test_a_stranger_whose_line_is_lost_for_a_moment_plays_on(open_house):
    """A poor line is no leaving."""
    async with open_house(moment_s=30) as at:
        room, anna, boris = await played(at)
        room.leave(boris)
        await anna.until(lambda: not anna.places[1].here)

        assert await ask(room, anna, "again", NextMatch(room.match.version)) is None

        assert not anna.places[1].bot
        assert (await at.visit(room.id, BORIS)).seat == 1


async def test_who_asks_for_the_last_table_sends_nobody_away(open_house):
    """A second press for another match, which has begun meanwhile, changes nothing."""
    async with open_house(moment_s=0) as at:
        room, anna, boris = await played(at)
        over = room.match.version
        assert await ask(room, boris, "mine", NextMatch(over)) is None
        await anna.until(lambda: anna.match == 2)
        room.leave(boris)
        await anna.until(lambda: not anna.places[1].here)

        assert await ask(room, anna, "again", NextMatch(over)) == "stale-version"

        assert not anna.places[1].bot
