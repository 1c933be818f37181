"""Reading what a browser says: into a known form, or not at all."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from tashkhana.server.protocol import PROTOCOL, AnyAsk, Signal

LONGEST_ASK = 4096
"""Bytes of an ask, but for a signal."""
LONGEST_SIGNAL = 16_384
"""Bytes of a signal: a session description is long."""


class Nonsense(Exception):
    """A client speaks nonsense; `code` is the goodbye that it gets."""

    def __init__(self, code: str) -> None:
        """Remember the code."""
        super().__init__(code)
        self.code = code


class _Knock(Struct, frozen=True):
    """What the first ask has in every version of the protocol."""

    t: Literal["sit", "seek"]
    protocol: int


_DECODER: msgspec.json.Decoder[AnyAsk] = msgspec.json.Decoder(AnyAsk)
_KNOCK: msgspec.json.Decoder[_Knock] = msgspec.json.Decoder(_Knock)


def read_ask(text: str) -> AnyAsk:
    """The ask that this text is.

    :raises Nonsense: "malformed"; "protocol-old" for the first ask of another version, whatever else is in it
    """
    try:
        length = _length(text)
        if length > LONGEST_SIGNAL:
            raise Nonsense("malformed")
        ask = _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Nonsense("protocol-old" if _of_another_version(text) else "malformed") from error
    if length > LONGEST_ASK and not isinstance(ask, Signal):
        raise Nonsense("malformed")
    return ask


def _length(text: str) -> int:
    """Bytes of a text; one that is too long anyway is not turned into bytes."""
    return len(text) if len(text) > LONGEST_SIGNAL or text.isascii() else len(text.encode())


def _of_another_version(text: str) -> bool:
    try:
        return _KNOCK.decode(text).protocol != PROTOCOL
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False
