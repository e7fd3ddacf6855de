"""Every language says the same things, and says all of them."""

import pytest
from fluent.syntax import ast

from catinthebox.locales import AREAS, LANGUAGES, Texts
from tests.locales.fluent_files import entries, messages, parts, selections, text, variables

KEYS = sorted(messages("en"))
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize("language", TRANSLATIONS)

PLURAL_FORMS = {
    "en": {"one", "other"},
    "cs": {"one", "few", "other"},
    "de": {"one", "other"},
    "fr": {"one", "other"},
    "pl": {"one", "few", "many"},
}
"""What whole numbers take in each language."""

SAME_AS_ENGLISH = {
    "cs": {
        "learn-chapter-paradox",
        "rulebook-paradox",
        "score-entry",
        "scores-paradox",
        "seat-bot",
        "table-advice-paradox",
        "table-game",
        "table-paradox-title",
    },
    "de": {"plain-board-neutral", "table-game"},
    "fr": {"count-points", "seat-bot", "table-advice-points", "table-game", "table-points", "table-total", "web-nav"},
    "pl": {"seat-bot", "table-game"},
}
"""Texts that happen to have the same words."""


@every_language
def test_every_file_is_read_to_its_end(language: str) -> None:
    junk = [entry.content for area in AREAS for entry in entries(language, area) if isinstance(entry, ast.Junk)]
    assert junk == []


@every_language
def test_no_key_stands_twice(language: str) -> None:
    keys = [entry.id.name for area in AREAS for entry in entries(language, area) if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys))


@every_translation
@pytest.mark.parametrize("area", AREAS)
def test_each_area_has_the_same_keys_in_the_same_order(language: str, area: str) -> None:
    def keys(of: str) -> list[str]:
        return [entry.id.name for entry in entries(of, area) if isinstance(entry, ast.Message)]

    assert keys(language) == keys("en")


@every_translation
def test_each_message_uses_the_same_facts(language: str) -> None:
    """Except `you`: whether the reader is spoken to changes the words in some languages only."""
    assert {key: variables(language, key) - {"you"} for key in KEYS} == {
        key: variables("en", key) - {"you"} for key in KEYS
    }


@every_language
def test_each_message_can_be_said_in_all_its_cases(language: str) -> None:
    texts = Texts(language, AREAS)
    for key in KEYS:
        facts: dict[str, object] = dict.fromkeys(variables(language, key), 7)
        cases = [{name: case} for name, names in selections(language, key).items() for case in (*names, 1, 2, 5)]
        for case in ({}, *cases):
            said = texts.say(key, **facts | case)
            assert said == said.strip() != "", key
            assert not set("{}") & set(said), key


@every_language
def test_a_choice_by_number_has_every_plural_form(language: str) -> None:
    """None at all may have words of its own."""
    chosen = {cases - {"0"} for key in KEYS for _, cases in parts(language, key).selections if "one" in cases}
    assert chosen == {frozenset(PLURAL_FORMS[language])}


@every_translation
def test_nothing_is_left_in_english(language: str) -> None:
    worded = [key for key in KEYS if any(letter.isalpha() for letter in text("en", key))]
    assert {key for key in worded if text(language, key) == text("en", key)} == SAME_AS_ENGLISH[language]


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(LookupError):
        Texts("en").say("no-such-key")


def test_a_missing_fact_is_an_error() -> None:
    with pytest.raises(LookupError):
        Texts("en").say("count-tricks")


def test_a_fact_of_any_length_can_be_said() -> None:
    assert Texts("en").say("list-and", first="x" * 1000, last="y") == "x" * 1000 + " and y"
    assert Texts("en").say("list-and", first="x" * 1001, last="y") == "x" * 999 + "… and y"
