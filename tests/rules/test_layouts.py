"""The two sides of the board, which spaces touch on them, and the largest group on any board."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catinthebox.rules import SIDES, BadLayout, Colour, Layout, Space, largest_group
from catinthebox.rules.cards import COLOUR_OF_LETTER, SPACES, space_index
from catinthebox.rules.layouts import Board
from tests.support.naive import naive_group_size
from tests.support.positions import board
from tests.support.walks import layouts

WHITE, PURPLE = SIDES["white"], SIDES["purple"]


def space(name: str) -> Space:
    """The space of "r4"."""
    return Space(COLOUR_OF_LETTER[name[0]], int(name[1]))


def touching(layout: Layout, name: str) -> set[str]:
    """The names of the spaces that touch one."""
    indices = layout.neighbours[space_index(*space(name))]
    return {f"{SPACES[index].colour.letter}{SPACES[index].number}" for index in indices}


@pytest.mark.parametrize(
    ("name", "neighbours"),
    [
        ("r1", "r2 b1"),
        ("r5", "r4 r6 b5"),
        ("b4", "b3 b5 r4 y4"),
        ("y9", "y8 b9 g9"),
        ("g9", "g8 y9"),
    ],
)
def test_on_white_each_colour_is_a_row(name: str, neighbours: str) -> None:
    assert touching(WHITE, name) == set(neighbours.split())


@pytest.mark.parametrize(
    ("name", "neighbours"),
    [
        ("r1", "r2 b1"),
        ("r3", "r2 g4 b3"),  # at the first seam, every colour meets another
        ("b3", "b2 r4 r3 y3"),
        ("y3", "y2 b4 b3 g3"),
        ("g3", "g2 y4 y3"),
        ("g4", "r3 g5 r4"),
        ("y4", "g3 y5 b4"),
        ("r5", "r4 r6 g5 b5"),  # inside a card, rows are colours
        ("g6", "g5 y7 r6"),  # the second seam
        ("r6", "r5 g7 g6 b6"),
        ("b6", "b5 r7 r6 y6"),
        ("y6", "y5 b7 b6"),
        ("y7", "g6 y8 g7"),
        ("b9", "b8 r9"),
        ("y9", "y8 g9"),
    ],
)
def test_on_purple_the_colours_move_down_a_row_from_card_to_card(name: str, neighbours: str) -> None:
    assert touching(PURPLE, name) == set(neighbours.split())


@given(st.sampled_from([WHITE, PURPLE]) | layouts())
def test_touching_is_mutual_and_never_with_oneself(layout: Layout) -> None:
    for index, neighbours in enumerate(layout.neighbours):
        assert index not in neighbours
        assert all(index in layout.neighbours[neighbour] for neighbour in neighbours)


def test_a_space_outside_the_board_touches_nothing() -> None:
    small = Layout.of("ones", [(Space(colour, 1), (0, colour)) for colour in Colour])

    assert small.position(Space(Colour.RED, 2)) is None
    assert touching(small, "r2") == set()
    assert touching(small, "b1") == {"r1", "y1"}


def test_a_layout_with_a_missing_space_is_refused_by_its_name() -> None:
    with pytest.raises(BadLayout) as refusal:
        Layout.of("gap", [(spot, (spot.colour, spot.number)) for spot in SPACES if spot != (Colour.BLUE, 7)])

    assert refusal.value.rules == ("M7",)
    assert refusal.value.facts == {"problem": "missing", "spaces": ("blue 7",)}


def test_an_empty_layout_is_refused() -> None:
    with pytest.raises(BadLayout) as refusal:
        Layout.of("nothing", [])

    assert refusal.value.facts["spaces"] == ("red 1", "blue 1", "yellow 1", "green 1")


def test_a_layout_with_a_space_twice_is_refused() -> None:
    with pytest.raises(BadLayout) as refusal:
        Layout.of("double", [(space("r1"), (0, 0)), (space("r1"), (0, 1))])

    assert refusal.value.facts == {"problem": "double", "space": "red 1"}


def test_a_layout_with_two_spaces_in_one_place_is_refused() -> None:
    with pytest.raises(BadLayout, match="row 1, column 1") as refusal:
        Layout.of("overlapping", [(space("r1"), (0, 0)), (space("b1"), (0, 0))])

    assert refusal.value.facts == {"problem": "overlapping", "space": "blue 1", "other": "red 1"}


def test_a_grid_shows_only_the_numbers_in_play() -> None:
    top, *_, bottom = PURPLE.grid(5)

    assert [str(spot) for spot in top] == ["red 1", "red 2", "red 3", "green 4", "green 5"]
    assert [str(spot) for spot in bottom] == ["green 1", "green 2", "green 3", "yellow 4", "yellow 5"]


def test_a_grid_leaves_out_the_empty_cells_around_the_board_and_shows_those_within() -> None:
    spread = Layout.of("spread", [(Space(colour, 1), (5, 2 * colour + 3)) for colour in Colour])

    assert spread.grid(1) == ((space("r1"), None, space("b1"), None, space("y1"), None, space("g1")),)


def test_the_largest_group_names_its_spaces_in_board_order() -> None:
    tokens = board(
        """
        red     0 . . 0
        blue    0 0 . .
        yellow  . 1 1 1
        green   . . . .
        """
    )

    assert largest_group(WHITE, tokens, 0) == (space("r1"), space("b1"), space("b2"))
    assert largest_group(WHITE, tokens, 1) == (space("y2"), space("y3"), space("y4"))


def test_of_equal_groups_the_first_is_the_largest() -> None:
    assert largest_group(WHITE, board("green 0 0 . 0 0"), 0) == (space("g1"), space("g2"))


def test_nobody_without_tokens_has_a_group() -> None:
    assert largest_group(WHITE, board("red 1 1"), 0) == ()


@given(
    st.sampled_from([WHITE, PURPLE]) | layouts(),
    st.lists(st.sampled_from([None, 0, 0, 1]), min_size=len(SPACES), max_size=len(SPACES)).map(tuple),
)
def test_the_largest_group_is_what_a_naive_search_finds(layout: Layout, tokens: Board) -> None:
    for seat in (0, 1):
        group = largest_group(layout, tokens, seat)

        assert len(group) == naive_group_size(layout, tokens, seat)
        assert all(tokens[space_index(*spot)] == seat for spot in group)
        assert len(set(group)) == len(group)
