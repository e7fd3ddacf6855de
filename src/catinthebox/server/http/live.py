"""A table's live connection: all that happens there, and the guest's moves. docs/live.md has the protocol."""

from contextlib import nullcontext
from typing import Any

from litestar import WebSocket, websocket
from litestar.types import ControllerRouterHandler

from catinthebox.server.http.parameters import Services, TableId
from catinthebox.server.http.rates import Rates
from catinthebox.server.identity import Guest
from catinthebox.server.live.connection import Connection
from catinthebox.server.live.sockets import line_of


@websocket("/api/tables/{table:str}/live")
async def watch(socket: WebSocket[Guest | None, Any, Any], table: TableId, services: Services) -> None:
    """Watch a table and, from one's seat, play. Messages go straight to the server below: no layer in between."""
    guest: Guest | None = socket.scope.get("user")
    await socket.accept()
    line = line_of(socket.scope)
    rates: Rates = socket.app.state.rates
    connection = Connection(services.hub, table, guest.id if guest else None, line, rates.count_live)
    with services.lines.counting(guest.id, socket.auth, line) if guest else nullcontext():
        socket.scope["close_code"] = await connection.run()  # type: ignore[typeddict-unknown-key]


routes: list[ControllerRouterHandler] = [watch]
