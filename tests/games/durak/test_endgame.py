"""The exact endgame against plain trying of everything, and its promises."""

from __future__ import annotations

import os
from random import Random
from types import SimpleNamespace

import pytest

from tashkhana.games.durak import engine, rules
from tashkhana.games.durak.codes import DEFENCE, OVER
from tashkhana.games.durak.endgame_solver import Solver
from tashkhana.games.durak.engine import Position
from tashkhana.games.durak.legal import asked, legal_moves
from tests.games.durak.brute import Brute, History, TooBig, random_circle, random_ending

TIMES = int(os.environ.get("TASHKHANA_ENDINGS", "1"))
"""How many times the usual number of endings."""
BATCH = 250
PLENTY = 1_000_000
PATIENCE = 5_000

compiled = pytest.mark.skipif(str(engine.__file__).endswith(".py"), reason="the core is not compiled here")


def seats_in(p: Position) -> list[int]:
    return [seat for seat in range(p.players) if not p.out >> seat & 1]


def by_trying(p: Position, history: History, seat: int) -> int | None:
    try:
        return Brute(seat, PATIENCE).value(p, history)
    except TooBig:
        return None


def compare(solver: Solver, p: Position, history: History) -> int:
    """1 when the solver agrees with trying everything, 0 when that is too much.

    :raises AssertionError: it does not.
    """
    seat = seats_in(p)[0]
    tried = by_trying(p, history, seat)
    if tried is None:
        return 0
    facts = [(name, getattr(p.rules, name)) for name in rules.Rules.__slots__ if hasattr(p.rules, name)]
    facts += [("hands", list(p.hand)), ("table", p.pairs()), ("trump", p.trump)]
    assert solver.solve(p, seat, PLENTY) == tried, facts
    return 1


@compiled
@pytest.mark.parametrize("batch", range(9 * TIMES))
def test_the_solver_agrees_with_trying_everything(batch: int):
    """Random ends of deals of up to nine cards, at any moment of a bout, under any settings of the house."""
    solver = Solver(14)
    agreed = 0
    for number in range(BATCH):
        random = Random(f"ending {batch} {number}")
        agreed += compare(solver, *random_ending(random, random.randint(2, 9)))

    assert agreed >= 0.95 * BATCH


@compiled
@pytest.mark.parametrize("batch", range(TIMES))
def test_the_solver_knows_the_rule_of_repetition(batch: int):
    """DK-30: positions that came twice before count as drawn, also for what was solved before in another deal."""
    solver = Solver(14)
    agreed = 0
    for number in range(60):
        random = Random(f"circle {batch} {number}")
        agreed += compare(solver, *random_circle(random, random.randint(6, 7)))

    assert agreed >= 0.9 * 60


@pytest.mark.parametrize("number", [420, 475, 604])
def test_what_came_before_can_change_the_value(number: int):
    """Ends of deals that would be won or lost if a position had not come twice, and are drawn as it is."""
    random = Random(number)
    p, history = random_circle(random, random.randint(6, 8))
    anew = Position(p.rules)
    anew.set_up(p.trump, list(p.hand)[:2], [], p.opener, bout=p.bout)
    solver = Solver(14)

    assert solver.solve(anew, 0, PLENTY) in (-1, 1)
    assert solver.solve(p, 0, PLENTY) == by_trying(p, history, 0) == 0
    assert solver.solve(anew, 0, PLENTY) in (-1, 1)


@compiled
@pytest.mark.parametrize("batch", range(TIMES))
def test_the_value_of_each_move_is_exact(batch: int):
    """What `best` says of a move is what trying everything says of the position after it."""
    solver = Solver(14)
    for number in range(BATCH // 2):
        random = Random(f"moves {batch} {number}")
        p, history = random_ending(random, random.randint(3, 7))
        for seat in seats_in(p):
            found = solver.best(p, seat, PLENTY)
            brute = Brute(seat, PATIENCE)
            tried = [brute.moved(p, history, seat, *move) for move in legal_moves(p, seat)]
            if tried and p.phase == DEFENCE and seat != p.defender:
                tried.append(brute.value(p, history, waited=True))

            assert found is not None
            assert [value for *_, value in found] == tried
            assert [move[:3] for move in found][: len(legal_moves(p, seat))] == legal_moves(p, seat)


def test_two_seats_see_the_same_with_opposite_signs():
    """One wins what the other loses."""
    for number in range(50):
        random = Random(number)
        p, _ = random_ending(random, random.randint(2, 7))
        seats = seats_in(p)
        if len(seats) == 2:
            one, other = (Solver(10).solve(p, seat, PLENTY) for seat in seats)
            assert one is not None
            assert other == -one


def test_a_solver_gives_up_when_its_decisions_are_spent(lay):
    """Nothing is said rather than something wrong, and what was stored by then stays right."""
    table = lay("6C 8D 9H JC QD KS 7S|7C 8H 9D JH QS KC AD", trump="S")
    solver = Solver(14)

    assert solver.solve(table.position, 0, 50) is None
    assert solver.nodes == 50
    assert solver.best(table.position, 0, 50) is None
    assert solver.solve(table.position, 0, PLENTY) == Solver(16).solve(table.position, 0, PLENTY)


def test_a_solver_wants_two_seats_and_an_empty_talon(lay):
    """It says None to all else."""
    three = lay("6C 9D|7C 9H|8C 9C", trump="S").position
    talon = lay("6C 9D|7C 9H", talon="6S", trump="S").position

    assert Solver(10).solve(three, 0, PLENTY) is None
    assert Solver(10).solve(talon, 0, PLENTY) is None


def test_a_deal_that_is_over_has_its_value(lay):
    """The fool lost it."""
    table = lay("6C|7D 9H", trump="S").do("A attack 6C", "B take", "house")

    assert table.position.phase == OVER
    assert [Solver(10).solve(table.position, seat, 1) for seat in (0, 1)] == [1, -1]


def test_passing_the_same_cards_for_ever_is_a_draw_nobody_must_accept(lay):
    """The circle of "Termination": the one who can do better leaves it."""
    table = lay("6C KS KD|6D 6H AS AC", trump="S", transfer=1)
    history = ((*table.position.hand, 0),)

    assert Solver(12).solve(table.position, 0, PLENTY) == by_trying(table.position, history, 0)


@compiled
def test_compiled_and_plain_solvers_find_the_same(plain: SimpleNamespace):
    """The same values with the same work."""
    fast, slow = Solver(10), plain.endgame_solver.Solver(10)
    for number in range(60):
        random = Random(f"plain {number}")
        p, _ = random_ending(random, random.randint(5, 9))
        seat = next(seat for seat in range(p.players) if asked(p) >> seat & 1)
        twin = twin_of(plain, p)

        assert slow.best(twin, seat, 5_000) == fast.best(p, seat, 5_000)
        assert slow.nodes == fast.nodes


def twin_of(plain: SimpleNamespace, p: Position) -> object:
    """The same position for the plain engine, apart from what it remembers."""
    settings = {name: getattr(p.rules, name) for name in rules.Rules.__slots__ if name not in ("players", "deck")}
    twin = plain.engine.Position(plain.rules.Rules(p.rules.players, p.rules.deck, **settings))
    for name in twin.__slots__:
        if name not in ("rules", "past", "past_count", "stock", "attack", "cover"):
            value = getattr(p, name)
            setattr(twin, name, list(value) if isinstance(value, list) else value)
    for i, (attack, cover) in enumerate(p.pairs()):
        twin.attack[i], twin.cover[i] = attack, cover
    return twin
