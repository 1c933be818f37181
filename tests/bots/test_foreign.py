"""A foreign program in a seat: what it is told, and what becomes of one that does not keep to the rules."""

from __future__ import annotations

import json
import os
import shlex
import sys
import time
from pathlib import Path

import msgspec
import pytest

from tashkhana.bots.duplicate import Table, play_duplicate
from tashkhana.bots.foreign import Foreign, command_of
from tashkhana.bots.players import names_in
from tashkhana.bots.simulate import table_for
from tashkhana.core.entry import Deal
from tashkhana.core.match import Match
from tashkhana.core.registry import all_games
from tashkhana.core.seen import Seen

POLITE = """
import json, os, sys
from pathlib import Path
heard = Path(__file__).with_name(f"heard-{os.getpid()}")
for line in sys.stdin:
    with heard.open("a") as lines:
        lines.write(line)
    told = json.loads(line)
    if told["t"] == "refused":
        break
    print(json.dumps({"protocol": 1} if told["t"] == "hello" else {"move": %s}), flush=True)
"""
FIRST = 'told["seen"]["legal"][0]'


@pytest.fixture
def program(tmp_path: Path):
    """Write a program and give the name of its seat."""

    def write(source: str) -> str:
        path = tmp_path / "bot.py"
        path.write_text(source, encoding="utf-8")
        return f"exec:{shlex.quote(sys.executable)} -S {shlex.quote(str(path))}"

    return write


def table(name: str, game: str = "durak") -> Table:
    return table_for(game, None, {}, ["easy", name], seed=3, think_s=20.0)


def heard(folder: Path) -> list[list[dict]]:
    """What each process was told."""
    return [[json.loads(line) for line in path.open(encoding="utf-8")] for path in sorted(folder.glob("heard-*"))]


def first_turn() -> Seen:
    """What the one who opens the first bout of a deal of Durak sees."""
    game = all_games()["durak"]
    settings = game.read_settings(None, {"players": 2})
    match = Match.begin(game, settings).enter(Deal(game.pack(settings)))
    return match.seen(match.asked()[0])


def test_a_program_plays_like_any_other_player(program):
    """It is asked when its seat may move, and no fault is found with it."""
    tally = play_duplicate(table(program(POLITE % FIRST)), 0)

    assert tally.games == 2
    assert tally.faults == {}
    assert sum(tally.lost_by_level.values()) == pytest.approx(2)


def test_every_seat_of_every_game_has_a_process_that_hears_of_this_seat_alone(program, tmp_path):
    """A deal comes back with the seats changed: nobody may remember it. Only `Seen` and the greeting are told."""
    play_duplicate(table(program(POLITE % FIRST)), 0)

    processes = heard(tmp_path)
    assert len(processes) == 2
    for hello, *turns in processes:
        assert hello == {"t": "hello", "protocol": 1, "game": "durak", "seat": hello["seat"], "think_s": 20.0}
        assert {turn["seen"]["seat"] for turn in turns} == {hello["seat"]}
        for turn in turns:
            assert set(turn) == {"t", "seen"}
            assert set(turn["seen"]) == {field.name for field in msgspec.structs.fields(Seen)}
    assert {process[0]["seat"] for process in processes} == {0, 1}


def test_what_a_program_is_told_is_what_its_seat_has_seen(program, tmp_path):
    """Byte for byte what goes to a person's page, and no more."""
    seen = first_turn()
    foreign = Foreign(command_of(program(POLITE % FIRST)), 20.0)

    move = foreign(seen, 1)
    foreign.close()

    [[_, turn]] = heard(tmp_path)
    assert turn["seen"] == json.loads(msgspec.json.encode(seen))
    assert move == seen.legal[0]


@pytest.mark.parametrize(
    ("source", "code"),
    [
        (POLITE % '"attack ZZ"', "not-legal"),
        (POLITE % "7", "malformed"),
        (POLITE.replace('"protocol": 1', '"protocol": 9') % FIRST, "other-protocol"),
        (POLITE.replace("json.dumps(", "str(") % FIRST, "malformed"),
        (POLITE % "None", "cannot-wait"),
        ("print('a' * 100_000, end='', flush=True)\nimport time\ntime.sleep(60)", "malformed"),
        ("", "gone"),
    ],
)
def test_a_bad_answer_is_refused_with_a_code_and_the_game_goes_on(program, source, code):
    """The program is ended, legal moves are made in its place, and it is counted."""
    name = program(source)

    tally = play_duplicate(table(name), 0)

    assert tally.games == 2
    assert tally.faults == {name: {code: 2}}


def test_a_program_is_told_why_it_was_refused(program, tmp_path):
    """The last line it reads is the code."""
    play_duplicate(table(program(POLITE % '"take it easy"')), 0)

    assert [process[-1] for process in heard(tmp_path)] == [{"t": "refused", "code": "not-legal"}] * 2


def test_a_program_that_thinks_too_long_is_killed_with_its_children(program, tmp_path):
    """Neither it nor what it has started is left behind."""
    pids = tmp_path / "pids"
    name = program(
        "import os, subprocess, time\n"
        "child = subprocess.Popen(['sleep', '60'])\n"
        f"open({str(pids)!r}, 'a').write(f'{{os.getpid()}} {{child.pid}} ')\n"
        "time.sleep(60)\n"
    )

    seen = first_turn()
    foreign = Foreign(command_of(name), 3.0)

    assert foreign(seen, 1) == seen.legal[0]
    assert foreign.fault == "too-slow"
    started = [int(pid) for pid in pids.read_text().split()]
    assert len(started) == 2
    until = time.monotonic() + 10
    while any(map(is_running, started)) and time.monotonic() < until:
        time.sleep(0.01)  # a killed grandchild takes a moment
    assert [pid for pid in started if is_running(pid)] == []


def is_running(pid: int) -> bool:
    """Whether a process is alive; one that only waits to be collected is not."""
    stat = Path(f"/proc/{pid}/stat")
    if stat.parent.parent.joinpath("self").exists():
        return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("game", all_games())
def test_a_game_whose_program_is_gone_comes_to_its_end(game):
    """The first legal moves, over and over, could swap two cards for ever."""
    tally = play_duplicate(table("exec:false", game), 0)

    assert tally.faults == {"exec:false": {"gone": tally.games}}


def test_a_program_may_wait_once_at_a_table_where_others_are_asked(program):
    """Asked again at the same table, it has to move."""
    seen = msgspec.structs.replace(first_turn(), asked=(0, 1))
    foreign = Foreign(command_of(program(POLITE % "None")), 20.0)

    answers = [foreign(seen, 1), foreign(seen, 2)]
    foreign.close()

    assert answers == [None, seen.legal[0]]
    assert foreign.fault == "cannot-wait"


def test_a_command_with_a_comma_stands_in_quotes():
    """A line-up is read like a line of a table."""
    assert names_in('medium,"exec:bot --rules 1,2" , easy') == ["medium", "exec:bot --rules 1,2", "easy"]
