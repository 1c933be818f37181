"""Playing scenario files: what holds passes, what does not is told with what was found."""

from __future__ import annotations

import textwrap

import pytest

from tashkhana.core.scenario.file import Case, read_file
from tashkhana.core.scenario.run import failure

START = """
- id: one
  rule: DK-10
  title: Some case
  game: durak
  settings: {settings}
  position:
    trump: H
    hands: {hands}
    talon: "{talon}"
    attacker: A
  steps:
"""


def case(
    steps: str,
    hands: str = '{A: "7S 7D KC", B: "8S 9D TC", C: "7C KD"}',
    settings: str = "{}",
    talon: str = "",
) -> Case:
    """A case of Durak from the start of a bout, with these steps."""
    head = START.format(hands=hands, settings=settings, talon=talon)
    cases, faults = read_file(head + textwrap.indent(textwrap.dedent(steps), "    "))
    assert faults == []
    return cases[0]


def found(steps: str, **start: str) -> str | None:
    """What is wrong with these steps, or None."""
    return failure(case(steps, **start))


def test_a_case_without_steps_holds():
    assert found("[]") is None


def test_a_move_that_is_refused_is_a_failure():
    assert found("- A attack 9S") == "step 1: expected `A attack 9S` to be played, found refused: not-your-card"


def test_the_step_that_fails_is_counted_from_one():
    assert found("- A attack 7S\n- table: '7S'\n- B cover 7S KD").startswith("step 3: ")  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("expected", "says"),
    [
        ("trump: S", "trump: expected S, found H"),
        ("table: '7D'", "table: expected 7D, found 7S"),
        ("hands: {A: '7D'}", "hands: expected {A: 7D}, found {A: KC 7D}"),
        ("counts: {A: 2, B: 4}", "counts: expected {A: 2, B: 4}, found {A: 2, B: 3}"),
        ("turn: [A]", "turn: expected [A], found [B]"),
        ("legal: {B: [take]}", "legal: expected {B: [take]}, found {B: [cover 7S 8S, take]}"),
        ("can: {B: [take, done]}", "can: expected {B: [done, take]}, found {B: [take]}"),
        ("cannot: {B: {take: any}}", "cannot: expected {B: {take: any}}, found {B: {take: legal}}"),
        (
            "cannot: {B: {cover 7S TC: too-low}}",
            "cannot: expected {B: {cover 7S TC: too-low}}, found {B: {cover 7S TC: wrong-suit}}",
        ),
        ("forced: {B: take}", "forced: expected {B: take}, found {B: none}"),
        ("attacker: B", "attacker: expected B, found A"),
        ("defender: A", "defender: expected A, found B"),
        ("lead: C", "lead: expected C, found A"),
        ("dealer: A", "dealer: expected A, found C"),
        ("lead_card: 6H", "lead_card: expected 6H, found none"),
        ("talon: 1", "talon: expected 1, found 0"),
        ("beaten: 0", "beaten: expected 0, found 28"),
        ("out: [B]", "out: expected [B], found []"),
        ("result: {fool: B}", "result: expected {fool: B}, found none"),
        ("match: {drawn: true}", "match: expected {drawn: true}, found none"),
        ("marks: {A: 1}", "marks: expected {A: 1}, found {A: 0}"),
        ("sees: {C: {hidden: [7S]}}", "sees: expected {C: {hidden: [7S]}}, found {C: {hidden: []}}"),
        ("sees: {C: {shown: [7S, KC]}}", "sees: expected {C: {shown: [7S, KC]}}, found {C: {shown: [7S]}}"),
    ],
)
def test_what_does_not_hold_is_told_with_what_was_found(expected: str, says: str):
    assert found(f"- A attack 7S\n- {expected}") == f"step 2: {says}"


def test_all_keys_of_an_expectation_are_compared():
    assert found("- {trump: H, talon: 0, out: [], attacker: B}") == "step 1: attacker: expected B, found A"


def test_the_order_of_moves_and_of_their_cards_makes_no_difference():
    steps = """
        - A attack 7D 7S
        - B take
        - legal: {C: [done, throw 7C]}
        - C throw 7C
    """

    assert found(steps) is None
    assert found("- can: {A: [attack 7D 7S]}\n- can: {A: [attack 7S 7D]}") is None


def test_attack_cards_lie_as_they_were_laid():
    assert found("- A attack 7S 7D\n- table: '7S 7D'") is None
    assert found("- A attack 7D 7S\n- table: '7D 7S'") is None
    assert found("- A attack 7D 7S\n- table: '7S 7D'") is not None


def test_a_refused_try_changes_nothing():
    steps = """
        - A attack 7S
        - cannot: {B: {"cover 7S TC": any, "transfer 7C": not-your-card}, C: {done: any}, A: {take: any}}
        - hands: {A: "7D KC", B: "8S 9D TC", C: "7C KD"}
          table: "7S"
          turn: [B]
    """

    assert found(steps) is None


def test_the_house_plays_until_all_that_are_left_must_be_asked():
    steps = """
        - A attack 7S
        - house
        - B cover 7S 8S
        - turn: [A, C]
          forced: {A: none, B: none, C: none}
        - house
        - turn: [A, C]
        - C throw 7C
        - B take
        - turn: [A]
          forced: {C: done}
        - house
        - turn: [A]
          forced: {C: none}
        - house
        - turn: [A]
        - A done
        - attacker: C
    """

    assert found(steps) is None


def test_the_house_plays_one_move_after_another():
    steps = """
        - A attack KC
        - forced: {B: take}
          turn: []
        - house
        - hands: {B: "8S 9D TC KC"}
          attacker: C
          turn: [C]
    """

    assert found(steps, hands='{A: "7S KC", B: "8S 9D TC", C: "7C QD"}', settings="{auto_take: no_reply}") is None


def test_sees_searches_everything_that_was_told_since_the_start():
    steps = """
        - sees:
            A: {shown: [7S, 6H], hidden: [8S, 7C, 6C]}
            B: {shown: [8S, 6H], hidden: [7S]}
        - A attack 7S
        - B take
        - sees: {B: {shown: [7S]}, C: {shown: [7S], hidden: [7D]}}
        - A done
        - C done
        - sees:
            A: {shown: [7S, 7D, KC, 6C], hidden: [8S, 7C]}
            B: {shown: [7S], hidden: [7D, 6C, KD]}
    """

    assert found(steps, talon="6C 6D 6S 8C 8D 6H") is None


def test_sees_counts_the_cards_told_at_the_deal():
    content = """
    - id: one
      rule: DK-04
      title: Lowest trump
      game: durak
      settings: {players: 2}
      deck: 6H 7H 8H 9C rest
      steps:
        - {trump: H, lead_card: 6H}
        - sees: {B: {shown: [6H], hidden: [8H, AS]}, A: {shown: [6H], hidden: [7H]}}
    """

    cases, faults = read_file(content)

    assert faults == []
    assert failure(cases[0]) is not None  # the turned-up card is a club
    assert "trump: expected H, found" in str(failure(cases[0]))


def test_a_deal_follows_a_result_and_nothing_else():
    steps = """
        - A attack 7S
        - B take
        - result: {fool: B}
        - deal rest
        - result: none
          marks: {A: 0, B: 1}
          counts: {A: 6, B: 6}
    """

    assert found(steps, hands='{A: "7S", B: "8C 9D"}') is None
    assert found("- deal rest") == (
        "step 1: expected `deal "
        "6C 7C 8C 9C TC JC QC KC AC 6D 7D 8D 9D TD JD QD KD AD 6H 7H 8H 9H TH JH QH KH AH 6S 7S 8S 9S TS JS QS KS AS` "
        "to be played, found refused: deal-under-way"
    )


def test_a_shuffle_that_is_not_due_is_a_failure():
    assert "no stock that waits" in str(found("- shuffle 6C rest"))


def refused(settings: str, code: str, preset: str = "house") -> str | None:
    """What is wrong with a case of refused settings."""
    head = "{id: one, rule: DK-02, title: Settings, game: durak"
    cases, faults = read_file(f"- {head}, preset: {preset}, settings: {settings}, refused: {code}}}")
    assert faults == []
    return failure(cases[0])


def test_settings_must_be_refused_with_the_code():
    assert refused("{players: 5, deck: 24}", "not-enough-cards") is None
    assert refused("{players: 7}", "setting-out-of-range") is None
    assert refused("{colour: red}", "setting-unknown") is None


def test_settings_refused_with_another_code_are_a_failure():
    assert refused("{players: 7}", "not-enough-cards") == (
        "expected settings refused: not-enough-cards, found refused: setting-out-of-range"
    )


def test_settings_that_are_accepted_are_a_failure():
    assert refused("{players: 4}", "not-enough-cards") == "expected settings refused: not-enough-cards, found accepted"


@pytest.mark.parametrize(
    ("expected", "holds"),
    [
        ("result: {fool: B}", True),
        ("result: {fool: A}", False),
        ("result: {drawn: true}", False),
        ("result: {drawn: false}", True),
        ("result: none", False),
        ("match: {loser: B}", True),
        ("match: {loser: A}", False),
        ("match: {winners: [A]}", False),
        ("match: {drawn: true}", False),
        ("match: none", False),
        ("marks: {B: 1}", True),
        ("turn: []", True),
        ("legal: {A: [], B: []}", True),
        ("cannot: {A: {done: deal-over}}", True),
    ],
)
def test_results_are_compared_exactly(expected: str, holds: bool):
    steps = f"- A attack 7S\n- B take\n- {expected}"

    assert (found(steps, hands='{A: "7S", B: "8C 9D"}', settings="{match: single}") is None) == holds


def test_winners_are_compared_whole():
    hands = '{A: "7S", B: "8C 9D", C: ""}'

    assert (
        found("- A attack 7S\n- B take\n- match: {winners: [C, A]}", hands=hands, settings="{match: 'deals:1'}") is None
    )
    assert found("- A attack 7S\n- B take\n- match: {winners: [A]}", hands=hands, settings="{match: 'deals:1'}") == (
        "step 3: match: expected {winners: [A]}, found {winners: [A, C]}"
    )
