"""Every screen in every language, on a phone and on a desk, light and dark: complete, uncut, and open to everybody."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from catinthebox.locales import AREAS, LANGUAGES, Texts
from tests.e2e.conftest import NewContext, look
from tests.e2e.playing import Hands, open_file, play_on, rash_beginning, table_with_bots
from tests.support.soak import SOAK

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

SIZES = {
    "phone": {"width": 360, "height": 740},
    "tablet": {"width": 768, "height": 1024},
    "desk": {"width": 1280, "height": 800},
}

SCREENS = {"home": "/", "learn": "/learn", "rules": "/rules", "replay": "/replay", "me": "/me", "nowhere": "/nowhere"}

WINDOWS = [
    (language, size)
    for language in LANGUAGES
    for size in SIZES
    if SOAK > 1 or size == "phone" or (language, size) in {("de", "tablet"), ("pl", "tablet"), ("fr", "desk")}
]
"""Every day the narrowest in all languages, and the others in the wordiest; all of them in a soak."""

LOOKS = [
    (size, scheme)
    for size in ("phone", "desk")
    for scheme in ("light", "dark")
    if SOAK > 1 or (size, scheme) in {("phone", "dark"), ("desk", "light")}
]
"""Every day both sizes and both schemes; each with each in a soak."""

CUT = """
() => [...document.querySelectorAll("body *")].filter((element) => {
    const style = getComputedStyle(element);
    const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const hides = style.overflowX !== "visible" || style.textOverflow === "ellipsis";
    const seen = element.checkVisibility({opacityProperty: true, visibilityProperty: true}) && element.clientWidth > 1;
    return text && hides && seen && element.scrollWidth > element.clientWidth + 1;
}).map((element) => element.textContent.trim())
"""
"""The texts that do not fit where they stand."""


def expect_all_there(page: Page) -> None:
    """Nothing is still on its way."""
    expect(page.locator("main")).to_be_visible()
    expect(page.locator(".skeleton")).to_have_count(0)


def expect_nothing_cut(page: Page) -> None:
    assert page.evaluate(CUT) == []
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, "the page is wider than its window"


def expect_open_to_everybody(page: Page) -> None:
    """Nobody is shut out, as far as axe can tell."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run({resultTypes: ['violations']})).violations")
    serious = [
        (each["id"], [node["html"] for node in each["nodes"]])
        for each in found
        if each["impact"] in ("serious", "critical")
    ]
    assert not serious, json.dumps(serious, indent=1)


def open_review(page: Page, language: str = "en") -> None:
    """A match in review, its overview open."""
    texts = Texts(language, AREAS)
    open_file(page, "rash.cat", rash_beginning().encode())
    page.get_by_role("button", name=texts.say("replay-review"), exact=True).click()
    expect(page.get_by_role("dialog", name=texts.say("review-title"))).to_be_visible()


@pytest.mark.parametrize(("language", "size"), WINDOWS)
def test_no_text_is_missing_or_cut(new_context: NewContext, language: str, size: str) -> None:
    page = new_context(viewport=SIZES[size], locale=language).new_page()
    for name, path in SCREENS.items():
        page.goto(path)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect_all_there(page)
        look(page, f"{name}-{size}-{language}")
        expect_nothing_cut(page)
    table = table_with_bots(page, 5, start=0)
    page.goto(f"/table/{table}")
    expect(page.get_by_text(Texts(language, AREAS).say("web-ask-aside"), exact=True).first).to_be_visible()
    look(page, f"table-{size}-{language}")
    expect_nothing_cut(page)
    open_review(page, language)
    look(page, f"review-{size}-{language}")
    expect_nothing_cut(page)
    page.get_by_role("dialog").get_by_role("list").get_by_role("button").first.click()
    look(page, f"review-moment-{size}-{language}")
    expect_nothing_cut(page)
    page.get_by_role("button", name=Texts(language, AREAS).say("review-play-on")).click()
    expect(page.get_by_role("group", name=Texts(language, AREAS).say("web-hand"), exact=True)).to_be_visible()
    look(page, f"practice-{size}-{language}")
    expect_nothing_cut(page)


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_axe_finds_nothing_serious(new_context: NewContext, size: str, scheme: str) -> None:
    page = new_context(viewport=SIZES[size], color_scheme=scheme).new_page()
    for name, path in SCREENS.items():
        page.goto(path)
        expect_all_there(page)
        look(page, f"{name}-{size}-{scheme}")
        expect_open_to_everybody(page)
    open_review(page)
    look(page, f"review-{size}-{scheme}")
    expect_open_to_everybody(page)
    page.get_by_role("dialog").get_by_role("list").get_by_role("button").first.click()
    page.get_by_role("button", name="Show me better").click()
    look(page, f"review-moment-{size}-{scheme}")
    expect_open_to_everybody(page)
    table = table_with_bots(page, 4, start=0, hints=True)
    page.goto(f"/table/{table}")
    hands = Hands(page)
    for phase in ("discard", "predict", "play", "round_over"):
        play_on(page, table, hands, lambda now, phase=phase: now["match"]["phase"] == phase)  # type: ignore[misc]
        expect(page.get_by_role("group", name="Research board").first).to_be_visible()
        look(page, f"table-{phase}-{size}-{scheme}")
        expect_open_to_everybody(page)
        if phase != "round_over":
            page.keyboard.press("?")
            expect(page.get_by_role("region", name="Expected points").get_by_role("list")).to_be_visible()
            look(page, f"hints-{phase}-{size}-{scheme}")
            expect_open_to_everybody(page)
            page.keyboard.press("Escape")


def test_the_language_changes_without_loading_the_page_again(page: Page) -> None:
    page.goto("/")
    page.evaluate("window.same = true")
    page.get_by_label("Language").first.select_option("cs")
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    assert page.evaluate("window.same")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "cs")


@pytest.mark.parametrize("path", ["/", "/learn"])
def test_the_first_load_brings_little_javascript(page: Page, path: str) -> None:
    page.goto(path)
    page.wait_for_load_state("networkidle")
    packed = page.evaluate(
        """() => performance.getEntriesByType("resource")
            .filter((each) => each.name.endsWith(".js"))
            .reduce((sum, each) => sum + each.encodedBodySize, 0)"""
    )
    assert 10_000 < packed <= 100_000
