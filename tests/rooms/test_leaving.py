"""Who leaves for good in a bad moment leaves it to the seat, and to nobody else's (ON18)."""

import asyncio
import random

import pytest

from tashkhana.games.dhumbal.game import GAME as DHUMBAL
from tashkhana.games.durak.codes import TAKEN
from tashkhana.games.durak.game import GAME as DURAK
from tashkhana.rooms import Move, NextDeal, NextMatch
from tashkhana.rooms.wishes import Stand, Start
from tests.rooms.people import BORIS, CHITRA, ask

SECRETS = (BORIS, CHITRA)
LIMIT = 20
"""Points under which somebody calls who will often be caught."""


async def three(at, **settings):
    """Three people at their cards."""
    code = await at.friends(players=3, **settings)
    people = [await at.visit(code), *[await at.visit(code, secret) for secret in SECRETS]]
    room = await at.house.room(code)
    await ask(room, people[0], "go", Start())
    return room, people


def hasty(room, seen, seed):
    """Call as soon as that is allowed; else what medium would do, or the first thing there is."""
    if "call" in seen.legal:
        return "call"
    return room.match.game.bots["medium"](seen, seed) or seen.legal[0]


async def play_until(room, people, happened, dice):
    """They play, and go on to the next deal, until that has happened."""
    for number in range(2_000):
        for person in people:
            await person.until(lambda person=person: person.tables and person.seen.version == room.match.version)
        if happened():
            return
        due = [person for person in people if person.seen.legal]
        if due:
            person = dice.choice(due)
            await ask(room, person, f"m{number}", Move(person.seen.version, hasty(room, person.seen, number)))
        elif room.match.stage.endswith("-over"):
            again = NextDeal if room.match.stage == "deal-over" else NextMatch
            await ask(room, people[0], f"n{number}", again(room.match.version))
        else:
            await asyncio.sleep(0.01)
    raise AssertionError("it never happens")


@pytest.mark.parametrize("seed", range(3))
async def test_a_defender_who_says_take_and_leaves_leaves_the_cards_to_the_seat(open_house, seed):
    """The computer that sits down has them, and plays on."""
    async with open_house(DURAK) as at:
        room, people = await three(at, level="easy")
        core = lambda: room.match.position.core  # noqa: E731 (read anew each time)
        await play_until(room, people, lambda: core().phase == TAKEN, random.Random(seed))
        taker, table, hand = core().defender, core().table, core().hand[core().defender]
        others = [person for person in people if person.seat != taker]
        counts = [core().hand[person.seat].bit_count() for person in others]

        assert await ask(room, people[taker], "bye", Stand()) is None
        assert core().phase == TAKEN
        assert [core().hand[person.seat].bit_count() for person in others] == counts
        await play_until(room, others, lambda: core().phase != TAKEN, random.Random(seed))

        assert core().hand[taker] & (table | hand) == table | hand
        assert all(core().hand[person.seat] & table == 0 for person in others)


@pytest.mark.parametrize("seed", range(3))
async def test_a_caught_caller_who_leaves_leaves_the_points_to_the_seat(open_house, seed):
    """They are added to that seat alone, and stay there in the next deal."""
    async with open_house(DHUMBAL) as at:
        room, people = await three(at, limit=LIMIT)
        caught = lambda: room.match.result is not None and room.match.result.caught  # noqa: E731
        await play_until(room, people, caught, random.Random(seed))
        caller, totals = room.match.result.caller, room.match.standing.totals

        assert await ask(room, people[caller], "bye", Stand()) is None

        assert room.match.standing.totals == totals
        assert room.match.result.took[caller] > room.match.result.hand[caller]
