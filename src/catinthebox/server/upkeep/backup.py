"""Backups: all rows of a database in one sealed file, and back into an empty database."""

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
from msgspec import Struct

from catinthebox import __version__
from catinthebox.rules import CatInTheBoxError
from catinthebox.server.storage.migrating import newest_version, open_database
from catinthebox.server.upkeep.copying import Sum, Sums, copy_all, copy_into, reading, writing
from catinthebox.server.upkeep.progress import Told, nobody


class BadBackup(CatInTheBoxError):
    """A file that is not a backup, or is no longer as it was made, or can't be made."""

    code = "bad_backup"


class Seal(Struct, frozen=True):
    """What a backup says of itself."""

    made_at: float
    program: str
    version: str
    """Of the database."""
    sums: Sums


async def back_up(url: str, file: Path, told: Told = nobody) -> Seal:
    """Copy a database, also one in use, into a new file. The file is there when it is complete, and not before."""
    if file.exists():
        raise BadBackup(f"{file} exists already")
    with _folder(file.parent) as folder:
        half_done = folder / "backup.sqlite"
        async with reading(url) as source, writing(f"sqlite:///{half_done}") as target:
            sums = await copy_all(source, target, told)
        seal = Seal(time.time(), __version__, newest_version(), sums)
        _write_seal(half_done, seal)
        half_done.chmod(0o600)  # tokens' hashes, and hands of matches under way
        _sync(half_done)
        half_done.rename(file)
        _sync(file.parent)
    return seal


async def restore(file: Path, url: str, *, verify: bool = False, told: Told = nobody) -> Seal:
    """Copy a backup into an empty database: all of it, or nothing. A backup of an older version is brought up first."""
    with _folder(Path(tempfile.gettempdir())) as folder:
        copy = folder / "backup.sqlite"
        seal = _check_seal(file, copy)
        await (await open_database(f"sqlite:///{copy}")).dispose()
        async with reading(f"sqlite:///{copy}") as source:
            await copy_into(source, url, verify=verify, told=told)
    return seal


def _write_seal(file: Path, seal: Seal) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE seal (body TEXT NOT NULL)")
        connection.execute("INSERT INTO seal VALUES (?)", (msgspec.json.encode(seal).decode(),))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")  # one file, without companions


def _check_seal(file: Path, copy: Path) -> Seal:
    """Copy the file, which is never written to, and compare its rows with its seal."""
    try:
        shutil.copyfile(file, copy)
        with closing(sqlite3.connect(copy)) as connection:
            [(body,)] = connection.execute("SELECT body FROM seal")
            seal = msgspec.json.decode(body, type=Seal)
            sound = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            if not sound or {name: _sum(connection, name) for name in seal.sums} != seal.sums:
                raise BadBackup(f"{file} is not as it was made: its seal does not fit")
    except OSError as error:
        raise BadBackup(f"{file} can't be read: {error.strerror}") from error
    except (sqlite3.Error, ValueError, msgspec.MsgspecError) as error:
        raise BadBackup(f"{file} is not a backup, or a damaged one") from error
    return seal


def _sum(connection: sqlite3.Connection, table: str) -> Sum:
    rows = connection.execute(f'SELECT * FROM "{table}"')
    names = [column[0] for column in rows.description]
    return Sum().with_rows(dict(zip(names, row, strict=True)) for row in rows)


@contextmanager
def _folder(parent: Path) -> Iterator[Path]:
    """A folder for what is not complete yet, which only we can read and which goes whatever happens."""
    try:
        with tempfile.TemporaryDirectory(dir=parent, prefix=".catinthebox-") as folder:
            yield Path(folder)
    except OSError as error:
        raise BadBackup(f"{error.filename}: {error.strerror}") from error


def _sync(path: Path) -> None:
    """Have it on disk before anybody relies on it."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
