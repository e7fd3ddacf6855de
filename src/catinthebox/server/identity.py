"""Guests: people and programs without an account. A guest is whoever has its token; we keep only the token's hash.

A token is 32 random bytes, so its hash needs no salt, and looking the hash up takes the same time whatever part of a
guessed token is right.
"""

import secrets
import time
import unicodedata
from collections.abc import Collection
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from catinthebox.rules import CatInTheBoxError
from catinthebox.server.storage.engine import portions
from catinthebox.server.storage.schema import device_links, guests, tokens
from catinthebox.server.storage.writing import writing

LONGEST_NAME: Final = 24

LINK_SECONDS: Final = 600
"""How long a one-time link to another device holds."""

REMEMBERED_SECONDS: Final = 30.0
"""How long a server takes a token for valid without looking again; a sign-out on another server counts by then."""

_REMEMBERED: Final = 20_000


class NotKnown(CatInTheBoxError):
    """The token is not, or no longer, valid."""

    code = "not_known"


class LinkGone(CatInTheBoxError):
    """The one-time link was used, is too old, or never was."""

    code = "link_gone"


class BadName(CatInTheBoxError):
    """A name that can't be shown to others."""

    code = "bad_name"


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody by id and name."""

    id: str
    name: str


class Guests:
    """The guests of a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._remembered: dict[str, tuple[Guest, float]] = {}
        """Whose tokens were seen lately, by hash, so that a move does not cost a look at the database."""

    async def welcome(self, name: str) -> tuple[Guest, str]:
        """Make a new guest; the token is told this once."""
        guest = Guest(secrets.token_hex(16), clean_name(name))
        async with writing(self._engine) as connection:
            await connection.execute(insert(guests).values(id=guest.id, name=guest.name, made_at=time.time()))
            return guest, await _new_token(connection, guest.id)

    async def by_token(self, token: str) -> Guest:
        """Whose token this is."""
        key = _hash(token)
        guest, until = self._remembered.get(key, (None, 0.0))
        if guest is not None and time.monotonic() < until:
            return guest
        query = select(guests.c.id, guests.c.name).join(tokens).where(tokens.c.hash == key)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            self._remembered.pop(key, None)
            raise NotKnown("this token is not valid")
        if len(self._remembered) >= _REMEMBERED:
            self._remembered.clear()
        guest = Guest(row.id, row.name)
        self._remembered[key] = guest, time.monotonic() + REMEMBERED_SECONDS
        return guest

    async def rotate(self, guest: str, token: str) -> str:
        """A new token in place of an old one."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(tokens).where(tokens.c.hash == _hash(token)))
            fresh = await _new_token(connection, guest)
        self._remembered.pop(_hash(token), None)
        return fresh

    async def forget_token(self, token: str) -> None:
        """Sign out this token."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(tokens).where(tokens.c.hash == _hash(token)))
        self._remembered.pop(_hash(token), None)

    async def signed_out(self, of: Collection[str]) -> set[str]:
        """Which of these tokens are no longer valid: another server may have signed them out."""
        hashes = {_hash(token): token for token in of}
        valid = set[str]()
        async with self._engine.connect() as connection:
            for some in portions(hashes):
                query = select(tokens.c.hash).where(tokens.c.hash.in_(some))
                valid.update((await connection.execute(query)).scalars())
        gone = hashes.keys() - valid
        for key in gone:
            self._remembered.pop(key, None)
        return {hashes[key] for key in gone}

    async def rename(self, guest: str, name: str) -> Guest:
        """Give a guest another name, for the tables to come."""
        renamed = Guest(guest, clean_name(name))
        async with writing(self._engine) as connection:
            await connection.execute(update(guests).where(guests.c.id == guest).values(name=renamed.name))
        self._forget(guest)
        return renamed

    async def delete(self, guest: str) -> None:
        """Forget a guest: name, tokens and links go. What tables know of the name is `forgetting`'s part."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(guests).where(guests.c.id == guest))
        self._forget(guest)

    async def make_link(self, guest: str) -> str:
        """A one-time code that carries the guest to another device."""
        code = secrets.token_urlsafe(24)
        now = time.time()
        async with writing(self._engine) as connection:
            await connection.execute(delete(device_links).where(device_links.c.expires_at < now))
            values = {"hash": _hash(code), "guest": guest, "expires_at": now + LINK_SECONDS}
            await connection.execute(insert(device_links).values(values))
        return code

    async def use_link(self, code: str) -> tuple[Guest, str]:
        """Use a one-time code; the new device gets a token of its own."""
        used = delete(device_links).where(device_links.c.hash == _hash(code), device_links.c.expires_at >= time.time())
        async with writing(self._engine) as connection:
            guest = (await connection.execute(used.returning(device_links.c.guest))).scalar_one_or_none()
            if guest is None:
                raise LinkGone("this link was used, or is too old")
            token = await _new_token(connection, guest)
        return await self.by_token(token), token

    def _forget(self, guest: str) -> None:
        self._remembered = {key: known for key, known in self._remembered.items() if known[0].id != guest}


def clean_name(name: str) -> str:
    """The name as others see it, or `BadName`: 1 to 24 visible characters, no control characters."""
    name = unicodedata.normalize("NFC", name.strip())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadName(f"a name has 1 to {LONGEST_NAME} characters", longest=LONGEST_NAME)
    if not name.isprintable():
        raise BadName("a name has visible characters only")
    return name


async def _new_token(connection: AsyncConnection, guest: str) -> str:
    token = secrets.token_urlsafe(32)
    await connection.execute(insert(tokens).values(hash=_hash(token), guest=guest, made_at=time.time()))
    return token


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()
