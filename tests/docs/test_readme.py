"""The README's example runs, and its links lead somewhere."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from catinthebox.records import read_record
from catinthebox.rules import Phase

DOCUMENTS = [Path("README.md"), Path("CONTRIBUTING.md"), Path("CHANGELOG.md"), *sorted(Path("docs").glob("*.md"))]


def test_the_example_plays_a_match_and_prints_its_record() -> None:
    example = Path("README.md").read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    printed = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=True).stdout
    assert read_record(printed.removesuffix("\n")).match.phase is Phase.MATCH_OVER
    assert len(example.strip().splitlines()) <= 12


@pytest.mark.parametrize("document", DOCUMENTS, ids=str)
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", document.read_text(encoding="utf-8")):
        assert (document.parent / target).exists(), target
