"""What a socket is sent holds no card that its seat may not know (SE01, SE04)."""

import random
import sqlite3

import pytest

from tashkhana.core.entry import Act, read_entry
from tashkhana.core.match import Match
from tashkhana.core.registry import find_game

ANNA = "anna-has-a-long-secret-0"
BORIS = "boris-has-another-secret"


def entitled(house, room, settings):
    """For each version, the cards that seat 0, and that a watcher, may have seen until then, by the log alone."""
    game = find_game("durak")
    with sqlite3.connect(house.data) as file:
        lines = [row[0] for row in file.execute("SELECT line FROM entries WHERE room = ? ORDER BY version", (room,))]
    match = Match.begin(game, settings)
    seat: set[str] = set()
    watcher: set[str] = set()
    by_version = {0: (frozenset(), frozenset())}
    for line in lines:
        entry = read_entry(line, game.shapes)
        match = match.enter(entry)
        view = match.game.view(match.position, 0)
        # Everybody sees what is played, the turned-up trump, and the lowest trump that gives the lead (DK-04).
        public = {*(entry.move.cards if isinstance(entry, Act) else ()), view.trump_card, view.lead_card}
        watcher |= public - {None}
        seat |= watcher | set(view.hand)
        by_version[match.version] = frozenset(seat), frozenset(watcher)
    return by_version


@pytest.mark.parametrize("preset", ["kathmandu", "yerevan-transfer", "lahore", "house"])
async def test_every_byte_of_a_game_is_one_that_its_reader_may_see(house, cards_in, preset):
    """A person and a watcher of random games: what they were sent names only cards that were shown to them."""
    dice = random.Random(preset)
    room = await house.room(preset=preset, match="single", players=4)
    async with house.join(room) as anna, house.watch(anna, BORIS) as boris:
        for _ in range(600):
            seen = await anna.my_turn()
            if seen["stage"] == "match-over":
                break
            await anna.act(dice.choice(seen["legal"]))
        last = anna.seen["version"]
        await boris.until(lambda: boris.seen["version"] == last)

    may_see = entitled(house, room, anna.seen["settings"])
    for place, player in enumerate((anna, boris)):
        version = 0
        for raw in player.raw:
            if b'"t":"table"' in raw:
                version = int(raw.split(b'"version":')[1].split(b",")[0])
            assert cards_in(raw) <= may_see[version][place]
    assert len(may_see[last][0]) > 10
    assert anna.seen["stage"] == "match-over"


async def test_a_name_or_another_secret_opens_no_hand(house):
    """Whoever calls themselves Anna is a watcher all the same (SE08)."""
    room = await house.room()
    async with house.join(room) as anna:
        await anna.my_turn()
        async with house.watch(anna, BORIS) as boris:
            assert boris.welcome["seat"] is None
            assert boris.seen["view"]["hand"] == []
            assert boris.seen["why"] == {}
            assert ANNA.encode() not in b"".join(boris.raw + anna.raw)
