"""How the table looks: sizes, languages, own boards, light, and no colour at all. Nothing is ever cut off."""

import pytest
from textual.widget import Widget

from catinthebox.locales import LANGUAGES, Texts
from catinthebox.locales.telling import colour_name, reason, rule_text
from catinthebox.rules import Layout, Match, Phase, Seat, Setup, parse_layout, why_not
from catinthebox.rules.actions import PLAYS
from catinthebox.tui.bars import Legend, Prompt, TopBar
from catinthebox.tui.board import ResearchBoard
from catinthebox.tui.choices import Choices
from catinthebox.tui.curtain import Curtain
from catinthebox.tui.final import FinalScreen
from catinthebox.tui.hand import OwnHand
from catinthebox.tui.local_table import LocalTable
from catinthebox.tui.palette import SIGNS
from catinthebox.tui.paradox import ParadoxSheet
from catinthebox.tui.scores import ScoreSheet
from catinthebox.tui.seats import PlayerBoards
from tests.support.positions import board, given, position
from tests.tui.table_pilot import (
    NAMES,
    NARROW,
    WIDE,
    Scripted,
    TablePilot,
    asked,
    flat,
    lay,
    lines_of,
    on_screen,
    play_until,
    sit_down,
    text_of,
    until,
)

both_sizes = pytest.mark.parametrize("size", [WIDE, NARROW], ids=["80x24", "60x24"])
every_language = pytest.mark.parametrize("language", LANGUAGES)


def assert_says(pilot: TablePilot, where: str | type[Widget] | None, *sentences: str) -> None:
    """The sentences can be read there to their last letter."""
    shown = text_of(pilot, where)
    assert [sentence for sentence in sentences if flat(sentence) not in shown] == []


@both_sizes
@pytest.mark.parametrize("players", [2, 3, 4, 5])
async def test_all_one_needs_is_in_sight(players: int, size: tuple[int, int]) -> None:
    app = lay(players, match=given(players, ["2 3 4"]))
    async with sit_down(app, size) as pilot:
        await asked(pilot)
        await pilot.press("3")
        shown = text_of(pilot, ResearchBoard)
        grid = app.table.match.setup.layout.grid(app.table.match.setup.size.numbers)
        spaces = [f"{SIGNS[space.colour]}{space.number}" for row in grid for space in row if space]
        assert [space for space in spaces if space not in shown] == []
        assert_says(pilot, PlayerBoards, "You", *NAMES[1:players])
        hand = lines_of(pilot, pilot.app.screen.query_one(OwnHand).region)[1]
        assert tuple(int(card) for card in hand if card.isdigit()) == app.table.match.round.hands[0]
        assert_says(pilot, Choices, "▲ red", "● blue", "■ yellow", "◆ green")
        assert_says(pilot, None, "? hint", "h help", "q quit", "Round 1 of", "Trick 1 of")


@pytest.mark.parametrize("size", [(59, 24), (60, 19), (80, 20)])
async def test_where_the_table_can_t_be_shown_whole_it_says_so(size: tuple[int, int]) -> None:
    async with sit_down(lay(5), size) as pilot:
        await until(pilot, lambda: "The table needs at least 60 × 24." in text_of(pilot))
        await pilot.resize_terminal(*WIDE)
        await until(pilot, lambda: "Choose a card to set aside" in text_of(pilot))


OWN_BOARDS = {
    "upright": "\n".join(" ".join(f"{letter}{number}" for letter in "RBYG") for number in range(1, 10)),
    "with holes": """
        R1 R2 R3 .  G4 G5 G6 .  .
        B1 B2 B3 .  R4 R5 R6 Y7 Y8
        Y1 Y2 Y3 .  B4 B5 B6 Y9 G7
        G1 G2 G3 .  Y4 Y5 Y6 G8 G9
        R7 R8 R9 .  .  .  B7 B8 B9
    """,
}


@both_sizes
@pytest.mark.parametrize("drawing", OWN_BOARDS)
async def test_m7_a_board_of_one_s_own_is_drawn_as_it_is(drawing: str, size: tuple[int, int]) -> None:
    rows = OWN_BOARDS[drawing].strip()
    layout = parse_layout(f"layout {drawing}\n{rows}")
    async with sit_down(lay(4, layout=layout), (size[0], 30)) as pilot:
        await asked(pilot)
        drawn = lines_of(pilot, pilot.app.screen.query_one(ResearchBoard).region)
        assert [line.split() for line in drawn if set("▲●■◆") & set(line)] == list(rows_to_see(layout))


def rows_to_see(layout: Layout) -> list[list[str]]:
    """The signs and numbers of each row, for the eight numbers of four players."""
    return [[f"{SIGNS[space.colour]}{space.number}" for space in row if space] for row in layout.grid(8)]


@both_sizes
@every_language
async def test_the_table_can_be_read_in_every_language(language: str, size: tuple[int, int]) -> None:
    texts = Texts(language)
    match = given(5, ["5 6"])
    async with sit_down(lay(5, language=language, match=match), size) as pilot:
        await asked(pilot)
        assert_says(pilot, None, texts.say("table-prompt-lead"))
        assert_says(
            pilot, TopBar, texts.say("table-round", round=1, rounds=5), texts.say("table-trick", trick=1, tricks=7)
        )
        await pilot.press("5")
        assert_says(pilot, None, texts.say("table-prompt-declare", number=5))
        assert_says(pilot, Choices, texts.say("table-not-D3"), texts.say("table-note-leads"))
        await pilot.press("r")
        refusal = why_not(match, 0, PLAYS[5][0])
        assert refusal is not None
        assert_says(pilot, Choices, reason(texts, refusal, NAMES))


@both_sizes
@every_language
async def test_following_can_be_read_in_every_language(language: str, size: tuple[int, int]) -> None:
    texts = Texts(language)
    match = position(
        4, ["4 6", "1 2", "1 2", "1 2"], tokens={0: "byg"}, board=board("blue . . . . . 1"), trick="3y 5y 2r"
    )
    async with sit_down(lay(4, language=language, match=match), size) as pilot:
        await asked(pilot)
        led = {"sign": SIGNS[match.round.trick[0].colour], "colour": "yellow"}
        assert_says(pilot, None, texts.say("table-prompt-follow", **led))
        assert_says(pilot, TopBar, texts.say("table-led", **led))
        assert_says(pilot, PlayerBoards, texts.say("table-tricks"), texts.say("table-points"))
        assert_says(pilot, Legend, *(colour_name(texts, play.colour) for play in PLAYS[1]), texts.say("table-trump"))
        await pilot.press("6")
        assert_says(pilot, Choices, texts.say("table-not-D1"), texts.say("table-not-D2"))
        assert_says(pilot, Choices, texts.say("table-note-follows"), texts.say("table-note-costs", colour="yellow"))
        await pilot.press("i")
        assert_says(pilot, None, texts.say("table-group", name=texts.say("name-you"), count=0))
        await pilot.press("minus")
        assert_says(pilot, None, texts.say("table-pause", seconds=0.3))


@both_sizes
@every_language
async def test_preparing_can_be_read_in_every_language(language: str, size: tuple[int, int]) -> None:
    texts = Texts(language)
    app = lay(3, language=language)
    async with sit_down(app, size) as pilot:
        await asked(pilot)
        hand = lines_of(pilot, pilot.app.screen.query_one(OwnHand).region)[1]
        assert len([card for card in hand if card.isdigit()]) == 10
        assert_says(pilot, None, texts.say("table-prompt-aside"))
        await pilot.press("right")
        assert_says(pilot, Choices, texts.say("table-option-aside", number=app.table.match.round.hands[0][0]))
        await pilot.press("enter")
        await until(pilot, lambda: app.table.match.phase is Phase.PREDICT)
        await asked(pilot)
        assert_says(pilot, None, texts.say("table-prompt-predict"))
        assert_says(pilot, Choices, texts.say("table-not-P4"), texts.say("count-tricks", count=4))


@both_sizes
@every_language
async def test_the_sheets_can_be_read_in_every_language(language: str, size: tuple[int, int]) -> None:
    texts = Texts(language)
    async with sit_down(lay(5, language=language), size) as pilot:
        await asked(pilot)
        await pilot.press("h")
        say = texts.say
        assert_says(pilot, ".sheet", say("table-help-title"), say("table-help-play"), say("table-help-paradox"))
        assert_says(pilot, ".sheet", say("table-help-bonus", players=5), rule_text(texts, "D3"), rule_text(texts, "D5"))
        assert_says(pilot, ".sheet", say("table-help-card"), say("table-help-colour"), say("table-help-enter"))
        words = ("hint", "help", "log", "scores", "group", "quit", "save", "theme", "faster", "slower")
        assert_says(pilot, ".sheet", *(say(f"table-key-{word}") for word in words), say("table-help-mouse"))
        await pilot.press("escape", "l")
        assert_says(pilot, ".sheet", say("table-log-title"), say("table-hint-scroll"))
        await pilot.press("escape", "w")
        assert_says(pilot, ".sheet", say("table-save-title"), say("table-save-ask"), say("table-hint-save"))
        await pilot.press("escape", "q")
        assert_says(pilot, ".sheet", say("table-quit-title"), say("table-quit-lost"), say("table-hint-quit"))


@both_sizes
@every_language
async def test_a_paradox_can_be_read_in_every_language(language: str, size: tuple[int, int]) -> None:
    texts = Texts(language)
    taken = board("red . . . 1 . 2\ngreen . . . 2 . 1")
    match = position(5, ["1 2 5", "4 6", "1 2", "1 2", "1 2"], tokens={1: "rg"}, board=taken)
    async with sit_down(lay(5, language=language, match=match, bots={1: Scripted()}), size) as pilot:
        await asked(pilot)
        await pilot.press("5", "b")
        await until(pilot, lambda: on_screen(pilot, ParadoxSheet))
        who = texts.say("table-paradox-who", name=NAMES[1], you="no")
        assert_says(pilot, ".sheet", texts.say("table-paradox-title"), who, texts.say("table-paradox-rest"))
        await pilot.press("enter")
        await until(pilot, lambda: on_screen(pilot, ScoreSheet))
        title, total = texts.say("table-scores-title"), texts.say("table-total")
        missed = texts.say("table-why-missed", name=texts.say("name-you"), count=0, prediction=1)
        assert_says(pilot, ".sheet", title, total, missed, texts.say("table-hint-scores"))
        await pilot.press("down")
        assert_says(pilot, ".sheet", texts.say("table-why-paradox", name=NAMES[1]))


@both_sizes
@every_language
async def test_the_end_can_be_read_in_every_language(language: str, size: tuple[int, int]) -> None:
    texts, match = Texts(language), played_by_bots(5)
    async with sit_down(lay(5, language=language, match=match), size) as pilot:
        await until(pilot, lambda: on_screen(pilot, FinalScreen))
        unbroken = text_of(pilot, "#deals").replace(" ", "")
        secret = texts.say("table-final-secret", secret=match.setup.secret)
        commitment = texts.say("table-final-commitment", commitment=match.setup.commitment)
        for sentence in (secret, commitment, texts.say("table-final-check")):
            assert sentence.replace(" ", "").replace("\N{NO-BREAK SPACE}", "") in unbroken
        assert_says(pilot, None, texts.say("table-total"), texts.say("table-key-quit"), *NAMES[1:])


def played_by_bots(players: int) -> Match:
    """A match that is over."""
    bots = {seat: Scripted() for seat in range(players)}
    table = LocalTable(Setup.of(players, secret="0f" * 32), NAMES[:players], bots)
    while not table.is_over:
        if table.match.phase is Phase.ROUND_OVER:
            table.next_round()
        bot: Seat | None = table.bot_to_act
        assert bot is not None
        table.move_bot(bot)
    return table.match


@both_sizes
@every_language
async def test_the_curtain_can_be_read_in_every_language(language: str, size: tuple[int, int]) -> None:
    texts = Texts(language)
    async with sit_down(lay(3, language=language, people=(0, 1)), size) as pilot:
        await until(pilot, lambda: on_screen(pilot, Curtain))
        assert_says(pilot, None, texts.say("table-curtain", name="Ada"), texts.say("table-curtain-open"))


@every_language
async def test_two_players_read_why_they_get_a_bonus_or_not(language: str) -> None:
    texts = Texts(language)
    app = lay(2, language=language)
    async with sit_down(app, NARROW) as pilot:
        await play_until(pilot, ScoreSheet)
        round_, (score, _) = app.table.match.round, app.table.match.round_scores[0]
        why = "paradox" if round_.paradox == 0 else "few" if score.bonus else "many"
        facts = {"name": texts.say("name-you"), "count": round_.tricks_won[0], "bonus": score.bonus}
        assert_says(pilot, ".sheet", texts.say(f"table-why-{why}", **facts))


async def test_light_changes_with_a_key() -> None:
    async with sit_down(lay()) as pilot:
        await asked(pilot)
        await pilot.press("t")
        assert pilot.app.theme == "paper"
        await pilot.press("t")
        assert pilot.app.theme == "night"


async def test_no_color_leaves_only_shades_of_grey(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with sit_down(lay(match=given(3, ["5 6"]))) as pilot:
        await asked(pilot)
        await pilot.press("5")
        colours = {
            colour.triplet
            for line in pilot.app.screen._compositor.render_strips()
            for segment in line
            if segment.style
            for colour in (segment.style.color, segment.style.bgcolor)
            if colour
        }
        assert len(colours) > 2
        assert all(triplet and triplet.red == triplet.green == triplet.blue for triplet in colours)


async def test_names_are_never_taken_for_markup() -> None:
    app = lay(2, people=(0, 1))
    app.table.names = ("[red]Ada", "[/]")
    async with sit_down(app) as pilot:
        await until(pilot, lambda: on_screen(pilot, Curtain))
        assert_says(pilot, None, "The keyboard goes to [red]Ada.")
        await pilot.press("enter")
        await asked(pilot)
        assert_says(pilot, PlayerBoards, "[red]Ada", "[/]")
        assert_says(pilot, Prompt, "Choose a card to set aside, face down.")
