"""`python -m tashkhana.bots.train GAME TABLE`: let players practise, and train a network on what came of it."""

from __future__ import annotations

import argparse
from array import array
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import Progress

from tashkhana.bots.train import network
from tashkhana.core.registry import find_game


def main() -> None:
    """Train one network. Positions are kept in `--data`, so that a run that was stopped goes on from there."""
    asked = _arguments()
    game = find_game(asked.game)
    if game is None:
        raise SystemExit(f"no such game: {asked.game}")
    practice = import_module(f"{type(game).__module__.rpartition('.')[0]}.practice")
    if asked.table not in practice.TABLES:
        raise SystemExit(f"tables of {asked.game}: {', '.join(practice.TABLES)}")
    with Progress() as progress:
        rows, ends = _positions(practice, asked, progress)
        weights, record = _train(practice, asked, rows, ends, progress)
    place = practice.keep(asked.table, asked.out, record, network.numbers(weights))
    print(f"{place}: log-loss {record['loss']} (of the plain shares {record['prior']})")  # noqa: T201


def _arguments() -> argparse.Namespace:
    asked = argparse.ArgumentParser(prog="python -m tashkhana.bots.train", description=main.__doc__)
    asked.add_argument("game")
    asked.add_argument("table", help="the network, such as 2-36: two players, 36 cards")
    asked.add_argument("--positions", type=int, default=300_000, help="starts of bouts to learn from")
    asked.add_argument("--walks", type=int, default=0, help="of the search for a move; 0: the medium player moves")
    asked.add_argument("--whims", type=int, default=30, help="of a thousand moves so many are random")
    asked.add_argument("--start", type=Path, help="the network that the players use; left out: none")
    asked.add_argument("--data", type=Path, help="where positions are kept (.npz); those there already count")
    asked.add_argument("--out", type=Path, help="where the network goes; left out: where the players look for it")
    asked.add_argument("--epochs", type=int, default=6)
    asked.add_argument("--batch", type=int, default=1024)
    asked.add_argument("--rate", type=float, default=0.002)
    asked.add_argument("--seed", type=int, default=1)
    return asked.parse_args()


def _positions(practice: Any, asked: argparse.Namespace, progress: Progress) -> tuple[Any, Any]:
    """Rows of facts and the ends that came of them, old ones first."""
    rows, ends = array("h"), array("b")
    if asked.data is not None and asked.data.is_file():
        kept = np.load(asked.data)
        rows.extend(kept["rows"].reshape(-1).tolist())
        ends.extend(kept["ends"].tolist())
    task = progress.add_task("practising", total=asked.positions, completed=len(ends))
    seed = asked.seed + len(ends)  # a run that goes on plays other deals
    deals = practice.deals(asked.table, asked.start, seed=seed, walks=asked.walks, whims=asked.whims)
    saved = len(ends)
    while len(ends) < asked.positions:
        for facts, end in next(deals):
            rows.extend(facts)
            ends.append(end)
        progress.update(task, completed=len(ends))
        if len(ends) - saved > asked.positions // 20:
            saved = _save(practice, asked, rows, ends)
    _save(practice, asked, rows, ends)
    return _arrays(practice, rows, ends)


def _arrays(practice: Any, rows: array[int], ends: array[int]) -> tuple[Any, Any]:
    return np.array(rows, np.int16).reshape(-1, practice.WIDTH), np.array(ends, np.int64)


def _save(practice: Any, asked: argparse.Namespace, rows: array[int], ends: array[int]) -> int:
    if asked.data is not None:
        found = _arrays(practice, rows, ends)
        np.savez(asked.data, rows=found[0], ends=found[1].astype(np.int8))
    return len(ends)


def _train(
    practice: Any, asked: argparse.Namespace, rows: Any, ends: Any, progress: Progress
) -> tuple[network.Weights, dict[str, Any]]:
    inputs, outputs = practice.shape(asked.table)
    weights = network.fresh(inputs, practice.HIDDEN, outputs, asked.seed)
    task = progress.add_task("training", total=asked.epochs)
    found = 0.0
    for epoch, found in network.train(
        weights, rows, ends, epochs=asked.epochs, batch=asked.batch, rate=asked.rate, seed=asked.seed
    ):
        progress.update(task, completed=epoch, description=f"training, log-loss {found:.4f}")
    return weights, {
        "command": f"python -m tashkhana.bots.train {asked.game} {asked.table} --positions {asked.positions} "
        f"--walks {asked.walks} --whims {asked.whims} --epochs {asked.epochs} --batch {asked.batch} "
        f"--rate {asked.rate} --seed {asked.seed}" + (" --start (the generation before)" if asked.start else ""),
        "positions": len(ends),
        "loss": round(found, 4),
        "prior": round(_prior(ends), 4),
    }


def _prior(ends: Any) -> float:
    """The log-loss of saying nothing but how often each end came."""
    shares = np.bincount(ends) / len(ends)
    return float(-(shares[shares > 0] * np.log(shares[shares > 0])).sum())


if __name__ == "__main__":
    main()
