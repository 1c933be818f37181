"""The hard player: it remembers every card it has seen and tries its moves in many deals that fit (K-64, L-48, L-49).

Its search is counted in walks, not in time: what it has seen and a seed give the same move anywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic

from tashkhana.core.advice import Advice
from tashkhana.core.seen import Seen
from tashkhana.games.durak.endgame_seen import exact, exact_values
from tashkhana.games.durak.endgame_solver import COMPILED
from tashkhana.games.durak.memory import recall
from tashkhana.games.durak.net import Net
from tashkhana.games.durak.saying import words
from tashkhana.games.durak.search import Search

HARD = 4_000
"""Walks of the tree for a move of the hard player."""
ENDING = 300_000 if COMPILED else 3_000
"""Decisions that the hard player looks at in the end of a deal between two, before it searches instead.

Plain Python looks at few, as its players shall answer in seconds, too.
"""
AT_MOST_S = 3.0
"""No search takes longer: only where the core is not compiled does anybody ever notice."""
CHUNK = 50
"""Walks between two looks at the clock."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move, None for waiting, and how likely its player is not to be the fool after it."""

    move: str | None
    worth: float


def hard(seen: Seen, seed: int, walks: int | None = None) -> str | None:
    """The move that did best in many deals of the cards that are hidden from the seat; at the end the exact one.

    `walks`: so many; None: `HARD`.
    """
    if (move := only_move(seen)) is not None:
        return move
    if (found := exact(seen, ENDING)) is not None:
        return found.move
    return weigh(seen, seed, walks or HARD)[0].move


def only_move(seen: Seen) -> str | None:
    """The one thing that the seat can do; None where it has a choice, be it to wait."""
    return seen.legal[0] if len(seen.legal) == 1 and not _may_wait(seen) else None


def weigh(seen: Seen, seed: int, walks: int, net: Net | None = None) -> list[Weighed]:
    """The moves that were looked at, the best first. A network judges the starts of bouts in place of play-outs."""
    search = Search(recall(seen), seed, net)
    stop = monotonic() + AT_MOST_S
    for walked in range(0, walks, CHUNK):
        search.grow(min(CHUNK, walks - walked))
        if monotonic() > stop:
            break
    found = [Weighed(words(kind, cards, target), worth) for kind, cards, target, _, worth in search.choices()]
    return [weighed for weighed in found if weighed.move is None or weighed.move in seen.legal]


def solved(seen: Seen) -> list[Weighed]:
    """The moves with what perfect play brings, the best first and of equals the exact player's choice; else none."""
    values = exact_values(seen, ENDING)
    chosen = exact(seen, ENDING)
    if values is None or chosen is None:
        return []
    found = [Weighed(move, (1 + value) / 2) for move, value in values.items()]
    return sorted(found, key=lambda one: (-one.worth, one.move != chosen.move))


def advise(seen: Seen, seed: int) -> Advice | None:
    """What the hard player would do, with the chance of being the fool then and after its next best move."""
    if not seen.legal:
        return None
    weighed = solved(seen) or weigh(seen, seed, HARD)
    best, *others = [one for one in weighed if one.move is not None]
    other = others[0] if others else None
    return Advice(
        move=str(best.move),
        worth=1 - best.worth,
        other=other.move if other else None,
        other_worth=1 - other.worth if other else None,
    )


def _may_wait(seen: Seen) -> bool:
    """Whether it may leave the move to the defender: he is asked, too, and it can say no Done."""
    return seen.view.defender in seen.asked and seen.seat != seen.view.defender
