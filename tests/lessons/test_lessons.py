"""Every step of the tutorial can be taken, answers what the rules answer, and has its words in every language."""

from collections import Counter
from collections.abc import Iterator

import pytest

from catinthebox.lessons import LESSONS, YOU, Answer, Ask, Step, Tell, Try, Turn
from catinthebox.locales import AREAS, LANGUAGES, Texts
from catinthebox.rules import Colour, Match, Phase, Play, Space, act, legal_actions
from catinthebox.rules.cards import SPACES
from catinthebox.rules.events import Paradox, TokenLost

STEPS = {step.says: step for lesson in LESSONS for step in lesson.steps}

every_step = pytest.mark.parametrize("step", STEPS.values(), ids=STEPS)
every_try = pytest.mark.parametrize(
    "step", [pytest.param(step, id=name) for name, step in STEPS.items() if isinstance(step, Try)]
)


def turns(turn: Turn) -> Iterator[Turn]:
    """A turn and all that may follow it."""
    yield turn
    for answer in turn.answers:
        if answer.then is not None:
            yield from turns(answer.then)


def ends(turn: Turn) -> Iterator[Answer]:
    """Every way in which a step can end."""
    return (answer for later in turns(turn) for answer in later.answers if answer.then is None)


def matches(step: Step) -> Iterator[Match]:
    """Every position that a step may show."""
    yield step.match
    if isinstance(step, Try):
        yield from (frame.match for turn in turns(step.turn) for answer in turn.answers for frame in answer.frames)


def right_answer(name: str) -> Answer:
    """The only answer that a step hopes for."""
    step = STEPS[name]
    assert isinstance(step, Try)
    (answer,) = [answer for answer in step.turn.answers if answer.right]
    return answer


def right_choice(name: str) -> tuple[int | None, int | None, Space | None]:
    """The right choice of a question: a seat, points or a space."""
    step = STEPS[name]
    assert isinstance(step, Ask)
    (choice,) = [choice for choice in step.choices if choice.right]
    return choice.seat, choice.points, choice.space


def test_every_step_has_a_name_of_its_own() -> None:
    assert len(STEPS) == sum(len(lesson.steps) for lesson in LESSONS)
    assert len({lesson.title for lesson in LESSONS}) == len(LESSONS)


@every_try
def test_each_legal_move_and_no_other_has_an_answer(step: Try) -> None:
    for turn in turns(step.turn):
        assert tuple(answer.move for answer in turn.answers) == legal_actions(turn.match, YOU) != ()


@every_try
def test_what_follows_a_move_is_what_the_rules_make_of_it(step: Try) -> None:
    for turn in turns(step.turn):
        for answer in turn.answers:
            first = answer.frames[0]
            assert (first.match, first.events) == act(turn.match, YOU, answer.move)
            assert answer.then is None or answer.then.match == answer.frames[-1].match


@every_try
def test_a_step_can_be_done_and_every_end_of_it_has_a_reply(step: Try) -> None:
    assert any(answer.right for answer in ends(step.turn))
    assert all(answer.says for answer in ends(step.turn))


@every_step
def test_a_question_has_one_right_choice_and_an_answer_to_each(step: Step) -> None:
    if isinstance(step, Ask):
        assert [choice.right for choice in step.choices].count(True) == 1
        assert all(choice.says or choice.rules for choice in step.choices)


@every_step
def test_m1_no_position_has_a_sixth_card_of_a_number(step: Step) -> None:
    for match in matches(step):
        in_hands = Counter(card for hand in match.round.hands for card in hand)
        on_board = Counter(
            space.number for space, owner in zip(SPACES, match.round.board, strict=True) if owner is not None
        )
        assert max((in_hands + on_board).values()) <= 5


@every_step
def test_only_the_lesson_about_it_has_a_paradox(step: Step) -> None:
    if "paradox" not in step.says and not isinstance(step, Tell):
        assert {match.round.paradox for match in matches(step)} == {None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_lessons_exists(language: str) -> None:
    texts = Texts(language, AREAS)
    for lesson in LESSONS:
        texts.say(lesson.title)
        for step in lesson.steps:
            texts.say(step.says)
            replies = [answer.says for answer in ends(step.turn)] if isinstance(step, Try) else []
            choices = [choice.says for choice in step.choices] if isinstance(step, Ask) else []
            for key in {key for key in (*replies, *choices) if key is not None}:
                texts.say(key)


def test_example_1_the_5_is_declared_blue() -> None:
    end = right_answer("learn-cards-declare").frames[-1].match
    assert end.round.led is Colour.BLUE
    assert end.round.board[SPACES.index(Space(Colour.BLUE, 5))] == YOU


def test_example_2_red_is_led_when_it_has_a_token() -> None:
    assert right_answer("learn-trump-open").move == Play(8, Colour.RED)


def test_example_3_not_following_costs_the_blue_token() -> None:
    assert TokenLost(YOU, Colour.BLUE) in right_answer("learn-token-lose").frames[0].events
    later = STEPS["learn-token-gone"].match
    assert later.round.tricks[-1].winner == YOU
    assert not any(play.colour is Colour.BLUE for play in later.round.legal_plays)


def test_example_4_the_higher_red_wins() -> None:
    assert right_choice("learn-trump-who") == (3, None, None)


def test_examples_5_and_6_nothing_can_be_declared_and_the_round_breaks_off() -> None:
    assert right_choice("learn-paradox-what") == (None, None, None)
    assert STEPS["learn-paradox-happens"].match.round.paradox == YOU
    assert STEPS["learn-paradox-happens"].match.phase is Phase.ROUND_OVER


def test_example_7_two_tricks_are_two_points() -> None:
    assert right_choice("learn-points-tricks") == (None, 2, None)


def test_example_8_the_causer_loses_three() -> None:
    assert right_choice("learn-paradox-points") == (None, -3, None)


def test_example_9_two_tricks_and_a_group_of_five() -> None:
    assert right_answer("learn-bonus-try").frames[-1].match.totals[YOU] == 7


def test_example_10_for_two_five_tricks_earn_no_bonus() -> None:
    assert right_choice("learn-two-points") == (None, 5, None)
    assert STEPS["learn-two-points"].match.totals == (5, 6)


def test_p2_the_third_neutral_token_goes_on_yellow() -> None:
    assert right_choice("learn-two-where") == (None, None, Space(Colour.YELLOW, 3))


def test_s4_tokens_do_not_touch_at_corners() -> None:
    assert right_choice("learn-bonus-corner") == (None, 3, None)


def test_the_wrong_way_leads_into_the_paradox_that_the_right_one_avoids() -> None:
    step = STEPS["learn-paradox-avoid"]
    assert isinstance(step, Try)
    caused = {
        answer.right: any(isinstance(event, Paradox) for frame in answer.frames for event in frame.events)
        for answer in step.turn.answers
    }
    assert caused == {True: False, False: True}


def test_the_small_round_can_be_hit_and_missed() -> None:
    step = STEPS["learn-round-play"]
    assert isinstance(step, Try)
    assert {answer.right for answer in ends(step.turn)} == {True, False}
    assert {answer.frames[-1].match.phase for answer in ends(step.turn)} == {Phase.ROUND_OVER}
