"""What may be said at a table. Phrases are text ids (`phrase-hello`), shown in each reader's own language."""

from __future__ import annotations

from typing import Final

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
