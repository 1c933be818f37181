"""One run of training: positions from deals that computer players play, kept on the way, and a network made of them."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from tashkhana.bots.train import network
from tashkhana.core.game import Game

_COUNTED = ("positions", "walks", "whims", "epochs", "batch", "rate", "seed")
"""The numbers that a network depends on."""


class Untrainable(ValueError):
    """What was asked for cannot be trained; says why, to whoever trains."""


@dataclass(frozen=True, slots=True)
class Course:
    """What is to be trained and how; the options of `tashkhana train` say what each number means."""

    game: str
    table: str
    positions: int
    walks: int
    whims: int
    epochs: int
    batch: int
    rate: float
    seed: int
    start: Path | None = None
    data: Path | None = None

    @property
    def command(self) -> str:
        """The command as it can be given again; files have the names that whoever runs it likes."""
        words = [f"tashkhana train {self.game} {self.table}"]
        words += [f"--{name} {getattr(self, name)}" for name in _COUNTED]
        return " ".join([*words, "--start BEFORE"] if self.start else words)


class Training:
    """A course on its way: first `practise`, then `learn`, then `keep`."""

    def __init__(self, game: Game[Any], course: Course) -> None:
        """Ready to go on from what is kept.

        :raises Untrainable: no networks in this game, no such table, or a file is not what it should be
        """
        self.course = course
        self.practice = practice_of(game)
        if course.table not in self.practice.TABLES:
            raise Untrainable(f"tables of {game.id} are {', '.join(self.practice.TABLES)}, not {course.table!r}")
        self.inputs, outputs = self.practice.shape(course.table)
        self.weights = network.fresh(self.inputs, self.practice.HIDDEN, outputs, course.seed)
        self.before: list[str] = []
        if course.start is not None:
            self._go_on_from(course.start, outputs)
        self.rows, self.ends = array("h"), array("b")
        self.loss = 0.0
        if course.data is not None and course.data.is_file():
            self._recall(course.data)

    def practise(self) -> Iterator[int]:
        """Let players play until there are enough positions: how many there are, after each deal.

        They are kept now and then, and whatever ends it, so that it can go on from there.
        """
        course, saved = self.course, len(self.ends)
        seed = course.seed + saved  # a run that goes on plays other deals
        deals = self.practice.deals(course.table, course.start, seed=seed, walks=course.walks, whims=course.whims)
        try:
            while len(self.ends) < course.positions:
                for facts, end in next(deals):
                    self.rows.extend(facts)
                    self.ends.append(end)
                yield len(self.ends)
                if len(self.ends) - saved > course.positions // 20:
                    self._save()
                    saved = len(self.ends)
        finally:
            self._save()

    def learn(self) -> Iterator[tuple[int, float]]:
        """Train: the number of each pass and the loss after it, on the tenth part that is kept back."""
        rows, ends = self._arrays()
        c = self.course
        passes = network.train(
            self.weights,
            rows,
            ends,
            epochs=c.epochs,
            batch=c.batch,
            rate=c.rate,
            seed=c.seed,
            alike=self.practice.suits_mixed(c.table),
        )
        for epoch, loss in passes:
            self.loss = loss
            yield epoch, loss

    def keep(self, out: Path | None) -> tuple[Path, dict[str, Any]]:
        """Write the network with its record; where nothing is said, where the players look for it."""
        record = {
            "generations": [*self.before, self.course.command],
            "positions": len(self.ends),
            "loss": round(self.loss, 4),
            "prior": round(prior(self._arrays()[1]), 4),
        }
        return self.practice.keep(self.course.table, out, record, network.numbers(self.weights)), record

    def _go_on_from(self, start: Path, outputs: int) -> None:
        with _readable(start, "network for this table"):
            numbers = self.practice.numbers(start)
            if len(numbers) != sum(weight.size for weight in self.weights):
                raise ValueError("of another size")
            self.weights = network.shaped(numbers, self.inputs, self.practice.HIDDEN, outputs)
            self.before = self.practice.record(start)["generations"]

    def _recall(self, data: Path) -> None:
        with _readable(data, f"positions of {self.course.table}"), np.load(data) as kept:
            if str(kept["table"]) != self.course.table:
                raise ValueError(f"of {kept['table']}")
            self.rows.extend(kept["rows"].reshape(-1).tolist())
            self.ends.extend(kept["ends"].tolist())

    def _save(self) -> None:
        """Keep the positions, in one step, so that a run that is killed leaves the ones from before."""
        if self.course.data is not None:
            rows, ends = self._arrays()
            part = self.course.data.with_suffix(".part.npz")
            np.savez(part, rows=rows, ends=ends.astype(np.int8), table=np.array(self.course.table))
            part.replace(self.course.data)

    def _arrays(self) -> tuple[Any, Any]:
        return np.array(self.rows, np.int16).reshape(-1, self.practice.WIDTH), np.array(self.ends, np.int64)


def practice_of(game: Game[Any]) -> Any:
    """The module by which a game's players practise.

    :raises Untrainable: the game has none
    """
    name = f"{type(game).__module__.rpartition('.')[0]}.practice"
    if find_spec(name) is None:
        raise Untrainable(f"the players of {game.id} have no networks")
    return import_module(name)


def prior(ends: Any) -> float:
    """The log-loss of saying nothing but how often each end came."""
    shares = np.bincount(ends) / len(ends)
    return float(-(shares[shares > 0] * np.log(shares[shares > 0])).sum())


@contextmanager
def _readable(path: Path, what: str) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError, KeyError, BadZipFile) as error:
        raise Untrainable(f"{path} holds no {what}: {error}") from error
