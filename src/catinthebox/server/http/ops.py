"""For those who run the server: whether it lives, whether it can serve, and its figures."""

import asyncio
from ipaddress import ip_address
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.types import ControllerRouterHandler
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import select

from catinthebox.server import metrics
from catinthebox.server.http.parameters import Services

_PATIENCE: Final = 3.0
"""Seconds after which a part that has not answered counts as away."""

_FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip")


@get("/healthz", include_in_schema=False)
async def health() -> dict[str, bool]:
    """Whether the process is up: it is, if it answers."""
    return {"ok": True}


@get("/readyz", include_in_schema=False)
async def readiness(services: Services) -> Response[dict[str, bool]]:
    """Whether tables can be served: each part, and 503 if one is away."""
    checks = {
        "database": await _answers(_ask_database(services)),
        **{task.get_name(): not task.done() for task in services.tasks},
    }
    if services.settings.redis is not None:
        checks["redis"] = await _answers(services.notices.ping())
    ok = all(checks.values())
    return Response({"ok": ok, **checks}, status_code=200 if ok else 503)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def figures(request: Request[Any, Any, Any], services: Services) -> Response[bytes]:
    """The figures for Prometheus. For others than this machine there is no such page, unless the settings open it."""
    if not (services.settings.public_metrics or _is_local(request)):
        raise NotFoundException
    metrics.TABLES.set(len(services.hub))
    return Response(metrics.exposition(), media_type=CONTENT_TYPE_LATEST)


routes: list[ControllerRouterHandler] = [health, readiness, figures]


async def _answers(asked: Any) -> bool:
    try:
        await asyncio.wait_for(asked, _PATIENCE)
    except Exception:  # whatever is wrong, the part is not ready; its own log lines say why
        return False
    return True


async def _ask_database(services: Services) -> None:
    async with services.engine.connect() as connection:
        await connection.execute(select(1))


def _is_local(request: Request[Any, Any, Any]) -> bool:
    """Whether a program on this machine asks, for itself: a reverse proxy next door says so when it asks for others."""
    if request.client is None or any(name in request.headers for name in _FORWARDED):
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False
