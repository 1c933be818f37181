"""What holds after every move of random deals over the whole matrix of settings.

20,000 deals in the usual run; TASHKHANA_DEALS=100000 asks for more.
"""

from __future__ import annotations

import os
from types import SimpleNamespace

import pytest

from tashkhana.games.dhumbal.audit import CHOICES, PROMISES, Auditor, matrix
from tashkhana.games.dhumbal.rules import Rules

PARTS = 10
DEALS = int(os.environ.get("TASHKHANA_DEALS", "20000"))
DEALS_A_RULE = 10
SWEEP_EVERY = 100


@pytest.mark.parametrize("part", range(PARTS))
def test_the_engine_keeps_its_promises(part: int):
    """Cards are conserved, legal and why_not agree on all conceivable moves, play ends, what is paid sums to zero."""
    rules = DEALS // DEALS_A_RULE // PARTS
    swept = rebuilt = 0
    for number in range(part * rules, (part + 1) * rules):
        auditor = Auditor(Rules(**matrix(number)), number)
        broken = auditor.run(DEALS_A_RULE, SWEEP_EVERY)
        assert broken == 0, (PROMISES[broken], number, matrix(number))
        swept += auditor.positions
        rebuilt += auditor.rebuilt

    assert swept > rules
    assert rebuilt > rules, "the stock ran out too seldom to be looked at"


def test_the_plain_engine_keeps_its_promises_too(plain: SimpleNamespace):
    for number in range(6):
        auditor = plain.audit.Auditor(plain.rules.Rules(**matrix(number)), number)
        assert auditor.run(3, 60) == 0


def test_the_matrix_reaches_every_value_of_every_setting():
    points = [matrix(number) for number in range(200)]

    for name, values in CHOICES.items():
        assert {point[name] for point in points} == set(values)
    assert {point["players"] for point in points} == {2, 3, 4, 5, 6}


@pytest.mark.parametrize(
    ("module", "name", "wrong", "promise"),
    [
        ("legal", "put_sets", lambda alike, jokers, moves: None, "REST_IS_NOT"),
        ("legal", "put_runs", lambda suit, jokers, moves: None, "REST_IS_NOT"),
        ("legal", "holes", lambda cards: 0, "LEGAL_IS_LEGAL"),
        ("refusal", "offers", lambda p, card: True, "REST_IS_NOT"),
        ("refusal", "follows", lambda cards, wild: False, "LEGAL_IS_LEGAL"),
        ("audit", "asked", lambda p: 63, "ASKED"),
        ("audit", "weight", lambda p, seat: 7, "RESULT"),
    ],
)
def test_a_wrong_rule_is_noticed(
    plain: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, module: str, name: str, wrong: object, promise: str
):
    """The laws above can fail: one wrong function, and they do."""
    monkeypatch.setattr(getattr(plain, module), name, wrong)
    rules = plain.rules.Rules(4, 7, jokers=2, sequences=1, joker_in_sequence=1, discard_first=1, pick_up=2)
    broken = plain.audit.Auditor(rules, 1).run(40, 3)

    assert broken == getattr(plain.audit, promise)


def test_a_charge_that_is_not_settled_is_noticed(plain: SimpleNamespace, monkeypatch: pytest.MonkeyPatch):
    """What is paid must sum up to zero: a table that pays the winner nothing is found out."""

    def settle(position):
        for seat in range(position.players):
            position.paid[seat] = -position.took[seat]

    monkeypatch.setattr(plain.engine.Position, "settle", settle)

    assert plain.audit.Auditor(plain.rules.Rules(3), 1).run(10, 50) == plain.audit.ZERO
