"""What a room promises about its shuffles."""

import asyncio
import hashlib
import sqlite3
import time
from dataclasses import replace

import pytest

from tashkhana.core.entry import read_entry
from tashkhana.core.record import Record
from tashkhana.core.seal import Seal
from tashkhana.fair import METHOD, seal_of, verify
from tashkhana.rooms import Move, NextDeal, NextMatch, Pace, player_of
from tashkhana.rooms.wishes import Start
from tashkhana.storage import SavedSeal

ANNA = "anna-has-a-long-secret-0"
BORIS = "boris-has-another-secret"
QUICK = {"pace": 0.0001, "stir_s": 5}
"""Bots do not wait, and a deal waits for numbers as long as a slow machine may need."""


@pytest.fixture
def restless(climb):
    """The game with a stock that is shuffled again after every other move."""

    class Restless(climb):
        def apply(self, position, seat, move):
            after, events = super().apply(position, seat, move)
            if position.moves % 2 and len(after.stock) > 1:
                after = replace(after, waiting=after.stock, stock=())
            return after, events

    return Restless()


def some(word):
    return hashlib.sha256(word.encode()).hexdigest()


async def play(at, code, anna, moves=1000):
    """So many moves of Anna, or until the deal is over."""
    room = await at.house.room(code)
    for number in range(moves):
        seen = await anna.my_turn()
        if seen.stage.endswith("-over"):
            return
        ask = f"m{anna.match}-{seen.deal}-{seen.version}-{number}"
        room.ask(anna, ask, Move(seen.version, seen.legal[0]))
        await anna.answered(ask)


async def deal_on(at, code, anna, wish):
    room = await at.house.room(code)
    room.ask(anna, f"on-{anna.match}-{anna.seen.version}", wish(anna.seen.version))
    await anna.answered(f"on-{anna.match}-{anna.seen.version}")


async def record(at, code, game, number=1):
    """The match as its record would hold it, from what is on the disk."""
    room = await at.house.room(code)
    lines = await at.log.lines(code, number)
    seals = [
        Seal(seal.match, seal.deal, seal.method, seal_of(seal.secret), seal.secret, seal.numbers)
        for seal in await at.log.seals(code, number)
        if seal.numbers is not None
    ]
    entries = tuple(read_entry(line.line, game.shapes) for line in lines)
    return Record(game, room.match.settings, entries, tuple(seals))


async def test_a_deal_is_sealed_before_and_revealed_after(open_house, climb):
    """First the seal is told, then the number is heard, then cards are dealt; all is shown once the deal is over."""
    async with open_house(**QUICK) as at:
        code = await at.room(match="deals:2")
        anna = await at.visit(code)
        await anna.until(lambda: anna.seen.version >= 1)
        [(match, deal, method, seal)] = anna.seals
        assert (match, deal, method) == (1, 1, METHOD)
        assert not anna.reveals

        await play(at, code, anna)
        await anna.until(lambda: anna.reveals)

        revealed, orders = anna.reveals[0]
        assert seal_of(revealed.secret) == seal == revealed.seal
        assert revealed.numbers[0] is not None
        assert revealed.numbers[1:] == (None, None)
        first = (await at.log.lines(code, 1))[0].line
        assert first == f"deal {' '.join(orders[0])}"
        assert [finding.verdict for finding in verify(await record(at, code, climb()))] == ["right"]


async def test_every_deal_and_every_match_has_its_own_seal(open_house, restless):
    """And the shuffles in the middle of deals belong to the seal of their deal."""
    async with open_house(restless, **QUICK) as at:
        code = await at.room(match="deals:3", next_dealer="random")
        anna = await at.visit(code)
        for _ in range(2):
            await play(at, code, anna)
            await deal_on(at, code, anna, NextDeal)
        await play(at, code, anna)
        await deal_on(at, code, anna, NextMatch)
        await play(at, code, anna)
        await anna.until(lambda: len(anna.reveals) == 4)

        assert [(match, deal) for match, deal, _, _ in anna.seals] == [(1, 1), (1, 2), (1, 3), (2, 1)]
        assert len({seal for _, _, _, seal in anna.seals}) == 4
        assert [revealed.seal for revealed, _ in anna.reveals] == [seal for _, _, _, seal in anna.seals]
        findings = [*verify(await record(at, code, restless)), *verify(await record(at, code, restless, 2))]
        assert [finding.verdict for finding in findings] == ["right"] * 4
        assert sum(finding.shuffles for finding in findings) == sum(len(orders) - 1 for _, orders in anna.reveals) > 0
        assert {finding.silent for finding in findings} == {(1, 2)}


async def test_the_first_number_of_a_seat_counts_and_only_for_its_deal(open_house):
    """Nobody can think again once they have seen something, and watchers do not take part."""
    async with open_house(pace=0.0001, stir_s=0.5) as at:
        code = await at.room(match="deals:2")
        room = await at.house.room(code)
        anna = await at.visit(code)
        await play(at, code, anna)
        boris = await at.watch(code, anna, BORIS)
        anna.on_seal = lambda _match, _deal: None
        room.ask(anna, "next", NextDeal(anna.seen.version))
        await anna.until(lambda: len(anna.seals) == 2)
        room.stir(boris, 1, 2, some("a watcher"))
        room.stir(anna, 1, 1, some("another deal"))
        room.stir(anna, 2, 2, some("another match"))
        room.stir(anna, 1, 2, some("first"))
        room.stir(anna, 1, 2, some("second"))
        await anna.answered("next")
        room.stir(anna, 1, 2, some("too late"))
        await play(at, code, anna)
        await anna.until(lambda: len(anna.reveals) == 2)

        assert anna.reveals[1][0].numbers == (some("first"), None, None)
        assert boris.seals == anna.seals[1:]
        assert boris.reveals[-1] == anna.reveals[1]


async def test_a_browser_that_gives_no_number_holds_a_deal_up_for_a_moment_only(open_house):
    """The stated time, and not at all where all who are here have given theirs."""
    for stir_s, silent in ((10_000, False), (0.3, True)):
        async with open_house(pace=0.0001, stir_s=stir_s) as at:
            code = await at.room(match="deals:2")
            anna = await at.visit(code)
            await play(at, code, anna)
            if silent:
                anna.on_seal = lambda _match, _deal: None
            began = time.monotonic()
            await deal_on(at, code, anna, NextDeal)
            assert not silent or time.monotonic() - began >= stir_s

    assert Pace().stir_wait_s == 1
    assert Pace(0).stir_wait_s == 0


async def test_a_deal_waits_for_all_who_are_here_and_for_nobody_else(open_house):
    """Each friend has a number in; who has a seat but is gone is not waited for."""
    async with open_house(**QUICK) as at:
        code = await at.friends(players=3)
        anna = await at.visit(code)
        boris = await at.visit(code, BORIS, name="Boris")
        gone = await at.visit(code, "dev-has-a-third-secret-0", name="Dev")
        room = await at.house.room(code)
        room.leave(gone)
        await anna.until(lambda: not anna.places[2].here)
        room.ask(anna, "start", Start())
        await anna.until(lambda: anna.tables and anna.seen.version >= 1)

        [seal] = await at.log.seals(code, 1)
        assert [number is None for number in seal.numbers] == [False, False, True]
        assert boris.seals == anna.seals
        assert not gone.seals


async def test_a_restart_in_the_middle_of_a_deal_goes_on_with_the_same_secret(open_house, restless):
    """Shuffles after it follow from the same seal, which is told again to who comes back (SA04)."""
    async with open_house(restless, **QUICK) as at:
        code = await at.room()
        anna = await at.visit(code)
        await play(at, code, anna, moves=3)
        [(*_, seal)] = anna.seals
    async with open_house(restless, **QUICK) as at:
        anna = await at.visit(code)
        await anna.until(lambda: anna.seals)
        assert anna.seals == [(1, 1, METHOD, seal)]
        assert not anna.reveals
        await play(at, code, anna)
        await anna.until(lambda: anna.reveals)

        revealed, orders = anna.reveals[0]
        assert revealed.seal == seal
        assert len(orders) > 1, "the stock was never rebuilt after the restart"
        assert [finding.verdict for finding in verify(await record(at, code, restless))] == ["right"]


async def test_a_restart_between_seal_and_deal_cannot_choose_another_secret(open_house):
    """A house that could seal again until it likes the cards would be no better than one that does not seal."""
    async with open_house(**QUICK) as at:
        code = await at.room()
        await at.log.keep_seal(code, SavedSeal(1, 1, METHOD, some("sealed before the restart")))
        anna = await at.visit(code)
        await anna.until(lambda: anna.seen.version >= 1)

        assert [seal for *_, seal in anna.seals] == [seal_of(some("sealed before the restart"))]


async def test_who_comes_when_a_deal_is_over_is_told_all_of_it(open_house):
    """Also after a restart, and without a number of theirs being asked."""
    async with open_house(**QUICK) as at:
        code = await at.room(match="deals:2")
        anna = await at.visit(code)
        await play(at, code, anna)
        await anna.until(lambda: anna.reveals)
    async with open_house(**QUICK) as at:
        again = await at.visit(code)
        boris = await at.watch(code, again, BORIS)
        await again.until(lambda: again.reveals)
        await boris.until(lambda: boris.reveals)

        assert again.reveals[0] == boris.reveals[0] == anna.reveals[0]
        assert not again.seals
        assert not boris.seals


async def test_an_abandoned_deal_is_never_revealed(open_house):
    """Its cards stay as hidden as they were."""
    async with open_house(**QUICK) as at:
        code = await at.room()
        anna = await at.visit(code)
        await play(at, code, anna, moves=2)
        await at.house.abandon(player_of(ANNA), code)
        await anna.until(lambda: anna.bye)

        [seal] = await at.log.seals(code, 1)
        assert not anna.reveals
        assert seal.secret.encode() not in anna.raw


async def test_a_deal_that_an_earlier_version_dealt_is_played_on(open_house, climb):
    """It has no seal, so nothing is told of one; its shuffles are as random as they were."""
    async with open_house(**QUICK) as at:
        code = await at.room(match="deals:2")
        anna = await at.visit(code)
        await anna.until(lambda: anna.seen.version >= 1)
    with sqlite3.connect(at.file) as file:
        file.execute("DELETE FROM seals")
    async with open_house(**QUICK) as at:
        anna = await at.visit(code)
        await play(at, code, anna)
        await asyncio.sleep(0.05)
        assert not anna.seals
        assert not anna.reveals
        await deal_on(at, code, anna, NextDeal)
        await play(at, code, anna)
        await anna.until(lambda: anna.reveals)

        findings = verify(await record(at, code, climb()))
        assert [finding.verdict for finding in findings] == ["no-seal", "right"]


@pytest.mark.parametrize("wish", [NextDeal, NextMatch])
async def test_what_is_asked_out_of_time_seals_nothing(open_house, wish):
    """A refused ask draws no secret."""
    async with open_house(**QUICK) as at:
        code = await at.room(match="deals:2")
        anna = await at.visit(code)
        await anna.my_turn()
        await deal_on(at, code, anna, wish)

        assert len(await at.log.seals(code, 1)) == 1
        assert await at.log.seals(code, 2) == []
