"""One, few and many: real plurals, also where the noun is the object of a sentence."""

import pytest

from catinthebox.locales import AREAS, Texts
from catinthebox.locales.telling import tell
from catinthebox.rules.events import Predicted


@pytest.mark.parametrize(
    ("language", "key", "expected"),
    [
        ("en", "count-tricks", ["1 trick", "2 tricks", "5 tricks", "22 tricks"]),
        ("cs", "count-tricks", ["1 štych", "2 štychy", "5 štychů", "22 štychů"]),
        ("de", "count-tricks", ["1 Stich", "2 Stiche", "5 Stiche", "22 Stiche"]),
        ("fr", "count-tricks", ["1 pli", "2 plis", "5 plis", "22 plis"]),
        ("pl", "count-tricks", ["1 lewa", "2 lewy", "5 lew", "22 lewy"]),
        ("cs", "count-points", ["1 bod", "2 body", "5 bodů", "22 bodů"]),
        ("pl", "count-points", ["1 punkt", "2 punkty", "5 punktów", "22 punkty"]),
    ],
)
def test_counts(language: str, key: str, expected: list[str]) -> None:
    assert [Texts(language).say(key, count=count) for count in (1, 2, 5, 22)] == expected


def test_what_is_predicted_is_an_object_in_polish() -> None:
    asked = [Texts("pl", AREAS).say("confirm-predict", count=count) for count in (1, 3, 5)]
    assert asked == ["Obstawić 1 lewę?", "Obstawić 3 lewy?", "Obstawić 5 lew?"]


def test_the_tokens_of_a_group() -> None:
    said = [Texts(language).say("plain-group", count=count) for language in ("cs", "pl") for count in (1, 3, 5)]
    assert [sentence.partition(": ")[2] for sentence in said] == [
        "1 žeton.",
        "3 žetony.",
        "5 žetonů.",
        "1 znacznik.",
        "3 znaczniki.",
        "5 znaczników.",
    ]


def test_zero_is_singular_in_french() -> None:
    assert Texts("fr").say("count-points", count=0) == "0 point"


def test_polish_declines_the_trick_that_is_predicted() -> None:
    said = [tell(Texts("pl"), Predicted(0, tricks), ["A"], you=0) for tricks in (1, 2, 5)]
    assert said == ["Obstawiasz 1 lewę.", "Obstawiasz 2 lewy.", "Obstawiasz 5 lew."]
