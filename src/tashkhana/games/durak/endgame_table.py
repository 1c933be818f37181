"""What the exact endgame has found out already: a hash table of positions and bounds on their value.

Two places for each index: the first keeps what took more work to find, the second what came last. The whole
64 bits of the hash are compared, so that two positions are taken for one once in many centuries.

Compiled with the C types in ``endgame_table.pxd``.
"""

from __future__ import annotations

from array import array

MISS = -1


class Table:
    """Room for ``2 ** bits`` positions of 16 bytes each."""

    __slots__ = ("mask", "slots")

    def __init__(self, bits: int) -> None:
        room = array("Q", bytes((16 << bits) + 64))
        start = -(room.buffer_info()[0] // 8) % 8  # both places of an index lie in one line of the processor's cache
        self.slots = memoryview(room)[start : start + (2 << bits)]
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
