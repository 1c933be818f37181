"""What a deal of Idiot is played by: the settings that change it, and the packs.

A card is ``4 * rank + suit`` (0 is the two, 12 the ace; clubs, diamonds, spades, hearts, which is the order of
``lowest_hand``), jokers are 52 and 53. Suits never matter otherwise (I-11).

Compiled with the C types in ``rules.pxd``.
"""

from __future__ import annotations

CODES = 54
"""Different cards."""

MOST_SEATS = 9
MOST_CARDS = 4 * CODES


class Rules:
    """The settings that change a deal, as small numbers: switches are 0 or 1; ``four`` 0 burns no run at all."""

    __slots__ = (
        "eight",
        "extra_draw",
        "four",
        "jack",
        "joker",
        "jump_in",
        "last_match",
        "layout",
        "nine",
        "one_up",
        "opening",
        "packs",
        "players",
        "same_after_burn",
        "same_after_pickup",
        "seven",
        "six_run",
        "ten",
        "three",
        "trade",
        "two",
        "voluntary",
    )

    def __init__(
        self,
        players: int = 4,
        packs: int = 2,
        *,
        layout: int = 3,
        trade: int = 1,
        opening: int = 0,
        two: int = 0,
        ten: int = 1,
        four: int = 4,
        six_run: int = 3,
        same_after_burn: int = 0,
        extra_draw: int = 1,
        last_match: int = 1,
        voluntary: int = 1,
        same_after_pickup: int = 0,
        one_up: int = 0,
        seven: int = 0,
        eight: int = 0,
        three: int = 0,
        nine: int = 0,
        jack: int = 0,
        joker: int = 0,
        jump_in: int = 0,
    ) -> None:
        if players < 2 or players > MOST_SEATS or packs < 1 or packs > 4:
            raise ValueError(f"{players} players with {packs} packs")
        if 3 * layout * players > (52 + joker) * packs:
            raise ValueError(f"{players} players cannot be dealt {3 * layout} cards each from {packs} packs")
        self.players = players
        self.packs = packs
        self.layout = layout
        self.trade = trade
        self.opening = opening
        self.two = two
        self.ten = ten
        self.four = four
        self.six_run = six_run
        self.same_after_burn = same_after_burn
        self.extra_draw = extra_draw
        self.last_match = last_match
        self.voluntary = voluntary
        self.same_after_pickup = same_after_pickup
        self.one_up = one_up
        self.seven = seven
        self.eight = eight
        self.three = three
        self.nine = nine
        self.jack = jack
        self.joker = joker
        self.jump_in = jump_in


def pack(packs: int, joker: int) -> list[int]:
    """All cards, equal ones together, upwards.

    >>> len(pack(2, 2)), pack(2, 0)[:3]
    (108, [0, 0, 1])
    """
    return [card for card in range(52 + joker) for _ in range(packs)]
