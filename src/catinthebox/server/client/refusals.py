"""A server's no, as an error of ours."""

from typing import Any

from catinthebox.rules import CatInTheBoxError


class ServerRefused(CatInTheBoxError):
    """The server refused a request; `code` says why. Nothing has changed."""

    code = "refused"

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(error["message"], rules=tuple(error["rules"]), **error["facts"])
        self.code = error["code"]  # type: ignore[misc]
