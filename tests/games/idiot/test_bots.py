"""The computer players: what they choose from, what they may know, and what easy and medium are known for."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from time import perf_counter
from typing import Any

import pytest

from tashkhana.bots.simulate import simulation
from tashkhana.bots.table import next_act, play_deal, shuffled
from tashkhana.core.entry import Act, Deal
from tashkhana.core.match import Match
from tashkhana.core.refusal import NotAllowed
from tashkhana.core.scenario.file import read_case
from tashkhana.core.scenario.run import after
from tashkhana.core.scenario.words import Moment
from tashkhana.core.seat import Seat
from tashkhana.games.idiot.bots import BOTS
from tashkhana.games.idiot.game import GAME
from tashkhana.games.idiot.settings import SETTINGS

LEVELS = ["easy", "medium"]
EASY, MEDIUM = BOTS["easy"], BOTS["medium"]

TURNS_IN_A_ROW, TURNS_IN_ALL = 200, 2000
"""Where the safety rule ends a deal (IK-19)."""


def random_settings(random: Random) -> dict[str, Any]:
    """Any table that can be played."""
    while True:
        asked = {setting.id: random.choice(setting.examples()) for setting in SETTINGS}
        asked["players"] = random.randint(2, 9)
        try:
            return GAME.read_settings(None, asked)
        except NotAllowed:
            continue


def table(zones: Mapping[str, str], *steps: str, settings: Mapping[str, Any] | None = None, **case: Any) -> Match[Any]:
    """A table with A to move, after some steps, as a scenario file would write it.

    `zones`: for each seat `hand / up / down`; what is missing at the end is empty.
    """
    preset = case.pop("preset", "funny-hat")
    lying = {seat: dict(zip(("hand", "up", "down"), _split(words), strict=False)) for seat, words in zones.items()}
    position = {"zones": lying} | ({} if "phase" in case else {"turn": "A"}) | case
    raw = {"id": "x", "rule": "IK-05", "title": "x", "game": "idiot", "preset": preset, "position": position}
    if settings:
        raw["settings"] = dict(settings)
    read = read_case(raw | {"steps": list(steps) or [{"stock": len(case.get("stock", "").split())}]}, set())
    moment = Moment(read.start[-1], read.start)
    for step in read.steps:
        moment = after(moment, step)
    return moment.match


def _split(words: str) -> list[str]:
    return [part.strip() for part in words.split("/")]


def chosen(bot: Any, match: Match[Any], seat: int = 0, seeds: range = range(12)) -> set[str | None]:
    """What the player does for one seed or another."""
    seen = match.seen(seat)
    assert seen.legal, "the seat has something to choose from"
    return {bot(seen, seed) for seed in seeds}


# -- at any table -----------------------------------------------------------------------------


def test_bots_choose_from_legal_at_any_table():
    """Whatever the house rules, however odd the position: a bot makes a legal move, or lets others play."""
    random = Random(20)
    decisions = 0
    for _ in range(30):
        match = Match.begin(GAME, random_settings(random))
        match = match.enter(Deal(shuffled(GAME, match.settings, random)))
        while match.result is None and match.version < 250:
            decisions += sum(_check_answers(match, seat) for seat in match.asked())
            match = match.enter(_some_act(match, random))

    assert decisions > 5_000


def _some_act(match: Match[Any], random: Random) -> Act:
    """Mostly what a bot would do, now and then anything."""
    if random.random() < 0.7:
        bots = {seat: BOTS[random.choice(LEVELS)] for seat in range(match.players)}
        act = next_act(match, bots, random)
        assert act is not None
        return act
    seat = random.choice([seat for seat in match.asked() if match.legal(seat)])
    return Act(Seat(seat), random.choice(match.legal(seat)))


def _check_answers(match: Match[Any], seat: int) -> int:
    """Ask every level at this seat; how many answers were checked."""
    seen = match.seen(seat)
    if not seen.legal:
        return 0
    for level in LEVELS:
        bot = BOTS[level]
        move = bot(seen, match.version)
        assert move == bot(seen, match.version), f"{level} is of two minds"
        if move is None:
            assert seat != seen.view.turn
            assert seen.view.phase == "turn", "it waits for nobody"
        else:
            assert move in seen.legal, f"{level} plays {move!r} of {seen.legal} under {match.settings}"
    return len(LEVELS)


def test_deals_end_at_any_table():
    """Easy and medium players mixed: every deal has an Idiot, or nobody by the safety rule (ID08).

    That is rare where anything burns: where nothing does, the high cards go round, as they would among people.
    """
    random = Random(8)
    saved = 0
    for _ in range(30):
        settings = random_settings(random)
        bots = [BOTS[random.choice(LEVELS)] for _ in range(settings["players"])]
        match = Match.begin(GAME, settings).enter(Deal(shuffled(GAME, settings, random)))
        while match.result is None:
            act = next_act(match, dict(enumerate(bots)), random)
            assert act is not None, "everybody waits for the others"
            match = match.enter(act)
        assert match.result.drawn == (match.result.loser is None)
        if settings["ten"] == "burn" or settings["four"] != "off":
            saved += _was_saved(match)

    assert saved <= 3


def _was_saved(match: Match[Any]) -> bool:
    """Whether the safety rule ended the deal, and no player."""
    view = match.seen(None).view
    return bool(view.still >= TURNS_IN_A_ROW or view.turns >= TURNS_IN_ALL)


@pytest.mark.parametrize("level", LEVELS)
def test_players_of_one_level_end_their_deals(level: str):
    """Not even easy players alone pick up and play the same cards for ever (ID08), or all decline for ever (ID12)."""
    random = Random(12)
    for preset in GAME.presets:
        settings = GAME.read_settings(preset, {"players": 3})
        for _ in range(4):
            played = play_deal(GAME, settings, shuffled(GAME, settings, random), [BOTS[level]] * 3, random)

            assert played.result.loser is not None
            assert played.moves < 3_000


def test_medium_answers_at_once():
    """BO16: a decision takes no time that a player would notice, at the largest table too."""
    random = Random(5)
    settings = GAME.read_settings("funny-hat", {"players": 9, "decks": 4, "layout": 6, "joker": 2, "jump_in": "on"})
    match = Match.begin(GAME, settings).enter(Deal(shuffled(GAME, settings, random)))
    spent = []
    while match.result is None and match.version < 400:
        for seat in match.asked():
            seen = match.seen(seat)
            if seen.legal:
                began = perf_counter()
                MEDIUM(seen, 1)
                spent.append(perf_counter() - began)
        act = next_act(match, dict.fromkeys(range(9), MEDIUM), random)
        assert act is not None
        match = match.enter(act)

    assert sorted(spent)[len(spent) // 2] < 0.02


# -- medium and easy --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "line_up", "games"),
    [
        ("funny-hat", "easy medium", 60),
        ("shithead-classic", "easy medium", 140),
        ("palace", "easy medium", 60),
        ("funny-hat", "easy medium medium easy", 60),
    ],
)
def test_medium_is_clearly_ahead_of_easy(preset: str, line_up: str, games: int):
    """On duplicate deals the intervals of the two levels do not touch, at tables of two and of four."""
    asked = simulation("idiot", preset, {}, line_up.split(), games=games, seed=11)

    found = asked.report([tally for some in asked.run(jobs=1) for tally in some]).by_level

    assert found["medium"].high < found["easy"].low


# Medium, position by position


def traded(bot: Any, match: Match[Any], seed: int = 3) -> Match[Any]:
    """The table once A is ready."""
    while (words := bot(match.seen(0), seed)) != "ready":
        match = match.enter(Act(Seat(0), next(move for move in match.legal(0) if str(move) == words)))
    return match


def test_medium_puts_its_best_cards_face_up():
    """Aces, kings and tens wait for the end; threes and fours go first, from the hand."""
    match = table({"A": "TC AD KS / 3C 4D 5S / 6C 6D 6H", "B": "7C 8D 9S / 7D 8C 9D / JC JD JH"}, phase="trade")

    view = traded(MEDIUM, match).seen(0).view

    assert set(view.seats[0].up) == {"TC", "AD", "KS"}
    assert set(view.hand) == {"3C", "4D", "5S"}


def test_medium_knows_what_is_good_at_this_table():
    """Where eights are invisible and tens burn nothing, the eight goes up and the ten does not (IV-04)."""
    match = table(
        {"A": "8C TD 4S / QC KD 5S / 6C 6D 6H", "B": "7C 7D 9S / 7H 8S 9D / JC JD JH"},
        phase="trade",
        settings={"eight": "invisible", "ten": "off"},
    )

    assert set(traded(MEDIUM, match).seen(0).view.seats[0].up) == {"8C", "QC", "KD"}


def test_medium_opens_with_its_lowest():
    """I-10: a three is best gone at once."""
    match = table({"A": "3C 9H QS / KC KD KH", "B": "7C 8D 9S / 7D 8C 9D"}, phase="opening", dealer="B", stock="5C 6C")

    assert chosen(MEDIUM, match) == {"open 3C"}


def test_medium_lays_the_lowest_that_fits():
    match = table({"A": "7C QD AS / KC KD KH", "B": "8C 8D 9S / 7D 8S 9D"}, pile="4D 5S", stock="6C 6D JC JD")

    assert chosen(MEDIUM, match) == {"play 7C"}


def test_medium_sheds_low_cards_together():
    """Both fives go in one turn."""
    match = table({"A": "5C 5D QS KC", "B": "8C 8D 9S / 7D 8S 9D"}, pile="4D")

    assert chosen(MEDIUM, match) == {"play 5C 5D"}


@pytest.mark.parametrize("dear", ["TC", "2C"])
def test_medium_saves_what_always_fits(dear: str):
    """A queen does where a ten or a two would."""
    match = table({"A": f"{dear} QD 4S / KC KD KH", "B": "8C 8D 9S / 7D 8S 9D"}, pile="5S 9C", stock="6C 6D JC JD")

    assert chosen(MEDIUM, match) == {"play QD"}


def test_medium_burns_rather_than_take_a_large_pile():
    match = table(
        {"A": "TC 4D 5S / KC KD KH", "B": "8C 8D 9S / 7D 8S 9D"},
        pile="3D 3S 5C 6H 7H 8H 9H JH QH AS",
        stock="6C 6D JC JD",
    )

    assert chosen(MEDIUM, match) == {"play TC"}


def test_medium_completes_a_run_that_burns():
    """Two sixes lie on a large pile: the third burns it (I-19)."""
    match = table(
        {"A": "6C 7D QS / KC KD KH", "B": "8C 8D 9S / 7H 8S 9D"}, pile="3D 3S 4C 4H 5C 6H 6S", stock="AC 6D JC JD"
    )

    assert chosen(MEDIUM, match) == {"play 6C"}


@pytest.mark.parametrize(("taken", "move"), [("6C 7S 8H TC", "play JD"), ("6C 7S 8H QC", "play 9C")])
def test_medium_remembers_a_pile_that_was_picked_up(taken: str, move: str):
    """All that B holds everybody saw. A jack that it cannot answer is well spent; if it has a queen a nine will do."""
    zones = {"A": "9C JD / AC AD / 3D", "B": "/ 4C 5C 4D / 4S", "C": "7C 7H 7D 3S / 8C / 8D"}
    match = table(zones, "B pick-up", "C play 7C 7H 7D", pile=taken, settings={"ten": "off"}, turn="B")

    assert set(match.seen(0).view.seats[1].known) == set(taken.split())
    assert chosen(MEDIUM, match) == {move}


def test_medium_takes_no_pile_by_choice_that_is_not_worth_it():
    match = table({"A": "QD 4S 5H / KC KD KH", "B": "8C 8D 9S / 7D 8S 9D"}, pile="3S 4C 6S 8H JD", stock="6C 6D JC")

    assert "pick-up" not in chosen(MEDIUM, match)


def test_medium_goes_out_when_it_can():
    """The last cards go, whatever they are worth."""
    match = table({"A": "TC", "B": "8C 8D 9S", "C": "7C 7D"}, pile="9H")

    assert chosen(MEDIUM, match) == {"play TC"}


def test_medium_lays_face_up_cards_along_with_its_last():
    """IK-15: a seven from the hand, and the one face up."""
    match = table({"A": "7C / 7H 5S KH / 3D 3C 3S", "B": "8C 8D 9S / 7D 8S 9D"}, pile="6H")

    assert chosen(MEDIUM, match) == {"play 7C 7H"}


def test_medium_lays_a_low_card_that_it_has_just_drawn():
    """IK-08: a second four goes the way of the first."""
    match = table({"A": "4C QD KS / AC AD AH", "B": "8C 8D 9S / 7D 8S 9D"}, "A play 4C", pile="3H", stock="4D JC JD 6S")

    assert chosen(MEDIUM, match) == {"play 4D"}


def test_medium_jumps_in_where_that_burns():
    """It gets rid of a pair and leads."""
    match = table(
        {"A": "KC KD KH", "B": "5C 5D QS / AC AD", "C": "7C 8D / 9D"},
        pile="3H 5S 5H",
        stock="4D JC JD",
        preset="shithead-classic",
        settings={"jump_in": "on"},
    )

    assert chosen(MEDIUM, match, seat=1) == {"jump 5C 5D"}


def test_players_turn_face_down_cards_at_random():
    """Nobody knows them, so no place is better than another."""
    match = table({"A": "/ / 3D 4D 5D", "B": "8C 8D 9S / 7D 8S 9D"}, pile="3H")

    for bot in BOTS.values():
        assert chosen(bot, match, seeds=range(40)) == {"flip 1", "flip 2", "flip 3"}


def test_players_give_their_poorest_face_up_card_along():
    """Where a pick-up takes one face-up card, medium keeps the ace there (`up_fail`)."""
    match = table({"A": "/ 4D QC 5S / 3D", "B": "8C 8D 9S / 7D 8S 9D"}, pile="AH", settings={"up_fail": "pile+one_up"})

    assert chosen(MEDIUM, match) == {"pick-up 4D"}


# Easy


def test_easy_lays_low_cards_and_spends_its_twos():
    """Mostly the lowest rank, a two first of all; one card or all of a rank."""
    match = table({"A": "5C 5D QS / KC KD KH", "B": "8C 8D 9S / 7D 8S 9D"}, pile="4D", stock="6C 6D JC JD")

    moves = [EASY(match.seen(0), seed) for seed in range(200)]

    assert set(moves[:12]) >= {"play 5C", "play 5C 5D"}
    assert sum(move in ("play 5C", "play 5C 5D") for move in moves) > 160


def test_easy_takes_a_pile_only_when_nothing_fits():
    """So its deals end."""
    match = table({"A": "QD AS 4C / KC KD KH", "B": "8C 8D 9S / 7D 8S 9D"}, pile="4D JS", stock="6C 6D JC JD")

    assert chosen(EASY, match, seeds=range(60)) == {"play QD", "play AS"}


def test_easy_declines_an_opening_now_and_then():
    match = table({"A": "3C 9H QS / KC KD KH", "B": "7C 8D 9S / 7D 8C 9D"}, phase="opening", dealer="B", stock="5C 6C")

    assert chosen(EASY, match, seeds=range(40)) == {"open 3C", "decline"}


def test_easy_trades_one_card_at_most():
    """Now and then its best card, once."""
    match = table({"A": "TC AD KS / 3C 4D 5S / 6C 6D 6H", "B": "7C 8D 9S / 7D 8C 9D / JC JD JH"}, phase="trade")
    first = chosen(EASY, match, seeds=range(40))
    swapped = match.enter(Act(Seat(0), next(move for move in match.legal(0) if move.args == ("AD", "3C"))))

    assert first == {"swap AD 3C", "ready"}
    assert chosen(EASY, swapped, seeds=range(40)) == {"ready"}


def test_easy_jumps_in_now_and_then():
    match = table(
        {"A": "KC KD KH", "B": "5C 5D QS / AC AD"},
        pile="3H 5S 5H",
        stock="4D JC JD",
        preset="shithead-classic",
        settings={"jump_in": "on"},
    )

    assert chosen(EASY, match, seat=1, seeds=range(40)) == {"jump 5C 5D", None}
