"""Training of networks: a small one learns, and goes on from where it was."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tashkhana.bots.train import network
from tashkhana.bots.train.__main__ import main
from tashkhana.games.durak import nets


def test_a_network_learns_what_the_facts_tell():
    """Ends that follow from the facts are soon foreseen."""
    dice = np.random.default_rng(1)
    rows = np.stack([dice.permutation(9)[:3] for _ in range(2_000)]).astype(np.int16)
    ends = (rows.min(1) > 1).astype(np.int64)
    weights = network.fresh(9, (16, 8), 2, 1)

    losses = [loss for _, loss in network.train(weights, rows, ends, epochs=15, batch=64, rate=0.01, seed=1)]

    assert losses[-1] < 0.1 < losses[0]


def test_weights_come_back_as_they_were():
    """All numbers in a row and shaped again are the same network."""
    weights = network.fresh(9, (16, 8), 2, 1)

    again = network.shaped(network.numbers(weights), 9, (16, 8), 2)

    assert all((one == other).all() for one, other in zip(weights, again, strict=True))


def test_a_second_generation_goes_on_from_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Its record tells both commands; positions that were kept count."""
    first, second, data = tmp_path / "1.json", tmp_path / "2.json", tmp_path / "data.npz"
    words = ["train", "durak", "2-36", "--epochs", "1", "--data", str(data)]
    monkeypatch.setattr("sys.argv", [*words, "--positions", "200", "--out", str(first)])
    main()
    more = ["--positions", "260", "--walks", "4", "--start", str(first), "--out", str(second)]
    monkeypatch.setattr("sys.argv", [*words, *more])
    main()

    record = nets.read(second).record
    assert len(record["generations"]) == 2
    assert 260 <= record["positions"] < 400
