"""Whole matches in the browser: by mouse, by touch, by keyboard; alone and against each other; through a crash."""

import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewContext, look
from tests.e2e.playing import Fingers, Hands, Json, Keys, picture, play_on, table_with_bots
from tests.server.serve_process import ServeProcess
from tests.support.soak import SOAK

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}


def over(now: Json) -> bool:
    return bool(now["status"] == "over")


def has_moved_on(number: int) -> Callable[[Json], bool]:
    return lambda now: over(now) or now["number"] > number


def expect_final_screen(page: Page, now: Json) -> None:
    """Who won is said, and everybody's points."""
    end = page.get_by_role("dialog").filter(has_text="Play again")
    expect(end).to_be_visible()
    for total in now["match"]["totals"]:
        expect(end).to_contain_text(str(abs(total)))
    expect(end.get_by_role("link", name="Watch it again")).to_be_visible()


@pytest.mark.parametrize("seats", [2, 3, 4, 5] if SOAK > 1 else [2, 5])
def test_a_whole_match_by_mouse(page: Page, seats: int) -> None:
    table = table_with_bots(page, seats)
    page.goto(f"/table/{table}")
    now = play_on(page, table, Hands(page), lambda now: now["match"]["phase"] == "play")
    look(page, f"match-{seats}")
    now = play_on(page, table, Hands(page), over)
    expect_final_screen(page, now)
    look(page, f"end-{seats}")


def test_a_whole_match_by_touch_on_a_phone(new_context: NewContext) -> None:
    page = new_context(viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="dark").new_page()
    table = table_with_bots(page, 3)
    page.goto(f"/table/{table}")
    now = play_on(page, table, Fingers(page), over)
    expect_final_screen(page, now)
    look(page, "end-phone")


def test_a_whole_match_by_keyboard(page: Page) -> None:
    table = table_with_bots(page, 3)
    page.goto(f"/table/{table}")
    expect_final_screen(page, play_on(page, table, Keys(page), over))


def test_a_paradox_is_a_moment(page: Page) -> None:
    """Everybody plays anything: sooner or later somebody can't declare."""
    while True:
        table = table_with_bots(page, 5, bots=[None, *["random"] * 4])
        page.goto(f"/table/{table}")
        seen = play_on(page, table, Hands(page), lambda now: over(now) or now["match"]["paradox"] is not None)
        if seen["match"]["paradox"] is not None:
            break
    moment = page.get_by_role("dialog", name="Paradox!")
    expect(moment).to_be_visible()
    moment.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("dialog").filter(has_text="paradox")).to_be_visible()


def test_two_people_against_each_other(new_context: NewContext) -> None:
    ada, bea = (new_context(viewport=DESKTOP).new_page() for _ in range(2))
    table = table_with_bots(ada, 2, bots=[])
    ada.goto(f"/table/{table}")
    expect(ada.get_by_text("The table is laid")).to_be_visible()
    bea.goto(f"/table/{table}")
    bea.get_by_role("button", name="Sit here").click()
    expect(ada.get_by_role("group", name="Your hand")).to_be_visible()
    hands = {0: Hands(ada), 1: Hands(bea)}
    while not over(now := picture(ada, table)):
        turns = now["match"]["to_act"] if now["match"]["phase"] != "round_over" else [0, 1]
        for seat in turns:
            play_on(hands[seat].page, table, hands[seat], has_moved_on(picture(ada, table)["number"]))
    for hand in hands.values():
        now = play_on(hand.page, table, hand, over)
        expect_final_screen(hand.page, now)
    ada.get_by_role("button", name="Play again").click()
    expect(ada.get_by_text("The table is laid")).to_be_visible()
    bea.get_by_role("button", name="To the new match").click()
    for page in (ada, bea):
        expect(page.get_by_role("group", name="Your hand")).to_be_visible()


def test_the_table_comes_back_after_the_server_was_killed(new_context: NewContext, tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    with ServeProcess("--port", port, "--data", tmp_path) as first:
        page = new_context(viewport=DESKTOP, base_url=first.url).new_page()
        table = table_with_bots(page, 3, start=0)
        page.goto(f"/table/{table}")
        before = play_on(page, table, Hands(page), lambda now: now["match"]["phase"] == "play")
        first.process.kill()
        expect(page.get_by_text("The connection is lost.")).to_be_visible()
        look(page, "connection-lost")
    with ServeProcess("--port", port, "--data", tmp_path):
        expect(page.get_by_text("The connection is lost.")).to_be_hidden()
        after = play_on(page, table, Hands(page), lambda now: now["number"] > before["number"] + 6)
        assert after["match"]["round"] == 1


def test_a_move_that_waits_for_a_yes_is_asked_aloud(page: Page) -> None:
    table = table_with_bots(page, 3)
    page.goto(f"/table/{table}")
    number = picture(page, table)["match"]["hands"][0][0]
    Hands(page).card(number).click()
    expect(page.get_by_test_id("told")).to_contain_text(f"Set {number} aside?")


def test_what_is_said_in_passing_is_within_reach_over_an_open_sheet(page: Page) -> None:
    table = table_with_bots(page, 3)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Settings and more").click()
    sheet = page.get_by_role("dialog", name="Settings and more")
    sheet.get_by_role("button", name="Copy").click()
    said = sheet.get_by_role("status")
    expect(said).to_contain_text("The link is copied.")
    said.get_by_role("button", name="Close").click()
    expect(said).to_be_hidden()
    expect(sheet).to_be_visible()
