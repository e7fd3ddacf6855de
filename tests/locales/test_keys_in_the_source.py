"""Every key that the source asks for exists, and every key that exists is asked for, in Python and in the browser."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import catinthebox
from catinthebox.cli import reporting
from catinthebox.cli.arena import COLUMNS
from catinthebox.lessons import LESSONS, Ask, Try, Turn
from catinthebox.locales.telling import RULES
from catinthebox.server.tables.deciding import PHRASES
from catinthebox.tui.plain_input import Word
from tests.locales.fluent_files import messages, parts

ROOT = Path(__file__).parents[2]

RULE_IDS = re.findall(r"^- \*\*([A-Z]\d)\*\*", (ROOT / "docs" / "rules.md").read_text(encoding="utf-8"), re.M)

MADE_KEYS: dict[str, Iterable[str]] = {
    "cli-arena-{}": COLUMNS,
    "cli-review-{}": reporting.COLUMNS,
    "list-{}": ["and", "or"],
    "reason-{}": ["D1", "D2", "D3"],
    "rule-{}": RULES,
    "phrase-{}": PHRASES,
    "plain-ask-{}": ["discard", "predict", "play"],
    "plain-command-{}": Word,
    "plain-hint-{}": ["discard", "predict", "play"],
    "table-not-{}": ["D1", "D2", "D3", "P4"],
}
"""Keys that the source puts together, with what goes into them."""

MADE_IN_THE_BROWSER: dict[str, Iterable[str]] = {
    "list-{}": ["and", "or"],
    "phrase-{}": PHRASES,
    "reason-{}": ["D1", "D2", "D3"],
    "rulebook-{}": RULE_IDS,
}
"""The same for the page in the browser."""

OF_THE_BROWSER = ("web", "review", "learn", "rulebook")
"""What the keys begin with that only the page in the browser asks for."""

KEYS = set(messages("en"))
SOURCE = Path(catinthebox.__file__).parent
PAGE = ROOT / "web" / "src"


def nodes() -> Iterator[ast.AST]:
    """Every piece of syntax in the package."""
    for path in sorted(SOURCE.rglob("*.py")):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def strings() -> set[str]:
    """Every plain string in the package."""
    return {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def templates() -> set[str]:
    """Every string with something filled in that looks like a key: `rule-{}`."""
    made = set()
    for node in nodes():
        if isinstance(node, ast.JoinedStr):
            template = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
            if re.fullmatch(r"[a-z]+(-[a-z]+)*-\{\}", template):
                made.add(template)
    return made


def asked_for() -> set[str]:
    """What stands in the place of a key in `texts.say(…)`."""
    calls = [node for node in nodes() if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("texts.say")]
    keys = [call.args[0] for call in calls if not isinstance(call.args[0], ast.JoinedStr)]
    return {str(part.value) for key in keys for part in ast.walk(key) if isinstance(part, ast.Constant)}


def made(templates: Mapping[str, Iterable[str]]) -> set[str]:
    """The keys that are put together."""
    return {template.format(value) for template, values in templates.items() for value in values}


def of_lessons() -> Iterator[str | None]:
    """The keys that the lessons name."""

    def replies(turn: Turn) -> Iterator[str | None]:
        for answer in turn.answers:
            yield answer.says
            if answer.then is not None:
                yield from replies(answer.then)

    for lesson in LESSONS:
        yield lesson.title
        for step in lesson.steps:
            yield step.says
            if isinstance(step, Try):
                yield from replies(step.turn)
            elif isinstance(step, Ask):
                yield from (choice.says for choice in step.choices)


def page_source() -> str:
    """Everything that the page in the browser is made of, its tests left out."""
    files = [path for path in sorted(PAGE.rglob("*")) if path.suffix in {".ts", ".svelte"}]
    return "\n".join(path.read_text(encoding="utf-8") for path in files if ".test." not in path.name)


def page_strings() -> set[str]:
    """Every plain string in the page that could be a key."""
    return set(re.findall(r"""["']([a-z]+(?:-[A-Za-z0-9_]+)*)["']""", page_source()))


def page_asked_for() -> set[str]:
    """What stands in the place of a key in `say(…)`, and whatever looks like a key of the page's own."""
    said = set(re.findall(r"""\bsay\(\s*["']([^"']+)["']""", page_source()))
    return said | {text for text in page_strings() if text.startswith(tuple(f"{area}-" for area in OF_THE_BROWSER))}


def page_templates() -> set[str]:
    """Every key in the page with something filled in: `reason-{}`."""
    texts = re.findall(r"\bsay\(\s*`([^`]+)`", page_source())
    return {re.sub(r"\$\{[^}]*\}", "{}", text) for text in texts}


def with_references(keys: set[str]) -> set[str]:
    """These keys and all that their messages refer to."""
    referred = {other for key in keys for other in parts("en", key).references}
    return keys if referred <= keys else with_references(keys | referred)


def test_every_key_that_is_asked_for_exists() -> None:
    assert asked_for() - KEYS == set()


def test_every_key_that_the_page_asks_for_exists() -> None:
    assert page_asked_for() - KEYS == set()


def test_every_key_that_is_put_together_is_declared_here() -> None:
    assert templates() == set(MADE_KEYS)
    assert page_templates() == set(MADE_IN_THE_BROWSER)
    assert made(MADE_KEYS | MADE_IN_THE_BROWSER) - KEYS == set()


def test_every_key_is_used() -> None:
    used = KEYS & (strings() | page_strings() | set(of_lessons())) | made(MADE_KEYS) | made(MADE_IN_THE_BROWSER)
    assert KEYS - with_references(used) == set()
