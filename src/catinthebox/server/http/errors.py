"""What is said when a request fails: always the same JSON, `{"error": {"code", "message", "rules", "facts"}}`."""

from http import HTTPStatus
from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from catinthebox.rules import CatInTheBoxError

log = structlog.get_logger()


class BadRequest(CatInTheBoxError):
    """A request that is not what this path takes."""

    code = "bad_request"


class Problem(Struct, frozen=True):
    """Why a request failed: for programs, for people, the rules behind it, and what one needs to say it anew."""

    code: str
    message: str
    rules: tuple[str, ...] = ()
    facts: dict[str, Any] = {}


class Refusal(Struct, frozen=True):
    """The one shape of everything that is not a success."""

    error: Problem


STATUS: Final = {
    "not_known": 401,
    "not_host": 403,
    "not_seated": 403,
    "foreign_page": 403,
    "no_hints": 403,
    "no_table": 404,
    "link_gone": 404,
    "too_often": 429,
    "bad_request": 400,
    "bad_name": 400,
    "bad_layout": 400,
    "bad_setup": 400,
    "bad_move": 400,
    "bad_record": 400,
    "no_seat": 400,
    "no_ply": 400,
    "nothing_to_decide": 400,
    "too_long": 400,
    "unknown_bot": 400,
    "bad_bot_option": 400,
    "unknown_phrase": 400,
    "unknown_side": 400,
    "not_reviewed": 500,
    "not_installed": 501,
    "busy": 503,
}
"""The status of each code; a code that is not here is a table's no, 409: the same request may be fine later."""

_MEANINGS: Final = {
    400: "The request is not what this path takes.",
    401: "Who is asking is not known.",
    403: "Not for you, or not from this page.",
    404: "There is no such thing.",
    409: "Not now: the table or the rules refuse it.",
    413: "The request is too large.",
    429: "Too many requests; `Retry-After` says when to come back.",
    500: "Our fault.",
    501: "This server lacks a library that it would need for this.",
    503: "Too much to think about; `Retry-After` says when to come back.",
}

REFUSALS: Final = {
    status: ResponseSpec(data_container=Refusal, description=meaning, generate_examples=False)
    for status, meaning in _MEANINGS.items()
}
"""For the OpenAPI document."""

DONE: Final = {204: ResponseSpec(data_container=None, description="Done."), **REFUSALS}
"""The same for requests that are answered with nothing."""


def status_of(error: CatInTheBoxError) -> int:
    """The HTTP status that fits an error."""
    return STATUS.get(error.code, 409)


def problem_of(error: CatInTheBoxError) -> Problem:
    """An error as it is told."""
    return Problem(error.code, error.message, error.rules, dict(error.facts))


def refuse(_: Request[Any, Any, Any], error: CatInTheBoxError) -> Response[Refusal]:
    """The answer to a request that was refused on purpose."""
    headers = {}
    if (wait := error.facts.get("retry_after")) is not None:
        headers["Retry-After"] = str(wait)
    if error.code == "not_known":
        headers["WWW-Authenticate"] = "Bearer"
    return Response(Refusal(problem_of(error)), status_code=status_of(error), headers=headers)


def refuse_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """The answer to what the web framework refuses: unknown paths, parameters out of range, too large bodies."""
    status = HTTPStatus(error.status_code)
    code = "bad_request" if status == 400 else status.phrase.lower().replace(" ", "_")
    facts = {"problems": error.extra} if error.extra else {}
    message = "the request is not what this path takes" if facts else error.detail
    return Response(Refusal(Problem(code, message, (), facts)), status_code=status, headers=error.headers)


def confess(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """The answer when we are at fault. What went wrong stands in our log only."""
    log.error("failed", route=request.scope.get("path_template"), exc_info=error)
    return Response(Refusal(Problem("internal", "something went wrong at our end")), status_code=500)
