"""The socket: what it lets in, and what it tells."""

import asyncio
import contextlib
import json
import random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tashkhana.core.cards import pack_from
from tashkhana.server.protocol import PROTOCOL

ANNA = "anna-has-a-long-secret-0"
BORIS = "boris-has-another-secret"


async def test_a_person_sits_down_and_sees_the_table(house):
    """First who I am, then the welcome and the table."""
    room = await house.room()

    async with house.join(room) as anna:
        seen = await anna.my_turn()

    assert anna.welcome["seat"] == 0
    assert [place["bot"] for place in anna.welcome["places"]] == [False, True, True, True]
    assert anna.welcome["preset"] == "kathmandu"
    assert len(seen["view"]["hand"]) >= 6


async def test_the_house_answers_a_knock(house):
    """A browser finds out within seconds that its socket is dead."""
    async with house.join(await house.room()) as anna:
        await anna.send(t="ping")

        while (await anna.hear())["t"] != "pong":
            pass


async def test_a_whole_match_can_be_played(house):
    """Deal after deal, next after next, to the result and once more."""
    room = await house.room(match="deals:2", players=3)
    async with house.join(room) as anna:
        for _ in range(3000):
            seen = await anna.my_turn()
            match seen["stage"]:
                case "match-over":
                    break
                case "deal-over":
                    assert (await anna.ask("next", version=seen["version"]))["code"] is None
                case _:
                    answer = await anna.act(seen["legal"][0])
                    assert answer["code"] in (None, "stale-version")
        assert anna.seen["stage"] == "match-over"
        assert sum(anna.seen["marks"]) <= 2

        await anna.ask("again", version=anna.seen["version"])
        await anna.until(lambda: anna.table["match"] == 2 and anna.seen["stage"] == "play")

    me = (await house.http.get("/api/me", headers=house.as_(ANNA))).json()
    assert me["statistics"]["durak"]["played"] == 1
    assert [room_["room"] for room_ in me["unfinished"]] == [room]


async def play_some(anna, moves):
    for _ in range(moves):
        seen = await anna.my_turn()
        if seen["stage"].endswith("-over"):
            return
        await anna.act(seen["legal"][0])


NONSENSE = {
    "no JSON": "{",
    "no object": "[1, 2]",
    "no tag": '{"id": "x"}',
    "a tag of nothing": '{"t": "fly", "id": "x"}',
    "an unknown field": '{"t": "act", "id": "x", "version": 1, "move": "take", "seat": 2}',
    "a missing field": '{"t": "act", "id": "x", "version": 1}',
    "a wrong type": '{"t": "act", "id": "x", "version": "1", "move": "take"}',
    "a negative version": '{"t": "act", "id": "x", "version": -1, "move": "take"}',
    "a huge version": '{"t": "act", "id": "x", "version": 1e400, "move": "take"}',
    "no id": '{"t": "act", "id": "", "version": 1, "move": "take"}',
    "a long id": json.dumps({"t": "act", "id": "x" * 41, "version": 1, "move": "take"}),
    "a long move": json.dumps({"t": "act", "id": "x", "version": 1, "move": "7S " * 500}),
    "a long ask": json.dumps({"t": "act", "id": "x", "version": 1, "move": "x" * 200_000}),
    "many brackets": "[" * 200_000,
    "deep brackets": '{"t": "change", "id": "x", "settings": ' + '{"a":' * 800 + "1" + "}" * 801,
    "bytes": b'{"t": "ping"}',
    "a second sit": json.dumps({"t": "sit", "id": "x", "secret": ANNA, "protocol": PROTOCOL}),
    "somebody else's sit": json.dumps({"t": "sit", "id": "x", "secret": BORIS, "protocol": PROTOCOL}),
}


@pytest.mark.parametrize("said", NONSENSE.values(), ids=NONSENSE)
async def test_nonsense_ends_the_connection_and_changes_nothing(house, said):
    """The goodbye has a code and tells nothing of cards; the table is the same for whoever returns."""
    room = await house.room()
    async with house.join(room) as anna:
        seen = await anna.my_choice()
        told = len(anna.raw)
        await anna.socket.send(said)

        assert await anna.closed() == 4400
        assert anna.goodbye == "malformed"
        assert anna.raw[told:] == [b'{"t":"goodbye","code":"malformed"}']

    async with house.join(room) as anna:
        assert anna.seen["version"] == seen["version"]
        assert anna.seen["view"] == seen["view"]


@pytest.mark.parametrize("first", ['{"t": "ping"}', '{"t": "next", "id": "x", "version": 1}', "hello"])
async def test_the_first_ask_says_who_is_there(house, first):
    """Nobody sees or asks anything before that."""
    async with house.socket(await house.room()) as stranger:
        await stranger.socket.send(first)

        assert await stranger.closed() == 4400
        assert stranger.table is None


@pytest.mark.parametrize("secret", ["", "short", "x" * 65, "spaces are not allowed !!", "ключ" * 8])
async def test_a_secret_has_a_form(house, secret):
    """Whatever could be guessed is none."""
    async with house.socket(await house.room()) as stranger:
        await stranger.send(t="sit", id="s", secret=secret, protocol=PROTOCOL)

        assert await stranger.closed() == 4400


async def test_an_old_page_is_told_so(house):
    """It can load itself anew instead of failing strangely (SA21)."""
    async with house.socket(await house.room()) as old:
        await old.send(t="sit", id="s", secret=ANNA, protocol=0)

        assert await old.closed() == 4426
        assert old.goodbye == "protocol-old"


@pytest.mark.parametrize("code", ["22222222", "nothing", "7D4F9J3R7D4F9J3R", "%2e%2e"])
async def test_a_room_that_is_not_there_is_told_so(house, code):
    """With a code that the page has a sentence for."""
    async with house.join(code) as anna:
        assert anna.goodbye == "room-unknown"
        assert await anna.closed() == 4404


async def test_a_code_may_be_typed_in_any_script(house):
    """Lower case and Devanagari digits open the same room."""
    room = await house.room()
    typed = room.lower().translate({ord("0") + digit: chr(0x966 + digit) for digit in range(10)})

    async with house.join(typed) as anna:
        assert anna.welcome["room"] == room


async def test_who_asks_too_fast_is_shown_the_door(serve):
    """A burst is fine, a flood is not; it changes nothing for the room."""
    async with serve(asks_per_s=1, asks_at_once=20) as house:
        room = await house.room()
        async with house.join(room) as flood:
            for _ in range(40):
                await flood.send(t="ping")

            assert await flood.closed() == 4429
            assert flood.goodbye == "too-fast"
        async with house.join(room) as anna:
            assert anna.welcome["seat"] == 0


async def test_another_sites_page_may_not_connect(serve):
    """The socket is for our own pages, and for those that are allowed."""
    async with serve(origins=("https://friend.example",)) as house:
        room = await house.room()
        with pytest.raises(InvalidStatus, match="403"):
            async with house.socket(room, origin="https://evil.example"):
                pass
        async with house.socket(room, origin="https://friend.example"):
            pass
        async with house.socket(room, origin=house.address):
            pass


async def test_a_reader_that_does_not_read_is_let_go_and_holds_up_nobody(house):
    """Its outbox is bounded; the other window of the same person plays on."""
    room = await house.room()
    async with house.join(room) as stuck, house.join(room) as anna:
        await stuck.my_choice()
        stuck.socket.transport.pause_reading()
        with contextlib.suppress(ConnectionClosed):
            async with asyncio.timeout(20):
                while True:
                    await stuck.send(t="act", id="again and again", version=0, move="take")
                    await asyncio.sleep(0)

        seen = await anna.my_choice()
        assert (await anna.act(seen["legal"][0]))["code"] is None
        assert stuck.socket.close_code is not None


async def test_hostile_moves_are_refused_with_a_code_and_change_nothing(house, cards_in):
    """In every state of a game; and no refusal speaks of a card that the asker does not know."""
    dice = random.Random(5)
    room = await house.room(preset="house", match="single")
    pack = set(pack_from("6"))
    refused = states = 0
    async with house.join(room) as anna:
        for _ in range(25):
            seen = await anna.my_choice()
            if seen["stage"].endswith("-over"):
                break
            states += 1
            hand = seen["view"]["hand"]
            known = cards_in(json.dumps(seen["view"]).encode())
            foreign = dice.choice(sorted(pack - set(hand)))
            for move in (
                f"attack {foreign}",
                f"throw {foreign}",
                f"cover {hand[0]} {foreign}",
                f"cover {foreign} {hand[0]}",
                f"cover {foreign} {foreign}",
                f"transfer {foreign}",
                f"show {foreign}",
                f"attack {hand[0]} {hand[0]}",
                f"throw {hand[0]} {hand[0]}",
                f"transfer {hand[0]} {hand[0]}",
                "attack JK1",
                "attack 2C",
                "attack " + " ".join(sorted(pack)),
                "done now",
                "TAKE",
                "B take",
                "\u202etake",
            ):
                if move in seen["legal"]:
                    continue
                told = len(anna.raw)
                answer = await anna.act(move)
                assert answer["code"] is not None, move
                assert answer["version"] == seen["version"]
                assert cards_in(b"".join(anna.raw[told:])) <= known | cards_in(move.encode())
                refused += 1
            stale = await anna.act(seen["legal"][0], version=seen["version"] - 1)
            assert stale["code"] == "stale-version"
            assert anna.seen["version"] == seen["version"]
            await anna.act(dice.choice(seen["legal"]))
    assert states > 0
    assert refused >= 10 * states


async def test_before_the_deal_and_after_the_end_nothing_can_be_played(house):
    """Neither before the start nor after the end, nor by a watcher."""
    room = await house.room(match="single", players=2)
    async with house.join(room) as anna, house.watch(anna, BORIS) as boris:
        assert (await boris.act("take", version=boris.version))["code"] == "not-seated"

        await play_some(anna, 2000)
        assert anna.seen["stage"] == "match-over"
        version = anna.seen["version"]

        assert (await anna.act("take"))["code"] == "deal-over"
        assert (await anna.ask("next", version=version))["code"] == "nothing-to-deal"
        assert anna.seen["version"] == version


async def test_an_ask_sent_twice_is_answered_twice_and_played_once(house):
    """A double tap on a nervous screen is one card (ON14)."""
    async with house.join(await house.room()) as anna:
        seen = await anna.my_choice()
        first = await anna.act(seen["legal"][0], id="tap")
        await anna.until(lambda: anna.seen["version"] > seen["version"])

        second = await anna.act(seen["legal"][0], version=seen["version"], id="tap")

    assert first == second
    assert first["code"] is None


async def test_a_slow_reader_that_was_let_go_comes_back_to_the_same_cards(house):
    """It is told the whole table anew, whatever it has missed."""
    room = await house.room()
    async with house.join(room) as stuck:
        before = await stuck.my_choice()
        stuck.socket.transport.pause_reading()
        with contextlib.suppress(ConnectionClosed):
            async with asyncio.timeout(20):
                while True:
                    await stuck.send(t="act", id="again and again", version=0, move="take")
                    await asyncio.sleep(0)

    async with house.join(room) as back:
        assert back.seat == 0
        assert back.seen["version"] == before["version"]
        assert back.seen["view"] == before["view"]


@pytest.mark.parametrize(
    "first",
    [
        {"t": "sit", "id": "s", "secret": ANNA, "protocol": PROTOCOL - 1},
        {"t": "sit", "id": "s", "secret": ANNA, "protocol": PROTOCOL - 1, "a field of then": 1},
        {"t": "sit", "secret": ANNA, "protocol": PROTOCOL + 1},
        {"t": "sit", "protocol": 0},
    ],
)
async def test_a_page_of_another_version_is_told_so_and_resumes_after_loading_again(house, first):
    """Whatever else it says: only `t` and `protocol` of the first ask never change. The seat waits meanwhile."""
    room = await house.room()
    async with house.join(room) as anna:
        before = await anna.my_choice()
    async with house.socket(room) as old:
        await old.socket.send(json.dumps(first))

        assert await old.closed() == 4426
        assert old.raw == [b'{"t":"goodbye","code":"protocol-old"}']
    async with house.join(room) as anna:
        assert anna.seat == 0
        assert anna.seen["view"] == before["view"]


async def test_what_is_far_too_long_is_not_even_taken_in(house):
    """The line is cut before it fills the memory; the seat waits."""
    room = await house.room()
    async with house.join(room) as anna:
        await anna.socket.send("[" * 1_000_000)
        assert await anna.closed() == 1009
    async with house.join(room) as anna:
        assert anna.seat == 0
