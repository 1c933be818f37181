"""Ratings, the cross table and the sequential test, from deals made up for the purpose."""

from __future__ import annotations

from math import inf, log10
from random import Random

import pytest

from tashkhana.bots.duplicate import DealTally
from tashkhana.bots.meeting import cross_table, ratio_of
from tashkhana.bots.rating import anchor_of, ratings
from tashkhana.bots.sprt import LEAST_DEALS, Test

DUEL = ("hard", "medium")
FIELD = ("hard", "medium", "medium", "easy")


def tally(lost: dict[str, float], games: int, *, won: int = 0, gained: dict[str, int] | None = None) -> DealTally:
    return DealTally(games, lost, (), gained or {}, 0, 0, won)


def duels(share: float, deals: int, seed: int = 1) -> list[DealTally]:
    """Pairs of games of which hard loses this share."""
    chance = Random(seed)
    lost = [sum(chance.random() < share for _ in range(2)) for _ in range(deals)]
    return [tally({"hard": times, "medium": 2 - times}, 2) for times in lost]


def test_a_rating_of_two_is_their_odds():
    """Losing one of four is 191 points of Elo; medium stands at 1000."""
    deals = [[(DUEL, tally({"hard": lost, "medium": 2 - lost}, 2))] for lost in [0, 1] * 500]

    found = ratings(deals)

    assert found["hard"].mean == pytest.approx(1000 + 400 * log10(3), abs=1)
    assert found["hard"].low < found["hard"].mean < found["hard"].high
    assert found["medium"].low == found["medium"].high == 1000


def test_ratings_of_a_field_are_the_odds_of_losing():
    """Hard loses one deal of ten, each medium two, easy five: between any two the odds are those."""
    deals = [[(FIELD, tally({"hard": 1, "medium": 4, "easy": 5}, 10))] for _ in range(400)]

    found = ratings(deals)

    assert found["hard"].mean == pytest.approx(1000 + 400 * log10(2), abs=2)
    assert found["easy"].mean == pytest.approx(1000 - 400 * log10(2.5), abs=2)


def test_ratings_of_winners_are_the_odds_of_winning():
    """Where one seat wins, the three others share the loss: four wins of ten, twice two, two."""
    lost = {"hard": 6 / 3, "medium": 16 / 3, "easy": 8 / 3}
    deals = [[(FIELD, tally(lost, 10, won=10))] for _ in range(400)]

    found, cross = ratings(deals), cross_table(["hard", "medium", "easy"], deals)

    assert found["hard"].mean == pytest.approx(1000 + 400 * log10(2), abs=2)
    assert found["easy"].mean == pytest.approx(1000, abs=2)
    assert cross["hard"]["medium"].mean == pytest.approx(1 / 3)
    assert cross["medium"]["hard"].mean == pytest.approx(2 / 3)


def test_who_never_loses_has_a_rating_all_the_same():
    """One drawn game more keeps it within sight."""
    deals = [[(DUEL, tally({"hard": 0, "medium": 2}, 2))] for _ in range(20)]

    assert 1400 < ratings(deals)["hard"].mean < 2200
    assert ratings(deals[:1])["hard"].high == inf, "one deal says nothing of how far they spread"
    assert anchor_of(["easy", "hard"]) == "hard"


def test_tables_of_a_pool_are_rated_together():
    """Easy and hard never met, and are rated by what medium did to both."""
    pool = [
        [
            (("easy", "medium"), tally({"easy": 3, "medium": 1}, 4)),
            (DUEL, tally({"hard": 1, "medium": 3}, 4)),
        ]
    ] * 200

    found, cross = ratings(pool), cross_table(["easy", "medium", "hard"], pool)

    assert found["hard"].mean - found["easy"].mean == pytest.approx(800 * log10(3), abs=3)
    assert set(cross["easy"]) == {"medium"}


def test_a_cross_table_counts_what_was_decided_between_the_two():
    """Hard lost one game of ten and easy five; one of six, whatever the others lost."""
    cross = cross_table(["hard", "easy"], [[(FIELD, tally({"hard": 1, "medium": 4, "easy": 5}, 10))]] * 3)

    assert cross["hard"]["easy"].mean == pytest.approx(1 / 6)
    assert cross["easy"]["hard"].mean == pytest.approx(5 / 6)
    assert ratio_of([(0.0, 0.0)]) is None


@pytest.mark.parametrize(("share", "verdict"), [(0.44, "better"), (0.55, "not-better"), (0.495, "open")])
def test_a_test_says_whether_the_first_is_better(share, verdict):
    """A clear change is found long before the last deal; one that is too small stays open."""
    test = Test(DUEL)

    for deal in duels(share, 600):
        decision = test.add(deal)
        if decision.verdict != "open":
            break

    assert decision.verdict == verdict
    assert decision.low < decision.gain < decision.high
    assert (abs(decision.llr) >= decision.bound) == (verdict != "open")
    assert decision.deals >= LEAST_DEALS


def test_few_are_deceived():
    """Of changes that change nothing about one in twenty passes, not more."""
    passed = 0
    for seed in range(40):
        test = Test(DUEL)
        verdicts = (test.add(deal).verdict for deal in duels(0.5, 2000, seed))
        passed += next((verdict for verdict in verdicts if verdict != "open"), "open") == "better"

    assert passed <= 5


def test_deals_that_are_all_alike_decide_too():
    """A player against its own copy is no better; one that always wins is."""
    for lost, verdict in ((1, "not-better"), (0, "better")):
        test = Test(DUEL)
        for _ in range(100):
            decision = test.add(tally({"hard": lost, "medium": 2 - lost}, 2))

        assert decision.verdict == verdict


def test_points_are_tested_where_there_are_any():
    """Whoever gains more is better, even if it loses more rounds."""
    chance = Random(5)
    test = Test(DUEL)

    for _ in range(300):
        gained = round(chance.gauss(4, 8))
        decision = test.add(tally({"hard": 2, "medium": 0}, 2, won=2, gained={"hard": gained, "medium": -gained}))

    assert (decision.verdict, decision.unit) == ("better", "points")
    assert decision.gain == pytest.approx(4, abs=1.5)
