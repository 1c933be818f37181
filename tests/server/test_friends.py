"""Several people in a room, over the wire."""

import asyncio

import pytest

from tashkhana.rooms.player import person_in, player_of
from tashkhana.server import door, run

ANNA = "anna-has-a-long-secret-0"
BORIS = "boris-has-another-secret"
CHITRA = "chitra-has-yet-another-1"
PHONE = "annas-phone-has-its-own-1"


async def test_friends_sit_by_the_code_of_the_room_and_play(house):
    """A welcome tells all that a waiting table needs; after the start everybody has a hand of their own."""
    room = await house.room(kind="friends", preset="house", players=3)
    async with house.join(room) as anna, house.join(room, BORIS, "Boris <b>") as boris:
        assert boris.table is None
        assert {key: boris.welcome[key] for key in ("room", "seat", "game", "preset", "kind", "phase", "host")} == {
            "room": room,
            "seat": 1,
            "game": "durak",
            "preset": "house",
            "kind": "friends",
            "phase": "gathering",
            "host": 0,
        }
        assert (boris.welcome["watch"], boris.welcome["watchers"], boris.welcome["text"]) == (None, 0, False)
        assert boris.welcome["settings"]["players"] == 3
        assert [place["name"] for place in boris.welcome["places"]] == ["Anna", "Boris <b>", ""]
        assert (await boris.ask("start"))["code"] == "host-only"
        assert (await anna.ask("start"))["code"] is None
        await boris.until(lambda: boris.version >= 1)
        await anna.until(lambda: anna.version >= 1)

        assert (anna.welcome["phase"], boris.seen["seat"]) == ("playing", 1)
        assert not set(anna.seen["view"]["hand"]) & set(boris.seen["view"]["hand"])
        assert {"t": "news", "code": "joined", "seat": 1, "name": "Boris <b>"} in anna.news
        assert (await boris.ask("stand"))["code"] is None
        assert await boris.closed() == 4410
        assert boris.goodbye == "left"
        await anna.until(lambda: anna.welcome["places"][1]["bot"])


async def test_every_ask_about_seats_is_understood(house):
    """Each is answered, with the code of the room and not as nonsense."""
    room = await house.room(kind="friends", players=3)
    asks = [
        ({"t": "arrange", "preset": "house", "settings": {"players": 4}}, None),
        ({"t": "swap", "seat": 0, "to": 3}, None),
        ({"t": "rename", "name": "Anna-Maria", "picture": "fox"}, None),
        ({"t": "hand-over", "seat": 1}, None),
        ({"t": "take-over"}, "host-here"),
        ({"t": "join"}, None),
        ({"t": "allow", "what": "text", "on": True}, "host-only"),
        ({"t": "remove", "seat": 1}, "host-only"),
        ({"t": "gather"}, "host-only"),
        ({"t": "change", "settings": {"speed": "fast"}}, "not-started"),
        ({"t": "again", "version": 0}, "not-started"),
    ]
    async with house.join(room) as anna, house.join(room, BORIS):
        codes = [(await anna.ask(**ask))["code"] for ask, _ in asks]
        await anna.until(lambda: anna.welcome["host"] == 1)

    assert codes == [code for _, code in asks]
    assert anna.welcome["places"][3] == {
        "name": "Anna-Maria",
        "bot": False,
        "here": True,
        "free": False,
        "stand_in": False,
        "picture": "fox",
        "person": person_in(room, player_of(ANNA)),
    }


@pytest.mark.parametrize("picture", ["FOX", "a" * 13, "<img>"])
async def test_a_picture_is_a_word(house, picture):
    """Nothing else, and nothing long."""
    room = await house.room(kind="friends")
    async with house.socket(room) as stranger:
        await stranger.send(t="sit", id="s", secret=BORIS, protocol=2, picture=picture)

        assert await stranger.closed() == 4400


async def test_a_full_room_says_so(house):
    """With a close code of its own, so that nobody knocks again and again."""
    room = await house.room(kind="friends", players=2)
    async with house.join(room), house.join(room, BORIS), house.join(room, CHITRA) as late:
        assert await late.closed() == 4403
        assert late.goodbye == "room-full"


async def test_a_watcher_is_told_no_code_that_leads_to_a_seat(house, cards_in):
    """Nor any card, and may only knock, or take a seat by a clear press (SE04, ON32)."""
    room = await house.room(kind="friends", preset="house", players=3)
    async with house.join(room) as anna:
        await anna.ask("start")
        await anna.my_turn()
        async with house.watch(anna, BORIS) as boris:
            for ask in (
                {"t": "act", "version": boris.version, "move": "take"},
                {"t": "hint", "version": boris.version},
                {"t": "next", "version": boris.version},
                {"t": "change", "settings": {}},
                {"t": "seat-code"},
                {"t": "stand"},
                {"t": "start"},
            ):
                assert (await boris.ask(**ask))["code"] == "not-seated", ask
            await boris.send(t="ping")
            while (await boris.hear())["t"] != "pong":
                pass
            raw = b"".join(boris.raw)
            assert room.encode() not in raw
            assert anna.welcome["watch"].encode() not in raw
            known = anna.seen["view"]["seats"][0]["known"]  # the lowest trump, if it gave her the lead
            assert not cards_in(raw) & (set(anna.seen["view"]["hand"]) - set(known))
            assert (boris.welcome["seat"], boris.seen["view"]["hand"]) == (None, [])

            assert (await boris.ask("join", name="Boris"))["code"] is None
            await boris.until(lambda: boris.seat == 1 and boris.seen["seat"] == 1)
            assert boris.welcome["room"] == room


async def test_the_link_for_watchers_is_no_room_code_and_the_other_way_round(house):
    """Each opens its own door only."""
    room = await house.room(kind="friends")
    async with house.join(room) as anna:
        await anna.ask("allow", what="watching", on=True)
        await anna.until(lambda: anna.welcome["watch"])
        async with house.join(anna.welcome["watch"], BORIS) as boris:
            assert boris.goodbye == "room-unknown"
        async with house.join(f"watch/{room}", BORIS) as boris:
            assert boris.goodbye == "room-unknown"


async def test_a_seat_moves_to_another_device_once(house):
    """The old browser is told, the new one has the seat, the host's rights and the cards (ON39)."""
    room = await house.room(kind="friends", preset="house", players=3)
    async with house.join(room) as anna, house.join(room, BORIS) as boris:
        await anna.ask("start")
        await anna.until(lambda: anna.table)
        await anna.send(t="seat-code", id="code")
        await anna.until(lambda: "code" in anna.seat_codes)
        code = anna.seat_codes["code"]
        hand = anna.seen["view"]["hand"]
        wrong = await house.http.post("/api/seat", json={"code": "22222222"}, headers=house.as_(PHONE))
        seated = await house.http.post("/api/seat", json={"code": code}, headers=house.as_(BORIS))
        moved = await house.http.post("/api/seat", json={"code": code.lower()}, headers=house.as_(PHONE))
        again = await house.http.post("/api/seat", json={"code": code}, headers=house.as_(CHITRA))

        assert [(answer.status_code, answer.json()) for answer in (wrong, seated, moved, again)] == [
            (404, {"code": "seat-code-unknown", "facts": {}}),
            (409, {"code": "already-seated", "facts": {}}),
            (201, {"room": room}),
            (404, {"code": "seat-code-unknown", "facts": {}}),
        ]
        assert await anna.closed() == 4409
        assert anna.goodbye == "elsewhere"
        assert code.encode() not in b"".join(boris.raw)
        async with house.join(room, PHONE) as phone:
            assert (phone.seat, phone.welcome["host"], phone.seen["view"]["hand"]) == (0, 0, hand)


async def test_of_two_devices_that_claim_a_seat_at_once_one_gets_it(house):
    """The code is good once."""
    room = await house.room(kind="friends", players=2)
    async with house.join(room) as anna:
        await anna.send(t="seat-code", id="code")
        await anna.until(lambda: "code" in anna.seat_codes)
        answers = await asyncio.gather(
            *(
                house.http.post("/api/seat", json={"code": anna.seat_codes["code"]}, headers=house.as_(secret))
                for secret in (PHONE, CHITRA)
            )
        )

    assert sorted(answer.status_code for answer in answers) == [201, 404]


async def test_seat_codes_cannot_be_guessed_in_a_row(serve, monkeypatch):
    """An address has a few tries, and then waits, also with a right code, which stays good."""
    monkeypatch.setattr(door, "GUESSES_AT_ONCE", 3)
    async with serve() as house:
        room = await house.room()
        async with house.join(room) as anna:
            await anna.send(t="seat-code", id="code")
            await anna.until(lambda: "code" in anna.seat_codes)
        codes = [*(f"222222{digit}D" for digit in "2345"), anna.seat_codes["code"]]
        tries = [await house.http.post("/api/seat", json={"code": code}, headers=house.as_(PHONE)) for code in codes]

    assert [answer.json()["code"] for answer in tries] == ["seat-code-unknown"] * 3 + ["too-fast"] * 2


async def test_a_line_that_breaks_shows_as_away_and_a_stand_in_plays(serve):
    """Within seconds, and the seat is given back with everything that happened (ON41)."""
    async with serve(away_s=0.05) as house:
        room = await house.room(kind="friends", preset="house", players=2)
        async with house.join(room) as anna:
            async with house.join(room, BORIS, "Boris") as boris:
                await anna.ask("start")
                await boris.until(lambda: boris.version >= 1)
                boris.socket.transport.abort()
            await anna.until(lambda: not anna.welcome["places"][1]["here"])
            for _ in range(40):
                seen = await anna.my_turn()
                if any(news["code"] == "stand-in" for news in anna.news) or seen["stage"] != "play":
                    break
                await anna.act(seen["legal"][0])
            await anna.until(lambda: anna.welcome["places"][1]["stand_in"])
            async with house.join(room, BORIS) as boris:
                await anna.until(lambda: anna.news[-1]["code"] == "back")
                assert anna.welcome["places"][1]["here"]
                assert not anna.welcome["places"][1]["stand_in"]
                assert boris.seat == 1
    assert [news["code"] for news in anna.news if news["seat"] == 1] == ["joined", "away", "stand-in", "back"]


async def test_a_line_that_answers_no_knock_is_dead(serve, monkeypatch):
    """A phone that fell asleep says no goodbye: the server knocks, and its person is away (ON05, ON41)."""
    assert run.PING_S + run.PONG_S <= 15
    monkeypatch.setattr(run, "PING_S", 0.1)
    monkeypatch.setattr(run, "PONG_S", 0.2)
    async with serve() as house:
        room = await house.room(kind="friends", players=2)
        async with house.join(room) as anna, house.join(room, BORIS) as boris:
            await anna.until(lambda: anna.welcome["places"][1]["here"])
            boris.socket.transport.pause_reading()

            async with asyncio.timeout(5):
                await anna.until(lambda: not anna.welcome["places"][1]["here"])

            boris.socket.transport.abort()


async def test_the_clock_is_told_with_the_table(house):
    """In what is left, never in the time of day."""
    room = await house.room(preset="house", clock="fast")
    async with house.join(room) as anna:
        await anna.my_turn()
        await anna.until(lambda: anna.clocks and anna.clocks[-1]["version"] == anna.version)

    clock = anna.clocks[-1]
    assert (clock["seats"], clock["total_ms"]) == ([0], 15_000)
    assert 14_000 < clock["left_ms"] <= 15_000
