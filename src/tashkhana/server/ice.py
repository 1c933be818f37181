"""Servers that help browsers to find each other, with credentials that are good for an evening.

The password is made from a secret that the TURN server shares (coturn: `use-auth-secret`), so that neither
has to ask the other: https://datatracker.ietf.org/doc/html/draft-uberti-behave-turn-rest-00
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import time
from dataclasses import dataclass

from tashkhana.rooms.guest import IceServer

GOOD_FOR_S = 6 * 3600
"""Seconds for which a browser may use the TURN server."""


@dataclass(frozen=True, slots=True)
class IceServers:
    """STUN servers tell a browser its own address; TURN servers carry the sound where nothing else gets through."""

    stun: tuple[str, ...] = ()
    turn: tuple[str, ...] = ()
    secret: str = ""

    def __call__(self, seat: int) -> tuple[IceServer, ...]:
        """The servers for the browser of this seat, from now on for a while."""
        servers = [IceServer(self.stun)] if self.stun else []
        if self.turn:
            username = f"{int(time.time()) + GOOD_FOR_S}:seat-{seat}"
            servers.append(IceServer(self.turn, username, credential_of(self.secret, username)))
        return tuple(servers)


def credential_of(secret: str, username: str) -> str:
    """The password that belongs to a user name of the form `1767225600:seat-0`.

    >>> credential_of("north", "1767225600:seat-0")
    '5okPBRA07/NqTeBTMNRW91ulVLY='
    """
    return base64.b64encode(hmac.digest(secret.encode(), username.encode(), hashlib.sha1)).decode()
