"""Codes, names, secrets and the dealer."""

from collections import Counter

import pytest

from tashkhana.core.entry import Act, Deal
from tashkhana.core.match import Match
from tashkhana.core.refusal import NotAllowed
from tashkhana.rooms import player_of, read_code
from tashkhana.rooms.asks import check_seats
from tashkhana.rooms.code import ALPHABET, LENGTH, UGLY, new_code
from tashkhana.rooms.dealer import shuffled
from tashkhana.rooms.player import clean_name


def test_codes_use_no_symbol_that_can_be_misread():
    """No 0 O 1 I L, no letter with a Cyrillic twin, no vowel."""
    assert not set(ALPHABET) & set("01OILABCEHKMPTXYU")
    assert len(ALPHABET) ** LENGTH > 2_000_000_000
    assert len({new_code() for _ in range(2000)}) == 2000


@pytest.mark.parametrize(
    "written", ["7d4f9j3r", " 7D4F 9J3R ", "7D4F-9J3R", "७D४F९J३R", "۷D۴F۹J۳R", "\u20667D4F9J3R\u2069"]
)
def test_a_code_is_read_as_people_write_it(written):
    """Lower case, blanks, dashes, Devanagari and Urdu digits are all the same code."""
    assert read_code(written) == "7D4F9J3R"


def test_look_alikes_are_read_as_what_they_look_like():
    """Z for 2, S for 5, G for 6, B for 8."""
    assert read_code("ZSGBDFJN") == "2568DFJN"


def test_no_code_says_something_ugly(monkeypatch: pytest.MonkeyPatch):
    """Another one is drawn instead; but one from before that is read all the same (SE11)."""
    drawn = iter("22D34D22" + "888J3W88" + "7D4F9J3R")
    monkeypatch.setattr("tashkhana.rooms.code.secrets.choice", lambda _alphabet: next(drawn))

    assert new_code() == "7D4F9J3R"
    assert all(set(ugly) <= set(ALPHABET) for ugly in UGLY)
    assert read_code("22D34D22") == "22D34D22"


@pytest.mark.parametrize("written", ["", "7D4F", "7D4F9J3R2", "7D4F9J3O", "../../etc", "7D4F9J3R" * 100, "Д" * 8])
def test_what_is_no_code_is_none(written):
    """No guess is made."""
    assert read_code(written) is None


def test_a_name_is_one_visible_line():
    """Marks that turn or hide the text around them are gone; markup is left to be shown as text."""
    assert clean_name(" Anna\u202e\u0000\n B.\t") == "Anna B."
    assert clean_name("<img src=x>") == "<img src=x>"
    assert clean_name("नाम\u200d") == "नाम\u200d"
    assert len(clean_name("x" * 100)) == 24


def test_a_player_is_the_hash_of_a_secret():
    """Nobody can be taken for somebody else, and the hash leads back to nothing."""
    assert player_of("a" * 22) != player_of("b" * 22)
    assert len(player_of("a" * 22)) == 64
    assert "a" * 22 not in player_of("a" * 22)


def test_the_dealer_shuffles_all_cards_and_names_who_deals_by_chance(climb):
    """Before the first deal the last seat deals; later chance decides here, and the entry says whom it chose."""
    game = climb()
    match = Match.begin(game, game.read_settings(None, {"match": "deals:9", "next_dealer": "random"}))
    first = shuffled(match)
    assert isinstance(first, Deal)
    assert first.dealer is None
    assert sorted(first.order) == sorted(game.pack(match.settings))

    over = match.enter(first)
    while over.stage != "deal-over":
        over = over.enter(shuffled(over)) if over.stage == "shuffle" else over.enter(first_move(over))
    dealers = Counter(shuffled(over).dealer for _ in range(300))

    assert set(dealers) == {0, 1, 2}
    assert len({shuffled(over).order for _ in range(50)}) == 50


def first_move(match):
    [seat] = match.asked()
    return Act(seat, match.legal(seat)[0])


async def test_a_room_is_opened_only_for_games_settings_and_levels_that_exist(at):
    """Each refusal has its code, and nothing is opened."""
    anna = player_of("anna-has-a-long-secret-0")
    asked = [
        ("chess", None, {}, "game-unknown"),
        ("climb", "night", {}, "preset-unknown"),
        ("climb", None, {"colour": "red"}, "setting-unknown"),
        ("climb", None, {"players": 9}, "setting-out-of-range"),
        ("climb", None, {"level": "hard"}, "setting-out-of-range"),
    ]

    for game, preset, settings, code in asked:
        with pytest.raises(NotAllowed, match=code):
            await at.house.open_room(anna, "Anna", game, preset, settings)
    with pytest.raises(NotAllowed, match="room-unknown"):
        await at.house.room("22222222")


def test_a_room_may_offer_fewer_seats_than_the_rules_can_play_with():
    """What rules allow to scenarios and simulations is not yet offered to people."""
    check_seats({"players": 6}, (2, 6))

    for players in (1, 7):
        with pytest.raises(NotAllowed, match="setting-out-of-range"):
            check_seats({"players": players}, (2, 6))
