"""Which cards a seat may have been shown, worked out from the true positions of a deal and never from a view."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tashkhana.core import cards as plain
from tashkhana.core.entry import Act, Deal, read_entry
from tashkhana.core.match import Match
from tashkhana.core.registry import find_game
from tashkhana.games.dhumbal import codes as dhumbal_codes
from tashkhana.games.dhumbal import naming
from tashkhana.games.idiot import cards as idiot_cards


@dataclass(frozen=True)
class Known:
    """What may be known at a version: by seat (None: a watcher) all that it was shown in this deal.

    `over`: the deal has ended, and everything about its shuffle may be told. `held`: all cards of the deal.
    """

    deal: int
    over: bool
    shown: Mapping[int | None, frozenset[str]]
    held: frozenset[str]


def known(game: str, settings: Mapping[str, Any], lines: Sequence[str], seats: Iterable[int | None]) -> list[Known]:
    """By version, from 0: what each of these seats may know by then, as the log of one match tells."""
    rules = find_game(game)
    match = Match.begin(rules, settings)
    shown: dict[int | None, set[str]] = {seat: set() for seat in seats}
    by_version = [Known(0, False, {seat: frozenset() for seat in shown}, frozenset())]
    for line in lines:
        entry, before = read_entry(line, rules.shapes), match
        match = match.enter(entry)
        if isinstance(entry, Deal):
            shown = {seat: set() for seat in shown}
        public = {*OPEN[game](match.position.core), *(played(before, entry) if isinstance(entry, Act) else ())}
        for seat, cards in shown.items():
            cards.update(public, () if seat is None else HELD[game](match.position.core, seat))
        over = match.stage.endswith("-over")
        held = frozenset(map(str, rules.cards_of(match.position)))
        by_version.append(
            Known(match.standing.deal, over, {seat: frozenset(cards) for seat, cards in shown.items()}, held)
        )
    return by_version


def played(before: Match[Any], act: Act) -> Iterator[str]:
    """The cards of a move, which everybody sees: those it names, or the face-down one it turns over."""
    yield from act.move.cards
    if act.move.verb == "flip":
        yield idiot_cards.NAMES[before.position.core.down_of(act.seat)[int(act.move.args[0]) - 1]]


def open_in_durak(core: Any) -> Iterator[str]:
    """The trump, and the trump that gave the lead (DK-04); all else on the table was named by a move."""
    yield from (plain.card_at(card) for card in (core.trump_card, core.lead_card) if card >= 0)


def open_in_idiot(core: Any) -> Iterator[str]:
    """The pile, the face-up cards of all, and the card that gave the lead (IK-04)."""
    up = (card for seat in range(core.players) for card in core.up_of(seat))
    yield from (idiot_cards.NAMES[card] for card in (*core.pile_now(), *up, core.lead_card) if card >= 0)


def open_in_dhumbal(core: Any) -> Iterator[str]:
    """The top discard; after the deal every hand."""
    yield from (naming.card_at(card) for card in core.upper(1))
    if core.phase == dhumbal_codes.OVER:
        for seat in range(core.players):
            yield from held_in_dhumbal(core, seat)


def held_in_durak(core: Any, seat: int) -> Iterable[str]:
    return plain.cards_in(core.hand[seat])


def held_in_idiot(core: Any, seat: int) -> Iterable[str]:
    """The hand alone: nobody knows their own face-down cards."""
    return idiot_cards.names_of(core.hand_of(seat))


def held_in_dhumbal(core: Any, seat: int) -> Iterable[str]:
    return naming.cards_in(core.hand[seat])


OPEN: Mapping[str, Callable[[Any], Iterator[str]]] = {
    "durak": open_in_durak,
    "idiot": open_in_idiot,
    "dhumbal": open_in_dhumbal,
}
"""The cards that lie open for everybody in a position. (The law of secrets is for every game, without such a line.)"""
HELD: Mapping[str, Callable[[Any, int], Iterable[str]]] = {
    "durak": held_in_durak,
    "idiot": held_in_idiot,
    "dhumbal": held_in_dhumbal,
}
"""The cards in the hand of a seat, as it sees them."""


def lines_of(house: Any, room: str) -> list[str]:
    """The log of a room that has played one match."""
    with sqlite3.connect(house.data) as file:
        return [row[0] for row in file.execute("SELECT line FROM entries WHERE room = ? ORDER BY version", (room,))]


def check(reader: Any, seat: int | None, by_version: Sequence[Known], cards_in: Callable[[bytes], set[str]]) -> int:
    """Every byte names only what the reader may know at the table it was told last; how many cards were named."""
    at = named = 0
    for raw in reader.raw:
        tell = json.loads(raw)
        if tell["t"] == "table":
            at = tell["seen"]["version"]
        now = by_version[at]
        if tell["t"] == "revealed":
            assert tell["deal"] < now.deal or now.over, raw
            continue
        cards = cards_in(raw)
        assert cards <= now.shown[seat], (at, seat, cards - now.shown[seat], raw)
        named += len(cards)
    return named
