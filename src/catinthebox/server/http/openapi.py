"""The OpenAPI document, at /schema/openapi.json. There is no page around it: any viewer can show it."""

from typing import Any, Final

import msgspec
from litestar import Litestar, Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag

from catinthebox import __version__
from catinthebox.server.http.asking import cookie_name
from catinthebox.server.settings import Settings

_TAGS: Final = {
    "guests": "Being somebody without an account.",
    "tables": "Making tables and sitting down.",
    "playing": "Playing, from the first move to once more.",
    "reading": "What was.",
    "people": "Matches, figures and the ladder.",
}


class ExactDocument(JsonRenderPlugin):
    """The document with requests exactly as they are read: every limit, and no field beyond those named."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        _, exact = msgspec.json.schema_components(_bodies(request.app), ref_template="#/components/schemas/{name}")
        components = openapi_schema["components"]
        schemas = {**components["schemas"], **exact}
        return super().render(request, {**openapi_schema, "components": {**components, "schemas": schemas}})


def openapi_config(settings: Settings) -> OpenAPIConfig:
    """What the document says beside the routes."""
    return OpenAPIConfig(
        title="Cat in the Box",
        version=__version__,
        summary="Tables for people and programs.",
        path="/schema",
        render_plugins=[ExactDocument()],
        use_handler_docstrings=True,
        tags=[Tag(name, description) for name, description in _TAGS.items()],
        components=Components(
            security_schemes={
                "token": SecurityScheme(type="http", scheme="bearer", description="For programs."),
                "cookie": SecurityScheme(
                    type="apiKey", name=cookie_name(settings), security_scheme_in="cookie", description="For browsers."
                ),
            }
        ),
        security=[{"token": []}, {"cookie": []}],
    )


def _bodies(app: Litestar) -> set[type]:
    """The types of all request bodies."""
    handlers = [handler for route in app.routes for handler in getattr(route, "route_handlers", ())]
    fields = [handler.parsed_data_field for handler in handlers]
    return {field.annotation for field in fields if field is not None}
