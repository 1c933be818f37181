"""The server under load, beside boardgame.io 0.50.2 in the same run: moves a second, times, memory; as ratios.

    python bench/server.py [--seconds 10] [--rooms 200]

Both servers get the same clients (`bench/server_load/`, one Node process): `--rooms` tables of two seats that move as
soon as they are asked; then 250 tables of four at 300 moves a second together. The house saves every move to its disk
before it tells it; the peer keeps its matches in memory. A move's time runs from sending it until every seat of its
room has been told; a move that came too late is none. What the house makes for a seat, as a Done where nothing can be
added, is saved and told, too, and counted apart. The time that a server spends on the processor for a move tells the
two apart even on a machine that others use; the time of the clients, one program of one thread, says how many moves
they could ask for at all. Memory is what a server holds more with `--idle` sockets open than before, for one socket
each. Node with npm is needed; the peer's packages are installed under `build/` the first time. The last line is one
JSON object.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
LOAD = HERE / "server_load"
INSTALLED = HERE.parent / "build" / "bench-server"
START_S = 30.0
PACED_ROOMS, PACED_RATE = 250, 300


def install() -> None:
    """Put the clients and the peer with its packages under `build/`."""
    INSTALLED.mkdir(parents=True, exist_ok=True)
    for file in LOAD.iterdir():
        if file.is_file():
            shutil.copy(file, INSTALLED)
    if not (INSTALLED / "node_modules" / "boardgame.io").is_dir():
        subprocess.run(["npm", "ci", "--ignore-scripts"], cwd=INSTALLED, check=True, stdout=sys.stderr)


@contextmanager
def house(folder: Path) -> Iterator[tuple[int, int]]:
    """The house with a fresh data file: its process and its port."""
    command = [sys.executable, str(LOAD / "serve.py"), str(folder / "house.db")]
    with _serving(command, re.compile(r"http://[^:]+:(\d+)/"), HERE.parent) as found:
        yield found


@contextmanager
def peer() -> Iterator[tuple[int, int]]:
    """The peer: its process and its port."""
    with _serving(["node", "peer.mjs"], re.compile(r"listening (\d+)"), INSTALLED) as found:
        yield found


@contextmanager
def _serving(command: list[str], says: re.Pattern[str], folder: Path) -> Iterator[tuple[int, int]]:
    environment = os.environ | {"NODE_ENV": "production", "PYTHONUNBUFFERED": "1"}
    with tempfile.TemporaryFile("w+") as said:
        process = subprocess.Popen(command, cwd=folder, env=environment, stdout=said, stderr=subprocess.STDOUT)
        try:
            yield process.pid, _port(process, said, says)
        finally:
            process.terminate()
            process.wait(10)


def _port(process: subprocess.Popen[bytes], said: Any, says: re.Pattern[str]) -> int:
    until = time.monotonic() + START_S
    while time.monotonic() < until and process.poll() is None:
        said.seek(0)
        if found := says.search(said.read()):
            return int(found[1])
        time.sleep(0.1)
    said.seek(0)
    raise RuntimeError(f"it did not start: {said.read()[-2000:]}")


def _clients(kind: str, port: int, rooms: int, seats: int, *more: str) -> subprocess.Popen[str]:
    words = ("--kind", kind, "--port", str(port), "--rooms", str(rooms), "--seats", str(seats))
    command = ["node", "load.mjs", *words, *more]
    return subprocess.Popen(command, cwd=INSTALLED, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def played(
    kind: str, pid: int, port: int, *, rooms: int, seats: int, seconds: float, rate: float = 0
) -> dict[str, Any]:
    """What the clients measured, and the time on the processor that the server and they spent on a move."""
    clients = _clients(kind, port, rooms, seats, "--seconds", str(seconds), "--rate", str(rate))
    assert clients.stdout is not None
    clients.stdout.readline()
    before = {of: _busy_s(of) for of in (pid, clients.pid)}
    said = clients.stdout.readline()
    spent_s = {of: _busy_s(of) - earlier for of, earlier in before.items()}
    clients.communicate(timeout=30)
    figures: dict[str, Any] = json.loads(said)
    of_a_move = {of: 1000 * spent / figures["moves"] for of, spent in spent_s.items()}
    return figures | {"cpu_ms": of_a_move[pid], "clients_ms": of_a_move[clients.pid]}


def _busy_s(pid: int) -> float:
    """Seconds that a process has been on the processor, for itself and in the system."""
    after_name = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")


def idle_kb(kind: str, pid: int, port: int, rooms: int, seats: int) -> float:
    """Kilobytes that the server holds more for each of so many tables when their seats only listen."""
    before = _resident_kb(pid)
    clients = _clients(kind, port, rooms, seats, "--seconds", "0", "--idle")
    assert clients.stdout is not None
    clients.stdout.readline()
    time.sleep(1)
    after = _resident_kb(pid)
    clients.communicate(timeout=30)
    return (after - before) / rooms


def _resident_kb(pid: int) -> int:
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text("utf-8"))
    assert found is not None
    return int(found[1])


def memory(kind: str, pid: int, port: int) -> dict[str, float]:
    """Kilobytes for an idle socket and an idle room, from tables of two and of four: a table is a room and sockets."""
    idle_kb(kind, pid, port, 20, 2)  # whatever a server reads or makes once
    of_two = idle_kb(kind, pid, port, 200, 2)
    of_four = idle_kb(kind, pid, port, 200, 4)
    socket = (of_four - of_two) / 2
    return {"kb_per_socket": socket, "kb_per_room": of_two - 2 * socket}


def measured(kind: str, rooms: int, seconds: float) -> dict[str, Any]:
    """All figures of one of the two, each with a server that has just been started."""
    figures: dict[str, Any] = {}
    with _fresh(kind) as (pid, port):
        figures["at once"] = played(kind, pid, port, rooms=rooms, seats=2, seconds=seconds)
    with _fresh(kind) as (pid, port):
        figures["paced"] = played(kind, pid, port, rooms=PACED_ROOMS, seats=4, seconds=seconds, rate=PACED_RATE)
    with _fresh(kind) as (pid, port):
        figures["memory"] = memory(kind, pid, port)
    return figures


@contextmanager
def _fresh(kind: str) -> Iterator[tuple[int, int]]:
    if kind == "peer":
        with peer() as found:
            yield found
    else:
        with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as found:
            yield found


def show(ours: dict[str, Any], theirs: dict[str, Any]) -> None:
    """The table."""
    rows = (
        ("moves a second, tables of two", "at once", "moves_per_s"),
        ("  with those that the server makes for a seat", "at once", "steps_per_s"),
        ("  ms on the processor for a move", "at once", "cpu_ms"),
        ("  ms that the clients need for it", "at once", "clients_ms"),
        ("  p50 ms", "at once", "p50_ms"),
        ("  p99 ms", "at once", "p99_ms"),
        (f"{PACED_RATE} moves a second, tables of four: p50 ms", "paced", "p50_ms"),
        ("  p99 ms", "paced", "p99_ms"),
        ("KB for an idle socket", "memory", "kb_per_socket"),
        ("KB for an idle room", "memory", "kb_per_room"),
    )
    print(f"{'':46}{'house':>10}{'boardgame.io':>14}{'ratio':>8}")
    for name, part, figure in rows:
        mine, other = ours[part][figure], theirs[part][figure]
        print(f"{name:46}{mine:10.2f}{other:14.2f}{mine / other if other else float('nan'):8.2f}")


def main() -> None:
    """Measure both."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rooms", type=int, default=200)
    asked = parser.parse_args()
    install()
    ours = measured("house", asked.rooms, asked.seconds)
    theirs = measured("peer", asked.rooms, asked.seconds)
    show(ours, theirs)
    print(json.dumps({"bench": "server", "house": ours, "peer": theirs}))


if __name__ == "__main__":
    main()
