"""The generator that search and benchmarks use. No deal of a real table comes from it."""

M32 = 0xFFFFFFFF


class Rng:
    """sfc32: four words of 32 bits; no sum or product goes beyond 63 bits.

    The same seed gives the same numbers compiled and uncompiled, on every machine.
    """

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, seed: int) -> None:
        self.seed(seed)

    def seed(self, seed: int) -> None:
        """Start anew from *seed*, of which the low 62 bits count."""
        self.a = seed & M32
        self.b = (seed >> 32) & M32
        self.c = 0x9E3779B9
        self.d = 1
        for _ in range(12):
            self.next()

    def next(self) -> int:
        """A number of 32 bits."""
        t = (self.a + self.b + self.d) & M32
        self.d = (self.d + 1) & M32
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & M32
        self.c = (((self.c << 21) | (self.c >> 11)) + t) & M32
        return t

    def below(self, n: int) -> int:
        """A number from 0 to *n* - 1; *n* is at least 1 and below 2**31."""
        return (self.next() * n) >> 32
