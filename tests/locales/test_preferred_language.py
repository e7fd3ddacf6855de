"""The language that the environment asks for."""

import pytest

from catinthebox.locales import preferred_language

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "fr_CH@euro"}, "fr"),
        ({"LANG": "fil_PH.UTF-8"}, "en"),
        ({"LANG": "plt_MG"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "cs_CZ", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "cs_CZ", "LC_MESSAGES": "pl_PL", "LC_ALL": "de_AT"}, "de"),
        ({"LANG": "cs_CZ", "LC_ALL": ""}, "cs"),
    ],
)
def test_the_first_variable_that_is_set_decides(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], expected: str
) -> None:
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert preferred_language() == expected
