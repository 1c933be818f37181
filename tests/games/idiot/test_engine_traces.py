"""The engine compiled and as plain Python: the same file, so the same games."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tashkhana.games.idiot import engine, playout, rules
from tashkhana.games.idiot.audit import matrix

PARTS = 20
RULES_A_PART = 10

compiled = pytest.mark.skipif(str(engine.__file__).endswith(".py"), reason="the core is not compiled here")


@compiled
@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.slow) for part in range(1, PARTS))])
def test_compiled_and_plain_engines_play_the_same_games(plain: SimpleNamespace, part: int):
    """Deals under 200 house rules: every move, every Idiot, the number of decisions."""
    for number in range(part * RULES_A_PART, (part + 1) * RULES_A_PART):
        settings = matrix(number)
        assert plain.audit.matrix(number) == settings

        fast = playout.run_games(rules.Rules(**settings), number, 2)
        slow = plain.playout.run_games(plain.rules.Rules(**settings), number, 2)

        assert fast == slow, settings


@compiled
@pytest.mark.parametrize("number", range(6))
def test_compiled_and_plain_playouts_from_a_position_agree(plain: SimpleNamespace, number: int):
    """Play-outs of a search end the same way in both forms."""
    settings = matrix(number)
    counts = []
    for form in (SimpleNamespace(engine=engine, playout=playout, rules=rules), plain):
        position = form.engine.Position(form.rules.Rules(**settings))
        position.deal(form.rules.pack(settings["packs"], settings["joker"])[::-1], 0)
        player = form.playout.Player(number)
        for _ in range(60):
            player.step(position)
        counts.append(form.playout.run_playouts(position, number, 3))

    assert counts[0] == counts[1]
    assert sum(counts[0][1]) == 3


def test_the_same_seed_plays_the_same_games_again():
    """A trace is a fact about the rules, not about the machine."""
    settled = rules.Rules(3, 1)

    assert playout.run_games(settled, 5, 10) == playout.run_games(settled, 5, 10)
    assert playout.run_games(settled, 5, 10) != playout.run_games(settled, 6, 10)


def test_the_engine_needs_no_cython(plain_without_cython: SimpleNamespace):
    """The stand-in for `import cython` is enough."""
    form = plain_without_cython
    assert form.engine.cython.__name__ == "tashkhana.core.nocython"

    settings = matrix(3)
    slow = form.playout.run_games(form.rules.Rules(**settings), 3, 1)

    assert slow == playout.run_games(rules.Rules(**settings), 3, 1)
