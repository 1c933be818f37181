"""A token bucket: so many at once, and then so many a second."""

from __future__ import annotations

import time
from collections import OrderedDict


class Bucket:
    """Limits one connection."""

    __slots__ = ("_filled", "_most", "_per_s", "_tokens")

    def __init__(self, most: int, per_s: float) -> None:
        """A full bucket."""
        self._most = float(most)
        self._per_s = per_s
        self._tokens = float(most)
        self._filled = time.monotonic()

    def has_one(self) -> bool:
        """Whether there is one to take."""
        now = time.monotonic()
        self._tokens = min(self._most, self._tokens + (now - self._filled) * self._per_s)
        self._filled = now
        return self._tokens >= 1

    def take(self) -> bool:
        """Take one; False when the bucket is empty."""
        if not self.has_one():
            return False
        self._tokens -= 1
        return True

    def owe(self) -> float:
        """Take one even from an empty bucket, which then fills so much later; the seconds until it is paid for."""
        self.has_one()
        self._tokens -= 1
        return max(0.0, -self._tokens / self._per_s)


class Buckets:
    """A bucket for each address (or whatever else is limited), of the thousand that asked last."""

    def __init__(self, most: int, per_s: float, addresses: int = 1000) -> None:
        """No address yet."""
        self._most, self._per_s, self._addresses = most, per_s, addresses
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        """The bucket of this address."""
        bucket = self._buckets.pop(address, None) or Bucket(self._most, self._per_s)
        self._buckets[address] = bucket
        if len(self._buckets) > self._addresses:
            self._buckets.popitem(last=False)
        return bucket

    def take(self, address: str) -> bool:
        """Take one from the bucket of this address; False when it is empty."""
        return self.of(address).take()


class SeatLimit:
    """A limit for each player of a room and for each seat: neither another name, nor leaving and coming back, nor
    coming under another secret gives a new one (VO05).
    """

    def __init__(self, most: int, per_s: float) -> None:
        """Nobody has done anything yet."""
        self._buckets = Buckets(most, per_s, addresses=100)

    def take(self, player: str, seat: int) -> bool:
        """Take one for this player in this seat; False when either bucket is empty.

        Both are asked, so that a flood from one seat empties the limits of whoever sits there.
        """
        return all([self._buckets.take(player), self._buckets.take(f"seat {seat}")])
