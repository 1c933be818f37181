"""Tickets for the quick match, and which of them make a table. No clock, no sockets: the time is an argument."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tashkhana.rooms.player import PlayerId

FILL_S = 20.0
"""Seconds after which computers fill up for whoever has waited longest."""
SETTLE_S = 0.8
"""Seconds for which those who take any number of seats wait for more of their kind, once two of them are there."""


class Seeking(Struct, frozen=True):
    """What somebody seeks: a table of this game with so many seats (0: any number), under this name and picture."""

    player: PlayerId
    game: str
    players: int = 0
    name: str = ""
    picture: str = ""


class Ticket(Struct, frozen=True):
    """Somebody who seeks `since` that second."""

    seeking: Seeking
    since: float

    @property
    def wish(self) -> int:
        """The number of seats; 0: any."""
        return self.seeking.players


class Found(Struct, frozen=True):
    """A table that can begin: computers take the seats beyond the tickets."""

    seats: int
    tickets: tuple[Ticket, ...]


class Hall(Struct, frozen=True):
    """The tables of a game: at least `fewest` seats, `usual` by its house preset; and how long one waits for them."""

    fewest: int
    usual: int
    fill_s: float = FILL_S
    settle_s: float = SETTLE_S

    def table(self, tickets: Sequence[Ticket], now: float) -> Found | None:
        """The first table that these tickets of one game make now; whoever has waited longer comes first."""
        for ticket in tickets:
            found = self._full(ticket, tickets, now) or self._filled(ticket, tickets, now)
            if found is not None:
                return found
        return None

    def due(self, tickets: Sequence[Ticket]) -> float | None:
        """When the next table can be made without anybody else coming; None without tickets."""
        anybody = [ticket.since + self.settle_s for ticket in tickets if not ticket.wish]
        moments = [*(ticket.since + self.fill_s for ticket in tickets), *anybody[self.fewest - 1 : self.fewest]]
        return min(moments, default=None)

    def _full(self, ticket: Ticket, tickets: Sequence[Ticket], now: float) -> Found | None:
        """A table of people alone."""
        if ticket.wish:
            group = _who_would_sit(tickets, ticket.wish)
            return Found(ticket.wish, group) if len(group) == ticket.wish else None
        group = tuple(other for other in tickets if not other.wish)[: self.usual]
        settled = len(group) >= self.fewest and now >= group[self.fewest - 1].since + self.settle_s
        return Found(len(group), group) if settled or len(group) == self.usual else None

    def _filled(self, ticket: Ticket, tickets: Sequence[Ticket], now: float) -> Found | None:
        """A table for somebody who has waited long enough, and for whoever else would sit there."""
        if now < ticket.since + self.fill_s:
            return None
        wishes = (other.wish for other in tickets if other.wish)
        seats = ticket.wish or next(wishes, self.usual)
        return Found(seats, _who_would_sit(tickets, seats))


def _who_would_sit(tickets: Sequence[Ticket], seats: int) -> tuple[Ticket, ...]:
    """Those who take a table with so many seats, as many as fit."""
    return tuple(ticket for ticket in tickets if ticket.wish in (0, seats))[:seats]
