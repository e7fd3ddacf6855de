"""Everything in the rules is a value: it can't be changed, and equal ones are interchangeable."""

import importlib
import pkgutil
from dataclasses import FrozenInstanceError, is_dataclass
from random import Random

import pytest

import catinthebox.rules
from catinthebox.rules import Colour, Discard, Play, Predict, Setup, Space, new_match
from tests.support.walks import random_match

MODULES = [
    importlib.import_module(f"catinthebox.rules.{module.name}")
    for module in pkgutil.iter_modules(catinthebox.rules.__path__)
]
KINDS: list[type] = [
    value
    for module in MODULES
    for value in vars(module).values()
    if isinstance(value, type) and is_dataclass(value) and value.__module__ == module.__name__
]


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_value_is_frozen(kind: type) -> None:
    blank: object = object.__new__(kind)

    with pytest.raises(FrozenInstanceError):
        blank.__setattr__(next(iter(kind.__annotations__)), 1)


def test_equal_matches_are_one_in_a_set() -> None:
    setup = Setup.of(3, secret="any")
    one, other = (random_match(setup, Random(1)) for _ in range(2))

    assert one is not other
    assert {one, other} == {one}
    assert new_match(setup)[0] not in {one}


def test_an_action_made_anew_is_the_same_action() -> None:
    assert {Play(5, Colour.BLUE), Discard(5), Predict(3)} == {Play(5, Colour.BLUE), Discard(5), Predict(3)}
    assert Play(5, Colour.BLUE) != Play(5, Colour.GREEN)


def test_values_say_what_they_are() -> None:
    assert str(Play(5, Colour.BLUE)) == "5b"
    assert repr(Play(5, Colour.BLUE)) == "Play(number=5, colour=<Colour.BLUE: 1>)"
    assert str(Space(Colour.YELLOW, 2)) == "yellow 2"
    assert [colour.letter for colour in Colour] == ["r", "b", "y", "g"]


def test_everything_exported_is_there_once() -> None:
    names = catinthebox.rules.__all__

    assert len(set(names)) == len(names)
    assert all(hasattr(catinthebox.rules, name) for name in names)
