"""All that is one player's becomes another's, also at tables where people sit right now (SA19, ON39)."""

import asyncio
import sqlite3
import time

import pytest

from tashkhana.core.refusal import NotAllowed
from tashkhana.rooms import player_of
from tashkhana.rooms.quick_tables import quick_match
from tashkhana.rooms.tickets import Seeking
from tashkhana.rooms.wishes import Remove, Start
from tests.rooms.people import ANNA, BORIS, CHITRA, DAVIT, ask, play_on, two

PHONE, LAPTOP = CHITRA, DAVIT


async def move(at, old, new):
    """By a code, which the old device shows and the new one is told."""
    await at.house.moving.claim(player_of(new), await at.house.moving.give_code(player_of(old)))


async def test_an_open_table_learns_that_its_seat_is_somebody_elses(at):
    """The old device is told, the new one has the seat, the host's part and the cards, and plays on to the end."""
    room, anna, boris = await two(at)
    hand, person = anna.seen.view.hand, boris.places[0].person

    await move(at, ANNA, PHONE)

    assert anna.bye == "moved"
    assert boris.bye is None
    phone = await at.visit(room.id, PHONE)
    assert (phone.seat, phone.state.host, phone.seen.view.hand) == (0, 0, hand)
    assert [place.name for place in phone.places] == ["Anna", "Boris"]
    assert boris.places[0].person == person, "whom somebody has muted stays muted"
    await play_on(room, phone, boris)
    assert (await at.house.statistics(player_of(PHONE)))["climb"].played == 1
    assert await at.house.statistics(player_of(ANNA)) == {}


async def test_what_a_table_keeps_later_does_not_bring_the_old_secret_back(at):
    """The room writes whole seats; they are those after the move."""
    room, anna, boris = await two(at)
    await move(at, BORIS, PHONE)

    assert await ask(room, anna, "out", Remove(1)) is None

    with pytest.raises(NotAllowed, match="not-seated"):
        await room.abandon(player_of(PHONE))
    assert (await at.visit(room.id, PHONE)).bye == "removed"
    assert (await at.house.statistics(player_of(PHONE)))["climb"].abandoned == 1
    assert boris.bye == "moved"


async def test_rooms_in_memory_and_rooms_in_the_log_move_together(open_house):
    """Those at which somebody sits, those that everybody has left, those that were let go, and closed ones."""
    async with open_house() as at:
        sleeping, closed = await at.friends(), await at.friends()
        await at.visit(closed)
        await at.house.abandon(player_of(ANNA), closed)
        for later_s in (0, 100):
            at.house.let_go(time.monotonic() + later_s)
        assert at.house.rooms_in_memory == 0
        empty = await at.house.room(await at.friends())
        _, anna, _ = await two(at)

        await move(at, ANNA, PHONE)

        assert anna.bye == "moved"
        assert empty.seat_of(player_of(PHONE)) == 0
        assert (await at.visit(sleeping, PHONE)).seat == 0
    with sqlite3.connect(at.file) as file:
        assert file.execute("SELECT count(*) FROM seats WHERE player = ?", (player_of(ANNA),)).fetchone() == (0,)


async def test_who_has_a_seat_there_already_keeps_it_and_the_other_one_stays_empty(at):
    """Nobody sees two hands of one table; a computer plays the seat that is left, and the host can remove it."""
    room, anna, boris = await two(at)

    await move(at, BORIS, ANNA)

    assert boris.bye == "moved"
    assert [room.seat_of(player_of(who)) for who in (ANNA, BORIS)] == [0, 1]
    await anna.until(lambda: not anna.places[1].here)
    assert await ask(room, anna, "out", Remove(1)) is None


async def test_who_knocks_just_then_under_the_old_secret_takes_no_other_seat(at):
    """It would belong to nobody."""
    code = await at.friends(players=3)
    await at.visit(code)
    await at.visit(code, BORIS)
    await move(at, ANNA, PHONE)

    late = await at.visit(code, ANNA)

    assert (late.bye, late.welcomes) == ("moved", 0)
    assert (await at.visit(code, DAVIT)).seat == 2


async def test_a_watcher_who_moves_is_told(at):
    """Whoever looks on under the old secret looks on no more."""
    code = await at.friends(players=2)
    anna = await at.visit(code)
    watcher = await at.watch(code, anna, BORIS)

    await move(at, BORIS, PHONE)

    assert (watcher.bye, anna.bye) == ("moved", None)


async def test_a_code_is_good_once_but_its_answer_may_be_asked_for_again(at):
    """Whoever lost the line in the middle just tries again."""
    code = await at.house.moving.give_code(player_of(ANNA))
    with pytest.raises(NotAllowed, match="same-player"):
        await at.house.moving.claim(player_of(ANNA), code)

    await at.house.moving.claim(player_of(PHONE), code.lower())
    await at.house.moving.claim(player_of(PHONE), code)

    for text in (code, "22222222", "2", ""):
        with pytest.raises(NotAllowed, match="move-code-unknown"):
            await at.house.moving.claim(player_of(LAPTOP), text)
    with pytest.raises(NotAllowed, match="moved"):
        await at.house.moving.check(player_of(ANNA))
    await at.house.moving.check(player_of(PHONE))


async def test_of_two_who_claim_a_code_at_once_one_gets_everything(at):
    """And the other nothing."""
    room, _, boris = await two(at)
    code = await at.house.moving.give_code(player_of(ANNA))

    claims = (at.house.moving.claim(player_of(who), code) for who in (PHONE, LAPTOP))
    done = await asyncio.gather(*claims, return_exceptions=True)

    assert [type(one) for one in done] == [type(None), NotAllowed]
    assert [room.seat_of(player_of(who)) for who in (ANNA, PHONE, LAPTOP)] == [None, 0, None]
    assert boris.bye is None


async def test_a_kept_secret_takes_over_what_the_browser_had_meanwhile(at):
    """Opened on any browser: seats and results of both are one person's; a second time changes nothing."""
    room, anna, boris = await two(at)
    await play_on(room, anna, boris)
    other = await at.house.room(await at.friends())
    await ask(other, await at.visit(other.id), "go", Start())

    for _ in range(2):
        await at.house.moving.take_over(player_of(BORIS), player_of(ANNA))

    assert anna.bye == "elsewhere"
    assert (await at.house.statistics(player_of(BORIS)))["climb"].played == 1, "both sat there: it was one match"
    assert other.seat_of(player_of(BORIS)) == 0
    await at.house.moving.take_over(player_of(BORIS), player_of(BORIS))
    await at.house.moving.check(player_of(BORIS))


async def test_a_secret_that_this_house_does_not_know_takes_nothing_over(at):
    """The file is of another house, or of somebody who has not played."""
    room, anna, _ = await two(at)

    with pytest.raises(NotAllowed, match="player-unknown"):
        await at.house.moving.take_over(player_of(PHONE), player_of(ANNA))

    assert (room.seat_of(player_of(ANNA)), anna.bye) == (0, None)


async def test_a_move_that_cannot_be_saved_leaves_every_table_as_it_was(at, monkeypatch):
    """A full disk: whoever wanted to move hears of it, and may try again with the same code."""
    room, anna, boris = await two(at)
    code = await at.house.moving.give_code(player_of(ANNA))

    async def full(*_):
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(at.log, "merge", full)
        with pytest.raises(OSError, match="the disk is full"):
            await at.house.moving.claim(player_of(PHONE), code)

    assert (room.seat_of(player_of(ANNA)), anna.bye) == (0, None)
    await at.house.moving.claim(player_of(PHONE), code)
    assert (room.seat_of(player_of(PHONE)), anna.bye, boris.bye) == (0, "moved", None)


class Waiting:
    """Somebody who seeks a table."""

    bye = None

    def waiting(self, waiting, fill_s):
        pass

    def found(self, room):
        raise AssertionError(room)

    def goodbye(self, code):
        self.bye = code


async def test_who_moves_while_seeking_a_table_seeks_no_more(at):
    """No table is made for a secret that nobody holds."""
    searcher = Waiting()
    async with quick_match(at.house) as quick:
        await quick.seek(searcher, Seeking(player_of(ANNA), "climb", 2, "Anna", ""))

        await move(at, ANNA, BORIS)

        assert (searcher.bye, quick.waiting("climb")) == ("moved", 0)
