"""A record that replaces a file: all of it, or nothing."""

import resource
from pathlib import Path

import pytest

from catinthebox.tui.saving import Exists, NotSaved, save_record


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "evening.txt"
    path.write_text("an older match", encoding="utf-8")
    path.chmod(0o640)
    return path


def test_a_file_stays_unless_it_may_be_replaced(file: Path) -> None:
    with pytest.raises(Exists):
        save_record("a match", file, replace=False)
    assert file.read_text(encoding="utf-8") == "an older match"


def test_what_is_replaced_keeps_its_rights_and_its_links(file: Path) -> None:
    link = file.with_name("link.txt")
    link.symlink_to(file)
    save_record("a match", link, replace=True)
    assert link.is_symlink()
    assert file.read_text(encoding="utf-8") == "a match"
    assert file.stat().st_mode & 0o777 == 0o640


def test_a_file_stays_as_it_was_if_there_is_no_room_for_the_new_one(file: Path) -> None:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, before[1]))
    try:
        with pytest.raises(NotSaved, match="File too large"):
            save_record("a match of many words", file, replace=True)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert file.read_text(encoding="utf-8") == "an older match"
    assert list(file.parent.iterdir()) == [file]
