"""Random play-outs per second of Durak, compiled and not, beside OpenSpiel's C++ roll-outs of crazy_eights.

    python bench/engine.py [--rounds 5] [--seconds 0.5]

The peer lives in an environment of its own (`build/bench-openspiel`, made at the first run).
Every figure counts whole deals played at random to the end per second of CPU time. All forms are resident
processes and take turns within a round, so that a noisy machine troubles them alike; the medians are
printed, and the ratios are what counts. The last line is one JSON object.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
PEER = HERE.parent / "build" / "bench-openspiel"
PEER_PACKAGE = "open_spiel==2.0.2"
SEATS = (2, 4, 5)


class Worker:
    """A resident process that plays on demand: a line with seats and seconds in, play-outs a second out."""

    def __init__(self, python: str, script: str, **environment: str) -> None:
        self.process = subprocess.Popen(
            [python, str(HERE / script)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment},
        )

    def play(self, seats: int, seconds: float) -> float:
        """Play-outs a second of CPU time."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(seats, seconds, file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"a worker of the benchmark died: {self.process.args!r}")
        return float(answer)


def peer_python() -> str:
    """The Python of the peer's own environment, made when it is not there."""
    python = PEER / "bin" / "python"
    if not python.exists():
        print(f"setting up {PEER_PACKAGE} in an environment of its own", file=sys.stderr)
        venv.create(PEER, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", PEER_PACKAGE], check=True)
    return str(python)


def measure(rounds: int, seconds: float) -> list[dict[str, float]]:
    """A row for each number of seats: medians over the rounds."""
    workers = {
        "openspiel": Worker(peer_python(), "engine_openspiel.py"),
        "compiled": Worker(sys.executable, "engine_durak.py"),
        "plain": Worker(sys.executable, "engine_durak.py", TASHKHANA_PLAIN="1"),
    }
    rows: list[dict[str, float]] = []
    for seats in SEATS:
        rates: dict[str, list[float]] = {name: [] for name in workers}
        for _ in range(rounds):
            for name, worker in workers.items():
                rates[name].append(worker.play(seats, seconds))
        medians = {name: statistics.median(found) for name, found in rates.items()}
        ratios = [ours / peer for ours, peer in zip(rates["compiled"], rates["openspiel"], strict=True)]
        rows.append({"seats": seats, **medians, "compiled/openspiel": statistics.median(ratios)})
    return rows


def main() -> None:
    """Measure, print a table and a JSON line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds of each measurement")
    chosen = parser.parse_args()
    rows = measure(chosen.rounds, chosen.seconds)
    print(f"{'seats':>5} {'OpenSpiel crazy_eights':>23} {'Durak compiled':>15} {'Durak plain':>12} {'ratio':>7}")
    for row in rows:
        print(
            f"{row['seats']:>5} {row['openspiel']:>21,.0f}/s {row['compiled']:>13,.0f}/s {row['plain']:>10,.0f}/s"
            f" {row['compiled/openspiel']:>7.2f}"
        )
    print(json.dumps({"bench": "engine", "peer": PEER_PACKAGE, "rows": rows}))


if __name__ == "__main__":
    main()
