"""Who sits where, in a room of friends: coming, leaving, names, and what a restart brings back."""

import asyncio
import sqlite3

import pytest

from tashkhana.core.refusal import NotAllowed
from tashkhana.rooms import NextMatch, player_of
from tashkhana.rooms.wishes import Arrange, Gather, Join, Rename, Stand, Start

ANNA = "anna-has-a-long-secret-0"
BORIS = "boris-has-another-secret"
CHITRA = "chitra-has-yet-another-1"
DAVIT = "davit-has-the-fourth-one"


async def ask(room, guest, name, wish):
    """What a guest is answered."""
    room.ask(guest, name, wish)
    return (await guest.answered(name))[1]


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
