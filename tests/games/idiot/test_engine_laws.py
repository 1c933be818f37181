"""What holds after every move of random deals over the whole matrix of settings.

2,000 deals in the usual run; TASHKHANA_DEALS=100000 asks for more.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from tashkhana.games.idiot.audit import CHOICES, PROMISES, Auditor, matrix
from tashkhana.games.idiot.rules import Rules

PARTS = 10
DEALS = int(os.environ.get("TASHKHANA_DEALS", "2000"))
DEALS_A_RULE = 4
SWEEP_EVERY = 3000


@pytest.mark.parametrize("part", range(PARTS))
def test_the_engine_keeps_its_promises(part: int):
    """Cards are conserved, legal and why_not agree on all conceivable moves, no deal is endless (ID08)."""
    rules = DEALS // DEALS_A_RULE // PARTS
    swept = 0
    for number in range(part * rules, (part + 1) * rules):
        auditor = Auditor(Rules(**matrix(number)), number)
        broken = auditor.run(DEALS_A_RULE, SWEEP_EVERY)
        assert broken == 0, (PROMISES[broken], number, matrix(number))
        swept += auditor.positions

    assert swept > rules // 4


def test_the_plain_engine_keeps_its_promises_too(plain: SimpleNamespace):
    for number in range(3):
        auditor = plain.audit.Auditor(plain.rules.Rules(**matrix(number)), number)
        assert auditor.run(1, 10_000) == 0


def test_the_matrix_reaches_every_value_of_every_setting():
    points = [matrix(number) for number in range(300)]

    for name, values in CHOICES.items():
        assert {point[name] for point in points} == set(values)
    assert {point["players"] for point in points} == set(range(2, 10))
    assert {point["packs"] for point in points} == {1, 2, 3, 4}
    assert {point["layout"] for point in points} == {3, 4, 6}


def gone_by_one(p: Any) -> None:
    """Burn a pile without counting one of its cards."""
    p.gone += p.laid
    p.laid = 0
    p.moved = True


@pytest.mark.parametrize(
    ("module", "name", "wrong", "promise"),
    [
        ("legal", "put_rank", lambda p, seat, kind, rank, moves: None, "SOMEBODY"),
        ("legal", "contains_required", lambda p, twos, rank: True, "LEGAL_IS_LEGAL"),
        ("refusal", "may_lie_alone", lambda p, seat, twos: True, "REST_IS_NOT"),
        ("refusal", "just_drawn", lambda p, named, rank: True, "REST_IS_NOT"),
        ("audit", "forced", lambda p, seat: 3, "HOUSE"),
    ],
)
def test_a_wrong_rule_is_noticed(
    plain: SimpleNamespace,
    monkeypatch: pytest.MonkeyPatch,
    module: str,
    name: str,
    wrong: Callable[..., Any],
    promise: str,
):
    """The laws above can fail: one wrong function, and they do."""
    monkeypatch.setattr(getattr(plain, module), name, wrong)
    rules = plain.rules.Rules(2, 1, opening=2, trade=0)
    broken = plain.audit.Auditor(rules, 1).run(1, 1)

    assert broken == getattr(plain.audit, promise)


def test_a_pile_that_vanishes_is_noticed(plain: SimpleNamespace, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(plain.engine.Position, "burn", gone_by_one)

    assert plain.audit.Auditor(plain.rules.Rules(2, 1), 1).run(3, 10_000) == plain.audit.CARDS
