"""The tutorial over HTTP."""

from typing import Any

import pytest

from catinthebox.lessons import LESSONS
from tests.server.running import Address


@pytest.fixture(scope="module")
def lessons(server: Address) -> Any:
    with server.client() as nobody:
        return nobody.get("/api/lessons").json()["lessons"]


def test_the_tutorial_needs_no_guest_and_has_every_step_in_order(lessons: Any) -> None:
    told = [(lesson["title"], [step["id"] for step in lesson["steps"]]) for lesson in lessons]
    assert told == [(lesson.title, [step.says for step in lesson.steps]) for lesson in LESSONS]


def test_a_step_to_try_has_an_answer_for_each_move_and_the_reasons_against_all_others(lessons: Any) -> None:
    steps = [step for lesson in lessons for step in lesson["steps"] if step["kind"] == "try"]
    assert steps
    for step in steps:
        assert [answer["move"] for answer in step["answers"]] == step["match"]["legal"]
        assert [step["match"]["legal"], step["help"]["why"]] != [[], []]
    declare = next(step for step in steps if step["id"] == "learn-cards-declare")
    assert {tuple(why["rules"]) for why in declare["help"]["why"]} == {("D3",)}


def test_who_learns_sees_no_other_hand(lessons: Any) -> None:
    for lesson in lessons:
        for step in lesson["steps"]:
            assert [hand is None for hand in step["match"]["hands"][1:]] == [True] * (len(step["match"]["hands"]) - 1)


def test_it_is_packed_for_browsers(server: Address) -> None:
    with server.client() as nobody:
        packed = nobody.get("/api/lessons", headers={"Accept-Encoding": "gzip"})
        plain = nobody.get("/api/lessons", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) * 10 < int(plain.headers["content-length"])
    assert packed.json() == plain.json()
