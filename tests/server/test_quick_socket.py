"""The quick match through real sockets, at a real house."""

import json
from contextlib import asynccontextmanager

import pytest

from tashkhana.server.protocol import PROTOCOL

ANNA = "anna-has-a-long-secret-0"
BORIS = "boris-has-another-secret"
CARLA = "carla-has-her-own-secret"


@asynccontextmanager
async def seeking(house, secret, players=0, game="durak", name=""):
    """A socket that seeks."""
    async with house.socket("quick") as player:
        seek = {"game": game, "players": players, "name": name, "protocol": PROTOCOL}
        await player.send(t="seek", id="seek", secret=secret, **seek)
        yield player


async def found(player):
    """The room that is found; what was told of the waiting before that."""
    waiting = []
    while True:
        tell = await player.hear()
        match tell["t"]:
            case "waiting":
                waiting.append(tell["waiting"])
            case "found":
                assert await player.closed() == 1000
                return tell["room"], waiting
            case _:
                raise AssertionError(tell)


async def test_two_strangers_find_each_other_and_play(house):
    """Under the house's own rules; nobody else can come in, and nobody is host (ON34)."""
    async with seeking(house, ANNA, 2, name="Anna") as anna:
        assert (await anna.hear())["waiting"] == 1
        async with seeking(house, BORIS, 2, name="Boris") as boris:
            room, numbers = await found(anna)
            other, _ = await found(boris)
    assert room == other
    assert numbers in ([], [2])

    async with house.join(room) as anna, house.join(room, BORIS) as boris:
        await anna.until(lambda: anna.table and anna.seen["stage"] == "play")
        assert (anna.seat, boris.seat) == (0, 1)
        assert [(place["name"], place["bot"]) for place in anna.welcome["places"]] == [
            ("Anna", False),
            ("Boris", False),
        ]
        assert (anna.welcome["kind"], anna.welcome["host"]) == ("quick", None)
        assert anna.welcome["settings"]["clock"] == "normal", "nobody could send away who only sits there (ON20)"
        assert (await anna.ask("say", kind="text", words="hello stranger"))["code"] == "no-text"
        async with house.join(room, CARLA) as carla:
            assert carla.goodbye == "room-full"


async def test_computers_fill_up_after_the_stated_time(serve):
    """As many seats as were wished; and the time is told."""
    async with serve(fill_s=0.5) as house:
        async with seeking(house, ANNA, 3) as anna:
            assert (await anna.hear()) == {"t": "waiting", "waiting": 1, "fill_s": 0.5}
            room, _ = await found(anna)
        async with house.join(room) as anna:
            assert [place["bot"] for place in anna.welcome["places"]] == [False, True, True]


async def test_two_tabs_of_one_browser_are_one_person(serve):
    """The older tab is told where it goes on; nobody plays against themselves (ON34)."""
    async with serve(fill_s=0.8) as house:
        async with seeking(house, ANNA, 2) as first:
            assert (await first.hear())["waiting"] == 1
            async with seeking(house, ANNA, 2) as second:
                assert await first.closed() == 4409
                assert first.goodbye == "elsewhere"
                room, numbers = await found(second)
                assert set(numbers) == {1}
        async with house.join(room) as anna:
            assert [place["bot"] for place in anna.welcome["places"]] == [False, True]


async def test_press_cancel_press_is_one_ticket(house):
    """Within a second; the next stranger meets one person."""
    for _ in range(5):
        async with seeking(house, ANNA, 2) as anna:
            await anna.hear()
    async with seeking(house, ANNA, 2) as anna, seeking(house, BORIS, 2) as boris:
        room, _ = await found(anna)
        assert (await found(boris))[0] == room


async def test_a_ticket_whose_line_is_gone_is_no_ticket(serve):
    """A browser that vanished without a word is seated with nobody."""
    async with serve(fill_s=1) as house:
        async with seeking(house, ANNA, 2) as anna:
            await anna.hear()
            anna.socket.transport.abort()
            async with seeking(house, BORIS, 2) as boris:
                room, _ = await found(boris)
        async with house.join(room, BORIS) as boris:
            assert [place["bot"] for place in boris.welcome["places"]] == [False, True]


async def test_who_sits_at_a_quick_table_is_led_back_to_it(serve):
    """Never two of them at once; not even after a restart. Who gave it up may seek another."""
    async with serve(fill_s=0.3) as house:
        async with seeking(house, ANNA, 2) as anna:
            room, _ = await found(anna)
        async with seeking(house, ANNA, 4, "idiot") as anna:
            assert await found(anna) == (room, [])
        async with house.join(room) as anna:
            await anna.my_turn()
    async with serve(fill_s=0.3) as house:
        async with seeking(house, ANNA, 2) as anna:
            assert (await found(anna))[0] == room

        assert (await house.http.delete(f"/api/rooms/{room}", headers=house.as_(ANNA))).status_code == 204
        async with seeking(house, ANNA, 2) as anna:
            assert (await found(anna))[0] != room


async def test_a_restart_loses_only_tickets(serve):
    """The browser is told to come back, and seeks again."""
    async with serve() as house:
        lost = seeking(house, ANNA, 2)
        anna = await lost.__aenter__()
        assert (await anna.hear())["waiting"] == 1
    assert await anna.closed() == 1012
    async with serve() as house, seeking(house, ANNA, 2) as anna, seeking(house, BORIS, 2) as boris:
        assert (await found(anna))[0] == (await found(boris))[0]


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"t": "ping"}, "malformed"),
        ({"t": "sit", "id": "s", "secret": ANNA, "protocol": PROTOCOL}, "malformed"),
        ({"t": "seek", "id": "s", "secret": "short", "protocol": PROTOCOL, "game": "durak"}, "malformed"),
        ({"t": "seek", "id": "s", "secret": ANNA, "protocol": 1, "game": "durak"}, "protocol-old"),
        ({"t": "seek", "id": "s", "secret": ANNA, "protocol": PROTOCOL, "game": "chess"}, "game-unknown"),
        (
            {"t": "seek", "id": "s", "secret": ANNA, "protocol": PROTOCOL, "game": "durak", "players": 9},
            "setting-out-of-range",
        ),
    ],
)
async def test_what_cannot_be_sought_is_told(house, first, code):
    """With a code; no ticket remains."""
    async with house.socket("quick") as stranger:
        await stranger.socket.send(json.dumps(first))
        await stranger.closed()

    assert stranger.goodbye == code


async def test_a_searcher_may_knock_and_say_nothing_else(house):
    """A browser finds out that its socket is dead, also while it waits."""
    async with seeking(house, ANNA, 2) as anna:
        await anna.send(t="ping")
        tells = [(await anna.hear())["t"] for _ in range(2)]
        assert sorted(tells) == ["pong", "waiting"]
        await anna.send(t="seek", id="again", secret=BORIS, protocol=PROTOCOL, game="durak")
        assert await anna.closed() == 4400
