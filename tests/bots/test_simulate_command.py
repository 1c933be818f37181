"""`tashkhana simulate`, as one types it."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from tashkhana.cli import app

SMALL = ["simulate", "durak", "--preset", "kathmandu", "--seats", "easy,medium", "--games", "8", "--seed", "3"]


def run(*arguments: str):
    return CliRunner().invoke(app, arguments)


def test_prints_shares_with_intervals():
    """Each level with its share, its interval and the fair share."""
    found = run(*SMALL)

    assert found.exit_code == 0
    assert "8 games = 4 deals x 2 seatings, seed 3" in found.stdout
    for word in ("easy", "medium", "0.500", " to ", "drawn"):
        assert word in found.stdout


def test_json_is_one_object_and_nothing_else():
    """What goes to stdout can be read by a program; the progress bar keeps to stderr."""
    found = run(*SMALL, "--json")

    figures = json.loads(found.stdout)
    assert figures["games"] == 8
    assert figures["line_up"] == ["easy", "medium"]
    assert set(figures["by_level"]) == {"easy", "medium"}
    for share in figures["by_level"].values():
        assert 0 <= share["low"] <= share["mean"] <= share["high"] <= 1
    assert "8/8" in found.stderr


def test_same_seed_same_words():
    """Every figure follows from the seed; another seed gives others."""
    assert run(*SMALL, "--json").stdout == run(*SMALL, "--json").stdout
    assert run(*SMALL[:-1], "4", "--json").stdout != run(*SMALL, "--json").stdout


def test_house_rules_can_be_changed():
    """`--set` overrides the preset, as often as one likes."""
    found = run(*SMALL, "--set", "deck=52", "--set", "transfer=on", "--json")

    settings = json.loads(found.stdout)["settings"]
    assert (settings["deck"], settings["transfer"], settings["players"]) == (52, "on", 2)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "chess"], "game-unknown"),
        (["simulate", "durak", "--preset", "vegas"], "preset-unknown"),
        (["simulate", "durak", "--set", "deck=40"], "setting-out-of-range"),
        (["simulate", "durak", "--set", "colour=red"], "setting-unknown"),
        (["simulate", "durak", "--seats", "easy,genius"], "value=genius"),
        (["simulate", "durak", "--set", "deck"], "name=value"),
        (["simulate", "durak", "--games", "0"], "--games"),
        (["simulate", "durak", "--games", "many"], "--games"),
    ],
)
def test_a_wrong_command_line_is_refused_with_its_reason(arguments, said):
    """Exit status 2, nothing on stdout, and the code or the option at fault on stderr."""
    found = run(*arguments)

    assert found.exit_code == 2
    assert not found.stdout
    assert said in found.stderr
