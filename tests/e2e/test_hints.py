"""Hints at the table: there for whoever asks, and only where they were agreed."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import look
from tests.e2e.playing import Hands, Json, picture, play_on, table_with_bots, wait_for_news


def may_play(now: Json) -> bool:
    return bool(now["match"]["phase"] == "play" and now["match"]["legal"])


def test_a_hint_is_asked_for_by_key_chosen_and_played(page: Page) -> None:
    table = table_with_bots(page, 2, hints=True, start=0)
    page.goto(f"/table/{table}")
    before = play_on(page, table, Hands(page), may_play)
    expect(page.get_by_role("button", name="Ask for a hint")).to_be_visible()
    page.keyboard.press("?")
    hints = page.get_by_role("region", name="Expected points")
    best = hints.get_by_role("listitem").first.get_by_role("button")
    expect(best).to_have_accessible_name(
        re.compile(r"\d as \w+: −?\d\.\d points to be expected, give or take \d\.\d; .*\d%.*\d%\. Recommended\.")
    )
    expect(hints.get_by_role("listitem")).to_have_count(min(3, len(before["match"]["legal"])))
    expect(page.get_by_role("button", name=re.compile("can be declared.*Recommended"))).not_to_have_count(0)
    look(page, "hints")
    points = [float(shown.replace("−", "-")) for shown in hints.get_by_role("listitem").locator("b").all_inner_texts()]
    falls = points == sorted(points, reverse=True)
    expect(hints.get_by_text("Best first; what the others get counts too.")).to_have_count(0 if falls else 1)

    best.click()
    expect(hints).to_be_hidden()
    question = page.get_by_role("group", name=re.compile(r"Play \d as \w+\?"))
    expect(question).to_be_visible()
    assert picture(page, table)["number"] == before["number"], "a hint that is chosen is not played yet"
    question.get_by_role("button", name="Not yet").click()
    expect(hints).to_be_visible()
    best.click()
    question.get_by_role("button", name="Yes").click()
    wait_for_news(page, table, before["number"])
    expect(question).to_be_hidden()
    expect(hints).to_be_hidden()
    assert len(picture(page, table)["match"]["board"]) > len(before["match"]["board"])


def test_there_are_no_hints_where_they_were_not_agreed(page: Page) -> None:
    table = table_with_bots(page, 2, start=0)
    page.goto(f"/table/{table}")
    expect(page.get_by_text("Set a card aside, face down.").first).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("button", name="Ask for a hint")).to_have_count(0)
    expect(page.get_by_role("region", name="Expected points")).to_have_count(0)
