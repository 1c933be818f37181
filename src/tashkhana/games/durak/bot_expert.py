"""The expert: the hard player's search, with a trained network at the end of each bout and more walks.

Where no network has been trained for the number of players and the deck, it is the same search with more walks.
"""

from __future__ import annotations

from tashkhana.core.seen import Seen
from tashkhana.games.durak.bot_hard import only_move, weigh
from tashkhana.games.durak.endgame_seen import exact
from tashkhana.games.durak.endgame_solver import COMPILED
from tashkhana.games.durak.nets import net_for

EXPERT = 30_000
"""Walks of the tree for a move of the expert."""
WITHOUT = 12_000
"""The same where play-outs, which take longer, stand in for a network."""

ENDING = 2_000_000 if COMPILED else 3_000
"""Decisions that it looks at in the end of a deal between two, before it searches instead."""


def expert(seen: Seen, seed: int, walks: int | None = None) -> str | None:
    """The move that did best in very many deals of the cards that are hidden from the seat.

    `walks`: so many; None: `EXPERT`, or `WITHOUT` a network.
    """
    if (move := only_move(seen)) is not None:
        return move
    if (found := exact(seen, ENDING)) is not None:
        return found.move
    net = net_for(seen.players, int(seen.settings["deck"]))
    return weigh(seen, seed, walks or (EXPERT if net else WITHOUT), net)[0].move
