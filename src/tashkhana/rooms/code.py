"""Room codes: short, random, and hard to misread in five languages.

No `0 O 1 I L`, no letter with a twin in Cyrillic, none that looks like a digit of the alphabet, and no vowel,
so that no code is a word. Eight of these fifteen symbols are 2.5 thousand million codes.
"""

from __future__ import annotations

import secrets
import unicodedata
from typing import NewType

RoomCode = NewType("RoomCode", str)

ALPHABET = "23456789DFJNRVW"
LENGTH = 8
MISREAD = str.maketrans("ZSGB", "2568")
"""What people read for some digits."""
UGLY = ("666", "88", "D34D", "F46", "F49", "F4R7", "J3W", "N366", "N399", "R374RD")
"""Not given out (SE11): there are no vowels, but some read 3, 4, 6 and 7 as letters."""


def new_code() -> RoomCode:
    """A code that nobody can guess, and nobody minds."""
    while True:
        code = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
        if not any(ugly in code for ugly in UGLY):
            return RoomCode(code)


def read_code(text: str) -> RoomCode | None:
    """The code that was meant: any case, with blanks and dashes, with digits of any script; None if it is none.

    >>> read_code(" 7d4f-९j3r ")
    '7D4F9J3R'
    >>> read_code("7D4F")
    """
    if len(text) > 4 * LENGTH:
        return None
    symbols = (_symbol(character) for character in text)
    code = "".join(symbols).upper().translate(MISREAD)
    return RoomCode(code) if len(code) == LENGTH and set(code) <= set(ALPHABET) else None


def _symbol(character: str) -> str:
    """The character, a digit of any script as 0-9, and nothing for blanks, dashes and invisible marks."""
    digit = unicodedata.decimal(character, None)
    if digit is not None:
        return str(digit)
    return "" if unicodedata.category(character) in ("Zs", "Pd", "Cf", "Cc") else character
