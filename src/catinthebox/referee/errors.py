"""What the referee itself refuses; the refusals of the game come from the rules."""

from catinthebox.rules import CatInTheBoxError


class NotJson(CatInTheBoxError):
    """A line that is not one JSON value."""

    code = "bad_json"


class BadRequest(CatInTheBoxError):
    """JSON that is not a request: an unknown or missing field, or a wrong type."""

    code = "bad_request"


class NoMatch(CatInTheBoxError):
    """A request about a match before there is one."""

    code = "no_match"
