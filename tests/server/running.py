"""A real server for tests, in a thread of this process, and guests who talk to it over real sockets."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import httpx
import uvicorn

from catinthebox.server.app import make_app
from catinthebox.server.http.page import FOLDER
from catinthebox.server.live.sockets import Socket
from catinthebox.server.settings import Settings

PATIENCE: Final = 60.0
"""Seconds after which a server that does not start has failed; a busy machine takes its time."""


@dataclass(frozen=True)
class Address:
    """Where a server answers."""

    host: str
    port: int

    @property
    def url(self) -> str:
        """For HTTP."""
        return f"http://{self.host}:{self.port}"

    @property
    def live_url(self) -> str:
        """For WebSockets."""
        return f"ws://{self.host}:{self.port}"

    def client(self, **more: Any) -> httpx.Client:
        """Somebody the server does not know. Close it, or use it in `with`."""
        return httpx.Client(base_url=self.url, timeout=PATIENCE, **more)

    def guest(self, name: str = "Ada") -> "GuestClient":
        """A new guest with a bearer token."""
        with self.client() as nobody:
            answer = nobody.post("/api/guests", json={"name": name})
            answer.raise_for_status()
            return GuestClient(self, answer.json()["token"])


class GuestClient(httpx.Client):
    """A program that has a guest's token; otherwise an `httpx.Client`."""

    def __init__(self, address: Address, token: str) -> None:
        self.token = token
        super().__init__(base_url=address.url, timeout=PATIENCE, headers={"Authorization": f"Bearer {token}"})

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """The JSON of an answer that must not be a refusal."""
        answer = self.request(method, path, json=body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None


def refused(answer: httpx.Response, status: int, code: str) -> None:
    """Check that an answer is this refusal, in the one shape that all have."""
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code), answer.text
    assert set(answer.json()) == {"error"}
    assert set(answer.json()["error"]) == {"code", "message", "rules", "facts"}


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def settings_for(data: Path, **changes: Any) -> Settings:
    """Settings for a server with a data folder of its own on a free port, where one may ask as often as one likes."""
    data.mkdir(parents=True, exist_ok=True)
    unhurried = {"guest_rate": 0.0, "address_rate": 0.0, "newcomer_rate": 0.0}
    return Settings(**{"port": free_port(), "data": data, **unhurried, **changes})


@contextmanager
def serving(data: Path, page: Path = FOLDER, **changes: Any) -> Iterator[Address]:
    """A server in a thread of this process, for as long as the block lasts."""
    settings = settings_for(data, **changes)
    server = uvicorn.Server(
        uvicorn.Config(
            make_app(settings, page),
            host=settings.host,
            port=settings.port,
            ws=Socket,
            log_level="warning",
        )
    )
    thread = threading.Thread(target=server.run, name="server")
    thread.start()
    try:
        until = time.monotonic() + PATIENCE
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            assert time.monotonic() < until, "the server takes too long to start"
            time.sleep(0.01)
        yield Address(settings.host, settings.port)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server does not stop"
