"""The hard and the expert player: what they know, and that they know no more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from tashkhana.bots.table import dice, next_act, shuffled
from tashkhana.core.entry import Deal, Shuffle
from tashkhana.core.match import Match
from tashkhana.core.seen import Seen
from tashkhana.games.dhumbal import belief, bot_expert, bot_hard, codes, engine, policy, rules, search
from tashkhana.games.dhumbal.audit import matrix
from tashkhana.games.dhumbal.bots import BOTS, advise
from tashkhana.games.dhumbal.engine import Position
from tashkhana.games.dhumbal.game import GAME
from tashkhana.games.dhumbal.knowledge import knowledge
from tashkhana.games.dhumbal.legal import legal_moves
from tashkhana.games.dhumbal.naming import cards_in, number_of
from tashkhana.games.dhumbal.rules import pack
from tashkhana.games.dhumbal.search import Stake
from tashkhana.games.dhumbal.settings import DHUMBAL, JHYAP, rules_of
from tests.games.dhumbal.test_bots import table
from tests.games.plain import load_plain

PICK_UPS = ("top_only", "ends_of_last_throw", "any_of_last_throw")


def settings_of(number: int) -> dict[str, Any]:
    """One point of the settings matrix, as settings of a match."""
    found = matrix(number)
    on = {name: ("off", "on")[found[name]] for name in ("sequences", "joker_in_sequence", "slap_down")}
    return GAME.read_settings(None, {
        **{name: found[name] for name in ("players", "cards", "jokers", "limit", "penalty", "throw_cap")},
        **on,
        "faces": ("10", "11-13")[found["faces"]],
        "order": ("draw_first", "discard_first")[found["discard_first"]],
        "pick_up": PICK_UPS[found["pick_up"]],
        "wrong_call": ("flat", "added")[found["added"]],
        "scoring": ("settlement", "cumulative")[found["cumulative"]],
        "stock_end": ("reshuffle", "score_hands")[found["score_hands"]],
    })  # fmt: skip


def moments(number: int, levels: tuple[str, ...] = ("easy", "medium")) -> Iterator[Match[Any]]:
    """A deal under random settings, as it is each time that a seat is due."""
    settings = settings_of(number)
    bots = dict(enumerate(BOTS[levels[seat % len(levels)]] for seat in range(int(settings["players"]))))
    random = dice(number, "moves", 0)
    match = Match.begin(GAME, settings).enter(Deal(shuffled(GAME, settings, dice(number, "order", 0))))
    while match.result is None:
        if match.stage == "shuffle":
            order = list(match.awaits())
            random.shuffle(order)
            match = match.enter(Shuffle(tuple(order)))
            continue
        yield match
        act = next_act(match, bots, random)
        assert act is not None
        match = match.enter(act)


def due(match: Match[Any]) -> list[Seen]:
    """What the seats see that have a move."""
    return [seen for seen in map(match.seen, match.asked()) if seen.legal]


def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    """A smaller budget than at a table."""
    monkeypatch.setattr(bot_hard, "HARD", replace(bot_hard.HARD, turns=180))
    monkeypatch.setattr(bot_expert, "EXPERT", replace(bot_expert.EXPERT, turns=180))


def everything(position: Position) -> list[int]:
    held = [number_of(card) for seat in range(position.players) for card in cards_in(position.hand[seat])]
    return sorted([*held, *position.discards(), *position.in_stock()])


@pytest.mark.parametrize("number", range(16))
def test_a_dealt_world_fits_what_was_seen(number: int):
    """Every card once, the counts and all known cards as they are, and the same legal moves."""
    for match in moments(number):
        truth = match.position.core
        for seen in due(match):
            known = knowledge(seen, number)
            world = known.start.copy()
            for _ in range(3):
                known.belief.deal(world)
                assert everything(world) == sorted(pack(truth.rules.jokers))
                assert world.hand[seen.seat] == truth.hand[seen.seat]
                for seat in range(truth.players):
                    assert world.hand[seat].bit_count() == truth.hand[seat].bit_count()
                    assert world.hand[seat] & truth.known[seat] == truth.known[seat]
                assert (world.piled, world.size - world.top) == (truth.piled, truth.size - truth.top)
                assert legal_moves(world, seen.seat) == legal_moves(truth, seen.seat)


@pytest.mark.parametrize("number", range(100, 116))
def test_what_is_taken_for_certain_is_true(number: int):
    """Unseen cards that were not shuffled anew are in the hands that held them: all but the very first discard, which
    nobody is told of any more once it is covered."""
    for match in moments(number):
        truth = match.position.core
        for seen in due(match):
            belief = knowledge(seen, 0).belief
            old = sum(1 << card for card in belief.never_in_stock())
            if belief.buried == 0 and old:
                hands = [truth.hand[seat] & ~truth.known[seat] & old for seat in range(truth.players)]
                assert (old & ~sum(hands)).bit_count() <= 1
                for seat, held in enumerate(hands):
                    assert abs(belief.holders().count(seat) - held.bit_count()) <= 1


def test_every_deal_that_fits_may_come():
    """Each of the cards that a hand may hold is dealt into it, light ones more often once it has thrown."""
    match = table({"A": "2C 3C 4C", "B": "KC KD"}, "A draw stock", "A discard 2C", "B draw stock", "B discard KC")
    known = knowledge(match.seen(0), 5)
    world = known.start.copy()
    came: Counter[str] = Counter()
    for _ in range(6000):
        known.belief.deal(world)
        came.update(cards_in(world.hand[1]))

    assert len(came) == 52 - 2 - 3
    assert min(came[ace] for ace in ("AC", "AD", "AH")) > 1.2 * max(came[ten] for ten in ("TC", "JD", "QH"))


def test_a_search_is_the_same_for_the_same_seed(monkeypatch: pytest.MonkeyPatch):
    few_simulations(monkeypatch)
    for match in list(moments(7))[::9]:
        for seen in due(match):
            for bot in (BOTS["hard"], BOTS["expert"]):
                assert bot(seen, 3) == bot(seen, 3)


@pytest.mark.parametrize("number", range(200, 206))
def test_hard_and_expert_play_by_the_rules(number: int, monkeypatch: pytest.MonkeyPatch):
    """Whole deals under random settings, with a smaller budget than at a table."""
    few_simulations(monkeypatch)

    assert sum(1 for _ in moments(number, ("hard", "expert", "medium"))) > 0


# -- hard keeps its distance (D-56) -----------------------------------------------------------


@pytest.mark.parametrize(("limit", "hand", "calls"), [
    (5, "AC 2C", True), (5, "4C", False), (3, "2C", False), (3, "AC", True), (1, "AC", False), (1, "", True),
])  # fmt: skip
def test_hard_calls_two_under_the_limit_or_waits(limit: int, hand: str, calls: bool):
    """Even where a call could hardly fail: all others hold three kings."""
    match = table({"A": hand, "B": "KC KD KH TC TD TH"}, settings={"limit": limit})

    assert (BOTS["hard"](match.seen(0), 1) == "call") == calls


def test_expert_calls_at_the_limit_when_it_is_safe():
    """It does not mind what hard minds: nobody with five cards is as light so early."""
    match = table({"A": "AC 2C 2D", "B": "KC KD KH TC TD"})

    assert BOTS["expert"](match.seen(0), 1) == "call"


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_nobody_calls_against_a_hand_that_all_know_to_be_as_light(level: str):
    match = table(
        {"A": "AC 2C", "B": "QC"}, "B draw discard", "B discard QC", discards="3D", position={"turn": "B"}
    )  # fmt: skip

    assert "call" in match.seen(0).legal
    assert BOTS[level](match.seen(0), 1) != "call"


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_an_empty_hand_is_called_with(level: str):
    """Nothing is lighter than nothing (D-57)."""
    assert BOTS[level](table({"A": "", "B": "KC KD KH"}).seen(0), 1) == "call"


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_both_play_what_anybody_would(level: str):
    """Two kings go in one throw (D-55), an ace is better than a blind card, a queen is not."""
    kings = table({"A": "KC KD 8H 2S", "B": "QC QD QH"}, "A draw stock", stock="7C rest")
    ace = table({"A": "2C 3D KH", "B": "QC QD QH"}, discards="AS")
    queen = table({"A": "2C 3D KH", "B": "QC QD QH"}, discards="QS")

    for seed in range(3):
        assert BOTS[level](kings.seen(0), seed) == "discard KC KD"
        assert BOTS[level](ace.seen(0), seed) == "draw discard"
        assert BOTS[level](queen.seen(0), seed) == "draw stock"


# -- the end of a match -----------------------------------------------------------------------


def test_a_round_is_worth_its_points_and_the_last_one_the_match():
    p = Position(rules_of(DHUMBAL | {"players": 3}))
    p.set_up([1, 2, 1 << 12], [3], [card for card in pack(0) if card not in (0, 1, 12, 3)], 0)
    p.apply(0, codes.CALL, 0)
    assert [p.paid[seat] for seat in range(3)] == [12, -2, -10]

    assert Stake(1, (0, 20, 0), cumulative=False).worth(p) == -200
    assert Stake(1, (0, 20, 0), cumulative=False, match=True, last=True).worth(p) == -200 + 10000
    assert Stake(0, (0, 20, 0), cumulative=False, match=True, last=True).worth(p) == 1200
    assert Stake(0, (6, 20, 0), cumulative=False, match=True, last=True).worth(p) == 1200 + 5000


def test_who_leaves_the_match_has_no_part_of_it():
    """With 100 points a seat is out: the others share what it had."""
    p = Position(rules_of(JHYAP | {"players": 3}))
    p.set_up([1, 2, 1 << 12], [3], [card for card in pack(0) if card not in (0, 1, 12, 3)], 0)
    p.apply(0, codes.CALL, 0)
    assert [p.took[seat] for seat in range(3)] == [0, 2, 10]

    stakes = [Stake(seat, (50, 60, 95), cumulative=True, match=True, leaves=100) for seat in range(3)]
    assert [stake.worth(p) for stake in stakes] == [5000, 5000 - 200, -1000]
    alone = Stake(0, (50, 98, 95), cumulative=True, match=True, leaves=100)
    assert alone.worth(p) == 10000
    halved = Stake(1, (0, 48, 0), cumulative=True, halving=True)
    assert halved.worth(p) == 2300


# -- advice -----------------------------------------------------------------------------------


def test_advice_is_what_hard_would_do_and_the_points_it_expects():
    match = table({"A": "4C 4D QH 2S", "B": "KC KD KH"}, "A draw stock", stock="JC rest")
    seen = match.seen(0)

    found = advise(seen, 4)

    assert found is not None
    assert (found.move, found.kind) == (BOTS["hard"](seen, 4), "points")
    assert found.other in seen.legal
    assert found.other != found.move
    assert found.other_worth is not None
    assert -60 < found.other_worth <= found.worth < 60


def test_there_is_advice_only_where_there_is_a_move():
    match = table({"A": "4C 4D QH 2S", "B": "KC KD KH"})

    assert advise(match.seen(1), 1) is None


def test_a_single_move_is_advised_too():
    found = advise(table({"A": "", "B": "KC KD KH"}, "A draw stock", stock="9C rest").seen(0), 1)

    assert found is not None
    assert (found.move, found.other) == ("discard 9C", None)


# -- compiled and plain -----------------------------------------------------------------------


@pytest.mark.skipif(str(search.__file__).endswith(".py"), reason="the core is not compiled here")
@pytest.mark.parametrize("number", range(400, 408))
def test_compiled_and_plain_searches_find_the_same(number: int, plain_search: SimpleNamespace):
    fast = SimpleNamespace(belief=belief, engine=engine, policy=policy, rules=rules, search=search)

    assert searched(fast, number) == searched(plain_search, number)


def searched(form: SimpleNamespace, number: int) -> list[tuple[int, float]]:
    """What a small search finds at the start of a deal under random settings."""
    settings = matrix(number)
    own_rules = form.rules.Rules(**settings)
    start = form.engine.Position(own_rules)
    cards = form.rules.pack(settings["jokers"])
    hand = sum(1 << card for card in cards[number % 7 :: 9][: settings["cards"]])
    players = settings["players"]
    unseen = [card for card in cards if not hand >> card & 1]
    discards = [unseen.pop()]
    hands = [hand]
    hands += [sum(1 << unseen[(seat - 1) * 5 + i] for i in range(5)) for seat in range(1, players)]
    start.set_up(hands, discards, unseen[5 * (players - 1) :], 0)
    dealt = form.belief.Belief(number)
    dealt.set_cards((), unseen, 0, len(unseen) - 5 * (players - 1))
    dealt.set_slots((), [seat for seat in range(1, players) for _ in range(5)])
    for seat in range(1, players):
        dealt.set_chances(seat, [2**32 // (1 + rank) for rank in range(14)])
    mine, theirs = form.policy.Policy(1), form.policy.Policy(2)
    theirs.set_limits([4] * 5)
    stake = form.search.Stake(0, [0] * players, cumulative=bool(settings["cumulative"]))
    moves = [(kind, cards) for kind, cards in legal_moves_of(form, start)][:6]
    found = form.search.Search(start, dealt, mine=mine, theirs=theirs, stake=stake, moves=moves)
    found.run(6)
    found.drop(3)
    found.run(6)
    found.drop(3)
    return list(found.found())


def legal_moves_of(form: SimpleNamespace, start: Any) -> list[tuple[int, int]]:
    """Calls, draws and throws of single cards, as the form at hand knows positions."""
    hand = start.hand[0]
    if start.rules.discard_first:
        return [(codes.DISCARD, 1 << card) for card in range(64) if hand >> card & 1]
    return [(codes.DRAW_STOCK, 0), (codes.DRAW_DISCARD, 1 << start.discards()[-1])]


@pytest.fixture(scope="module")
def plain_search() -> SimpleNamespace:
    """The search as plain Python."""
    return load_plain("dhumbal", "belief", "policy", "search")
