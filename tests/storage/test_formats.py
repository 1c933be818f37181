"""Data files of every released format are brought up to date, and nothing in them is lost (SA10).

`formats/NUMBER.sql` is the dump of a file that a house of that format has written: a finished match of Durak with a
second one begun in the same room, one of Idiot and one of Dhumbal under way, and one abandoned.
"""

import sqlite3
from pathlib import Path

import pytest
from alembic import op

from tashkhana.core.entry import read_entry
from tashkhana.core.match import Match
from tashkhana.core.registry import all_games
from tashkhana.rooms import House, Pace, player_of
from tashkhana.storage import Log
from tashkhana.storage.migrate import migrate

ANNA = player_of("anna-has-a-long-secret-0")
FORMATS = sorted((Path(__file__).parent / "formats").glob("*.sql"))


def load(dump: Path, file: Path) -> None:
    """The data file as it was."""
    with sqlite3.connect(file) as connection:
        connection.executescript(dump.read_text("utf-8"))
    connection.close()


def dumped(file: Path) -> list[str]:
    connection = sqlite3.connect(file)
    lines = list(connection.iterdump())
    connection.close()
    return lines


@pytest.mark.parametrize("dump", FORMATS, ids=lambda dump: dump.stem)
async def test_what_a_released_version_wrote_goes_on(dump: Path, tmp_path: Path):
    """Statistics, unfinished matches and every entry; each match is at the table where it was left."""
    file = tmp_path / "house.db"
    load(dump, file)
    with sqlite3.connect(file) as before:
        entries = before.execute("SELECT room, match, version, line, asker, ask FROM entries").fetchall()

    async with Log.at(file) as log, House.open(log, all_games(), Pace(0)) as house:
        tallies = await house.statistics(ANNA)
        unfinished = await house.unfinished(ANNA)
        for saved, match, _ in unfinished:
            room = await house.room(saved.id)
            lines = [line for at, number, _, line, _, _ in entries if (at, number) == (saved.id, room.number)]
            played = [read_entry(line, match.game.shapes) for line in lines]
            again = Match.replay(match.game, match.settings, played)
            assert [again.seen(seat) for seat in (0, 1, None)] == [room.match.seen(seat) for seat in (0, 1, None)]
            assert again.version > 2
            assert (saved.kind, saved.phase, saved.host, saved.watch, saved.text) == (
                "alone",
                "playing",
                0,
                None,
                False,
            )
            assert room.match.settings["clock"] == "off"
            assert set(room.match.settings) == {setting.id for setting in match.game.settings}

    assert [(game, tally.played, tally.won, tally.abandoned) for game, tally in tallies.items()] == [
        ("dhumbal", 0, 0, 1),
        ("durak", 1, 1, 0),
    ]
    assert sorted(saved.game for saved, _, _ in unfinished) == ["dhumbal", "durak", "idiot"]
    with sqlite3.connect(file) as after:
        assert after.execute("SELECT room, match, version, line, asker, ask FROM entries").fetchall() == entries
        assert after.execute("SELECT count(*) FROM matches").fetchone() == (5,)


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """All of it or nothing: a house that stops in the middle can be started again by either version."""
    file = tmp_path / "house.db"
    load(FORMATS[0], file)
    before = dumped(file)
    with monkeypatch.context() as broken:
        broken.setattr(op, "drop_table", lambda *_: (_ for _ in ()).throw(OSError("the disk is full")))
        with pytest.raises(OSError, match="the disk is full"):
            migrate(file)

    assert dumped(file) == before
    migrate(file)
    assert dumped(file) != before
