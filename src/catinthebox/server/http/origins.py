"""Whose pages may act for a guest.

A browser adds the guest's cookie to every request, also to those that somebody else's page makes. So a request that
changes something, or opens a WebSocket, must come from one of our own pages, unless it carries a bearer token, which
no foreign page has. Browsers say where a request comes from in `Origin` and `Sec-Fetch-Site`; pages can't change
either. A program that sends neither, and no cookie, speaks for itself.
"""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from catinthebox.rules import CatInTheBoxError
from catinthebox.server.http.asking import bearer_of, cookie_of
from catinthebox.server.settings import Settings

Connection = ASGIConnection[Any, Any, Any, Any]

_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class ForeignPage(CatInTheBoxError):
    """Somebody else's page tried to act for a guest."""

    code = "foreign_page"


async def require_own_page(connection: Connection, _: BaseRouteHandler) -> None:
    """A guard for all routes, WebSockets too. It waits for nothing, but one that is not async would run in a thread."""
    harmless = connection.scope["type"] == ScopeType.HTTP and connection.scope["method"] in _SAFE
    if not harmless and bearer_of(connection) is None and not _is_ours(connection):
        raise ForeignPage("this request comes from a page that is not ours")


def _is_ours(connection: Connection) -> bool:
    settings: Settings = connection.app.state.services.settings
    if (origin := connection.headers.get("origin")) is not None:
        return origin in settings.origins or _host_of(origin) == connection.headers.get("host")
    if (site := connection.headers.get("sec-fetch-site")) is not None:
        return site == "same-origin"
    return cookie_of(connection) is None


def _host_of(origin: str) -> str:
    """The host of an origin, if it is one. A proxy may have taken off the TLS, so the scheme can't be compared."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""
