"""How the page gets into the package: built when it must be, and in the wheel."""

import json
import shutil
import tarfile
import zipfile
from pathlib import Path
from typing import Any

import pytest
from hatch_build import NODE, NotBuilt, build, digest, is_built, is_installed
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project that is put together as ours, with a page that was built from its sources."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, tmp_path)
    files = {
        "src/catinthebox/__init__.py": '__version__ = "1.2.3"',
        "src/catinthebox/locales/en/web.ftl": "web-play = Play",
        "src/catinthebox/server/page/index.html": "<!doctype html>",
        "src/catinthebox/server/page/assets/index-B4x.js": "play()",
        "web/package.json": json.dumps({"scripts": {"build": "exit 3"}}),
        "web/package-lock.json": json.dumps({"lockfileVersion": 3, "packages": {"": {}}}),
        "web/src/main.ts": "play()",
        "web/node_modules/.package-lock.json": json.dumps({"packages": {}}),
        "web/node_modules/vite/index.js": "build()",
    }
    for name, content in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(content)
    (tmp_path / "src/catinthebox/server/page/.stamp").write_text(digest(tmp_path))
    return tmp_path


def test_the_wheel_has_the_page_and_nothing_it_was_made_from(project: Path) -> None:
    built = next(WheelBuilder(str(project)).build(directory=str(project / "dist"), versions=["standard"]))
    names = zipfile.ZipFile(built).namelist()
    assert "catinthebox/server/page/index.html" in names
    assert "catinthebox/server/page/assets/index-B4x.js" in names
    assert not [name for name in names if "web/" in name or "node_modules" in name or name.endswith(".stamp")]


def test_the_source_archive_has_what_the_page_is_made_from_and_nothing_built(project: Path) -> None:
    built = next(SdistBuilder(str(project)).build(directory=str(project / "dist"), versions=["standard"]))
    with tarfile.open(built) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    assert {"hatch_build.py", "web/package-lock.json", "web/src/main.ts"} <= set(names)
    assert not [name for name in names if "node_modules" in name or "server/page" in name]


@pytest.mark.parametrize(
    "changed", ["web/src/main.ts", "web/package-lock.json", "web/src/new.ts", "src/catinthebox/locales/en/web.ftl"]
)
def test_a_page_whose_sources_have_changed_must_be_built_with_node(project: Path, changed: str) -> None:
    assert is_built(project)
    assert WheelBuilder(str(project)).config.dependencies == []
    (project / changed).write_text("changed")
    assert not is_built(project)
    assert WheelBuilder(str(project)).config.dependencies == [NODE]


def test_what_npm_has_installed_and_who_serves_the_page_do_not_matter(project: Path) -> None:
    (project / "web/node_modules/vite/index.js").write_text("changed")
    (project / "src/catinthebox/__init__.py").write_text('__version__ = "1.2.4"')
    assert is_built(project)


def test_a_page_that_is_gone_must_be_built(project: Path) -> None:
    shutil.rmtree(project / "src/catinthebox/server/page")
    assert not is_built(project)


def test_a_build_that_fails_is_named_and_leaves_no_stamp(project: Path) -> None:
    shutil.rmtree(project / "src/catinthebox/server/page")
    with pytest.raises(NotBuilt, match="npm run build"):
        build(project)
    assert not is_built(project)


@pytest.mark.parametrize(
    ("installed", "enough"),
    [
        ({"node_modules/vite": {"version": "8.3.5"}}, True),
        ({"node_modules/vite": {"version": "8.3.5"}, "node_modules/eslint": {"version": "10.0.0"}}, True),
        ({"node_modules/vite": {"version": "8.3.4"}}, False),
        ({}, False),
        (None, False),
    ],
)
def test_npm_need_not_install_what_is_there_and_leaves_tools_alone(
    tmp_path: Path, installed: dict[str, Any] | None, enough: bool
) -> None:
    locked = {
        "": {"name": "web"},
        "node_modules/vite": {"version": "8.3.5"},
        "node_modules/vite-on-windows": {"version": "8.3.5", "optional": True},
        "node_modules/eslint": {"version": "10.0.0", "dev": True},
    }
    (tmp_path / "package-lock.json").write_text(json.dumps({"packages": locked}))
    if installed is not None:
        (tmp_path / "node_modules").mkdir()
        (tmp_path / "node_modules" / ".package-lock.json").write_text(json.dumps({"packages": installed}))
    assert is_installed(tmp_path) is enough


def test_the_lockfile_names_no_registry() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert [path for path, package in packages.items() if "resolved" in package] == []
