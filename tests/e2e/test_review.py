"""A match in review: from its record to the costliest play, to a better one, and on from there."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import look
from tests.e2e.playing import open_file, rash_beginning


def test_one_finds_the_costliest_play_sees_a_better_one_and_plays_on_from_there(page: Page) -> None:
    open_file(page, "rash.cat", rash_beginning().encode())
    page.get_by_role("button", name="Review").click()
    overview = page.get_by_role("dialog", name="Review")
    expect(overview).to_contain_text("never by hidden cards")
    expect(overview.get_by_role("slider", name="Chance to meet the prediction")).to_be_visible()
    expect(overview.get_by_role("table", name="Round 1").get_by_role("row")).to_have_count(4)
    look(page, "review-overview")

    costliest = overview.get_by_role("list").get_by_role("button").first
    expect(costliest).to_contain_text(re.compile(r"−[1-9]\d?\.\d points"))
    costliest.click()
    expect(overview).to_be_hidden()
    verdict = page.get_by_role("group", name="Review")
    expect(verdict).to_contain_text(re.compile(r"−[1-9]\d?\.\d points"))
    moment = page.get_by_role("slider", name="Moment of the match")
    expect(moment).to_have_value("9")

    verdict.get_by_role("button", name="Show me better").click()
    expect(page.get_by_text(re.compile(r"Better for Cid: \d as \w+\.")).first).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("Recommended"))).to_have_count(1)
    look(page, "review-better")

    curve = page.get_by_role("slider", name="Expected points of the round")
    curve.focus()
    page.keyboard.press("ArrowLeft")
    expect(moment).to_have_value("8")
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"Bea, \d as \w+: "))
    page.keyboard.press("ArrowRight")
    verdict.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile(r"/table/"))
    expect(page.get_by_text("Practice")).to_be_visible()
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    expect(page.get_by_text("Choose a card or a space.").first).to_be_visible()
