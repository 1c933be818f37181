"""What a person's matches come to."""

from itertools import takewhile
from typing import get_args

from hypothesis import given
from hypothesis import strategies as st

from tashkhana.storage import Outcome, tally

OUTCOMES = st.lists(st.sampled_from(get_args(Outcome)), max_size=60)


@given(OUTCOMES)
def test_every_match_is_counted_once_and_abandoned_ones_apart(outcomes):
    """Played = won + lost + drawn, whatever a person has been through (SA14)."""
    counted = tally(outcomes)

    assert counted.played == counted.won + counted.lost + counted.drawn
    assert counted.played + counted.abandoned == len(outcomes)
    assert (counted.won, counted.lost, counted.drawn, counted.abandoned) == tuple(
        map(outcomes.count, ("won", "lost", "drawn", "abandoned"))
    )


@given(OUTCOMES)
def test_the_streak_is_what_was_won_since_the_last_match_that_was_not(outcomes):
    """A draw leaves it (SA11); a lost match ends it, and so does one that was abandoned before it was lost (ON42)."""
    decided = [outcome for outcome in outcomes if outcome != "drawn"]
    last = takewhile(lambda outcome: outcome == "won", reversed(decided))

    assert tally(outcomes).streak == len(list(last)) <= tally(outcomes).best_streak <= outcomes.count("won")


def test_who_quits_before_losing_keeps_no_streak():
    """The best one so far stays (ON42)."""
    counted = tally(["won", "won", "abandoned", "won"])

    assert (counted.streak, counted.best_streak, counted.abandoned) == (1, 2, 1)
