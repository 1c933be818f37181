"""Asks about seats and the room, when the house is killed after it has saved them and before it has answered."""

import asyncio

import pytest

from tashkhana.rooms import player_of
from tashkhana.rooms.wishes import Allow, Arrange, Gather, HandOver, Join, Remove, Rename, Stand, Start, Swap, TakeOver
from tests.rooms.people import ANNA, BORIS, CHITRA, DAVIT, ask, play_on


def killed(at, monkeypatch):
    """From now on the house dies as soon as it has saved something of a room, as if by a kill."""
    for name in ("keep_room", "keep_leaving"):
        keep = getattr(at.log, name)

        async def keep_and_die(*args, keep=keep, **more):
            await keep(*args, **more)
            raise asyncio.CancelledError

        monkeypatch.setattr(at.log, name, keep_and_die)


async def come(at, code):
    """Anna, Boris and Chitra at their seats."""
    people = ((ANNA, "Anna"), (BORIS, "Boris"), (CHITRA, "Chitra"))
    return [await at.visit(code, secret, name=name) for secret, name in people]


async def saved_and_killed(open_house, monkeypatch, wish, *, phase="gathering"):
    """Anna's wish is saved by a house that dies before it answers; the code of the room."""
    async with open_house() as at:
        code = await at.friends(players=3)
        guests = await come(at, code)
        room = await at.house.room(code)
        if phase == "over":
            await ask(room, guests[0], "go", Start())
            await asyncio.gather(*(guest.until(lambda guest=guest: guest.tables) for guest in guests))
            await play_on(room, *guests)
        with monkeypatch.context() as patch:
            killed(at, patch)
            room.ask(guests[0], "tap", wish)
            await asyncio.wait({room._working})
        assert "tap" not in guests[0].answers
    return code


WISHES = [
    (Start(), "gathering"),
    (Gather(), "over"),
    (Arrange("house", {"players": 4}), "gathering"),
    (Swap(0, 1), "gathering"),
    (Remove(2), "gathering"),
    (HandOver(1), "gathering"),
    (Allow("watching", on=True), "gathering"),
    (Rename("Annika", "owl"), "gathering"),
]


@pytest.mark.parametrize(("wish", "phase"), WISHES, ids=lambda value: type(value).__name__)
async def test_what_was_saved_and_not_answered_is_answered_and_not_done_again(open_house, monkeypatch, wish, phase):
    """The page asks again under the same id: the room stays as it was saved, and nobody is refused what was done."""
    code = await saved_and_killed(open_house, monkeypatch, wish, phase=phase)

    async with open_house() as at:
        saved = await at.log.find_room(code)
        anna = await at.visit(code)
        assert await ask(await at.house.room(code), anna, "tap", wish) is None

        assert await at.log.find_room(code) == saved


async def test_who_took_the_place_of_somebody_removed_is_not_removed(open_house, monkeypatch):
    """The ask named a seat, and meant who sat there then."""
    code = await saved_and_killed(open_house, monkeypatch, Remove(1))

    async with open_house() as at:
        davit = await at.visit(code, DAVIT, name="Davit")
        anna = await at.visit(code)
        assert await ask(await at.house.room(code), anna, "tap", Remove(1)) is None

        assert (davit.seat, davit.bye) == (1, None)


async def test_the_ask_of_one_is_not_the_ask_of_another(open_house, monkeypatch):
    """Ids are those of a browser."""
    code = await saved_and_killed(open_house, monkeypatch, HandOver(1))

    async with open_house() as at:
        anna, boris, _ = await come(at, code)
        room = await at.house.room(code)
        assert await ask(room, boris, "tap", HandOver(0)) is None
        await anna.until(lambda: anna.state.host == 0)


async def test_who_follows_a_host_is_told_so_after_a_kill(open_house, monkeypatch):
    """And not that the host, who they are, is still here."""
    async with open_house(host_gone_s=0.05) as at:
        code = await at.friends(players=3)
        boris = await at.visit(code, BORIS, name="Boris")
        room = await at.house.room(code)
        await asyncio.sleep(0.1)
        with monkeypatch.context() as patch:
            killed(at, patch)
            room.ask(boris, "tap", TakeOver())
            await asyncio.wait({room._working})

    async with open_house() as at:
        boris = await at.visit(code, BORIS)
        assert boris.state.host == boris.seat
        assert await ask(await at.house.room(code), boris, "tap", TakeOver()) is None


async def test_who_has_stood_up_and_is_seated_again_by_their_page_stands_up(at):
    """The line broke before the answer: coming back takes a seat, so that the old ask must free it."""
    code = await at.friends(players=3)
    anna, boris = await at.visit(code), await at.visit(code, BORIS, name="Boris")
    room = await at.house.room(code)
    await ask(room, boris, "tap", Stand())
    boris = await at.visit(code, BORIS, name="Boris")
    assert boris.seat == 1

    assert await ask(room, boris, "tap", Stand()) is None

    await anna.until(lambda: anna.places[1].free)
    assert boris.bye == "left"


async def test_a_watcher_who_has_sat_down_sits_there_on_a_new_line(at):
    """The new line comes by the link for watchers, and asks again for the seat that it has."""
    code = await at.friends(players=3)
    anna = await at.visit(code)
    watcher = await at.watch(code, anna, DAVIT)
    room = await at.house.room(code)
    await ask(room, watcher, "tap", Join("Davit", ""))
    room.leave(watcher)
    again = await at.watch(code, anna, DAVIT)
    assert again.seat is None

    assert await ask(room, again, "tap", Join("Davit", "")) is None

    await again.until(lambda: again.seat == 1)
    assert [place.name for place in anna.places] == ["Anna", "Davit", ""]
    assert room.seat_of(player_of(DAVIT)) == 1
