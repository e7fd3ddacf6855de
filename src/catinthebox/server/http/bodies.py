"""How request bodies are read: straight into the type the handler wants, strictly, and never more than a little.

The types bound everything: what a handler does not expect is refused where it begins, so that neither depth nor number
of fields matters; no text here is read into free-form values.
"""

from typing import Any, Final

import msgspec
from litestar import Request

from catinthebox.server.http.errors import BadRequest

LARGEST_BODY: Final = 16_384
"""Bytes; the largest honest request is a board side of one's own."""


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body must be exactly of the handler's type."""

    async def json(self) -> Any:
        """The body as the handler's type; where that is text, the body itself."""
        field = self.route_handler.parsed_data_field
        assert field is not None
        try:
            if field.annotation is str:
                return (await self.body()).decode()
            return msgspec.json.decode(await self.body(), type=field.annotation)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BadRequest(str(error)) from error
        except RecursionError as error:
            raise BadRequest("too deep") from error
