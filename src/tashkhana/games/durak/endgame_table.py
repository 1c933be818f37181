"""What the exact endgame has found out already: a hash table of positions and bounds on their value.

Two places for each index: the first keeps what took more work to find, the second what came last. The whole
64 bits of the hash are compared, so that two positions are taken for one once in many centuries.

Compiled with the C types in ``endgame_table.pxd``.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.games.durak.endgame_cards import M64

MISS = -1
A = 0x9E3779B97F4A7C15
B = 0xC2B2AE3D27D4EB4F
C = 0x165667B19E3779F9
D = 0xD6E8FEB86659FD93
E = 0xA0761D6478BD642F


class Table:
    """Room for ``2 ** bits`` positions of 16 bytes each."""

    __slots__ = ("mask", "slots")

    def __init__(self, bits: int) -> None:
        self.slots = array("Q", bytes(16 << bits))
        self.mask = (1 << (bits - 1)) - 1

    def clear(self) -> None:
        """Forget everything."""
        for i in range(4 * self.mask + 4):
            self.slots[i] = 0

    def find(self, key: int) -> int:
        """What was stored for the key, below 65,536, or ``MISS``."""
        i = (key & self.mask) << 2
        if self.slots[i] == key:
            return self.slots[i + 1] & 0xFFFF
        if self.slots[i + 2] == key:
            return self.slots[i + 3] & 0xFFFF
        return MISS

    def keep(self, key: int, what: int, work: int) -> None:
        """Store this (below 65,536) for the key; *work* says how dear it was to find."""
        i = (key & self.mask) << 2
        if self.slots[i] != key and self.slots[i + 1] >> 16 > work:
            i += 2
        self.slots[i] = key
        self.slots[i + 1] = what | work << 16


def mix(a: int, b: int, c: int, d: int, e: int) -> int:
    """A hash of 64 bits over five numbers."""
    h = (a * A + b * B + c * C + d * D + e * E) & M64
    h ^= h >> 32
    h = (h * A) & M64
    h ^= h >> 29
    h = (h * D) & M64
    return h ^ h >> 32
