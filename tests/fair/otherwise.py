"""The method of `docs/9-fair-deals.md` written a second time, differently, by reading only that page.

It knows nothing of the house's own modules. Run as a program it writes the test vector anew.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

VECTORS = Path(__file__).with_name("vectors.json")


class Dice:
    """One long row of bytes, made longer whenever it runs out, and read four bytes at a time."""

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self.row = bytearray()
        self.blocks = 0

    def four(self) -> int:
        if not self.row:
            self.row += sha256(" ".join([*self.words, str(self.blocks)]).encode()).digest()
            self.blocks += 1
        a, b, c, d = (self.row.pop(0) for _ in range(4))
        return ((a * 256 + b) * 256 + c) * 256 + d

    def under(self, n: int) -> int:
        whole = (1 << 32) // n * n
        while True:
            drawn = self.four()
            if drawn < whole:
                return drawn % n


def draw(case: dict[str, Any]) -> tuple[list[str], int | None]:
    """The order of the cards, and the dealer where several could be it."""
    head = [case["method"], str(case["match"]), str(case["deal"]), str(case["shuffle"]), case["secret"]]
    dice = Dice(head + [number or "none" for number in case["numbers"]])
    left = sorted(case["cards"])
    drawn: list[str] = []
    while len(left) > 1:
        # The drawn card leaves, and the last one that is left takes its place.
        at, last = dice.under(len(left)), left.pop()
        if at < len(left):
            last, left[at] = left[at], last
        drawn.insert(0, last)
    dealers = case["dealers"]
    return left + drawn, dealers[dice.under(len(dealers))] if len(dealers) > 1 else None


def seal(secret: str) -> str:
    return sha256(bytes(secret, "ascii")).hexdigest()


def cases() -> list[dict[str, Any]]:
    """The cases of the test vector, without what follows from them."""

    def some(word: str) -> str:
        return sha256(word.encode()).hexdigest()

    durak = [rank + suit for suit in "CDHS" for rank in "6789TJQKA"]
    pack = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
    common = {"method": "tashkhana-1", "match": 1, "deal": 1, "shuffle": 0}
    return [
        {
            "name": "four at a table of Durak, the third without a number; the first deal",
            **common,
            "secret": some("the house"),
            "numbers": [some("Anna"), some("Boris"), None, some("Dev")],
            "cards": durak,
            "dealers": [3],
        },
        {
            "name": "nobody's browser gave a number; any of five deals; both jokers",
            **common,
            "match": 12,
            "deal": 3,
            "secret": some("another secret"),
            "numbers": [None] * 5,
            "cards": [*pack, "JK1", "JK2"],
            "dealers": [0, 1, 2, 3, 4],
        },
        {
            "name": "the second shuffle in the middle of a deal",
            **common,
            "deal": 10,
            "shuffle": 2,
            "secret": some("a third"),
            "numbers": [some("Anna"), None],
            "cards": ["AS", "2C", "TD", "9H", "KC", "JK1", "TC"],
            "dealers": [],
        },
        {
            "name": "two packs: every card is there twice; two could deal",
            **common,
            "match": 2,
            "secret": some("a fourth"),
            "numbers": [some("Anna"), some("Boris"), some("Chandra")],
            "cards": pack * 2,
            "dealers": [0, 2],
        },
        {
            "name": "one card",
            **common,
            "secret": some("a fifth"),
            "numbers": [None, None],
            "shuffle": 1,
            "cards": ["7H"],
            "dealers": [],
        },
    ]


if __name__ == "__main__":
    found = []
    for case in cases():
        order, dealer = draw(case)
        found.append({**case, "seal": seal(case["secret"]), "order": order, "dealer": dealer})
    VECTORS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
