"""The rule sheet, the code and these tests speak of the same rules."""

import re
from pathlib import Path

import catinthebox.rules

HERE = Path(__file__).parent
RULE_SHEET = HERE.parents[1] / "docs" / "rules.md"
RULES = set(re.findall(r"\*\*([A-Z]\d)\*\*", RULE_SHEET.read_text(encoding="utf-8")))
CITATION = re.compile(r"""(?:["(]|# |, | to )([MGPTDWXS]\d)\b""")
CASES = {
    (rule.upper(), verdict)
    for file in HERE.glob("test_*.py")
    for rule, verdict in re.findall(r"^def test_([a-z]\d)_(allows|forbids)_", file.read_text(encoding="utf-8"), re.M)
}


def test_every_rule_has_cases() -> None:
    wanted = {(rule, verdict) for rule in RULES for verdict in ("allows", "forbids")}

    assert sorted(wanted - CASES) == []
    assert sorted(CASES - wanted) == []


def test_every_example_has_a_test() -> None:
    told = re.findall(r"^(\d+)\. \*\*", RULE_SHEET.read_text(encoding="utf-8"), re.M)
    played = re.findall(r"^def test_example_(\d+)_", (HERE / "test_examples.py").read_text(encoding="utf-8"), re.M)

    assert played == told == [str(number) for number in range(1, 11)]


def test_every_rule_that_the_code_cites_is_on_the_rule_sheet() -> None:
    (package,) = catinthebox.rules.__path__
    sources = [file.read_text(encoding="utf-8") for file in Path(package).glob("*.py")]
    cited = {rule for source in sources for rule in CITATION.findall(source)}

    assert cited
    assert sorted(cited - RULES) == []
