"""What holds after every move of random deals over the whole matrix of settings.

20,000 deals in the usual run; TASHKHANA_DEALS=100000 asks for more.
"""

from __future__ import annotations

import os
from types import SimpleNamespace

import pytest

from tashkhana.games.durak.audit import CHOICES, PROMISES, Auditor, matrix
from tashkhana.games.durak.rules import Rules

PARTS = 10
DEALS = int(os.environ.get("TASHKHANA_DEALS", "20000"))
DEALS_A_RULE = 10
SWEEP_EVERY = 100


@pytest.mark.parametrize("part", range(PARTS))
def test_the_engine_keeps_its_promises(part: int):
    """Cards are conserved, limits hold, legal and why_not agree on all conceivable moves, play ends (DU05, DU14)."""
    rules = DEALS // DEALS_A_RULE // PARTS
    swept = 0
    for number in range(part * rules, (part + 1) * rules):
        auditor = Auditor(Rules(**matrix(number)), number)
        broken = auditor.run(DEALS_A_RULE, SWEEP_EVERY)
        assert broken == 0, (PROMISES[broken], number, matrix(number))
        swept += auditor.positions

    assert swept > rules


def test_the_plain_engine_keeps_its_promises_too(plain: SimpleNamespace):
    for number in range(6):
        auditor = plain.audit.Auditor(plain.rules.Rules(**matrix(number)), number)
        assert auditor.run(3, 60) == 0


def test_the_matrix_reaches_every_value_of_every_setting():
    points = [matrix(number) for number in range(200)]

    for name, values in CHOICES.items():
        assert {point[name] for point in points} == set(values)
    assert {(point["deck"], point["players"]) for point in points} == {
        (deck, players) for deck in (24, 36, 52) for players in range(2, min(6, deck // 6) + 1)
    }


@pytest.mark.parametrize(
    ("module", "name", "wrong", "promise"),
    [
        ("legal", "beaters", lambda attack, trump: (1 << 61) - 1, "LEGAL_IS_LEGAL"),
        (
            "legal",
            "put_openings",
            lambda p, moves: moves.put(0, p.hand[p.opener] & -p.hand[p.opener], -1),
            "REST_IS_NOT",
        ),
        ("legal", "put_transfers", lambda p, moves: None, "REST_IS_NOT"),
        ("refusal", "why_too_many", lambda p, more: 0, "REST_IS_NOT"),
        ("refusal", "waits", lambda p, seat: False, "REST_IS_NOT"),
        ("audit", "forced", lambda p, seat: 6, "HOUSE"),
        ("audit", "asked", lambda p: 63, "ASKED"),
    ],
)
def test_a_wrong_rule_is_noticed(
    plain: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, module: str, name: str, wrong: object, promise: str
):
    """The laws above can fail: one wrong function, and they do."""
    monkeypatch.setattr(getattr(plain, module), name, wrong)
    rules = plain.rules.Rules(4, 36, transfer=1, open_set=1, throw_order=0)
    broken = plain.audit.Auditor(rules, 1).run(20, 3)

    assert broken == getattr(plain.audit, promise)
