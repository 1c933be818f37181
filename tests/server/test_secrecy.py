"""What a socket is sent holds no card that its seat may not know (SE01, SE04)."""

import random

import pytest

from tests.server.entitled import check, known, lines_of

ANNA = "anna-has-a-long-secret-0"
BORIS = "boris-has-another-secret"


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

    by_version = known("durak", anna.seen["settings"], lines_of(house, room), (0, None))
    assert check(anna, 0, by_version, cards_in) > 100
    assert check(boris, None, by_version, cards_in) > 100
    assert len(by_version[last].shown[0]) > 10
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
