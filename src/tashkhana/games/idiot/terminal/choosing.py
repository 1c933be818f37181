"""What a person at the table can point at, and what move it means. No rule is judged here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NewType

from tashkhana.core.cards import JOKERS, RANKS, Card
from tashkhana.core.seen import Seen
from tashkhana.games.idiot.view import IdiotView
from tashkhana.terminal.sitting import PERSON

Thing = NewType("Thing", str)
"""A card of the hand, `9S.1` being the second of two equal ones, or a place on the table, `@0` being the first."""

SUITS = "CDSH"
"""Black beside black and red beside red; suits mean nothing here."""


@dataclass(frozen=True, slots=True)
class Own:
    """What is the person's: the hand in its order, and what lies face up and face down in each place."""

    hand: tuple[Thing, ...]
    up: tuple[Card | None, ...]
    down: tuple[bool, ...]

    @property
    def places(self) -> tuple[Thing, ...]:
        """The places where something lies."""
        lying = enumerate(zip(self.up, self.down, strict=True))
        return tuple(Thing(f"@{place}") for place, (up, down) in lying if up or down)

    @property
    def things(self) -> tuple[Thing, ...]:
        """All that can be pointed at, the hand first."""
        return (*self.hand, *self.places)

    def card(self, thing: Thing) -> Card | None:
        """The card that this is, where one can be seen."""
        if is_place(thing):
            return self.up[place_of(thing)]
        return Card(thing.partition(".")[0])

    def cards(self, things: Iterable[Thing]) -> tuple[Card, ...]:
        """The cards that these are."""
        return tuple(card for thing in things if (card := self.card(thing)))


def own_of(view: IdiotView) -> Own:
    """What the person has, the hand by rank."""
    mine = view.seats[PERSON]
    return Own(numbered(sorted(view.hand, key=_order)), mine.up, mine.down)


def numbered(cards: Sequence[Card]) -> tuple[Thing, ...]:
    """Equal cards by their number.

    >>> numbered([Card("9S"), Card("9S"), Card("TC")])
    ('9S.0', '9S.1', 'TC.0')
    """
    seen: Counter[Card] = Counter()
    things = []
    for card in cards:
        things.append(Thing(f"{card}.{seen[card]}"))
        seen[card] += 1
    return tuple(things)


def _order(card: Card) -> tuple[int, int]:
    if card in JOKERS:
        return len(RANKS), JOKERS.index(card)
    return RANKS.index(card[0]), SUITS.index(card[1])


def is_place(thing: Thing) -> bool:
    """Whether this is a place on the table."""
    return thing.startswith("@")


def place_of(thing: Thing) -> int:
    """The number of a place, from 0."""
    return int(thing[1:])


def verbs(seen: Seen) -> frozenset[str]:
    """The verbs of the person's legal moves."""
    return frozenset(move.partition(" ")[0] for move in seen.legal)


def laying(seen: Seen, cards: Iterable[Card]) -> str:
    """The move that lays these cards now, twos first, whether or not it may be made."""
    own = verbs(seen)
    verb = "open" if seen.view.phase == "auction" else "jump" if "jump" in own and "play" not in own else "play"
    return " ".join((verb, *sorted(cards, key=lambda card: not is_two(card))))


def is_two(card: Card) -> bool:
    """Whether the card is a two."""
    return card.startswith("2")


def swapping(one: Thing, other: Thing, own: Own) -> str | None:
    """The move that exchanges a hand card for a face-up one, whichever was named first."""
    hand, up = (other, one) if is_place(one) else (one, other)
    taken = own.card(up)
    if is_place(hand) or not is_place(up) or taken is None:
        return None
    return f"swap {own.card(hand)} {taken}"


def pick_ups(seen: Seen) -> list[str]:
    """The ways to pick up the pile: several where a face-up card of one's choice comes along."""
    return [move for move in seen.legal if move.partition(" ")[0] == "pick-up"]


def word(seen: Seen) -> str | None:
    """The move without cards that is due: ready, decline or pass."""
    own = verbs(seen)
    return next((verb for verb in ("ready", "decline", "pass") if verb in own), None)
