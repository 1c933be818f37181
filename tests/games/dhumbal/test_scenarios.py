"""The scenario files of Dhumbal hold, and between them they speak of every rule, edge case, setting and reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tashkhana.core.scenario.file import Case, RefusedSettings, read_file
from tashkhana.core.scenario.run import failure
from tashkhana.core.scenario.steps import Expect
from tashkhana.core.settings import Choice, Counted, Number
from tashkhana.games.dhumbal.codes import REASONS
from tashkhana.games.dhumbal.game import GAME
from tashkhana.games.dhumbal.settings import SETTINGS

FILES = sorted((Path(__file__).resolve().parents[3] / "scenarios" / "dhumbal").glob("*.yaml"))

NO_DEAL = {"HK-19", "HK-20"}
"""Rules about computer players, which no scenario of a deal can show."""

EDGE_CASES = "01 02 04 05 07 08 10 11 13 14 16 17 19 20 22 23 25 26 28 29 31 32 34 35 37"
"""HE-38 is about a computer player."""

FAULTS = "02 04 06 07 09 11 13"

VARIANTS = {"HV-01", "HV-02", "HV-03", "HV-04", "HV-06"}

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


def spoken_of(pattern: str) -> set[str]:
    return {number for case in CASES for number in re.findall(pattern, case.rule)}


def test_every_rule_of_a_deal_or_a_match_has_a_scenario():
    assert spoken_of(r"HK-\d\d") == {f"HK-{number:02}" for number in range(1, 21)} - NO_DEAL


def test_every_edge_case_has_a_scenario():
    assert spoken_of(r"HE-(\d\d)") == set(EDGE_CASES.split())


def test_every_fault_seen_elsewhere_has_a_scenario():
    assert spoken_of(r"DH(\d\d)") == set(FAULTS.split())


def test_every_variant_that_the_settings_offer_has_a_scenario():
    assert spoken_of(r"HV-\d\d") == VARIANTS


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


def test_refused_settings_have_scenarios():
    """There are always enough cards in Dhumbal."""
    codes = {case.start.code for case in CASES if isinstance(case.start, RefusedSettings)}

    assert codes == {"setting-unknown", "setting-out-of-range"}


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.id)
def test_every_value_of_a_setting_is_played(setting: Choice | Number | Counted):
    played = {case.start[-1].settings[setting.id] for case in CASES if not isinstance(case.start, RefusedSettings)}
    wanted = {1, 2, 3, 20, "until_one_left"} if setting.id == "rounds" else set(setting.examples())

    assert wanted <= played


def test_every_preset_is_played():
    assert {case.start[-1].settings["pick_up"] for case in CASES if not isinstance(case.start, RefusedSettings)} == {
        "top_only",
        "ends_of_last_throw",
        "any_of_last_throw",
    }
    assert {"dhumbal", "jhyap-100", "yaniv"} == set(GAME.presets)
