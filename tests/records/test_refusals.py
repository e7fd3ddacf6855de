"""Strict reading: what does not follow from the rules is refused, with line, column and rule."""

import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catinthebox.records import BadRecord, read_record, read_records, write_record
from tests.records.played import random_record

RECORD = write_record(random_record(3, seed=1))
LINES = RECORD.split("\n")


def line_of(beginning: str) -> int:
    """The number, from 1, of the first line that begins so."""
    return next(number for number, line in enumerate(LINES, start=1) if line.startswith(beginning))


def spoilt(old: str, new: str) -> str:
    """The record with the first match of a pattern replaced."""
    text, count = re.subn(old, new, RECORD, count=1, flags=re.MULTILINE)
    assert count == 1
    assert text != RECORD
    return text


def refusal(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        read_record(text)
    return caught.value


def refusal_if_any(text: str) -> BadRecord | None:
    try:
        list(read_records(text))
    except BadRecord as error:
        return error
    return None


@pytest.mark.parametrize(
    ("old", "new", "beginning", "column", "words"),
    [
        (r'^\[Players "3"\]', '[Players "6"]', "[Players", 1, "2 to 5"),
        (r'^\[Players "3"\]', "[Players 3]", "[Players", 1, "expected a tag"),
        (r'^\[Side "white"\]', '[Side "black"]', "[Side", 1, "white or purple"),
        (r'^\[Start "(.)', r'[Start "Z', "[Start", 1, "expected a seat from A to C"),
        (r"drawn", "thrown", "[Start", 1, "'drawn' or 'chosen'"),
        (r'^\[Commitment "', '[Commitment "0', "[Commitment", 1, "does not fit the secret"),
        (r'^\[Secret "', '[Secret "x', "[Commitment", 1, "does not fit the secret"),
        (r'^\[Secret "', r'[Secret "\\ud800', "[Secret", 9, "quote as JSON does"),
        (r'^\[A "', r'[A "\\q', "[A ", 4, "quote as JSON does"),
        (r"^Round 1", "Round 2", "Round 1", 7, "expected round 1"),
        (r"^Round 1", "Round 1 2", "Round 1", 9, "nothing more"),
        (r"^Round 1", "Rund 1", "Round 1", 1, "begins with 'Round'"),
        (r"^Deal A 1", "Deal B 1", "Deal A", 6, "this is 'A'"),
        (r"^Deal A .", "Deal A x", "Deal A", 8, "expected a number, found 'x'"),
        (r"^1\. (.) ", "1. Z ", "1.", 4, "expected a seat from A to C"),
        (r"^2\. ", "3. ", "2.", 1, "no trick of this number"),
        (r"^1\. (.) (\d)", r"1. \1 0", "1.", 6, "expected a play such as 5b"),
        (r"^1\. (.) (\d)[rbyg]", r"1. \1 \2x", "1.", 6, "expected a play such as 5b"),
        (r"^Score A", "Score B", "Score", 7, "this is 'A'"),
        (r"^Score", "Scores", "Score", 1, "begins with 'Score'"),
        (r"^Result A -?\d+", "Result A 99", "Result", 10, "by the rules this is"),
        (r"^Digest .", "Digest x", "Digest", 1, "the digest does not fit"),
        (r"^Digest ", "Digest x ", "Digest", 10, "nothing more"),
    ],
)
def test_the_error_says_where_and_what(old: str, new: str, beginning: str, column: int, words: str) -> None:
    error = refusal(spoilt(old, new))
    assert (error.line, error.column) == (line_of(beginning), column), error.message
    assert words in error.message


def test_a_play_against_the_rules_names_them() -> None:
    first = LINES[line_of("1.") - 1].split()[2]
    error = refusal(spoilt(r"^1\. (.) (\S+) \S+", rf"1. \1 {first} {first}"))
    assert error.line == line_of("1.")
    assert error.rules in {("D1",), ("T2",)}


def test_p1_a_deal_that_is_not_the_secrets_is_refused() -> None:
    (a, b) = (LINES[line_of(f"Deal {letter}") - 1].split(" ", 2)[2] for letter in "AB")
    swapped = RECORD.replace(f"Deal A {a}", f"Deal A {b}", 1).replace(f"Deal B {b}", f"Deal B {a}", 1)
    assert "does not follow from the secret" in refusal(swapped).message


def test_m1_a_card_too_many_is_refused() -> None:
    error = refusal(spoilt(r"^Deal A (.*) (\d)$", r"Deal A \1"))
    assert error.rules == ("P1",)
    assert error.line == line_of("Round 1")


def test_a_start_seat_that_was_not_drawn_is_refused() -> None:
    seat = LINES[line_of("[Start") - 1][8]
    error = refusal(spoilt(r'^\[Start "."?', f'[Start "{"AB"[seat == "A"]}'))
    assert error.rules == ("G1",)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "found 0"),
        ("Round 1\n", "a record begins with"),
        ('[Catinthebox "2"]\n', "a record begins with"),
        ('[Players "3"]\n', "a record begins with"),
        ('[Catinthebox "1"]\n', "the tag Players is missing"),
        ('[Catinthebox "1"]\n[Players "3"]\n[Players "3"]\n', "stands here twice"),
        ('[Catinthebox "1"]\n[Players "3"]\n[D "Dora"]\n', "no seat D"),
        (
            '[Catinthebox "1"]\n[Players "3"]\n[A "Ada"]\n[Side "white"]\n[Start "A chosen"]\n[Secret "s"]\nRound 1',
            "Deal",
        ),
        ('[Catinthebox "1"]\n[Players "3"]\n[EntropyA "x"]\n', "needs the tag Secret"),
        ('[Catinthebox "1"]\n[Players "3"]\n[Side "white"]\n[Start "A drawn"]\n', "must be chosen"),
        ('[Catinthebox "1"]\n[Players "3"]\n[Given "4"]\n', "a number of rounds from 1 to 3"),
        ('[Catinthebox "1"]\n[Players "3"]\n[Given "1"]\nRound 2\n', "round 1 and its deal are missing"),
        ('[Catinthebox "1"]\n[Players "3"]\n[Side "o"]\n[Layout "R1 R1"]\n[Start "A chosen"]\n', "placed twice"),
        (RECORD + "Round 4\n", "is not expected here"),
        (RECORD + RECORD, "expected one match, found 2"),
    ],
)
def test_other_texts_are_refused(text: str, words: str) -> None:
    assert words in refusal(text).message


def test_x3_the_causers_hand_and_name_are_checked() -> None:
    record = write_record(random_record(4, seed=2))
    causer = re.search(r"^Paradox (.) (.*)$", record, re.MULTILINE)
    assert causer
    other = "B" if causer[1] == "A" else "A"
    assert refusal(record.replace(causer[0], f"Paradox {other} {causer[2]}", 1)).rules == ("X1",)
    assert refusal(record.replace(causer[0], causer[0] + " 1", 1)).rules == ("X3",)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_altered_letter_goes_unseen(players: int) -> None:
    """Whatever single character changes, the record is refused, or it says the same with other blanks."""
    record = write_record(random_record(players, seed=7))
    random = Random(players)
    for _ in range(400):
        place = random.randrange(len(record))
        text = record[:place] + random.choice('0123456789abcdrbygABC =+-.\n[]"\\') + record[place + 1 :]
        try:
            assert write_record(read_record(text)) == record
        except BadRecord:
            continue


@given(st.text(st.sampled_from('[]"\\ ABCDERoundDealDiscardPredictParadoxScore=+-.0123456789rbyg\n'), max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    error = refusal_if_any(text)
    assert error is None or (1 <= error.line <= text.count("\n") + 1 and error.column >= 1)


@given(st.data())
def test_a_record_with_lines_lost_doubled_or_moved_is_read_or_refused(data: st.DataObject) -> None:
    lines = list(LINES)
    for _ in range(data.draw(st.integers(1, 3))):
        taken, to = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        line = lines[taken]
        if data.draw(st.booleans()):
            del lines[taken]
        if data.draw(st.booleans()):
            lines.insert(to, line)
    error = refusal_if_any("\n".join(lines))
    assert error is None or 1 <= error.line <= len(lines)
