"""The scenario files of Idiot hold, and between them they speak of every rule, edge case, setting and reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tashkhana.core.scenario.file import Case, RefusedSettings, read_file
from tashkhana.core.scenario.run import failure
from tashkhana.core.scenario.steps import Expect
from tashkhana.core.settings import Choice, Counted, Number
from tashkhana.games.idiot.codes import REASONS
from tashkhana.games.idiot.settings import SETTINGS

FILES = sorted((Path(__file__).resolve().parents[3] / "scenarios" / "idiot").glob("*.yaml"))

EDGE_CASES = "01 02 04 05 07 08 10 11 13 14 16 17 19 20 22 23 25 26 28 29 31 32 34 35 37 38 40"
VARIANTS = "01 02 03 04 05 06 07 08 09 10 12 13 14"
"""Those that the house has settings for."""
FAULTS = "01 03 05 08 11 12"

UNREACHABLE = {"", "unknown-move"}
"""`unknown-move` cannot be written down in a scenario."""


def read(file: Path) -> list[Case]:
    """The cases of a file that has no faults."""
    cases, faults = read_file(file.read_text(encoding="utf-8"))
    assert faults == []
    return cases


CASES = [case for file in FILES for case in read(file)]


def spoken_of(kind: str) -> set[str]:
    """The numbers of this kind that cases name."""
    return {number for case in CASES for number in re.findall(rf"\b{kind}-?(\d\d)", case.rule)}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_the_scenario_holds(case: Case):
    assert failure(case) is None


def test_ids_are_used_once_in_all_files():
    ids = [case.id for case in CASES]

    assert len(set(ids)) == len(ids)


def test_every_rule_has_a_scenario():
    assert spoken_of("IK") == {f"{number:02}" for number in range(1, 20)}


def test_every_edge_case_and_variant_has_a_scenario():
    assert spoken_of("IE") == set(EDGE_CASES.split())
    assert spoken_of("IV") == set(VARIANTS.split())


def test_every_fault_seen_elsewhere_has_a_scenario():
    assert spoken_of("ID") == set(FAULTS.split())


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
