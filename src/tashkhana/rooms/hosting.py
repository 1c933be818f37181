"""What is asked of a room and its seats: who may, saving it, and telling all."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from tashkhana.core.refusal import NotAllowed
from tashkhana.rooms import seating
from tashkhana.rooms.asks import REMEMBERED, Answered, check_seats
from tashkhana.rooms.away import Away
from tashkhana.rooms.book import Book
from tashkhana.rooms.bucket import SeatLimit
from tashkhana.rooms.code import new_code
from tashkhana.rooms.company import Company
from tashkhana.rooms.guest import Guest
from tashkhana.rooms.player import PlayerId
from tashkhana.rooms.wishes import (
    Allow,
    Arrange,
    Gather,
    HandOver,
    HostWish,
    Join,
    Remove,
    Rename,
    SeatWish,
    Stand,
    Start,
    Swap,
    TakeOver,
)
from tashkhana.storage import SavedRoom, SavedSeat

RENAMES_AT_ONCE = 5
RENAMES_PER_S = 0.1


class Done(NamedTuple):
    """What is to be told after something was done: `news` by their code and whom they are about, and goodbyes."""

    news: tuple[tuple[str, SavedSeat], ...] = ()
    gone: tuple[Guest, ...] = ()
    goodbye: str = ""
    closes: bool = False


class Hosting:
    """Fulfils wishes about seats and the room: saved first, then changed, then told."""

    def __init__(self, book: Book, company: Company, away: Away, close: Callable[[str], None]) -> None:
        """Remember nothing yet; `close` closes the room with this goodbye."""
        self._book = book
        self._company = company
        self._away = away
        self._close = close
        self._answers: OrderedDict[tuple[str, str], Answered] = OrderedDict()
        self._renames = SeatLimit(RENAMES_AT_ONCE, RENAMES_PER_S)

    @property
    def _room(self) -> SavedRoom:
        return self._book.room

    async def answer(self, guest: Guest, ask: str, wish: SeatWish) -> None:
        """Do what is asked, or say why not; an ask that was done is answered again, not done again."""
        known = await self._known(guest.player, ask, wish)
        if known is not None:
            self._company.answer(guest, ask, known.version, known.refusal)
            return
        done = Done()
        try:
            with self._book.answering(guest.player, ask):
                done = await self._do(guest, wish)
            answered = Answered(self._book.match.version)
        except NotAllowed as refused:
            answered = Answered(self._book.match.version, refused.refusal)
        self._answers[guest.player, ask] = answered
        if len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)
        # Whoever leaves has their answer before the goodbye.
        self._company.answer(guest, ask, answered.version, answered.refusal)
        if answered.refusal is None:
            self._tell(done)

    async def _known(self, player: PlayerId, ask: str, wish: SeatWish) -> Answered | None:
        """How this ask was answered before, or would have been by a house that was killed before it could.

        Who wants to sit or to stand says how things shall be: if they are not so any more, it is to be done again.
        """
        if isinstance(wish, Join | Stand):
            return None
        known = self._answers.get((player, ask))
        if known is None and await self._book.has_done(player, ask):
            return Answered(self._book.match.version)
        return known

    async def sit(self, guest: Guest) -> None:
        """Give a guest who has just come the first free seat, and tell the others.

        :raises NotAllowed: "removed", "given-up" (or "left", where nobody may come later), "room-full"
        """
        self._tell(await self._sit(guest, guest.name, guest.picture))

    async def leave(self, seat: int) -> None:
        """The person of this seat leaves for good."""
        self._tell(await self._leave(seat, "left"))

    async def part(self, now: float) -> None:
        """Strangers who have gone since their match ended are not drawn into another: computers take their seats."""
        if self._room.kind != "quick" or self._book.match_goes_on:
            return
        for seat in self._book.people:
            player = self._room.seats[seat].player
            if player is not None and self._away.has_left(player, now):
                await self.leave(seat)

    async def move_seat(self, seat: int, player: PlayerId) -> None:
        """Somebody else sits in this seat from now on: the same person with another device.

        :raises NotAllowed: "already-seated", "removed"
        """
        if seating.seat_of(self._room, player) is not None:
            raise NotAllowed("already-seated")
        await self._check_barred(player)
        old = self._company.of(self._room.seats[seat].player)
        await self._book.move_seat(seat, player)
        self._tell(Done(gone=old, goodbye="elsewhere"))

    def _tell(self, done: Done) -> None:
        self._company.dismiss(done.goodbye, *done.gone)
        if done.closes:
            self._close("room-closed")
            return
        self._company.welcome_all()
        for code, seat in done.news:
            self._company.news(code, seat)

    async def _do(self, guest: Guest, wish: SeatWish) -> Done:
        """Save what is asked and change it; what is to be told then.

        :raises NotAllowed: "not-seated", "host-only", or why it was not done
        """
        if isinstance(wish, Join):
            return await self._join(guest, wish)
        seat = self._company.seat(guest)
        if seat is None:
            raise NotAllowed("not-seated")
        match wish:
            case Stand():
                return await self._leave(seat, "left")
            case Rename():
                return await self._rename(seat, wish)
            case TakeOver():
                return await self._take_over(seat)
        if seat != self._room.host:
            raise NotAllowed("host-only")
        return await self._rule(seat, wish)

    async def _rule(self, host: int, wish: HostWish) -> Done:
        """What the host alone may do."""
        match wish:
            case Start():
                self._check_gathering()
                await self._book.start()
            case Gather():
                self._check_over()
                await self._book.keep(seating.without_computers(self._room))
            case Arrange():
                await self._arrange(wish)
            case Swap():
                self._check_gathering()
                await self._book.keep(seating.swap(self._room, wish.seat, wish.to))
            case Allow():
                return await self._allow(wish)
            case Remove():
                self._check_other(wish.seat, host)
                return await self._leave(wish.seat, "removed", barred=True)
            case HandOver():
                self._check_other(wish.seat, host)
                return await self._hand_over(wish.seat)
        return Done()

    def _check_gathering(self) -> None:
        if not self._book.gathering:
            raise NotAllowed("already-started")

    def _check_over(self) -> None:
        if self._room.kind != "friends" or self._book.gathering:
            raise NotAllowed("not-now")
        if self._book.match_goes_on:
            raise NotAllowed("nothing-to-repeat")

    def _check_other(self, seat: int, host: int) -> None:
        if seat == host:
            raise NotAllowed("not-now")
        if seat not in self._book.people:
            raise NotAllowed("nobody-there")

    async def _check_barred(self, player: PlayerId) -> None:
        if await self._book.log.is_barred(self._room.id, player):
            raise NotAllowed("removed")

    async def _check_given_up(self, player: PlayerId) -> None:
        """Who leaves a match for good has no seat in it any more, not even that of a computer."""
        book = self._book
        if book.match_goes_on and await book.log.has_abandoned(self._room.id, book.number, player):
            raise NotAllowed("given-up" if self._room.kind == "friends" else "left")

    async def _sit(self, guest: Guest, name: str, picture: str) -> Done:
        await self._check_barred(guest.player)
        await self._check_given_up(guest.player)
        room = seating.sit(self._room, guest.player, name, picture)
        await self._book.keep(room)
        self._company.add(guest)
        seat = seating.seat_of(room, guest.player)
        assert seat is not None
        return Done((("joined", room.seats[seat]),))

    async def _join(self, guest: Guest, wish: Join) -> Done:
        if self._company.seat_of(guest.player) is None:
            done = await self._sit(guest, wish.name, wish.picture)
        else:
            self._company.add(guest)
            done = Done()
        self._company.show(guest)
        return done

    async def _leave(self, seat: int, code: str, *, barred: bool = False) -> Done:
        left = self._room.seats[seat]
        guests = self._company.of(left.player)
        after = seating.stand(self._room, seat, self._company.here - {seat})
        if not seating.people_of(after):
            await self._book.close(seat)
            return Done((), guests, code, closes=True)
        host = self._room.host
        await self._book.leave(seat, after, barred=barred)
        moved = (("host", after.seats[after.host]),) if after.host is not None and after.host != host else ()
        watching = self._watching(left.player) if barred else ()
        return Done(((code, left), *moved), (*guests, *watching), code)

    def _watching(self, player: str | None) -> tuple[Guest, ...]:
        return tuple(guest for guest in self._company.watchers() if guest.player == player)

    async def _arrange(self, wish: Arrange) -> None:
        self._check_gathering()
        game = self._book.game
        settings = game.read_settings(wish.preset, wish.settings)
        check_seats(settings, game.seats)
        await self._book.keep(seating.arrange(self._room, wish.preset, settings))

    async def _hand_over(self, seat: int) -> Done:
        await self._book.keep(replace(self._room, host=seat))
        return Done((("host", self._room.seats[seat]),))

    async def _take_over(self, seat: int) -> Done:
        if self._room.kind != "friends":
            raise NotAllowed("not-now")
        if not self._away.host_gone(self._book.host):
            raise NotAllowed("host-here")
        return await self._hand_over(seat)

    async def _rename(self, seat: int, wish: Rename) -> Done:
        """Another name, which all are told, so that it is neither a flood nor, among strangers, a way to write."""
        if self._room.kind == "quick":
            raise NotAllowed("name-fixed")
        before = self._room.seats[seat]
        assert before.player is not None
        if not self._renames.take(before.player, seat):
            raise NotAllowed("rename-too-fast")
        called = seating.person(seat, PlayerId(before.player), wish.name, wish.picture, self._room.seats)
        after = replace(before, name=called.name, picture=called.picture)
        await self._book.keep(seating.put(self._room, after))
        return Done((("renamed", after),) if after.name != before.name else ())

    async def _allow(self, wish: Allow) -> Done:
        if wish.what == "text":
            if self._room.kind != "friends":
                raise NotAllowed("not-now")
            await self._book.keep(replace(self._room, text=wish.on))
            return Done()
        if wish.on == (self._room.watch is not None):
            return Done()
        await self._book.keep(replace(self._room, watch=new_code() if wish.on else None))
        return Done() if wish.on else Done((), self._company.watchers(), "watching-off")
