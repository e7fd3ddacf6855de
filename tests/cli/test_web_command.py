"""`catinthebox web`, as a person types it."""

import os
import signal
import socket
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.running import PATIENCE

COMMAND = [sys.executable, "-m", "catinthebox", "web"]


@contextmanager
def table(tmp_path: Path, *options: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """The command while it runs; the browser it opens writes the address into a file."""
    tmp_path.mkdir(exist_ok=True)
    browser = tmp_path / "browser"
    if not browser.exists():
        browser.write_text(f'#!/bin/sh\necho "$1" >> {tmp_path}/opened\n')
        browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    surroundings = os.environ | {"BROWSER": f"{browser} %s", "LANG": "C", "XDG_DATA_HOME": str(tmp_path)} | environment
    surroundings.pop("LC_ALL", None)
    with subprocess.Popen(
        [*COMMAND, *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=surroundings
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def line(process: subprocess.Popen[str]) -> str:
    """The next line it says."""
    assert process.stdout is not None
    return process.stdout.readline().strip()


def address_in(line: str) -> str:
    """The address that a line ends with."""
    return line.rpartition(" ")[2]


def opened(tmp_path: Path) -> str:
    """Where the browser was opened; waits until it was."""
    while not (tmp_path / "opened").exists() or not (tmp_path / "opened").read_text().endswith("\n"):
        time.sleep(0.01)
    return (tmp_path / "opened").read_text().strip()


def test_it_tells_the_address_opens_the_browser_there_and_serves_it(tmp_path: Path) -> None:
    with table(tmp_path, "--port", "0") as process:
        said = line(process)
        assert said.startswith("The table is set: http://127.0.0.1:")
        assert said.endswith("/?play")
        assert str(tmp_path / "catinthebox") in line(process)
        assert opened(tmp_path) == address_in(said)
        assert httpx.get(address_in(said).removesuffix("/?play") + "/healthz", timeout=PATIENCE).json() == {"ok": True}


def test_ctrl_c_closes_the_table_tidily(tmp_path: Path) -> None:
    with table(tmp_path, "--port", "0", "--no-open") as process:
        line(process)
        line(process)
        process.send_signal(signal.SIGINT)
        said, complained = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert said.strip() == "The table is closed. Next time your matches go on."
    assert complained == ""
    assert not (tmp_path / "opened").exists()


def test_it_speaks_the_language_that_is_asked_for_and_so_will_the_page(tmp_path: Path) -> None:
    with table(tmp_path, "--port", "0", "--no-open", "--lang", "cs") as process:
        said = line(process)
    assert said.startswith("Stůl je připravený: http://127.0.0.1:")
    assert said.endswith("/?play&lang=cs")


def test_a_second_one_shows_the_way_to_the_first(tmp_path: Path) -> None:
    with table(tmp_path, "--port", "0", "--no-open") as first:
        address = address_in(line(first))
        with table(tmp_path, "--port", "0") as second:
            assert line(second) == f"The table is set already: {address}"
            assert opened(tmp_path) == address
            assert second.wait(PATIENCE) == 0
        assert httpx.get(address, timeout=PATIENCE).status_code in (200, 503)


def test_who_comes_while_the_table_is_being_set_learns_its_address_too(tmp_path: Path) -> None:
    with table(tmp_path, "--port", "0", "--no-open") as one, table(tmp_path, "--port", "0", "--no-open") as other:
        said = {line(one).rpartition(" "), line(other).rpartition(" ")}
    assert {words for words, _, _ in said} == {"The table is set:", "The table is set already:"}
    assert len({address for _, _, address in said}) == 1


def test_matches_are_where_one_says(tmp_path: Path) -> None:
    with table(tmp_path, "--port", "0", "--no-open", "--data", str(tmp_path / "mine")) as process:
        line(process)
        assert str(tmp_path / "mine") in line(process)
    assert (tmp_path / "mine" / "catinthebox.sqlite").exists()


def test_if_the_usual_port_is_taken_another_will_do(tmp_path: Path) -> None:
    with table(tmp_path / "one", "--no-open", XDG_DATA_HOME=str(tmp_path / "one")) as one:
        first = address_in(line(one))
        with table(tmp_path / "two", "--no-open", XDG_DATA_HOME=str(tmp_path / "two")) as two:
            second = address_in(line(two))
            assert first != second
            for address in (first, second):
                assert httpx.get(address, timeout=PATIENCE).status_code in (200, 503)


def test_a_port_that_was_asked_for_and_is_taken_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        with table(tmp_path, "--port", port, "--lang", "de") as process:
            said, complained = process.communicate(timeout=PATIENCE)
    assert (process.returncode, said) == (2, "")
    assert complained.strip() == f"Port {port} ist belegt. Lass --port weg, oder wähle einen anderen."


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--lang", "xx"), "There are no texts in “xx”. The languages are en, cs, de, fr, pl."),
        (("--data", "/dev/null/x"), "Nothing can be written in /dev/null/x. Choose another folder with --data."),
    ],
)
def test_what_can_not_be_is_said_in_one_line(tmp_path: Path, options: tuple[str, ...], complaint: str) -> None:
    with table(tmp_path, *options) as process:
        _, complained = process.communicate(timeout=PATIENCE)
    assert (process.returncode, complained.strip()) == (2, complaint)
