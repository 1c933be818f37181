"""Headers on every answer: nothing from elsewhere, no inline script, the microphone for ourselves alone.

Voices need no more: sound from browser to browser is none of what a page loads. Codes to scan are drawn in the page.
"""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tashkhana.server.cut import remember_transport

ALLOWED_CONTENT = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
)

SAFE = (
    (b"content-security-policy", "; ".join(ALLOWED_CONTENT).encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"microphone=(self), camera=(), geolocation=(), payment=(), usb=(), display-capture=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
)


def with_safe_headers(app: ASGIApp) -> ASGIApp:
    """The same app, with these headers on every HTTP answer."""

    async def safe(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *SAFE]
            await send(message)

        if scope["type"] == ScopeType.WEBSOCKET:
            remember_transport(scope, send)
        await app(scope, receive, send_safely if scope["type"] == ScopeType.HTTP else send)

    return safe
