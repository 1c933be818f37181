"""Duplicate deals and the figures drawn from them."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from tashkhana.bots.duplicate import deals_for, lost, play_duplicate, seatings
from tashkhana.bots.share import share_of
from tashkhana.bots.simulate import simulation, table_for
from tashkhana.bots.table import next_act
from tashkhana.core.entry import Deal
from tashkhana.core.match import Match
from tashkhana.core.outcome import DealResult
from tashkhana.core.refusal import NotAllowed
from tashkhana.core.registry import all_games


def test_every_different_seating_is_played_once():
    """Two easy and two medium players can sit in six ways; four alike in one."""
    ways = seatings(["easy", "medium", "medium", "easy"])

    assert len(ways) == len(set(ways)) == 6
    assert set(ways) == set(permutations(["easy", "easy", "medium", "medium"]))
    assert seatings(["easy"] * 4) == [("easy",) * 4]


def test_a_line_up_may_only_go_round_the_table():
    """Everybody sits everywhere once, however many ways there are, and nobody counts twice."""
    ways = seatings(["easy", "easy", "medium", "medium", "hard", "hard"], rotate=True)

    assert len(ways) == 6
    assert all(
        sorted(names) == ["easy", "easy", "hard", "hard", "medium", "medium"] for names in zip(*ways, strict=True)
    )
    assert len(seatings(["easy", "medium"] * 3, rotate=True)) == 2


def test_games_are_rounded_up_to_whole_deals():
    """A deal is played through all its seatings or not at all."""
    assert deals_for(1, ["easy", "medium"]) == 1
    assert deals_for(13, ["easy", "medium", "medium", "easy"]) == 3


def test_each_game_loses_one_deal_in_all():
    """Whoever loses, and a draw alike, the shares of all seats add up to the games of the deal."""
    table = table_for("durak", "house", {}, ["easy", "medium", "easy"], seed=5)

    for number in range(8):
        tally = play_duplicate(table, number)

        assert tally.games == 3
        assert sum(tally.lost_by_level.values()) == pytest.approx(3)
        assert sum(tally.lost_by_place) == pytest.approx(3)


def test_a_draw_is_shared_by_all_seats():
    """With two players half a loss each, with four a quarter each."""
    assert lost(DealResult(drawn=True), 4) == [0.25] * 4
    assert lost(DealResult(loser=2), 3) == [0, 0, 1]


def test_alike_players_share_alike():
    """Duplicate deals take the luck out: players of one level have exactly their fair share."""
    asked = simulation("durak", "kathmandu", {}, ["medium"] * 3, games=12, seed=2)

    found = asked.report([tally for some in asked.run(jobs=1) for tally in some])

    assert found.by_level["medium"].mean == pytest.approx(1 / 3)
    assert sum(share.mean for share in found.by_place) == pytest.approx(1)


def test_the_unit_of_an_interval_is_the_deal():
    """Ten deals that all gave one half leave less open than ten that swing, and more than a hundred such."""
    steady, swinging = share_of([0.5] * 10), share_of([0.0, 1.0] * 5)

    assert steady.mean == swinging.mean == 0.5
    assert swinging.high - swinging.low > steady.high - steady.low - 0.01
    assert share_of([0.0, 1.0] * 50).low > swinging.low
    assert share_of([0.0] * 30) == share_of([0.0] * 30)
    assert share_of([0.0] * 30).high == pytest.approx(0.1), "never seen in thirty deals: less than one in ten"


def test_nothing_is_known_from_no_deal_or_one():
    """A single deal leaves the whole range open."""
    assert (share_of([]).low, share_of([]).high) == (0, 1)
    assert (share_of([0.25]).low, share_of([0.25]).high) == (0, 1)


@pytest.mark.slow
def test_processes_change_no_figure(monkeypatch):
    """The tallies come in the order of the deals, however many cores play them, from whichever deal on."""
    monkeypatch.setattr("tashkhana.bots.simulate._ALONE_S", 0.05)
    asked = simulation("durak", "house", {}, ["easy", "medium"], games=60, seed=9)

    alone, together = ([tally for some in asked.run(jobs) for tally in some] for jobs in (1, 2))

    assert alone == together


@pytest.mark.parametrize(
    ("code", "game", "preset", "overrides", "line_up"),
    [
        ("game-unknown", "chess", None, {}, ["easy", "easy"]),
        ("preset-unknown", "durak", "vegas", {}, ["easy", "easy"]),
        ("setting-unknown", "durak", None, {"colour": "red"}, ["easy", "easy"]),
        ("setting-out-of-range", "durak", None, {"deck": "40"}, ["easy", "easy"]),
        ("setting-out-of-range", "durak", None, {}, ["easy", "genius"]),
        ("setting-out-of-range", "durak", None, {}, ["easy"]),
        ("setting-out-of-range", "durak", None, {}, ["easy"] * 7),
        ("setting-out-of-range", "durak", None, {"players": "4"}, ["easy", "easy"]),
        ("not-enough-cards", "durak", None, {"deck": "24"}, ["easy"] * 5),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_code(code, game, preset, overrides, line_up):
    """Nothing is played before the line-up and the rules fit together."""
    with pytest.raises(NotAllowed) as refused:
        simulation(game, preset, overrides, line_up, games=2, seed=1)

    assert refused.value.code == code


@pytest.mark.parametrize("game", all_games().values(), ids=all_games())
def test_bots_leave_the_seats_of_people_alone(game):
    """With a person in every seat only the house moves, and then nobody does."""
    settings = game.read_settings(None, {})
    match = Match.begin(game, settings)
    match = match.enter(Deal(game.pack(settings), game.dealers(settings, match.standing)[0]))

    act = next_act(match, {}, Random(1))

    assert act is None or match.forced(act.seat) == act.move


def test_points_are_counted_where_a_deal_is_played_for_points():
    """A game of losers has none; elsewhere every level has its mean, inside its interval."""
    for game in all_games().values():
        asked = simulation(game.id, None, {}, ["easy", "medium"], games=6, seed=3)

        found = asked.report([tally for some in asked.run(jobs=1) for tally in some])

        assert set(found.gains) in (set(), {"easy", "medium"})
        for gain in found.gains.values():
            assert gain.low <= gain.mean <= gain.high
