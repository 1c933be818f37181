"""What a room tells to those who ask what hard would do."""

import threading
from typing import Any

import pytest

from tashkhana.core.advice import Advice
from tashkhana.core.seen import Seen
from tashkhana.rooms import Move

BORIS = "boris-has-another-secret"


@pytest.fixture
def advising(climb: Any) -> Any:
    """The game with a player to ask: it would rather not play the first move. It thinks when it is let to."""

    class Advising(climb):  # type: ignore[misc]
        may_think = threading.Event()

        thoughts = 0

        def advise(self, seen: Seen, seed: int) -> Advice | None:
            type(self).thoughts += 1
            assert self.may_think.wait(10)
            return Advice(seen.legal[-1], 0.25, seen.legal[0], 0.5)

    game = Advising()
    game.may_think.set()
    return game


async def test_a_hint_is_for_the_one_who_asks_and_changes_nothing(open_house: Any, advising: Any):
    """Others hear nothing of it, and nothing is written down."""
    async with open_house(advising) as at:
        code = await at.room(hint_bulb="on")
        anna, boris = await at.visit(code), await at.visit(code, BORIS)
        seen = await anna.my_turn()
        room = await at.house.room(code)
        lines, heard = await at.log.lines(code, 1), len(boris.raw)

        room.hint(anna, "h", seen.version)
        await anna.until(lambda: "h" in anna.hints)

        assert anna.hints["h"] == (seen.version, Advice(seen.legal[-1], 0.25, seen.legal[0], 0.5))
        assert await at.log.lines(code, 1) == lines
        assert (len(boris.raw), boris.hints, boris.answers) == (heard, {}, {})


async def test_nobody_makes_the_house_think_twice_about_one_table(open_house: Any, advising: Any):
    """Asked again, from the same page or another, it says what it said."""
    async with open_house(advising) as at:
        code = await at.room(hint_bulb="on")
        anna, again = await at.visit(code), await at.visit(code)
        seen = await anna.my_turn()
        room = await at.house.room(code)

        for guest, ask in ((anna, "a"), (anna, "b"), (again, "c")):
            room.hint(guest, ask, seen.version)
            await guest.until(lambda guest=guest, ask=ask: ask in guest.hints)

        assert anna.hints["a"] == anna.hints["b"] == again.hints["c"]
        assert advising.thoughts == 1


@pytest.mark.parametrize(
    ("bulb", "secret", "later", "code"),
    [("off", None, 0, "no-hints"), ("on", None, 7, "stale-version"), ("on", BORIS, 0, "not-seated")],
)
async def test_a_hint_is_refused_with_a_code(
    open_house: Any, advising: Any, bulb: str, secret: str | None, later: int, code: str
):
    """Where the table plays without hints, to a page that is behind, and to watchers."""
    async with open_house(advising) as at:
        room_code = await at.room(hint_bulb=bulb)
        anna = await at.visit(room_code)
        asker = anna if secret is None else await at.watch(room_code, anna, secret)
        seen = await anna.my_turn()

        (await at.house.room(room_code)).hint(asker, "h", seen.version + later)

        assert await asker.answered("h") == (seen.version, code)


async def test_a_game_without_such_a_player_says_so(at: Any):
    """It is an answer, not silence."""
    code = await at.room(hint_bulb="on")
    anna = await at.visit(code)
    seen = await anna.my_turn()

    (await at.house.room(code)).hint(anna, "h", seen.version)

    assert await anna.answered("h") == (seen.version, "nothing-to-hint")


async def test_the_table_goes_on_while_a_hint_is_thought_out(open_house: Any, advising: Any):
    """One asks for one at a time; it comes for the table that was asked about, though that is over."""
    advising.may_think.clear()
    async with open_house(advising) as at:
        code = await at.room(hint_bulb="on")
        anna = await at.visit(code)
        seen = await anna.my_turn()
        room = await at.house.room(code)

        room.hint(anna, "h", seen.version)
        room.hint(anna, "too", seen.version)
        room.ask(anna, "m", Move(seen.version, seen.legal[0]))
        assert await anna.answered("too") == (seen.version, "hint-busy")
        assert await anna.answered("m") == (seen.version + 1, None)
        assert anna.hints == {}

        advising.may_think.set()
        await anna.until(lambda: "h" in anna.hints)
        assert anna.hints["h"][0] == seen.version
