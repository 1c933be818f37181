"""How long the computer players think: the time of a decision for every game, number of seats and level.

    python bench/bots.py [--game durak] [--seats 2,4] [--positions 200] [--deals 20] [--players expert,hard@16000]

Decisions are recorded from whole deals between the medium level (moves with a choice only; what is forced needs no
thought), spread evenly over the deals. Every level decides all of them, one after another, in one process; times are of
the CPU. Then come the play-outs, and walks of a tree, in a second of CPU time. The last line is one JSON object.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from typing import Any

from paces import per_second

from tashkhana.bots.players import player_of
from tashkhana.bots.table import dice, play_deal, shuffled
from tashkhana.core.game import Bot, Game
from tashkhana.core.registry import all_games
from tashkhana.core.seen import Seen
from tashkhana.core.settings import Value

SEED = 4711


def decisions(game: Game[Any], preset: str | None, seats: int, deals: int, wanted: int) -> list[Seen]:
    """What a seat saw when it had a choice, so many times."""
    settings = game.read_settings(preset, {"players": seats})
    found = [seen for number in range(deals) for seen in _in_deal(game, settings, number)]
    step = max(1, len(found) // wanted)
    return found[::step][:wanted]


def _in_deal(game: Game[Any], settings: dict[str, Value], number: int) -> Iterator[Seen]:
    found: list[Seen] = []
    bots = [noting(game.bots["medium"], found)] * int(settings["players"])
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


def row(game: Game[Any], players: int, level: str, found: list[Seen]) -> dict[str, Any]:
    """What one player needs for these decisions."""
    times = times_ms(player_of(game, level), found)
    return {
        "game": game.id,
        "seats": players,
        "level": level,
        "decisions": len(times),
        "mean_ms": sum(times) / len(times),
        "median_ms": times[len(times) // 2],
        "p99_ms": times[min(len(times) - 1, int(0.99 * len(times)))],
        "most_ms": times[-1],
    }


HEAD = f"{'game':<8} {'seats':>5} {'level':<12} {'decisions':>9} {'mean':>10} {'median':>10} {'p99':>10} {'most':>10}"


def line(row: dict[str, Any]) -> str:
    """A row as text."""
    times = " ".join(f"{row[f'{what}_ms']:>7.2f} ms" for what in ("mean", "median", "p99", "most"))
    return f"{row['game']:<8} {row['seats']:>5} {row['level']:<12} {row['decisions']:>9} {times}"


def measure(chosen: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Print a row for every game, number of seats and level, and what a second holds; the rows."""
    for game in (game for game in all_games().values() if chosen.game in {None, game.id}):
        for players in map(int, chosen.seats.split(",")):
            found = decisions(game, chosen.preset, players, chosen.deals, chosen.positions)
            for level in chosen.players.split(",") if chosen.players else game.bots:
                yield (timed := row(game, players, level, found))
                print(line(timed), flush=True)
            yield (paces := {"game": game.id, "seats": players, "per_second": per_second(game.id, found)})
            for what, pace in paces["per_second"].items():
                print(f"{game.id:<8} {players:>5} {what}: {pace:,.0f} a second", flush=True)


def main() -> None:
    """Measure, print a table and a JSON line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(all_games()), help="left out: all")
    parser.add_argument("--seats", default="2,4")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--preset", help="house rules; left out: the game's own")
    parser.add_argument("--players", help="levels, or players of the arena; left out: all levels")
    print(HEAD)
    print(json.dumps({"bench": "bots", "rows": list(measure(parser.parse_args()))}))


if __name__ == "__main__":
    main()
