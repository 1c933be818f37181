"""Computers that play among themselves finish the deal at once where somebody wants that."""

from dataclasses import replace

from tashkhana.rooms import Move
from tashkhana.rooms.wishes import Start
from tests.rooms.conftest import Climb
from tests.rooms.people import CHITRA, ask

AGES = 1_000.0
"""A pace at which no computer moves within a test."""


class SoonOut(Climb):
    """Who sits first has one card, and begins."""

    def deal(self, settings, standing, deal):
        position, events = super().deal(settings, standing, deal)
        first, *others = position.hands
        return replace(position, hands=(first[:1], *others), turn=0), events


async def finish(room, guest, name, match=1, deal=1):
    room.finish(guest, name, match, deal)
    return (await guest.answered(name))[1]


async def test_the_rest_of_a_deal_goes_at_once_when_nobody_wants_to_watch_it(open_house):
    """Before that it waits for the eyes of who is out (BO16)."""
    async with open_house(SoonOut(), pace=AGES, stir_s=0) as at:
        code = await at.room(players=3)
        anna = await at.visit(code)
        room = await at.house.room(code)
        seen = await anna.my_turn()
        assert seen.out == ()
        room.ask(anna, "out", Move(seen.version, seen.legal[0]))
        await anna.until(lambda: anna.seen.out == (0,))
        assert anna.seen.stage == "play"

        assert await finish(room, anna, "go") is None

        await anna.until(lambda: anna.seen.stage == "match-over")


async def test_nobody_is_hurried_who_still_plays(open_house):
    """Nor does an old press hurry the next deal, nor a watcher's any."""
    async with open_house(SoonOut(), pace=AGES, stir_s=0) as at:
        code = await at.friends(players=3)
        anna = await at.visit(code)
        watcher = await at.watch(code, anna, CHITRA)
        room = await at.house.room(code)
        assert await ask(room, anna, "start", Start()) is None
        await anna.my_turn()

        assert await finish(room, anna, "soon") == "not-now"
        assert await finish(room, anna, "next", deal=2) == "stale-version"
        assert await finish(room, anna, "other", match=2) == "stale-version"
        assert await finish(room, watcher, "watching") == "not-seated"
