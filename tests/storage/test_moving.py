"""All that is one player's becomes another's: what the log promises (SA19, ON39)."""

import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from tashkhana.storage import Line, Log, NewEntry, Result, SavedMoveCode, SavedRoom, SavedSeat, SavedSeatCode
from tashkhana.storage import moving as statements

OLD, NEW, THIRD = "a" * 64, "b" * 64, "c" * 64
KEPT = ("results", "seats", "barred", "seat_codes", "move_codes", "moved")
"""What may change; entries name seats, and so nobody."""


@pytest.fixture
async def log(tmp_path: Path) -> AsyncIterator[Log]:
    async with Log.at(tmp_path / "house.db") as opened:
        yield opened


def room(code: str, *players: str | None) -> SavedRoom:
    seats = tuple(SavedSeat(seat, player, "" if player is None else player[0]) for seat, player in enumerate(players))
    return SavedRoom(code, "toy", "house", {"players": len(seats)}, seats, 1, kind="friends", host=0)


async def ended(log: Log, code: str, match: int, *results: Result) -> None:
    assert await log.append(NewEntry(code, "toy", Line(match, 1, "A done"), results))


async def people(log: Log, code: str) -> list[str | None]:
    found = await log.find_room(code)
    assert found is not None
    return [seat.player for seat in found.seats]


def rows(file: Path) -> dict[str, list[tuple[object, ...]]]:
    with sqlite3.connect(file) as connection:
        return {table: connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in KEPT}


async def test_results_change_hands_and_none_counts_twice(log: Log):
    """Of a match that both have played, as of one that has been merged before, there is one result."""
    for code in ("one", "both"):
        await log.open_room(room(code, OLD, NEW))
    await ended(log, "one", 1, Result(0, OLD, "won"))
    await ended(log, "one", 2, Result(0, OLD, "lost"), Result(1, THIRD, "won"))
    await ended(log, "both", 1, Result(0, OLD, "won"), Result(1, NEW, "lost"))

    await log.merge(OLD, NEW)
    await log.merge(OLD, NEW)

    counted = (await log.statistics(NEW))["toy"]
    assert (counted.played, counted.won, counted.lost) == (3, 1, 2)
    assert await log.statistics(OLD) == {}
    assert (await log.statistics(THIRD))["toy"].won == 1


async def test_seats_change_hands_unless_the_person_sits_there_or_may_not(log: Log):
    """In open rooms and in closed ones; nobody has two seats at a table, and nobody comes back by this way."""
    for code, players in {"mine": (OLD, THIRD), "both": (OLD, NEW), "gone": (OLD, NEW), "closed": (OLD, None)}.items():
        await log.open_room(room(code, *players))
    left = replace(room("gone", OLD, None), host=0)
    await log.keep_leaving(left, SavedSeat(1, NEW, "b"), None, barred=True)
    await log.close_room(room("closed", OLD, None), SavedSeat(0, OLD, "a"), None)

    await log.merge(OLD, NEW)

    assert await people(log, "mine") == [NEW, THIRD]
    assert await people(log, "both") == [OLD, NEW]
    assert await people(log, "gone") == [OLD, None]
    assert await people(log, "closed") == [NEW, None]
    assert (await log.find_room("mine")).seats[0].name == "a"


async def test_who_may_not_come_back_may_not_under_another_secret(log: Log):
    """The bar moves along."""
    await log.open_room(room("one", THIRD, OLD))
    await log.keep_leaving(room("one", THIRD, None), SavedSeat(1, OLD, "a"), None, barred=True)

    await log.merge(OLD, NEW)

    assert await log.is_barred("one", NEW)


async def test_an_unfinished_match_is_offered_to_whom_it_belongs_now(log: Log):
    """And to nobody else."""
    await log.open_room(room("one", OLD, None))
    await log.append(NewEntry("one", "toy", Line(1, 1, "A x")))

    await log.merge(OLD, NEW)

    assert [found.id for found, _ in await log.unfinished(NEW)] == ["one"]
    assert await log.unfinished(OLD) == []
    assert (await log.knows(NEW), await log.knows(OLD), await log.knows(THIRD)) == (True, False, False)
    assert (await log.has_moved(OLD), await log.has_moved(NEW)) == (True, False)


async def test_codes_are_replaced_run_out_and_remember_who_used_them(log: Log):
    """So that whoever lost the answer may ask again, and nobody else can."""
    await log.open_room(room("one", OLD, None))
    now = int(time.time())
    await log.give_seat_code(SavedSeatCode("9" * 64, "one", OLD, now + 300))
    first, second, late = (
        SavedMoveCode(digit * 64, player, now + left)
        for digit, player, left in (("1", OLD, 300), ("2", OLD, 300), ("3", THIRD, -1))
    )
    for code in (first, second, late):
        await log.give_move_code(code)
    assert [await log.move_code(code.hash) for code in (first, second, late)] == [None, second, None]

    await log.merge(OLD, NEW, second.hash)

    assert await log.move_code(second.hash) == replace(second, taken=NEW)
    assert await log.seat_code("9" * 64) is None


async def test_a_merge_that_fails_in_the_middle_has_changed_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """All of it or nothing, whatever happens; and it can be done again."""
    file = tmp_path / "house.db"
    async with Log.at(file) as log:
        await log.open_room(room("one", OLD, None))
        await ended(log, "one", 1, Result(0, OLD, "won"))
        before = rows(file)
        whole = statements.merging(OLD, NEW, None, {"one": "her"})
        for count in range(len(whole) + 1):
            with monkeypatch.context() as broken:
                broken.setattr(statements, "merging", lambda *_, n=count: [*whole[:n], text("SELECT * FROM nowhere")])
                with pytest.raises(Exception, match="nowhere"):
                    await log.merge(OLD, NEW)
            assert rows(file) == before

        await log.merge(OLD, NEW)

        assert (await log.statistics(NEW))["toy"].won == 1
        assert await people(log, "one") == [NEW, None]
