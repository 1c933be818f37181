"""The exact endgame from what a seat sees: the right deal, moves without a mistake, and nothing from hidden cards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tashkhana.bots.table import next_act, shuffled
from tashkhana.core.entry import Act, Deal
from tashkhana.core.match import Match
from tashkhana.core.move import read_move
from tashkhana.core.seat import Seat
from tashkhana.games.durak.codes import DEFENCE, OPENING
from tashkhana.games.durak.endgame_seen import certain, exact, exact_move, exact_values, starts
from tashkhana.games.durak.endgame_solver import Solver
from tashkhana.games.durak.game import GAME
from tashkhana.games.durak.memory import recall
from tashkhana.games.durak.saying import words
from tashkhana.games.durak.search import Search
from tests.games.durak.brute import after, start_of

NODES = 200_000
SMALL = 8
"""The cards of an end that a walk of the tree solves, `EXACT` in search.py."""
TABLES: dict[str, dict[str, Any]] = {
    "kathmandu": {"players": 2},
    "yerevan": {"players": 3},
    "lahore": {"players": 2, "draw": "last_defender"},
    "house": {"players": 2, "transfer_show": "on", "throw_timing": "anytime"},
    "lahore-transfer": {"players": 4, "deck": 24, "transfer_cards": "many", "full_deal_trump": "talon_one"},
}


def settings_of(preset: str) -> dict[str, Any]:
    return dict(GAME.presets[preset]) | TABLES[preset]


def play(preset: str, number: int, levels: tuple[str, ...] = ("easy", "medium")) -> Iterator[tuple[Match[Any], Any]]:
    """A deal between computer players: each moment of it, and the starts of bouts since the last progress."""
    settings = settings_of(preset)
    random = Random(f"{preset} {number}")
    match = Match.begin(GAME, settings).enter(Deal(shuffled(GAME, settings, random)))
    bots = {seat: GAME.bots[random.choice(levels)] for seat in range(settings["players"])}
    history: Any = (start_of(match.position.core),)
    while match.result is None:
        yield match, history
        act = next_act(match, bots, random)
        assert act is not None
        match = match.enter(act)
        history = after(history, match.position.core)


def at_the_end(match: Match[Any]) -> bool:
    core = match.position.core
    return bool(core.top == core.size and core.players - core.out.bit_count() <= 2)


@pytest.mark.parametrize("preset", TABLES)
def test_a_seat_works_out_the_deal(preset: str):
    """What it puts together is the deal that lies on the table, with what counts for DK-30."""
    solver = Solver(14)
    compared = 0
    for number in range(8):
        for match, history in play(preset, number):
            for seat in match.asked():
                seen = match.seen(seat)
                found = certain(seen)
                assert (found is not None) == at_the_end(match)
                if found is None:
                    continue
                core = match.position.core
                same = (
                    "hand",
                    "pairs",
                    "trump",
                    "phase",
                    "opener",
                    "lead",
                    "defender",
                    "limit",
                    "out",
                    "early",
                    "shown",
                )
                assert [value(found, name) for name in same] == [value(core, name) for name in same]
                assert [found.throwers(), found.on_turn()] == [core.throwers(), core.on_turn()]
                if not core.moved:
                    assert tuple((*hands, opener) for hands, opener in starts(seen, list(core.hand))) == history
                assert solver.solve(found, seat, NODES) == solver.solve(core, seat, NODES)
                compared += 1

    assert compared > 20


def value(position: Any, name: str) -> Any:
    found = getattr(position, name)
    return found() if callable(found) else list(found) if name == "hand" else found


@pytest.mark.parametrize("preset", TABLES)
def test_nothing_is_thrown_away(preset: str):
    """A seat that plays `exact` from some moment on gets at least what the position is worth to it then."""
    played = 0
    for number in range(12):
        for match, _ in play(preset, 100 + number):
            if match.position.core.phase == OPENING and at_the_end(match):
                played += 1
                for seat in match.seen(None).asked or match.asked():
                    play_exactly(match, seat)
                break

    assert played > 5


def play_exactly(match: Match[Any], seat: int) -> None:
    """The rest of the deal with exact moves for the seat, against the medium player."""
    promised = -1
    random = Random(1)
    while match.result is None:
        bots = {other: GAME.bots["medium"] for other in range(match.players) if other != seat}
        seen = match.seen(seat)
        found = exact(seen, NODES) if seat in match.asked() and match.forced(seat) is None else None
        if found is not None:
            assert found.value >= promised
            promised = found.value
            values = exact_values(seen, 10 * NODES)
            assert values is not None
            assert values[found.move] == max(values.values())
        if found is not None and found.move is not None:
            match = match.enter(Act(Seat(seat), read_move(found.move, GAME.shapes)))
        else:
            bots[seat] = GAME.bots["medium"] if found is None else lambda seen, seed: None
            act = next_act(match, bots, random)
            assert act is not None
            match = match.enter(act)
    assert match.result is not None
    got = 0 if match.result.loser is None else -1 if match.result.loser == seat else 1
    assert got >= promised


def test_the_same_sight_gives_the_same_answer():
    """Whatever the thread has solved before."""
    seens = [match.seen(seat) for match, _ in play("house", 3) for seat in match.asked()]
    seens = [seen for seen in seens if seen.legal]
    first = [exact(seen, 2_000) for seen in seens]

    assert [exact(seen, 2_000) for seen in reversed(seens)] == first[::-1]
    assert [exact_move(seen, 2_000) for seen in seens] == [found and found.move for found in first]
    assert any(found is not None for found in first)


def test_nothing_is_exact_while_cards_are_hidden():
    """With a talon, and with three seats in, the answer is None."""
    for match, _ in play("yerevan", 1):
        if not at_the_end(match):
            for seat in match.asked():
                assert exact(match.seen(seat), NODES) is None
                assert exact_values(match.seen(seat), NODES) is None


def test_the_attacker_may_find_it_best_to_wait():
    """With throw-ins at any time, waiting is a move of its own and may be the only one that wins."""
    for number in range(60):
        for match, _ in play("house", number):
            core = match.position.core
            if core.phase == DEFENCE and at_the_end(match):
                for seat in match.asked():
                    values = exact_values(match.seen(seat), NODES)
                    if values and None in values and max(values.values()) == values[None]:
                        assert seat != core.defender
                        return
    pytest.fail("no such position")


def test_a_small_end_of_a_walk_has_its_exact_value():
    """In the tree, too: each move of a first walk is worth what perfect play makes of it, whatever play-outs say."""
    found = set()
    for number in range(30):
        for match, _ in play("house", number):
            core = match.position.core
            if core.phase != OPENING or not at_the_end(match) or sum(map(int.bit_count, core.hand)) > SMALL:
                continue
            seen = match.seen(core.opener)
            search = Search(recall(seen), number)
            search.grow(len(search.looked_at()))
            values = exact_values(seen, NODES)
            assert values is not None
            for kind, cards, target, _, worth in search.choices():
                assert worth == (1 + values[words(kind, cards, target)]) / 2
                found.add(worth)

    assert found >= {0.0, 1.0}
