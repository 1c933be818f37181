"""What a seat may see of a deal of Durak."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tashkhana.core.cards import Card

Role = Literal["attacking", "defending", "taking", "throwing", "out", "waiting"]
"""The badge of a seat: `throwing` may add cards now; `waiting` may not."""


class Pair(Struct, frozen=True):
    """An attack card on the table, who laid it, and its cover."""

    attack: Card
    by: int
    cover: Card | None = None


class SeatView(Struct, frozen=True):
    """What everybody sees of a seat.

    `done`: it has said Done and nothing was added since. `known`: cards that everybody has seen go into this
    hand and that have not left it (taken, shown, the lowest trump that led, the face-up trump drawn).
    """

    count: int
    role: Role
    done: bool
    known: tuple[Card, ...]


class Bout(Struct, frozen=True):
    """A bout in the history (L-56): `defenders` in order, more than one after transfers; `shown` trumps (DK-21)."""

    number: int
    attacker: int
    defenders: tuple[int, ...]
    pairs: tuple[Pair, ...]
    shown: tuple[Card, ...]
    ended: Literal["open", "beaten", "taken"]


class DurakView(Struct, frozen=True):
    """The table as one seat, or a watcher, sees it.

    `hand` is the seat's own. `trump` is a suit letter; `trump_card` lies face up under the talon, None once drawn.
    `talon` and `beaten` count cards. `attacker` opened, or opens, this bout; `lead` as in DK-14.
    `limit`: the most attack cards this bout can have. `lead_card`: the lowest trump that gave the lead (DK-04).
    `history`: every bout of the deal, the present one last.
    """

    hand: tuple[Card, ...]
    trump: str
    trump_card: Card | None
    talon: int
    beaten: int
    seats: tuple[SeatView, ...]
    table: tuple[Pair, ...]
    attacker: int
    lead: int
    defender: int
    taking: bool
    limit: int
    bout: int
    lead_card: Card | None
    lead_seat: int | None
    history: tuple[Bout, ...]
