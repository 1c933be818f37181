"""The method `tashkhana-1`: how chance is drawn from a secret and the numbers of the seats.

Any change of it, however small, is a new method with a new name: deals of the past must stay checkable.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import count

from tashkhana.core.seal import Seal

METHOD = "tashkhana-1"
NOBODY = "none"
"""Stands for the number of a seat that gave none."""
WORDS = 2**32


def seal_of(secret: str) -> str:
    """The SHA-256 of a secret, as it is written, in hexadecimal.

    >>> seal_of("00" * 32)[:16]
    '60e05bd1b195af2f'
    """
    return hashlib.sha256(secret.encode("ascii")).hexdigest()


def seed_text(seal: Seal, shuffle: int) -> str:
    """What everything in a shuffle follows from: `shuffle` is 0 for the deal, then 1, 2 … in the middle of it."""
    numbers = (NOBODY if number is None else number for number in seal.numbers)
    return " ".join((seal.method, str(seal.match), str(seal.deal), str(shuffle), seal.secret, *numbers))


class Stream:
    """Random numbers that follow from a text: words of 32 bits, eight from each SHA-256 of the text and a count."""

    def __init__(self, text: str) -> None:
        """At its beginning."""
        self._words = _words(text)

    def below(self, limit: int) -> int:
        """A number from 0 to `limit - 1`, each as likely: words above the last whole multiple are passed over."""
        usable = WORDS - WORDS % limit
        return next(word for word in self._words if word < usable) % limit


def _words(text: str) -> Iterator[int]:
    for block in count():
        digest = hashlib.sha256(f"{text} {block}".encode("ascii")).digest()
        for at in range(0, len(digest), 4):
            yield int.from_bytes(digest[at : at + 4], "big")
