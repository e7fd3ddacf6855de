"""A bot at a server's table: `python examples/server_bot.py http://127.0.0.1:8000 [TABLE]`.

It joins the table, or makes one with two of the server's bots, plays the match to its end and says how it went.
"""

import asyncio
import sys

from catinthebox.bots import make_bot
from catinthebox.rules import Action, Discard, View
from catinthebox.server.client import Guest, ServerRefused

careful = make_bot("careful", seed="a bot of my own")


def choose(view: View) -> Action:
    """Decide by what the seat may know: yours to change. This one keeps low cards, and leaves the rest to `careful`."""
    if isinstance(view.legal[0], Discard):
        return view.legal[-1]
    return careful.choose(view)


async def main(server: str, table_id: str | None = None) -> None:
    """Play one match."""
    guest = await Guest.welcome(server, "Low cards")
    if table_id is None:
        table_id = await guest.make_table(seats=3, bots=[None, "careful", "random"], pause=0)
    else:
        await guest.join(table_id)
    async with guest.at(table_id) as table:
        async for view in table.turns():
            try:
                await table.act(choose(view))
            except ServerRefused as refusal:  # `late`: our clock ran out and the server moved for us
                print(refusal.code)
        match = (await table.look())["match"]
        print(f"seat {table.seat}: points {match['totals']}, won by {match['winners']}")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
