"""The scenario files of Durak hold, and between them they speak of every rule, edge case, setting and reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tashkhana.core.scenario.file import Case, RefusedSettings, read_file
from tashkhana.core.scenario.run import failure
from tashkhana.core.scenario.steps import Expect
from tashkhana.core.settings import Choice, Counted, Number
from tashkhana.games.durak.codes import REASONS
from tashkhana.games.durak.settings import SETTINGS

FILES = sorted((Path(__file__).resolve().parents[3] / "scenarios" / "durak").glob("*.yaml"))

NO_DEAL = {"DK-26", "DK-27"}
"""Rules about statistics and leavers, which no scenario of a deal can show."""

EDGE_CASES = """
01 02 04 05 07 08 10 11 13 14 16 17 19 20 22 23 25 26 28 29 31 32 34 35 37 38 40 41 43 44 46 47 49 50 52 53 55 56 58
"""
FAULTS = "01 04 06 09 11 15 17 20 22 24 26 28"
"""DU05 is about leavers and DU14 a law over random games; both have tests of their own."""

UNREACHABLE = {"", "unknown-move"}
"""`unknown-move` cannot be written down in a scenario."""


def read(file: Path) -> list[Case]:
    """The cases of a file that has no faults."""
    cases, faults = read_file(file.read_text(encoding="utf-8"))
    assert faults == []
    return cases


CASES = [case for file in FILES for case in read(file)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_the_scenario_holds(case: Case):
    assert failure(case) is None


def test_ids_are_used_once_in_all_files():
    ids = [case.id for case in CASES]

    assert len(set(ids)) == len(ids)


def test_every_rule_of_a_deal_or_a_match_has_a_scenario():
    spoken_of = {number for case in CASES for number in re.findall(r"DK-\d\d", case.rule)}

    assert spoken_of == {f"DK-{number:02}" for number in range(1, 32)} - NO_DEAL


def test_every_edge_case_has_a_scenario():
    spoken_of = {number for case in CASES for number in re.findall(r"DE-(\d\d)", case.rule)}

    assert spoken_of == set(EDGE_CASES.split())


def test_every_fault_seen_elsewhere_has_a_scenario():
    spoken_of = {number for case in CASES for number in re.findall(r"DU(\d\d)", case.rule)}

    assert spoken_of == set(FAULTS.split())


def reasons_expected() -> set[str]:
    """The reason codes that scenarios expect."""
    found = set()
    for case in CASES:
        for step in case.steps:
            for wanted in step.wanted if isinstance(step, Expect) else ():
                if wanted.key == "cannot":
                    found |= {code for moves in wanted.value.values() for code in moves.values()}
    return found


def test_every_reason_code_has_a_scenario():
    assert reasons_expected() - {"any"} == set(REASONS) - UNREACHABLE


def test_every_refusal_of_settings_has_a_scenario():
    codes = {case.start.code for case in CASES if isinstance(case.start, RefusedSettings)}

    assert codes == {"setting-unknown", "setting-out-of-range", "not-enough-cards"}


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.id)
def test_every_value_of_a_setting_is_played(setting: Choice | Number | Counted):
    played = {case.start[-1].settings[setting.id] for case in CASES if not isinstance(case.start, RefusedSettings)}

    assert set(setting.examples()) <= played
