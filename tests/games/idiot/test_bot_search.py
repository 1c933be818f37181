"""What hard and expert know, deal and try: nothing beyond what their seat has seen, at any table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tashkhana.bots.table import next_act, shuffled
from tashkhana.core.entry import Deal
from tashkhana.core.match import Match
from tashkhana.core.rng import Rng
from tashkhana.core.seen import Seen
from tashkhana.games.idiot import bot_expert, bot_hard, search
from tashkhana.games.idiot.belief import Belief
from tashkhana.games.idiot.bot_expert import expert
from tashkhana.games.idiot.bot_hard import advise, hard
from tashkhana.games.idiot.bot_knowledge import belief_of
from tashkhana.games.idiot.bot_search import Question, affordable, key_of, key_of_words
from tashkhana.games.idiot.bots import BOTS
from tashkhana.games.idiot.cards import names_of
from tashkhana.games.idiot.engine import Position
from tashkhana.games.idiot.game import GAME
from tashkhana.games.idiot.legal import legal_moves
from tashkhana.games.idiot.rules import Rules, pack
from tests.games.idiot.test_bots import chosen, random_settings, table

MEDIUM = BOTS["medium"]
THINKERS = {"hard": hard, "expert": expert}

compiled = pytest.mark.skipif(str(search.__file__).endswith(".py"), reason="the core is not compiled here")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few play-outs: what is tested does not depend on their number."""
    monkeypatch.setattr(bot_hard, "PLAY_OUTS", 12)
    monkeypatch.setattr(bot_expert, "PLAY_OUTS", 12)


def moments(seed: int, deals: int, settings: dict[str, Any] | None = None, every: int = 9) -> Iterator[Seen]:
    """What seats see that have something to choose, now and then in deals of medium players at any table."""
    random = Random(seed)
    for _ in range(deals):
        match = Match.begin(GAME, settings or random_settings(random))
        match = match.enter(Deal(shuffled(GAME, match.settings, random)))
        while match.result is None and match.version < 260:
            for seat in match.asked():
                seen = match.seen(seat)
                if seen.legal and random.randrange(every) == 0:
                    yield seen
            act = next_act(match, dict.fromkeys(range(match.players), MEDIUM), random)
            assert act is not None
            match = match.enter(act)


def dealt(belief: Belief, seed: int) -> Position:
    world = Position(belief.base.rules)
    belief.deal(world, Rng(seed))
    return world


# -- what a seat knows ------------------------------------------------------------------------


def test_every_card_lies_somewhere_once():
    """A deal that is imagined holds all the packs, and each hand, place and the stock as many as there are."""
    checked = 0
    for seen in moments(1, 6):
        world = dealt(belief_of(seen), checked)
        cards = [*world.stock_left(), *world.pile_now(), *world.burned_cards()]
        for place, look in enumerate(seen.view.seats):
            assert world.count_hand(place) == look.count
            assert [card >= 0 for card in world.down_of(place)][: len(look.down)] == list(look.down)
            cards += [*world.hand_of(place), *world.up_of(place), *world.down_of(place)]
        assert sorted(card for card in cards if card >= 0) == pack(world.rules.packs, world.rules.joker)
        assert len(world.stock_left()) == seen.view.stock
        checked += 1

    assert checked > 60


def test_what_the_seat_sees_lies_where_it_sees_it():
    """Its own hand, the face-up cards, the pile, what burned; of the other hands what everybody has seen."""
    for number, seen in enumerate(moments(2, 4)):
        world = dealt(belief_of(seen), number)
        assert Counter(names_of(world.hand_of(seen.seat))) == Counter(seen.view.hand)
        assert names_of(world.pile_now()) == seen.view.pile
        assert Counter(names_of(world.burned_cards())) == Counter(seen.view.gone)
        for place, look in enumerate(seen.view.seats):
            assert not Counter(look.known) - Counter(names_of(world.hand_of(place)))
            assert [card for card in look.up if card] == list(names_of(c for c in world.up_of(place) if c >= 0))


def test_an_imagined_deal_has_the_moves_of_the_real_one():
    """The same plays are legal, by their ranks, and the same seat is due."""
    for number, seen in enumerate(moments(3, 7)):
        world = dealt(belief_of(seen), number)

        assert {key_of(move) for move in legal_moves(world, seen.seat)} == set(map(key_of_words, seen.legal))
        assert seen.view.turn in (None, world.turn)


def test_cards_that_nobody_sees_may_be_any():
    """The own face-down cards too: over many deals each unseen card lies there, and in each other place."""
    match = table({"A": "5C 6C / KC KD / 3C 3D", "B": "7C 8C / QC QD / 4C 4D"}, stock="9C 9D JC", pile="5H")
    belief = belief_of(match.seen(0))
    unseen = set(belief.cards())
    down, hand, stock = set(), set(), set()

    for seed in range(400):
        world = dealt(belief, seed)
        down |= {card for card in world.down_of(0) if card >= 0}
        hand |= set(world.hand_of(1))
        stock |= set(world.stock_left())

    assert down == hand == stock == unseen
    assert set(names_of(unseen)) == {"7C", "8C", "3C", "3D", "4C", "4D", "9C", "9D", "JC"}


def test_every_place_is_as_likely_as_its_cards():
    """A card is in a hand of two as often as two of the nine places say."""
    match = table({"A": "5C 6C / KC KD / 3C 3D", "B": "7C 8C / QC QD / 4C 4D"}, stock="9C 9D JC", pile="5H")
    belief = belief_of(match.seen(0))
    rng, world, found = Rng(7), Position(belief.base.rules), Counter[int]()

    for _ in range(4_500):
        belief.deal(world, rng)
        found.update(world.hand_of(1))

    expected = 1_000
    assert sum((count - expected) ** 2 / expected for count in found.values()) < 26  # 8 degrees of freedom, 0.1 %


def test_more_cards_are_played_out_less_often():
    """A budget is for one pack; four packs take four times as long."""
    one, four = (Position(Rules(2, packs)) for packs in (1, 4))

    assert (affordable(600, one), affordable(600, four)) == (600, 150)


# -- what they answer -------------------------------------------------------------------------


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("level", THINKERS)
def test_they_choose_from_legal_at_any_table(level: str):
    """Whatever the house rules: a legal move, the same when asked again, or to wait for who is on turn."""
    asked = 0
    for seen in moments(4, 6):
        move = THINKERS[level](seen, seen.version)
        assert move == THINKERS[level](seen, seen.version)
        assert move in seen.legal or (move is None and seen.view.turn != seen.seat)
        asked += 1

    assert asked > 50


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("level", THINKERS)
def test_their_exchange_comes_to_an_end(level: str):
    """Each step leads to the same face-up cards, so that they are ready after as many steps as there are cards."""
    random = Random(5)
    for _ in range(6):
        settings = random_settings(random) | {"trade": "on"}
        match = Match.begin(GAME, settings).enter(Deal(shuffled(GAME, settings, random)))
        for _ in range(settings["layout"] + 1):
            words = THINKERS[level](match.seen(0), random.getrandbits(32))
            assert words is not None
            match = match.enter(next_act(match, {0: lambda _seen, _seed, words=words: words}, random))
            if match.seen(0).view.seats[0].ready:
                break
        assert match.seen(0).view.seats[0].ready


@pytest.mark.usefixtures("quick")
def test_the_hint_is_what_hard_would_play():
    """With the chance of losing the deal after it, and after the next best move."""
    for seen in moments(6, 3, GAME.read_settings("funny-hat", {"players": 3}), every=4):
        advice, move = advise(seen, 5), hard(seen, 5)

        assert advice is None if move is None else advice.move == move
        if advice is not None:
            assert 0.0 <= advice.worth <= 1.0
            assert advice.kind == "loss"
            assert advice.other != advice.move


# -- what they choose -------------------------------------------------------------------------


@pytest.mark.parametrize("level", THINKERS)
def test_they_go_out_when_they_can(level: str):
    match = table({"A": "TC", "B": "8C 8D 9S", "C": "7C 7D"}, pile="9H")

    assert chosen(THINKERS[level], match, seeds=range(3)) == {"play TC"}


@pytest.mark.parametrize("level", THINKERS)
def test_they_waste_nothing_where_all_is_won(level: str):
    """B cannot answer anything: the ten and the twos need not go before the plain cards."""
    match = table({"A": "2C TC 4D 4H", "B": "3C", "C": "3D 3H 5D"}, turn="A")

    assert "play TC" not in chosen(THINKERS[level], match, seeds=range(3))


@pytest.mark.parametrize("level", THINKERS)
def test_they_count_what_is_left(level: str):
    """All that B can hold is low, and A has a low card that B cannot beat: the ace can wait for the pile."""
    match = table({"A": "8C AC AD", "B": "4C 5C"}, pile="3D")

    assert chosen(THINKERS[level], match, seeds=range(3)) <= {"play 8C", "play AC AD"}


# -- compiled and plain -----------------------------------------------------------------------


@compiled
def test_compiled_and_plain_search_find_the_same(plain_search: SimpleNamespace):
    """Every share of lost deals, under any house rules."""
    for number, seen in enumerate(moments(8, 4, every=60)):
        if seen.view.phase != "trade":
            deep = number % 2 == 1
            fast = Question.of(seen, number).search(8, deep=deep)
            slow = plain_search.bot_search.Question.of(seen, number).search(8, deep=deep)

            assert [(t.words, t.lost, t.tries) for t in fast] == [(t.words, t.lost, t.tries) for t in slow]
