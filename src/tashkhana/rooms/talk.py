"""What may be said at a table. Phrases are text ids (`phrase-hello`), shown in each reader's own language."""

from __future__ import annotations

from collections import deque
from typing import Final, Literal

from msgspec import Struct

from tashkhana.core.refusal import NotAllowed
from tashkhana.rooms.bucket import SeatLimit
from tashkhana.rooms.player import PlayerId, clean_words

PHRASES: Final = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "your-move",
    "let-me-think",
    "hurry-up",
    "oops",
    "sorry",
    "trump-again",
    "what-a-hand",
    "wow",
    "ha-ha",
    "one-more",
    "bye",
)
EMOJI: Final = ("👍", "👏", "😀", "😂", "😎", "🤔", "😮", "😢", "😡", "🔥", "❤️", "🙏")

SAID_AT_ONCE = 5
SAID_PER_S = 0.5
LONGEST_TEXT = 200
"""Letters of free text."""
REMEMBERED = 100
"""Sayings of a room that are not said twice."""


class Saying(Struct, frozen=True):
    """An emoji or a phrase of the house, or text."""

    kind: Literal["emoji", "phrase", "text"]
    words: str


class Talk:
    """Who may say what in a room, and how often. What was said is kept nowhere."""

    def __init__(self) -> None:
        """Nothing has been said yet."""
        self._limit = SeatLimit(SAID_AT_ONCE, SAID_PER_S)
        self._said: deque[tuple[PlayerId, str]] = deque(maxlen=REMEMBERED)

    def say(self, player: PlayerId, seat: int | None, ask: str, saying: Saying, *, text: bool) -> Saying | None:
        """What all hear; None when this ask was heard before. `text`: whether free text is allowed here.

        :raises NotAllowed: "not-seated", "phrase-unknown", "no-text", "say-too-fast"
        """
        if seat is None:
            raise NotAllowed("not-seated")
        if (player, ask) in self._said:
            return None
        heard = _checked(saying, text=text)
        if not self._limit.take(player, seat):
            raise NotAllowed("say-too-fast")
        self._said.append((player, ask))
        return heard


def _checked(saying: Saying, *, text: bool) -> Saying:
    """The saying as it is shown.

    :raises NotAllowed: "phrase-unknown", "no-text"
    """
    if saying.kind == "text":
        if not text:
            raise NotAllowed("no-text")
        words = clean_words(saying.words, LONGEST_TEXT)
        known = bool(words)
    else:
        words = saying.words
        known = words in (EMOJI if saying.kind == "emoji" else PHRASES)
    if not known:
        raise NotAllowed("phrase-unknown")
    return Saying(saying.kind, words)
