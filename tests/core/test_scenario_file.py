"""Reading scenario files: what is malformed is refused with its case and its field."""

from __future__ import annotations

import copy
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from tashkhana.core.scenario.fields import Malformed, share_out
from tashkhana.core.scenario.file import Fault, read_file
from tashkhana.core.scenario.run import failure

POSITION: dict[str, Any] = {
    "id": "one",
    "rule": "DK-10",
    "title": "Higher of the suit covers",
    "game": "durak",
    "position": {
        "trump": "H",
        "hands": {"A": "9S AC", "B": "TS 8S"},
        "talon": "7C 6H",
        "attacker": "A",
    },
    "steps": ["A attack 9S", {"legal": {"B": ["cover 9S TS", "take"]}}],
}
DECK: dict[str, Any] = {
    "id": "one",
    "rule": "DK-02",
    "title": "Six cards each",
    "game": "durak",
    "deck": "rest",
    "steps": [{"trump": "H"}],
}


def changed(case: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """The case with some fields changed: `position__talon` lies inside `position`; ... takes a field away."""
    found = copy.deepcopy(case)
    for path, value in changes.items():
        *outer, key = path.split("__")
        place = found
        for name in outer:
            place = place[name]
        if value is ...:
            del place[key]
        else:
            place[key] = value
    return found


def faults(*cases: Any) -> list[Fault]:
    """What is malformed in a file of these cases."""
    return read_file(yaml.safe_dump(list(cases)))[1]


def step(raw: Any) -> dict[str, Any]:
    """The position with this as its only step."""
    return changed(POSITION, steps=[raw])


def test_a_sound_file_has_cases_and_no_faults():
    cases, found = read_file(yaml.safe_dump([POSITION, changed(DECK, id="two")]))

    assert found == []
    assert [case.id for case in cases] == ["one", "two"]
    assert cases[0].title == "Higher of the suit covers"
    assert cases[0].rule == "DK-10"


@pytest.mark.parametrize(
    "content",
    [
        "- id: [",
        "\t- id: one",
        "- {a: b",
        "a: b: c",
        "- !!python/object:os.system {}",
        "- id: 2020-99-99",
        "--- 1\n--- 2",
        "- *nowhere",
        "",
        "# nothing",
        "just words",
        "id: one",
        "42",
        "[" * 1500,
        "- \x00",
    ],
)
def test_a_file_that_is_no_list_of_cases_is_malformed(content: str):
    cases, found = read_file(content)

    assert cases == []
    assert len(found) == 1
    assert found[0].case == ""
    assert found[0].why


def test_an_empty_list_has_no_cases():
    assert read_file("[]") == ([], [])


@pytest.mark.parametrize("raw", [None, 7, "words", ["list"], True])
def test_a_case_that_is_no_mapping_is_malformed(raw: Any):
    assert faults(raw)[0].case == "number 1"


def test_a_case_with_keys_that_are_no_words_is_malformed():
    assert "key" in faults(POSITION | {7: 1})[0].why


@pytest.mark.parametrize("key", ["id", "rule", "title", "game", "steps"])
def test_a_missing_key_is_named(key: str):
    (found,) = faults(changed(POSITION, **{key: ...}))

    assert found.field == key
    assert found.case == ("number 1" if key == "id" else "one")
    assert "missing" in found.why


@pytest.mark.parametrize("key", ["id", "rule", "title", "game"])
@pytest.mark.parametrize("value", [None, 7, "", "  ", ["x"], {"x": 1}, True])
def test_names_are_texts(key: str, value: Any):
    assert [fault.field for fault in faults(changed(POSITION, **{key: value}))] == [key]


@pytest.mark.parametrize("rule", ["nonsense", "DK", "10", "DK-10; DK-11", "DK-10, see there", "-10"])
def test_a_rule_is_one_or_more_numbers(rule: str):
    assert faults(changed(POSITION, rule=rule))[0].field == "rule"


@pytest.mark.parametrize("rule", ["DK-10", "DK-10, DK-11", "DK-10,DV-02", "DU01", "K-22"])
def test_rules_are_separated_by_commas(rule: str):
    assert faults(changed(POSITION, rule=rule)) == []


def test_an_id_stands_once_in_a_file():
    (found,) = faults(POSITION, changed(DECK, id="two"), POSITION)

    assert (found.case, found.field) == ("one", "id")


def test_every_malformed_case_is_told_and_the_others_are_read():
    content = yaml.safe_dump([changed(POSITION, game="whist"), changed(DECK, id="two"), changed(DECK, id="x", deck=1)])

    cases, found = read_file(content)

    assert [case.id for case in cases] == ["two"]
    assert [(fault.case, fault.field) for fault in found] == [("one", "game"), ("x", "deck")]


@pytest.mark.parametrize(
    ("content", "field"),
    [
        ("- id: one\n  id: two", "id"),
        ("- id: one\n  settings: {deck: 36, deck: 24}", "settings.deck"),
        ('- id: one\n  position: {hands: {A: "7S", A: "8S"}}', "position.hands.A"),
        ("- id: one\n  steps: [house, {turn: [A], turn: [B]}]", "steps[2].turn"),
        ("- id: one\n  steps: [{cannot: {A: {done: any, done: any}}}]", "steps[1].cannot.A.done"),
    ],
)
def test_a_key_that_stands_twice_is_malformed(content: str, field: str):
    (found,) = read_file(content)[1]

    assert found.field == field
    assert "twice" in found.why


def test_an_alias_that_holds_itself_is_malformed_and_ends():
    (found,) = read_file("- &a [*a]")[1]

    assert found.case == "number 1"


CASES_AND_FIELDS = [
    # the case
    (changed(POSITION, colour="red"), "colour"),
    (changed(POSITION, game="whist"), "game"),
    (changed(POSITION, game="Durak"), "game"),
    (changed(POSITION, preset="palace"), "preset"),
    (changed(POSITION, preset=7), "preset"),
    (changed(POSITION, settings=["deck"]), "settings"),
    (changed(POSITION, settings={7: 1}), "settings"),
    (changed(POSITION, settings={"trump_swap": "on"}), "settings.trump_swap"),
    (changed(POSITION, settings={"transfer": "maybe"}), "settings.transfer"),
    (changed(POSITION, settings={"transfer": None}), "settings.transfer"),
    (changed(POSITION, settings={"deck": 40}), "settings.deck"),
    (changed(POSITION, settings={"deck": [36]}), "settings.deck"),
    (changed(POSITION, settings={"first_limit": True}), "settings.first_limit"),
    (changed(POSITION, settings={"match": "deals"}), "settings.match"),
    (changed(POSITION, settings={"match": "deals:13"}), "settings.match"),
    (changed(POSITION, settings={"players": 3}), "settings.players"),
    (changed(POSITION, settings={"players": 7}), "settings.players"),
    (changed(POSITION, deck="rest"), "position"),
    (changed(POSITION, position=...), "position"),
    (changed(POSITION, dealer="A"), "dealer"),
    (changed(POSITION, steps="house"), "steps"),
    (changed(POSITION, steps=None), "steps"),
    # settings that are refused have no start
    (changed(POSITION, refused="setting-unknown"), "position"),
    (changed(DECK, refused="setting-unknown"), "deck"),
    (changed(DECK, deck=..., refused="setting-unknown"), "steps"),
    (changed(DECK, deck=..., steps=..., refused="setting-unknown", dealer="A"), "dealer"),
    (changed(DECK, deck=..., steps=..., refused=7), "refused"),
    (changed(DECK, deck=..., steps=..., refused="Not A Code"), "refused"),
    (changed(DECK, deck=..., steps=..., refused="setting-unknown", preset="palace"), "preset"),
    (changed(DECK, deck=..., steps=..., refused="setting-unknown", settings=[]), "settings"),
    # a deck
    (changed(DECK, deck=["6C"]), "deck"),
    (changed(DECK, deck=""), "deck"),
    (changed(DECK, deck="6C 7C"), "deck"),
    (changed(DECK, deck="6C 6C rest"), "deck"),
    (changed(DECK, deck="2C rest"), "deck"),
    (changed(DECK, deck="JK1 rest"), "deck"),
    (changed(DECK, deck="1C rest"), "deck"),
    (changed(DECK, deck="rest rest"), "deck"),
    (changed(DECK, deck="6c rest"), "deck"),
    (changed(DECK, dealer="E"), "dealer"),
    (changed(DECK, dealer="north"), "dealer"),
    (changed(DECK, dealer=2), "dealer"),
    (changed(DECK, settings={"players": 5, "deck": 24}), "settings"),
    # a position
    (changed(POSITION, position="rest"), "position"),
    (changed(POSITION, position__trump=...), "position.trump"),
    (changed(POSITION, position__hands=...), "position.hands"),
    (changed(POSITION, position__attacker=...), "position.attacker"),
    (changed(POSITION, position__zones={}), "position.zones"),
    (changed(POSITION, position__stock=""), "position.stock"),
    (changed(POSITION, position__totals={"A": 1}), "position.totals"),
    (changed(POSITION, position__trump="hearts"), "position.trump"),
    (changed(POSITION, position__trump=""), "position.trump"),
    (changed(POSITION, position__trump=None), "position.trump"),
    (changed(POSITION, position__hands="9S"), "position.hands"),
    (changed(POSITION, position__hands={}), "position.hands"),
    (changed(POSITION, position__hands={"A": "9S", "C": "TS"}), "position.hands"),
    (changed(POSITION, position__hands={"A": "9S", "b": "TS"}), "position.hands"),
    (changed(POSITION, position__hands={"A": "9S"}), "position"),
    (changed(POSITION, position__hands=dict(zip("ABCDEFG", ["9S"] * 7, strict=True))), "position"),
    (changed(POSITION, position__hands={"A": "9S", "B": 8}), "position.hands.B"),
    (changed(POSITION, position__hands={"A": "9S", "B": ["8S"]}), "position.hands.B"),
    (changed(POSITION, position__hands={"A": "9S", "B": "9S"}), "position.hands.B"),
    (changed(POSITION, position__hands={"A": "9S 9S", "B": "8S"}), "position.hands.A"),
    (changed(POSITION, position__hands={"A": "9S", "B": "2S"}), "position.hands.B"),
    (changed(POSITION, position__hands={"A": "9S", "B": "10S"}), "position.hands.B"),
    (changed(POSITION, position__hands={"A": "9S", "B": "rest"}), "position.hands.B"),
    (changed(POSITION, position__hands={"A": "", "B": "8S"}), "position.attacker"),
    (changed(POSITION, position__hands={"A": "9S", "B": ""}), "position.hands"),
    (changed(POSITION, position__hands={"A": "9S", "B": ""}, position__talon=""), "position.hands"),
    (changed(POSITION, position__talon="6H 7C"), "position.talon"),
    (changed(POSITION, position__talon="9S 6H"), "position.talon"),
    (changed(POSITION, position__talon="rest"), "position.talon"),
    (changed(POSITION, position__talon="rest rest 6H"), "position.talon"),
    (changed(POSITION, position__talon=["6H"]), "position.talon"),
    (changed(POSITION, position__talon=None), "position.talon"),
    (changed(POSITION, position__attacker="C"), "position.attacker"),
    (changed(POSITION, position__attacker=["A"]), "position.attacker"),
    (changed(POSITION, position__bout=0), "position.bout"),
    (changed(POSITION, position__bout="first"), "position.bout"),
    (changed(POSITION, position__bout=True), "position.bout"),
    (changed(POSITION, position__dealer="C"), "position.dealer"),
    (changed(POSITION, position__deal=0), "position.deal"),
    (changed(POSITION, position__deal=1.5), "position.deal"),
    (changed(POSITION, position__marks=1), "position.marks"),
    (changed(POSITION, position__marks={"C": 1}), "position.marks"),
    (changed(POSITION, position__marks={"A": -1}), "position.marks.A"),
    (changed(POSITION, position__marks={"A": "1"}), "position.marks.A"),
    (
        changed(POSITION, settings={"deck": 24}, position__hands=dict.fromkeys("BCDE", "") | {"A": "9S"}),
        "settings",
    ),
    # steps
    (step(7), "steps[1]"),
    (step(None), "steps[1]"),
    (step(""), "steps[1]"),
    (step([]), "steps[1]"),
    (step({}), "steps[1]"),
    (step({7: 1}), "steps[1]"),
    (step("C attack 9S"), "steps[1]"),
    (step("a attack 9S"), "steps[1]"),
    (step("attack 9S"), "steps[1]"),
    (step("A"), "steps[1]"),
    (step("A fly"), "steps[1]"),
    (step("A attack"), "steps[1]"),
    (step("A attack 1S"), "steps[1]"),
    (step("A attack 9S; take"), "steps[1]"),
    (step("A cover 9S"), "steps[1]"),
    (step("A cover 9S TS JS"), "steps[1]"),
    (step("A show 9S TS"), "steps[1]"),
    (step("A take 9S"), "steps[1]"),
    (step("A done done"), "steps[1]"),
    (step("A house"), "steps[1]"),
    (step("house house"), "steps[1]"),
    (step("deal"), "steps[1]"),
    (step("deal 6C 7C"), "steps[1]"),
    (step("deal rest rest"), "steps[1]"),
    (step("deal 6C 6C rest"), "steps[1]"),
    (step("deal 2C rest"), "steps[1]"),
    (step("deal cards"), "steps[1]"),
    (step("deal by C rest"), "steps[1]"),
    (step("deal by"), "steps[1]"),
    (step("shuffle rest rest"), "steps[1]"),
    (step("shuffle cards"), "steps[1]"),
    (changed(POSITION, steps=["A attack 9S", "B fly"]), "steps[2]"),
    # expectations
    (step({"colour": "red"}), "steps[1].colour"),
    (step({"zones": {}}), "steps[1].zones"),
    (step({"totals": {"A": 1}}), "steps[1].totals"),
    (step({"talon": 1, "colour": "red"}), "steps[1].colour"),
    (step({"legal": ["attack 9S"]}), "steps[1].legal"),
    (step({"legal": {}}), "steps[1].legal"),
    (step({"legal": {"C": []}}), "steps[1].legal"),
    (step({"legal": {"A": "attack 9S"}}), "steps[1].legal.A"),
    (step({"legal": {"A": ["fly"]}}), "steps[1].legal.A"),
    (step({"legal": {"A": [7]}}), "steps[1].legal.A"),
    (step({"can": {"A": ["attack 9"]}}), "steps[1].can.A"),
    (step({"cannot": {"A": ["attack 9S"]}}), "steps[1].cannot.A"),
    (step({"cannot": {"A": {"fly": "any"}}}), "steps[1].cannot.A"),
    (step({"cannot": {"A": {"attack 9": "any"}}}), "steps[1].cannot.A"),
    (step({"cannot": {"A": {"take": 7}}}), "steps[1].cannot.A.take"),
    (step({"cannot": {"A": {"take": ""}}}), "steps[1].cannot.A.take"),
    (step({"cannot": {"A": {"take": "Too Low"}}}), "steps[1].cannot.A.take"),
    (step({"turn": "A"}), "steps[1].turn"),
    (step({"turn": ["C"]}), "steps[1].turn"),
    (step({"turn": [0]}), "steps[1].turn"),
    (step({"forced": {"A": "fly"}}), "steps[1].forced.A"),
    (step({"forced": {"A": None}}), "steps[1].forced.A"),
    (step({"forced": "none"}), "steps[1].forced"),
    (step({"attacker": "C"}), "steps[1].attacker"),
    (step({"attacker": "none"}), "steps[1].attacker"),
    (step({"defender": ["A"]}), "steps[1].defender"),
    (step({"lead": 1}), "steps[1].lead"),
    (step({"dealer": "Z"}), "steps[1].dealer"),
    (step({"trump": "X"}), "steps[1].trump"),
    (step({"trump": "6H"}), "steps[1].trump"),
    (step({"lead_card": "6"}), "steps[1].lead_card"),
    (step({"lead_card": None}), "steps[1].lead_card"),
    (step({"table": ["9S"]}), "steps[1].table"),
    (step({"table": "9S/"}), "steps[1].table"),
    (step({"table": "9S/TS/JS"}), "steps[1].table"),
    (step({"table": "9S TX"}), "steps[1].table"),
    (step({"hands": {"A": 2}}), "steps[1].hands.A"),
    (step({"hands": {"A": ["9S"]}}), "steps[1].hands.A"),
    (step({"hands": {"A": "9S 1C"}}), "steps[1].hands.A"),
    (step({"hands": {"A": "rest"}}), "steps[1].hands.A"),
    (step({"counts": {"A": "2"}}), "steps[1].counts.A"),
    (step({"counts": {"A": -1}}), "steps[1].counts.A"),
    (step({"counts": {"A": True}}), "steps[1].counts.A"),
    (step({"counts": 2}), "steps[1].counts"),
    (step({"talon": "2"}), "steps[1].talon"),
    (step({"talon": "7C 6H"}), "steps[1].talon"),
    (step({"beaten": -1}), "steps[1].beaten"),
    (step({"beaten": 1.0}), "steps[1].beaten"),
    (step({"out": "A"}), "steps[1].out"),
    (step({"out": ["Z"]}), "steps[1].out"),
    (step({"result": "drawn"}), "steps[1].result"),
    (step({"result": None}), "steps[1].result"),
    (step({"result": {}}), "steps[1].result"),
    (step({"result": {"fool": "C"}}), "steps[1].result.fool"),
    (step({"result": {"drawn": "yes"}}), "steps[1].result.drawn"),
    (step({"result": {"fool": "A", "drawn": True}}), "steps[1].result"),
    (step({"result": {"winner": "A"}}), "steps[1].result.winner"),
    (step({"marks": {"A": "1"}}), "steps[1].marks.A"),
    (step({"marks": {"A": -1}}), "steps[1].marks.A"),
    (step({"match": "over"}), "steps[1].match"),
    (step({"match": {"winners": "A"}}), "steps[1].match.winners"),
    (step({"match": {"winners": ["C"]}}), "steps[1].match.winners"),
    (step({"match": {"loser": ["A"]}}), "steps[1].match.loser"),
    (step({"match": {"drawn": 1}}), "steps[1].match.drawn"),
    (step({"match": {"loser": "A", "drawn": True}}), "steps[1].match"),
    (step({"match": {}}), "steps[1].match"),
    (step({"match": {"idiot": "A"}}), "steps[1].match.idiot"),
    (step({"sees": {"A": ["7S"]}}), "steps[1].sees.A"),
    (step({"sees": {"A": {}}}), "steps[1].sees.A"),
    (step({"sees": {"A": {"hidden": "7S"}}}), "steps[1].sees.A.hidden"),
    (step({"sees": {"A": {"hidden": ["7"]}}}), "steps[1].sees.A.hidden"),
    (step({"sees": {"A": {"seen": ["7S"]}}}), "steps[1].sees.A.seen"),
    (step({"sees": {"C": {"hidden": ["7S"]}}}), "steps[1].sees"),
]


@pytest.mark.parametrize(("case", "field"), CASES_AND_FIELDS, ids=lambda value: value if isinstance(value, str) else "")
def test_what_is_malformed_is_told_with_its_case_and_field(case: dict[str, Any], field: str):
    (found,) = faults(case)

    assert (found.case, found.field) == ("one", field)
    assert found.why


@pytest.mark.parametrize(
    "case",
    [
        changed(POSITION, position__talon=...),
        changed(POSITION, position__talon=""),
        changed(POSITION, position__talon="rest 6H"),
        changed(POSITION, settings={"players": 2}),
        changed(POSITION, settings={"players": "2"}),
        changed(POSITION, settings={"transfer": False, "transfer_show": True}),
        changed(POSITION, settings={"deck": 52}, position__talon="2C 6H"),
        changed(POSITION, position__hands={"A": "9S", "B": "8S", "C": ""}, position__talon=""),
        changed(POSITION, position__marks={"B": 2}, position__deal=4, position__dealer="A"),
        changed(POSITION, steps=[]),
        changed(POSITION, preset="kathmandu"),
        changed(DECK, dealer="A", settings={"players": 2}),
        changed(DECK, deck="  AS\nrest   KS "),
        step({"cannot": {"A": {"attack 2C": "a-code-of-its-own", "attack JK1": "any"}}}),
        step({"legal": {"A": []}, "can": {"A": []}, "turn": [], "table": "", "out": []}),
        step({"match": "none", "result": "none", "lead_card": "none", "forced": {"B": "none"}}),
        step({"match": {"winners": ["B", "A"]}, "result": {"fool": "B"}, "marks": {"A": 0}}),
        step({"forced": {"B": "take"}, "lead_card": "6H", "trump": "S"}),
        step({"sees": {"A": {"hidden": ["7S"], "shown": []}}}),
        step("deal rest"),
        step("deal by B rest"),
        step("shuffle 6C rest"),
        step("  A   attack   9S  "),
    ],
)
def test_what_the_page_knows_is_read(case: dict[str, Any]):
    assert faults(case) == []


def test_an_enormous_value_is_told_briefly():
    (found,) = faults(changed(POSITION, title=[["x" * 1_000] * 20] * 20))

    assert len(found.why) < 500


def test_rest_is_every_card_not_named_elsewhere_in_pack_order():
    pack = [*["6C", "7C", "8C", "6D", "7D", "8D"], "JK1", "6C"]

    shared = share_out(pack, {"hand": "7C JK1", "stock": "8D rest 6D"}, ["stock"])

    assert shared["hand"] == ("7C", "JK1")
    assert shared["stock"] == ("8D", "6C", "6C", "8C", "7D", "6D")


def test_equal_cards_are_there_as_often_as_the_packs_hold_them():
    pack = ["7H", "7H", "8H"]

    assert share_out(pack, {"a": "7H 7H"}, [])["a"] == ("7H", "7H")
    with pytest.raises(Malformed, match="more often"):
        share_out(pack, {"a": "7H 7H", "b": "7H"}, [])


JUNK: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 99),
    st.floats(allow_nan=False),
    st.sampled_from(
        ["", "A", "Z", "9S", "rest", "none", "any", "house", "deal rest", "A attack 9S", "B take", "9S/TS", "-"]
    ),
    st.text(max_size=5),
    st.lists(st.sampled_from(["A", "B", "9S", "house", 7, None]), max_size=2),
    st.dictionaries(st.sampled_from(["A", "B", "Z", "fool", "drawn", "hidden", "loser", 7]), st.just("9S"), max_size=2),
)
EVERYTHING = changed(
    POSITION,
    preset="house",
    settings={"transfer": "on", "players": 2},
    position__dealer="A",
    position__deal=2,
    position__marks={"A": 1},
    position__bout=3,
    steps=[
        "A attack 9S",
        "house",
        {"legal": {"B": ["take"]}, "can": {"B": ["take"]}, "cannot": {"B": {"cover 9S 8S": "too-low"}}},
        {"turn": ["B"], "forced": {"B": "none"}, "attacker": "A", "defender": "B", "lead": "A", "dealer": "A"},
        {"trump": "H", "lead_card": "none", "table": "9S", "hands": {"A": "AC"}, "counts": {"B": 2}, "out": []},
        {"talon": 2, "beaten": 30, "result": "none", "marks": {"A": 1}, "match": "none"},
        {"sees": {"A": {"hidden": ["8S"], "shown": ["9S"]}}},
        "B take",
    ],
)


def places(raw: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of every value within a document."""
    inner = raw.items() if isinstance(raw, dict) else enumerate(raw) if isinstance(raw, list) else ()
    return [path, *(found for key, value in inner for found in places(value, (*path, key)))]


@given(path=st.sampled_from(places(EVERYTHING)[1:]), junk=JUNK, within=st.booleans())
@settings(max_examples=150, deadline=None, derandomize=True, database=None)
def test_whatever_stands_in_a_file_it_is_read_or_told_and_never_breaks(path: tuple[Any, ...], junk: Any, within: bool):
    case = copy.deepcopy(EVERYTHING)
    place = case
    for key in path[:-1]:
        place = place[key]
    if within and isinstance(place, dict) and isinstance(junk, str):
        place[junk] = place.pop(path[-1])
    else:
        place[path[-1]] = junk

    cases, found = read_file(yaml.safe_dump([case], allow_unicode=True))

    assert len(cases) + len(found) == 1
    assert all(isinstance(failure(sound), str | None) for sound in cases)
