"""What a seat may be advised to do."""

from __future__ import annotations

from typing import Literal

import msgspec


class Advice(msgspec.Struct, frozen=True):
    """What hard would do and why: after `move` (or the next best, `other`) the chance of losing the deal, 0 to 1
    (`kind` "loss"), or the points that the deal is expected to bring ("points").
    """

    move: str
    worth: float
    other: str | None = None
    other_worth: float | None = None
    kind: Literal["loss", "points"] = "loss"
