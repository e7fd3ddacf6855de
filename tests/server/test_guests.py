"""Being somebody without an account, over HTTP."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.databases import postgres
from tests.server.running import Address, GuestClient, refused, serving


@pytest.fixture
def browser(server: Address) -> Iterator[httpx.Client]:
    """A browser on one of our own pages: it has cookies and says where its requests come from."""
    with server.client(headers={"Origin": server.url}) as client:
        yield client


def test_a_guest_has_a_name_an_id_and_a_token_that_proves_it(server: Address) -> None:
    with server.client() as nobody:
        answer = nobody.post("/api/guests", json={"name": "  Ada  "})
    assert answer.status_code == 201
    with GuestClient(server, answer.json()["token"]) as ada:
        assert ada.ask("GET", "/api/me") == {"id": answer.json()["id"], "name": "Ada"}


def test_two_guests_of_one_name_are_two_guests(server: Address) -> None:
    with server.guest("Ada") as one, server.guest("Ada") as other:
        assert one.ask("GET", "/api/me")["id"] != other.ask("GET", "/api/me")["id"]


def test_a_browser_keeps_the_token_in_a_cookie_that_no_script_and_no_foreign_page_can_use(
    browser: httpx.Client,
) -> None:
    cookie = browser.post("/api/guests", json={"name": "Ada"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert browser.get("/api/me").json()["name"] == "Ada"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\nb", "a\x00b", "tab\there", "a\u202eb", "a\u200bb", "\u2028"])
def test_a_name_that_others_could_not_read_is_refused(server: Address, name: str) -> None:
    with server.client() as nobody:
        assert nobody.post("/api/guests", json={"name": name}).status_code == 400


@pytest.mark.parametrize("name", ["x", "x" * 24, "Žofie Łąka", "猫", "O'Brien & Söhne", "<b>Ada</b>"])
def test_any_visible_name_of_up_to_24_characters_is_fine(server: Address, name: str) -> None:
    with server.guest(name) as guest:
        assert guest.ask("GET", "/api/me")["name"] == name


def test_renaming_counts_at_once_and_for_the_tables_to_come(server: Address) -> None:
    with server.guest("Ada") as ada:
        before = ada.ask("POST", "/api/tables", {})
        assert ada.ask("PATCH", "/api/me", {"name": "Bea"})["name"] == "Bea"
        assert ada.ask("GET", "/api/me")["name"] == "Bea"
        assert ada.ask("POST", "/api/tables", {})["players"][0]["name"] == "Bea"
        assert ada.ask("GET", f"/api/tables/{before['table']}")["players"][0]["name"] == "Ada"


def test_a_link_carries_a_guest_to_another_device_once(server: Address) -> None:
    with server.guest("Ada") as ada, server.client() as phone:
        link = ada.ask("POST", "/api/me/links")
        answer = phone.post("/api/guests/links/use", json={"code": link["code"]})
        assert answer.status_code == 201
        assert answer.json()["token"] != ada.token
        assert phone.get("/api/me").json() == ada.ask("GET", "/api/me")
        with server.client() as thief:
            refused(thief.post("/api/guests/links/use", json={"code": link["code"]}), 404, "link_gone")


def test_a_link_that_is_too_old_is_gone(tmp_path: Path) -> None:
    with serving(tmp_path) as address, address.guest() as ada, address.client() as phone:
        link = ada.ask("POST", "/api/me/links")
        assert link["seconds"] > 0
        in_database(tmp_path, f"UPDATE device_links SET expires_at = expires_at - {link['seconds']}")
        refused(phone.post("/api/guests/links/use", json={"code": link["code"]}), 404, "link_gone")


def test_rotating_a_token_ends_the_old_one(server: Address) -> None:
    with server.guest() as ada:
        fresh = ada.ask("POST", "/api/me/tokens/rotate")
        refused(ada.get("/api/me"), 401, "not_known")
        with GuestClient(server, fresh["token"]) as again:
            assert again.ask("GET", "/api/me")["id"] == fresh["id"]


def test_signing_out_ends_this_token_only(server: Address, browser: httpx.Client) -> None:
    with server.guest("Ada") as ada:
        browser.post("/api/guests/links/use", json={"code": ada.ask("POST", "/api/me/links")["code"]})
        assert browser.delete("/api/me/tokens/current").status_code == 204
        refused(browser.get("/api/me"), 401, "not_known")
        assert not browser.cookies
        assert ada.ask("GET", "/api/me")["name"] == "Ada"


@pytest.mark.parametrize("header", ["Bearer", "Bearer wrong", "bearer wrong", "Basic d3Jvbmc6", "wrong"])
def test_without_a_valid_token_one_is_nobody(server: Address, header: str) -> None:
    with server.client(headers={"Authorization": header}) as nobody:
        refused(nobody.get("/api/me"), 401, "not_known")


def test_the_database_has_no_token_and_no_code_only_their_hashes(tmp_path: Path) -> None:
    with serving(tmp_path) as address, address.guest("Ada") as ada:
        code = ada.ask("POST", "/api/me/links")["code"]
        stored = "".join(str(row) for row in everything_in(tmp_path))
    assert "Ada" in stored
    assert ada.token not in stored
    assert code not in stored


def test_a_forgotten_guest_leaves_no_name_behind_and_a_bot_plays_on(tmp_path: Path) -> None:
    with serving(tmp_path) as address, address.guest("Unforgettable") as ada, address.guest("Bob") as bob:
        waiting = ada.ask("POST", "/api/tables", {"public": True})["table"]
        left = ada.ask("POST", "/api/tables", {})["table"]
        ada.ask("POST", f"/api/tables/{left}/leave")
        playing = ada.ask("POST", "/api/tables", {"seats": 2, "public": True})["table"]
        bob.ask("POST", f"/api/tables/{playing}/join", {})

        assert ada.delete("/api/me").status_code == 204

        refused(ada.get("/api/me"), 401, "not_known")
        assert "Unforgettable" not in "".join(str(row) for row in everything_in(tmp_path))
        for table in (waiting, left, playing):
            assert "Unforgettable" not in bob.get(f"/api/tables/{table}").text
            assert "Unforgettable" not in bob.get(f"/api/tables/{table}/log").text
        assert "Unforgettable" not in bob.get("/api/tables").text
        with connect(f"{address.live_url}/api/tables/{playing}/live") as live:
            live.send('{"type": "hello", "after": 1}')
            seated = json.loads(live.recv())
            assert (seated["number"], seated["player"]["name"]) == (2, "")
        assert bob.ask("GET", f"/api/tables/{playing}")["players"][0]["bot"] is not None


def test_a_match_with_a_forgotten_guest_can_be_read_again_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        ada, bob = address.guest("Unforgettable"), address.guest("Bob")
        table = ada.ask("POST", "/api/tables", {"seats": 2})["table"]
        bob.ask("POST", f"/api/tables/{table}/join", {})
        for guest in (ada, bob):
            guest.ask("POST", f"/api/tables/{table}/abandon", {"abandon": True})
        ada.delete("/api/me")
        before = bob.ask("GET", f"/api/tables/{table}")
    with serving(tmp_path) as address, GuestClient(address, bob.token) as again:
        assert again.ask("GET", f"/api/tables/{table}") == before
        assert before["players"] == [{"name": "", "bot": None}, {"name": "Bob", "bot": None}]
    ada.close()
    bob.close()


def test_on_postgresql_a_guest_comes_is_carried_on_and_is_forgotten_just_the_same(tmp_path: Path) -> None:
    with ExitStack() as stack:
        new_database = stack.enter_context(postgres())
        address = stack.enter_context(serving(tmp_path, database=new_database()))
        ada, bob = (stack.enter_context(address.guest(name)) for name in ("Unforgettable", "Bob"))
        phone = stack.enter_context(address.client())
        phone.post("/api/guests/links/use", json={"code": ada.ask("POST", "/api/me/links")["code"]})
        assert phone.get("/api/me").json() == ada.ask("GET", "/api/me")
        table = ada.ask("POST", "/api/tables", {"seats": 2, "public": True})["table"]
        bob.ask("POST", f"/api/tables/{table}/join", {})
        assert [player["name"] for player in lobby_of(bob)[table]["players"]] == ["Unforgettable", "Bob"]
        assert ada.delete("/api/me").status_code == 204
        refused(phone.get("/api/me"), 401, "not_known")
        assert "Unforgettable" not in bob.get(f"/api/tables/{table}/log").text
        assert lobby_of(bob)[table]["players"][0]["bot"] is not None


def lobby_of(guest: GuestClient) -> dict[str, Any]:
    """What the guest sees in the lobby, by table."""
    return {listed["table"]: listed for listed in guest.ask("GET", "/api/tables")["tables"]}


def everything_in(data: Path) -> list[tuple[object, ...]]:
    """Every row of every table of the database."""
    with sqlite3.connect(data / "catinthebox.sqlite") as connection:
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = [row for name in names for row in connection.execute(f'SELECT * FROM "{name}"')]
    connection.close()
    return rows


def in_database(data: Path, statement: str) -> None:
    """Change something behind the server's back."""
    with sqlite3.connect(data / "catinthebox.sqlite") as connection:
        connection.execute(statement)
    connection.close()
