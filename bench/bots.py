"""How long the computer players think: the time of a decision for every game, number of seats and level.

    python bench/bots.py [--game durak] [--seats 2,4] [--positions 200] [--deals 20]

Decisions are recorded from whole deals between the medium level (moves with a choice only; what is forced needs no
thought), spread evenly over the deals. Every level decides all of them, one after another, in one process; times are of
the CPU. The last line is one JSON object.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from typing import Any

from tashkhana.bots.table import dice, play_deal, shuffled
from tashkhana.core.game import Bot, Game
from tashkhana.core.registry import all_games
from tashkhana.core.seen import Seen

SEED = 4711


def decisions(game: Game[Any], seats: int, deals: int, wanted: int) -> list[Seen]:
    """What a seat saw when it had a choice, so many times."""
    found = [seen for number in range(deals) for seen in _in_deal(game, seats, number)]
    step = max(1, len(found) // wanted)
    return found[::step][:wanted]


def _in_deal(game: Game[Any], seats: int, number: int) -> Iterator[Seen]:
    found: list[Seen] = []
    settings = game.read_settings(None, {"players": seats})
    bots = [noting(game.bots["medium"], found)] * seats
    play_deal(game, settings, shuffled(game, settings, dice(SEED, "order", number)), bots, dice(SEED, "moves", number))
    yield from found


def noting(bot: Bot, found: list[Seen]) -> Bot:
    """The bot, which notes what it sees wherever it has a choice."""

    def decide(seen: Seen, seed: int) -> str | None:
        if len(seen.legal) > 1:
            found.append(seen)
        return bot(seen, seed)

    return decide


def times_ms(bot: Bot, seen_by_decision: list[Seen]) -> list[float]:
    """Milliseconds of CPU time for each decision, in order of length."""
    bot(seen_by_decision[0], 0)  # whatever is read or made once
    times = []
    for seed, seen in enumerate(seen_by_decision):
        begun = time.process_time()
        bot(seen, seed)
        times.append(1000 * (time.process_time() - begun))
    return sorted(times)


def rows(games: list[Game[Any]], seats: list[int], deals: int, wanted: int) -> Iterator[dict[str, Any]]:
    """A row for every game, number of seats and level."""
    for game in games:
        for players in seats:
            found = decisions(game, players, deals, wanted)
            for level, bot in game.bots.items():
                times = times_ms(bot, found)
                yield {
                    "game": game.id,
                    "seats": players,
                    "level": level,
                    "decisions": len(times),
                    "median_ms": times[len(times) // 2],
                    "p99_ms": times[min(len(times) - 1, int(0.99 * len(times)))],
                    "most_ms": times[-1],
                }


def main() -> None:
    """Measure, print a table and a JSON line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(all_games()), help="left out: all")
    parser.add_argument("--seats", default="2,4")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--deals", type=int, default=20)
    chosen = parser.parse_args()
    games = [game for game in all_games().values() if chosen.game in {None, game.id}]
    print(f"{'game':<8} {'seats':>5} {'level':<7} {'decisions':>9} {'median':>10} {'p99':>10} {'most':>10}")
    found = []
    for row in rows(games, [int(players) for players in chosen.seats.split(",")], chosen.deals, chosen.positions):
        found.append(row)
        print(
            f"{row['game']:<8} {row['seats']:>5} {row['level']:<7} {row['decisions']:>9} {row['median_ms']:>7.2f} ms"
            f" {row['p99_ms']:>7.2f} ms {row['most_ms']:>7.2f} ms",
            flush=True,
        )
    print(json.dumps({"bench": "bots", "rows": found}))


if __name__ == "__main__":
    main()
