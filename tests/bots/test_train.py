"""Training of networks: a small one learns, and goes on from where it was."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from tashkhana.bots.train import network
from tashkhana.bots.train.run import Course, Training
from tashkhana.cli import app
from tashkhana.games.durak import nets, practice
from tashkhana.games.durak.game import GAME


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


def test_the_plain_suits_are_mixed_and_nothing_else():
    """A position stands for all those with its plain suits in another order: who holds what stays as it was."""
    ways = practice.suits_mixed("2-36")
    deal = next(practice.deals("2-36", None, seed=3, walks=0, whims=0))
    row = deal[0][0]

    mixed = [[way[fact] for fact in row] for way in ways]

    def meaning(facts: list[int]) -> object:
        """What the facts say when the plain suits have no names: of each suit the ranks of each block, sorted."""
        plain = {fact for fact in facts if 0 <= fact < 4 * 36 and fact % 36 >= 9}
        suits = [sorted((at // 36, at % 9) for at in plain if at % 36 // 9 == suit) for suit in (1, 2, 3)]
        return sorted(set(facts) - plain), sorted(suits)

    assert all(meaning(facts) == meaning(row) for facts in mixed)
    assert len({str(sorted(facts)) for facts in mixed}) == 6


def train(*arguments: object):
    return CliRunner().invoke(app, ["train", *map(str, arguments)])


def test_a_second_generation_goes_on_from_the_first(tmp_path: Path):
    """Its record tells both commands; positions that were kept count."""
    first, second, data = tmp_path / "1.json", tmp_path / "2.json", tmp_path / "data.npz"
    words = ["durak", "2-36", "--epochs", 1, "--data", data]
    one = train(*words, "--positions", 200, "--out", first)
    two = train(*words, "--positions", 260, "--walks", 4, "--start", first, "--out", second)

    assert (one.exit_code, two.exit_code) == (0, 0), one.output + two.output
    record = nets.read(second).record
    assert str(second) in two.stdout
    assert f"log-loss {record['loss']}" in two.stdout
    assert [command.split()[:4] for command in record["generations"]] == [["tashkhana", "train", "durak", "2-36"]] * 2
    assert 260 <= record["positions"] < 400


def test_a_run_that_is_stopped_keeps_its_positions(tmp_path: Path):
    """Given again it goes on from there."""
    course = Course("durak", "2-36", 400, 0, 30, 1, 64, 0.002, 1, data=tmp_path / "data.npz")
    stopped = Training(GAME, course)
    going = stopped.practise()
    for _ in range(3):
        there = next(going)
    going.close()

    again = Training(GAME, course)

    assert len(again.ends) == there < 400
    assert next(again.practise()) > there


def test_without_numpy_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch):
    """Playing needs none of it."""
    monkeypatch.setitem(sys.modules, "numpy", None)
    found = train("durak", "2-36")

    assert found.exit_code == 2
    assert "pip install tashkhana[train]" in found.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["snip", "2-36"], "game-unknown"),
        (["idiot", "2-36"], "the players of idiot have no networks"),
        (["durak", "9-36"], "tables of durak are 2-24, "),
        (["durak", "2-36", "--positions", "5"], "--positions"),
        (["durak", "2-36", "--start", "NOT-A-NETWORK"], "no network for this table"),
        (["durak", "2-36", "--start", "NETWORK-OF-4-36"], "no network for this table: of another size"),
        (["durak", "2-36", "--data", "NOT-A-NETWORK"], "no positions of 2-36"),
        (["durak", "2-36", "--out", "no/such/folder/a.json"], "--out"),
    ],
)
def test_what_cannot_be_trained_is_refused_with_its_reason(arguments: list[str], said: str, tmp_path: Path):
    """Exit status 2, and nothing is written."""
    broken = tmp_path / "broken"
    broken.write_text("{}")
    files = {"NOT-A-NETWORK": str(broken), "NETWORK-OF-4-36": str(nets.file_of(4, 36))}
    found = train(*(files.get(word, word) for word in arguments))

    assert found.exit_code == 2
    assert said in found.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["broken"]


def test_the_help_says_what_to_install():
    """Word for word: what stands in brackets is no markup."""
    assert "tashkhana[train]" in "".join(train("--help").stdout.split())
