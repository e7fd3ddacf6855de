"""Why a table says no."""

from catinthebox.rules import CatInTheBoxError


class TableRefused(CatInTheBoxError):
    """A request that the table does not allow now. Nothing has changed."""

    code = "refused"

    def __init__(self, code: str, message: str, *, rules: tuple[str, ...] = (), **facts: object) -> None:
        super().__init__(message, rules=rules, **facts)
        self.code = code  # type: ignore[misc]


class Unchanged(TableRefused):
    """What is asked for is so already: who asks is told so, and nothing is written."""

    def __init__(self) -> None:
        super().__init__("unchanged", "this is so already")


class Late(TableRefused):
    """The move was made on a state of the table that has passed."""

    def __init__(self, based_on: int) -> None:
        super().__init__("late", "something else happened first", based_on=based_on)
        self.based_on = based_on
