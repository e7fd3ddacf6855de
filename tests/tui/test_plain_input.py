"""What typed lines mean."""

import pytest

from catinthebox.locales import LANGUAGES, Texts
from catinthebox.rules import Colour, Discard, Phase, Play, Predict
from catinthebox.tui.plain_input import Command, Unclear, Word, action_in, command_in


@pytest.mark.parametrize("line", ["5 b", "5b", "5 blue", "5 as blue", "blue 5", "b5", "5 BLUE", "  5   bl "])
def test_a_play_can_be_typed_in_many_ways(line: str) -> None:
    assert action_in(Texts("en"), line, Phase.PLAY) == Play(5, Colour.BLUE)


@pytest.mark.parametrize(
    ("language", "line", "colour"),
    [
        ("cs", "5 modrá", Colour.BLUE),
        ("cs", "5 jako modrou", Colour.BLUE),
        ("cs", "5 zl", Colour.YELLOW),
        ("cs", "5 ž", Colour.YELLOW),
        ("cs", "5 z\u030c", Colour.YELLOW),  # typed as z and a caron
        ("cs", "5 b", Colour.BLUE),
        ("de", "5 als Grün", Colour.GREEN),
        ("de", "5 gru", Colour.GREEN),
        ("de", "5 yellow", Colour.YELLOW),
        ("fr", "5 v", Colour.GREEN),
        ("fr", "5 en jaune", Colour.YELLOW),
        ("pl", "5 zolty", Colour.YELLOW),
        ("pl", "5 niebieską", Colour.BLUE),
    ],
)
def test_colours_of_the_language_with_or_without_accents(language: str, line: str, colour: Colour) -> None:
    assert action_in(Texts(language), line, Phase.PLAY) == Play(5, colour)


@pytest.mark.parametrize(
    ("language", "word", "colours"),
    [
        ("cs", "z", (Colour.YELLOW, Colour.GREEN)),
        ("de", "g", (Colour.YELLOW, Colour.GREEN)),
        ("pl", "z", (Colour.YELLOW, Colour.GREEN)),
        ("en", "pink", ()),
    ],
)
def test_a_colour_is_never_guessed(language: str, word: str, colours: tuple[Colour, ...]) -> None:
    with pytest.raises(Unclear) as unclear:
        action_in(Texts(language), f"5 {word}", Phase.PLAY)
    assert (unclear.value.typed, unclear.value.colours) == (word, colours)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_has_a_letter_or_two_that_are_enough(language: str) -> None:
    texts = Texts(language)
    for colour in Colour:
        short = texts.say("colour", colour=colour.word)[:2]
        assert action_in(texts, f"5{short}", Phase.PLAY) == Play(5, colour)


def test_a_number_alone_is_a_discard_or_a_prediction() -> None:
    assert action_in(Texts("en"), "3", Phase.DISCARD) == Discard(3)
    assert action_in(Texts("en"), " 3 ", Phase.PREDICT) == Predict(3)


@pytest.mark.parametrize(
    ("line", "phase"),
    [
        ("", Phase.PLAY),
        ("5", Phase.PLAY),
        ("blue", Phase.PLAY),
        ("5 6 blue", Phase.PLAY),
        ("5 blue red", Phase.PLAY),
        ("123 blue", Phase.PLAY),
        ("-5 blue", Phase.PLAY),
        ("five", Phase.DISCARD),
        ("5 blue", Phase.DISCARD),
        ("2 tricks", Phase.PREDICT),
        ("5", Phase.ROUND_OVER),
    ],
)
def test_anything_else_is_unclear(line: str, phase: Phase) -> None:
    with pytest.raises(Unclear) as unclear:
        action_in(Texts("en"), line, phase)
    assert (unclear.value.typed, unclear.value.colours) == (line, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_known_in_the_language_and_in_english(language: str) -> None:
    texts = Texts(language)
    for word in Word:
        own = texts.say(f"plain-command-{word}")
        assert command_in(texts, f" {word.value.upper()} ") == command_in(texts, own) == Command(word, "")


def test_commands_need_no_accents_and_keep_what_follows() -> None:
    assert command_in(Texts("cs"), "stul") == Command(Word.TABLE, "")
    assert command_in(Texts("pl"), "stol") == Command(Word.TABLE, "")
    assert command_in(Texts("en"), "why  5 blue ") == Command(Word.WHY, "5 blue")
    assert command_in(Texts("en"), "5 blue") is None
    assert command_in(Texts("en"), "") is None
