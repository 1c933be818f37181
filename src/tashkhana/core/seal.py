"""What a fair deal was drawn from: a secret that was sealed before, and a number of every seat. `fair/` draws."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
"""32 bytes in hexadecimal."""
FromOne = Annotated[int, Meta(ge=1)]


class Seal(Struct, frozen=True):
    """The seal of one deal and all that belongs to it, as it is shown after the deal.

    `method` names the published method; `seal` was told before the deal. `numbers` are those of the seats, None
    where none came in time.
    """

    match: FromOne
    deal: FromOne
    method: str
    seal: Hex
    secret: Hex
    numbers: tuple[Hex | None, ...]
