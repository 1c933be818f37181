"""What is said in a room, in signs and by voice: who is allowed, and telling the others."""

from __future__ import annotations

from tashkhana.core.refusal import NotAllowed
from tashkhana.rooms.book import Book
from tashkhana.rooms.company import Company
from tashkhana.rooms.guest import Guest
from tashkhana.rooms.talk import Saying, Talk
from tashkhana.rooms.voice import IceFor, Voices


class Speech:
    """The talk and the voices of a room. Nothing of it is kept."""

    def __init__(self, book: Book, company: Company, ice: IceFor) -> None:
        """Nobody has said anything yet."""
        self._book = book
        self._company = company
        self._talk = Talk()
        self._voices = Voices(company, ice)

    async def say(self, guest: Guest, ask: str, saying: Saying) -> None:
        """Say something to all who are here, watchers included."""
        if guest not in self._company:
            return
        seat = self._company.seat(guest)
        try:
            heard = self._talk.say(guest.player, seat, ask, saying, text=self._text)
        except NotAllowed as refused:
            self._company.answer(guest, ask, self._book.match.version, refused.refusal)
            return
        self._company.answer(guest, ask, self._book.match.version, None)
        if heard is not None and seat is not None:
            for other in self._company.guests:
                other.said(seat, heard.kind, heard.words)

    async def voice(self, guest: Guest, ask: str, on: bool, microphone: bool) -> None:
        """Join the voices or leave them."""
        if guest not in self._company:
            return
        refusal = None
        try:
            self._voices.switch(guest, on=on, microphone=microphone)
        except NotAllowed as refused:
            refusal = refused.refusal
        self._company.answer(guest, ask, self._book.match.version, refusal)

    def signal(self, guest: Guest, to: int, visit: int, data: str) -> None:
        """Carry what a browser says to another one's voice."""
        self._voices.signal(guest, to, visit, data)

    def tell(self) -> None:
        """After anything that happened: tell the voices to whoever does not know them yet."""
        self._voices.tell()

    @property
    def _text(self) -> bool:
        """Whether free text is allowed: never among strangers."""
        return self._book.room.kind == "friends" and self._book.room.text
