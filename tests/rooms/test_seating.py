"""Who sits where, in a room of friends: coming, leaving, names, and what a restart brings back."""

import asyncio
import sqlite3

import pytest

from tashkhana.core.entry import read_entry
from tashkhana.core.match import Match
from tashkhana.core.refusal import NotAllowed
from tashkhana.rooms import Move, NewSettings, NextDeal, NextMatch, player_of
from tashkhana.rooms.wishes import Allow, Arrange, Gather, Join, Rename, Stand, Start, Swap, TakeOver
from tests.rooms.people import ANNA, BORIS, CHITRA, DAVIT, ask


async def test_friends_gather_until_the_host_starts_and_computers_take_the_free_seats(at):
    """Whoever opens the link sits at once; there is no table before the start."""
    code = await at.friends(players=4)
    anna = await at.visit(code)
    boris = await at.visit(code, BORIS, name="Boris")
    room = await at.house.room(code)

    await anna.until(lambda: anna.places[1].name == "Boris")
    assert (anna.seat, boris.seat) == (0, 1)
    assert [(place.free, place.bot, place.here) for place in anna.places] == [
        (False, False, True),
        (False, False, True),
        (True, False, False),
        (True, False, False),
    ]
    assert (boris.state.phase, boris.state.kind, boris.state.host, boris.state.game) == (
        "gathering",
        "friends",
        0,
        "climb",
    )
    assert boris.state.settings["players"] == 4
    assert anna.told == [("joined", 1, "Boris")]
    assert anna.tables == boris.tables == []

    assert await ask(room, boris, "no", Start()) == "host-only"
    assert await ask(room, anna, "go", Start()) is None

    await boris.until(lambda: boris.tables and boris.seen.stage == "play")
    assert [(place.bot, place.name) for place in boris.places[2:]] == [(True, "bot-name-2"), (True, "bot-name-3")]
    assert len(boris.seen.view.hand) == 4
    assert boris.match == 1
    assert await ask(room, anna, "again", Start()) == "already-started"


async def test_the_creator_keeps_the_first_seat_though_friends_come_first(at):
    """A private window of the creator is no watcher, and nobody's guest (ON37)."""
    code = await at.friends(players=2)

    boris = await at.visit(code, BORIS)
    anna = await at.visit(code)
    late = await at.visit(code, CHITRA)

    assert (boris.seat, anna.seat, anna.state.host) == (1, 0, 0)
    assert (late.bye, late.welcomes) == ("room-full", 0)


async def test_of_two_who_want_the_last_seat_exactly_one_gets_it(at):
    """The other is told why, and changes nothing."""
    code = await at.friends(players=3)
    await at.visit(code)
    await at.visit(code, BORIS)

    both = await asyncio.gather(at.visit(code, CHITRA), at.visit(code, DAVIT))

    assert sorted((guest.bye, guest.seat) for guest in both if guest.bye) == [("room-full", None)]
    [seated] = [guest for guest in both if guest.bye is None]
    assert seated.seat == 2
    again = await at.visit(code, CHITRA if seated.player == player_of(CHITRA) else DAVIT)
    assert again.seat == 2


async def test_who_sits_is_on_the_disk_before_it_is_told(at):
    """Save, then change, then tell, for seats too."""
    code = await at.friends(players=3)
    checked = []

    def on_disk(state):
        with sqlite3.connect(at.file) as file:
            saved = file.execute("SELECT name FROM seats WHERE room = ? ORDER BY seat", (code,)).fetchall()
            [(phase,)] = file.execute("SELECT phase FROM rooms WHERE id = ?", (code,)).fetchall()
        assert [name for (name,) in saved] == [place.name for place in state.places]
        assert phase == state.phase
        checked.append(state.phase)

    anna = await at.visit(code)
    anna.on_welcome = on_disk
    room = await at.house.room(code)
    boris = await at.visit(code, BORIS, name="Boris")
    await ask(room, boris, "name", Rename("Borya", "fox"))
    await ask(room, anna, "go", Start())
    await ask(room, boris, "bye", Stand())
    await anna.until(lambda: len(checked) >= 4)

    assert checked[0] == "gathering"
    assert checked[-1] == "playing"


async def test_a_seat_that_cannot_be_saved_is_nobodys(at, monkeypatch):
    """A full disk: whoever comes is told so, nobody else hears of it, and the next try may go well."""
    code = await at.friends(players=3)
    anna = await at.visit(code)
    room = await at.house.room(code)

    async def full(*_):
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(at.log, "keep_room", full)
        boris = await at.visit(code, BORIS, name="Boris")
        renamed = await ask(room, anna, "name", Rename("Anya", ""))

    assert (boris.bye, boris.welcomes, renamed) == ("room-trouble", 0, "room-trouble")
    assert [place.name for place in anna.places] == ["Anna", "", ""]
    assert anna.told == []
    assert (await at.visit(code, BORIS)).seat == 1


async def test_an_alone_room_has_no_seat_for_others(at):
    """It is one person's, and nobody sees their cards."""
    code = await at.room()
    anna = await at.visit(code)
    await anna.my_turn()

    boris = await at.visit(code, BORIS)

    assert (boris.bye, boris.tables) == ("room-full", [])


async def test_who_comes_in_the_middle_takes_the_seat_of_a_computer(at):
    """With its cards, at once, and sees nothing of what was hidden before."""
    code = await at.friends(players=3)
    anna = await at.visit(code)
    room = await at.house.room(code)
    await ask(room, anna, "go", Start())
    await anna.my_turn()

    boris = await at.visit(code, BORIS, name="Boris")

    assert boris.seat == 1
    assert boris.seen.events == ()
    assert len(boris.seen.view.hand) == boris.seen.view.counts[1]
    await anna.until(lambda: anna.places[1].name == "Boris")
    assert not anna.places[1].bot
    assert room.match.version == anna.seen.version


async def test_names_are_made_distinct_and_open_nobodys_hand(at):
    """Who calls themselves Anna gets a seat and a name of their own (SE08)."""
    code = await at.friends(players=3)
    anna = await at.visit(code)

    other = await at.visit(code, BORIS, name=" ANNA\u202e ")
    third = await at.visit(code, CHITRA, name="Ａnna")
    room = await at.house.room(code)
    await ask(room, other, "name", Rename("Anna", "owl"))
    await third.until(lambda: third.places[1].picture == "owl")

    assert [place.name for place in third.places] == ["Anna", "Anna 2", "Ａnna 3"]
    assert (anna.seat, other.seat, third.seat) == (0, 1, 2)
    assert third.told[-1] == ("renamed", 1, "Anna 2")


async def test_the_longest_name_has_room_for_its_number(at):
    """It is shortened, not refused."""
    code = await at.friends(players=3)
    await at.visit(code, BORIS, name="x" * 40)

    chitra = await at.visit(code, CHITRA, name="x" * 40)

    assert [place.name for place in chitra.places] == ["Anna", "x" * 24, "x" * 22 + " 2"]


async def test_who_stands_while_the_room_gathers_frees_the_seat(at):
    """Somebody else may sit there, and so may they, again."""
    code = await at.friends(players=2)
    anna = await at.visit(code)
    boris = await at.visit(code, BORIS, name="Boris")
    room = await at.house.room(code)

    assert await ask(room, boris, "bye", Stand()) is None
    await anna.until(lambda: anna.places[1].free)

    assert boris.bye == "left"
    assert anna.told[-1] == ("left", 1, "Boris")
    assert (await at.house.statistics(player_of(BORIS))) == {}
    assert (await at.visit(code, CHITRA)).seat == 1
    assert (await at.visit(code, BORIS)).bye == "room-full"


async def test_who_leaves_in_the_middle_abandons_and_a_computer_plays_on(at):
    """The others lose nothing, and no penalty moves to another seat (ON18, ON24, ON42)."""
    code = await at.friends(players=3)
    anna, boris = await at.visit(code), await at.visit(code, BORIS, name="Boris")
    room = await at.house.room(code)
    await ask(room, anna, "go", Start())
    await anna.my_turn()
    before = room.match

    await ask(room, boris, "bye", Stand())
    await anna.until(lambda: anna.places[1].bot)

    assert boris.bye == "left"
    assert room.match is before
    tally = (await at.house.statistics(player_of(BORIS)))["climb"]
    assert (tally.abandoned, tally.played) == (1, 0)
    await play_on(room, anna)
    assert anna.seen.stage == "match-over"
    assert (await at.house.statistics(player_of(ANNA)))["climb"].played == 1
    assert (await at.house.statistics(player_of(BORIS)))["climb"].abandoned == 1


async def test_who_has_left_a_match_comes_back_for_the_next_one(at):
    """Leaving for good is for good: neither by the link nor as a watcher does a seat of this match come back."""
    code = await at.friends(players=3)
    anna, boris = await at.visit(code), await at.visit(code, BORIS, name="Boris")
    room = await at.house.room(code)
    await ask(room, anna, "go", Start())
    await boris.until(lambda: boris.tables)
    await ask(room, boris, "bye", Stand())

    again = await at.visit(code, BORIS, name="Boris")
    assert (again.bye, again.welcomes) == ("given-up", 0)
    watcher = await at.watch(code, anna, BORIS)
    assert await ask(room, watcher, "join", Join("Boris", "")) == "given-up"
    await anna.until(lambda: anna.tables)
    await play_on(room, anna)
    boris = await at.visit(code, BORIS, name="Boris")
    await ask(room, anna, "again", NextMatch(room.match.version))
    await boris.until(lambda: boris.match == 2)

    assert (boris.seat, anna.places[1].name) == (1, "Boris")
    assert (await at.house.statistics(player_of(BORIS)))["climb"].abandoned == 1


async def play_on(room, *guests):
    """All play their first legal move until the deal is over."""
    for number in range(1000):
        for guest in guests:
            if guest.seen.legal and guest.seen.version == room.match.version:
                await ask(
                    room,
                    guest,
                    f"m{room.number}-{guest.seen.version}-{number}",
                    Move(guest.seen.version, guest.seen.legal[0]),
                )
        if room.match.stage.endswith("-over"):
            await asyncio.gather(
                *(guest.until(lambda guest=guest: guest.seen.stage == room.match.stage) for guest in guests)
            )
            return
        await asyncio.sleep(0.001)


async def test_who_takes_the_seat_of_somebody_who_left_has_a_result_too(at):
    """A seat may have two: abandoned by one, finished by the other."""
    code = await at.friends(players=2)
    anna, boris = await at.visit(code), await at.visit(code, BORIS)
    room = await at.house.room(code)
    await ask(room, anna, "go", Start())
    await boris.until(lambda: boris.tables)
    await ask(room, boris, "bye", Stand())
    chitra = await at.visit(code, CHITRA)
    assert chitra.seat == 1
    assert [room.id for room, _, _ in await at.house.unfinished(player_of(CHITRA))] == [code]

    await play_on(room, anna, chitra)

    tallies = [(await at.house.statistics(player_of(who)))["climb"] for who in (ANNA, BORIS, CHITRA)]
    assert [(tally.played, tally.abandoned) for tally in tallies] == [(1, 0), (0, 1), (1, 0)]
    assert [await at.house.unfinished(player_of(who)) for who in (ANNA, BORIS, CHITRA)] == [[], [], []]


async def test_when_the_last_person_leaves_the_room_closes(at):
    """Computers do not play on for nobody, and watchers are told."""
    code = await at.friends(players=3)
    anna = await at.visit(code)
    room = await at.house.room(code)
    await ask(room, anna, "go", Start())
    watcher = await at.watch(code, anna, BORIS)

    await at.house.abandon(player_of(ANNA), code)

    assert (anna.bye, watcher.bye) == ("left", "room-closed")
    with pytest.raises(NotAllowed, match="room-closed"):
        await at.house.room(code)


async def test_two_who_press_rematch_begin_one_match(at):
    """One deal, one first seat; the other press is answered, and nothing is dealt twice (ON13)."""
    code = await at.friends(players=2)
    anna, boris = await at.visit(code), await at.visit(code, BORIS)
    room = await at.house.room(code)
    await ask(room, anna, "go", Start())
    await anna.until(lambda: anna.tables)
    await boris.until(lambda: boris.tables)
    await play_on(room, anna, boris)
    version = room.match.version

    room.ask(anna, "again-a", NextMatch(version))
    room.ask(boris, "again-b", NextMatch(version))
    answers = [(await anna.answered("again-a"))[1], (await boris.answered("again-b"))[1]]
    await boris.until(lambda: boris.match == 2)

    assert answers == [None, "stale-version"]
    assert room.number == 2
    assert [line.ask for line in await at.log.lines(code, 2) if line.line.startswith("deal")] == ["again-a"]


async def test_after_a_match_the_room_gathers_anew_and_earlier_matches_stay_as_they_were(open_house, climb):
    """Other rules for the next match change nothing in the log of the last."""
    async with open_house() as at:
        code = await at.friends(players=3)
        anna, boris = await at.visit(code), await at.visit(code, BORIS)
        room = await at.house.room(code)
        await ask(room, anna, "go", Start())
        await boris.until(lambda: boris.tables)
        assert await ask(room, anna, "early", Gather()) == "nothing-to-repeat"
        await play_on(room, anna, boris)
        played = room.match

        assert await ask(room, anna, "gather", Gather()) is None
        assert await ask(room, anna, "again", NextMatch(played.version)) == "not-started"
        told = len(anna.tables)
        assert await ask(room, anna, "rules", Arrange("house", {"players": 2, "match": "deals:3"})) is None
        await boris.until(lambda: len(boris.places) == 2)
        assert (boris.state.phase, boris.state.settings["match"]) == ("gathering", "deals:3")
        assert len(anna.tables) == told

    async with open_house() as at:
        anna, boris = await at.visit(code), await at.visit(code, BORIS)
        room = await at.house.room(code)
        assert (boris.state.phase, boris.seat, len(boris.places)) == ("gathering", 1, 2)
        assert (room.match.position, room.match.settings) == (played.position, played.settings)
        await ask(room, anna, "go on", Start())
        await boris.until(lambda: boris.tables and boris.match == 2)
        await play_on(room, anna, boris)
        assert boris.seen.stage == "deal-over"
        first = await at.log.lines(code, 1)

    entries = [read_entry(line.line, climb.shapes) for line in first]
    assert Match.replay(climb(), played.settings, entries).position == played.position


async def test_a_restart_brings_a_gathering_room_back(open_house):
    """Seats, host, rules and the link for watchers are as they were (SA01)."""
    async with open_house() as at:
        code = await at.friends(players=4)
        anna, boris = await at.visit(code), await at.visit(code, BORIS, name="Boris")
        await at.watch(code, anna, CHITRA)
        room = await at.house.room(code)
        await ask(room, anna, "swap", Swap(0, 2))
        await boris.until(lambda: boris.places[2].name == "Anna")
        before = boris.state

    async with open_house() as at:
        boris = await at.visit(code, BORIS)
        anna = await at.visit(code)
        await boris.until(lambda: boris.places[2].here)

    assert (anna.seat, boris.seat, boris.state.host) == (2, 1, 2)
    assert boris.state.watch == before.watch is not None
    assert [place.name for place in boris.places] == [place.name for place in before.places]


async def test_while_a_room_gathers_nothing_can_be_played(at):
    """There is no table, whatever is asked."""
    code = await at.friends(players=2)
    anna = await at.visit(code)
    room = await at.house.room(code)

    for number, wish in enumerate((Move(0, "pass"), NextDeal(0), NextMatch(0), NewSettings({"speed": "fast"}))):
        assert await ask(room, anna, f"no {number}", wish) == "not-started"
    room.hint(anna, "hint", 0)

    assert (await anna.answered("hint"))[1] in ("no-hints", "nothing-to-hint")
    assert await at.log.lines(code, 1) == []


async def test_strangers_sit_as_the_quick_match_says_and_nobody_joins_later(at):
    """The match begins at once, without a host."""
    people = [(player_of(ANNA), "Anna", "fox"), (player_of(BORIS), "Anna", "")]
    code = await at.house.open_quick_room("climb", "house", {"players": 3}, people)

    anna, boris = await at.visit(code), await at.visit(code, BORIS)
    late = await at.visit(code, CHITRA)
    room = await at.house.room(code)
    await anna.until(lambda: anna.tables and anna.seen.version)

    assert (anna.seat, boris.seat, late.bye) == (0, 1, "room-full")
    assert (anna.state.kind, anna.state.phase, anna.state.host) == ("quick", "playing", None)
    assert [(place.name, place.picture, place.bot) for place in boris.places] == [
        ("Anna", "fox", False),
        ("Anna 2", "", False),
        ("bot-name-2", "", True),
    ]
    assert await ask(room, anna, "watch", Allow("watching", on=True)) == "host-only"
    assert await ask(room, anna, "host", TakeOver()) == "not-now"
    assert await ask(room, anna, "speed", NewSettings({"speed": "fast"})) == "host-only"
    with pytest.raises(NotAllowed, match="too-many-people"):
        await at.house.open_quick_room("climb", "house", {"players": 2}, [*people, (player_of(CHITRA), "", "")])
