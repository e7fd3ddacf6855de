"""One log line and one count for each request and each WebSocket.

They name the route (`/tables/{table}`), never the path or the query that was asked: both may hold secrets.
"""

import secrets
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

import structlog

from catinthebox.server import metrics

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Message, Receive, Send], Awaitable[None]]

_QUIET: Final = frozenset({"/healthz", "/readyz", "/metrics"})
"""Asked every few seconds by machines: counted, but not worth a line unless something is wrong."""

log = structlog.get_logger("catinthebox.request")


class RequestLog:
    """The application inside, with its requests counted and told of."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Pass everything on, with a request id for the lines that are written meanwhile."""
        request = secrets.token_hex(8)
        with structlog.contextvars.bound_contextvars(request=request):
            if scope["type"] == "websocket":
                await self._socket(scope, receive, send)
            else:
                await self._request(scope, receive, send, request)

    async def _request(self, scope: Message, receive: Receive, send: Send, request: str) -> None:
        began = time.perf_counter()
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (b"x-request-id", request.encode())]
            await send(message)

        try:
            await self._app(scope, receive, answer)
        finally:
            seconds, route, method = time.perf_counter() - began, _route(scope), _method(scope)
            metrics.REQUESTS.labels(method, route, status).inc()
            metrics.REQUEST_SECONDS.labels(route).observe(seconds)
            if route not in _QUIET or status >= 400:
                log.info("request", method=method, route=route, status=status, ms=round(1000 * seconds, 1))

    async def _socket(self, scope: Message, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        with metrics.SOCKETS.track_inprogress():
            try:
                await self._app(scope, receive, send)
            finally:
                ms = round(1000 * (time.perf_counter() - began), 1)
                log.info("socket", route=_route(scope), close_code=scope.get("close_code"), ms=ms)


def _route(scope: Message) -> str:
    """The route as it is written in the program; one name for all that lead nowhere."""
    return scope.get("path_template") or "(none)"


def _method(scope: Message) -> str:
    return str(scope["method"]) if scope["method"] in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE") else "(other)"
