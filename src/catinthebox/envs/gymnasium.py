"""Gymnasium: one seat among bots, and many tables in lock-step. Importing this file registers both.

    gymnasium.make("catinthebox/OneSeat-v0", players=4, bots="tomcat")
    gymnasium.make_vec("catinthebox/ManyTables-v0", num_envs=4096, players=4)

`one_seat` and `many_tables` say what each is.
"""

from typing import Final

from catinthebox.envs.errors import not_installed

try:
    import gymnasium
except ImportError as missing:
    raise not_installed(missing, "gymnasium") from missing

from catinthebox.envs.many_tables import ManyTablesEnv
from catinthebox.envs.one_seat import OneSeat

__all__ = ["MANY_TABLES", "ONE_SEAT", "ManyTablesEnv", "OneSeat"]

ONE_SEAT: Final = "catinthebox/OneSeat-v0"
MANY_TABLES: Final = "catinthebox/ManyTables-v0"

gymnasium.register(ONE_SEAT, entry_point="catinthebox.envs.one_seat:OneSeat")
gymnasium.register(MANY_TABLES, vector_entry_point="catinthebox.envs.many_tables:ManyTablesEnv")
