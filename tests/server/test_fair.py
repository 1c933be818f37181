"""Fair deals over the wire: numbers, seals, records, and that no secret gets out early."""

import hashlib
import json
import random
import sqlite3

import structlog

from tashkhana.core.record import read_record
from tashkhana.fair import seal_of, verify

ANNA = "anna-has-a-long-secret-0"
BORIS = "boris-has-another-secret"
NUMBER = hashlib.sha256(b"anna").hexdigest()


async def hear_on(player, happened):
    """Hear until this happened, and give a number for every deal that is sealed."""
    while not happened():
        tell = await player.hear()
        if tell["t"] == "sealed" and not dealt(player, tell):
            await player.send(t="stir", match=tell["match"], deal=tell["deal"], number=NUMBER)


def dealt(player, tell):
    """Whether the deal of this seal lies on the table already."""
    return player.table is not None and (
        (player.table["match"], player.seen["deal"], player.seen["stage"]) == (tell["match"], tell["deal"], "play")
    )


async def play_deal(player, dice):
    """To the end of the deal, and until all of it is revealed."""
    revealed = len(told(player, "revealed"))
    while True:
        await hear_on(
            player,
            lambda: player.table and (player.seen["legal"] or player.seen["stage"].endswith("-over")),
        )
        if player.seen["stage"].endswith("-over"):
            break
        await player.act(dice.choice(player.seen["legal"]))
    await hear_on(player, lambda: len(told(player, "revealed")) > revealed)


def told(player, kind):
    return [tell for tell in map(json.loads, player.raw) if tell["t"] == kind]


def seals_of(house, room):
    with sqlite3.connect(house.data) as file:
        query = "SELECT match, deal, secret, numbers FROM seals WHERE room = ? ORDER BY match, deal"
        return file.execute(query, (room,)).fetchall()


async def test_no_secret_gets_out_before_its_deal_is_over(serve, served):
    """Not on the socket of a seat or of a watcher, not over HTTP, not in a record, not in the log of the house."""
    dice = random.Random(4)
    pages = []
    with structlog.testing.capture_logs() as logged:
        async with serve(bot_delay=0.0001) as house:
            room = await house.room(match="deals:3", players=3)

            async def look(deal):
                for path in (
                    "/api/me",
                    "/api/house",
                    f"/api/rooms/{room}/matches/1/record",
                    f"/r/{room}",
                    "/api/nothing",
                ):
                    answer = await house.http.get(path, headers=house.as_(ANNA))
                    pages.append((deal, answer.content))

            async with house.join(room) as anna:
                await hear_on(anna, lambda: anna.seen["stage"] == "play")
                async with house.watch(anna, BORIS) as boris:
                    for deal in (1, 2, 3):
                        await hear_on(
                            anna, lambda deal=deal: anna.seen["deal"] == deal and anna.seen["stage"] == "play"
                        )
                        await look(deal)
                        await play_deal(anna, dice)
                        if deal < 3:
                            await anna.send(t="next", id=f"next-{deal}", version=anna.seen["version"])
                    await boris.until(lambda: len(told(boris, "revealed")) == 3)
            seals = seals_of(house, room)

    assert [deal for _, deal, *_ in seals] == [1, 2, 3]
    for _, deal, secret, numbers in seals:
        assert json.loads(numbers) == [NUMBER, None, None]
        for player in (anna, boris):
            over = next(
                place
                for place, tell in enumerate(map(json.loads, player.raw))
                if tell["t"] == "table" and tell["seen"]["deal"] == deal and tell["seen"]["stage"].endswith("-over")
            )
            assert secret.encode() not in b"".join(player.raw[: over + 1])
            assert secret.encode() in b"".join(player.raw[over + 1 :])
        assert not [at for at, page in pages if at <= deal and secret.encode() in page]
        assert secret not in str(logged)
    assert [tell["seal"] for tell in told(anna, "sealed")] == [seal_of(secret) for *_, secret, _ in seals]


async def test_a_record_is_given_to_the_seated_once_the_match_is_over(house):
    """And whoever has it can check every deal of it."""
    dice = random.Random(5)
    room = await house.room(match="deals:2", players=2)
    path = f"/api/rooms/{room}/matches/1/record"

    async def ask(path=path, secret=ANNA):
        answer = await house.http.get(path, headers=house.as_(secret))
        return answer.status_code, answer.text if answer.status_code == 200 else answer.json()["code"]

    async with house.join(room) as anna:
        assert await ask() == (409, "match-not-over")
        await play_deal(anna, dice)
        assert await ask() == (409, "match-not-over")
        await anna.send(t="next", id="next", version=anna.seen["version"])
        await hear_on(anna, lambda: anna.seen["deal"] == 2)
        await play_deal(anna, dice)
        assert anna.seen["stage"] == "match-over"

    status, text = await ask()
    assert status == 200
    record = read_record(text)
    assert record.replay().version == anna.seen["version"]
    assert [finding.verdict for finding in verify(record)] == ["right", "right"]
    assert await ask(secret=BORIS) == (403, "not-seated")
    assert await ask(f"/api/rooms/{room}/matches/2/record") == (404, "match-unknown")
    assert await ask(f"/api/rooms/{room}/matches/0/record") == (404, "match-unknown")
    assert await ask(f"/api/rooms/{room}/matches/{10**30}/record") == (404, "match-unknown")
    assert (await ask(f"/api/rooms/{room}/matches/{'9' * 5000}/record"))[0] in (400, 404)
    assert (await ask(f"/api/rooms/{room}/matches/last/record"))[0] == 404
    assert await ask("/api/rooms/22222222/matches/1/record") == (404, "room-unknown")
    assert await ask("/api/rooms/nonsense/matches/1/record") == (404, "room-unknown")
    assert (await house.http.get(path)).status_code == 401


async def test_a_record_of_a_closed_room_can_still_be_fetched(house):
    """The room is closed, the match is over all the same."""
    room = await house.room(match="single", players=2)
    async with house.join(room) as anna:
        await play_deal(anna, random.Random(6))
    await house.http.delete(f"/api/rooms/{room}", headers=house.as_(ANNA))

    answer = await house.http.get(f"/api/rooms/{room}/matches/1/record", headers=house.as_(ANNA))

    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("application/yaml")


async def test_a_number_that_is_none_is_nonsense(house):
    """It has 64 hexadecimal digits, and nothing else is let in."""
    room = await house.room()
    for number in ("", "0" * 63, "g" * 64, "A" * 64, 5):
        async with house.join(room) as anna:
            await anna.send(t="stir", match=1, deal=1, number=number)

            assert await anna.closed() == 4400
