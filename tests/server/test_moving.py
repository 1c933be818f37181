"""Moving to another device by a code, and going on with a file that was kept, over HTTP (SA19, ON39)."""

import asyncio
import sqlite3
from itertools import pairwise

import httpx
import pytest
import structlog

from tashkhana.rooms import player_of
from tashkhana.server.protocol import PROTOCOL
from tests.server.test_kill import start

ANNA = "anna-has-a-long-secret-0"
BORIS = "boris-has-another-secret"
PHONE = "annas-phone-has-its-own1"
KILLS = 3


async def post(house, path, who, **body):
    return await house.http.post(f"/api/me/{path}", json=body, headers=house.as_(who))


async def me(house, secret):
    return (await house.http.get("/api/me", headers=house.as_(secret))).json()


async def abandoned(house, secret):
    """How many matches of Durak this player has abandoned: the quickest result to come by."""
    found = (await me(house, secret))["statistics"].get("durak")
    return 0 if found is None else found["abandoned"]


async def give_up(house, secret):
    """A table, one look at the cards, and gone."""
    room = await house.room(secret, players=2)
    async with house.join(room, secret) as player:
        await player.my_turn()
    assert (await house.http.delete(f"/api/rooms/{room}", headers=house.as_(secret))).status_code == 204


async def test_all_that_is_mine_moves_to_another_device_by_a_code(house):
    """Figures and open tables are there at once; the old device is told, and begins anew as somebody else."""
    await give_up(house, ANNA)
    await give_up(house, PHONE)
    room = await house.room(players=2)
    async with house.join(room) as anna:
        hand = (await anna.my_turn())["view"]["hand"]
        given = (await post(house, "code", ANNA)).json()
        waiting = await house.http.get("/api/me/code", headers=house.as_(ANNA))

        claimed = [await post(house, "claim", PHONE, code=given["code"].lower()) for _ in range(2)]

        assert (given["valid_s"], len(given["code"]), waiting.status_code) == (300, 8, 204)
        assert [answer.status_code for answer in claimed] == [204, 204]
        assert await anna.closed() == 4410
        assert anna.goodbye == "moved"
    assert await abandoned(house, PHONE) == 2
    assert [found["room"] for found in (await me(house, PHONE))["unfinished"]] == [room]
    async with house.join(room, PHONE) as phone:
        assert (phone.seat, phone.seen["view"]["hand"]) == (0, hand)


async def test_under_a_secret_whose_things_have_moved_nothing_is_done_any_more(house):
    """It would be lost to its person: every door says so instead."""
    room = await house.room()
    await post(house, "claim", PHONE, code=(await post(house, "code", ANNA)).json()["code"])

    opened = await house.http.post("/api/rooms", json={"game": "durak", "preset": "house"}, headers=house.as_(ANNA))
    asked = [await house.http.get(path, headers=house.as_(ANNA)) for path in ("/api/me", "/api/me/code")]
    async with house.join(room) as anna, house.socket("quick") as quick:
        await quick.send(t="seek", id="q", secret=ANNA, protocol=PROTOCOL, game="durak")
        closed = await quick.closed()

    assert [(answer.status_code, answer.json()["code"]) for answer in (opened, *asked)] == [(410, "moved")] * 3
    assert (anna.goodbye, quick.goodbye, closed) == ("moved", "moved", 4410)


async def test_a_kept_secret_takes_over_the_browser_that_opens_it(house):
    """What the browser had meanwhile is added; a second time nothing counts twice."""
    await give_up(house, ANNA)
    await give_up(house, BORIS)
    room = await house.room(BORIS)
    async with house.join(room, BORIS) as boris:
        await boris.my_turn()

    answers = [await post(house, "merge", ANNA, secret=BORIS) for _ in range(2)]
    own = await post(house, "merge", ANNA, secret=ANNA)

    assert [answer.status_code for answer in (*answers, own)] == [204] * 3
    assert await abandoned(house, ANNA) == 2
    assert [found["room"] for found in (await me(house, ANNA))["unfinished"]] == [room]


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("claim", {"code": "22222222"}, 404, "move-code-unknown"),
        ("claim", {"code": "hello"}, 404, "move-code-unknown"),
        ("claim", {"code": "2" * 41}, 400, "malformed"),
        ("claim", {}, 400, "malformed"),
        ("merge", {"secret": "short"}, 400, "malformed"),
        ("merge", {"secret": "ключ" * 8}, 400, "malformed"),
        ("merge", {"secret": BORIS, "more": 1}, 400, "malformed"),
        ("merge", {"secret": BORIS}, 404, "player-unknown"),
    ],
)
async def test_what_cannot_be_is_refused_and_changes_nothing(house, path, body, status, code):
    """A wrong code, a damaged file, one of another house."""
    await give_up(house, BORIS)

    answer = await post(house, path, PHONE, **body)

    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert await abandoned(house, BORIS) == 1


async def test_a_file_of_somebody_who_has_moved_is_refused(house):
    """All of it is elsewhere now; the browser keeps what it has."""
    await give_up(house, ANNA)
    await give_up(house, BORIS)
    await post(house, "claim", PHONE, code=(await post(house, "code", ANNA)).json()["code"])

    answer = await post(house, "merge", ANNA, secret=BORIS)

    assert (answer.status_code, answer.json()["code"]) == (410, "moved")
    assert await abandoned(house, BORIS) == 1


async def test_my_own_code_is_not_for_me(house):
    """It would make me somebody who has moved."""
    code = (await post(house, "code", ANNA)).json()["code"]

    answer = await post(house, "claim", ANNA, code=code)

    assert (answer.status_code, answer.json()["code"]) == (409, "same-player")
    assert (await post(house, "claim", PHONE, code=code)).status_code == 204


async def test_moving_needs_a_secret_and_cannot_be_guessed(serve):
    """An address has a few tries, and then waits; wrong ones count as wrong codes do everywhere."""
    async with serve() as house:
        nobody = [await house.http.post(f"/api/me/{path}", json={}) for path in ("code", "claim", "merge")]
        wrong = [await post(house, "claim", PHONE, code="2222222D") for _ in range(21)]
        seat = await house.http.post("/api/seat", json={"code": "2222222D"}, headers=house.as_(PHONE))

    assert [answer.json()["code"] for answer in nobody[:1]] == ["secret-missing"]
    assert all(answer.status_code in (400, 401) for answer in nobody)
    assert [answer.json()["code"] for answer in (wrong[0], wrong[-1], seat)] == [
        "move-code-unknown",
        "too-fast",
        "too-fast",
    ]


async def test_neither_secret_nor_code_is_written_down(serve, tmp_path):
    """Not in the data file, and not in the log of the house, whatever goes wrong."""
    with structlog.testing.capture_logs() as logged:
        async with serve() as house:
            await give_up(house, ANNA)
            code = (await post(house, "code", ANNA)).json()["code"]
            await post(house, "claim", PHONE, code=code)
            await post(house, "merge", ANNA, secret=BORIS)
            await post(house, "merge", PHONE, secret=BORIS)

    written = b"".join(file.read_bytes() for file in tmp_path.glob("house.db*")) + repr(logged).encode()
    assert all(word.encode() not in written for word in (ANNA, BORIS, PHONE, code))


def owners(data):
    """To whom seats and results belong, as the data file has it."""
    with sqlite3.connect(data) as file:
        query = "SELECT DISTINCT player FROM {} WHERE player IS NOT NULL"
        return [file.execute(query.format(table)).fetchall() for table in ("results", "seats")]


@pytest.mark.slow
async def test_kill_9_in_the_middle_of_a_move_leaves_no_half(tmp_path, served):
    """After a restart all is the one's or the other's, and asking again finishes it."""
    data = tmp_path / "house.db"
    secrets = [ANNA, *(f"annas-device-number-{number:04}" for number in range(KILLS))]
    process = await start(data)
    async with httpx.AsyncClient(base_url=process.address) as http:
        await give_up(served(process.address, data, http), ANNA)

    for old, new in pairwise(secrets):
        async with httpx.AsyncClient(base_url=process.address) as http:
            house = served(process.address, data, http)
            code = (await post(house, "code", old)).json()["code"]
            asking = asyncio.create_task(post(house, "claim", new, code=code))
            await asyncio.sleep(0.003 * secrets.index(new))
            await process.kill()
            await asyncio.gather(asking, return_exceptions=True)
        found = owners(data)
        assert found in ([[(player_of(who),)]] * 2 for who in (old, new))
        process = await start(data)
        async with httpx.AsyncClient(base_url=process.address) as http:
            house = served(process.address, data, http)
            assert (await post(house, "claim", new, code=code)).status_code == 204
            assert (await abandoned(house, new), len((await me(house, new))["unfinished"])) == (1, 0)
    await process.kill()
