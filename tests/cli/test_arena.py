"""`tashkhana arena`, as one types it."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from tashkhana.cli import app
from tashkhana.core.registry import all_games

PAGE = Path(__file__).parents[2] / "docs" / "8-arena.md"
SMALL = ["arena", "durak", "--preset", "kathmandu", "--seed", "3", "--deals", "4", "--seats", "easy,medium"]


def run(*arguments: str):
    return CliRunner().invoke(app, [*arguments, "--jobs", "1"])


def figures(*arguments: str) -> dict:
    found = run(*arguments, "--json")
    assert found.exit_code == 0, found.output
    return json.loads(found.stdout)


def test_prints_shares_a_cross_table_and_ratings():
    """Each with its interval."""
    found = run(*SMALL)

    assert found.exit_code == 0
    for words in ("at a table of 2: 4 deals, 8 games, seed 3", "Lost, per seat", "Lost against", "Ratings", " to "):
        assert words in found.stdout


def test_json_is_one_object_with_all_figures():
    """And the same one for the same seed; the progress bar keeps to stderr."""
    found = figures(*SMALL)

    assert (found["games"], found["players"], found["anchor"]) == (8, ["easy", "medium"], "medium")
    assert found["cross"]["easy"]["medium"]["mean"] == pytest.approx(1 - found["cross"]["medium"]["easy"]["mean"])
    assert found["ratings"]["medium"]["mean"] == 1000
    assert found["lost"] == found["tables"][0]["by_level"]
    assert found == figures(*SMALL)


def test_it_tells_what_simulate_tells():
    """Both commands play the same deals with the same dice."""
    same = "--preset", "kathmandu", "--seed", "3", "--seats", "easy,medium"

    assert figures(*SMALL)["tables"][0] == figures("simulate", "durak", *same, "--games", "8")


def test_points_are_told_where_deals_are_played_for_points():
    """They add up to nothing."""
    found = figures("arena", "dhumbal", "--seats", "easy,medium", "--deals", "3")

    assert sum(gain["mean"] for gain in found["gains"].values()) == pytest.approx(0)


def test_with_smaller_tables_every_choice_of_players_meets():
    """The same cards at each table; nobody plays alone with itself."""
    found = figures(*SMALL[:-1], "easy,medium,easy,medium", "--table", "3")

    assert [table["line_up"] for table in found["tables"]] == [["easy", "medium", "easy"], ["easy", "medium", "medium"]]
    assert found["games"] == 2 * 4 * 3


@pytest.mark.parametrize("game", ["durak", "idiot", "dhumbal"])
def test_a_level_that_searches_plays_with_the_budget_in_its_name(game, monkeypatch):
    """So that both of two players can think for as long."""
    bot = all_games()[game].thinkers["hard"]
    asked = []

    def counting(seen, seed, budget):
        asked.append(budget)
        return bot(seen, seed, budget)

    monkeypatch.setitem(all_games()[game].thinkers, "hard", counting)
    found = figures("arena", game, "--seats", "easy,hard@7", "--deals", "1")

    assert set(asked) == {7}
    assert found["players"] == ["easy", "hard@7"]


def test_a_large_table_may_only_be_gone_round():
    """Six games a deal instead of many more."""
    found = figures(*SMALL[:-1], "easy,medium,medium,easy,easy,easy", "--deals", "1", "--rotate")

    assert found["games"] == 6


def test_a_test_stops_when_it_is_decided():
    """Long before the last deal, and says so."""
    asked = [*SMALL[:-1], "medium,easy", "--deals", "500", "--sprt"]

    found, said = figures(*asked), run(*asked).stdout

    assert found["sprt"]["verdict"] == "better"
    assert found["deals"] == found["sprt"]["deals"] < 200
    assert found["sprt"]["llr"] >= found["sprt"]["bound"]
    assert "SPRT: medium is better than easy, after" in said
    assert f"LLR {found['sprt']['llr']:+.2f}" in said


def test_a_picture_is_an_svg_with_everybody_in_it(tmp_path):
    """Names are written so that they cannot break it."""
    path = tmp_path / "strength.svg"

    found = run(*SMALL[:-1], "easy,exec:false <&>", "--deals", "1", "--plot", str(path))

    assert found.exit_code == 0
    words = [text.text for text in ElementTree.parse(path).iter("{http://www.w3.org/2000/svg}text")]
    assert {"easy", "exec:false <&>", "Rating", "Lost, per seat"} <= set(words)


def test_the_program_of_the_page_plays_without_a_fault(tmp_path):
    """It can be copied from there, and it beats the easy level."""
    [source] = re.findall(r"```python my_bot\.py\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    path = tmp_path / "my_bot.py"
    path.write_text(source, encoding="utf-8")
    name = f"exec:{sys.executable} -S {path}"

    found = figures(*SMALL[:-1], f"easy,{name}", "--deals", "6", "--think", "20")

    assert found["faults"] == {}
    assert found["lost"][name]["mean"] < found["lost"]["easy"]["mean"]


def test_programs_that_were_ended_are_named():
    """With the reason and how often."""
    found = run(*SMALL[:-1], "medium,exec:false", "--deals", "1")

    assert found.exit_code == 0
    assert "Programs ended" in found.stdout
    assert re.search(r"exec:false\W+gone\W+2", found.stdout)


@pytest.mark.slow
def test_processes_change_no_figure(monkeypatch):
    """Not even those of a program."""
    monkeypatch.setattr("tashkhana.bots.simulate._ALONE_S", 0.0)
    asked = [*SMALL[:-1], "easy,medium,exec:false", "--json"]

    alone, together = (CliRunner().invoke(app, [*asked, "--jobs", jobs]).stdout for jobs in ("1", "2"))

    assert alone == together


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "easy,genius"], "setting-out-of-range"),
        (["--seats", "easy,medium@100"], "no-such-budget (player=medium@100 levels=hard,expert fewest=1 most=1000000)"),
        (["--seats", "easy,hard@0"], "no-such-budget"),
        (["--seats", "easy,hard@1000001"], "no-such-budget"),
        (["--seats", "easy,hard@many"], "no-such-budget"),
        (["--seats", "easy,genius@100"], "setting-out-of-range"),
        (["--seats", "easy,uct30x30@100"], "setting-out-of-range"),
        (["--seats", "easy,exec:no-such-program-here"], "setting-out-of-range"),
        (["--seats", "easy,exec:'"], "setting-out-of-range"),
        (["--seats", "easy"], "setting-out-of-range"),
        (["--seats", "easy,medium", "--table", "7"], "--table"),
        (["--seats", "easy,easy", "--sprt"], "--sprt"),
        (["--seats", "easy,medium,easy", "--table", "2", "--sprt"], "--sprt"),
        (["--seats", "easy,medium", "--deals", "0"], "--deals"),
        (["--seats", "easy,medium", "--plot", "no/such/folder/a.svg"], "--plot"),
    ],
)
def test_a_wrong_command_line_is_refused_with_its_reason(arguments, said):
    """Exit status 2 and nothing on stdout."""
    found = run("arena", "durak", *arguments)

    assert found.exit_code == 2
    assert not found.stdout
    assert said in found.stderr
