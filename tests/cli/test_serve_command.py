"""How `catinthebox serve` is set, and what it says when it can't be."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from catinthebox.server.settings import BadSettings, Settings, read_settings
from tests.server.serve_process import ServeProcess

# Where settings come from


def test_without_anything_the_defaults_hold() -> None:
    assert read_settings({}, {}) == Settings()


def test_a_flag_beats_the_environment_which_beats_the_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('host = "0.0.0.0"\nport = 1\nworkers = 3\norigins = ["https://cat.example"]\n')
    environment = {"CATINTHEBOX_PORT": "2", "CATINTHEBOX_WORKERS": "4"}
    settings = read_settings({"port": 5, "host": None}, environment, file)
    assert (settings.host, settings.port, settings.workers) == ("0.0.0.0", 5, 4)
    assert settings.origins == ("https://cat.example",)


def test_every_kind_of_setting_can_stand_in_the_environment() -> None:
    settings = read_settings(
        {},
        {
            "CATINTHEBOX_DATA": "/srv/cat",
            "CATINTHEBOX_ORIGINS": "https://cat.example, https://box.example:8443",
            "CATINTHEBOX_SECURE_COOKIES": "true",
            "CATINTHEBOX_TAKEOVER": "2.5",
            "CATINTHEBOX_REDIS": "redis://localhost",
            "CATINTHEBOX_LOG": "json",
        },
    )
    assert settings.data == Path("/srv/cat")
    assert settings.origins == ("https://cat.example", "https://box.example:8443")
    assert settings.secure_cookies is True
    assert settings.takeover == 2.5
    assert settings.redis == "redis://localhost"
    assert settings.log == "json"


@pytest.mark.parametrize(
    ("flags", "environment", "said"),
    [
        ({"port": 70000}, {}, "--port"),
        ({}, {"CATINTHEBOX_PORT": "eighty"}, "CATINTHEBOX_PORT"),
        ({}, {"CATINTHEBOX_WORKERS": "0"}, "CATINTHEBOX_WORKERS"),
        ({}, {"CATINTHEBOX_SECURE_COOKIES": "perhaps"}, "CATINTHEBOX_SECURE_COOKIES"),
        ({}, {"CATINTHEBOX_LOG": "loud"}, "CATINTHEBOX_LOG"),
        ({"database": "mysql://localhost/cat"}, {}, "database"),
        ({"redis": "localhost"}, {}, "redis"),
        ({"origins": ("cat.example",)}, {}, "cat.example"),
        ({"origins": ("http://[x",)}, {}, "http://[x"),
        ({"redis": "redis://[x"}, {}, "redis: a URL"),
        ({"origins": ("https://cat.example/table",)}, {}, "https://cat.example/table"),
    ],
)
def test_a_bad_value_is_refused_by_the_name_of_its_source(
    flags: dict[str, object], environment: dict[str, str], said: str
) -> None:
    with pytest.raises(BadSettings) as refused:
        read_settings(flags, environment)
    assert said in refused.value.message


def test_a_bad_database_url_is_not_repeated_since_it_may_hold_a_password() -> None:
    with pytest.raises(BadSettings) as refused:
        read_settings({"database": "postgres:ada:hush@localhost"}, {})
    assert "hush" not in refused.value.message


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"prot = 8000", "there is no setting prot"),
        (b"port = '8000'", "port"),
        (b"port 8000", "is not TOML"),
        (b"\xff", "is not a text in UTF-8"),
        (None, "can't be read"),
    ],
)
def test_a_bad_file_is_refused_by_its_name(tmp_path: Path, content: bytes | None, said: str) -> None:
    file = tmp_path / "settings.toml"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(BadSettings) as refused:
        read_settings({}, {}, file)
    assert str(file) in refused.value.message
    assert said in refused.value.message


# The command


def run(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    return subprocess.run(
        [sys.executable, "-m", "catinthebox", *map(str, arguments)],
        capture_output=True,
        text=True,
        env=os.environ | environment,
    )


def test_a_file_of_settings_by_flag_and_by_environment(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(f'data = "{tmp_path / "here"}"\n')
    with ServeProcess("--config", file) as server:
        assert server.end() == 0
    with ServeProcess(CATINTHEBOX_CONFIG=str(file)) as server:
        assert server.end(signal.SIGINT) == 130
    assert (tmp_path / "here" / "catinthebox.sqlite").exists()


def test_what_can_not_start_ends_with_one_line_and_status_2(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        cases = [
            run("serve", "--port", port, "--data", tmp_path / "never"),
            run("serve", "--port", "0", "--database", "postgresql://ada:hush@127.0.0.1:1/cat"),
            run("serve", "--port", "0", "--data", "/dev/null/data"),
            run("serve", "--port", "0", "--config", tmp_path / "missing.toml"),
            run("serve", "--port", "0", "--origin", "cat.example"),
            run("doctor", "--database", "mysql://localhost", CATINTHEBOX_LOG="json"),
            run("restore", tmp_path / "missing.sqlite", "--data", tmp_path / "never"),
            run("backup", tmp_path / "backup.sqlite", "--data", tmp_path / "never"),
            run("migrate-to", "postgresql://127.0.0.1:1/cat", "--data", tmp_path / "never"),
        ]
    for ended in cases:
        assert ended.returncode == 2, ended.args
        assert ended.stdout == ""
        assert len(ended.stderr.splitlines()) == 1, ended.stderr
        assert "hush" not in ended.stderr
    assert list(tmp_path.iterdir()) == []


def test_backup_restore_and_doctor_as_commands(tmp_path: Path) -> None:
    with ServeProcess("--data", tmp_path / "one") as server:
        with server.client() as client:
            client.post("/api/guests", json={"name": "Ada"}).raise_for_status()
        made = run("backup", tmp_path / "backup.sqlite", "--data", tmp_path / "one")
        assert server.end() == 0
    assert made.stdout == f"{tmp_path / 'backup.sqlite'}: guests: 1, tables: 0, entries: 0\n"
    restored = run("restore", tmp_path / "backup.sqlite", "--verify", "--data", tmp_path / "two")
    assert restored.returncode == 0, restored.stderr
    assert run("restore", tmp_path / "backup.sqlite", "--data", tmp_path / "two").returncode == 2
    well = run("doctor", "--data", tmp_path / "two")
    assert well.returncode == 0, well.stdout
    (tmp_path / "two" / "catinthebox.sqlite").write_bytes(b"no longer a database")
    ill = run("doctor", "--data", tmp_path / "two", "--json")
    assert ill.returncode == 1
    assert '"ok": false' in ill.stdout


def test_help_and_play_do_not_wait_for_the_servers_libraries() -> None:
    check = (
        "import sys, catinthebox.cli; "
        "slow = {'litestar', 'sqlalchemy', 'alembic', 'uvicorn', 'redis', 'prometheus_client', 'msgspec'}; "
        "sys.exit(', '.join(slow & sys.modules.keys()) or 0)"
    )
    ended = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True)
    assert ended.stderr == ""
    assert ended.returncode == 0
