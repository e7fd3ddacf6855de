"""`catinthebox serve`: tables for people over HTTP."""

from typing import Annotated

import typer

from catinthebox.cli.options import ConfigFile, Data, Database, Redis, plain_endings, read_options

Host = Annotated[str | None, typer.Option(help="The address to listen on.", show_default="127.0.0.1")]
Port = Annotated[int | None, typer.Option(help="The port, 0 for any that is free.", show_default="8000")]
Workers = Annotated[int | None, typer.Option(help="Processes in which bots think.", show_default="1")]
Origins = Annotated[
    list[str] | None, typer.Option("--origin", metavar="URL", help="A further origin whose pages may play here.")
]
Proxies = Annotated[
    list[str] | None,
    typer.Option("--proxy", metavar="ADDRESS", help="A reverse proxy to believe.", show_default="127.0.0.1, ::1"),
]
SecureCookies = Annotated[
    bool | None, typer.Option("--secure-cookies/--no-secure-cookies", help="Cookies only over TLS.")
]


def serve(
    host: Host = None,
    port: Port = None,
    data: Data = None,
    database: Database = None,
    redis: Redis = None,
    workers: Workers = None,
    origins: Origins = None,
    proxies: Proxies = None,
    secure_cookies: SecureCookies = None,
    config: ConfigFile = None,
) -> None:
    """Serve tables for people and programs, over HTTP and WebSocket.

    Every option can also be set in the environment (CATINTHEBOX_PORT=8000) or in a file (port = 8000).
    Exit status: 0 after SIGTERM, 130 after Ctrl-C, 2 if it can't start.
    """
    with plain_endings():
        settings = read_options(
            config,
            host=host,
            port=port,
            data=data,
            database=database,
            redis=redis,
            workers=workers,
            origins=tuple(origins) if origins else None,
            proxies=tuple(proxies) if proxies else None,
            secure_cookies=secure_cookies,
        )
        from catinthebox.server.serving import serve as run

        run(settings, started=lambda address: typer.echo(f"catinthebox serves on {address}"))
