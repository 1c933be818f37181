"""Which web pages may open a socket or ask for a change: our own, and those that whoever runs the house names."""

from __future__ import annotations

from urllib.parse import urlsplit


def may_connect(origin: str | None, host: str | None, allowed: tuple[str, ...], *, secure: bool = False) -> bool:
    """Whether a page of this origin may talk to us under this host name.

    A client that is no browser names no origin; it holds a secret or it sees what any watcher sees.
    `secure`: the browser came by https, as it does or as a trusted proxy says; then its page must have done so, too.

    >>> may_connect("https://cards.example", "cards.example", ())
    True
    >>> may_connect("https://evil.example", "cards.example", ())
    False
    >>> may_connect("http://cards.example", "cards.example", (), secure=True)
    False
    """
    if origin is None or origin in allowed:
        return True
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    ours = host is not None and page.netloc.lower() == host.lower()
    return ours and (page.scheme == "https" or not secure)
