"""A whole match while lines are cut, frozen and delayed and the house is killed: nothing is lost or played twice."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import sqlite3
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tashkhana.core.entry import read_entry
from tashkhana.core.match import Match
from tashkhana.core.registry import all_games
from tests.server.storm import Line, Stubborn, Weather, until

KILLS = 3
PEOPLE = 3
LIMIT_S = 150
GAMES = all_games()
LENGTH = {"durak": {"match": "deals:2"}, "dhumbal": {"rounds": 2}, "idiot": {"match": "deals:2"}}
"""Matches of two deals; any other game is played as its house table is."""


class Killable:
    """The house in a process of its own, as anybody starts it."""

    def __init__(self, data: Path, line: Line) -> None:
        self._data, self._line = data, line
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        command = [sys.executable, "-m", "tashkhana", "serve", "--port", "0", "--data", str(self._data)]
        self.process = await asyncio.create_subprocess_exec(
            *command, "--bot-delay", "0", "--asks-per-s", "10000",
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        assert self.process.stdout is not None
        said = (await asyncio.wait_for(self.process.stdout.readline(), 60)).decode()
        found = re.search(r"http://[^:]+:(\d+)", said)
        assert found, said
        self._line.house_port = int(found[1])

    async def kill(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        await self.process.wait()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._line.house_port}"


async def room_of_friends(house: Killable, game: str, settings: dict[str, Any], secrets: list[str]) -> str:
    """A room in which these people sit, in this order, and which has begun."""
    async with httpx.AsyncClient(base_url=house.address) as http:
        body = {"game": game, "preset": GAMES[game].house_preset, "settings": settings, "kind": "friends"}
        answer = await http.post("/api/rooms", json=body, headers={"authorization": f"Bearer {secrets[0]}"})
        assert answer.status_code == 201, answer.text
    return str(answer.json()["room"])


def lines_of(data: Path, room: str) -> list[tuple[int, int, str, str | None]]:
    with sqlite3.connect(data) as file:
        return file.execute(
            "SELECT match, version, line, ask FROM entries WHERE room = ? ORDER BY match, version", (room,)
        ).fetchall()


def replayed(game: str, settings: dict[str, Any], lines: list[tuple[int, int, str, str | None]]) -> Match[Any]:
    rules = GAMES[game]
    return Match.replay(rules, settings, [read_entry(line, rules.shapes) for _, _, line, _ in lines])


def view_of(match: Match[Any], seat: int) -> dict[str, Any]:
    seen = json.loads(msgspec.json.encode(msgspec.to_builtins(match.seen(seat))))
    return {key: value for key, value in seen.items() if key != "events"}


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_match_survives_any_weather(game, tmp_path):
    """Every answered move is in the log once; log, replay and every browser agree in the end."""
    dice = random.Random(f"storm {game}")
    data = tmp_path / "house.db"
    secrets = [f"{name}-has-a-long-secret-{game}" for name in ("anna-", "boris", "chitra")]
    async with Line(Weather(dice, calm=True)) as line:
        house = Killable(data, line)
        await house.start()
        room = await room_of_friends(house, game, {"players": 4, **LENGTH.get(game, {})}, secrets)
        people = [Stubborn(room, secret, lambda: line.port, random.Random(secret)) for secret in secrets]
        tasks = [asyncio.create_task(person.play()) for person in people]
        try:
            await begun(people)
            line.weather.calm = False
            await through(house, data, room, people, dice)
            line.weather.calm = True
            await until(lambda: all(person.over for person in people), 30, lambda: stuck(people))
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await house.kill()

    check(game, lines_of(data, room), people)
    assert line.weather.happened.keys() == {"cut", "frozen", "delayed"}
    assert sum(person.lines for person in people) > PEOPLE * KILLS


async def begun(people: list[Stubborn]) -> None:
    """All sit, in their order; the host starts."""
    await until(lambda: all(person.welcome for person in people), 20, lambda: stuck(people))
    await people[0].ask("start")
    await until(lambda: all(person.table for person in people), 20, lambda: stuck(people))


async def through(house: Killable, data: Path, room: str, people: list[Stubborn], dice: random.Random) -> None:
    """Kill the house now and then, until the match is over."""
    until_s = asyncio.get_running_loop().time() + LIMIT_S
    kills = 0
    while not (all(person.over for person in people) and kills >= 1):
        assert asyncio.get_running_loop().time() < until_s, stuck(people)
        if kills < KILLS and not any(person.over for person in people):
            await at_a_moment(data, room, dice)
            await house.kill()
            kills += 1
            await house.start()
        await asyncio.sleep(0.05)


async def at_a_moment(data: Path, room: str, dice: random.Random) -> None:
    """Wait for some more entries, and then a little."""
    wanted = len(lines_of(data, room)) + dice.randrange(2, 15)
    for _ in range(400):
        if len(lines_of(data, room)) >= wanted:
            break
        await asyncio.sleep(0.01)
    await asyncio.sleep(dice.random() * 0.01)


def check(game: str, lines: list[tuple[int, int, str, str | None]], people: list[Stubborn]) -> None:
    """Log, replay, answers and views agree."""
    asked = [ask for _, _, _, ask in lines if ask is not None]
    assert len(asked) == len(set(asked))
    by_ask = {ask: version for _, version, _, ask in lines if ask is not None}
    settings = people[0].table["seen"]["settings"]
    match = replayed(game, settings, lines)
    assert [version for _, version, _, _ in lines] == list(range(1, len(lines) + 1))
    assert match.stage == "match-over"
    for person in people:
        moves = {ask: version for ask, version in person.answered.items() if ask != "start"}
        assert moves == {ask: by_ask[ask] for ask in moves}
        seen = {key: value for key, value in person.table["seen"].items() if key != "events"}
        assert seen == view_of(match, seen["seat"])
    assert {person.table["seen"]["seat"] for person in people} == set(range(PEOPLE))


def stuck(people: list[Stubborn]) -> str:
    """What each of them waits for."""
    return "\n".join(map(str, (told(person) for person in people)))


def told(person: Stubborn) -> dict[str, Any]:
    seen = person.table["seen"] if person.table else {}
    at = {key: seen.get(key) for key in ("version", "stage", "asked", "legal")}
    return {"lines": person.lines, "pending": [*person.pending.values()], "goodbye": person.goodbye, **at}
