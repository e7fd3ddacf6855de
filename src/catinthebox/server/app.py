"""The web application: routes, security and the running parts behind them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from catinthebox.rules import CatInTheBoxError
from catinthebox.server.http import (
    bots,
    guests,
    lessons,
    live,
    lobby,
    ops,
    page,
    people,
    phrases,
    playing,
    reading,
    reviewing,
    tables,
)
from catinthebox.server.http.asking import Asking, provide_anybody, provide_asker
from catinthebox.server.http.bodies import LARGEST_BODY, StrictRequest
from catinthebox.server.http.errors import confess, refuse, refuse_http
from catinthebox.server.http.headers import security_headers
from catinthebox.server.http.openapi import openapi_config
from catinthebox.server.http.origins import require_own_page
from catinthebox.server.http.rates import Rates
from catinthebox.server.services import Services, running
from catinthebox.server.settings import Settings

_SUBJECTS = (guests, lobby, tables, bots, playing, phrases, reading, reviewing, lessons, people, live, ops, page)


def make_app(settings: Settings, page_folder: Path = page.FOLDER) -> Litestar:
    """The application for these settings, with the page that has been built into a folder."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(settings) as services:
            app.state.services = services
            yield

    return Litestar(
        route_handlers=[route for subject in _SUBJECTS for route in subject.routes],
        lifespan=[lifespan],
        logging_config=None,  # `logs` sees to it
        state=State({"rates": Rates(settings), "page": page.read_page(page_folder)}),
        dependencies={
            "services": Provide(_services, sync_to_thread=False),
            "asker": Provide(provide_asker, sync_to_thread=False),
            "anybody": Provide(provide_anybody, sync_to_thread=False),
        },
        middleware=[Asking],
        guards=[require_own_page],
        cors_config=_cors(settings),
        request_class=StrictRequest,
        request_max_body_size=LARGEST_BODY,
        exception_handlers={CatInTheBoxError: refuse, HTTPException: refuse_http, Exception: confess},
        before_send=[security_headers(settings)],
        openapi_config=openapi_config(settings),
    )


def _services(state: State) -> Services:
    services: Services = state.services
    return services


def _cors(settings: Settings) -> CORSConfig | None:
    """Other people's pages may read our answers only where the settings name them."""
    if not settings.origins:
        return None
    return CORSConfig(
        allow_origins=list(settings.origins),
        allow_methods=["GET", "POST", "PATCH", "DELETE"],
        allow_headers=["Authorization", "Content-Type"],
        allow_credentials=True,
    )
