"""Voices: who speaks in a room, and carrying their browsers' signals. The sound itself never passes the house."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from tashkhana.core.refusal import NotAllowed
from tashkhana.rooms.guest import Guest, IceServer, SeatVoice
from tashkhana.rooms.player import PlayerId

MOST_VOICES = 6
"""Each browser sends its sound to every other one, which is no longer pleasant beyond that."""

IceFor = Callable[[int], tuple[IceServer, ...]]
"""The servers that help the browser of this seat to find the others."""


class Present(Protocol):
    """Who is connected, and where they sit."""

    @property
    def guests(self) -> tuple[Guest, ...]:
        """All connections."""
        ...

    def __contains__(self, guest: Guest) -> bool:
        """Whether this connection is in the room."""
        ...

    def seat(self, guest: Guest) -> int | None:
        """The seat that this connection follows."""
        ...


@dataclass(frozen=True, slots=True)
class Speaker:
    """A connection whose voice is on."""

    guest: Guest
    visit: int
    open: bool


def no_ice(_seat: int) -> tuple[IceServer, ...]:
    """No servers: browsers find each other in their own network only."""
    return ()


class Voices:
    """The voices of a room: of each player one, that of the window which joined last.

    A visit's number is given once, and after a restart no earlier one is given again: so nobody takes
    a signal for another visit than that for which it was made.
    """

    def __init__(self, company: Present, ice: IceFor = no_ice) -> None:
        """Nobody speaks yet."""
        self._company = company
        self._ice = ice
        self._speakers: dict[PlayerId, Speaker] = {}
        self._last_visit = time.time_ns() // 1_000_000
        self._told: dict[Guest, tuple[SeatVoice, ...]] = {}

    def switch(self, guest: Guest, *, on: bool, microphone: bool) -> None:
        """Join or leave; `tell` the others after that.

        :raises NotAllowed: "not-seated", "voice-full"
        """
        if self._company.seat(guest) is None:
            raise NotAllowed("not-seated")
        speaker = self._speakers.get(guest.player)
        mine = speaker is not None and speaker.guest is guest
        if not on:
            if mine:
                del self._speakers[guest.player]
            return
        if speaker is None and len(self._speakers) >= MOST_VOICES:
            raise NotAllowed("voice-full")
        visit = speaker.visit if speaker is not None and mine else self._next_visit()
        self._speakers[guest.player] = Speaker(guest, visit, microphone)

    def tell(self) -> None:
        """Tell the voices to all who do not know them yet; whoever has left or stood up speaks no longer."""
        if not self._speakers and not self._told:
            return
        self._forget_the_gone()
        voices = self._voices()
        for guest in self._company.guests:
            if self._told.get(guest, ()) != voices:
                guest.voices(voices, self._ice_of(guest))
        self._told = dict.fromkeys(self._company.guests, voices) if voices else {}

    def signal(self, guest: Guest, to: int, visit: int, data: str) -> None:
        """Carry a signal to the voice of this seat. One from elsewhere, or for another visit, is lost."""
        sender, listener = self._speakers.get(guest.player), self._listener(to, visit)
        if sender is None or sender.guest is not guest or guest not in self._company:
            return
        seat = self._company.seat(guest)
        if listener is not None and listener is not sender and seat is not None:
            listener.guest.signalled(seat, sender.visit, data)

    def _listener(self, seat: int, visit: int) -> Speaker | None:
        for speaker in self._speakers.values():
            if speaker.visit == visit and speaker.guest in self._company:
                return speaker if self._company.seat(speaker.guest) == seat else None
        return None

    def _next_visit(self) -> int:
        self._last_visit += 1
        return self._last_visit

    def _forget_the_gone(self) -> None:
        for player, speaker in list(self._speakers.items()):
            if speaker.guest not in self._company or self._company.seat(speaker.guest) is None:
                del self._speakers[player]

    def _voices(self) -> tuple[SeatVoice, ...]:
        seated = ((self._company.seat(speaker.guest), speaker) for speaker in self._speakers.values())
        voices = (SeatVoice(seat, speaker.visit, speaker.open) for seat, speaker in seated if seat is not None)
        return tuple(sorted(voices, key=lambda voice: voice.seat))

    def _ice_of(self, guest: Guest) -> tuple[IceServer, ...]:
        speaker, seat = self._speakers.get(guest.player), self._company.seat(guest)
        if speaker is None or speaker.guest is not guest or seat is None:
            return ()
        return self._ice(seat)
