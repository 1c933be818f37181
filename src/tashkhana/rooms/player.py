"""Players: known by a secret that their browser made, kept only as its hash."""

from __future__ import annotations

import hashlib
import unicodedata
from typing import NewType

PlayerId = NewType("PlayerId", str)
"""SHA-256 of a player's secret, in hexadecimal."""

LONGEST_NAME = 24
JOINERS = "\u200c\u200d"
"""Invisible, but letters of Nepali and Urdu need them."""


def player_of(secret: str) -> PlayerId:
    """Whoever holds this secret. The secret itself is stored nowhere."""
    return PlayerId(hashlib.sha256(secret.encode()).hexdigest())


def person_in(room: str, player: str) -> str:
    """Who a player is to the others in a room: the same there whatever they are called, and unlike in any other room.

    It tells nothing of the player, whose id, 256 bits that nobody else knows, is the key of this hash.

    >>> person_in("7D4F9J3R", "a" * 64), person_in("F7R29WJ3", "a" * 64)
    ('b227c2d436407189', 'a7852a7e82bf33b0')
    """
    return hashlib.blake2b(room.encode(), key=player.encode(), digest_size=8).hexdigest()


def clean_name(name: str) -> str:
    r"""A name as it is shown: on one line, without invisible marks that could turn the text around it.

    >>> clean_name("  Anna \u202e  B.\n")
    'Anna B.'
    """
    return clean_words(name, LONGEST_NAME)


def clean_words(words: str, longest: int) -> str:
    """Words as they are shown: cleaned as a name is, and cut after so many letters."""
    shown = "".join(mark if mark in JOINERS else _visible(mark) for mark in words)
    return " ".join(shown.split())[:longest]


def _visible(mark: str) -> str:
    category = unicodedata.category(mark)
    if category == "Cc":
        return " "
    return "" if category in ("Cf", "Co", "Cn", "Cs", "Zl", "Zp") else mark
