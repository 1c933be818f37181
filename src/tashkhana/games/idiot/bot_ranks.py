"""What the ranks do at a table, as its settings say: the rules of the pile for players who cannot ask the engine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tashkhana.core.cards import Card
from tashkhana.core.settings import Settings
from tashkhana.games.idiot.cards import NAMES
from tashkhana.games.idiot.codes import EIGHT, JACK, JOKER, NINE, SEVEN, SIX, TEN, THREE, TWO
from tashkhana.games.idiot.settings import packs_of

NEVER = 1000
"""No run is so long."""

_RANKS = {name: code >> 2 for code, name in enumerate(NAMES)}


def rank_of(card: Card) -> int:
    """The rank as a number: 0 for a two to 12 for an ace, 13 for a joker.

    >>> rank_of(Card("TH")), rank_of(Card("JH")), rank_of(Card("JK2"))
    (8, 9, 13)
    """
    return _RANKS[card]


@dataclass(frozen=True, slots=True)
class Ranks:
    """Ranks with a power (IK-09 to IK-11, IV-02 to IV-09).

    `free`: may always be laid; `invisible`: the number below stays; `ceilings`: ask for a rank that is not higher.
    `skips`, `turns`: pass over a seat, turn the direction. `copies`: cards of each rank in all packs.
    """

    free: frozenset[int]
    invisible: frozenset[int]
    ceilings: frozenset[int]
    burns: frozenset[int]
    skips: frozenset[int]
    turns: frozenset[int]
    four: int
    sixes: int
    copies: tuple[int, ...]

    @classmethod
    def at(cls, settings: Settings) -> Ranks:
        """The ranks at a table with these settings."""
        eight, packs = settings["eight"], packs_of(settings)
        invisible = _those({EIGHT: eight == "invisible", THREE: settings["three"] == "invisible", JOKER: True})
        burns = _those({TEN: settings["ten"] == "burn"})
        burning = settings["four"] != "off"
        return cls(
            free=invisible | burns | {TWO},
            invisible=invisible,
            ceilings=_those({SEVEN: settings["seven"] == "lower", NINE: settings["nine"] == "lower"}),
            burns=burns,
            skips=_those({EIGHT: eight == "skip"}),
            turns=_those({JACK: settings["jack"] == "reverse", JOKER: True}),
            four=int(settings["four"]) if burning else NEVER,
            sixes=int(settings["six_run"]) if burning else NEVER,
            copies=(4 * packs,) * JOKER + (int(settings["joker"]) * packs,),
        )

    def number(self, pile: Sequence[int]) -> int | None:
        """The rank to match on this pile; None where anything goes (IK-05)."""
        return next((rank for rank in reversed(pile) if rank not in self.invisible), None)

    def fits(self, rank: int, number: int | None) -> bool:
        """Whether a card of this rank may be laid on that number."""
        if number is None or rank in self.free:
            return True
        return rank <= number if number in self.ceilings else rank >= number

    def burning_run(self, rank: int) -> int:
        """The length at which a run of the rank burns (IK-11)."""
        return self.sixes if rank == SIX else self.four

    def is_burning(self, pile: Sequence[int]) -> bool:
        """Whether this pile burns as it lies (IK-10, IK-11)."""
        if not pile or pile[-1] == JOKER:
            return False
        return pile[-1] in self.burns or run(pile) >= self.burning_run(pile[-1])


def run(pile: Sequence[int]) -> int:
    """How many cards of one rank lie on top.

    >>> run([3, 5, 5]), run([])
    (2, 0)
    """
    length = 0
    while length < len(pile) and pile[-1 - length] == pile[-1]:
        length += 1
    return length


def _those(powers: dict[int, bool]) -> frozenset[int]:
    return frozenset(rank for rank, has in powers.items() if has)


def ranks_of(cards: Iterable[Card | None]) -> list[int]:
    """The ranks of the cards that lie there."""
    return [_RANKS[card] for card in cards if card is not None]
