"""Each language's own quotation marks, apostrophes and spaces."""

import re

import pytest

from catinthebox.locales import LANGUAGES
from tests.locales.fluent_files import messages, text

QUOTES = {"en": "“”", "cs": "„“", "de": "„“", "fr": "«»", "pl": "„”"}
MARKS = set("“”„«»‚‘")

KEYS = sorted(messages("en"))

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_no_typewriter_signs(language: str) -> None:
    assert [key for key in KEYS if re.search(r"""['"`]|\.\.\.|(?<=\S)  """, text(language, key))] == []


@every_language
def test_quotation_marks_are_the_language_s_own(language: str) -> None:
    assert [key for key in KEYS if not set(text(language, key)) & MARKS <= set(QUOTES[language])] == []


@every_language
def test_exclamation_marks_only_at_a_paradox(language: str) -> None:
    assert [key for key in KEYS if "!" in text(language, key) and "paradox" not in key] == []


def test_french_puts_a_fixed_space_around_quotations_and_before_double_punctuation() -> None:
    loose = r"(?<![\u00a0\u202f])[:;!?»]|«(?![\u00a0\u202f])"
    assert [key for key in KEYS if re.search(loose, text("fr", key))] == []


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_czech_and_polish_let_no_line_end_with_a_word_of_one_letter(language: str) -> None:
    loose = r"(?<![\w’.-])[aikosuvwz] "
    assert [key for key in KEYS if re.search(loose, text(language, key), re.IGNORECASE)] == []
