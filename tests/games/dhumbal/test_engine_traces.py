"""The engine compiled and as plain Python: the same file, so the same games."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tashkhana.games.dhumbal import engine, playout, rules
from tashkhana.games.dhumbal.audit import matrix

PARTS = 20
RULES_A_PART = 50
DEALS = 10

compiled = pytest.mark.skipif(str(engine.__file__).endswith(".py"), reason="the core is not compiled here")


@compiled
@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.slow) for part in range(1, PARTS))])
def test_compiled_and_plain_engines_play_the_same_games(plain: SimpleNamespace, part: int):
    """10,000 deals under 1,000 house rules: every move, every charge, the number of decisions."""
    for number in range(part * RULES_A_PART, (part + 1) * RULES_A_PART):
        settings = matrix(number)
        assert plain.audit.matrix(number) == settings

        fast = playout.run_games(rules.Rules(**settings), number, DEALS)
        slow = plain.playout.run_games(plain.rules.Rules(**settings), number, DEALS)

        assert fast == slow, settings


@compiled
@pytest.mark.parametrize("number", range(20))
def test_compiled_and_plain_playouts_from_a_position_agree(plain: SimpleNamespace, number: int):
    """Play-outs of a search end the same way in both forms."""
    settings = matrix(number)
    counts = []
    for form in (SimpleNamespace(engine=engine, playout=playout, rules=rules), plain):
        position = form.engine.Position(form.rules.Rules(**settings))
        position.deal(form.rules.pack(settings["jokers"])[::-1], 0)
        player = form.playout.Player(number)
        for _ in range(6):
            player.step(position)
        counts.append(form.playout.run_playouts(position, number, 20))

    assert counts[0] == counts[1]
    assert sum(counts[0][1]) == 20


def test_the_same_seed_plays_the_same_games_again():
    """A trace is a fact about the rules, not about the machine."""
    settled = rules.Rules(3, 7, jokers=2, sequences=1)

    assert playout.run_games(settled, 5, 40) == playout.run_games(settled, 5, 40)
    assert playout.run_games(settled, 5, 40) != playout.run_games(settled, 6, 40)


def test_the_engine_needs_no_cython(plain_without_cython: SimpleNamespace):
    """The stand-in for `import cython` is enough."""
    form = plain_without_cython
    assert form.engine.cython.__name__ == "tashkhana.core.nocython"

    settings = matrix(3)
    slow = form.playout.run_games(form.rules.Rules(**settings), 3, 5)

    assert slow == playout.run_games(rules.Rules(**settings), 3, 5)
