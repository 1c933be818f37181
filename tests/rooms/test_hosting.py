"""What the host may do, who is host when the host has gone, and whom a door stays shut for."""

import asyncio

import pytest

from tashkhana.core.refusal import NotAllowed
from tashkhana.rooms import NewSettings, RoomCode, company, player_of
from tashkhana.rooms.wishes import (
    Allow,
    Arrange,
    Gather,
    HandOver,
    Join,
    Move,
    NextDeal,
    Remove,
    Rename,
    Stand,
    Start,
    Swap,
    TakeOver,
)
from tests.rooms.people import BORIS, CHITRA, DAVIT, ask

HOST_WISHES = [
    Start(),
    Gather(),
    Arrange("house", {}),
    Swap(0, 1),
    Remove(0),
    HandOver(1),
    Allow("watching", on=True),
    Allow("text", on=True),
]


@pytest.fixture
async def three(at):
    """Anna, the host, and two friends, gathering in a room for three."""
    code = await at.friends(players=3)
    anna = await at.visit(code)
    friends = [await at.visit(code, secret, name=name) for secret, name in ((BORIS, "Boris"), (CHITRA, "Chitra"))]
    return await at.house.room(code), anna, *friends


async def test_only_the_host_rules(three):
    """A friend's wish changes nothing, in the log or for anybody."""
    room, anna, boris, _ = three
    before = anna.state

    for number, wish in enumerate(HOST_WISHES):
        assert await ask(room, boris, f"no {number}", wish) == "host-only"

    assert anna.state == before


async def test_a_wish_is_fulfilled_once_however_often_it_is_sent(three):
    """A double tap on Swap does not swap back."""
    room, anna, boris, _ = three

    room.ask(anna, "tap", Swap(0, 1))
    room.ask(anna, "tap", Swap(0, 1))
    await anna.answered("tap", times=2)

    assert anna.answers["tap"] == [(0, None), (0, None)]
    assert (anna.seat, boris.seat, boris.state.host) == (1, 0, 1)


async def test_people_change_seats_and_the_host_stays_host(three):
    """Also with an empty seat, and never with one that is not there."""
    room, anna, boris, chitra = three
    await ask(room, chitra, "bye", Stand())

    assert await ask(room, anna, "far", Swap(0, 7)) == "seat-unknown"
    assert await ask(room, anna, "swap", Swap(0, 2)) is None
    await boris.until(lambda: boris.places[2].name == "Anna")

    assert (anna.seat, boris.state.host) == (2, 2)
    assert boris.places[0].free


async def test_other_rules_need_seats_for_everybody(three):
    """The rules are checked like those of a new room; who sits too far out moves up."""
    room, anna, boris, chitra = three

    assert await ask(room, anna, "few", Arrange("house", {"players": 2})) == "too-many-people"
    assert await ask(room, anna, "night", Arrange("night", {})) == "preset-unknown"
    assert await ask(room, anna, "what", Arrange("house", {"colour": "red"})) == "setting-unknown"
    assert await ask(room, anna, "more", Arrange("house", {"players": 9})) == "setting-out-of-range"
    await ask(room, boris, "bye", Stand())
    assert await ask(room, anna, "now", Arrange("house", {"players": 2, "match": "deals:3"})) is None
    await chitra.until(lambda: len(chitra.places) == 2)

    assert [place.name for place in chitra.places] == ["Anna", "Chitra"]
    assert (chitra.seat, chitra.state.settings["match"], anna.seat) == (1, "deals:3", 0)


async def test_who_was_removed_cannot_come_back(at, three):
    """Neither by the link nor by the link for watchers, nor as a watcher who is still here (ON26)."""
    room, anna, boris, chitra = three
    watching = await at.watch(room.id, anna, BORIS)

    assert await ask(room, anna, "out", Remove(1)) is None
    await chitra.until(lambda: chitra.places[1].free)

    assert (boris.bye, watching.bye) == ("removed", "removed")
    assert chitra.told[-1] == ("removed", 1, "Boris")
    assert (await at.visit(room.id, BORIS, name="Somebody else")).bye == "removed"
    watch = RoomCode(anna.state.watch)
    again = type(boris)(BORIS)
    (await at.house.watched_room(watch)).watch(again, watch)
    await again.until(lambda: again.bye)
    assert (again.bye, again.welcomes) == ("removed", 0)
    assert (await at.visit(room.id, DAVIT)).seat == 1
    assert await ask(room, anna, "self", Remove(0)) == "not-now"
    assert await ask(room, anna, "nobody", Remove(8)) == "nobody-there"


async def test_removing_somebody_in_the_middle_ends_no_game(at, three):
    """A computer plays on, and for who was removed the match is abandoned (ON24)."""
    room, anna, boris, chitra = three
    await ask(room, anna, "go", Start())
    await anna.my_turn()
    before = room.match

    assert await ask(room, anna, "out", Remove(2)) is None
    await boris.until(lambda: boris.places[2].bot)

    assert (chitra.bye, room.match) == ("removed", before)
    assert (await at.house.statistics(player_of(CHITRA)))["climb"].abandoned == 1


async def test_the_host_hands_over(three):
    """The rights go with the name."""
    room, anna, boris, _ = three

    assert await ask(room, anna, "nobody", HandOver(7)) == "nobody-there"
    assert await ask(room, anna, "over", HandOver(1)) is None
    await boris.until(lambda: boris.state.host == 1)

    assert boris.told[-1] == ("host", 1, "Boris")
    assert await ask(room, anna, "go", Start()) == "host-only"
    assert await ask(room, boris, "go", Start()) is None


async def test_a_host_who_leaves_is_followed_by_the_next_who_is_here(three):
    """Not by somebody who is away (ON22)."""
    room, anna, boris, chitra = three
    room.leave(boris)
    await anna.until(lambda: not anna.places[1].here)

    await ask(room, anna, "bye", Stand())
    await chitra.until(lambda: chitra.state.host == 2)

    assert chitra.told[-2:] == [("left", 0, "Anna"), ("host", 2, "Chitra")]
    assert await ask(room, chitra, "go", Start()) is None


async def test_a_host_who_has_gone_can_be_followed_after_a_while(open_house):
    """Not before, and not while any window of theirs is open; they come back as a guest (ON22)."""
    async with open_house(host_gone_s=0.2, away_s=60) as at:
        code = await at.friends(players=3)
        anna, boris = await at.visit(code), await at.visit(code, BORIS, name="Boris")
        phone = await at.visit(code)
        room = await at.house.room(code)
        assert await ask(room, boris, "here", TakeOver()) == "host-here"
        room.leave(anna)
        await asyncio.sleep(0.25)
        assert await ask(room, boris, "phone", TakeOver()) == "host-here"
        room.leave(phone)
        await boris.until(lambda: not boris.places[0].here)
        assert await ask(room, boris, "soon", TakeOver()) == "host-here"
        assert not boris.state.host_gone
        await boris.until(lambda: boris.state.host_gone)
        assert await ask(room, boris, "now", TakeOver()) is None
        anna = await at.visit(code)

        assert (anna.seat, anna.state.host, anna.state.host_gone) == (0, 1, False)
        assert await ask(room, anna, "go", Start()) == "host-only"
        assert await ask(room, boris, "go", Start()) is None


async def test_the_link_for_watchers_goes_on_and_off(at, three):
    """Off, it leads nowhere, and who watched is told; on again, it is another one."""
    room, anna, boris, _ = three
    await ask(room, anna, "go", Start())
    await anna.my_turn()
    watcher = await at.watch(room.id, anna, DAVIT)
    await boris.until(lambda: boris.state.watchers == 1)
    code = boris.state.watch

    assert watcher.seat is None
    assert (watcher.state.room, watcher.state.watch) == ("", None)
    assert watcher.seen.view.hand == ()
    for number, wish in enumerate(
        [*HOST_WISHES, Move(1, "pass"), NextDeal(1), NewSettings({}), Rename("D", ""), Stand()]
    ):
        assert await ask(room, watcher, f"no {number}", wish) == "not-seated"
    room.seat_code(watcher, "code")
    room.hint(watcher, "hint", watcher.seen.version)
    assert (await watcher.answered("code"))[1] == (await watcher.answered("hint"))[1] == "not-seated"

    await ask(room, anna, "off", Allow("watching", on=False))
    assert watcher.bye == "watching-off"
    await boris.until(lambda: boris.state.watch is None and boris.state.watchers == 0)
    with pytest.raises(NotAllowed, match="room-unknown"):
        await at.house.watched_room(RoomCode(code))
    late = type(watcher)(DAVIT)
    room.watch(late, code)
    await late.until(lambda: late.bye)
    assert (late.bye, late.welcomes) == ("watching-off", 0)
    await ask(room, anna, "on", Allow("watching", on=True))
    await boris.until(lambda: boris.state.watch)
    assert boris.state.watch != code
    assert room.id.encode() not in watcher.raw


async def test_only_so_many_watch(at, three, monkeypatch):
    """The next one is told so, and may come when somebody has gone; who has a seat is never in the way."""
    monkeypatch.setattr(company, "MOST_WATCHERS", 2)
    room, anna, boris, _ = three
    watchers = [await at.watch(room.id, anna, secret * 2) for secret in (DAVIT, BORIS)]
    assert [watcher.seat for watcher in watchers] == [None, None]

    late = await at.watch(room.id, anna, DAVIT)
    assert (late.bye, late.welcomes) == ("watchers-full", 0)
    room.leave(watchers[0])
    await boris.until(lambda: boris.state.watchers == 1)

    assert (await at.watch(room.id, anna, DAVIT)).bye is None
    assert (await at.visit(room.id, BORIS)).seat == 1


async def test_a_watcher_takes_a_seat_by_a_clear_press(at, three):
    """The link alone seats nobody (ON32); a full table has no seat to take."""
    room, anna, _, chitra = three
    watcher = await at.watch(room.id, anna, DAVIT)
    assert await ask(room, watcher, "full", Join("Davit", "")) == "room-full"
    await ask(room, chitra, "bye", Stand())
    await watcher.until(lambda: watcher.places[2].free)
    assert watcher.seat is None

    assert await ask(room, watcher, "join", Join("Davit", "owl")) is None
    await anna.until(lambda: anna.places[2].name == "Davit")

    assert (watcher.seat, watcher.state.room, watcher.state.watchers) == (2, room.id, 0)
    assert anna.told[-1] == ("joined", 2, "Davit")
    await ask(room, anna, "go", Start())
    await watcher.until(lambda: watcher.tables and len(watcher.seen.view.hand) == 4)


async def test_text_is_for_friends(at, three):
    """The host of an alone room has nobody to write to."""
    room, anna, boris, _ = three
    assert await ask(room, anna, "text", Allow("text", on=True)) is None
    await boris.until(lambda: boris.state.text)
    code = await at.room()
    alone = await at.visit(code)

    assert await ask(await at.house.room(code), alone, "text", Allow("text", on=True)) == "not-now"
    assert await ask(await at.house.room(code), alone, "gather", Gather()) == "not-now"


async def test_among_friends_the_host_alone_changes_the_table(three):
    """Nobody slows the clock down for themselves."""
    room, anna, boris, _ = three
    await ask(room, anna, "go", Start())
    await boris.until(lambda: boris.tables)

    assert await ask(room, boris, "slow", NewSettings({"clock": "relaxed"})) == "host-only"
    assert await ask(room, anna, "fast", NewSettings({"clock": "fast"})) is None
    await boris.until(lambda: boris.seen.settings["clock"] == "fast")
