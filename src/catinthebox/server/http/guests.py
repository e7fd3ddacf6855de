"""Guests over HTTP: come in, look, rename, carry oneself to another device, sign out, be forgotten."""

from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from catinthebox.server.forgetting import forget
from catinthebox.server.http.asking import address_of, cookie_for
from catinthebox.server.http.errors import DONE, REFUSALS
from catinthebox.server.http.parameters import Asker, Services
from catinthebox.server.http.requests import LinkCode, Named
from catinthebox.server.identity import LINK_SECONDS, Guest


class WithToken(Struct, frozen=True):
    """A guest and its token, which is told this once. Browsers get it as a cookie too."""

    id: str
    name: str
    token: str


class Link(Struct, frozen=True):
    """A one-time code for another device, and for how many seconds it holds."""

    code: str
    seconds: int


@post("/api/guests", responses=REFUSALS, tags=["guests"], security=[])
async def welcome(request: Request[Any, Any, Any], services: Services, data: JSONBody[Named]) -> Response[WithToken]:
    """Become a guest."""
    request.app.state.rates.newcomer.count(address_of(request))
    return _with_token(services, *await services.guests.welcome(data.name))


@post("/api/guests/links/use", responses=REFUSALS, tags=["guests"], security=[])
async def use_link(
    request: Request[Any, Any, Any], services: Services, data: JSONBody[LinkCode]
) -> Response[WithToken]:
    """Become the guest who made a one-time code, on this device too."""
    request.app.state.rates.newcomer.count(address_of(request))
    return _with_token(services, *await services.guests.use_link(data.code))


@get("/api/me", responses=REFUSALS, tags=["guests"])
async def me(asker: Asker) -> Guest:
    """Who is asking."""
    return asker


@patch("/api/me", responses=REFUSALS, tags=["guests"])
async def rename(services: Services, asker: Asker, data: JSONBody[Named]) -> Guest:
    """Take another name, for the tables to come."""
    return await services.guests.rename(asker.id, data.name)


@delete("/api/me", responses=DONE, tags=["guests"])
async def delete_me(services: Services, asker: Asker) -> Response[None]:
    """Be forgotten: the name goes everywhere, a bot plays on, matches stay without the name."""
    await forget(services, asker.id)
    await services.lines.close(asker.id)
    return Response(None, cookies=[cookie_for(services.settings, None)])


@post("/api/me/links", responses=REFUSALS, tags=["guests"])
async def make_link(services: Services, asker: Asker) -> Link:
    """Make a one-time code that carries me to another device."""
    return Link(await services.guests.make_link(asker.id), LINK_SECONDS)


@post("/api/me/tokens/rotate", responses=REFUSALS, tags=["guests"])
async def rotate(request: Request[Guest, str, Any], services: Services, asker: Asker) -> Response[WithToken]:
    """Get a new token in place of this one."""
    fresh = await services.guests.rotate(asker.id, request.auth)
    await services.lines.close(asker.id, request.auth)
    return _with_token(services, asker, fresh)


@delete("/api/me/tokens/current", responses=DONE, tags=["guests"])
async def sign_out(request: Request[Guest, str, Any], services: Services, asker: Asker) -> Response[None]:
    """Sign out: this token is no longer valid. Without another one, nobody can be this guest again."""
    await services.guests.forget_token(request.auth)
    await services.lines.close(asker.id, request.auth)
    return Response(None, cookies=[cookie_for(services.settings, None)])


def _with_token(services: Services, guest: Guest, token: str) -> Response[WithToken]:
    return Response(WithToken(guest.id, guest.name, token), cookies=[cookie_for(services.settings, token)])


routes: list[ControllerRouterHandler] = [
    welcome,
    use_link,
    me,
    rename,
    delete_me,
    make_link,
    rotate,
    sign_out,
]
