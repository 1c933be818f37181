"""What the house writes down when something goes wrong names no card: whoever runs it may play as well (SE01, SE05)."""

import asyncio
import gc
import io
import logging
import re
from functools import partial

import pytest
import structlog

from tashkhana.games.durak.bots import BOTS
from tashkhana.games.durak.game import Durak
from tashkhana.server.log import keep_a_log

HOLDS = "a hand of"
"""What the exceptions of these tests say before they name cards."""
HAND = "7S KD"
NAMED = re.compile(r"KeyError|ValueError|test_log\.py")


class Written:
    """What is written to the standard error."""

    def __init__(self, cards_in):
        self.stream = io.StringIO()
        self._cards_in = cards_in

    @property
    def text(self):
        # Whatever colours the log may have.
        return re.sub(r"\x1b\[[0-9;]*m", "", self.stream.getvalue())

    @property
    def cards(self):
        return self._cards_in(self.text.encode())

    @property
    def says(self):
        """Whether it says what an exception said."""
        return HOLDS in self.text


@pytest.fixture
def written(monkeypatch, cards_in):
    """The log as it is written by a house that is served."""
    written, root = Written(cards_in), logging.getLogger()
    before = root.handlers[:]
    with monkeypatch.context() as redirected:
        redirected.setattr("sys.stderr", written.stream)
        keep_a_log()
    yield written
    root.handlers[:] = before
    structlog.reset_defaults()


def find(hand):
    error = KeyError(f"{HOLDS} {hand}")
    error.add_note(f"{HOLDS} {hand}")
    raise error


def lost(seen, _seed):
    """A bot that fails by what it holds."""
    try:
        find(seen.view.hand)
    except KeyError as error:
        raise ValueError(f"{HOLDS} {seen.view.hand}") from error


async def test_a_bot_that_crashes_shows_nobody_its_hand(monkeypatch, house, written):
    """The type and the place are written down, so that it can be mended."""
    monkeypatch.setitem(BOTS, "easy", lost)
    room = await house.room(level="easy", players=3)
    async with house.join(room) as anna:
        while "a bot failed" not in written.text:
            seen = await anna.my_turn()
            if seen["stage"] == "play":
                await anna.act(seen["legal"][0])
            else:
                await anna.ask("next", version=seen["version"])

    assert {"KeyError", "ValueError", "test_log.py"} <= set(NAMED.findall(written.text))
    assert room in written.text
    assert not written.says
    assert written.cards == set()


async def test_rules_that_crash_show_nobody_a_hand(monkeypatch, house, written):
    """A room that stumbles, and a record that cannot be read back."""

    def fail(self, position, _seat, _move):
        raise ValueError(f"{HOLDS} {self.cards_of(position)}")

    room = await house.room(players=2)
    async with house.join(room) as anna:
        seen = await anna.my_choice()
        monkeypatch.setattr(Durak, "apply", fail)
        answer = await anna.act(seen["legal"][0])

    assert answer["code"] == "room-trouble"
    assert "a room stumbled" in written.text
    assert "ValueError" in written.text
    assert not written.says
    assert written.cards == set()


async def test_what_fails_beside_the_rooms_shows_nobody_a_hand(written):
    """A task whose failure nobody hears, and a callback with a hand among its arguments."""

    async def forgotten():
        find(HAND)

    asyncio.get_running_loop().call_soon(partial(find, HAND))
    task = asyncio.create_task(forgotten(), name=HAND)
    await asyncio.sleep(0.05)
    del task
    gc.collect()
    logging.getLogger("uvicorn.error").error("Exception in ASGI application", exc_info=ValueError(HAND))

    assert [written.text.count(name) for name in ("builtins.KeyError", "builtins.ValueError")] == [2, 1]
    assert "Task exception was never retrieved" in written.text
    assert written.cards == set()
