"""The inbox of a room: work in the order in which it came, and of each guest only so much."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Awaitable, Callable

from tashkhana.rooms.guest import Guest

Work = Callable[[], Awaitable[None]]

MOST_WAITING = 64
"""Asks of one guest that may wait. Whoever sends more while the house is busy is shown the door."""


class Inbox:
    """Work that waits."""

    def __init__(self) -> None:
        """Nothing yet."""
        self._work: deque[tuple[Work, Guest | None]] = deque()
        self._waiting: Counter[Guest] = Counter()

    def __bool__(self) -> bool:
        """Whether there is work."""
        return bool(self._work)

    def put(self, work: Work, guest: Guest | None = None) -> bool:
        """Let this wait; False, and it does not, if too much of this guest's waits. None: the house itself."""
        if guest is not None:
            if self._waiting[guest] >= MOST_WAITING:
                return False
            self._waiting[guest] += 1
        self._work.append((work, guest))
        return True

    def take(self) -> Work:
        """What came first."""
        work, guest = self._work.popleft()
        if guest is not None:
            self._waiting[guest] -= 1
            if not self._waiting[guest]:
                del self._waiting[guest]
        return work
