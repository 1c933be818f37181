"""What the hard player knows, how it deals what it does not know, and its search."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tashkhana.bots.table import shuffled
from tashkhana.core.entry import Act, Deal
from tashkhana.core.match import Match
from tashkhana.core.rng import Rng
from tashkhana.core.seat import Seat
from tashkhana.games.durak import belief, bot_hard, engine, memory, net, playout, policy, rules, search, selfplay
from tashkhana.games.durak.audit import matrix
from tashkhana.games.durak.bot_hard import advise, hard
from tashkhana.games.durak.codes import OVER
from tashkhana.games.durak.engine import Position
from tashkhana.games.durak.game import GAME
from tashkhana.games.durak.legal import asked, forced_seats, legal_moves
from tashkhana.games.durak.memory import recall
from tashkhana.games.durak.nets import FOLDER, load, read
from tashkhana.games.durak.search import Search
from tashkhana.games.durak.temper import MANY, TWO
from tests.games.durak.test_bots import bout, random_settings

FORM = SimpleNamespace(
    belief=belief,
    engine=engine,
    memory=memory,
    net=net,
    playout=playout,
    policy=policy,
    rules=rules,
    search=search,
    selfplay=selfplay,
)
PUBLIC = ("opener", "lead", "defender", "phase", "bout", "laid", "limit", "beaten", "done", "out", "holders", "early")
LYING = ("trump", "uncovered", "table", "ranks", "shown")

NETS = sorted(FOLDER.glob("*.json"))

compiled = pytest.mark.skipif(str(engine.__file__).endswith(".py"), reason="the core is not compiled here")


def moments(seed: int, deals: int) -> Iterator[tuple[Match[Any], int]]:
    """Seats with something to choose, in random play under random house rules."""
    random = Random(seed)
    for _ in range(deals):
        settings = random_settings(random)
        match = Match.begin(GAME, settings)
        dealer = random.choice(GAME.dealers(settings, match.standing))
        match = match.enter(Deal(shuffled(GAME, settings, random), Seat(dealer)))
        while match.result is None and match.version < 120:
            seats = [seat for seat in match.asked() if match.legal(seat)]
            seat = random.choice(seats)
            yield match, seat
            match = match.enter(Act(Seat(seat), random.choice(match.legal(seat))))


# What a seat knows


def test_a_dealt_position_looks_like_the_real_one():
    """Table, turn, counts, known cards and own hand are the real ones, whatever is dealt; so are the legal moves."""
    seen = 0
    for match, seat in moments(1, 25):
        real = match.position.core
        known = recall(match.seen(seat))
        dealt = Position(known.start.rules)
        known.deal(dealt, Rng(match.version))

        for name in PUBLIC + LYING:
            assert getattr(dealt, name) == getattr(real, name), name
        assert [hand.bit_count() for hand in dealt.hand] == [hand.bit_count() for hand in real.hand]
        assert len(dealt.talon()) == len(real.talon())
        assert dealt.talon()[-1:] == real.talon()[-1:]
        assert dealt.hand[seat] == real.hand[seat]
        for other in range(real.players):
            assert real.known[other] & ~dealt.hand[other] == 0
        assert legal_moves(dealt, seat) == legal_moves(real, seat)
        seen += 1

    assert seen > 1_000


def test_dealing_uses_every_card_once():
    """Hands, talon, table and what was beaten off share the pack."""
    for match, seat in moments(2, 15):
        known = recall(match.seen(seat))
        dealt = Position(known.start.rules)
        known.deal(dealt, Rng(match.version))
        cards = [card for hand in dealt.hand for card in engine.cards_of(hand)]
        cards += dealt.talon() + engine.cards_of(dealt.table)

        assert len(set(cards)) == len(cards)
        assert len(cards) + dealt.beaten == dealt.rules.deck


def test_nobody_is_dealt_a_trump_below_the_one_that_led():
    """DK-04: who did not lead by the lowest trump has none below it, until cards were drawn."""
    checked = 0
    for seed in range(30):
        order = shuffled(GAME, GAME.read_settings("house", {"players": 3}), Random(seed))
        match = Match.begin(GAME, GAME.read_settings("house", {"players": 3})).enter(Deal(order))
        view = match.seen(0).view
        if view.lead_card is None:
            continue
        known = recall(match.seen(0))
        below = known.barred
        dealt = Position(known.start.rules)
        for number in range(5):
            known.deal(dealt, Rng(number))
            assert all(hand & below == 0 for hand in dealt.hand)
        checked += below != 0

    assert checked > 5


def test_every_hidden_card_may_be_anywhere():
    """Each hidden card is dealt to each other hand about equally often (chi-square at 0.1 %)."""
    match = bout({"A": "6S 7S", "B": "8S 8D", "C": "9S 9D"}, talon="TS JS QS TH", trump="H")
    known = recall(match.seen(0))
    dealt = Position(known.start.rules)
    rng = Rng(1)
    times = dict.fromkeys(engine.cards_of(known.unseen), 0)
    for _ in range(3_000):
        known.deal(dealt, rng)
        for card in engine.cards_of(dealt.hand[1]):
            times[card] += 1
    expected = 3_000 * 2 / len(times)

    assert sum((count - expected) ** 2 / expected for count in times.values()) < 60
    assert min(times.values()) > 0


def test_the_deal_is_certain_once_all_that_is_hidden_lies_in_one_hand():
    """With two left and no stock, what one does not hold and has not seen go is in the other hand."""
    match = Match.begin(GAME, GAME.read_settings("kathmandu", {"players": 2}))
    match = match.enter(Deal(shuffled(GAME, match.settings, Random(4))))
    found = 0
    for later, seat in _medium_play(match):
        deal = recall(later.seen(seat)).certain()
        real = later.position.core
        assert deal is not None or real.size - real.top > 1
        if deal is not None:
            assert list(deal.hand) == list(real.hand)
            found += 1

    assert found > 0


def _medium_play(match: Match[Any]) -> Iterator[tuple[Match[Any], int]]:
    while match.result is None:
        seat = next(seat for seat in match.asked() if match.legal(seat))
        yield match, seat
        forced = match.forced(seat)
        words = GAME.bots["medium"](match.seen(seat), 0)
        move = forced or next(move for move in match.legal(seat) if str(move) == words)
        match = match.enter(Act(Seat(seat), move))


# The medium player in the core


@compiled
@pytest.mark.parametrize("number", range(12))
def test_compiled_and_plain_policies_choose_alike(plain: SimpleNamespace, number: int):
    """The same file in both forms: the same choice in every position of random play."""
    settings = matrix(number)
    deals = [_beginning(form, number, 0) for form in (FORM, plain)]
    players = [form.playout.Player(number) for form in (FORM, plain)]
    policies = [
        form.policy.Policy(form.rules.Rules(**settings), TWO if settings["players"] == 2 else MANY)
        for form in (FORM, plain)
    ]
    for _ in range(120):
        if deals[0].phase == OVER:
            break
        if forced_seats(deals[0]) == 0:
            seats = asked(deals[0])
            for seat in range(settings["players"]):
                if seats >> seat & 1:
                    chosen = []
                    for deal, chooser in zip(deals, policies, strict=True):
                        chooser.choose(deal, seat)
                        chosen.append((chooser.kind, chooser.cards, chooser.target))
                    assert chosen[0] == chosen[1]
        for deal, player in zip(deals, players, strict=True):
            player.step(deal)


def _beginning(form: SimpleNamespace, number: int, steps: int) -> Any:
    settings = matrix(number)
    position = form.engine.Position(form.rules.Rules(**settings))
    order = form.rules.pack(settings["deck"])
    Random(number).shuffle(order)
    position.deal(order, 0)
    player = form.playout.Player(number)
    for _ in range(steps):
        if position.phase != OVER:
            player.step(position)
    return position


def test_medium_ends_every_deal():
    """Play-outs by the medium player come to an end under any rules, and somebody or nobody is the fool."""
    for number in range(60):
        position = _beginning(FORM, number, 9)
        chooser = policy.Policy(position.rules, TWO if position.players == 2 else MANY)

        assert sum(policy.run_policy(position, chooser, 2)) == 2


# The search


@compiled
@pytest.mark.parametrize("seed", range(4))
def test_compiled_and_plain_searches_agree(plain: SimpleNamespace, seed: int):
    """The same moves with the same visits and worth, to the last bit."""
    match, seat = next(found for i, found in enumerate(moments(seed, 9)) if i == 7 + 20 * seed)
    seen = match.seen(seat)
    fast = search.Search(recall(seen), seed)
    slow = plain.search.Search(plain.memory.recall(seen), seed)
    fast.grow(40)
    slow.grow(40)

    assert fast.choices() == slow.choices()
    assert fast.size == slow.size


def test_the_same_seed_gives_the_same_tree():
    """A move can be found again anywhere."""
    match = bout({"A": "7S 9D KC", "B": "8S TD QC", "C": "9S TS JC"}, talon="6D 7D JH")

    trees = []
    for seed in (5, 5, 6):
        search = Search(recall(match.seen(0)), seed)
        search.grow(500)
        trees.append(search.choices())

    assert trees[0] == trees[1] != trees[2]


def test_every_walk_is_counted_at_the_root():
    """Each walk tries one of the moves that the seat has now."""
    match = bout({"A": "7S 9D KC", "B": "8S TD QC", "C": "9S TS JC"}, talon="6D 7D JH")
    search = Search(recall(match.seen(0)), 1)
    search.grow(300)

    assert sum(visits for *_, visits, _ in search.choices()) == 300


def test_long_lists_of_moves_are_cut():
    """With sets and 52 cards a taker could be given hundreds of heaps; the search looks at a few dozen moves."""
    hands = {"A": "7S 8C TC JC", "B": "9S 2C 3C 4C 5C", "C": "7C 7D 7H 8D"}
    match = bout(hands, "A attack 7S", "B take", deck=52, talon="2H")
    search = Search(recall(match.seen(2)), 1)

    assert len(match.legal(2)) == 8
    assert len(search.looked_at()) == 6


def test_advice_names_the_two_best_moves_and_what_they_risk(monkeypatch: pytest.MonkeyPatch):
    """The hint says what hard would do, and the chance of being the fool after it and after the next best."""
    monkeypatch.setattr(bot_hard, "HARD", 1_000)
    match = bout({"A": "AS 6C", "B": "7C KS QD"})
    found = advise(match.seen(0), 3)

    assert found is not None
    assert found.move == hard(match.seen(0), 3) == "attack AS"
    assert found.other == "attack 6C"
    assert found.kind == "loss"
    assert found.other_worth is not None
    assert 0 <= found.worth < found.other_worth <= 1


def test_there_is_no_advice_for_who_is_not_asked():
    """The seat has nothing to do."""
    match = bout({"A": "AS 6C", "B": "7C KS QD"})

    assert advise(match.seen(1), 3) is None


# Networks


def a_net(form: SimpleNamespace, players: int, deck: int) -> Any:
    """A network with weights of no sense."""
    found = form.net.Net(players, deck)
    random = Random(3)
    size = 64 + found.inputs() * 64 + 32 + 64 * 32 + (players + 1) * 33
    found.fill([random.uniform(-0.3, 0.3) for _ in range(size)])
    return found


@compiled
def test_compiled_and_plain_networks_judge_alike(plain: SimpleNamespace):
    """To the last bit, and so do searches that ask them."""
    match = bout({"A": "7S 9D KC", "B": "8S TD QC", "C": "9S TS JC"}, talon="6D 7D JH")
    found = []
    for form in (FORM, plain):
        search = form.search.Search(form.memory.recall(match.seen(0)), 3, a_net(form, 3, 36))
        search.grow(60)
        found.append(search.choices())

    assert found[0] == found[1]
    assert len({worth for *_, worth in found[0]}) == len(found[0])


def test_a_network_gives_every_seat_its_chance():
    """What all seats can expect adds up to one fool, or less where the deal may be drawn."""
    for table in NETS:
        trained = read(table)
        judge = load(trained)
        for number in range(20):
            deal = Position(rules.Rules(trained.players, trained.deck))
            order = rules.pack(trained.deck)
            Random(number).shuffle(order)
            deal.deal(order, 0)
            judge.judge(deal)
            gains = list(judge.gain)[: trained.players]

            assert sum(gains) == pytest.approx(trained.players - 1)
            assert all(0 < gain < 1 for gain in gains)


def test_networks_that_come_with_the_house_tell_how_they_were_trained():
    """The command, the positions and what it gave are part of the file."""
    assert NETS
    for table in NETS:
        record = read(table).record
        assert all(command.startswith("tashkhana train durak ") for command in record["generations"])
        assert record["loss"] < record["prior"]


def test_a_network_needs_as_many_numbers_as_it_has():
    """A file for another table is no network for this one."""
    with pytest.raises(ValueError, match="numbers for a network"):
        net.Net(2, 36).fill([0.0] * 7)


@compiled
def test_practice_is_the_same_in_both_forms(plain: SimpleNamespace):
    """Deals that players practise with: the same positions and the same ends."""
    deals = []
    for form in (FORM, plain):
        settled = form.rules.Rules(3, 24, transfer=1, open_set=1)
        sampler = form.selfplay.Sampler(settled, 4, 5, 100, a_net(form, 3, 24), trained=True)
        deals.append(sampler.deal())

    assert deals[0] == deals[1]
    assert deals[0]
