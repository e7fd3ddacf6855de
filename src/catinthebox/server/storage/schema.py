"""The tables of the database. A change here needs a migration in `migrations/`."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("made_at", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made_at", Float, nullable=False),
)
"""What guests prove themselves with; only hashes are kept."""

device_links = Table(
    "device_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("expires_at", Float, nullable=False),
)
"""One-time links that carry a guest to another device."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made_at", Float, nullable=False),
    Column("changed_at", Float, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(12), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("players", Text, nullable=False),
    Column("keeper", String(32)),
    Index(None, "status", "public"),
)
"""What the lobby and lists need to know of each table; it follows from the log, but for who keeps it."""

servers = Table(
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("here_until", Float, nullable=False),
)
"""The servers that are there. A table whose keeper is not among them is kept by nobody."""

entries = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    Column("move_id", String(80)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "move_id"),
)
"""The logs: every accepted thing at every table, in order, never changed. Two servers can't write the same number."""

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", ForeignKey("guests.id", ondelete="SET NULL"), index=True),
)
"""Who sits or sat where, to find one's own tables."""

matches = Table(
    "matches",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("ended_at", Float, nullable=False),
    Column("rated", Boolean, nullable=False),
)
"""Finished matches. A row goes in with the match's results and ratings, so that each is counted once."""

results = Table(
    "results",
    metadata,
    Column("table", ForeignKey("matches.table"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", ForeignKey("guests.id", ondelete="SET NULL"), index=True),
    Column("bot", String(40)),
    Column("total", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("tricks", Integer, nullable=False),
    Column("predictions", Integer, nullable=False),
    Column("met", Integer, nullable=False),
    Column("bonuses", Integer, nullable=False),
    Column("groups", Integer, nullable=False),
    Column("paradoxes", Integer, nullable=False),
)
"""How each seat did in a finished match; neither guest nor bot is somebody who deleted themselves."""

reviews = Table(
    "reviews",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("record", Text, nullable=False),
    Column("asked_at", Float, nullable=False),
    Column("keeper", String(32)),
    Column("done", Integer, nullable=False),
    Column("of", Integer, nullable=False),
    Column("review", Text),
)
"""Matches that were looked at again, or wait for it, by the digest of their record; nobody's name is in there."""

ratings = Table(
    "ratings",
    metadata,
    Column("player", String(44), primary_key=True),
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), index=True),
    Column("bot", String(40)),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("rating", Float, nullable=False, index=True),
    Column("matches", Integer, nullable=False),
)
"""The ladder: people and bots, with what their rated matches say of their skill."""
