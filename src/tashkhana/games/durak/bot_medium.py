"""The medium player: sheds low plain cards, beats cheaply and saves trumps while the stock is full (K-63, L-47).

It looks at its own hand, the table and the counts, never further; `policy.py` says how it chooses.
"""

from __future__ import annotations

from tashkhana.core.rng import Rng
from tashkhana.core.seen import Seen
from tashkhana.games.durak.engine import Position
from tashkhana.games.durak.memory import recall
from tashkhana.games.durak.policy import Policy
from tashkhana.games.durak.saying import words
from tashkhana.games.durak.temper import MANY, TWO, Temper


def medium(seen: Seen, seed: int) -> str | None:
    """A sound move without looking ahead; it has no whims, so the seed changes nothing.

    None: it waits for the defender, who is asked as well.
    """
    return play(seen, TWO if seen.players == 2 else MANY)


def play(seen: Seen, temper: Temper) -> str | None:
    """The move of a player of this temper. Whatever the hidden cards are, it is the same."""
    belief = recall(seen)
    table = Position(belief.start.rules)
    belief.deal(table, Rng(0))
    policy = Policy(table.rules, temper)
    policy.choose(table, belief.me)
    return words(policy.kind, policy.cards, policy.target)
