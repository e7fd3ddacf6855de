"""What comes after matches, over HTTP: my matches, my figures, the ladder."""

from typing import Annotated, Final

from litestar import get
from litestar.params import QueryParameter
from litestar.types import ControllerRouterHandler

from catinthebox.server.http.errors import REFUSALS
from catinthebox.server.http.parameters import Asker, Services
from catinthebox.server.results.reading import FinishedMatch, OwnFigures, Place, figures_of, ladder, matches_of

PAGE: Final = 50
"""How many matches or places one answer has, unless fewer are asked for."""

Limit = Annotated[int, QueryParameter(ge=1, le=PAGE, description="How many at most.")]
Before = Annotated[
    float | None, QueryParameter(description="Only matches that ended before this `ended_at`: the next page.")
]
Skip = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="How many places to leave out from the top.")]


@get("/api/me/matches", responses=REFUSALS, tags=["people"])
async def my_matches(services: Services, asker: Asker, before: Before = None, limit: Limit = 20) -> list[FinishedMatch]:
    """My finished matches, newest first."""
    return await matches_of(services.engine, asker.id, before=before, limit=limit)


@get("/api/me/figures", responses=REFUSALS, tags=["people"])
async def my_figures(services: Services, asker: Asker) -> OwnFigures:
    """My matches in numbers: predictions met, paradoxes, groups."""
    return await figures_of(services.engine, asker.id)


@get("/api/leaderboard", responses=REFUSALS, tags=["people"], security=[])
async def leaderboard(services: Services, skip: Skip = 0, limit: Limit = PAGE) -> list[Place]:
    """The ladder of people and bots, from public matches."""
    return await ladder(services.engine, skip=skip, limit=limit)


routes: list[ControllerRouterHandler] = [my_matches, my_figures, leaderboard]
