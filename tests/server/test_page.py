"""The table in the browser: how its files are served."""

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.running import Address, refused, serving

INDEX = "<!doctype html><title>Cat in the Box</title>" + "<p>A cat, perhaps.</p>" * 20
SCRIPT = "export const cat = 'perhaps';\n" * 50


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page as a build leaves it, and something beside it that is nobody's business."""
    folder = tmp_path_factory.mktemp("built") / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "sw.js").write_text("// works in the background")
    (folder / "assets" / "index-B4x.js").write_text(SCRIPT)
    (folder / "assets" / "index-C5y.css").write_text("p { color: red }")
    (folder / "assets" / "cat-D6z.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / ".stamp").write_text("how it was built")
    (folder.parent / "diary.txt").write_text("secret")
    return folder


@pytest.fixture(scope="module")
def server(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with serving(tmp_path_factory.mktemp("data"), folder) as address:
        yield address


@pytest.fixture
def browser(server: Address) -> Iterator[httpx.Client]:
    with server.client() as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/table/-eG8xZHjhDrCzKA2", "/replay", "/replay/x", "/learn", "/me?play"])
def test_every_place_inside_the_page_is_the_page(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/index-B4x.js", "text/javascript; charset=utf-8"),
        ("/assets/index-C5y.css", "text/css; charset=utf-8"),
        ("/assets/cat-D6z.svg", "image/svg+xml"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/sw.js", "text/javascript; charset=utf-8"),
    ],
)
def test_files_say_what_they_are_and_only_hashed_ones_are_kept(browser: httpx.Client, path: str, kind: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == kind
    assert ("immutable" in answer.headers["cache-control"]) == path.startswith("/assets/")


def test_who_understands_gzip_gets_it(browser: httpx.Client) -> None:
    packed = browser.get("/assets/index-B4x.js", headers={"Accept-Encoding": "br, gzip"})
    plain = browser.get("/assets/index-B4x.js", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(SCRIPT)
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == SCRIPT
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"


def test_what_a_browser_has_already_is_not_sent_again(browser: httpx.Client) -> None:
    tag = browser.get("/").headers["etag"]
    again = browser.get("/", headers={"If-None-Match": tag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert browser.get("/", headers={"If-None-Match": 'W/"older"'}).status_code == 200


@pytest.mark.parametrize("path", ["/", "/table/x", "/assets/index-B4x.js"])
def test_head_tells_the_same_without_the_content(browser: httpx.Client, path: str) -> None:
    told, got = browser.head(path), browser.get(path)
    assert (told.status_code, told.content) == (200, b"")
    for name in ("content-type", "content-length", "content-encoding", "cache-control", "etag"):
        assert told.headers[name] == got.headers[name]


@pytest.mark.parametrize(
    "path", ["/assets/gone-A1b.js", "/assets/gone", "/favicon.ico", "/.stamp", "/table/x/diary.txt"]
)
def test_a_file_that_is_not_there_is_not_the_page(browser: httpx.Client, path: str) -> None:
    refused(browser.get(path), 404, "not_found")


@pytest.mark.parametrize("path", ["/api", "/api/nowhere", "/api/tables/x/y/z", "/healthz/x", "/metrics/x"])
def test_what_belongs_to_programs_is_never_the_page(browser: httpx.Client, path: str) -> None:
    refused(browser.get(path), 404, "not_found")


@pytest.mark.parametrize(
    "path", ["/../diary.txt", "/assets/../../diary.txt", "/%2e%2e/diary.txt", "/..%2fdiary.txt", "//etc/passwd"]
)
def test_no_path_leads_out_of_the_page(server: Address, path: str) -> None:
    with socket.create_connection((server.host, server.port)) as line:  # as it is written: httpx would tidy it up
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: {server.host}\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    assert b"secret" not in answer
    assert b"root:" not in answer


def test_the_page_is_for_reading(browser: httpx.Client) -> None:
    refused(browser.post("/table/x"), 405, "method_not_allowed")


def test_a_token_that_is_no_longer_valid_does_not_keep_the_page_away(browser: httpx.Client) -> None:
    assert browser.get("/", headers={"Authorization": "Bearer no longer"}).status_code == 200


def test_a_server_without_a_page_says_so_and_serves_programs(tmp_path: Path) -> None:
    with serving(tmp_path / "data", tmp_path / "nothing") as server, server.client() as client:
        answer = client.get("/table/x")
        assert answer.status_code == 503
        assert answer.headers["content-type"].startswith("text/plain")
        assert "not been built" in answer.text
        assert client.get("/api/tables").status_code == 200
        assert client.get("/schema/openapi.json").status_code == 200
