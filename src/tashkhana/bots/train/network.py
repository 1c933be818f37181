"""A network with two hidden layers, trained by Adam on rows of facts: NumPy and nothing else."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

Weights = list[Any]
"""Of each layer its biases, then its matrix with a row for each place before it."""


def fresh(inputs: int, hidden: tuple[int, int], outputs: int, seed: int) -> Weights:
    """Small random weights. A row has few facts, so the first layer is drawn as if it had forty inputs."""
    dice = np.random.default_rng(seed)
    sizes = [(inputs, hidden[0], 40), (hidden[0], hidden[1], hidden[0]), (hidden[1], outputs, hidden[1])]
    found: Weights = []
    for before, after, felt in sizes:
        found.append(np.zeros(after, np.float32))
        found.append((dice.standard_normal((before, after)) * np.sqrt(1.0 / felt)).astype(np.float32))
    return found


def shaped(numbers: array[float], inputs: int, hidden: tuple[int, int], outputs: int) -> Weights:
    """Weights from all their numbers in order, as `numbers` gives them."""
    flat = np.array(numbers, np.float32)
    found: Weights = []
    for before, after in ((inputs, hidden[0]), hidden, (hidden[1], outputs)):
        found += [flat[:after], flat[after : after + before * after].reshape(before, after)]
        flat = flat[after + before * after :]
    return [weight.copy() for weight in found]


def dense(rows: Any, inputs: int) -> Any:
    """Rows of facts, filled up with -1, as one number for each possible fact."""
    found = np.zeros((len(rows), inputs + 1), np.float32)
    np.put_along_axis(found, np.where(rows < 0, inputs, rows).astype(np.int64), 1.0, axis=1)
    return found[:, :inputs]


def feel(weights: Weights, x: Any) -> tuple[Any, Any, Any]:
    """The hidden places and the chances of every end."""
    first = np.maximum(x @ weights[1] + weights[0], 0)
    second = np.maximum(first @ weights[3] + weights[2], 0)
    out = second @ weights[5] + weights[4]
    out = np.exp(out - out.max(1, keepdims=True))
    return first, second, out / out.sum(1, keepdims=True)


def loss(weights: Weights, rows: Any, ends: Any) -> float:
    """The mean log-loss."""
    total = 0.0
    for at in range(0, len(rows), 8192):
        chances = feel(weights, dense(rows[at : at + 8192], len(weights[1])))[2]
        total -= float(np.log(np.maximum(chances[np.arange(len(chances)), ends[at : at + 8192]], 1e-9)).sum())
    return total / len(rows)


def slopes(weights: Weights, x: Any, ends: Any) -> Weights:
    """The gradient of the mean log-loss."""
    first, second, chances = feel(weights, x)
    chances[np.arange(len(x)), ends] -= 1
    chances /= len(x)
    back = chances @ weights[5].T * (second > 0)
    deep = back @ weights[3].T * (first > 0)
    return [deep.sum(0), x.T @ deep, back.sum(0), first.T @ back, chances.sum(0), second.T @ chances]


class Adam:
    """Steps of a size of their own for each weight (Kingma, Ba 2015)."""

    def __init__(self, weights: Weights) -> None:
        self.mean = [np.zeros_like(weight) for weight in weights]
        self.square = [np.zeros_like(weight) for weight in weights]
        self.steps = 0

    def step(self, weights: Weights, slope: Weights, rate: float) -> None:
        """Move the weights against the slope."""
        self.steps += 1
        even = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for weight, mean, square, down in zip(weights, self.mean, self.square, slope, strict=True):
            mean[...] = mean + 0.1 * (down - mean)
            square[...] = square + 0.001 * (down * down - square)
            weight[...] = weight - rate * even * mean / (np.sqrt(square) + 1e-8)


def train(
    weights: Weights,
    rows: Any,
    ends: Any,
    *,
    epochs: int,
    batch: int,
    rate: float,
    seed: int,
    alike: Sequence[Sequence[int]] = (),
) -> Iterator[tuple[int, float]]:
    """Train in place; after each pass its number and the loss on the tenth part that is kept back.

    *alike*: for each way to say the same otherwise what every fact becomes, -1 last; so a few rows stand for many.
    """
    ways = np.array(alike, rows.dtype)
    dice = np.random.default_rng(seed)
    kept = len(rows) // 10
    adam = Adam(weights)
    steps = epochs * -(-(len(rows) - kept) // batch)
    for epoch in range(epochs):
        order = kept + dice.permutation(len(rows) - kept)
        for at in range(0, len(order), batch):
            some = order[at : at + batch]
            x = rows[some]
            if len(ways):
                x = ways[dice.integers(len(ways), size=len(x))[:, None], x]
            slope = slopes(weights, dense(x, len(weights[1])), ends[some])
            adam.step(weights, slope, rate * (1 - adam.steps / steps) + rate / 50)
        yield epoch + 1, loss(weights, rows[:kept], ends[:kept])


def numbers(weights: Weights) -> array[float]:
    """All weights in order."""
    found = array("f")
    for weight in weights:
        found.extend(float(number) for number in weight.reshape(-1))
    return found
