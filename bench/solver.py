"""Ends of two-player Durak solved exactly, by number of cards: share solved, decisions, milliseconds.

    python bench/solver.py [--preset kathmandu] [--each 100] [--nodes 5000000] [--play 200] [--seed 1]

The endings are the starts of bouts with an empty talon in deals between medium players under the house rules of a
preset (and `--set NAME=VALUE`). Each is solved by a solver that knows nothing yet; time is that of the processor.
Then `--play` endings of any size are played to their end by two exact players who see only what their seats see:
a result that is worse than a position promised is thrown away, and there must be none. The last line is one JSON
object.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from random import Random
from typing import Any

from tashkhana.bots.table import next_act, shuffled
from tashkhana.core.entry import Act, Deal
from tashkhana.core.match import Match
from tashkhana.core.move import read_move
from tashkhana.core.seat import Seat
from tashkhana.core.settings import Value
from tashkhana.games.durak.codes import OPENING
from tashkhana.games.durak.endgame_seen import BITS, exact
from tashkhana.games.durak.endgame_solver import Solver
from tashkhana.games.durak.game import GAME

SIZES = range(4, 19, 2)


def endings(settings: dict[str, Value], random: Random) -> list[Match[Any]]:
    """The starts of bouts of one deal that can be solved."""
    match = Match.begin(GAME, settings).enter(Deal(shuffled(GAME, settings, random)))
    bots = dict.fromkeys(range(match.players), GAME.bots["medium"])
    found = []
    while match.result is None:
        core = match.position.core
        if core.phase == OPENING and core.top == core.size and core.players - core.out.bit_count() == 2:
            found.append(match)
        act = next_act(match, bots, random)
        assert act is not None
        match = match.enter(act)
    return found


def gather(
    settings: dict[str, Value], each: int, play: int, seed: int, patience_s: float
) -> dict[int, list[Match[Any]]]:
    """Up to `each` endings of each size, and `play` deals' first ones under 0."""
    by_size: dict[int, list[Match[Any]]] = defaultdict(list)
    until = time.monotonic() + patience_s
    wanted = {0: play} | dict.fromkeys(SIZES, each)
    number = 0
    while time.monotonic() < until and any(len(by_size[size]) < many for size, many in wanted.items()):
        found = endings(settings, Random(f"{seed} {number}"))
        number += 1
        if found and len(by_size[0]) < play:
            by_size[0].append(found[0])
        for match in found:
            size = sum(hand.bit_count() for hand in match.position.core.hand)
            if size in SIZES and len(by_size[size]) < each:
                by_size[size].append(match)
    return by_size


def measure(matches: list[Match[Any]], nodes: int) -> dict[str, float]:
    """How a fresh solver does on endings of one size."""
    times_ms, decisions, solved = [], [], 0
    solver = Solver(BITS)
    for match in matches:
        solver.forget()
        core = match.position.core
        start = time.thread_time()
        found = solver.solve(core, core.opener, nodes)
        times_ms.append(1000 * (time.thread_time() - start))
        decisions.append(solver.nodes)
        solved += found is not None
    return {
        "endings": len(matches),
        "solved": solved / len(matches),
        "median_ms": share(times_ms, 0.5),
        "p99_ms": share(times_ms, 0.99),
        "most_ms": max(times_ms),
        "median_nodes": share(decisions, 0.5),
        "p99_nodes": share(decisions, 0.99),
    }


def share(numbers: list[Any], part: float) -> float:
    """The number that this part of them does not exceed."""
    return float(sorted(numbers)[min(len(numbers) - 1, int(part * len(numbers)))])


def thrown_away(match: Match[Any], nodes: int) -> tuple[int, int]:
    """Play on exactly on both sides: (moves that were exact, results worse than was promised)."""
    promised: dict[int, int] = {}
    moves = 0
    random = Random(1)
    while match.result is None:
        asked = [seat for seat in match.asked() if match.forced(seat) is None]
        answers = {seat: exact(match.seen(seat), nodes) for seat in asked}
        quick = [seat for seat in asked if (found := answers[seat]) is not None and found.move is not None]
        quick.sort(key=lambda seat: seat == match.position.core.defender)
        if len(quick) == 0 or len(asked) != len(match.asked()):
            act = next_act(match, dict.fromkeys(range(match.players), GAME.bots["medium"]), random)
            assert act is not None
        else:
            found = answers[quick[0]]
            assert found is not None
            promised[quick[0]] = max(found.value, promised.get(quick[0], -1))
            act = Act(Seat(quick[0]), read_move(str(found.move), GAME.shapes))
            moves += 1
        match = match.enter(act)
    loser = match.result.loser
    return moves, sum((0 if loser is None else -1 if loser == seat else 1) < worth for seat, worth in promised.items())


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--preset", default="kathmandu", choices=sorted(GAME.presets))
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--each", type=int, default=100)
    parser.add_argument("--nodes", type=int, default=5_000_000)
    parser.add_argument("--play", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--patience", type=float, default=60, metavar="SECONDS", help="for finding rare sizes")
    return parser.parse_args()


def main() -> None:
    options = parse()
    settings = dict(GAME.presets[options.preset]) | {"players": options.players}
    for name, value in (pair.split("=") for pair in options.set):
        settings[name] = int(value) if value.isdigit() else value
    found = gather(settings, options.each, options.play, options.seed, options.patience)
    print("cards endings  solved  median ms    p99 ms  median nodes   p99 nodes")
    rows = {}
    for size in SIZES:
        if found[size]:
            row = rows[size] = measure(found[size], options.nodes)
            print(
                f"{size:>5} {row['endings']:>7.0f} {row['solved']:>7.1%} {row['median_ms']:>10.2f} "
                f"{row['p99_ms']:>9.1f} {row['median_nodes']:>13,.0f} {row['p99_nodes']:>11,.0f}",
                flush=True,
            )
    played = [thrown_away(match, options.nodes) for match in found[0]]
    moves, thrown = (sum(column) for column in zip(*played, strict=True)) if played else (0, 0)
    print(f"{len(played)} endings played on exactly, {moves} moves: {thrown} results thrown away")
    print(
        json.dumps({"preset": options.preset, "sizes": rows, "played": len(played), "moves": moves, "thrown": thrown})
    )


if __name__ == "__main__":
    main()
