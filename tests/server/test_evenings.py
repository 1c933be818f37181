"""Random matches of every game over sockets: no byte names a card that its reader may not know (SE01, SE04).

`TASHKHANA_EVENINGS`: so many matches of each game; a few unless it says more.
"""

import asyncio
import os
import random
from contextlib import asynccontextmanager

import pytest

from tashkhana.core.registry import all_games
from tests.server.entitled import OPEN, check, known, lines_of
from tests.server.storm import Stubborn, until

EVENINGS = int(os.environ.get("TASHKHANA_EVENINGS", "2"))
NAMES = ("anna", "boris", "chitra", "davit")
SHORT = {"durak": {"match": "deals:2"}, "dhumbal": {"rounds": 2}, "idiot": {"match": "deals:1"}}
"""A match of two deals, or of one long one; any other game is played as its house table is."""


@asynccontextmanager
async def playing(*people):
    """These play, each for themselves."""
    tasks = [asyncio.create_task(person.play()) for person in people]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def evening(house, game, dice):
    """A match of two to four people, perhaps computers, and a watcher; one goes and comes back. The room and all."""
    count = dice.randint(2, 4)
    settings = {"players": dice.randint(count, 5), "level": "easy", **SHORT.get(game, {})}
    room = await house.room(f"{NAMES[0]}-has-a-long-secret-{0:03}", dice.choice([*all_games()[game].presets]),
                            kind="friends", game=game, **settings)  # fmt: skip
    port = int(house.address.rpartition(":")[2])

    def somebody(room, name):
        return Stubborn(room, f"{name}-has-a-long-secret-000", lambda: port, random.Random(dice.random()))

    people = [somebody(room, name) for name in NAMES[:count]]
    async with playing(*people):
        await until(lambda: all(person.welcome for person in people), 20, lambda: "not seated")
        await people[0].ask("allow", what="watching", on=True)
        await until(lambda: people[0].welcome["watch"], 20, lambda: "no link")
        watcher = somebody(f"watch/{people[0].welcome['watch']}", "xena")
        async with playing(watcher):
            await until(lambda: watcher.welcome, 20, lambda: "not let in")
            await people[0].ask("start")
            await until(lambda: people[1].table and people[1].table["seen"]["version"] > 12, 20, lambda: "no moves")
            await people[1].socket.close()
            everybody = (*people, watcher)
            await until(lambda: all(one.over for one in everybody), 120, lambda: f"{game} {room} does not end")
    assert people[1].lines > 1
    return room, everybody


@pytest.mark.parametrize("game", sorted(OPEN))
async def test_every_byte_of_an_evening_is_one_that_its_reader_may_see(house, cards_in, game):
    """Several people, one who goes and comes back, and a watcher, under any house rules."""
    dice = random.Random(f"evenings of {game}")
    for _ in range(EVENINGS):
        room, everybody = await evening(house, game, dice)
        seats = [one.welcome["seat"] for one in everybody]
        by_version = known(game, everybody[0].table["seen"]["settings"], lines_of(house, room), seats)

        for one, seat in zip(everybody, seats, strict=True):
            assert check(one, seat, by_version, cards_in) > 100
        # There was something to tell: of every deal most cards are unknown to a watcher at first.
        assert max(len(now.held - now.shown[None]) for now in by_version) > 10
