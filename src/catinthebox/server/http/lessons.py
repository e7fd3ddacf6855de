"""The tutorial: lessons made by the rules, as the page plays them."""

from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from catinthebox.lessons import LESSONS, YOU, Answer, Ask, Choice, Frame, Lesson, Step, Tell, Try, Turn
from catinthebox.rules import Match, action_to_json, event_to_json, seen_event, view, view_to_json
from catinthebox.server.http.errors import REFUSALS
from catinthebox.server.http.page import PageFile, sent
from catinthebox.server.tables.helping import help_in
from catinthebox.server.tables.seeing import Json, seen_layout


class SeenLesson(Struct, frozen=True):
    """A chapter of the tutorial."""

    title: str
    """The key of its title in learn.ftl; it also names the lesson."""
    steps: list[dict[str, Any]]


class Lessons(Struct, frozen=True):
    """The whole tutorial; who learns sits at seat 0."""

    lessons: list[SeenLesson]


@get("/api/lessons", responses=REFUSALS, tags=["reading"], security=[], sync_to_thread=False)
def see_lessons(request: Request[Any, Any, Any]) -> Response[Lessons]:
    """The tutorial, step by step, with what comes of every move."""
    encoded: Any = sent(_encoded(), request)
    return encoded  # type: ignore[no-any-return] # what it says it is, as bytes


@cache
def _encoded() -> PageFile:
    """It is the same for everybody, and packs to a thirtieth."""
    lessons = Lessons([_lesson(lesson) for lesson in LESSONS])
    return PageFile.of("lessons.json", msgspec.json.encode(lessons))


def _lesson(lesson: Lesson) -> SeenLesson:
    return SeenLesson(lesson.title, [_step(step) for step in lesson.steps])


def _step(step: Step) -> Json:
    setup = step.match.setup
    shown = {"id": step.says, "look": step.look, "layout": seen_layout(setup.layout, setup.size.numbers)}
    match step:
        case Tell():
            return {"kind": "tell", **shown, "match": _seen(step.match)}
        case Try():
            return {"kind": "try", **shown, **_turn(step.turn)}
        case Ask():
            return {"kind": "ask", **shown, "match": _seen(step.match), "choices": [_choice(c) for c in step.choices]}


def _turn(turn: Turn) -> Json:
    """A moment where the learner moves: the match, help, and what comes of each legal move."""
    return {
        "match": _seen(turn.match),
        "help": msgspec.to_builtins(help_in(turn.match, YOU)),
        "answers": [_answer(answer) for answer in turn.answers],
    }


def _answer(answer: Answer) -> Json:
    return {
        "move": action_to_json(answer.move),
        "right": answer.right,
        "says": answer.says,
        "frames": [_frame(frame) for frame in answer.frames],
        "then": None if answer.then is None else _turn(answer.then),
    }


def _frame(frame: Frame) -> Json:
    return {
        "events": [event_to_json(seen_event(event, YOU)) for event in frame.events],
        "match": _seen(frame.match),
    }


def _choice(choice: Choice) -> Json:
    space = None if choice.space is None else {"colour": choice.space.colour.word, "number": choice.space.number}
    return {
        "seat": choice.seat,
        "points": choice.points,
        "space": space,
        "right": choice.right,
        "says": choice.says,
        "rules": list(choice.rules),
    }


def _seen(match: Match) -> Json:
    return view_to_json(view(match, YOU))


routes: list[ControllerRouterHandler] = [see_lessons]
