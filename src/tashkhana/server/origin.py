"""Which web pages may open a socket: our own, and those that whoever runs the house names."""

from __future__ import annotations

from urllib.parse import urlsplit


def may_connect(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a page of this origin may talk to us under this host name.

    A client that is no browser names no origin; it holds a secret or it sees what any watcher sees.

    >>> may_connect("https://cards.example", "cards.example", ())
    True
    >>> may_connect("https://evil.example", "cards.example", ())
    False
    """
    if origin is None or origin in allowed:
        return True
    return host is not None and urlsplit(origin).netloc.lower() == host.lower()
