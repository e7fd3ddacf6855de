"""Security headers on every answer, whatever it is."""

from collections.abc import Awaitable, Callable
from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from catinthebox.server.settings import Settings

CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
"""Pages load from here and nowhere else, run no inline script, and stand in nobody's frame."""

_ALWAYS: Final = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # the address of a private table is its key
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

BeforeSend = Callable[[Message, Scope], Awaitable[None]]


def security_headers(settings: Settings) -> BeforeSend:
    """What adds the headers to each answer."""
    named = dict(_ALWAYS)
    if settings.secure_cookies:
        named["Strict-Transport-Security"] = "max-age=31536000"

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders(message)
        for name, value in named.items():
            headers[name] = value
        if scope["path"].startswith("/api/"):
            headers["Cache-Control"] = "no-store"

    return add
