"""How the house says no: a code such as `too-low`, with facts; its sentence lives in the texts."""

from __future__ import annotations

from typing import Any

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """Why something may not be done.

    `code` is kebab-case; `facts` fill the sentence (`{"setting": "limit", "value": 30}`).
    They never speak of cards that the asking seat has not been shown.
    """

    code: str
    facts: dict[str, Any] = {}


class NotAllowed(Exception):
    """A person asked for what is not allowed; nothing has changed."""

    def __init__(self, code: str, **facts: Any) -> None:
        """Remember the reason code and the facts for its sentence."""
        super().__init__(code, facts)
        self.refusal = Refusal(code, facts)

    @property
    def code(self) -> str:
        """The reason code alone."""
        return self.refusal.code
