"""Who is asking: a bearer token for programs, an HttpOnly cookie for browsers; and not too often."""

from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult

from catinthebox.server.http.rates import Rates, neighbourhood
from catinthebox.server.identity import Guest, NotKnown
from catinthebox.server.services import Services
from catinthebox.server.settings import Settings

Connection = ASGIConnection[Any, Any, Any, Any]

COOKIE: Final = "catinthebox"
_COOKIE_SECONDS: Final = 400 * 24 * 3600
_SCHEME: Final = "bearer "


class Asking(AbstractAuthenticationMiddleware):
    """Puts the guest into `connection.user`, None if nobody says who they are, and the token into `connection.auth`."""

    async def authenticate_request(self, connection: Connection) -> AuthenticationResult:
        """Find the guest. A bearer token must be valid; a cookie that is too old is as good as none."""
        services: Services = connection.app.state.services
        rates: Rates = connection.app.state.rates
        rates.address.count(address_of(connection))
        bearer = bearer_of(connection)
        token = cookie_of(connection) if bearer is None else bearer  # an empty bearer is a wrong one
        if token is None:
            return AuthenticationResult(user=None, auth=None)
        try:
            guest = await services.guests.by_token(token)
        except NotKnown:
            if bearer is not None:
                raise
            return AuthenticationResult(user=None, auth=None)
        rates.guest.count(guest.id)
        return AuthenticationResult(user=guest, auth=token)


def provide_asker(request: Request[Guest | None, str | None, Any]) -> Guest:
    """The guest who asks; a dependency of handlers that need one."""
    if request.user is None:
        raise NotKnown("say who you are: with a bearer token, or with the cookie")
    return request.user


def provide_anybody(request: Request[Guest | None, str | None, Any]) -> Guest | None:
    """The guest who asks, None for a spectator."""
    return request.user


def bearer_of(connection: Connection) -> str | None:
    """The bearer token that came along."""
    header = connection.headers.get("authorization", "")
    return header[len(_SCHEME) :].strip() if header.lower().startswith(_SCHEME) else None


def cookie_of(connection: Connection) -> str | None:
    """The token in the cookie that came along."""
    return connection.cookies.get(cookie_name(connection.app.state.services.settings)) or None


def address_of(connection: Connection) -> str:
    """The address to count by."""
    return neighbourhood(connection.client.host) if connection.client else ""


def cookie_name(settings: Settings) -> str:
    """What the cookie is called; under TLS the prefix makes browsers refuse it from anywhere but this very host."""
    return f"__Host-{COOKIE}" if settings.secure_cookies else COOKIE


def cookie_for(settings: Settings, token: str | None) -> Cookie:
    """The cookie that keeps a token, or takes it away."""
    return Cookie(
        key=cookie_name(settings),
        value=token or "",
        max_age=_COOKIE_SECONDS if token else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
        documentation_only=False,
    )
