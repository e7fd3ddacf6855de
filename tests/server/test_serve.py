"""A server from its start to its stop: nothing that was acknowledged is lost, and its log tells no secrets."""

import json
import resource
import signal
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.running import PATIENCE
from tests.server.serve_process import ServeProcess


def test_it_says_where_it_serves_and_makes_its_data_folder_for_its_owner_alone(tmp_path: Path) -> None:
    with ServeProcess("--data", tmp_path / "new" / "data") as server:
        assert server.said.startswith("catinthebox serves on http://127.0.0.1:")
        with server.client() as client:
            assert client.get("/healthz").json() == {"ok": True}
        assert (tmp_path / "new" / "data" / "catinthebox.sqlite").exists()
        assert (tmp_path / "new" / "data").stat().st_mode & 0o777 == 0o700


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux lets one look at another's limits")
def test_it_may_have_as_many_connections_as_the_system_allows(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, hard - 1), hard))
    try:
        with ServeProcess("--data", tmp_path) as server:
            assert server.said
            assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.parametrize(("how", "status"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_it_stops_when_asked_and_says_how(tmp_path: Path, how: signal.Signals, status: int) -> None:
    with ServeProcess("--data", tmp_path) as server:
        assert server.end(how) == status
        assert "Traceback" not in server.log


def test_a_socket_hears_that_the_server_goes(tmp_path: Path) -> None:
    with ServeProcess("--data", tmp_path) as server, server.client() as client:
        ada = guest(client)
        table = ada.post("/api/tables", json={"seats": 2}).json()["table"]
        with connect(f"{server.url.replace('http', 'ws')}/api/tables/{table}/live") as live:
            live.send('{"type": "hello"}')
            live.recv(PATIENCE)
            assert server.end() == 0
            with pytest.raises(ConnectionClosed) as closed:
                exhaust(live)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012  # the server restarts


def test_a_fault_of_ours_on_a_socket_is_logged_and_tells_nothing(tmp_path: Path) -> None:
    with ServeProcess("--data", tmp_path) as server:
        with closing(sqlite3.connect(tmp_path / "catinthebox.sqlite")) as database:
            database.execute("ALTER TABLE entries RENAME TO lost")
        with connect(f"{server.url.replace('http', 'ws')}/api/tables/x/live") as live:
            live.send('{"type": "hello"}')
            with pytest.raises(ConnectionClosed) as closed:
                live.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1011, "internal")
        assert "connection_failed" in server.log
        assert server.end() == 0


def test_all_that_was_acknowledged_before_a_stop_is_on_disk(tmp_path: Path) -> None:
    with ServeProcess("--data", tmp_path) as server, server.client() as client:
        ada = guest(client)
        acknowledged: list[str] = []
        first = threading.Event()

        def make_tables() -> None:
            try:
                while (answer := ada.post("/api/tables", json={"seats": 2})).is_success:
                    acknowledged.append(answer.json()["table"])
                    first.set()
            except httpx.TransportError:
                pass  # the server is gone

        askers = [threading.Thread(target=make_tables) for _ in range(4)]
        for asker in askers:
            asker.start()
        assert first.wait(PATIENCE)
        assert server.end() == 0
        for asker in askers:
            asker.join(PATIENCE)
    with closing(sqlite3.connect(tmp_path / "catinthebox.sqlite")) as database:
        kept = {table for (table,) in database.execute('SELECT "table" FROM entries WHERE number = 2')}
    assert set(acknowledged) <= kept


def test_a_match_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    with ServeProcess("--data", tmp_path) as server, server.client() as client:
        ada = guest(client)
        table = ada.post("/api/tables", json={"seats": 2, "bots": [None, "random"], "pause": 0}).json()["table"]
        before = next(play(ada, table))
        token = ada.headers["Authorization"]
        server.process.kill()
        server.process.wait()
    with ServeProcess("--data", tmp_path) as server, server.client() as ada:
        ada.headers["Authorization"] = token
        picture = ada.get(f"/api/tables/{table}").json()
        assert picture["number"] >= before
        for _ in play(ada, table):
            pass
        assert ada.get(f"/api/tables/{table}").json()["status"] == "over"


def test_the_log_of_a_played_match_has_no_secrets(tmp_path: Path) -> None:
    with ServeProcess("--data", tmp_path, CATINTHEBOX_LOG="json") as server:
        with server.client() as client:
            ada = guest(client)
            token = ada.headers["Authorization"].removeprefix("Bearer ")
            table = ada.post("/api/tables", json={"seats": 2, "bots": [None, "random"], "pause": 0}).json()["table"]
            code = ada.post("/api/me/links").json()["code"]
            with connect(f"{server.url.replace('http', 'ws')}/api/tables/{table}/live?token={token}") as live:
                live.send("not JSON, but " + token)
                for _ in play(ada, table):
                    pass
            client.get(f"/api/tables/{table}/nothing", params={"token": token})
            client.get(f"/{token}")
            client.post("/api/guests/links/use", content=f'{{"code": "{code}", "and": "{token}"}}')
            ada.get("/api/me", headers={"Cookie": f"catinthebox={token}"})
            me = ada.get("/api/me").json()
        assert server.end() == 0
        lines = [json.loads(line) for line in server.log.splitlines()]
    with closing(sqlite3.connect(tmp_path / "catinthebox.sqlite")) as database:
        bodies = [body for (body,) in database.execute("SELECT body FROM entries")]
        hashes = [each for (each,) in database.execute("SELECT hash FROM tokens UNION SELECT hash FROM device_links")]
    secrets = [token, table, code, me["id"], json.loads(bodies[0])["secret"], *hashes, *bodies, '"hand', '"legal']
    assert {line["event"] for line in lines} >= {"started", "request", "socket", "stopped"}
    told = json.dumps(lines)
    assert [secret for secret in secrets if secret in told] == []


def exhaust(live: ClientConnection) -> None:
    """Hear everything that still comes."""
    while True:
        live.recv(PATIENCE)


def guest(client: httpx.Client) -> httpx.Client:
    """The same client, now as a new guest."""
    token = client.post("/api/guests", json={"name": "Ada"}).raise_for_status().json()["token"]
    client.cookies.clear()
    client.headers["Authorization"] = f"Bearer {token}"
    return client


def play(ada: httpx.Client, table: str) -> Iterator[int]:
    """Play Ada's seat to the end of the match, always the first legal move; gives the number of each."""
    for turn in count():
        picture: dict[str, Any] = ada.get(f"/api/tables/{table}").raise_for_status().json()
        if picture["status"] == "over":
            return
        if legal := picture["match"]["legal"]:
            body = {"id": f"{picture['number']}-{turn}", "based_on": picture["number"], "move": legal[0]}
            answer = ada.post(f"/api/tables/{table}/moves", json=body)
            if answer.is_success:  # else the bot was faster in the meantime
                yield answer.json()["number"]
