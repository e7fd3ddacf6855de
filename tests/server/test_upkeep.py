"""Backups, restores, moves to another database and the doctor, on databases in which matches were really played."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from catinthebox.server.settings import Settings
from catinthebox.server.storage.engine import make_engine
from catinthebox.server.storage.migrating import DatabaseTooNew, open_database
from catinthebox.server.storage.schema import metadata
from catinthebox.server.upkeep.backup import BadBackup, back_up, restore
from catinthebox.server.upkeep.copying import InUse, NoDatabase, NotEmpty, migrate_to
from catinthebox.server.upkeep.doctor import examine
from catinthebox.server.upkeep.logs import BadLog
from tests.server.databases import play_some, postgres

Rows = dict[str, list[tuple[object, ...]]]


@pytest.fixture(scope="module")
def new_postgres() -> Iterator[Callable[[], str]]:
    with postgres() as new_database:
        yield new_database


@pytest.fixture(scope="module")
def played_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with two finished matches and one under way."""
    folder = tmp_path_factory.mktemp("played")
    file = folder / "played.sqlite"
    asyncio.run(play_some(f"sqlite:///{file}", folder))
    return file


@pytest.fixture
def played(played_once: Path, tmp_path: Path) -> Path:
    """A copy of it that a test may spoil."""
    return Path(shutil.copy(played_once, tmp_path / "played.sqlite"))


# Backup and restore


async def test_what_is_restored_is_what_was_backed_up(played: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite"
    made = await back_up(f"sqlite:///{played}", backup)
    restored = f"sqlite:///{tmp_path / 'restored.sqlite'}"
    assert await restore(backup, restored, verify=True) == made
    assert await rows_of(restored) == await rows_of(f"sqlite:///{played}")
    assert (made.sums["tables"].rows, made.sums["reviews"].rows) == (3, 1)


async def test_a_backup_goes_from_postgresql_to_a_file_and_back(
    played: Path, tmp_path: Path, new_postgres: Callable[[], str]
) -> None:
    first, second = new_postgres(), new_postgres()
    await migrate_to(f"sqlite:///{played}", first)
    await back_up(first, tmp_path / "backup.sqlite")
    await restore(tmp_path / "backup.sqlite", second, verify=True)
    assert await rows_of(second) == await rows_of(f"sqlite:///{played}")


async def test_a_backup_made_while_tables_are_played_holds_one_moment(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'busy.sqlite'}"
    playing = asyncio.create_task(play_some(url, tmp_path))
    backups: list[Path] = []
    while not playing.done():
        await asyncio.sleep(0.2)
        backup = tmp_path / f"{len(backups)}.sqlite"
        try:
            await back_up(url, backup)
        except NoDatabase:  # not made yet
            continue
        backups.append(backup)
    await playing
    assert backups
    for backup in backups:
        await restore(backup, f"sqlite:///{backup}.restored", verify=True)


async def test_only_the_owner_may_read_a_backup(played: Path, tmp_path: Path) -> None:
    await back_up(f"sqlite:///{played}", tmp_path / "backup.sqlite")
    assert (tmp_path / "backup.sqlite").stat().st_mode & 0o777 == 0o600


async def test_a_backup_never_overwrites_a_file(played: Path) -> None:
    before = played.read_bytes()
    with pytest.raises(BadBackup, match="exists already"):
        await back_up(f"sqlite:///{played}", played)
    assert played.read_bytes() == before


async def test_a_backup_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(NoDatabase):
        await back_up(f"sqlite:///{tmp_path / 'missing.sqlite'}", tmp_path / "backup.sqlite")
    assert list(tmp_path.iterdir()) == []


async def test_a_backup_that_is_interrupted_leaves_nothing_behind(played: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()

    def interrupt(what: str, done: int, of: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await back_up(f"sqlite:///{played}", folder / "backup.sqlite", interrupt)
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE guests SET name = 'Eve' WHERE name = 'Guest 0'",
        "DELETE FROM entries WHERE number = 3",
        "UPDATE seal SET body = replace(body, '\"rows\":3', '\"rows\":4')",
        "DROP TABLE seal",
    ],
)
async def test_a_backup_that_was_changed_is_refused(played: Path, tmp_path: Path, change: str) -> None:
    backup = tmp_path / "backup.sqlite"
    await back_up(f"sqlite:///{played}", backup)
    with closing(sqlite3.connect(backup)) as connection, connection:
        connection.execute(change)
    with pytest.raises(BadBackup):
        await restore(backup, f"sqlite:///{tmp_path / 'restored.sqlite'}")
    assert not (tmp_path / "restored.sqlite").exists()


async def test_a_backup_of_the_first_version_can_still_be_restored(played: Path, tmp_path: Path) -> None:
    backup, restored = tmp_path / "backup.sqlite", f"sqlite:///{tmp_path / 'restored.sqlite'}"
    await back_up(f"sqlite:///{played}", backup)
    with closing(sqlite3.connect(backup)) as connection, connection:
        connection.execute("DROP TABLE reviews")
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
        connection.execute("UPDATE seal SET body = json_remove(json_set(body, '$.version', '0001'), '$.sums.reviews')")
    await restore(backup, restored, verify=True)
    before = await rows_of(f"sqlite:///{played}")
    assert await rows_of(restored) == before | {"reviews": []}


@pytest.mark.parametrize("content", [b"", b"not a database at all", b"SQLite format 3\0 and then nothing"])
async def test_a_file_that_is_no_backup_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(BadBackup):
        await restore(tmp_path / "file", f"sqlite:///{tmp_path / 'restored.sqlite'}")


async def test_a_truncated_backup_is_refused(played: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite"
    await back_up(f"sqlite:///{played}", backup)
    backup.write_bytes(backup.read_bytes()[: backup.stat().st_size // 2])
    with pytest.raises(BadBackup):
        await restore(backup, f"sqlite:///{tmp_path / 'restored.sqlite'}")


async def test_a_restore_never_mixes_two_databases(played: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite"
    await back_up(f"sqlite:///{played}", backup)
    before = await rows_of(f"sqlite:///{played}")
    with pytest.raises(NotEmpty):
        await restore(backup, f"sqlite:///{played}")
    assert await rows_of(f"sqlite:///{played}") == before


async def test_a_restore_with_verify_refuses_a_log_against_the_rules(played: Path, tmp_path: Path) -> None:
    spoil(played, 'UPDATE entries SET body = replace(body, \'"what":"begun"\', \'"what":"dealt"\')')
    await back_up(f"sqlite:///{played}", tmp_path / "backup.sqlite")
    restored = f"sqlite:///{tmp_path / 'restored.sqlite'}"
    with pytest.raises(BadLog):
        await restore(tmp_path / "backup.sqlite", restored, verify=True)
    assert not any((await rows_of(restored)).values())


# To another database


async def test_a_move_to_postgresql_keeps_every_row(played: Path, new_postgres: Callable[[], str]) -> None:
    target = new_postgres()
    sums = await migrate_to(f"sqlite:///{played}", target)
    rows = await rows_of(target)
    assert rows == await rows_of(f"sqlite:///{played}")
    assert {name: total.rows for name, total in sums.items()} == {
        name: len(rows[name]) for name in rows if name != "servers"
    }


async def test_a_move_refuses_a_target_that_has_rows(played: Path, new_postgres: Callable[[], str]) -> None:
    target = new_postgres()
    await migrate_to(f"sqlite:///{played}", target)
    before = await rows_of(target)
    with pytest.raises(NotEmpty):
        await migrate_to(f"sqlite:///{played}", target)
    assert await rows_of(target) == before


async def test_a_move_of_a_broken_log_leaves_the_target_empty(played: Path, new_postgres: Callable[[], str]) -> None:
    spoil(played, "DELETE FROM entries WHERE number = 5")
    target = new_postgres()
    with pytest.raises(BadLog):
        await migrate_to(f"sqlite:///{played}", target)
    assert not any((await rows_of(target)).values())


async def test_nothing_is_moved_from_or_to_a_database_that_a_server_uses(played: Path, tmp_path: Path) -> None:
    used, unused = f"sqlite:///{played}", f"sqlite:///{tmp_path / 'unused.sqlite'}"
    spoil(played, "INSERT INTO servers VALUES ('somebody', unixepoch() + 60)")
    with pytest.raises(InUse):
        await migrate_to(used, unused)
    await back_up(used, tmp_path / "backup.sqlite")
    spoil(played, "UPDATE servers SET here_until = unixepoch() - 60")
    await migrate_to(used, unused)
    spoil(tmp_path / "unused.sqlite", "INSERT INTO servers VALUES ('somebody', unixepoch() + 60)")
    with pytest.raises(InUse):
        await restore(tmp_path / "backup.sqlite", unused)


async def test_a_database_of_a_newer_program_is_not_read(played: Path, tmp_path: Path) -> None:
    spoil(played, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(DatabaseTooNew):
        await back_up(f"sqlite:///{played}", tmp_path / "backup.sqlite")


# The doctor


async def test_the_doctor_finds_a_played_database_well(played: Path) -> None:
    findings = await examine(Settings(database=f"sqlite:///{played}"), {})
    assert {finding.how for finding in findings} == {"well"}
    assert [finding.says for finding in findings if finding.what == "logs"] == ["3 replayed, all by the rules"]


async def test_the_doctor_changes_nothing_and_makes_no_database(tmp_path: Path) -> None:
    findings = await examine(Settings(data=tmp_path / "data"), {})
    assert [(finding.what, finding.how) for finding in findings if finding.how != "well"] == [("database", "note")]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("DELETE FROM entries WHERE \"table\" = 'underway' AND number = 4", "has no entry 4"),
        ("DELETE FROM entries WHERE \"table\" = 'underway' AND number = 1", "has no entry 1"),
        ("DELETE FROM entries WHERE \"table\" = 'underway'", "has no log"),
        ("UPDATE tables SET status = 'over' WHERE id = 'underway'", "is listed as over, its log says playing"),
        ("UPDATE entries SET body = '{}' WHERE \"table\" = 'underway' AND number = 4", "entry 4"),
        (
            "UPDATE entries SET body = json_set(body, '$.secret', 'another secret') WHERE number = 1",
            "table finished0, entry",
        ),
        ("UPDATE entries SET body = json_set(body, '$.seat', 7) WHERE number = 6", "entry 6"),
    ],
)
async def test_the_doctor_names_a_log_that_is_not_right(played: Path, change: str, said: str) -> None:
    spoil(played, change)
    findings = await examine(Settings(database=f"sqlite:///{played}"), {})
    ill = [finding.says for finding in findings if finding.how == "ill"]
    assert any(said in says for says in ill), ill


async def test_the_doctor_names_a_review_that_is_kept_for_another_match(played: Path) -> None:
    spoil(played, "UPDATE reviews SET digest = 'of another match'")
    findings = await examine(Settings(database=f"sqlite:///{played}"), {})
    assert [finding.what for finding in findings if finding.how == "ill"] == ["reviews"]


async def test_the_doctor_tells_of_a_damaged_file(played: Path) -> None:
    content = bytearray(played.read_bytes())
    content[4096 * 6 : 4096 * 7] = bytes(4096)
    played.write_bytes(content)
    findings = await examine(Settings(database=f"sqlite:///{played}"), {})
    assert any(finding.how == "ill" for finding in findings)


async def test_the_doctor_tells_of_misspelt_variables_and_absent_servers() -> None:
    settings = Settings(database="postgresql://127.0.0.1:1/cat", redis="redis://127.0.0.1:1")
    findings = await examine(settings, {"CATINTHEBOX_PROT": "80", "CATINTHEBOX_PORT": "80"})
    assert {finding.what: finding.how for finding in findings} == {
        "settings": "note",
        "disk": "well",
        "redis": "ill",
        "database": "ill",
    }
    assert "CATINTHEBOX_PROT" in findings[0].says
    assert "CATINTHEBOX_PORT" not in findings[0].says


def spoil(file: Path, change: str) -> None:
    """Change a database behind the program's back."""
    with closing(sqlite3.connect(file)) as connection, connection:
        assert connection.execute(change).rowcount != 0


async def rows_of(url: str) -> Rows:
    """All rows of all tables."""
    engine = await open_database(url) if url.startswith("sqlite") else make_engine(url)
    async with engine.connect() as connection:
        rows = {
            table.name: sorted((tuple(row) for row in await connection.execute(table.select())), key=repr)
            for table in metadata.sorted_tables
        }
        assert (await connection.execute(text("SELECT count(*) FROM alembic_version"))).scalar_one() == 1
    await engine.dispose()
    return rows
