"""Makes docs/pictures/table-light.webp and table-dark.webp: the real table in the browser, in the middle of a trick.

    .venv/bin/python docs/pictures/make_screenshot.py

A server with a known secret, four guests who play as careful bots would, and a Chromium that looks at the first one's
table. The match is the same every time. It needs the page (`make setup`) and Chromium (Debian: apt install chromium).
"""

import asyncio
import base64
import multiprocessing
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

from playwright.async_api import Browser, Page, async_playwright

from catinthebox.bots import make_bot
from catinthebox.rules import Phase
from catinthebox.server.client import Guest, TableClient
from catinthebox.server.http import making
from catinthebox.server.serving import serve
from catinthebox.server.settings import Settings

FOLDER = Path(__file__).parent
NAMES = ("Ada", "Bea", "Cyril", "Dora")
SECRET, PLAYS, CARD = "picture 24", 4, "Card 3"
"""The match, how many cards Ada plays of it, and the card she holds over the board then."""
SIZE, SHARPNESS = {"width": 1200, "height": 780}, 1.5

AS_WEBP = """
async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext("2d").drawImage(image, 0, 0);
    const bytes = await (await canvas.convertToBlob({type: "image/webp", quality: 0.86})).bytes();
    return bytes.toBase64();
}
"""


def serve_with_secret(folder: str, started: Callable[[str], None]) -> None:
    """A server whose tables are all dealt from the same secret."""
    vars(making)["new_secret"] = lambda: SECRET
    serve(Settings(port=0, data=Path(folder), log="quiet"), started)


@contextmanager
def a_server() -> Iterator[str]:
    """Such a server as a process; its address."""
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        addresses = context.Queue()
        process = context.Process(target=serve_with_secret, args=(folder, addresses.put), daemon=True)
        process.start()
        try:
            yield addresses.get(timeout=60)
        finally:
            process.terminate()
            process.join()


async def play(table: TableClient, name: str, plays: int | None = None) -> None:
    """Play like a careful bot, to the end or to the turn after so many plays."""
    bot = make_bot("careful", f"{SECRET} {name}")
    made = 0
    async for view in table.turns():
        if made == plays and view.phase is Phase.PLAY:
            return
        made += view.phase is Phase.PLAY
        await table.act(bot.choose(view))


async def look(browser: Browser, address: str, guest: Guest, table: str, scheme: str) -> None:
    """Keep a picture of a guest's table."""
    context = await browser.new_context(
        viewport=SIZE,  # type: ignore[arg-type]
        device_scale_factor=SHARPNESS,
        color_scheme=scheme,  # type: ignore[arg-type]
        reduced_motion="reduce",
        locale="en",
    )
    await context.add_cookies([{"name": "catinthebox", "value": guest.token, "url": address}])
    page = await context.new_page()
    await page.goto(f"{address}/table/{table}")
    await page.get_by_role("group", name="Your hand").get_by_role("button", name=CARD).first.click()
    await page.wait_for_timeout(1000)  # for what moves although motion is off: fonts, the first layout
    await keep(page, FOLDER / f"table-{scheme}.webp")
    await context.close()


async def keep(page: Page, file: Path) -> None:
    """Write what is seen as WebP, which the browser itself can make."""
    png = base64.b64encode(await page.screenshot()).decode()
    blank = await page.context.new_page()  # without the page's strict rules about images
    file.write_bytes(base64.b64decode(await blank.evaluate(AS_WEBP, png)))


async def main(address: str) -> None:
    """Play to the moment of the picture, and take it on paper and by night."""
    guests = [await Guest.welcome(address, name) for name in NAMES]
    table_id = await guests[0].make_table(seats=len(NAMES), start=0)
    for guest in guests[1:]:
        await guest.join(table_id)
    async with AsyncExitStack() as room, asyncio.TaskGroup() as others:
        tables = [await room.enter_async_context(guest.at(table_id)) for guest in guests]
        waiting = [others.create_task(play(table, name)) for table, name in zip(tables[1:], NAMES[1:], strict=True)]
        await play(tables[0], NAMES[0], PLAYS)
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            for scheme in ("light", "dark"):
                await look(browser, address, guests[0], table_id, scheme)
            await browser.close()
        for task in waiting:
            task.cancel()


if __name__ == "__main__":
    with a_server() as running:
        asyncio.run(main(running))
