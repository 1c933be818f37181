"""Records: matches that people can read and the house can replay."""

from __future__ import annotations

import msgspec
import pytest
import yaml

from tashkhana.core.match import Match
from tashkhana.core.record import FORMAT, read_record, write_record
from tashkhana.core.refusal import NotAllowed
from tashkhana.core.seal import Seal
from tests.laws.play import GAMES, play

GAME = GAMES[0]
PLAYED = play(GAME, dict(GAME.read_settings(None, {})), 7)
TEXT = write_record(GAME, PLAYED.settings, PLAYED.entries)

SEAL = {
    "match": 1,
    "deal": 1,
    "method": "tashkhana-1",
    "seal": "0" * 64,
    "secret": "1" * 64,
    "numbers": [None, "2" * 64],
}


def changed(**changes: object) -> str:
    """The record with some of its fields changed; ... takes a field away."""
    document = {**yaml.safe_load(TEXT), **changes}
    return yaml.safe_dump({key: value for key, value in document.items() if value is not ...})


def test_a_record_is_one_line_an_entry():
    lines = TEXT.splitlines()

    assert lines[0] == f"tashkhana-record: {FORMAT}"
    assert f"- {PLAYED.entries[1]}" in lines
    assert len(lines) < len(PLAYED.entries) + len(PLAYED.settings) + 10


def test_a_record_replays():
    match = read_record(TEXT).replay()

    assert match.version == len(PLAYED.entries)
    assert match.result == PLAYED.matches[-1].result


def test_a_setting_that_a_record_does_not_name_is_the_houses_own():
    settings = {**PLAYED.settings}
    del settings["speed"]

    assert read_record(changed(settings=settings)).settings["speed"] == PLAYED.settings["speed"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[",
        "- a",
        "just words",
        "tashkhana-record",
        "a: b",
        changed(**{"tashkhana-record": FORMAT + 1}),
        changed(**{"tashkhana-record": "1"}),
        changed(game="whist"),
        changed(game=...),
        changed(settings=...),
        changed(settings=["deck"]),
        changed(settings={"colour": "red"}),
        changed(settings={"players": 99}),
        changed(entries=...),
        changed(entries="deal"),
        changed(entries=["nonsense"]),
        changed(entries=["A fly"]),
        changed(entries=[None]),
        changed(seals=None),
        changed(seals="sealed"),
        changed(seals=[{}]),
        changed(seals=[{**SEAL, "secret": "short"}]),
        changed(seals=[{**SEAL, "numbers": ["é" * 64]}]),
        changed(seals=[{**SEAL, "deal": 0}]),
        changed(seals=[SEAL, SEAL]),
        "tashkhana-record: 1\nentries: " + "[" * 5000,
        "[" * 5000 + "]" * 5000,
    ],
)
def test_a_text_that_is_no_record_says_what_is_wrong(text: str):
    with pytest.raises(ValueError, match=r".+"):
        read_record(text)


def test_a_record_of_moves_that_are_refused_does_not_replay():
    lines = [str(entry) for entry in PLAYED.entries]
    record = read_record(changed(entries=[lines[0], *lines[2:]]))

    with pytest.raises(NotAllowed):
        record.replay()


def test_an_empty_record_is_a_match_before_its_first_deal():
    match = read_record(write_record(GAME, PLAYED.settings, [])).replay()

    assert match == Match.begin(GAME, PLAYED.settings)
    assert match.stage == "before-deal"


def test_a_record_holds_the_seals_of_its_deals():
    """Written plainly, so that a stranger can check them; a record without seals stays a record."""
    seal = msgspec.convert(SEAL, Seal)
    text = write_record(GAME, PLAYED.settings, PLAYED.entries, [seal])

    assert yaml.safe_load(text)["seals"] == [SEAL]
    assert read_record(text).seals == (seal,)
    assert "seals" not in yaml.safe_load(TEXT)
    assert read_record(TEXT).seals == ()
