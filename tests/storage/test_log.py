"""What the log promises."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import create_engine, inspect, text
from sqlalchemy.exc import IntegrityError

from tashkhana.storage import (
    Asked,
    Line,
    Log,
    NewEntry,
    Result,
    SavedMatch,
    SavedRoom,
    SavedSeal,
    SavedSeat,
    SavedSeatCode,
)
from tashkhana.storage.asked import REMEMBERED
from tashkhana.storage.migrate import StoreTooNew, migrate
from tashkhana.storage.schema import METADATA

ANNA = "a" * 64
SEATS = (SavedSeat(0, ANNA, "Anna"), SavedSeat(1, None, "bot-name-1"))


def room(code: str = "7D4F9J3R") -> SavedRoom:
    return SavedRoom(code, "toy", "house", {"players": 2}, SEATS, int(time.time()))


def entry(version: int, line: str, *, match: int = 1, ask: str | None = None, code: str = "7D4F9J3R") -> NewEntry:
    return NewEntry(code, "toy", Line(match, version, line, None if ask is None else 0, ask))


def ending(match: int, outcome: str, code: str = "7D4F9J3R") -> NewEntry:
    return NewEntry(code, "toy", Line(match, 1, "A done"), (Result(0, ANNA, outcome),))


@pytest.fixture
async def log(tmp_path: Path) -> AsyncIterator[Log]:
    async with Log.at(tmp_path / "house.db") as opened:
        yield opened


async def test_a_room_comes_back_as_it_was_opened(log: Log):
    """Game, preset, settings and seats survive."""
    opened = room()
    await log.open_room(opened)

    assert await log.find_room("7D4F9J3R") == opened
    assert await log.find_room("2222") is None


async def test_entries_come_back_in_order_and_from_a_version_on(log: Log):
    """Whoever missed something reads the tail."""
    await log.open_room(room())
    for version in (1, 2, 3):
        assert await log.append(entry(version, f"A draw {version}"))

    assert [line.line for line in await log.lines("7D4F9J3R", 1)] == ["A draw 1", "A draw 2", "A draw 3"]
    assert [line.version for line in await log.lines("7D4F9J3R", 1, after=2)] == [3]


async def test_one_version_is_written_once(log: Log):
    """The second writer of a version hears of it, and the first one's entry stays."""
    await log.open_room(room())

    first = await log.append(entry(1, "A first"))
    second = await log.append(entry(1, "A second"))
    both = await asyncio.gather(log.append(entry(2, "A third")), log.append(entry(2, "A fourth")))

    assert (first, second) == (True, False)
    assert sorted(both) == [False, True]
    assert [line.line for line in await log.lines("7D4F9J3R", 1)] == ["A first", "A third"]


async def test_an_ask_is_written_once_even_at_another_version(log: Log):
    """A tap that arrives twice is one entry, and the log remembers which."""
    await log.open_room(room())
    await log.append(entry(1, "A first", ask="tap-1"))

    again = await log.append(entry(2, "A first", ask="tap-1"))

    assert not again
    assert await log.answered("7D4F9J3R", 0, "tap-1") == Line(1, 1, "A first", 0, "tap-1")
    assert await log.answered("7D4F9J3R", 1, "tap-1") is None


async def test_what_is_queued_is_committed_together(log: Log):
    """A hundred entries that wait cost a few transactions, not a hundred."""
    await log.open_room(room())
    before = log.writer.commits

    done = await asyncio.gather(*(log.append(entry(version, "A x")) for version in range(1, 101)))

    assert all(done)
    assert log.writer.commits - before <= 3
    assert len(await log.lines("7D4F9J3R", 1)) == 100


async def test_a_bad_write_does_not_take_its_neighbours_along(log: Log):
    """Only the caller whose write is impossible hears of it."""
    await log.open_room(room())

    good, bad, also_good = await asyncio.gather(
        log.append(entry(1, "A x")),
        log.append(entry(1, "A x", code="no-such-room")),
        log.append(entry(2, "A y")),
        return_exceptions=True,
    )

    assert (good, also_good) == (True, True)
    assert isinstance(bad, Exception)
    assert len(await log.lines("7D4F9J3R", 1)) == 2


async def test_what_was_queued_is_written_before_the_log_closes(tmp_path: Path):
    """An orderly stop loses nothing."""
    async with Log.at(tmp_path / "house.db") as log:
        await log.open_room(room())
        waiting = [asyncio.ensure_future(log.append(entry(version, "A x"))) for version in range(1, 31)]
        await asyncio.sleep(0)

    assert all(await asyncio.gather(*waiting))
    async with Log.at(tmp_path / "house.db") as log:
        assert len(await log.lines("7D4F9J3R", 1)) == 30


async def test_results_are_counted_from_the_matches_that_ended(log: Log):
    """Won, lost, drawn and the streaks; an abandoned match counts apart, and ends the streak (DK-26, ON42)."""
    await log.open_room(room())
    for match, outcome in enumerate(("won", "won", "drawn", "won", "lost", "won"), start=1):
        await log.append(ending(match, outcome))
    await log.append(ending(6, "won"))
    await log.append(entry(1, "A x", match=7))
    await log.close_room(room(), SEATS[0], 7)

    counted = (await log.statistics(ANNA))["toy"]

    assert (counted.played, counted.won, counted.lost, counted.drawn, counted.abandoned) == (6, 4, 1, 1, 1)
    assert (counted.streak, counted.best_streak) == (0, 3)
    assert await log.statistics("b" * 64) == {}


async def test_a_finished_match_cannot_be_abandoned(log: Log):
    """Leaving after the end changes no figure."""
    await log.open_room(room())
    await log.append(ending(1, "won"))

    await log.close_room(room(), SEATS[0], 1)

    assert (await log.statistics(ANNA))["toy"].won == 1
    assert (await log.statistics(ANNA))["toy"].abandoned == 0


async def test_unfinished_rooms_are_those_whose_latest_match_goes_on(log: Log):
    """Finished, closed and other people's rooms are not offered again."""
    for code in ("going", "over", "closed"):
        await log.open_room(room(code))
    await log.append(entry(1, "A x", code="going"))
    await log.append(ending(1, "won", code="over"))
    await log.append(entry(1, "A x", code="closed"))
    await log.close_room(room("closed"), SEATS[0], 1)

    assert [found.id for found, _ in await log.unfinished(ANNA)] == ["going"]
    assert await log.unfinished("b" * 64) == []


async def test_rooms_that_gather_are_those_that_wait_for_their_host(log: Log):
    """The latest first; not those that play or are closed, nor other people's; and no match of theirs goes on."""
    gathering = replace(room(), kind="friends", phase="gathering")
    for age, code in enumerate(("new", "old", "plays", "closed")):
        await log.open_room(replace(gathering, id=code, opened=1000 - age))
    await log.append(entry(1, "A x", code="old"))
    await log.keep_room(replace(gathering, id="plays", phase="playing"))
    await log.close_room(replace(gathering, id="closed"), SEATS[0], None)

    assert [found.id for found in await log.gathering(ANNA)] == ["new", "old"]
    assert [found.id for found in await log.gathering(ANNA, most=1)] == ["new"]
    assert await log.gathering("b" * 64) == []
    assert await log.unfinished(ANNA) == []


async def test_settings_of_a_room_can_be_kept(log: Log):
    """The speed that was chosen last is there the next time."""
    await log.open_room(room())

    settings: dict[str, str | int] = {"players": 2, "speed": "fast"}

    await log.keep_settings(replace(room(), settings=settings), 1)

    found, match = await log.find_room("7D4F9J3R"), await log.last_match("7D4F9J3R")
    assert found is not None
    assert match is not None
    assert found.settings == match.settings == settings


def test_the_migrations_make_the_tables_of_the_schema(tmp_path: Path):
    """A migrated file and the schema in the code say the same."""
    migrate(tmp_path / "migrated.db")
    migrated = create_engine(f"sqlite:///{tmp_path / 'migrated.db'}")
    made = create_engine(f"sqlite:///{tmp_path / 'made.db'}")
    METADATA.create_all(made)

    for table in METADATA.tables:
        for question in ("get_columns", "get_pk_constraint", "get_indexes", "get_foreign_keys"):
            answers = [str(getattr(inspect(engine), question)(table)) for engine in (migrated, made)]
            assert answers[0] == answers[1]


def test_a_file_of_a_later_version_is_left_alone(tmp_path: Path):
    """It says so instead of guessing."""
    file = tmp_path / "house.db"
    migrate(file)
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    with pytest.raises(StoreTooNew, match="later version"):
        migrate(file)


def test_the_file_is_safe_against_the_loss_of_power(tmp_path: Path):
    """Write-ahead log, written through at every commit."""
    file = tmp_path / "house.db"

    async def pragmas() -> list[object]:
        async with Log.at(file) as log:
            with log._engine.connect() as connection:
                asked = ("journal_mode", "synchronous", "foreign_keys")
                return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in asked]

    assert asyncio.run(pragmas()) == ["wal", 2, 1]


async def test_a_link_for_watchers_leads_to_one_open_room(log: Log):
    """Off, closed or unknown it leads nowhere."""
    await log.open_room(replace(room(), watch="WWWWWWWW"))
    await log.open_room(room("other"))

    assert await log.watched_room("WWWWWWWW") == "7D4F9J3R"
    await log.keep_room(replace(room(), watch=None))
    assert await log.watched_room("WWWWWWWW") is None


async def test_a_match_keeps_its_settings_whatever_its_room_plays_next(log: Log):
    """And a room that gathers for the first time has no match yet."""
    gathering = replace(room(), kind="friends", phase="gathering")
    await log.open_room(gathering)
    assert await log.last_match("7D4F9J3R") is None
    first = SavedMatch(1, "house", {"players": 2})
    await log.keep_room(replace(gathering, phase="playing"), first)

    await log.keep_room(replace(gathering, settings={"players": 3}, preset="other"))

    assert await log.last_match("7D4F9J3R") == first
    assert (await log.find_room("7D4F9J3R")).preset == "other"


async def test_a_match_that_begins_with_its_deal_is_kept_with_it(log: Log):
    """In one transaction: no match without its deal, no deal without its match."""
    await log.open_room(room())
    begins = SavedMatch(2, "house", {"players": 2})

    first = await log.append(replace(entry(1, "deal", match=2), begins=begins))
    lost = await log.append(replace(entry(1, "deal", match=2), begins=SavedMatch(3, "house", {})))

    assert (first, lost) == (True, False)
    assert await log.last_match("7D4F9J3R") == begins


async def test_who_leaves_is_kept_with_the_seat_they_leave(log: Log):
    """The empty seat, the abandoned match and the bar are one write."""
    await log.open_room(room())
    left = replace(room(), seats=(SavedSeat(0, None, "bot-name-12"), SEATS[1]))

    await log.keep_leaving(left, SEATS[0], 1, barred=True)

    assert (await log.find_room("7D4F9J3R")).seats == left.seats
    assert (await log.statistics(ANNA))["toy"].abandoned == 1
    assert await log.is_barred("7D4F9J3R", ANNA)
    assert not await log.is_barred("7D4F9J3R", "b" * 64)


async def test_an_ask_is_remembered_with_what_it_did(log: Log):
    """Of each player the last ones, in this room."""
    await log.open_room(room())
    await log.open_room(room("other"))
    for number in range(REMEMBERED + 1):
        await log.keep_room(room(), asked=Asked(ANNA, f"ask-{number}"))
    left = replace(room(), seats=(SEATS[0], SavedSeat(1, None, "")))
    await log.keep_leaving(left, SavedSeat(1, "b" * 64, "Boris"), None, asked=Asked("b" * 64, "ask-0"))

    was_asked = [await log.was_asked("7D4F9J3R", Asked(ANNA, f"ask-{number}")) for number in (0, 1, REMEMBERED)]
    assert was_asked == [False, True, True]
    assert await log.was_asked("7D4F9J3R", Asked("b" * 64, "ask-0"))
    assert not await log.was_asked("other", Asked("b" * 64, "ask-0"))
    await log.keep_room(room(), asked=Asked("b" * 64, "ask-0"))
    await log.close_room(room(), SEATS[0], None)
    assert not await log.was_asked("7D4F9J3R", Asked(ANNA, "ask-1"))


async def test_a_seat_code_is_good_once_and_for_a_while(log: Log):
    """A new one replaces the old, and it is gone with the move of the seat."""
    await log.open_room(room())
    now = int(time.time())
    codes = [SavedSeatCode(digit * 64, "7D4F9J3R", ANNA, now + 300) for digit in "12"]
    for code in codes:
        await log.give_seat_code(code)
    late = SavedSeatCode("3" * 64, "7D4F9J3R", "b" * 64, now - 1)
    await log.give_seat_code(late)

    assert [await log.seat_code(code.hash) for code in (*codes, late)] == [None, codes[1], None]
    moved = replace(room(), seats=(SavedSeat(0, "c" * 64, "Anna"), SEATS[1]))
    await log.move_seat(moved, ANNA)
    assert await log.seat_code(codes[1].hash) is None
    assert (await log.find_room("7D4F9J3R")).seats == moved.seats


SECRET = "1" * 64


async def test_the_first_secret_of_a_deal_stays(log: Log):
    """Whoever seals the same deal again goes on with what was sealed before, restart or not."""
    await log.open_room(room())
    first = SavedSeal(1, 2, "method", SECRET)

    kept = await log.keep_seal("7D4F9J3R", first)
    again = await log.keep_seal("7D4F9J3R", SavedSeal(1, 2, "method", "2" * 64))

    assert kept == again == first
    assert await log.seals("7D4F9J3R", 2) == []


async def test_the_numbers_of_a_deal_are_written_with_its_entry(log: Log):
    """Both or neither: an entry that comes too late leaves the numbers of the one that is in."""
    await log.open_room(room())
    sealed = await log.keep_seal("7D4F9J3R", SavedSeal(1, 1, "method", SECRET))
    in_time = SavedSeal(1, 1, "method", SECRET, ("3" * 64, None))
    late = SavedSeal(1, 1, "method", SECRET, (None, None))

    assert await log.append(NewEntry("7D4F9J3R", "toy", Line(1, 1, "deal"), seal=in_time))
    assert not await log.append(NewEntry("7D4F9J3R", "toy", Line(1, 1, "deal"), seal=late))

    assert sealed.numbers is None
    assert await log.seals("7D4F9J3R", 1) == [in_time]


async def test_what_goes_wrong_tells_no_secret(log: Log):
    """Errors are logged, and the log of the house shows neither cards nor secrets (SE01)."""
    with pytest.raises(IntegrityError) as fault:
        await log.keep_seal("no such room", SavedSeal(1, 1, "method", SECRET))

    assert SECRET not in str(fault.value)
