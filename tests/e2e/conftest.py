"""A real browser and a real server. Pictures of what was seen are left in `out/screens`.

Without a Chromium these tests are skipped, unless BROWSER_TESTS=required says that there must be one.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright

from tests.server.serve_process import ServeProcess

PATIENCE = 60_000
"""Milliseconds after which something that was to be seen is not; a busy machine takes its time."""

expect.set_options(timeout=PATIENCE)

SCREENS = Path(__file__).parents[2] / "out" / "screens"

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome", "chrome"))), None)

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""A browser that calls nobody."""

NO_PAUSES = """
if (location.protocol !== "about:") localStorage["catinthebox.settings"] ??= JSON.stringify({pace: 0});
"""
"""Others' moves are shown at once."""

REFUSALS = ("Failed to load resource", "WebSocket connection to")
"""What Chromium itself notes when a server says no or is away."""

NewContext = Callable[..., BrowserContext]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium without a window. Not for longer than a module: while it runs, no async test can."""
    if CHROMIUM is None:
        reason = "no Chromium found: install it (Debian: apt install chromium) to run the browser tests"
        if os.environ.get("BROWSER_TESTS") == "required":
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServeProcess]:
    """`catinthebox serve` with an empty data folder."""
    with ServeProcess("--data", tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def new_context(browser: Browser, server: ServeProcess) -> Iterator[NewContext]:
    """Makes a browser of somebody new, in English and with motion off unless said otherwise. It may not stumble."""
    contexts: list[BrowserContext] = []
    stumbles: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type == "error" and not any(expected in message.text for expected in REFUSALS):
            stumbles.append(message.text)

    def strays(request: Request) -> None:
        if not request.url.startswith(("http://127.0.0.1:", "data:", "blob:")):
            stumbles.append(f"asked somebody else: {request.url}")

    def new(**options: object) -> BrowserContext:
        plain = {"base_url": server.url, "locale": "en", "reduced_motion": "reduce"}
        context = browser.new_context(**(plain | options))  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        context.add_init_script(NO_PAUSES)
        context.on("console", listen)
        context.on("weberror", lambda error: stumbles.append(str(error.error)))
        context.on("request", strays)
        contexts.append(context)
        return context

    yield new
    for context in contexts:
        context.close()
    assert not stumbles, "the page stumbled"


@pytest.fixture
def page(new_context: NewContext) -> Page:
    """The page of somebody new, on a desktop."""
    return new_context(viewport={"width": 1280, "height": 800}).new_page()


def look(page: Page, name: str) -> None:
    """Keep a picture of what is seen now."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENS / f"{name}.png")
