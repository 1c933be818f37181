"""Voices: who is on, and whose signals reach whom."""

import pytest

from tashkhana.core.refusal import NotAllowed
from tashkhana.rooms import player_of
from tashkhana.rooms.guest import IceServer
from tashkhana.rooms.voice import MOST_VOICES, Voices


class Window:
    """A window of somebody, which remembers what it is told of voices."""

    def __init__(self, name: str) -> None:
        self.player = player_of(name)
        self.speaking = ()
        self.ice = ()
        self.told = 0
        self.signals: list[tuple[int, int, str]] = []

    def voices(self, voices, ice):
        self.speaking, self.ice = voices, ice
        self.told += 1

    def signalled(self, seat, visit, data):
        self.signals.append((seat, visit, data))


class Company(dict):
    """Windows and their seats."""

    @property
    def guests(self):
        return tuple(self)

    def seat(self, guest):
        return self[guest]


def ice(seat: int) -> tuple[IceServer, ...]:
    return (IceServer(("turn:turn.example",), f"for {seat}", "secret"),)


@pytest.fixture
def company():
    return Company({Window("anna"): 0, Window("boris"): 1, Window("watcher"): None})


@pytest.fixture
def voices(company):
    return Voices(company, ice)


def visits(window):
    return {voice.seat: voice.visit for voice in window.speaking}


def test_those_who_have_joined_are_told_to_all_and_servers_only_to_them(company, voices):
    """Nobody's browser looks for others before its person joins."""
    anna, boris, watcher = company
    voices.switch(anna, on=True, microphone=True)
    voices.tell()

    for window in (anna, boris, watcher):
        assert [(voice.seat, voice.open) for voice in window.speaking] == [(0, True)]
    assert anna.ice == ice(0)
    assert boris.ice == watcher.ice == ()


def test_nobody_is_told_twice(company, voices):
    """Voices are told when they change, and to whoever comes."""
    anna, boris, _watcher = company
    voices.tell()
    assert anna.told == 0
    voices.switch(anna, on=True, microphone=True)
    voices.tell()
    voices.tell()
    assert boris.told == 1

    late = Window("late")
    company[late] = 2
    voices.tell()
    assert (late.told, boris.told) == (1, 1)
    assert late.speaking == boris.speaking


def test_a_signal_reaches_the_voice_for_which_it_was_made(company, voices):
    """And nobody else; a signal for an earlier visit, from outside, or to oneself is lost."""
    anna, boris, watcher = company
    voices.signal(boris, 0, 0, "too early")
    voices.switch(anna, on=True, microphone=True)
    voices.tell()
    voices.signal(boris, 0, visits(anna)[0], "boris has not joined")
    voices.signal(watcher, 0, visits(anna)[0], "a watcher")
    voices.switch(boris, on=True, microphone=True)
    voices.tell()
    visit = visits(anna)
    voices.signal(boris, 0, visit[0], "hello")
    voices.signal(boris, 0, visit[0] - 1, "stale")
    voices.signal(boris, 1, visit[1], "to myself")
    voices.signal(boris, 1, visit[0], "a wrong seat")
    voices.signal(anna, 1, visit[1], "answer")

    assert anna.signals == [(1, visit[1], "hello")]
    assert boris.signals == [(0, visit[0], "answer")]
    assert watcher.signals == []


def test_another_window_takes_the_voice_over(company, voices):
    """One is heard once; the old window sees that its visit has ended, and its signals are lost."""
    anna, boris, _ = company
    second = Window("anna")
    company[second] = 0
    voices.switch(boris, on=True, microphone=True)
    voices.switch(anna, on=True, microphone=True)
    voices.tell()
    before = visits(anna)[0]
    voices.switch(second, on=True, microphone=False)
    voices.tell()

    assert visits(anna)[0] > before
    assert anna.ice == ()
    assert second.ice == ice(0)
    voices.signal(anna, 1, visits(anna)[1], "from the old window")
    assert boris.signals == []
    voices.switch(anna, on=False, microphone=True)
    voices.tell()
    assert visits(boris).keys() == {0, 1}, "the old window cannot switch the new one off"


def test_muting_is_no_new_visit(company, voices):
    """The line between the browsers stays."""
    anna, boris, _ = company
    voices.switch(anna, on=True, microphone=True)
    voices.tell()
    before = visits(boris)
    voices.switch(anna, on=True, microphone=False)
    voices.tell()

    assert visits(boris) == before
    assert [voice.open for voice in boris.speaking] == [False]


def test_who_leaves_stands_up_or_switches_off_speaks_no_longer(company, voices):
    """Whatever the reason; coming back is a new visit."""
    anna, boris, _ = company
    for window in (anna, boris):
        voices.switch(window, on=True, microphone=True)
    voices.tell()
    first = visits(boris)[0]

    del company[anna]
    voices.tell()
    assert visits(boris).keys() == {1}
    company[boris] = None
    voices.tell()
    assert boris.speaking == ()
    assert boris.ice == ()

    company[anna] = 0
    voices.switch(anna, on=True, microphone=True)
    voices.tell()
    assert visits(boris)[0] > first
    voices.switch(anna, on=False, microphone=True)
    voices.tell()
    assert boris.speaking == ()


def test_a_voice_moves_with_its_person(company, voices):
    """The host may move people while all talk."""
    anna, boris, _ = company
    for window in (anna, boris):
        voices.switch(window, on=True, microphone=True)
    voices.tell()
    before = visits(anna)
    company[anna], company[boris] = 1, 0
    voices.tell()

    assert visits(anna) == {0: before[1], 1: before[0]}
    voices.signal(boris, 1, before[0], "after the swap")
    assert anna.signals == [(0, before[1], "after the swap")]


def test_a_seventh_voice_is_refused(company, voices):
    """Up to six; whoever is on may open another window all the same."""
    people = [Window(f"person {number}") for number in range(MOST_VOICES)]
    company.update({person: seat for seat, person in enumerate(people)})
    for person in people:
        voices.switch(person, on=True, microphone=True)
    anna = next(iter(company))

    with pytest.raises(NotAllowed, match="voice-full"):
        voices.switch(anna, on=True, microphone=True)
    again = Window("person 3")
    company[again] = 3
    voices.switch(again, on=True, microphone=True)


def test_a_watcher_has_no_voice(company, voices):
    """Who wants to speak sits down."""
    *_, watcher = company

    with pytest.raises(NotAllowed, match="not-seated"):
        voices.switch(watcher, on=True, microphone=True)


async def test_a_line_that_drops_ends_the_voice(at):
    """All who are in the room hear it."""
    code = await at.room()
    anna, other = await at.visit(code), await at.visit(code)
    room = await at.house.room(code)
    room.voice(anna, "v", on=True, microphone=True)
    await other.until(lambda: other.speaking)
    assert (await anna.answered("v"))[1] is None

    room.leave(anna)

    await other.until(lambda: not other.speaking)
