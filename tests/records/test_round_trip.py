"""What is written is read back, to the last letter."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catinthebox.records import Record, digest_of, read_record, read_records, write_record
from catinthebox.rules import BadSetup, Deal, Setup, new_match, next_round, parse_layout
from tests.records.played import random_match, random_record

PLAYER_COUNTS = (2, 3, 4, 5)
TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)

OWN_LAYOUT = """layout a tower
R1 B1 Y1 G1
R2 B2 Y2 G2
R3 B3 Y3 G3
R4 B4 Y4 G4
R5 B5 Y5 G5
.  R6 B6 .
.  Y6 G6 .
"""


@given(st.sampled_from(PLAYER_COUNTS), st.integers(0, 10_000), st.integers(0, 200))
def test_a_match_comes_back_equal_wherever_it_stands(players: int, seed: int, actions: int) -> None:
    record = random_record(players, seed, actions)
    text = write_record(record)
    assert read_record(text) == record
    assert write_record(read_record(text)) == text


@given(TEXT, st.lists(st.none() | TEXT, min_size=3, max_size=3), st.lists(TEXT, min_size=3, max_size=3), TEXT)
def test_any_secret_entropy_name_and_remark_comes_back(
    secret: str, entropy: list[str | None], names: list[str], remark: str
) -> None:
    match, _ = new_match(Setup.of(3, secret=secret, entropy=tuple(entropy)))
    record = Record(match, tuple(names), (("Remark", remark),))
    assert read_record(write_record(record)) == record


@pytest.mark.parametrize("start", [None, 0, 2])
def test_the_start_seat_comes_back_drawn_or_chosen(start: int | None) -> None:
    record = Record(random_match(Setup.of(3, secret="s", start=start), 1))
    assert read_record(write_record(record)).match.setup.chosen_start == start


def test_an_own_layout_comes_back() -> None:
    record = Record(random_match(Setup.of(3, secret="s", layout=parse_layout(OWN_LAYOUT)), 1))
    assert read_record(write_record(record)) == record


@pytest.mark.parametrize("rounds_given", [1, 2, 3])
@pytest.mark.parametrize("actions", [0, 20, 40, None])
def test_given_deals_come_back_also_those_to_come(rounds_given: int, actions: int | None) -> None:
    deals = tuple(Setup.of(3, secret="cards of a real table").deal(number) for number in range(1, rounds_given + 1))
    record = Record(random_match(Setup.of(3, secret="the rest", given=deals), 5, actions))
    assert read_record(write_record(record)) == record


def test_a_real_table_needs_no_secret() -> None:
    size_two = Setup.of(2, secret="cards of a real table")
    deals: tuple[Deal, ...] = (size_two.deal(1), size_two.deal(2))
    record = Record(random_match(Setup.of(2, start=1, given=deals), 3), ("Ada", "Zoé"))
    text = write_record(record)
    assert "Secret" not in text
    assert read_record(text) == record


def test_a_round_that_is_over_differs_from_one_that_is_dealt() -> None:
    over = random_match(Setup.of(2, secret="s"), 1)
    first = over.past[0]
    before = type(over)(over.setup, (), first)
    after, _ = next_round(before)
    for match in (before, after):
        assert read_record(write_record(match)).match == match


def test_several_matches_in_one_file() -> None:
    records = [random_record(players, seed=players, actions=players * 11) for players in PLAYER_COUNTS]
    assert list(read_records("\n\n".join(map(write_record, records)))) == records


def test_typed_by_hand_with_other_blanks_and_windows_lines() -> None:
    record = random_record(4)
    typed = write_record(record).replace("\n", "  \r\n").replace("Deal A ", "  Deal   A\t")
    assert read_record(typed) == record


def test_the_tags_may_stand_in_any_order_but_the_first() -> None:
    record = random_record(3)
    first, *tags = (line for line in write_record(record).split("\n") if line.startswith("["))
    body = [line for line in write_record(record).split("\n") if not line.startswith("[")]
    assert read_record("\n".join([first, *reversed(tags), *body])) == record


def test_a_digest_may_be_left_out() -> None:
    record = random_record(3)
    text = "\n".join(line for line in write_record(record).split("\n") if not line.startswith("Digest"))
    assert read_record(text).digest is None
    assert read_record(write_record(record)).digest == digest_of(record)


def test_the_example_in_the_manual_is_a_real_record() -> None:
    manual = Path("docs/notation.md").read_text(encoding="utf-8")
    example = manual.split("```text\n")[1].split("```")[0]
    assert write_record(read_record(example)) == example


@pytest.mark.parametrize(
    ("names", "tags"),
    [
        (("Ada",), ()),
        ((), (("date", "lower case"),)),
        ((), (("Secret", "a tag with a meaning"),)),
        ((), (("Date", "1"), ("Date", "2"))),
        (("Ada", "half a pair \ud83d", "Petr"), ()),
        ((), (("Place", "half a pair \ud83d"),)),
    ],
)
def test_names_and_remarks_that_do_not_fit_are_refused(
    names: tuple[str, ...], tags: tuple[tuple[str, str], ...]
) -> None:
    match, _ = new_match(Setup.of(3, secret="s"))
    with pytest.raises(BadSetup):
        Record(match, names, tags)
