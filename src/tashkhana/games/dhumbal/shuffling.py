"""A stock in random order, as computer players imagine it when they play on; the rules themselves never shuffle.

Compiled with the C types in ``shuffling.pxd``.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.rng import Rng
    from tashkhana.games.dhumbal.engine import Position


def rebuild(p: Position, rng: Rng) -> None:
    """Shuffle the discards that wait into a new stock, and let the seat draw (HK-10)."""
    p.gather()
    shuffle(p, p.size, rng)
    p.draw()


def shuffle(p: Position, count: int, rng: Rng) -> None:
    """Bring the first cards of the stock into a random order."""
    for i in range(count - 1, 0, -1):
        j = rng.below(i + 1)
        card = p.stock[i]
        p.stock[i] = p.stock[j]
        p.stock[j] = card
