"""The tutorial and the rules in a real browser."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from catinthebox.locales import AREAS, Texts
from tests.e2e.conftest import NewContext, look
from tests.server.serve_process import ServeProcess

PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 800}


@pytest.fixture(scope="module")
def steps(server: ServeProcess) -> list[Any]:
    """All steps of the tutorial, in order."""
    with server.client() as nobody:
        return [step for lesson in nobody.get("/api/lessons").json()["lessons"] for step in lesson["steps"]]


class Learner:
    """Somebody who knows the right answers, in a language."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.texts = Texts(language, AREAS)

    def open(self, step: str | None = None) -> None:
        """Come to the tutorial, or to one of its steps."""
        if step is not None:
            self.page.add_init_script(f"localStorage['catinthebox.lessons'] ??= '{{\"at\": \"{step}\"}}'")
        self.page.goto("/learn")

    def press(self, key: str, **facts: object) -> None:
        """Press the button with this text."""
        self.page.get_by_role("button", name=self.texts.say(key, **facts), exact=True).click()

    def is_told(self, key: str) -> None:
        """The guide says this."""
        guide = self.page.get_by_role("region", name=self.texts.say("learn-guide"))
        expect(guide.locator("[aria-live]")).to_have_text(self.texts.say(key))

    def move(self, move: Any) -> None:
        """Make a move as at any table."""
        match move:
            case {"play": [number, colour]}:
                self._choose(number)
                self.page.locator(f"[data-space={colour}-{number}]").click()
            case {"discard": number}:
                self._choose(number)
                self.press("confirm-yes")
            case {"predict": count}:
                self.press("count-tricks", count=count)

    def _choose(self, number: int) -> None:
        self.press_first(self.texts.say("hand-card", number=number))

    def press_first(self, name: str) -> None:
        """Press the first button of this name: of two equal cards, one."""
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def do(self, step: Any) -> None:
        """Do what a step hopes for."""
        self.is_told(step["id"])
        if step["kind"] == "try":
            way = next(right_ways(step))
            for answer in way:
                self.move(answer["move"])
            self.is_told(way[-1]["says"])
        elif step["kind"] == "ask":
            right = next(choice for choice in step["choices"] if choice["right"])
            place = step["choices"].index(right)
            self.page.locator(".choices button").nth(place).click()
            self.is_told(right["says"])


def right_ways(turn: Any) -> Iterator[list[Any]]:
    """The ways through a turn, and all that follow it, that end as hoped for."""
    for answer in turn["answers"]:
        if answer["then"] is not None:
            yield from ([answer, *rest] for rest in right_ways(answer["then"]))
        elif answer["right"]:
            yield [answer]


@pytest.mark.parametrize(("size", "language"), [("phone", "cs"), ("desk", "en")])
def test_the_tutorial_can_be_played_to_its_end(
    new_context: NewContext, steps: list[Any], size: str, language: str
) -> None:
    viewport = PHONE if size == "phone" else DESK
    learner = Learner(new_context(viewport=viewport, locale=language).new_page(), language)
    learner.open()
    for step in steps[:-1]:
        learner.do(step)
        look(learner.page, f"learn-{size}-{step['id']}")
        learner.press("learn-next")
    learner.is_told(steps[-1]["id"])
    look(learner.page, f"learn-{size}-end")
    learner.press("learn-play")
    expect(learner.page).not_to_have_url("/learn")


def test_another_move_gets_a_kind_answer_and_can_be_taken_back(page: Page) -> None:
    learner = Learner(page, "en")
    learner.open("learn-token-lose")
    learner.move({"play": [6, "blue"]})
    learner.is_told("learn-token-lose-follow")
    learner.press("web-try-again")
    learner.is_told("learn-token-lose")
    learner.move({"play": [3, "red"]})
    learner.is_told("learn-token-lose-right")
    expect(page.get_by_text("blue token, lost", exact=True)).to_be_attached()


def test_what_is_not_possible_says_why_and_names_the_rule(page: Page) -> None:
    learner = Learner(page, "en")
    learner.open("learn-trump-closed")
    page.locator("[data-space=red-5]").focus()
    why = page.get_by_role("status").filter(has_text="Red can’t be led yet")
    expect(why.get_by_role("link", name="D3")).to_have_attribute("href", "/rules#D3")


def test_by_keyboard_and_back_after_a_reload(page: Page) -> None:
    learner = Learner(page, "en")
    learner.open()
    learner.is_told("learn-cards-hand")
    for _ in range(2):
        page.keyboard.press("Enter")
    learner.is_told("learn-cards-declare")
    page.keyboard.press("5")
    page.keyboard.press("b")
    learner.is_told("learn-cards-declare-right")
    page.keyboard.press("Enter")
    learner.is_told("learn-follow-led")
    page.reload()
    learner.is_told("learn-follow-led")


def test_the_chapters_lead_anywhere(page: Page) -> None:
    learner = Learner(page, "en")
    learner.open()
    page.get_by_role("button", name="Chapters").click()
    page.get_by_role("button", name="For two players").click()
    learner.is_told("learn-two-neutral")


def test_a_rule_has_an_address_of_its_own(page: Page) -> None:
    page.goto("/rules#S4")
    expect(page.locator("#S4")).to_be_in_viewport()
    expect(page.locator("#S4")).to_be_focused()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Declaring").click()
    expect(page.get_by_role("heading", name="Declaring")).to_be_in_viewport()
    page.get_by_role("link", name="Link to rule D1").click()
    expect(page.locator("#D1")).to_be_focused()
