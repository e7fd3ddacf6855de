"""A server as a process: from the first connection to a stop that finishes what was accepted."""

import asyncio
import os
import resource
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

import structlog
import uvicorn
import uvloop

from catinthebox import __version__
from catinthebox.rules import CatInTheBoxError
from catinthebox.server.app import make_app
from catinthebox.server.garbage import collect_in_small_bits, look_at_everything_seldom
from catinthebox.server.http.request_log import RequestLog
from catinthebox.server.live.messages import LARGEST_MESSAGE
from catinthebox.server.live.sockets import Socket
from catinthebox.server.logs import set_up_logs
from catinthebox.server.settings import Settings, unknown_variables
from catinthebox.server.storage.migrating import open_database

_GOODBYE: Final = 20
"""Seconds that those who are connected have to hear the end of what they asked."""


log = structlog.get_logger("catinthebox.server")


class CannotListen(CatInTheBoxError):
    """The address can't be had."""

    code = "cannot_listen"


def serve(settings: Settings, started: Callable[[str], None]) -> None:
    """Serve until SIGTERM, or until Ctrl-C, which is raised again at the end. `started` is told the address."""
    set_up_logs(settings.log)
    if unknown := unknown_variables(os.environ):
        log.warning("unknown_settings", unknown=unknown)
    collect_in_small_bits()
    _allow_many_connections()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        if runner.run(_serve(settings, started)) == signal.SIGINT:
            raise KeyboardInterrupt


def _allow_many_connections() -> None:
    """As many as the system lets us have: each takes a file descriptor, and most systems give 1024 unasked."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # where it says that there is no limit, there may be one
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def _serve(settings: Settings, started: Callable[[str], None]) -> signal.Signals:
    with _listen(settings) as door:
        await _require_database(settings)
        app = make_app(settings)
        async with app.lifespan():
            server = _Server(app, settings)
            server.hear_signals()
            log.info("started", address=_address(door), version=__version__)
            started(_address(door))
            tidying = asyncio.create_task(look_at_everything_seldom(), name="garbage")
            await server.serve(sockets=[door])
            tidying.cancel()
        log.info("stopped")
        return server.ended_by


class _Server(uvicorn.Server):
    """uvicorn, without its own lifespan and signals: the database must be closed after the last answer, not before."""

    ended_by = signal.SIGTERM

    def __init__(self, app: object, settings: Settings) -> None:
        super().__init__(
            uvicorn.Config(
                RequestLog(app),  # type: ignore[arg-type]
                http="httptools",
                ws=Socket,
                ws_max_size=LARGEST_MESSAGE,
                ws_per_message_deflate=False,  # messages are small: it would cost more time and memory than it saves
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                forwarded_allow_ips=list(settings.proxies),
                timeout_graceful_shutdown=_GOODBYE,
            )
        )

    def hear_signals(self) -> None:
        """From now on the first signal asks to stop; a second one does not wait for those who are connected."""
        loop = asyncio.get_running_loop()
        for asked in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(asked, self._stop, asked)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """They are heard already."""
        yield

    def _stop(self, asked: signal.Signals) -> None:
        self.force_exit = self.should_exit
        self.should_exit = True
        self.ended_by = asked


async def _require_database(settings: Settings) -> None:
    """The app opens the database itself, but its errors arrive wrapped; here they are plain."""
    engine = await open_database(settings.database_url)
    await engine.dispose()


def _listen(settings: Settings) -> socket.socket:
    """The open door, before anything else: who can't have it must not touch the database."""
    try:
        found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, _, _, _, address = found[0]
        return socket.create_server(address[:2], family=family, backlog=2048)
    except OSError as error:
        raise CannotListen(f"can't listen on {settings.host}, port {settings.port}: {error.strerror}") from error


def _address(door: socket.socket) -> str:
    host, port = door.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
