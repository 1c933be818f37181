"""What a deal of Durak is played by: the settings that change it, and the pack.

Compiled with the C types in ``rules.pxd``.
"""

from __future__ import annotations

HAND = 6
"""Cards dealt to a seat, and drawn up to after a bout."""


class Rules:
    """The settings that change a deal, as small numbers: switches are 0 or 1."""

    __slots__ = (
        "anytime",
        "auto_take",
        "deck",
        "first_limit",
        "last_defender",
        "open_set",
        "players",
        "talon_one",
        "throw_after_take",
        "throw_order",
        "throwers",
        "transfer",
        "transfer_first_bout",
        "transfer_many",
        "transfer_show",
        "until_bito",
    )

    def __init__(
        self,
        players: int = 4,
        deck: int = 36,
        *,
        transfer: int = 0,
        transfer_show: int = 0,
        transfer_first_bout: int = 1,
        transfer_many: int = 0,
        open_set: int = 0,
        throwers: int = 0,
        anytime: int = 0,
        throw_order: int = 1,
        throw_after_take: int = 1,
        first_limit: int = 5,
        until_bito: int = 0,
        talon_one: int = 0,
        last_defender: int = 0,
        auto_take: int = 0,
    ) -> None:
        if deck not in (24, 36, 52) or players < 2 or players > 6 or HAND * players > deck:
            raise ValueError(f"{players} players cannot be dealt six cards each from {deck}")
        self.players = players
        self.deck = deck
        self.transfer = transfer
        self.transfer_show = transfer_show
        self.transfer_first_bout = transfer_first_bout
        self.transfer_many = transfer_many
        self.open_set = open_set
        self.throwers = throwers
        self.anytime = anytime
        self.throw_order = throw_order
        self.throw_after_take = throw_after_take
        self.first_limit = first_limit
        self.until_bito = until_bito
        self.talon_one = talon_one
        self.last_defender = last_defender
        self.auto_take = auto_take


def pack(deck: int) -> list[int]:
    """All cards of a deck of 24, 36 or 52: clubs, diamonds, hearts, spades, each upwards (DK-02).

    >>> len(pack(36)), pack(24)[0]
    (36, 7)
    """
    low = 13 - deck // 4
    return [16 * suit + rank for suit in range(4) for rank in range(low, 13)]
