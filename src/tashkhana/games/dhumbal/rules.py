"""What a deal of Dhumbal is played by: the settings that change it, the pack, and what a card counts.

Compiled with the C types in ``rules.pxd``.
"""

from __future__ import annotations

from tashkhana.games.dhumbal.codes import JOKER


class Rules:
    """The settings that change a deal, as small numbers: switches are 0 or 1."""

    __slots__ = (
        "added",
        "cards",
        "cumulative",
        "discard_first",
        "faces",
        "joker_in_sequence",
        "jokers",
        "limit",
        "penalty",
        "pick_up",
        "players",
        "score_hands",
        "sequences",
        "slap_down",
        "throw_cap",
    )

    def __init__(
        self,
        players: int = 4,
        cards: int = 5,
        *,
        jokers: int = 0,
        limit: int = 5,
        faces: int = 0,
        discard_first: int = 0,
        pick_up: int = 0,
        sequences: int = 0,
        joker_in_sequence: int = 0,
        added: int = 0,
        penalty: int = 25,
        cumulative: int = 0,
        slap_down: int = 0,
        score_hands: int = 0,
        throw_cap: int = 200,
    ) -> None:
        if players < 2 or players > 6 or cards not in (5, 7) or jokers not in (0, 2):
            raise ValueError(f"no table of Dhumbal: {players} players, {cards} cards each, {jokers} jokers")
        self.players = players
        self.cards = cards
        self.jokers = jokers
        self.limit = limit
        self.faces = faces
        self.discard_first = discard_first
        self.pick_up = pick_up
        self.sequences = sequences
        self.joker_in_sequence = joker_in_sequence
        self.added = added
        self.penalty = penalty
        self.cumulative = cumulative
        self.slap_down = slap_down
        self.score_hands = score_hands
        self.throw_cap = throw_cap


def pack(jokers: int) -> list[int]:
    """The pack, with or without its two jokers: clubs, diamonds, hearts, spades, each from the ace to the king.

    >>> len(pack(0)), pack(2)[-2:]
    (52, [13, 29])
    """
    cards = [16 * suit + rank for suit in range(4) for rank in range(JOKER)]
    return cards + [16 * suit + JOKER for suit in range(jokers)]


def value(card: int, faces: int) -> int:
    """What a card counts (HK-03); court cards count ten each, or with *faces* 11, 12, 13.

    >>> [value(card, 0) for card in (0, 9, 12, 13)], value(12, 1)
    ([1, 10, 10, 0], 13)
    """
    rank = card & 15
    if rank == JOKER:
        return 0
    return rank + 1 if rank < 10 or faces else 10
