"""What a room promises to those who sit in it."""

import asyncio
import sqlite3
import time
from typing import Any

import pytest
import structlog

from tashkhana.core.entry import Act, read_entry
from tashkhana.core.match import Match
from tashkhana.core.move import Move as Words
from tashkhana.core.refusal import NotAllowed
from tashkhana.core.seat import Seat
from tashkhana.rooms import Move, NewSettings, NextDeal, NextMatch, Pace, player_of
from tashkhana.rooms.thinking import Moment
from tashkhana.storage import Line, NewEntry

ANNA = "anna-has-a-long-secret-0"
BORIS = "boris-has-another-secret"


async def play_on(at: Any, code: str, anna: Any, count: int = 1000) -> None:
    """Anna plays her first legal move so often, or until the deal is over."""
    room = await at.house.room(code)
    for number in range(count):
        seen = await anna.my_turn()
        if seen.stage.endswith("-over"):
            return
        ask = f"m{anna.match}-{seen.deal}-{seen.version}-{number}"
        room.ask(anna, ask, Move(seen.version, seen.legal[0]))
        await anna.answered(ask)


async def test_the_first_deal_is_dealt_when_a_person_sits_down(at):
    """Nothing happens in a room before somebody is there to see it."""
    code = await at.room()
    assert await at.log.lines(code, 1) == []

    anna = await at.visit(code)
    await anna.until(lambda: anna.seen.version >= 1)

    assert anna.seat == 0
    assert [place.name for place in anna.places] == ["Anna", "bot-name-1", "bot-name-2"]
    assert len(anna.seen.view.hand) == 4


async def test_what_is_told_has_been_saved(at):
    """When a table of version n is told, n entries are on the disk."""
    code = await at.room()
    checked = []

    def on_disk(seen):
        with sqlite3.connect(at.file) as file:
            saved = file.execute("SELECT count(*) FROM entries WHERE room = ?", (code,)).fetchone()[0]
        checked.append((seen.version, saved))

    anna = await at.visit(code, hook=on_disk)
    await play_on(at, code, anna)

    assert len(checked) > 5
    assert all(saved >= version for version, saved in checked)


async def test_a_whole_match_is_played_and_its_log_leads_to_the_same_table(at, climb):
    """The entries alone rebuild the match."""
    code = await at.room()
    anna = await at.visit(code)

    await play_on(at, code, anna)

    assert anna.seen.stage == "match-over"
    entries = [read_entry(line.line, climb.shapes) for line in await at.log.lines(code, 1)]
    room = await at.house.room(code)
    assert Match.replay(climb(), room.match.settings, entries).position == room.match.position
    statistics = (await at.house.statistics(player_of(ANNA)))["climb"]
    assert statistics.played == 1


async def test_the_same_ask_is_played_once_and_answered_the_same(at):
    """A double tap, or a tap sent again after a lost connection, is one move."""
    code = await at.room()
    anna = await at.visit(code)
    seen = await anna.my_turn()
    room = await at.house.room(code)

    room.ask(anna, "tap", Move(seen.version, seen.legal[0]))
    room.ask(anna, "tap", Move(seen.version, seen.legal[0]))
    first = await anna.answered("tap")
    second = await anna.answered("tap", times=2)

    assert first == second == (seen.version + 1, None)
    asked = [line for line in await at.log.lines(code, 1) if line.ask == "tap"]
    assert len(asked) == 1


async def test_an_answered_ask_is_answered_again_after_a_restart(open_house):
    """The log remembers which ask it answered."""
    async with open_house() as at:
        code = await at.room()
        anna = await at.visit(code)
        seen = await anna.my_turn()
        (await at.house.room(code)).ask(anna, "tap", Move(seen.version, seen.legal[0]))
        answer = await anna.answered("tap")

    async with open_house() as at:
        anna = await at.visit(code)
        (await at.house.room(code)).ask(anna, "tap", Move(seen.version, seen.legal[0]))

        assert await anna.answered("tap") == answer
        assert len([line for line in await at.log.lines(code, 1) if line.ask == "tap"]) == 1


async def test_a_tap_on_an_old_table_is_refused_and_the_table_shown(at):
    """Nobody plays a card onto something they have not seen."""
    code = await at.room()
    anna = await at.visit(code)
    seen = await anna.my_turn()
    told = len(anna.tables)

    (await at.house.room(code)).ask(anna, "late", Move(seen.version - 1, seen.legal[0]))

    assert await anna.answered("late") == (seen.version, "stale-version")
    await anna.until(lambda: len(anna.tables) > told)
    assert anna.seen.version == seen.version
    assert anna.seen.events == ()


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("lay 2H", "not-your-card"),
        ("fly 9H", "unknown-move"),
        ("lay", "unknown-move"),
        ("lay 9H 9H", "unknown-move"),
        ("", "unknown-move"),
        ("lay " + "9H " * 100, "unknown-move"),
    ],
)
async def test_what_is_not_allowed_is_refused_and_changes_nothing(at, move, code):
    """The refusal has a code; the log and the table stay."""
    room_code = await at.room()
    anna = await at.visit(room_code)
    seen = await anna.my_turn()

    (await at.house.room(room_code)).ask(anna, "no", Move(seen.version, move))

    assert await anna.answered("no") == (seen.version, code)
    assert len(await at.log.lines(room_code, 1)) == seen.version


async def test_a_watcher_sees_no_hand_and_moves_nothing(at):
    """Whoever comes by the link for watchers watches."""
    code = await at.room()
    anna = await at.visit(code)
    await anna.my_turn()
    boris = await at.watch(code, anna, BORIS)

    (await at.house.room(code)).ask(boris, "grab", Move(boris.seen.version, "pass"))

    assert boris.seat is None
    assert boris.seen.view.hand == ()
    assert boris.seen.legal == ()
    assert (await boris.answered("grab"))[1] == "not-seated"


async def test_a_watcher_alone_does_not_set_the_bots_going(at):
    """A table plays for those who sit at it."""
    code = await at.room()
    anna = await at.visit(code)
    await anna.my_turn()
    boris = await at.watch(code, anna, BORIS)
    room = await at.house.room(code)
    room.leave(anna)
    await asyncio.sleep(0.02)
    version = room.match.version

    await asyncio.sleep(0.05)

    assert not room.idle
    assert boris.seen.version == room.match.version == version


async def test_two_windows_of_one_person_follow_the_same_seat(at):
    """Phone and laptop show the same hand."""
    code = await at.room()
    phone = await at.visit(code)
    await phone.my_turn()
    laptop = await at.visit(code)
    seen = await laptop.my_turn()

    (await at.house.room(code)).ask(laptop, "tap", Move(seen.version, seen.legal[0]))
    await laptop.answered("tap")
    await phone.until(lambda: phone.seen.version > seen.version)

    assert phone.seat == laptop.seat == 0
    views = {told.version: told.view for _, told in phone.tables}
    assert views[seen.version] == seen.view


async def test_an_empty_room_holds_no_task_and_goes_on_when_somebody_returns(open_house):
    """Bots do not play on for nobody."""
    async with open_house(pace=0.05) as at:
        code = await at.room()
        anna = await at.visit(code)
        await anna.until(lambda: anna.seen.version >= 1)
        room = await at.house.room(code)
        room.leave(anna)
        await asyncio.sleep(0.05)
        version = room.match.version

        names = [task.get_name() for task in asyncio.all_tasks()]
        await asyncio.sleep(0.2)

        assert room.idle
        assert not [name for name in names if code in name]
        assert room.match.version == version
        anna = await at.visit(code)
        assert anna.seen.version == version
        await anna.my_turn()


async def test_an_empty_room_is_let_go_and_comes_back_the_same(open_house):
    """Memory is for those who play; the log has the rest."""
    async with open_house(keep_s=10) as at:
        code = await at.room()
        anna = await at.visit(code)
        seen = await anna.my_turn()
        room = await at.house.room(code)
        at.house.let_go(100.0)
        assert at.house.rooms_in_memory == 1

        room.leave(anna)
        await asyncio.sleep(0.05)
        at.house.let_go(101.0)
        at.house.let_go(112.0)

        assert at.house.rooms_in_memory == 0
        again = await at.visit(code)
        assert again.seen.view == seen.view


async def test_the_next_deal_waits_until_a_person_asks_for_it(at):
    """A result stays on the table until it has been read."""
    code = await at.room(match="deals:2")
    anna = await at.visit(code)
    await play_on(at, code, anna)
    room = await at.house.room(code)
    over = anna.seen
    assert (over.stage, over.deal) == ("deal-over", 1)
    await asyncio.sleep(0.05)
    assert anna.seen is over

    room.ask(anna, "next", NextDeal(over.version))
    await anna.answered("next")
    room.ask(anna, "next", NextDeal(over.version))
    await anna.answered("next", times=2)
    await anna.my_turn()

    assert anna.seen.deal == 2
    lines = await at.log.lines(code, 1)
    assert len([line for line in lines if line.line.startswith("deal ")]) == 2


async def test_another_match_begins_in_the_same_room(at):
    """Its number is the next, its versions begin anew, and the first one's result counts once."""
    code = await at.room()
    anna = await at.visit(code)
    await play_on(at, code, anna)
    room = await at.house.room(code)
    over = anna.seen

    room.ask(anna, "again", NextMatch(over.version))
    await anna.answered("again")
    await anna.until(lambda: anna.match == 2)
    await play_on(at, code, anna)

    assert anna.seen.stage == "match-over"
    assert anna.match == 2
    assert (await at.house.statistics(player_of(ANNA)))["climb"].played == 2
    assert (await at.log.lines(code, 2))[0].ask == "again"


async def test_next_and_again_have_their_time(at):
    """In the middle of a deal there is nothing to deal and nothing to repeat."""
    code = await at.room()
    anna = await at.visit(code)
    seen = await anna.my_turn()
    room = await at.house.room(code)

    room.ask(anna, "next", NextDeal(seen.version))
    room.ask(anna, "again", NextMatch(seen.version))

    assert (await anna.answered("next"))[1] == "nothing-to-deal"
    assert (await anna.answered("again"))[1] == "nothing-to-repeat"


async def test_a_move_after_the_end_is_refused(at):
    """The deal is over for everybody."""
    code = await at.room()
    anna = await at.visit(code)
    await play_on(at, code, anna)

    (await at.house.room(code)).ask(anna, "late", Move(anna.seen.version, "pass"))

    assert (await anna.answered("late"))[1] == "deal-over"


async def test_what_another_writer_has_logged_is_read_and_not_overwritten(at):
    """On a conflict the room reads the tail and checks again."""
    code = await at.room()
    anna = await at.visit(code)
    seen = await anna.my_turn()
    foreign = NewEntry(code, "climb", Line(1, seen.version + 1, "A pass"))
    assert await at.log.append(foreign)

    (await at.house.room(code)).ask(anna, "tap", Move(seen.version, seen.legal[0]))

    assert (await anna.answered("tap"))[1] == "stale-version"
    await anna.until(lambda: anna.seen.version > seen.version)
    assert (await at.log.lines(code, 1))[seen.version].line == "A pass"


async def test_settings_that_change_no_rule_can_be_changed_and_are_kept(open_house):
    """Speed and hints follow the person; rules stay as the match began."""
    async with open_house() as at:
        code = await at.room()
        anna = await at.visit(code)
        await anna.my_turn()
        room = await at.house.room(code)
        room.ask(anna, "speed", NewSettings({"speed": "fast"}))
        room.ask(anna, "rule", NewSettings({"players": 4}))
        room.ask(anna, "level", NewSettings({"level": "hard"}))
        room.ask(anna, "what", NewSettings({"colour": "red"}))

        assert (await anna.answered("speed"))[1] is None
        assert (await anna.answered("rule"))[1] == "setting-fixed"
        assert (await anna.answered("level"))[1] == "setting-out-of-range"
        assert (await anna.answered("what"))[1] == "setting-unknown"
        assert anna.seen.settings["speed"] == "fast"

    async with open_house() as at:
        anna = await at.visit(code)
        assert anna.seen.settings["speed"] == "fast"


async def test_an_abandoned_room_is_closed_and_counts_apart(at):
    """Leaving for good is neither won nor lost."""
    code = await at.room()
    anna = await at.visit(code)
    await anna.my_turn()
    with pytest.raises(NotAllowed, match="not-seated"):
        await at.house.abandon(player_of(BORIS), code)

    await at.house.abandon(player_of(ANNA), code)

    assert anna.bye == "left"
    statistics = (await at.house.statistics(player_of(ANNA)))["climb"]
    assert (statistics.played, statistics.abandoned) == (0, 1)
    assert await at.house.unfinished(player_of(ANNA)) == []
    with pytest.raises(NotAllowed, match="room-closed"):
        await at.house.room(code)


async def test_unfinished_matches_are_offered_again_with_their_standing(open_house):
    """After a restart the start page knows what goes on."""
    async with open_house() as at:
        code = await at.room(match="deals:3")
        anna = await at.visit(code)
        await play_on(at, code, anna)

    async with open_house() as at:
        [(room, match, idle_s)] = await at.house.unfinished(player_of(ANNA))

    assert room.id == code
    assert sum(match.standing.marks) == 1
    assert 0 <= idle_s < 60


async def test_a_damaged_log_closes_one_room_and_not_the_house(at):
    """Others play on, and the damaged entries are left for repair."""
    sound, damaged = await at.room(), await at.room()
    assert await at.log.append(NewEntry(damaged, "climb", Line(1, 1, "deal {'")))

    with pytest.raises(NotAllowed, match="room-damaged"):
        await at.house.room(damaged)
    anna = await at.visit(sound)
    await anna.my_turn()

    assert await at.house.unfinished(player_of(ANNA)) != []
    assert len(await at.log.lines(damaged, 1)) == 1


async def test_a_bot_that_fails_or_cheats_is_played_by_the_house(open_house, climb):
    """The table never stands still because of a bot."""

    class Trouble(climb):
        def __init__(self, bot):
            self.bots = {"easy": bot}

    def failing(_seen, _seed):
        raise RuntimeError("no idea")

    said = {
        "a bot failed": failing,
        "a bot broke the rules": lambda _seen, _seed: "lay 2H",
        "the bots wait for each other": lambda _seen, _seed: None,
    }
    for fault, bot in said.items():
        with structlog.testing.capture_logs() as logs:
            async with open_house(Trouble(bot)) as at:
                code = await at.room()
                anna = await at.visit(code)
                await play_on(at, code, anna)

        assert anna.seen.stage == "match-over"
        assert fault in {log["event"] for log in logs}


async def test_rules_that_fail_again_and_again_close_the_room(open_house, climb):
    """Our own mistake is logged and said, and does not run in circles."""

    class Broken(climb):
        def apply(self, position, seat, move):
            raise ZeroDivisionError

    with structlog.testing.capture_logs() as logs:
        async with open_house(Broken()) as at:
            await stumble(at)

    assert [log["event"] for log in logs].count("a room stumbled") == 3


async def stumble(at):
    """Ask until the room gives up."""
    code = await at.room()
    anna = await at.visit(code)
    for number in range(3):
        if anna.bye is None:
            seen = await anna.my_turn()
            (await at.house.room(code)).ask(anna, f"m{number}", Move(seen.version, seen.legal[0]))
            assert (await anna.answered(f"m{number}"))[1] == "room-trouble"
    await anna.until(lambda: anna.bye)
    assert anna.bye == "room-damaged"


async def test_the_secret_of_a_player_is_stored_nowhere(at):
    """The data file knows a hash."""
    code = await at.room()
    anna = await at.visit(code)
    await play_on(at, code, anna, 3)

    stored = b"".join(file.read_bytes() for file in at.file.parent.glob("house.db*"))

    assert ANNA.encode() not in stored
    assert player_of(ANNA).encode() in stored


def table(climb, hands, turn, *, players=3, pile=("TH",), level="easy"):
    """A match of Climb in the middle of a deal."""
    game = climb()
    settings = game.read_settings(None, {"players": players})
    match = Match.begin(game, settings).enter(read_entry("deal " + " ".join(game.pack(settings)), game.shapes))
    position = match.position.__class__(hands=hands, stock=("QS",), pile=pile, turn=turn)
    return Match.from_position(game, settings, match.standing, position)


def test_the_house_moves_for_a_seat_that_cannot_choose(climb):
    """Nothing fits the top: the pass is the house's, for a bot and for a person alike."""
    hands = (("9C",), ("9D",), ("9H",))

    for seat in (0, 1):
        moment = Moment("r", 1, table(climb, hands, seat), (0,))
        assert moment.next_act() == Act(Seat(seat), Words("pass"))


def test_the_house_waits_for_a_person_who_can_choose(climb):
    """Even one choice besides passing is a choice."""
    assert Moment("r", 1, table(climb, (("JC",), ("9D",), ("9H",)), 0), (0,)).next_act() is None


def test_the_wait_knows_nothing_of_cards(climb):
    """Whoever declines, cannot, or is a bot: the same delay (DK-29)."""
    waits = {
        Pace().delay_s(table(climb, hands, seat), (0,))
        for hands in ((("9C",), ("9D",), ("9H",)), (("JC", "QC"), ("AD",), ("KH", "9S")))
        for seat in (0, 1, 2)
    }

    assert waits == {1.0}


async def test_every_move_of_the_house_waits_as_long(open_house):
    """A bot's choice, a bot's pass and a pass made for a person: none is told before its time."""
    async with open_house(pace=0.2) as at:
        code = await at.room(speed="fast")
        told = []
        anna = await at.visit(code, hook=lambda seen: told.append((seen.version, time.monotonic())))
        await play_on(at, code, anna, 6)
        lines = {line.version: line for line in await at.log.lines(code, 1)}

    moments = dict(told)
    by_house = [v for v in moments if v > 1 and v in lines and lines[v].ask is None and lines[v].line[0] in "ABC"]
    assert len(by_house) >= 4
    assert all(moments[version] - moments[version - 1] >= 0.09 for version in by_house)


def test_when_the_person_is_out_the_bots_finish_fast(climb):
    """Nobody has to watch bots think for long (BO16)."""
    assert Pace().delay_s(table(climb, ((), ("9D",), ("9H",)), 1), (0,)) == 0.45
    assert Pace(0.5).delay_s(table(climb, ((), ("9D",), ("9H",)), 1), (0,)) == 0.225


def test_a_bot_gets_the_same_seed_for_the_same_moment_only(climb):
    """A replayed moment is decided the same; another one is not tied to it."""
    seeds = []

    class Watched(climb):
        bots = {"easy": lambda _seen, seed: seeds.append(seed) or "pass"}  # noqa: RUF012 (a test's own)

    hands = (("JC",), ("QD", "KD"), ("AH",))
    for room, number in (("r", 1), ("r", 1), ("r", 2), ("s", 1)):
        Moment(room, number, table(Watched, hands, 1), (0,)).next_act()

    assert seeds[0] == seeds[1]
    assert len(set(seeds)) == 3
