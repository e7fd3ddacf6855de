"""`catinthebox web`: a match in the browser, with a server for this computer only."""

import os
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL, Popen
from typing import Annotated, Final

import typer

from catinthebox.cli.choosing import BadChoice
from catinthebox.cli.language import Language, chosen_texts
from catinthebox.cli.only_one import AlreadyOpen, only_one
from catinthebox.cli.options import plain_endings
from catinthebox.locales import Texts, preferred_language

USUAL_PORT: Final = 8000

Port = Annotated[int | None, typer.Option(min=0, max=65535, help="The port.", show_default="8000, or any that is free")]
NoOpen = Annotated[bool, typer.Option("--no-open", help="Print the address only; open no browser.")]
Data = Annotated[
    Path | None, typer.Option(metavar="FOLDER", help="Where matches are kept.", show_default="a folder of your own")
]


def web(port: Port = None, no_open: NoOpen = False, lang: Language = None, data: Data = None) -> None:
    """Play in the browser: bots are seated, and the first hand is dealt.

    The table is for this computer only; `catinthebox serve` is for others too.
    Exit status: 0 after Ctrl-C, 2 if it can't start.
    """
    texts = Texts(preferred_language())
    try:
        texts = chosen_texts(lang)
        wish = "?play" if lang is None else f"?play&lang={lang}"
        with plain_endings():
            _set_table(port, data or _own_folder(), texts, wish, opens=not no_open and _has_screen())
    except BadChoice as bad:
        typer.echo(texts.say(bad.key, **bad.facts), err=True)
        raise typer.Exit(2) from bad


def _set_table(port: int | None, folder: Path, texts: Texts, wish: str, *, opens: bool) -> None:
    """Serve the folder until Ctrl-C; if somebody does already, show the way there."""
    try:
        with only_one(folder) as plate:

            def started(address: str) -> None:
                plate.write_text(address)
                typer.echo(texts.say("cli-web-open", address=f"{address}/{wish}"))
                typer.echo(texts.say("cli-web-kept", folder=str(folder)))
                if opens:  # in a thread: some browsers are waited for
                    threading.Thread(target=webbrowser.open, args=(f"{address}/{wish}",), daemon=True).start()

            with _getting_ready():
                _serve(port, folder, started)
    except AlreadyOpen as other:
        typer.echo(texts.say("cli-web-already", address=f"{other.address}/{wish}"))
        if opens:
            webbrowser.open(f"{other.address}/{wish}")
    except OSError as error:
        raise BadChoice("cli-web-folder", folder=str(folder)) from error
    except KeyboardInterrupt:
        typer.echo("\n" + texts.say("cli-web-closed"))


@contextmanager
def _getting_ready() -> Iterator[None]:
    """Meanwhile, what strong bots and hints need is compiled, if that is still to do and the libraries are there."""
    prepare = [sys.executable, "-m", "catinthebox.bots.search.preparing"]
    with Popen(prepare, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL) as preparing:
        try:
            yield
        finally:
            preparing.kill()


def _serve(port: int | None, folder: Path, started: Callable[[str], None]) -> None:
    """Serve at a port; unless it was asked for, another will do."""
    from catinthebox.server.serving import CannotListen, serve
    from catinthebox.server.settings import Settings

    def at(port: int) -> Settings:
        return Settings(port=port, data=folder, log="quiet", guest_rate=0, address_rate=0, newcomer_rate=0)

    try:
        serve(at(USUAL_PORT if port is None else port), started)
    except CannotListen as taken:
        if port is not None:
            raise BadChoice("cli-web-port", port=str(port)) from taken
        serve(at(0), started)


def _has_screen() -> bool:
    """Whether a browser with windows can open here; one that fills the terminal would hide what we say."""
    return sys.platform == "darwin" or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def _own_folder() -> Path:
    """Where the system keeps a user's own data."""
    from platformdirs import user_data_path

    return user_data_path("catinthebox", appauthor=False)
