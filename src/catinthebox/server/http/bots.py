"""The bots that people choose from."""

from litestar import get
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from catinthebox.bots import DEFAULT_LEVEL, offered_levels
from catinthebox.server.http.errors import REFUSALS


class Level(Struct, frozen=True):
    """A bot to choose."""

    name: str
    default: bool
    """Whether it is the one for people who did not choose."""


class Bots(Struct, frozen=True):
    """The levels, the gentlest first."""

    bots: list[Level]


@get("/api/bots", responses=REFUSALS, tags=["tables"], security=[], sync_to_thread=False)
def see_bots() -> Bots:
    """The levels that can play on this server, the gentlest first. Other bots sit down too, for those who know them."""
    return Bots([Level(name, name == DEFAULT_LEVEL) for name in offered_levels()])


routes: list[ControllerRouterHandler] = [see_bots]
