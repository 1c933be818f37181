"""The door: whose pages may ask, how much one address may do, and what a proxy may say."""

import asyncio
import contextlib
import json

import pytest
from websockets.exceptions import InvalidStatus

from tashkhana.rooms import bucket
from tashkhana.server import door
from tashkhana.server.protocol import PROTOCOL

ANNA = "anna-has-a-long-secret-0"
BORIS = "boris-has-another-secret"
BODY = {"game": "durak", "preset": "house"}


@pytest.fixture
def few_guesses(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(door, "GUESSES_AT_ONCE", 5)
    monkeypatch.setattr(door, "GUESSES_PER_S", 0.01)


async def goodbye_of(house, path, **options):
    """What a socket at this address is told when its first ask has come."""
    async with house.socket(path, **options) as stranger:
        with contextlib.suppress(Exception):
            await stranger.send(t="sit", id="s", secret=BORIS, protocol=PROTOCOL)
        code = await stranger.closed()
        return stranger.goodbye, code


async def test_codes_cannot_be_tried_out(few_guesses, house):
    """After a few codes that are none an address is told to wait, at the socket and over HTTP (SE10)."""
    room = await house.room()
    for number in range(3):
        assert await goodbye_of(house, f"2222222{number + 2}") == ("room-unknown", 4404)
    for number in range(2):
        answer = await house.http.delete(f"/api/rooms/3333333{number + 2}", headers=house.as_(BORIS))
        assert answer.status_code == 404

    assert await goodbye_of(house, "22222229") == ("too-fast", 4429)
    assert await goodbye_of(house, room) == ("too-fast", 4429), "also the right code: else one could go on trying"
    answer = await house.http.delete(f"/api/rooms/{room}", headers=house.as_(BORIS))
    assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
    assert (await house.http.get("/api/me", headers=house.as_(BORIS))).status_code == 200


async def test_codes_that_are_right_cost_nothing(few_guesses, house):
    """A family behind one address comes and goes as it likes."""
    room = await house.room()
    for _ in range(12):
        async with house.join(room) as anna:
            assert anna.welcome is not None
        answer = await house.http.delete(f"/api/rooms/{room}", headers=house.as_(BORIS))
        assert answer.json()["code"] == "not-seated"


async def test_guesses_at_the_same_time_are_all_counted(few_guesses, house):
    """A burst that gets in before its first answer is paid for by a longer wait."""
    told = await asyncio.gather(*(goodbye_of(house, f"222222{number}") for number in range(22, 42)))
    assert {code for code, _ in told} <= {"room-unknown", "too-fast"}

    assert await goodbye_of(house, "99999999") == ("too-fast", 4429)


async def test_one_address_holds_so_many_sockets(serve):
    """The one too many is told so; one that closes makes room."""
    async with serve(sockets_per_address=2) as house:
        room = await house.room()
        async with house.join(room), house.join(room):
            assert await goodbye_of(house, room) == ("too-fast", 4429)
            assert await goodbye_of(house, "quick") == ("too-fast", 4429)
        for _ in range(100):
            async with house.socket(room) as anna:
                await anna.send(t="sit", id="s", secret=ANNA, protocol=PROTOCOL)
                if (await anna.hear())["t"] == "welcome":
                    return
            await asyncio.sleep(0.02)
        pytest.fail("the sockets that were closed are still counted")


async def test_the_sockets_of_one_address_are_read_no_faster_than_is_fair(serve):
    """Together they get slower, and nobody is thrown out for what the others ask."""
    async with serve(address_asks_at_once=10, address_asks_per_s=40) as house:
        room = await house.room()
        async with house.join(room) as anna, house.join(room) as other:
            started = asyncio.get_running_loop().time()
            for _ in range(20):
                await anna.send(t="ping")
                await other.send(t="ping")
            pongs = 0
            while pongs < 20:
                pongs += (await anna.hear())["t"] == "pong"
            while pongs < 40:
                pongs += (await other.hear())["t"] == "pong"

            assert asyncio.get_running_loop().time() - started >= 0.7
            assert anna.goodbye is other.goodbye is None


async def test_one_address_asks_so_much_over_http(serve):
    """Pages are not counted, only what the house has to look up."""
    async with serve(address_asks_at_once=3, address_asks_per_s=0.01) as house:
        told = [(await house.http.get("/api/house")).status_code for _ in range(4)]
        pages = [(await house.http.get("/")).status_code for _ in range(6)]

    assert told == [200, 200, 200, 429]
    assert set(pages) == {200}


async def test_another_sites_page_may_change_nothing(serve):
    """Neither open a room nor leave one; reading is harmless, for nothing is allowed to be read across sites."""
    async with serve(origins=("https://friend.example",)) as house:
        room = await house.room()
        evil = {**house.as_(ANNA), "origin": "https://evil.example"}
        for answer in (
            await house.http.post("/api/rooms", json=BODY, headers=evil),
            await house.http.delete(f"/api/rooms/{room}", headers=evil),
        ):
            assert (answer.status_code, answer.json()["code"]) == (403, "origin-foreign")
        for origin in ("https://friend.example", house.address):
            answer = await house.http.post("/api/rooms", json=BODY, headers={**evil, "origin": origin})
            assert answer.status_code == 201
        for path in (room, "quick"):
            with pytest.raises(InvalidStatus, match="403"):
                async with house.socket(path, origin="https://evil.example"):
                    pass
        answer = await house.http.get("/api/house", headers={"origin": "https://evil.example"})
        assert "access-control-allow-origin" not in answer.headers


FORWARDED = {"x-forwarded-for": "198.51.100.7", "x-forwarded-proto": "https"}


async def test_forwarded_headers_of_strangers_are_not_believed(few_guesses, house):
    """Nobody gets new limits by naming another address, or another way of coming."""
    for number in range(5):
        headers = {"x-forwarded-for": f"198.51.100.{number}", "forwarded": f"for=198.51.100.{number}"}
        await goodbye_of(house, f"2222222{number + 2}", additional_headers=headers)

    assert await goodbye_of(house, "22222222", additional_headers=FORWARDED) == ("too-fast", 4429)
    origin = house.address.replace("https", "http")
    answer = await house.http.post("/api/rooms", json=BODY, headers={**house.as_(ANNA), **FORWARDED, "origin": origin})
    assert answer.status_code == 201, "the origin is compared with how the browser came, not with what it says"


async def test_a_proxy_that_was_named_is_believed(few_guesses, serve):
    """Each of its guests has limits of their own; and what came by https must be from a page that did."""
    async with serve(proxies=("127.0.0.1",)) as house:
        for number in range(5):
            assert (await goodbye_of(house, f"2222222{number + 2}", additional_headers=FORWARDED))[1] == 4404
        assert (await goodbye_of(house, "22222222", additional_headers=FORWARDED))[1] == 4429
        other = {"x-forwarded-for": "203.0.113.9, 198.51.100.8", "x-forwarded-proto": "https"}
        assert (await goodbye_of(house, "22222222", additional_headers=other))[1] == 4404, "another guest"

        host = house.address.removeprefix("http://")
        for origin, status in ((f"http://{host}", 403), (f"https://{host}", 201)):
            headers = {**house.as_(ANNA), **FORWARDED, "origin": origin}
            answer = await house.http.post("/api/rooms", json=BODY, headers=headers)
            assert answer.status_code == status, origin


async def test_a_proxy_that_was_not_named_is_written_into_the_log_once(house, capsys):
    """Whoever runs the house learns why all guests share the limits of one address."""
    for _ in range(3):
        await house.http.get("/", headers=FORWARDED)

    assert capsys.readouterr().out.count("name your proxy") == 1


async def test_an_ask_is_short_and_only_a_signal_may_be_longer(house):
    """4 KB, and 16 KB for a session description."""
    room = await house.room()
    async with house.join(room) as anna:
        await anna.socket.send(json.dumps({"t": "signal", "to": 1, "visit": 3, "data": "x" * 16_000}))
        await anna.send(t="ping")
        while (await anna.hear())["t"] != "pong":
            pass
        await anna.socket.send(json.dumps({"t": "act", "id": "x", "version": 1, "move": "x"}) + " " * 4096)
        assert await anna.closed() == 4400
    for too_long in ("x" * 16_001, "ж" * 9_000):
        async with house.join(room) as anna:
            await anna.socket.send(
                json.dumps({"t": "signal", "to": 1, "visit": 3, "data": too_long}, ensure_ascii=False)
            )
            assert await anna.closed() == 4400


async def test_signals_have_limits_of_their_own(serve):
    """A burst of them is fine; a flood of them is lost first, and then shown the door."""
    async with serve(asks_per_s=1, asks_at_once=30) as house:
        room = await house.room()
        async with house.join(room) as anna:
            for _ in range(250):
                await anna.send(t="signal", to=1, visit=3, data="candidate")
            await anna.send(t="ping")
            while (await anna.hear())["t"] != "pong":
                pass
            with contextlib.suppress(Exception):
                for _ in range(1000):
                    await anna.send(t="signal", to=1, visit=3, data="candidate")
            assert await anna.closed() == 4429
            assert anna.goodbye == "too-fast"


def test_buckets_remember_a_bounded_number_of_addresses():
    """Whoever comes from ten thousand addresses does not fill the memory."""
    buckets = bucket.Buckets(1, 0.001, addresses=10)
    for number in range(1000):
        buckets.take(f"192.0.2.{number}")

    assert len(buckets._buckets) == 10
    assert not buckets.take("192.0.2.999")


async def test_head_is_answered_as_get_without_content(house):
    """For previews of links and for monitors."""
    for path in ("/", "/r/7D4F9J3R", "/api/house"):
        get, head = await house.http.get(path), await house.http.head(path)

        assert (head.status_code, head.content) == (200, b"")
        for name in ("content-type", "cache-control", "content-security-policy"):
            assert head.headers.get(name) == get.headers.get(name)
    assert (await house.http.head("/assets/nothing.js")).status_code == 404
