"""What the house does next at a table: it shuffles, plays for bots and for who has gone, and watches the clock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from functools import partial

from tashkhana.core.entry import Act
from tashkhana.core.refusal import NotAllowed
from tashkhana.rooms.away import Away
from tashkhana.rooms.book import Book
from tashkhana.rooms.clock import Clock
from tashkhana.rooms.company import Company
from tashkhana.rooms.dealer import Dealer
from tashkhana.rooms.guest import Guest
from tashkhana.rooms.pace import Pace
from tashkhana.rooms.thinking import Moment
from tashkhana.storage import SavedRoom

Work = Callable[[], Awaitable[None]]


class Turns:
    """Plans after each piece of a room's work; what it does itself goes through the room's inbox (`post`)."""

    def __init__(
        self,
        book: Book,
        company: Company,
        away: Away,
        dealer: Dealer,
        *,
        pace: Pace,
        workers: Executor,
        post: Callable[[Work], None],
    ) -> None:
        """Nothing is planned."""
        self._book = book
        self._company = company
        self._away = away
        self._dealer = dealer
        self._pace = pace
        self._workers = workers
        self._post = post
        self._clock = Clock(pace)
        self._late: frozenset[int] = frozenset()
        self._late_at = (0, 0)
        self._hurried = (0, 0)
        self._planned: Moment | None = None
        self._noticed: tuple[SavedRoom, frozenset[int]] | None = None
        self._turn: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None

    def plan(self, *, closed: bool) -> None:
        """See whose turn it is: the dealer's, the house's or a person's."""
        self.notice()
        now = asyncio.get_running_loop().time()
        if closed or not self._company.here:
            self.rest()
            return
        if self._away.miss_host(self._book.host, now):
            self._company.welcome_all()
        if self._book.gathering:
            self._halt()
        else:
            self._stand_in(now)
            players = self._players()
            self._watch_clock(players, now)
            self._take_up(self._moment(players))
        self._set_alarm()

    def notice(self) -> None:
        """Note who is here and who has gone."""
        room, here = self._book.room, self._company.here
        if self._noticed is not None and self._noticed[0] is room and self._noticed[1] is here:
            return
        self._noticed = room, here
        people = {seat.seat: seat.player for seat in room.seats if seat.player is not None}
        self._away.look(people, here, asyncio.get_running_loop().time())

    def rest(self) -> None:
        """Do nothing until somebody comes."""
        self._halt()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def finish(self, seat: int | None, number: int, deal: int) -> None:
        """Wait for nobody's eyes any more in this deal: no person has a part in the rest of it (BO16).

        :raises NotAllowed: "not-seated"; "stale-version" where it is over; "not-now" while a person plays
        """
        match, people = self._book.match, self._book.people
        if seat is None:
            raise NotAllowed("not-seated")
        if (number, deal) != (self._book.number, match.standing.deal):
            raise NotAllowed("stale-version")
        if match.position is None or not all(match.game.out(match.position, person) for person in people):
            raise NotAllowed("not-now")
        self._hurried = number, deal
        self._drop()

    def tell_clock(self, *guests: Guest) -> None:
        """Tell how much time is left, if the clock runs."""
        turn = self._clock.turn
        if turn is None:
            return
        left_ms = turn.left_ms(asyncio.get_running_loop().time())
        for guest in guests:
            guest.clock(turn.moment[1], turn.seats, left_ms, round(turn.total_s * 1000))

    def _halt(self) -> None:
        self._clock.stop()
        self._late = frozenset()
        self._drop()

    def _drop(self) -> None:
        self._planned = None
        if self._turn is not None:
            self._turn.cancel()
            self._turn = None

    # People who are away, and the clock

    def _players(self) -> tuple[int, ...]:
        """The seats whose people play for themselves."""
        seats = self._book.room.seats
        return tuple(seat for seat in self._book.people if not self._away.stands_in(seats[seat].player))

    def _stand_in(self, now: float) -> None:
        """A computer plays for who has been away too long, from the moment when the table asks for them."""
        for seat in self._book.match.asked() if self._away.anybody else ():
            sitting = self._book.room.seats[seat]
            if sitting.player is None or self._away.stands_in(sitting.player):
                continue
            if self._away.too_long(sitting.player, now):
                self._away.stand_in(sitting.player)
                self._company.welcome_all()
                self._company.news("stand-in", sitting)

    def _watch_clock(self, players: tuple[int, ...], now: float) -> None:
        match = self._book.match
        if self._clock.turn is None and not self._late and self._pace.turn_s(match.settings) is None:
            return
        asked = tuple(seat for seat in match.asked() if seat in players)
        if self._clock.look(self._book.number, match, asked, now):
            self.tell_clock(*self._company.guests)
        if self._late_at != self._at():
            self._late = frozenset()
        if self._clock.up(now) and not self._late:
            self._late, self._late_at = frozenset(asked), self._at()
        self._late &= frozenset(asked)

    def _at(self) -> tuple[int, int]:
        return self._book.number, self._book.match.version

    def _set_alarm(self) -> None:
        """Look again when somebody, or the host, has been away too long, or a turn is over."""
        if self._alarm is not None:
            self._alarm.cancel()
        turn, now = self._clock.turn, asyncio.get_running_loop().time()
        moments = [self._away.next_moment(now, self._book.host, playing=not self._book.gathering)]
        moments.append(turn.ends if turn is not None and now < turn.ends else None)
        coming = [moment for moment in moments if moment is not None]
        loop = asyncio.get_running_loop()
        self._alarm = loop.call_at(min(coming), self._post, _look_again) if coming else None

    # What the house enters

    def _moment(self, players: tuple[int, ...]) -> Moment:
        book = self._book
        return Moment(book.room.id, book.number, book.match, players, self._late)

    def _take_up(self, moment: Moment) -> None:
        if self._planned is not None and self._planned.same(moment):
            return
        self._drop()
        self._planned = moment
        match moment.match.stage:
            case "before-deal" | "shuffle":
                self._post(partial(self._shuffle, moment))
            case "play":
                self._go_on(moment)
            case _:
                self._post(partial(self._reveal, moment))

    async def _shuffle(self, moment: Moment) -> None:
        if self._planned is moment:
            drawn = await self._dealer.drawn(moment.number, moment.match)
            self._company.show_all(with_events=await self._book.enter(drawn.entry, seal=drawn.seal))

    async def _reveal(self, moment: Moment) -> None:
        if self._planned is moment:
            await self._dealer.tell(*self._company.guests)

    def _go_on(self, moment: Moment) -> None:
        """See what the house does in play. Where nobody has to think, that is known at once, and mostly nothing."""
        act = None
        if moment.asks_people_only:
            try:
                act = moment.forced_act()
            except Exception as error:  # noqa: BLE001 (the inbox deals with it)
                self._post(partial(_fail, error))
            if act is None:
                return
        self._turn = asyncio.create_task(self._think(moment, act), name=f"turn in {moment.room}")

    async def _think(self, moment: Moment, act: Act | None) -> None:
        """Think (unless it is clear), wait until the others have seen the table, move. Thinking is part of the wait."""
        loop = asyncio.get_running_loop()
        ready = loop.time() + self._delay_s(moment)
        try:
            act = act or await loop.run_in_executor(self._workers, moment.next_act)
        except Exception as error:  # noqa: BLE001 (the inbox deals with it)
            self._post(partial(_fail, error))
            return
        if act is None:
            return
        await asyncio.sleep(max(0.0, ready - loop.time()))
        self._post(partial(self._play, moment, act))

    def _delay_s(self, moment: Moment) -> float:
        if self._hurried == (moment.number, moment.match.standing.deal):
            return 0.0
        return self._pace.delay_s(moment.match, moment.people)

    async def _play(self, moment: Moment, act: Act) -> None:
        """Enter a move of the house, unless the table has changed meanwhile, or who sits at it."""
        if self._planned is not moment:
            return
        self._company.show_all(with_events=await self._book.enter(act))
        if act.seat in moment.late:
            self._company.news("time-up", self._book.room.seats[act.seat])
            if not moment.must_move(act.seat):
                # What counts as said changes nothing for the others whose time is up as well.
                self._late, self._late_at = moment.late - {act.seat}, self._at()


async def _fail(error: Exception) -> None:
    raise error


async def _look_again() -> None:
    """Nothing but the planning after it."""
