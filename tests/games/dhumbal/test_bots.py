"""The easy and the medium player: what they choose, and what they are known for."""

from __future__ import annotations

from typing import Any

import pytest

from tashkhana.bots.simulate import simulation
from tashkhana.core.match import Match
from tashkhana.core.scenario.file import read_case
from tashkhana.core.scenario.run import after
from tashkhana.core.scenario.words import Moment
from tashkhana.games.dhumbal.bots import BOTS

EASY, MEDIUM = BOTS["easy"], BOTS["medium"]


def table(hands: dict[str, str], *steps: str, discards: str = "9D", stock: str = "rest", **case: Any) -> Match[Any]:
    """A table with A to move, after some steps, as a scenario file would write it."""
    position = {"hands": hands, "discards": discards, "stock": stock, "turn": "A"} | case.pop("position", {})
    raw = {"id": "x", "rule": "HK-19", "title": "x", "game": "dhumbal", "position": position, "steps": list(steps)}
    read = read_case(raw | case, set())
    moment = Moment(read.start[-1], read.start)
    for step in read.steps:
        moment = after(moment, step)
    return moment.match


def chosen(bot: Any, match: Match[Any], seat: int = 0) -> set[str | None]:
    """What the player does for one seed or another."""
    return {bot(match.seen(seat), seed) for seed in range(12)}


def test_easy_calls_at_the_limit():
    """It bears the penalty (D-68)."""
    assert chosen(EASY, table({"A": "2C 3C", "B": "KC KD KH"})) == {"call"}


def test_medium_calls_one_below_the_limit():
    """Ties catch a caller (D-56)."""
    assert "call" not in chosen(MEDIUM, table({"A": "2C 3C", "B": "KC KD KH"}))
    assert chosen(MEDIUM, table({"A": "AC 3C", "B": "KC KD KH"})) == {"call"}


@pytest.mark.parametrize(("limit", "hand"), [(3, "2C"), (7, "2C 4C"), (10, "2C 3C 4C"), (1, "")])
def test_medium_goes_by_the_limit_of_the_table(limit: int, hand: str):
    """With a limit of one only an empty hand is below it."""
    assert chosen(MEDIUM, table({"A": hand, "B": "KC KD KH"}, settings={"limit": limit})) == {"call"}


def test_medium_notes_what_others_took_up():
    """It does not call against a hand that it knows to be as light."""
    match = table(
        {"A": "AC 2C", "B": "QC"},
        "B draw discard",
        "B discard QC",
        discards="3D",
        position={"turn": "B"},
    )

    assert match.seen(0).view.seats[1].known == ("3D",)
    assert "call" in match.seen(0).legal
    assert "call" not in chosen(MEDIUM, match)


def test_medium_keeps_a_pair_and_throws_the_heaviest_rest():
    match = table({"A": "4C 4D QH 2S", "B": "KC KD KH"}, "A draw stock", stock="JC rest")

    assert chosen(MEDIUM, match) <= {"discard QH", "discard JC"}


def test_medium_throws_a_heavy_pair_at_once():
    """Two kings are twenty points in one throw (D-55)."""
    match = table({"A": "KC KD 8H 2S", "B": "QC QD QH"}, "A draw stock", stock="7C rest")

    assert chosen(MEDIUM, match) == {"discard KC KD"}


def test_medium_takes_a_light_discard_and_leaves_a_heavy_one():
    """A known ace is better than a blind card; a known queen is not."""
    assert chosen(MEDIUM, table({"A": "8C 9D KH", "B": "QC QD QH"}, discards="AS")) == {"draw discard"}
    assert chosen(MEDIUM, table({"A": "8C 9D KH", "B": "QC QD QH"}, discards="QS")) == {"draw stock"}


def test_medium_takes_a_discard_that_makes_a_pair():
    """Sevens to be thrown together next turn, while the king goes now."""
    match = table({"A": "7C KD 2H 3H", "B": "QC QD QH"}, discards="7S")

    assert chosen(MEDIUM, match) == {"draw discard"}


def test_medium_throws_a_run_where_runs_are_played():
    match = table({"A": "7C 8C 9C 2S", "B": "QC QD QH"}, "A draw stock", stock="5D rest", settings={"sequences": "on"})

    assert chosen(MEDIUM, match) == {"discard 7C 8C 9C"}


def test_players_slap_down_when_they_may():
    """Medium always; easy now and then, and else lets the next seat go on."""
    match = table(
        {"A": "8C 9C 3C", "B": "KC KD 2D"},
        "A discard 8C",
        "A draw stock",
        preset="yaniv",
        stock="8D rest",
        discards="5D",
    )

    assert chosen(MEDIUM, match) == {"slap 8D"}
    assert chosen(EASY, match) == {"slap 8D", None}


@pytest.mark.parametrize("preset", ["dhumbal", "jhyap-100", "yaniv"])
def test_medium_gains_more_points_than_easy(preset: str):
    """By points a deal and by rounds lost; the intervals do not touch."""
    asked = simulation("dhumbal", preset, {}, ["easy", "medium", "medium", "easy"], games=72, seed=4)

    found = asked.report([tally for some in asked.run(jobs=1) for tally in some])

    assert found.gains["medium"].low > found.gains["easy"].high
    assert found.by_level["medium"].high < found.by_level["easy"].low


def test_points_of_a_settlement_sum_up_to_zero():
    asked = simulation("dhumbal", None, {}, ["easy", "medium", "medium"], games=30, seed=2)

    found = asked.report([tally for some in asked.run(jobs=1) for tally in some])

    assert found.gains["easy"].mean + 2 * found.gains["medium"].mean == pytest.approx(0)
