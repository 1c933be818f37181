"""From the last card of a match to the figures of those who played it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tashkhana.core.registry import all_games
from tashkhana.rooms.book import Book
from tashkhana.storage import Log, SavedRoom, SavedSeat, tally
from tests.laws.play import SEEDS, laws, play

SHORT = {"durak": {"match": "single"}, "idiot": {"match": "deals:1"}, "dhumbal": {"rounds": 1}}
"""Matches of one deal."""
DRAWN = 516
"""A seed of a drawn deal, or the next one if the rules have changed: there are few."""
PEOPLE = tuple(SavedSeat(seat, str(seat) * 64, f"Person {seat}") for seat in range(4))


def short(game, seed, **settings):
    """A match of one deal, played at random to its end."""
    return play(all_games()[game], all_games()[game].read_settings(None, {**SHORT[game], **settings}), seed)


@pytest.mark.parametrize("game", SHORT)
@given(seeds=st.lists(SEEDS, min_size=1, max_size=4), quits=st.sets(st.integers(0, 3)), data=st.data())
@laws(10)
def test_matches_of_every_game_add_up(game, seeds, quits, data):
    """Whoever plays some matches and quits others finds each of them once (SA14)."""
    outcomes = []
    for number, seed in enumerate(seeds):
        played = short(game, seed, players=data.draw(st.integers(2, 4)))
        match = played.matches[-1]
        assert match.outcome is not None
        seat = data.draw(st.integers(0, match.players - 1))
        outcomes.append("abandoned" if number in quits else match.outcome.for_seat(seat))

    counted = tally(outcomes)

    assert counted.played == counted.won + counted.lost + counted.drawn
    assert counted.played + counted.abandoned == len(seeds)


async def figures(tmp_path, played):
    """What a match comes to for four people, once its entries are in the log."""
    game = played.game
    saved = SavedRoom("7D4F9J3R", game.id, game.house_preset, played.settings, PEOPLE, 0)
    async with Log.at(tmp_path / "house.db") as log:
        await log.open_room(saved)
        book = Book(log, game, saved)
        await book.read()
        for entry in played.entries:
            assert await book.enter(entry)
        return [(await log.statistics(person.player))[game.id] for person in PEOPLE]


def drawn_durak():
    """A deal of Durak in which the last of four ran out together."""
    matches = (short("durak", seed, players=4, deck=24, draw="allowed") for seed in range(DRAWN, 10_000))
    return next(played for played in matches if played.matches[-1].outcome.drawn)


async def test_a_drawn_match_of_four_is_drawn_for_all_four(tmp_path):
    """Played by everybody, won and lost by nobody (SA11)."""
    counted = await figures(tmp_path, drawn_durak())

    assert [(one.played, one.won, one.lost, one.drawn) for one in counted] == [(1, 0, 0, 1)] * 4


async def test_of_four_three_are_not_the_durak(tmp_path):
    """Who is not left with cards has not lost (DK-26)."""
    matches = (short("durak", seed, players=4) for seed in range(1000))
    played = next(played for played in matches if not played.matches[-1].outcome.drawn)

    counted = await figures(tmp_path, played)

    assert sorted((one.won, one.lost, one.drawn) for one in counted) == [(0, 1, 0), *[(1, 0, 0)] * 3]
