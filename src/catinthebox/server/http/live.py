"""A table's live connection: all that happens there, and the guest's moves. docs/live.md has the protocol."""

from contextlib import ExitStack
from typing import Any

from litestar import WebSocket, websocket
from litestar.types import ControllerRouterHandler

from catinthebox.server.http.asking import address_of
from catinthebox.server.http.parameters import Services, TableId
from catinthebox.server.http.rates import Rates, TooMany
from catinthebox.server.identity import Guest
from catinthebox.server.live.connection import TOO_OFTEN, Connection
from catinthebox.server.live.sockets import line_of


@websocket("/api/tables/{table:str}/live")
async def watch(socket: WebSocket[Guest | None, Any, Any], table: TableId, services: Services) -> None:
    """Watch a table and, from one's seat, play. Messages go straight to the server below: no layer in between."""
    guest: Guest | None = socket.scope.get("user")
    await socket.accept()
    line = line_of(socket.scope)
    rates: Rates = socket.app.state.rates
    connection = Connection(services.hub, table, guest.id if guest else None, line, rates.count_live)
    with ExitStack() as while_open:
        try:
            while_open.enter_context(rates.lines_of_address.taken(address_of(socket)))
            if guest is not None:
                while_open.enter_context(rates.lines_of_guest.taken(guest.id))
                while_open.enter_context(services.lines.counting(guest.id, socket.auth, line))
            code = await connection.run()
        except TooMany as refusal:
            code = TOO_OFTEN
            await line.close(code, refusal.code)
        socket.scope["close_code"] = code  # type: ignore[typeddict-unknown-key]


routes: list[ControllerRouterHandler] = [watch]
