"""Without a library, its face says which extra to install; and nothing else needs it."""

import subprocess
import sys

import pytest

WITHOUT = """
import sys
sys.modules.update(dict.fromkeys({libraries!r}))
import catinthebox, catinthebox.envs
from catinthebox.kernel import NotInstalled
try:
    import catinthebox.envs.{face}
except NotInstalled as missing:
    print(missing.message)
"""


@pytest.mark.parametrize(
    ("face", "libraries"),
    [
        ("pettingzoo", ("pettingzoo",)),
        ("pettingzoo", ("numpy",)),
        ("gymnasium", ("gymnasium",)),
        ("openspiel", ("pyspiel",)),
    ],
)
def test_a_missing_library_is_named_with_its_extra(face: str, libraries: tuple[str, ...]) -> None:
    script = WITHOUT.format(face=face, libraries=libraries)
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert told == f"{libraries[0]} is not installed: pip install 'catinthebox[{face}]'\n"


def test_without_numba_the_first_deal_says_so() -> None:
    script = "\n".join(
        [
            "import sys",
            "sys.modules.update({'numba': None})",
            "from catinthebox.envs import pettingzoo",
            "from catinthebox.kernel import NotInstalled",
            "try:",
            "    pettingzoo.env().reset()",
            "except NotInstalled as missing:",
            "    print(missing.message)",
        ]
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert told == "numba is not installed: pip install 'catinthebox[fast]'\n"


def test_the_package_loads_none_of_them() -> None:
    libraries = "{'numpy', 'gymnasium', 'pettingzoo', 'pyspiel'}"
    script = f"import sys, catinthebox, catinthebox.envs; print({libraries} & {{*sys.modules}})"
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert told == "set()\n"
