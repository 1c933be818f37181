"""`kill -9` at any moment and a restart lose nothing (SA01). `TASHKHANA_KILLS`: at so many moments of a match."""

import asyncio
import json
import os
import random
import re
import signal
import sqlite3
import sys
from contextlib import asynccontextmanager
from dataclasses import dataclass

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tashkhana.core.entry import read_entry
from tashkhana.core.match import Match
from tashkhana.core.registry import find_game

ANNA = "anna-has-a-long-secret-0"
BORIS = "boris-has-another-secret"
KILLS = int(os.environ.get("TASHKHANA_KILLS", "6"))
SWAPS = 4
DURAK = find_game("durak")


@dataclass
class Process:
    """A house in a process of its own."""

    process: asyncio.subprocess.Process
    address: str

    async def kill(self):
        os.kill(self.process.pid, signal.SIGKILL)
        await self.process.wait()


async def start(data):
    """As anybody starts it: python -m tashkhana serve."""
    command = [sys.executable, "-m", "tashkhana", "serve", "--port", "0", "--data", str(data), "--bot-delay", "0"]
    process = await asyncio.create_subprocess_exec(
        *command, "--asks-per-s", "1000", stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
    )
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
    found = re.search(r"http://\S+?(?=/?\s|$)", line)
    assert found, line
    return Process(process, found[0])


@asynccontextmanager
async def joined(process, data, room, served):
    house = served(process.address, data, httpx.AsyncClient(base_url=process.address))
    async with house.join(room) as anna:
        yield anna


def log_of(data, room):
    with sqlite3.connect(data) as file:
        return file.execute(
            "SELECT match, version, line, ask FROM entries WHERE room = ? ORDER BY match, version", (room,)
        ).fetchall()


def told_by(lines, settings, match, version, seat=0):
    """What this seat must see at this version of a match, by the log alone."""
    entries = [read_entry(line, DURAK.shapes) for number, at, line, _ in lines if number == match and at <= version]
    seen = msgspec.to_builtins(Match.replay(DURAK, settings, entries).seen(seat))
    return {key: value for key, value in json.loads(msgspec.json.encode(seen)).items() if key != "events"}


def without_events(seen):
    return {key: value for key, value in seen.items() if key != "events"}


@pytest.mark.slow
async def test_kill_9_at_any_moment_loses_nothing(tmp_path, served):
    """Right after an answer, and between an ask and its answer: the same table, every answered move, no ask twice."""
    dice = random.Random(9)
    data = tmp_path / "house.db"
    process = await start(data)
    async with httpx.AsyncClient(base_url=process.address) as http:
        body = {"game": "durak", "preset": "house", "settings": {"match": "deals:12", "players": 3}}
        answer = await http.post("/api/rooms", json=body, headers={"authorization": f"Bearer {ANNA}"})
    room = answer.json()["room"]
    answered = {}
    unanswered = None
    last = None
    asks = 0

    for _kill in range(KILLS):
        async with joined(process, data, room, served) as anna:
            assert anna.goodbye is None
            if last is not None:
                assert anna.seen["version"] >= last["version"]
                lines = log_of(data, room)
                settings = anna.seen["settings"]
                assert told_by(lines, settings, 1, last["version"]) == without_events(last)
                assert told_by(lines, settings, 1, anna.seen["version"]) == without_events(anna.seen)
                assert {ask: version for _, version, _, ask in lines if ask in answered} == answered
            if unanswered is not None:
                # The page sends again what was not answered: it is played once, whether it had been saved or not.
                again = await anna.ask(**unanswered)
                assert again["code"] in (None, "stale-version")
                if again["code"] is None:
                    answered[unanswered["id"]] = again["version"]
                unanswered = None

            for _ in range(dice.randrange(1, 8)):
                seen = await anna.my_turn()
                asks += 1
                ask = {"id": f"ask-{asks}", "version": seen["version"]}
                if seen["stage"] == "deal-over":
                    ask["t"] = "next"
                elif seen["stage"] == "match-over":
                    break
                else:
                    ask |= {"t": "act", "move": dice.choice(seen["legal"])}
                unanswered = ask
                if dice.random() < 0.2:
                    await anna.send(**ask)
                    await asyncio.sleep(dice.random() * 0.004)
                    break
                answer = await anna.ask(**ask)
                unanswered = None
                if answer["code"] is None:
                    answered[ask["id"]] = answer["version"]
            await process.kill()
            try:
                while True:
                    await anna.hear()
            except (ConnectionClosed, OSError):
                last = anna.seen
        process = await start(data)

    await process.kill()
    lines = log_of(data, room)
    asked = [ask for _, _, _, ask in lines if ask is not None]
    assert len(asked) == len(set(asked))
    assert {ask: version for _, version, _, ask in lines if ask in answered} == answered
    assert len(answered) >= KILLS
    # In the end the whole record replays.
    entries = [read_entry(line, DURAK.shapes) for _, _, line, _ in lines]
    match = Match.replay(DURAK, last["settings"], entries)
    assert match.version == len(lines)


@asynccontextmanager
async def both(process, data, room, served):
    """Anna and Boris, at their table."""
    house = served(process.address, data, None)
    async with house.join(room, ANNA) as anna, house.join(room, BORIS, "Boris") as boris:
        yield anna, boris


async def play(player):
    """Make a move if there is one, once everything has been heard that the house has told so far."""
    await player.send(t="ping")
    while (await player.hear())["t"] != "pong":
        pass
    if player.table and player.seen["legal"]:
        await player.act(player.seen["legal"][0])


def people(player):
    return [(place["name"], place["picture"]) for place in player.welcome["places"]]


async def test_kill_9_while_friends_gather_and_in_mid_bout_loses_nobody(tmp_path, served):
    """Seats, host, rules and cards of everybody are as they were answered, in both phases of a room (SA01)."""
    data = tmp_path / "house.db"
    process = await start(data)
    async with httpx.AsyncClient(base_url=process.address) as http:
        body = {"game": "durak", "preset": "house", "kind": "friends", "name": "Anna", "picture": "fox"}
        answer = await http.post("/api/rooms", json=body, headers={"authorization": f"Bearer {ANNA}"})
    room = answer.json()["room"]
    async with both(process, data, room, served) as (anna, boris):
        await anna.ask("arrange", preset="lahore", settings={"players": 3})
        await anna.ask("swap", seat=0, to=2)
        await anna.ask("allow", what="watching", on=True)
        await anna.until(lambda: anna.welcome["watch"])
        await process.kill()
        await gone(anna)
        gathering = anna.welcome

    process = await start(data)
    async with both(process, data, room, served) as (anna, boris):
        assert {**anna.welcome, "places": people(anna)} == {
            **gathering,
            "places": [("", ""), ("Boris", ""), ("Anna", "fox")],
        }
        assert (anna.seat, boris.seat, boris.welcome["host"]) == (2, 1, 2)
        assert (await anna.ask("start"))["code"] is None
        async with asyncio.timeout(60):
            while boris.version < 6 and not (boris.table and boris.seen["stage"].endswith("-over")):
                await play(anna)
                await play(boris)
        await process.kill()
        await gone(anna)
        await gone(boris)
        played = anna.seen, boris.seen, people(boris)

    process = await start(data)
    async with both(process, data, room, served) as (anna, boris):
        assert people(boris) == played[2]
        lines = log_of(data, room)
        for player, before, seat in ((anna, played[0], 2), (boris, played[1], 1)):
            assert player.seat == seat
            assert told_by(lines, before["settings"], 1, before["version"], seat) == without_events(before)
            assert told_by(lines, before["settings"], 1, player.version, seat) == without_events(player.seen)
            assert player.version >= before["version"] > 1
    await process.kill()


def seats_of(data, room):
    with sqlite3.connect(data) as file:
        return file.execute("SELECT seat, name FROM seats WHERE room = ? ORDER BY seat", (room,)).fetchall()


@pytest.mark.slow
async def test_kill_9_while_the_host_moves_people_moves_nobody_back(tmp_path, served):
    """The page asks again after the restart: each swap is made once, whether it had been saved (every other) or not."""
    dice = random.Random(3)
    data = tmp_path / "house.db"
    process = await start(data)
    async with httpx.AsyncClient(base_url=process.address) as http:
        body = {"game": "durak", "preset": "house", "kind": "friends", "name": "Anna"}
        answer = await http.post("/api/rooms", json=body, headers={"authorization": f"Bearer {ANNA}"})
    room = answer.json()["room"]
    for kill in range(SWAPS):
        async with joined(process, data, room, served) as anna:
            before = anna.seat
            swap = {"t": "swap", "id": f"swap-{kill}", "seat": before, "to": 1 - before}
            await anna.send(**swap)
            swapped = (1 - before, "Anna")
            await asyncio.sleep(dice.random() * 0.004)
            while kill % 2 and swapped not in seats_of(data, room):  # noqa: ASYNC110 (another process writes it)
                await asyncio.sleep(0.001)
            await process.kill()
            await gone(anna)
        process = await start(data)
        async with joined(process, data, room, served) as anna:
            assert (await anna.ask(**swap))["code"] is None
            assert swapped in seats_of(data, room)

    await process.kill()


async def gone(player):
    """Everything that reached this player before the house was killed."""
    try:
        while True:
            await player.hear()
    except (ConnectionClosed, OSError):
        pass


async def test_the_house_closes_in_order_when_it_is_asked_to(tmp_path, served):
    """An interrupt ends it with success, and the connected are told to come back."""
    data = tmp_path / "house.db"
    process = await start(data)
    async with httpx.AsyncClient(base_url=process.address) as http:
        answer = await http.post(
            "/api/rooms", json={"game": "durak", "preset": "house"}, headers={"authorization": f"Bearer {ANNA}"}
        )
    async with joined(process, data, answer.json()["room"], served) as anna:
        process.process.send_signal(signal.SIGINT)

        assert await anna.closed() == 1012
        assert await asyncio.wait_for(process.process.wait(), 15) == 0
