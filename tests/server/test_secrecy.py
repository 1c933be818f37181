"""What a socket is sent holds no card that its seat may not know (SE01, SE04)."""

import contextlib
import random
import sqlite3

import pytest

from tashkhana.core.entry import Act, read_entry
from tashkhana.core.match import Match
from tashkhana.core.registry import find_game

ANNA = "anna-has-a-long-secret-0"
BORIS = "boris-has-another-secret"


def entitled(house, room, settings, seats=(0, None)):
    """For each version, the cards that each seat (None: a watcher) may have seen until then, by the log alone."""
    game = find_game("durak")
    with sqlite3.connect(house.data) as file:
        lines = [row[0] for row in file.execute("SELECT line FROM entries WHERE room = ? ORDER BY version", (room,))]
    match = Match.begin(game, settings)
    shown = {seat: set() for seat in seats}
    by_version = {0: {seat: frozenset() for seat in seats}}
    for line in lines:
        entry = read_entry(line, game.shapes)
        match = match.enter(entry)
        view = match.game.view(match.position, None)
        # Everybody sees what is played, the turned-up trump, and the lowest trump that gives the lead (DK-04).
        public = {*(entry.move.cards if isinstance(entry, Act) else ()), view.trump_card, view.lead_card} - {None}
        for seat, cards in shown.items():
            cards.update(public, () if seat is None else match.game.view(match.position, seat).hand)
        by_version[match.version] = {seat: frozenset(cards) for seat, cards in shown.items()}
    return by_version


def check(player, seat, may_see, cards_in):
    """Every byte that this player was sent names only cards that the seat may have seen."""
    version = 0
    for raw in player.raw:
        if b'"t":"table"' in raw:
            version = int(raw.split(b'"version":')[1].split(b",")[0])
        assert cards_in(raw) <= may_see[version][seat]


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
    check(anna, 0, may_see, cards_in)
    check(boris, None, may_see, cards_in)
    assert len(may_see[last][0]) > 10
    assert anna.seen["stage"] == "match-over"


@pytest.mark.parametrize("preset", ["lahore-transfer", "house"])
async def test_every_byte_of_a_game_among_friends_is_one_that_its_reader_may_see(house, cards_in, preset):
    """Three people and a watcher; one of them goes, and comes back into the middle of it."""
    dice = random.Random(preset)
    room = await house.room(kind="friends", preset=preset, match="single", players=4)
    secrets = (ANNA, BORIS, "chitra-has-yet-another-1")
    async with contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(house.join(room, secret)) for secret in secrets]
        await people[0].ask("start")
        watcher = await stack.enter_async_context(house.watch(people[0], "davit-has-the-fourth-one"))
        for turn in range(1500):
            player = people[turn % 3]
            if turn == 20:
                await player.socket.close()
                people[turn % 3] = await stack.enter_async_context(house.join(room, secrets[turn % 3]))
                people[turn % 3].raw[:0] = player.raw
                continue
            await player.send(t="ping")
            while (await player.hear())["t"] != "pong":
                pass
            if player.table and player.seen["stage"] == "match-over":
                break
            if player.table and player.seen["legal"]:
                await player.act(dice.choice(player.seen["legal"]))
        for player in (*people, watcher):
            await player.until(lambda player=player: player.seen["stage"] == "match-over")

    may_see = entitled(house, room, people[0].seen["settings"], (0, 1, 2, None))
    for seat, player in enumerate(people):
        check(player, seat, may_see, cards_in)
    check(watcher, None, may_see, cards_in)


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
