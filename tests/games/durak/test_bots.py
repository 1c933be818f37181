"""The computer players: what they choose from, what they may know, and what they are known for."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from tashkhana.bots.duplicate import report
from tashkhana.bots.simulate import simulation
from tashkhana.bots.table import next_act, shuffled
from tashkhana.core.cards import Card, number_of, set_of
from tashkhana.core.entry import Act, Deal
from tashkhana.core.match import Match
from tashkhana.core.move import read_move
from tashkhana.core.refusal import NotAllowed
from tashkhana.core.seat import Seat, seat_at
from tashkhana.games.durak import bot_hard
from tashkhana.games.durak.bots import BOTS
from tashkhana.games.durak.engine import Position
from tashkhana.games.durak.game import GAME
from tashkhana.games.durak.position import DurakPosition
from tashkhana.games.durak.settings import SETTINGS, rules_of

LEVELS = sorted(BOTS)
QUICK = ("easy", "medium")
EASY, MEDIUM = BOTS["easy"], BOTS["medium"]


def random_settings(random: Random) -> dict[str, Any]:
    """Any table that can be played."""
    while True:
        asked = {setting.id: random.choice(setting.examples()) for setting in SETTINGS}
        try:
            return GAME.read_settings(None, asked)
        except NotAllowed:
            continue


REST = "rest"


def rest_of(hands: Mapping[str, str], trump: str) -> list[Card]:
    """Every card that no hand holds, a trump last."""
    held = " ".join(hands.values()).split()
    left = [card for card in GAME.pack(GAME.read_settings(None, {})) if card not in held]
    return sorted(left, key=lambda card: card[1] == trump)


def bout(
    hands: Mapping[str, str], *moves: str, talon: str = "", trump: str = "H", preset: str = "house", **changed: Any
) -> Match[Any]:
    """The start of a later bout with A attacking, then these moves; cards named nowhere are beaten.

    `talon` as drawn, or REST for every card that no hand holds.
    """
    settings = GAME.read_settings(preset, {"players": len(hands)} | changed)
    stock = rest_of(hands, trump) if talon == REST else [Card(card) for card in talon.split()]
    core = Position(rules_of(settings))
    core.set_up(
        "CDHS".index(trump),
        [set_of(Card(card) for card in hand.split()) for hand in hands.values()],
        [number_of(card) for card in stock],
        0,
        dealer=len(hands) - 1,
    )
    match = Match.from_position(GAME, settings, GAME.first_standing(settings), DurakPosition.at_start(core))
    for move in moves:
        letter, _, words = move.partition(" ")
        seat = seat_at(letter)
        assert seat is not None
        match = match.enter(Act(seat, read_move(words, GAME.shapes)))
    return match


def answers(match: Match[Any], letter: str, level: str = "medium", seeds: range = range(1)) -> set[str | None]:
    """What a player of this level does in this seat, for each seed."""
    seat = seat_at(letter)
    assert seat is not None
    seen = match.seen(seat)
    assert seen.legal, "the seat has something to choose from"
    return {BOTS[level](seen, seed) for seed in seeds}


def test_bots_choose_from_legal_at_any_table():
    """Whatever the house rules, however odd the position: a bot makes a legal move, or waits for a defender."""
    random = Random(20)
    decisions = 0
    for _ in range(40):
        match = Match.begin(GAME, random_settings(random))
        dealer = random.choice(GAME.dealers(match.settings, match.standing))
        match = match.enter(Deal(shuffled(GAME, match.settings, random), Seat(dealer)))
        while match.result is None:
            for seat in match.asked():
                decisions += _check_answers(match, seat)
            seat = random.choice([seat for seat in match.asked() if match.legal(seat)])
            match = match.enter(Act(Seat(seat), random.choice(match.legal(seat))))

    assert decisions > 5_000


def _check_answers(match: Match[Any], seat: int) -> int:
    """Ask every level at this seat; how many answers were checked."""
    seen = match.seen(seat)
    if not seen.legal:
        return 0
    for level, bot in BOTS.items():
        if level not in QUICK and match.version % 9:
            continue
        move = bot(seen, match.version)
        assert move == bot(seen, match.version), f"{level} is of two minds"
        if move is None:
            assert seat != seen.view.defender
            assert seen.view.defender in match.asked(), "it waits for nobody"
            assert "done" not in seen.legal
        else:
            assert move in seen.legal, f"{level} plays {move!r} of {seen.legal} under {match.settings}"
    return len(QUICK)


@pytest.mark.parametrize(
    ("preset", "line_up", "games"),
    [
        ("kathmandu", "easy medium", 100),
        ("yerevan", "easy medium", 100),
        ("house", "easy medium", 160),
        ("lahore-transfer", "easy medium medium easy", 90),
        ("kathmandu", "easy medium easy easy", 80),
    ],
)
def test_medium_is_clearly_ahead_of_easy(preset: str, line_up: str, games: int):
    """On duplicate deals the intervals of the two levels do not touch, at tables of two and of four."""
    asked = simulation("durak", preset, {}, line_up.split(), games=games, seed=11)

    found = asked.report([tally for some in asked.run(jobs=1) for tally in some]).by_level

    assert found["medium"].high < found["easy"].low
    assert found["medium"].mean < found["easy"].mean / 2


def test_report_is_the_same_for_the_same_seed():
    """A seed names the deals and every whim of the players."""
    asked = simulation("durak", None, {}, ["easy", "medium", "easy"], games=9, seed=4)
    again = simulation("durak", None, {}, ["easy", "medium", "easy"], games=9, seed=4)

    tallies, others = (list(one.run(jobs=1)) for one in (asked, again))

    assert tallies == others
    flat = [tally for some in tallies for tally in some]
    assert report(asked.table, flat).games == 9


# Medium, position by position


def test_medium_beats_with_the_trump_ace_and_is_out():
    """BO01: the stock is empty and the last card beats, so it is laid."""
    match = bout({"A": "KH 6C", "B": "AH", "C": "9D 9S"}, "A attack KH")

    assert answers(match, "B") == {"cover KH AH"}


@pytest.mark.parametrize("level", LEVELS)
def test_a_last_card_that_beats_is_laid(level: str):
    """Nobody takes when the only card left beats the only attack and the stock is empty."""
    match = bout({"A": "7S 6C", "B": "8S", "C": "9D 9S"}, "A attack 7S")

    assert answers(match, "B", level, range(20)) == {"cover 7S 8S"}


def test_medium_leads_its_lowest_plain_card():
    """K-52: low plain cards go first, trumps and aces stay."""
    match = bout({"A": "6H 7S 9D KC AS", "B": "8S 8D 8C TS TD JC"}, talon=REST)

    assert answers(match, "A") == {"attack 7S"}


def test_medium_leads_a_pair():
    """L-35: a pair of low cards is harder to beat than one card a little lower."""
    match = bout({"A": "6S 7S 7D AS", "B": "8S 8D TS TD JS JD"}, talon=REST)

    assert answers(match, "A") <= {"attack 7S 7D", "attack 7D 7S"}


def test_medium_never_opens_with_the_trump_ace_early():
    """BO15: a trump ace is no opening while the stock is full."""
    match = bout({"A": "7H AH KS", "B": "8S 8D TS TD JS JD"}, talon=REST)

    assert answers(match, "A") == {"attack KS"}


def test_medium_covers_with_the_cheapest_card():
    """The next higher card of the suit, not the ace and not a trump."""
    match = bout({"A": "7S KD", "B": "AS 8S 6H TS", "C": "9D 9S"}, "A attack 7S", talon=REST)

    assert answers(match, "B") == {"cover 7S 8S"}


def test_medium_takes_rather_than_spend_a_high_trump_early():
    """K-54: early on a low card or two taken costs less than the trump ace."""
    match = bout({"A": "6S KD", "B": "AH KH QD JD 9D TD", "C": "9S 8S"}, "A attack 6S", talon=REST)

    assert answers(match, "B") == {"take"}


def test_medium_spends_the_same_trump_once_the_stock_is_empty():
    """With nothing to draw, hands only shrink, and it wants out."""
    match = bout({"A": "6S KD", "B": "AH KH QD JD 9D TD", "C": "9S 8S"}, "A attack 6S")

    assert answers(match, "B") == {"cover 6S KH"}


def test_medium_wastes_no_cover_where_it_cannot_beat_all():
    """One of two cards can be beaten: covering it would only enlarge what is taken."""
    match = bout({"A": "7S 7D KC", "B": "8S 9C TC JC QC", "C": "9D"}, "A attack 7S 7D")

    assert answers(match, "B") == {"take"}


def test_medium_gives_cheap_cards_to_a_defender_who_takes():
    """K-53: what one wants rid of goes along, the ace of trumps does not."""
    match = bout({"A": "7S AC", "B": "TS TD JC QC KC", "C": "7D 7H AD"}, "A attack 7S", "B take", talon=REST)

    assert answers(match, "C") == {"throw 7D"}


def test_medium_passes_a_cheap_attack_on():
    """A plain card of the same rank is better gone than a cover."""
    match = bout({"A": "7S KD", "B": "7D 8S AS TC", "C": "9D 9S TD"}, "A attack 7S", talon=REST)

    assert answers(match, "B") == {"transfer 7D"}


def test_medium_shows_a_trump_whenever_it_may():
    """Showing costs nothing and the next player has to defend."""
    match = bout({"A": "7S KD", "B": "7H 8S AS TC", "C": "9D 9S TD"}, "A attack 7S", talon=REST, transfer_show="on")

    assert answers(match, "B") == {"show 7H"}


def test_medium_waits_while_the_defender_may_still_answer():
    """Where cards may come at any time it loses nothing by waiting: after a take it may still add."""
    match = bout({"A": "7S 7D", "B": "8S TC JC", "C": "7C AD"}, "A attack 7S", preset="yerevan", talon=REST)

    assert answers(match, "C", "medium") == {None}


def early_throws(level: str, deals: int) -> tuple[int, int]:
    """Throw-ins while more than half of the talon is there, and how many of them are of trumps."""
    random = Random(4)
    settings = GAME.read_settings("kathmandu", {})
    bots = dict.fromkeys(range(4), GAME.bots[level])
    thrown = trumps = 0
    for _ in range(deals):
        match = Match.begin(GAME, settings).enter(Deal(shuffled(GAME, settings, random)))
        while match.result is None:
            act = next_act(match, bots, random)
            assert act is not None
            view = match.seen(None).view
            if act.move.verb == "throw" and view.talon > 6:
                thrown += 1
                trumps += any(card[1] == view.trump for card in act.move.cards)
            match = match.enter(act)
    return thrown, trumps


def test_medium_keeps_its_trumps_out_of_throw_ins_early():
    """BO04: while more than half of the stock is there it never throws a trump in."""
    thrown, trumps = early_throws("medium", 25)

    assert thrown > 25
    assert trumps == 0


def test_hard_keeps_its_trumps_out_of_throw_ins_early(monkeypatch: pytest.MonkeyPatch):
    """BO04: however shallow its search is."""
    monkeypatch.setattr(bot_hard, "HARD", 100)
    thrown, trumps = early_throws("hard", 8)

    assert thrown > 15
    assert trumps == 0


# Hard, position by position


def test_hard_beats_with_the_trump_ace_and_is_out():
    """BO01: the stock is empty and the last card beats, so it is laid."""
    match = bout({"A": "KH 6C", "B": "AH", "C": "9D 9S"}, "A attack KH")

    assert answers(match, "B", "hard", range(5)) == {"cover KH AH"}


def test_hard_never_opens_with_the_trump_ace_early(monkeypatch: pytest.MonkeyPatch):
    """BO15: it keeps the ace of trumps, though early on every move looks much alike."""
    monkeypatch.setattr(bot_hard, "HARD", 1_000)
    match = bout({"A": "7H AH KS 7C 8C TC", "B": "8S 8D TS TD JS JD"}, talon=REST)

    assert "attack AH" not in answers(match, "A", "hard", range(3))


def test_hard_remembers_who_took_what(monkeypatch: pytest.MonkeyPatch):
    """L-48: with the stock empty and the other hand known it leads what cannot be beaten, and is out first."""
    monkeypatch.setattr(bot_hard, "HARD", 1_000)
    match = bout({"A": "AS 6C", "B": "7C KS QD"})

    assert answers(match, "A", "hard", range(3)) == {"attack AS"}


# Easy


def test_easy_opens_with_anything():
    """Every opening is possible, trump aces included."""
    match = bout({"A": "6S 7S AH", "B": "8S 8D TS"}, talon=REST, preset="kathmandu")

    assert answers(match, "A", "easy", range(60)) == {"attack 6S", "attack 7S", "attack AH"}


def test_easy_beats_with_the_first_card_found():
    """It looks no further, and never takes what it can beat."""
    match = bout({"A": "7S KD", "B": "AS 8S 6H TS", "C": "9D 9S"}, "A attack 7S", talon=REST, preset="kathmandu")
    first = next(move for move in match.seen(1).legal if move.startswith("cover"))

    assert answers(match, "B", "easy", range(20)) == {first}


def test_easy_throws_in_at_random():
    """Now it does, now it does not."""
    match = bout({"A": "7S 7D", "B": "8S TC JC", "C": "9D"}, "A attack 7S", "B cover 7S 8S", preset="kathmandu")

    assert answers(match, "A", "easy", range(40)) == {"throw 7D", "done"}
