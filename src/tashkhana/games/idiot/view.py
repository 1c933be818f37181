"""What a seat may see of a deal of Idiot."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tashkhana.core.cards import Card
from tashkhana.core.outcome import DealResult

IdiotPhase = Literal["trade", "auction", "turn", "extra", "over"]
"""What the deal waits for: the exchange, the rank that opens, a play, cards just drawn, or nothing more."""

IdiotZone = Literal["hand", "up", "down"]
"""Where the cards lie that a seat plays from now (IK-06)."""


class IdiotResult(DealResult, frozen=True):
    """`loser` is the Idiot; `drawn`: nobody is (IK-19). `hat`: who wears the hat now (I-06)."""

    hat: int | None = None


class IdiotSeat(Struct, frozen=True):
    """What everybody sees of a seat.

    `up`: the face-up cards by place, None where none lies. `down`: where a face-down card lies, by place; no one
    knows which, the owner included. `known`: cards of the hand that everybody has seen (picked up, or swapped).
    """

    count: int
    up: tuple[Card | None, ...]
    down: tuple[bool, ...]
    known: tuple[Card, ...]
    zone: IdiotZone | None
    ready: bool
    out: bool


class IdiotPlay(Struct, frozen=True):
    """One line of the history: who did what with which cards, how many it burned or took, how many were drawn.

    `kind` is the name of its event.
    """

    seat: int
    kind: str
    cards: tuple[Card, ...]
    burned: int
    took: int
    drew: int


class IdiotView(Struct, frozen=True):
    """The table as one seat, or a watcher, sees it.

    `hand` is the seat's own, `fresh` those of it that it has just drawn. `turn` is None while all trade at once.
    `number`: the rank to match or beat, None where anything goes; `lower`: to match or stay below.
    `run`: cards of one rank on top. `asked_rank`: what the auction asks for. `again`: a two makes the seat play once
    more. `direction`: 1 to the left, -1 to the right. `lead_card`: the card that gave the first lead, if one did.
    `gone`: the `burned` cards, which everybody has seen. `hat`: who wears it. `still`: turns in a row in which nothing
    left the game, of `still_limit` (IK-19).
    `history`: the last plays.
    """

    hand: tuple[Card, ...]
    fresh: tuple[Card, ...]
    seats: tuple[IdiotSeat, ...]
    phase: IdiotPhase
    turn: int | None
    direction: int
    stock: int
    pile: tuple[Card, ...]
    number: str | None
    lower: bool
    run: int
    burned: int
    gone: tuple[Card, ...]
    asked_rank: str | None
    again: bool
    lead_card: Card | None
    hat: int | None
    turns: int
    still: int
    still_limit: int
    history: tuple[IdiotPlay, ...]
