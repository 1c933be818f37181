"""The hard and the expert player: what they know, and that they know no more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tashkhana.bots.table import dice, next_act, shuffled
from tashkhana.core.entry import Deal, Shuffle
from tashkhana.core.match import Match
from tashkhana.core.seen import Seen
from tashkhana.games.dhumbal import bot_expert, bot_hard
from tashkhana.games.dhumbal.audit import matrix
from tashkhana.games.dhumbal.bots import BOTS
from tashkhana.games.dhumbal.engine import Position
from tashkhana.games.dhumbal.game import GAME
from tashkhana.games.dhumbal.knowledge import knowledge
from tashkhana.games.dhumbal.legal import legal_moves
from tashkhana.games.dhumbal.naming import cards_in, number_of
from tashkhana.games.dhumbal.rules import pack
from tests.games.dhumbal.test_bots import table

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


def everything(position: Position) -> list[int]:
    held = [number_of(card) for seat in range(position.players) for card in cards_in(position.hand[seat])]
    return sorted([*held, *position.discards(), *position.in_stock()])


@pytest.mark.parametrize("number", range(24))
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


@pytest.mark.parametrize("number", range(100, 124))
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


def test_a_search_is_the_same_for_the_same_seed():
    for match in list(moments(7))[5:7]:
        for seen in due(match):
            for bot in (BOTS["hard"], BOTS["expert"]):
                assert bot(seen, 3) == bot(seen, 3)


@pytest.mark.parametrize("number", range(200, 206))
def test_hard_and_expert_play_by_the_rules(number: int, monkeypatch: pytest.MonkeyPatch):
    """Whole deals under random settings, with a smaller budget than at a table."""
    monkeypatch.setattr(bot_hard, "HARD", replace(bot_hard.HARD, simulations=60))
    monkeypatch.setattr(bot_expert, "EXPERT", replace(bot_expert.EXPERT, simulations=60))

    assert sum(1 for _ in moments(number, ("hard", "expert", "medium"))) > 0
