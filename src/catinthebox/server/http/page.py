"""The table in the browser: the page that `web/` is built into, as files in memory.

Every path that is not a file, and not taken by another route, is a place inside the page: it gets `index.html`, and the
page finds its way. Only what was read at the start is ever served, so no path can lead anywhere else.
"""

import gzip
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.types import ControllerRouterHandler

FOLDER: Final = Path(__file__).parent.parent / "page"
"""Where the package has its page."""

NOT_BUILT: Final = """\
The server is running, but its page has not been built.
In a checkout, `make play` builds it.
Programs need no page: the API is described at /schema/openapi.json.
"""

_HASHED: Final = "assets/"
"""Files in here have their content's hash in their names, so that a name never changes its meaning."""

_FOR_PROGRAMS: Final = frozenset({"api", "schema", "healthz", "readyz", "metrics"})
"""What begins so is no place inside the page."""

_KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}

Page = Mapping[str, "PageFile"]
"""The files by their paths; none at all if the page has not been built."""


@dataclass(frozen=True, slots=True)
class PageFile:
    """A file of the page, ready to be sent."""

    plain: bytes
    packed: bytes | None
    """The same by gzip, where that is shorter."""
    headers: Mapping[str, str]

    @classmethod
    def of(cls, name: str, content: bytes) -> "PageFile":
        """The file of this name with this content."""
        packed = gzip.compress(content, mtime=0)
        return cls(
            content,
            packed if len(packed) < 0.9 * len(content) else None,
            {
                "Content-Type": _KINDS.get(Path(name).suffix, "application/octet-stream"),
                "Cache-Control": "public, max-age=31536000, immutable" if name.startswith(_HASHED) else "no-cache",
                "ETag": f'W/"{sha256(content).hexdigest()[:16]}"',
                "Vary": "Accept-Encoding",
            },
        )


def read_page(folder: Path) -> Page:
    """All files of a built page."""
    return {
        name: PageFile.of(name, file.read_bytes())
        for file in sorted(folder.rglob("*"))
        if file.is_file() and not (name := file.relative_to(folder).as_posix()).startswith(".")
    }


def file_for(page: Page, path: str) -> PageFile | None:
    """The file that answers a path: itself, `index.html` for a place inside the page, or None."""
    name = path.strip("/")
    first, last = name.partition("/")[0], name.rpartition("/")[2]
    is_a_place = "." not in last and first not in _FOR_PROGRAMS and not name.startswith(_HASHED)
    return page.get(name) or (page.get("index.html") if is_a_place else None)


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    exclude_from_auth=True,  # it is the same for everybody
    sync_to_thread=False,
)
def show_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the page."""
    page: Page = request.app.state.page
    if not page:
        return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=503)
    file = file_for(page, request.scope["path"])
    if file is None:
        raise NotFoundException
    if request.headers.get("if-none-match") == file.headers["ETag"]:
        return Response(b"", status_code=304, headers=dict(file.headers))
    return sent(file, request)


def sent(file: PageFile, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The answer with a file, packed for whoever can unpack it."""
    headers, content = dict(file.headers), file.plain
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"], content = "gzip", file.packed
    headers["Content-Length"] = str(len(content))
    return Response(b"" if request.method == HttpMethod.HEAD else content, headers=headers)


routes: list[ControllerRouterHandler] = [show_page]
