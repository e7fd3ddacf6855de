"""For programs that play at a server's tables: a bot of one's own, a script, a test.

    guest = await Guest.welcome("http://127.0.0.1:8000", "Ada")
    table_id = await guest.make_table(seats=3, bots=[None, "careful", "careful"])
    async with guest.at(table_id) as table:
        async for view in table.turns():
            await table.act(choose(view))

docs/live.md is the manual; examples/server_bot.py is a bot.
"""

from catinthebox.server.client.guest import Guest
from catinthebox.server.client.refusals import ServerRefused
from catinthebox.server.client.table import TableClient, spectate

__all__ = ["Guest", "ServerRefused", "TableClient", "spectate"]
