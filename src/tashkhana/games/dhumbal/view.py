"""What a seat may see of a deal of Dhumbal, and its result."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tashkhana.core.cards import Card
from tashkhana.core.outcome import DealResult
from tashkhana.games.dhumbal.codes import Ending, Phase


class DhumbalResult(DealResult, frozen=True):
    """How a deal ended, with its rows by seat (HK-18).

    `winner` is charged nothing; nobody wins at `stock-out`. `caller`: who called, if anybody did, and whether he was
    `caught`. `hand`: totals shown; `took`: what each is charged; `paid`: what each gains or pays, in settlement only.
    `halved`: the seats whose running total became half.
    """

    ended: Ending = "called"
    caller: int | None = None
    caught: bool = False
    hand: tuple[int, ...] = ()
    took: tuple[int, ...] = ()
    paid: tuple[int, ...] = ()
    halved: tuple[int, ...] = ()


class DhumbalSeat(Struct, frozen=True):
    """What everybody sees of a seat: cards in hand, those of them it took from the discards, whether it is out."""

    count: int
    known: tuple[Card, ...]
    out: bool


class DhumbalTurn(Struct, frozen=True, omit_defaults=True):
    """A turn in the history.

    `drew`: from where, once it has drawn; `took`: the discard; `threw`: as it was laid; `slapped`: the stock card
    that followed; `rebuilt`: the stock was shuffled anew for it; `called`: the total it claimed.
    """

    seat: int
    drew: Literal["stock", "discard"] | None = None
    took: Card | None = None
    threw: tuple[Card, ...] = ()
    slapped: Card | None = None
    rebuilt: bool = False
    called: int | None = None


class DhumbalView(Struct, frozen=True):
    """The table as one seat, or a watcher, sees it.

    `hand`, `total`: the seat's own, light to heavy. `turn`: whose turn it is; `phase`: what is due of it.
    `discards` and `stock` count cards. `last`: what still lies of the last throw, as it lies, the last one on top;
    `thrown`: the throw over it of a turn that still has to draw; `top`: the top discard. `offers`: the discards that
    may be taken in this turn. `taken`: the card that was, and may not be thrown in it (HK-08). `slapper`: the seat
    that may throw the stock card it just drew after its throw, if that has its rank.
    `throws`: so far in this deal, of `throw_cap` (HK-13). `shown`: every hand, by seat, once the deal is over.
    `history`: every turn of the deal, the present one last once it has begun.
    """

    hand: tuple[Card, ...]
    total: int | None
    limit: int
    phase: Phase
    turn: int
    seats: tuple[DhumbalSeat, ...]
    discards: int
    last: tuple[Card, ...]
    thrown: tuple[Card, ...]
    top: Card | None
    offers: tuple[Card, ...]
    taken: Card | None
    slapper: int | None
    stock: int
    throws: int
    throw_cap: int
    shown: tuple[tuple[Card, ...], ...]
    history: tuple[DhumbalTurn, ...]
