"""What the server does not let anybody do."""

import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from catinthebox.server.http.rates import Rate, Rates, TooOften, neighbourhood
from catinthebox.server.live.messages import AbandonRequest, ReactRequest, ReadyRequest, Request
from tests.server.live_helpers import Person, watching
from tests.server.running import Address, GuestClient, refused, serving, settings_for

ELSEWHERE = "https://elsewhere.example"


@pytest.fixture
def browser(server: Address) -> Iterator[httpx.Client]:
    """A browser that is a guest by its cookie; it does not say yet where its requests come from."""
    with server.guest() as guest, server.client() as client:
        client.cookies.set("catinthebox", guest.token)
        yield client


# Pages of others


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": ELSEWHERE},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "http://[x"},
        {"Origin": ELSEWHERE, "Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Site": "none"},
        {},
    ],
)
def test_a_cookie_alone_changes_nothing_unless_the_request_comes_from_our_own_page(
    browser: httpx.Client, headers: dict[str, str]
) -> None:
    for method, path, body in [
        ("POST", "/api/tables", {}),
        ("PATCH", "/api/me", {"name": "Eve"}),
        ("DELETE", "/api/me", None),
        ("POST", "/api/me/links", None),
    ]:
        refused(browser.request(method, path, json=body, headers=headers), 403, "foreign_page")
    assert browser.get("/api/me").json()["name"] == "Ada"


def test_our_own_page_may_act_for_its_guest(server: Address, browser: httpx.Client) -> None:
    assert browser.post("/api/tables", json={}, headers={"Origin": server.url}).status_code == 201
    assert browser.post("/api/tables", json={}, headers={"Sec-Fetch-Site": "same-origin"}).status_code == 201


def test_an_empty_bearer_token_does_not_let_a_cookie_speak_for_itself(browser: httpx.Client) -> None:
    empty = {b"Authorization": b"Bearer \xa0", b"Origin": ELSEWHERE.encode()}
    refused(browser.patch("/api/me", json={"name": "Eve"}, headers=empty), 401, "not_known")
    assert browser.get("/api/me").json()["name"] == "Ada"


def test_a_foreign_page_can_not_make_a_browser_somebody_else(server: Address) -> None:
    with server.client(headers={"Origin": ELSEWHERE}) as browser:
        refused(browser.post("/api/guests", json={"name": "Eve"}), 403, "foreign_page")
        refused(browser.post("/api/guests/links/use", json={"code": "x"}), 403, "foreign_page")


def test_a_bearer_token_speaks_for_itself_wherever_it_comes_from(server: Address) -> None:
    with server.guest() as guest:
        assert guest.post("/api/tables", json={}, headers={"Origin": ELSEWHERE}).status_code == 201


def test_a_page_that_the_settings_name_may_act_and_read(tmp_path: Path) -> None:
    with serving(tmp_path, origins=(ELSEWHERE,)) as address, address.client() as browser:
        answer = browser.post("/api/guests", json={"name": "Ada"}, headers={"Origin": ELSEWHERE})
        assert answer.status_code == 201
        assert answer.headers["access-control-allow-origin"] == ELSEWHERE
        assert browser.post("/api/tables", json={}, headers={"Origin": ELSEWHERE}).status_code == 201
        answer = browser.post("/api/tables", json={}, headers={"Origin": "https://third.example"})
        refused(answer, 403, "foreign_page")
        assert "access-control-allow-origin" not in answer.headers


def test_no_foreign_page_may_read_our_answers_by_default(server: Address) -> None:
    with server.client(headers={"Origin": ELSEWHERE}) as browser:
        assert "access-control-allow-origin" not in browser.get("/api/tables").headers
        asked = browser.options("/api/tables", headers={"Access-Control-Request-Method": "POST"})
        assert "access-control-allow-origin" not in asked.headers


@pytest.mark.parametrize("token", [None, "cookie"])
def test_a_foreign_page_can_not_open_a_live_connection(server: Address, token: str | None) -> None:
    with server.guest() as guest:
        table = guest.ask("POST", "/api/tables", {})["table"]
        headers = {"Cookie": f"catinthebox={guest.token}"} if token else {}
        with (
            pytest.raises(InvalidStatus) as refusal,
            connect(f"{server.live_url}/api/tables/{table}/live", origin=Origin(ELSEWHERE), additional_headers=headers),
        ):
            pass
        assert refusal.value.response.status_code == 403
        with connect(
            f"{server.live_url}/api/tables/{table}/live", origin=Origin(server.url), additional_headers=headers
        ):
            pass


# Who one is


def test_a_wrong_bearer_token_is_refused_even_where_nobody_needs_one(server: Address) -> None:
    with GuestClient(server, "wrong") as nobody:
        refused(nobody.get("/api/tables"), 401, "not_known")


def test_a_cookie_that_is_no_longer_valid_makes_a_spectator(server: Address) -> None:
    with server.client(cookies={"catinthebox": "old"}) as browser:
        assert browser.get("/api/tables").status_code == 200
        refused(browser.get("/api/me"), 401, "not_known")


def test_behind_tls_the_cookie_is_secure_and_bound_to_this_host(tmp_path: Path) -> None:
    with serving(tmp_path, secure_cookies=True) as address, address.client() as nobody:
        answer = nobody.post("/api/guests", json={"name": "Ada"})
        assert answer.headers["set-cookie"].startswith("__Host-catinthebox=")
        assert "secure" in answer.headers["set-cookie"].lower()
        assert "max-age" in answer.headers["strict-transport-security"]


def test_a_table_has_an_id_that_nobody_guesses_and_tells_no_guest_ids(server: Address) -> None:
    with server.guest() as guest:
        answers = [guest.post("/api/tables", json={"public": True}) for _ in range(3)]
        ids = {answer.json()["table"] for answer in answers}
        assert len(ids) == 3
        assert all(len(table) >= 12 for table in ids)
        me = guest.ask("GET", "/api/me")["id"]
        told = [*answers, guest.get("/api/tables"), *(guest.get(f"/api/tables/{table}/log") for table in ids)]
        assert all(me not in answer.text for answer in told)


# Too much, too deep, too often


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"null", 400),
        (b"{", 400),
        (b"\xff", 400),
        (b'{"name": "\\ud800"}', 400),
        (b'{"name": "Ada", "more": 1}', 400),
        (b'{"name": ["Ada"]}', 400),
        (b"[" * 16_000, 400),
        (b'{"name":' * 2_000, 400),
        (b'{"name": ' + b"[" * 15_000 + b"]" * 1_000 + b"}", 400),
        (b'{"name": "' + b"x" * 16_000 + b'"}', 400),
        (b'{"name": "' + b"x" * 20_000 + b'"}', 413),
    ],
)
def test_a_body_that_is_not_a_small_plain_request_is_refused(server: Address, body: bytes, status: int) -> None:
    with server.client() as nobody:
        assert nobody.post("/api/guests", content=body).status_code == status


def test_a_body_without_a_length_is_cut_off_too(server: Address) -> None:
    with server.client() as nobody:
        answer = nobody.post("/api/guests", content=(b" " * 1_000 for _ in range(100)))
    assert answer.status_code == 413


def test_a_number_with_thousands_of_digits_is_refused(server: Address) -> None:
    with server.guest() as guest:
        table = guest.ask("POST", "/api/tables", {"seats": 2, "bots": ["random"]})["table"]
        body = f'{{"id": "x", "based_on": 4, "move": {{"discard": {"9" * 5000}}}}}'
        refused(guest.post(f"/api/tables/{table}/moves", content=body), 400, "bad_request")


def test_a_guest_who_asks_too_often_must_wait_and_others_need_not(tmp_path: Path) -> None:
    with serving(tmp_path, guest_rate=0.001) as address, address.guest() as hasty, address.guest() as calm:
        assert hasty.get("/api/me").status_code == 200
        answer = hasty.get("/api/me")
        refused(answer, 429, "too_often")
        assert int(answer.headers["retry-after"]) > 0
        assert calm.get("/api/me").status_code == 200


def test_an_address_that_asks_too_often_must_wait(tmp_path: Path) -> None:
    with serving(tmp_path, address_rate=0.001) as address, address.client() as nobody:
        assert nobody.get("/api/tables").status_code == 200
        refused(nobody.get("/api/tables"), 429, "too_often")


def test_one_address_can_not_make_guests_without_end(tmp_path: Path) -> None:
    with serving(tmp_path, newcomer_rate=0.001) as address, address.guest(), address.client() as nobody:
        refused(nobody.post("/api/guests", json={"name": "Eve"}), 429, "too_often")
        refused(nobody.post("/api/guests/links/use", json={"code": "guessed"}), 429, "too_often")


async def test_what_a_guest_asks_over_live_connections_counts_too(tmp_path: Path) -> None:
    with serving(tmp_path, guest_rate=0.5) as address:
        ada = Person.new(address, "Ada")
        table = ada.ask("POST", "/api/tables", {"seats": 2})["table"]
        async with watching(address, table, ada) as live:
            await live.hello()
            answers = [await live.ask(type="ready") for _ in range(50)]
            await live.say(type="ping")
            await live.hear("pong")
    codes = [answer["error"]["code"] for answer in answers]
    assert set(codes) <= {"wrong_phase", "too_often"}
    assert answers[codes.index("too_often")]["error"]["facts"]["retry_after"] > 0


def test_phrases_and_offers_fill_no_log(tmp_path: Path) -> None:
    rates = Rates(settings_for(tmp_path, guest_rate=1000.0))

    def ask_without_end(*requests: Request) -> None:
        for request in cycle(requests):
            rates.count_live("ada", request)

    with pytest.raises(TooOften):
        ask_without_end(ReactRequest("hello"))
    with pytest.raises(TooOften):
        ask_without_end(AbandonRequest(True), AbandonRequest(False))
    rates.count_live("ada", ReadyRequest())
    with serving(tmp_path, guest_rate=1000.0) as address, address.guest() as ada:
        table = ada.ask("POST", "/api/tables", {"seats": 2})["table"]
        answers = [ada.post(f"/api/tables/{table}/react", json={"phrase": "hello"}) for _ in range(100)]
        refused(next(answer for answer in answers if answer.is_error), 429, "too_often")


@pytest.mark.parametrize("limit", ["guest_rate", "address_rate"])
async def test_one_guest_or_address_has_only_so_many_live_connections(tmp_path: Path, limit: str) -> None:
    limits: dict[str, Any] = {limit: 50.0}  # for as many as 250 at once
    with serving(tmp_path, **limits) as address:
        ada = Person.new(address, "Ada")
        table = ada.ask("POST", "/api/tables", {"seats": 2})["table"]
        async with AsyncExitStack() as stack:
            for _ in range(250):
                await stack.enter_async_context(watching(address, table, ada))
            async with watching(address, table, ada) as one_too_many:
                assert await one_too_many.end() == 4429
        async with watching(address, table, ada) as live:
            assert (await live.hello())["seat"] == 0


def test_a_rate_lets_a_burst_through_and_then_one_by_one() -> None:
    now = 0.0
    rate = Rate(2.0, 3, clock=lambda: now)
    for _ in range(3):
        rate.count("ada")
    with pytest.raises(TooOften):
        rate.count("ada")
    rate.count("bob")
    now = 0.5
    rate.count("ada")
    with pytest.raises(TooOften):
        rate.count("ada")
    now = 100.0
    for _ in range(3):
        rate.count("ada")


def test_a_household_is_one_address() -> None:
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:2")
    assert neighbourhood("2001:db8::1") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("192.0.2.1") != neighbourhood("192.0.2.2")


# What every answer says


@pytest.mark.parametrize("path", ["/api/tables", "/api/me", "/api/nowhere", "/nowhere", "/schema/openapi.json"])
def test_every_answer_keeps_foreign_content_and_frames_out(server: Address, path: str) -> None:
    with server.client() as nobody:
        headers = nobody.get(path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert not path.startswith("/api/") or headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nowhere", 404, "not_found"),
        ("GET", "/nowhere.txt", 404, "not_found"),
        ("PUT", "/api/tables", 405, "method_not_allowed"),
        ("GET", "/api/tables?page=0", 400, "bad_request"),
        ("GET", "/api/tables?page=x", 400, "bad_request"),
        ("GET", "/api/tables?status=secret", 400, "bad_request"),
        ("GET", "/api/tables/x/log?after=-1", 400, "bad_request"),
    ],
)
def test_every_refusal_has_the_same_shape(server: Address, method: str, path: str, status: int, code: str) -> None:
    with server.client() as nobody:
        refused(nobody.request(method, path), status, code)


def test_a_fault_of_ours_tells_nothing_of_it(tmp_path: Path) -> None:
    with serving(tmp_path) as address, address.guest() as guest:
        with closing(sqlite3.connect(tmp_path / "catinthebox.sqlite")) as database:
            database.execute("DROP TABLE device_links")
        answer = guest.post("/api/me/links")
        refused(answer, 500, "internal")
        assert "device_links" not in answer.text
        assert guest.get("/api/me").status_code == 200
