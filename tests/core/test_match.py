"""A match: deals one after another, one door for every entry, and what each seat is told."""

from __future__ import annotations

import pytest

from tashkhana.core.entry import Act, Deal, Shuffle, read_entry
from tashkhana.core.match import Match
from tashkhana.core.move import Move
from tashkhana.core.outcome import MatchResult
from tashkhana.core.refusal import NotAllowed
from tashkhana.core.registry import all_games, find_game
from tashkhana.core.seat import Seat
from tashkhana.core.seen import Event
from tests.laws.play import play

GAME = all_games()["durak"]
SETTINGS = GAME.read_settings(None, {"players": 2, "match": "deals:2"})
PACK = GAME.pack(SETTINGS)


def dealt() -> Match[object]:
    """A match after its first deal of an unshuffled pack."""
    return Match.begin(GAME, SETTINGS).enter(Deal(PACK))


def test_games_are_found_by_their_id():
    assert find_game("durak") is GAME
    assert find_game("whist") is None


def test_a_match_begins_before_its_first_deal():
    match = Match.begin(GAME, SETTINGS)

    assert match.stage == "before-deal"
    assert match.version == 0
    assert match.awaits() == PACK
    assert match.asked() == ()
    assert match.legal(0) == []
    assert match.forced(0) is None
    assert match.outcome is None
    assert match.standing.dealer == 1
    assert match.seen(0).view is None


def test_nobody_acts_before_the_deal():
    match = Match.begin(GAME, SETTINGS)

    assert match.why_not(0, Move("take")).code == "not-your-turn"  # type: ignore[union-attr]
    with pytest.raises(NotAllowed):
        match.enter(Act(Seat(0), Move("take")))


def test_every_entry_makes_a_new_version_and_leaves_the_old_match_alone():
    begun = Match.begin(GAME, SETTINGS)
    match = begun.enter(Deal(PACK))
    seat, move = next((seat, match.legal(seat)[0]) for seat in range(2) if match.legal(seat))

    after = match.enter(Act(Seat(seat), move))

    assert (begun.version, match.version, after.version) == (0, 1, 2)
    assert begun.position is None
    assert match.events[0].kind == "dealt"
    assert after.events[0].kind == "attacked"
    assert move in match.legal(seat)


@pytest.mark.parametrize(
    ("order", "dealer", "code"),
    [
        (PACK[1:], None, "wrong-pack"),
        ((*PACK, PACK[0]), None, "wrong-pack"),
        ((*PACK[1:], PACK[1]), None, "wrong-pack"),
        ((), None, "wrong-pack"),
        (PACK, Seat(0), "wrong-dealer"),
        (PACK, Seat(7), "wrong-dealer"),
    ],
)
def test_only_the_whole_pack_is_dealt_and_only_by_whose_turn_it_is(order, dealer, code):
    with pytest.raises(NotAllowed) as refused:
        Match.begin(GAME, SETTINGS).enter(Deal(order, dealer))

    assert refused.value.code == code


def test_nothing_is_dealt_or_shuffled_in_the_middle_of_a_deal():
    for entry, code in ((Deal(PACK), "deal-under-way"), (Shuffle(PACK), "no-shuffle-due")):
        with pytest.raises(NotAllowed) as refused:
            dealt().enter(entry)

        assert refused.value.code == code


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int):
    with pytest.raises(NotAllowed) as refused:
        dealt().enter(Act(Seat(seat), Move("take")))

    assert refused.value.code == "out-of-game"


def test_a_refusal_gives_the_reason_code():
    match = dealt()
    opener = match.asked()[0]

    with pytest.raises(NotAllowed) as refused:
        match.enter(Act(Seat(opener), Move("done")))

    assert refused.value.code == "attacker-must-play"


def test_deals_follow_each_other_until_the_match_is_over():
    played = play(GAME, SETTINGS, 3, deals=99)
    over = [match for match in played.matches if match.result is not None]

    assert [match.stage for match in over] == ["deal-over", "match-over"]
    assert [match.standing.deal for match in over] == [1, 2]
    assert over[0].awaits() == PACK
    assert over[1].awaits() == ()
    assert over[0].outcome is None
    assert over[1].outcome is not None
    assert sum(over[1].standing.marks) == sum(match.result.loser is not None for match in over if match.result)


def test_nothing_is_played_or_dealt_after_the_match():
    last = play(GAME, SETTINGS, 3, deals=99).matches[-1]

    assert last.legal(0) == []
    assert last.asked() == ()
    assert last.forced(0) is None
    assert last.why_not(0, Move("done")).code == "deal-over"  # type: ignore[union-attr]
    with pytest.raises(NotAllowed) as refused:
        last.enter(Deal(PACK))
    assert refused.value.code == "deal-under-way"


def test_entries_alone_rebuild_a_match():
    played = play(GAME, SETTINGS, 5)
    entries = [read_entry(str(entry), GAME.shapes) for entry in played.entries]

    match = Match.replay(GAME, SETTINGS, entries)

    assert match.seen(0) == played.matches[-1].seen(0)


def test_a_seat_sees_its_own_hand_and_a_watcher_sees_none():
    match = dealt()

    assert len(match.seen(0).view.hand) == 6
    assert set(match.seen(0).view.hand).isdisjoint(match.seen(1).view.hand)
    assert match.seen(None).view.hand == ()
    assert match.seen(None).legal == ()
    assert match.seen(None).why == {}


def test_cards_of_an_event_are_heard_only_by_those_who_may_see_them():
    drew = Event("drew", 1, ("7S", "8S"), 2, only=(1,))

    assert drew.heard_by(1).cards == ("7S", "8S")
    assert drew.heard_by(0) == Event("drew", 1, (), 2)
    assert drew.heard_by(None) == Event("drew", 1, (), 2)
    assert Event("took", 1, ("7S",), 1).heard_by(0).cards == ("7S",)


@pytest.mark.parametrize(
    ("result", "ends"),
    [
        (MatchResult(winners=(0, 2)), ["won", "lost", "won"]),
        (MatchResult(loser=1), ["won", "lost", "won"]),
        (MatchResult(drawn=True), ["drawn", "drawn", "drawn"]),
    ],
)
def test_a_match_ends_for_each_seat(result: MatchResult, ends: list[str]):
    assert [result.for_seat(seat) for seat in range(3)] == ends


@pytest.mark.parametrize(
    ("preset", "overrides", "code"),
    [
        ("whist", {}, "preset-unknown"),
        (None, {"colour": "red"}, "setting-unknown"),
        (None, {"players": 7}, "setting-out-of-range"),
        ("house", {"players": 6, "deck": 24}, "not-enough-cards"),
    ],
)
def test_settings_that_cannot_be_played_are_refused(preset, overrides, code):
    with pytest.raises(NotAllowed) as refused:
        GAME.read_settings(preset, overrides)

    assert refused.value.code == code
