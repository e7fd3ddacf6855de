"""Choosing at the terminal table: what is lit, what it would mean, and why something can't be."""

import pytest

from catinthebox.locales.telling import reason
from catinthebox.rules import Action, Colour, Discard, Phase, Play, Predict, why_not
from catinthebox.tui.app import TableApp
from catinthebox.tui.bars import Prompt
from catinthebox.tui.board import ResearchBoard
from catinthebox.tui.choices import Choices
from catinthebox.tui.hand import OwnHand
from catinthebox.tui.paradox import ParadoxSheet
from catinthebox.tui.scores import ScoreSheet
from catinthebox.tui.seats import PlayerBoards
from tests.support.positions import board, given, position
from tests.tui.table_pilot import (
    Scripted,
    TablePilot,
    asked,
    asks,
    click_on,
    lay,
    lines_of,
    on_screen,
    sit_down,
    text_of,
    until,
)


def why_not_in_words(app: TableApp, action: Action) -> str:
    """The reason that every front end gives for a refusal."""
    refusal = why_not(app.table.match, 0, action)
    assert refusal is not None
    return reason(app.texts, refusal, app.table.names)


async def test_p3_a_card_is_picked_by_its_number_and_put_aside_by_enter() -> None:
    app = lay(4)
    async with sit_down(app) as pilot:
        await asked(pilot)
        first = app.table.match.round.hands[0][0]
        await pilot.press(str(first))
        assert f"[⏎] set the {first} aside, face down" in text_of(pilot, Choices)
        await pilot.press("enter")
        await until(pilot, lambda: app.table.match.round.discards[0] == first)


async def test_p3_a_second_click_on_a_card_puts_it_aside() -> None:
    app = lay(4)
    async with sit_down(app) as pilot:
        await asked(pilot)
        first = app.table.match.round.hands[0][0]
        await click_on(pilot, f" {first} ", OwnHand)
        assert app.table.match.round.discards[0] is None
        await click_on(pilot, f" {first} ", OwnHand)
        await until(pilot, lambda: app.table.match.round.discards[0] == first)


async def test_a_number_that_is_not_in_the_hand_is_refused_in_words() -> None:
    app = lay(3)
    async with sit_down(app) as pilot:
        await asked(pilot)
        await pilot.press("9")
        assert text_of(pilot, Choices) == why_not_in_words(app, Discard(9))
        await pilot.press("right", "enter")
        await until(pilot, lambda: asks(pilot) and app.table.match.phase is Phase.PREDICT)
        await pilot.press("9")
        assert text_of(pilot, Choices) == why_not_in_words(app, Predict(9))
        await pilot.press("1", "enter")
        await until(pilot, lambda: asks(pilot) and app.table.match.phase is Phase.PLAY)
        await pilot.press("9")
        assert text_of(pilot, Choices) == why_not_in_words(app, Play(9, Colour.RED))


async def test_t1_out_of_turn_one_hears_whose_turn_it_is() -> None:
    app = lay(match=given(3, ["5"], start=1), pause=60)
    async with sit_down(app) as pilot:
        await until(pilot, lambda: "Bea is thinking" in text_of(pilot, Prompt))
        await pilot.press("5")
        assert text_of(pilot, Choices) == why_not_in_words(app, Play(5, Colour.RED))


async def test_p4_two_tricks_can_t_be_predicted_at_three_players() -> None:
    app = lay(3)
    async with sit_down(app) as pilot:
        await asked(pilot)
        await pilot.press("right", "enter")
        await until(pilot, lambda: asks(pilot) and app.table.match.phase is Phase.PREDICT)
        assert "[1] 1 trick 2 2 tricks not at this table (P4) [3] 3 tricks [4] 4 tricks" in text_of(pilot, Choices)
        await pilot.press("2", "enter")
        assert text_of(pilot, Choices) == why_not_in_words(app, Predict(2))
        await pilot.press("4", "enter")
        await until(pilot, lambda: app.table.match.round.predictions[0] == 4)


async def test_d3_a_leader_hears_why_red_can_t_be_led() -> None:
    app = lay(match=given(3, ["5 6"]))
    async with sit_down(app) as pilot:
        await asked(pilot)
        await pilot.press("5")
        assert "r ▲ red can’t be led yet (D3) ▸ [b] ● blue you lead" in text_of(pilot, Choices)
        await pilot.press("r")
        assert text_of(pilot, Choices) == why_not_in_words(app, Play(5, Colour.RED))
        assert app.table.match.round.trick == ()


async def test_d1_a_taken_space_is_not_lit_and_says_so() -> None:
    app = lay(match=given(3, ["5 6", "5"], start=1, play="5b 6b"))
    async with sit_down(app) as pilot:
        await asked(pilot)
        await pilot.press("5")
        assert "b ● blue space taken (D1)" in text_of(pilot, Choices)
        await click_on(pilot, "●5", ResearchBoard)
        assert text_of(pilot, Choices) == why_not_in_words(app, Play(5, Colour.BLUE))


async def test_d2_a_colour_whose_token_is_gone_says_so() -> None:
    app = lay(match=position(3, ["4 6", "1 2", "1 2"], tokens={0: "ryg"}, trick="3g 5g"))
    async with sit_down(app) as pilot:
        await asked(pilot)
        await pilot.press("4", "b")
        assert text_of(pilot, Choices) == why_not_in_words(app, Play(4, Colour.BLUE))


async def test_d5_the_token_at_stake_is_shown_before_it_is_lost() -> None:
    app = lay(match=given(3, ["3 6", "5"], start=1, play="5b 4b"))
    async with sit_down(app) as pilot:
        await asked(pilot)
        await pilot.press("3")
        choices = text_of(pilot, Choices)
        assert "▸ [b] ● blue follows · does not win" in choices
        assert "[r] ▲ red costs your blue token · wins so far" in choices
        assert "[y] ■ yellow costs your blue token · does not win" in choices
        assert "▲●■◆" in own_board(pilot)
        await pilot.press("up")
        assert "▲!■◆" in own_board(pilot)
        await pilot.press("r")
        await until(pilot, lambda: Colour.BLUE not in app.table.match.round.tokens[0])
        await until(pilot, lambda: "▲×■◆" in own_board(pilot))


def own_board(pilot: TablePilot) -> str:
    """The two lines of seat A's player board."""
    region = pilot.app.screen.query_one(PlayerBoards).region
    return " ".join(lines_of(pilot, region)[1:3])


async def test_not_following_without_the_token_costs_nothing() -> None:
    match = position(3, ["4 6", "1 2", "1 2"], tokens={0: "ryg"}, trick="3b 5b")
    async with sit_down(lay(match=match)) as pilot:
        await asked(pilot)
        await pilot.press("4")
        assert "costs" not in text_of(pilot, Choices)


async def test_the_spaces_of_the_picked_card_are_lit() -> None:
    app = lay(match=given(3, ["3 6", "5"], start=1, play="5b 4b"))
    async with sit_down(app) as pilot:
        await asked(pilot)
        assert "[" not in text_of(pilot, ResearchBoard)
        await pilot.press("3")
        shown = text_of(pilot, ResearchBoard)
        assert (shown.count("[ ]"), shown.count("[•]")) == (3, 1)


async def test_cards_show_the_signs_of_the_colours_they_can_be_declared_in() -> None:
    match = position(3, ["4 6", "1 2", "1 2"], tokens={0: "rb"}, board=board("red . . . 1"), trick="3g 5g")
    async with sit_down(lay(match=match)) as pilot:
        await asked(pilot)
        top, middle, bottom = lines_of(pilot, pilot.app.screen.query_one(OwnHand).region)
        assert top.split() == ["╭──●╮", "╭▲─●╮"]
        assert middle.split() == ["│", "4", "│", "│", "6", "│"]
        assert bottom.split() == ["╰───╯", "╰───╯"]


async def test_a_card_that_can_t_be_declared_has_a_dotted_outline() -> None:
    taken = board("red . . . 1\nblue . . . 2\nyellow . . . 1\ngreen . . . 2")
    match = position(3, ["4 6", "1 2", "1 2"], board=taken, trick="3g 5g")
    async with sit_down(lay(match=match)) as pilot:
        await asked(pilot)
        top, *_ = lines_of(pilot, pilot.app.screen.query_one(OwnHand).region)
        assert top.split() == ["╭┄┄┄╮", "╭▲─●╮"]


@pytest.mark.parametrize("keys", [["3", "y"], ["3", "down", "enter"], ["right", "down", "enter"]])
async def test_a_card_is_declared_by_letter_or_by_arrows(keys: list[str]) -> None:
    app = lay(match=given(3, ["3 6", "5"], start=1, play="5b 4b"))
    async with sit_down(app) as pilot:
        await asked(pilot)
        number = 3 if keys[0] == "3" else app.table.match.round.hands[0][0]
        await pilot.press(*keys)
        await until(pilot, lambda: bool(app.table.match.round.tricks))
        assert app.table.match.round.tricks[0].plays[-1] == Play(number, Colour.YELLOW)


async def test_a_colour_alone_picks_a_card_for_it_and_escape_puts_it_back() -> None:
    app = lay(match=given(3, ["3 6", "5"], start=1, play="5b 4b"))
    async with sit_down(app) as pilot:
        await asked(pilot)
        lowest = app.table.match.round.hands[0][0]
        await pilot.press("g")
        assert f"Which colour do you declare for your {lowest}?" in text_of(pilot, Prompt)
        assert "▸ [g] ◆ green" in text_of(pilot, Choices)
        await pilot.press("escape")
        assert "Led colour: ● blue. Choose a card." in text_of(pilot, Prompt)


async def test_a_click_on_a_space_picks_its_card_and_a_second_one_plays_it() -> None:
    app = lay(match=given(3, ["3 6", "5"], start=1, play="5b 4b"))
    async with sit_down(app) as pilot:
        await asked(pilot)
        await click_on(pilot, "◆6", ResearchBoard)
        assert "▸ [g] ◆ green costs your blue token" in text_of(pilot, Choices)
        assert len(app.table.match.round.trick) == 2
        await click_on(pilot, "◆6", ResearchBoard)
        await until(pilot, lambda: bool(app.table.match.round.tricks))
        assert app.table.match.round.tricks[0].plays[-1] == Play(6, Colour.GREEN)


async def test_a_click_on_a_card_and_on_a_colour_plays_it() -> None:
    app = lay(match=given(3, ["3 6", "5"], start=1, play="5b 4b"))
    async with sit_down(app) as pilot:
        await asked(pilot)
        await click_on(pilot, " 6 ", OwnHand)
        await click_on(pilot, "[b]", Choices)
        await until(pilot, lambda: bool(app.table.match.round.tricks))
        assert app.table.match.round.tricks[0].plays[-1] == Play(6, Colour.BLUE)


async def test_the_trick_lies_before_the_seats_and_stays_until_the_next_card_is_led() -> None:
    app = lay(match=given(3, ["6 6", "5"], start=1, play="5b 4b"))
    async with sit_down(app) as pilot:
        await asked(pilot)
        assert "●5 ★" in text_of(pilot, PlayerBoards)
        await pilot.press("6", "b")
        await until(pilot, lambda: asks(pilot) and bool(app.table.match.round.tricks))
        shown = text_of(pilot, PlayerBoards)
        assert ("●6 ★" in shown, "●5" in shown, "●4" in shown) == (True, True, True)


async def test_a_won_trick_stays_for_a_moment_and_enter_goes_on() -> None:
    app = lay(match=given(3, ["3 6", "5"], start=1, play="5b 4b"), pause=60)
    async with sit_down(app) as pilot:
        await asked(pilot)
        await pilot.press("3", "b")
        await until(pilot, lambda: "Bea wins the trick." in text_of(pilot, Prompt))
        assert app.table.match.round.trick == ()
        await pilot.press("enter")
        await until(pilot, lambda: "Bea is thinking" in text_of(pilot, Prompt))
        await pilot.press("enter")
        await until(pilot, lambda: len(app.table.match.round.trick) == 1)


async def test_x3_a_paradox_shows_who_and_the_hand_then_the_score_sheet() -> None:
    taken = board("red . . . 1 . 2\ngreen . . . 2 . 1")
    match = position(3, ["1 2 5", "4 6", "1 2 3"], tokens={1: "rg"}, board=taken)
    app = lay(match=match, bots={1: Scripted(), 2: Scripted()}, pause=0.01)
    async with sit_down(app) as pilot:
        await asked(pilot)
        await pilot.press("5", "b")
        await until(pilot, lambda: on_screen(pilot, ParadoxSheet))
        shown = text_of(pilot, ".sheet")
        assert "Paradox! Bea can’t declare any of these cards." in shown
        assert "┊ 4 ┊ ┊ 6 ┊" in shown
        await pilot.press("enter")
        await until(pilot, lambda: on_screen(pilot, ScoreSheet))
        await pilot.press("down")
        assert "Bea: paradox. Each trick costs a point, and there is no bonus." in text_of(pilot, ".sheet")
