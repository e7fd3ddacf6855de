"""From the first page to a table, alone and with friends; and one's own page: who one is, here and elsewhere."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.e2e.conftest import NewContext, look
from tests.e2e.playing import Hands, picture, play_on, table_with_bots
from tests.server.serve_process import ServeProcess

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
A_TABLE = re.compile(r"/table/[\w-]+$")

PLAY_TO_THE_END = """
async (id) => {
    const table = `/api/tables/${id}`;
    const post = (what, body) => fetch(`${table}/${what}`, {
        method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)});
    for (;;) {
        const {status, number, match} = await (await fetch(table)).json();
        if (status !== "playing") return;
        if (match.phase === "round_over") await post("ready");
        else if (match.legal.length) await post("moves", {id: `m${number}`, based_on: number, move: match.legal[0]});
        else await new Promise((later) => setTimeout(later, 20));
    }
}
"""
"""A match on behalf of the page's guest, faster than hands could."""


ABANDON = """
async (id) => fetch(`/api/tables/${id}/abandon`, {
    method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify({abandon: true})})
"""

PLAY_AGAIN = "async (id) => (await (await fetch(`/api/tables/${id}/rematch`, {method: 'POST'})).json()).table"


def table_of(page: Page) -> str:
    """The table where the page is."""
    expect(page).to_have_url(A_TABLE)
    return page.url.rpartition("/")[2]


def unfinished(page: Page) -> list[str]:
    """The tables where the page's guest sits."""
    tables: list[str] = page.evaluate("async () => (await (await fetch('/api/me/tables')).json()).map((t) => t.table)")
    return tables


def section(page: Page, name: str) -> Locator:
    """A part of a page, by its heading."""
    return page.get_by_role("region", name=name)


@pytest.fixture
def ada(new_context: NewContext) -> Page:
    return new_context(viewport=DESKTOP).new_page()


@pytest.fixture
def bea(new_context: NewContext) -> Page:
    return new_context(viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="dark").new_page()


# To a table


def test_one_click_leads_to_a_table_with_three_bots_and_the_first_cards(page: Page) -> None:
    page.goto("/")
    look(page, "home")
    page.get_by_role("button", name="Play now").click()
    table = table_of(page)
    now = picture(page, table)
    assert [player["bot"] for player in now["players"]] == [None, "housecat", "housecat", "housecat"]
    Hands(page).discard(now["match"]["legal"][0]["discard"])
    play_on(page, table, Hands(page), lambda now: now["match"]["phase"] == "predict")


def test_players_bots_and_side_are_one_more_click_away_and_remembered(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Choose players and side").click()
    sheet = page.get_by_role("dialog", name="Against bots")
    sheet.get_by_role("radio", name="3").check()
    sheet.get_by_label("A bot for seat 3").select_option("kitten")
    expect(sheet.get_by_text("Gentle. It forgets most of what has happened.")).to_be_visible()
    sheet.get_by_role("radio", name="purple").check()
    look(page, "home-bots")
    sheet.get_by_role("button", name="Deal").click()
    now = picture(page, table_of(page))
    assert [player["bot"] for player in now["players"]] == [None, "housecat", "kitten"]
    assert now["layout"]["name"] == "purple"
    page.goto("/")
    expect(page.get_by_text("Against 2 bots: House cat, Kitten.")).to_be_visible()


def test_the_address_that_plays_at_once_makes_one_table_however_often_it_is_loaded(page: Page) -> None:
    page.goto("/?play&lang=de")
    table = table_of(page)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    assert table_of(page) == table
    page.goto("/")
    page.go_back()
    assert table_of(page) == table
    assert unfinished(page) == [table]


def test_a_match_that_is_not_over_waits_on_the_first_page(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    table = table_of(page)
    page.goto("/")
    section(page, "Not over yet").get_by_role("link", name="Go on").click()
    assert table_of(page) == table


# With friends


def test_a_friend_opens_the_link_chooses_a_name_and_sits_down(ada: Page, bea: Page) -> None:
    ada.goto("/")
    ada.get_by_role("button", name="Play with friends").click()
    sheet = ada.get_by_role("dialog", name="Play with friends")
    sheet.get_by_role("group", name="Players").get_by_role("radio", name="2").check()
    look(ada, "friends")
    sheet.get_by_role("button", name="Lay the table").click()
    expect(ada.get_by_role("img", name="QR code of the link")).to_be_visible()
    look(ada, "waiting")
    bea.goto(ada.get_by_label("Link to this table").input_value())
    bea.get_by_label("Your name").fill("Bea")
    look(bea, "waiting-phone")
    bea.get_by_role("button", name="Sit here").tap()
    for page in (ada, bea):
        expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    assert picture(bea, table_of(bea))["players"][1]["name"] == "Bea"


def test_a_rematch_keeps_the_seat_of_who_has_not_come_yet(ada: Page, bea: Page, page: Page) -> None:
    before = table_with_bots(ada, 2, bots=[])
    bea.goto(f"/table/{before}")
    bea.get_by_role("button", name="Sit here").tap()
    expect(bea.get_by_role("group", name="Your hand")).to_be_visible()
    for friend in (ada, bea):
        friend.evaluate(ABANDON, before)
    ada.goto(f"/table/{ada.evaluate(PLAY_AGAIN, before)}")
    expect(ada.get_by_text("One seat is kept for someone from the last match")).to_be_visible()
    look(ada, "rematch")
    page.goto(ada.url)
    expect(page.get_by_text("others can watch")).to_be_visible()
    expect(page.get_by_role("button", name="Sit here")).to_have_count(0)
    look(page, "rematch-stranger")
    page.goto("/me")
    page.get_by_label("Your name").fill("Eve")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("The others will see Eve.").first).to_be_visible()
    page.goto(ada.url)
    page.get_by_role("button", name="Sit here").click()
    expect(page.get_by_text("The free seats are kept for those from the last match")).to_be_visible()
    bea.goto(ada.url)
    look(bea, "rematch-phone")
    bea.get_by_role("button", name="Sit here").tap()
    for friend in (ada, bea):
        expect(friend.get_by_role("group", name="Your hand")).to_be_visible()


def test_a_public_table_appears_in_the_lobby_while_one_looks_at_it(ada: Page, bea: Page) -> None:
    bea.goto("/")
    ada.goto("/me")
    ada.get_by_label("Your name").fill("Host of the lobby")
    ada.get_by_role("button", name="Save").click()
    expect(ada.get_by_text("The others will see Host of the lobby.").first).to_be_visible()
    ada.goto("/")
    section(ada, "Open tables").get_by_role("button", name="Lay a public table").click()
    sheet = ada.get_by_role("dialog", name="Play with friends")
    expect(sheet.get_by_role("radio", name="Everybody")).to_be_checked()
    sheet.get_by_label("Time for a move").select_option("1 minute")
    sheet.get_by_role("button", name="Lay the table").click()
    table = table_of(ada)
    line = section(bea, "Open tables").get_by_role("listitem").filter(has_text="Host of the lobby")
    expect(line).to_contain_text("3 seats free · 1 minute")
    look(bea, "lobby-phone")
    line.get_by_role("link", name="Join").tap()
    assert table_of(bea) == table
    expect(bea.get_by_role("button", name="Sit here").first).to_be_visible()


def test_a_table_that_the_server_has_closed_says_so(page: Page) -> None:
    """The server closes what nobody attends; here somebody is, so its word is put in on the way."""

    def close(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: line.send(str(message).replace('"status":"open"', '"status":"abandoned"')))

    table = table_with_bots(page, 3, bots=[])
    page.route_web_socket(re.compile("/live$"), close)
    page.goto(f"/table/{table}")
    expect(page.get_by_text("This table was closed")).to_be_visible()
    expect(page.get_by_role("link", name="To the first page", exact=True)).to_be_visible()


# Oneself


def test_ones_own_page_has_the_matches_and_what_came_of_them(page: Page) -> None:
    table = table_with_bots(page, 3, pause=0)
    page.evaluate(PLAY_TO_THE_END, table)
    page.goto("/me")
    match = section(page, "My matches").get_by_role("link").first
    expect(match).to_contain_text("You")
    expect(section(page, "Figures")).to_contain_text("Predictions met")
    look(page, "me")
    page.goto("/")
    expect(section(page, "Last matches").get_by_role("link")).to_have_count(2)
    section(page, "Last matches").get_by_role("link").first.click()
    expect(page).to_have_url(re.compile(f"/replay/{table}$"))


def test_a_new_name_is_shown_at_once_and_kept(page: Page) -> None:
    page.goto("/me")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Ada")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Ada")).to_be_visible()


def test_settings_stay_on_the_device(page: Page) -> None:
    page.goto("/me")
    page.get_by_role("switch", name="Sounds").check()
    page.get_by_role("combobox", name="Light", exact=True).select_option("night")
    page.get_by_role("combobox", name="The four colours", exact=True).select_option("by lightness")
    page.get_by_role("combobox", name="Motion", exact=True).select_option("off")
    page.reload()
    expect(page.get_by_role("switch", name="Sounds")).to_be_checked()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-palette", "distinct")
    expect(root).to_have_attribute("data-motion", "less")


def test_a_link_makes_another_device_the_same_guest_once(ada: Page, bea: Page) -> None:
    ada.goto("/me")
    ada.get_by_label("Your name").fill("Ada of two devices")
    ada.get_by_role("button", name="Save").click()
    ada.get_by_role("button", name="Make a link").click()
    expect(section(ada, "On another device").get_by_role("img", name="QR code")).to_be_visible()
    link = ada.get_by_label("Link for another device").input_value()
    assert "/me#" in link
    bea.goto(link)
    look(bea, "carry-phone")
    bea.get_by_role("button", name="That’s me").tap()
    expect(bea.get_by_role("heading", name="Ada of two devices")).to_be_visible()
    assert "#" not in bea.url
    bea.goto(link)
    bea.get_by_role("button", name="That’s me").tap()
    expect(bea.get_by_role("alert")).to_contain_text("This link has been used")


def test_signing_out_and_being_deleted_are_asked_for_twice(page: Page) -> None:
    page.goto("/me")
    for button, yes in (("Sign out", "Sign out"), ("Delete me", "Delete for good")):
        page.get_by_label("Your name").fill("Ada")
        page.get_by_role("button", name="Save").click()
        page.get_by_role("button", name=button).click()
        sheet = page.get_by_role("dialog")
        sheet.get_by_role("button", name="Better not").click()
        expect(page.get_by_role("heading", name="Ada", exact=True)).to_be_visible()
        page.get_by_role("button", name=button).click()
        sheet.get_by_role("button", name=yes).click()
        expect(page.get_by_role("heading", name="Me", exact=True)).to_be_visible()
    assert page.evaluate("async () => (await fetch('/api/me')).status") == 401


# Without a network


def test_the_page_opens_without_its_server_and_says_so(page: Page, tmp_path: Path) -> None:
    with ServeProcess("--data", tmp_path) as server:
        page.goto(server.url)
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        page.reload()
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        page.wait_for_load_state("networkidle")
        server.end()
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("The server can’t be reached.")
    look(page, "home-offline")
    kept = page.evaluate("async () => (await (await caches.open('assets')).keys()).map((kept) => kept.url)")
    assert all("/assets/" in url for url in kept)
