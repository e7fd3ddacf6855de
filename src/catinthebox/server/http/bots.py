"""The bots that can sit at a table."""

from litestar import get
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from catinthebox.bots import BOTS
from catinthebox.server.http.errors import REFUSALS


class BotName(Struct, frozen=True):
    """A bot."""

    name: str


class Bots(Struct, frozen=True):
    """All bots, the gentlest first."""

    bots: list[BotName]


@get("/api/bots", responses=REFUSALS, tags=["tables"], security=[], sync_to_thread=False)
def see_bots() -> Bots:
    """The bots by name, the gentlest first."""
    return Bots([BotName(name) for name in BOTS])


routes: list[ControllerRouterHandler] = [see_bots]
