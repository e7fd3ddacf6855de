"""What happens and what is refused, as sentences."""

from collections.abc import Sequence
from random import Random

import pytest

from catinthebox.locales import LANGUAGES, Texts
from catinthebox.locales.telling import (
    RULES,
    colour_declared,
    colour_name,
    listed,
    phase_name,
    reason,
    rule_text,
    seen_names,
    tell,
)
from catinthebox.rules import (
    Colour,
    Discard,
    Match,
    Phase,
    Play,
    Predict,
    Refused,
    Score,
    Setup,
    next_round,
    seen_event,
    why_not,
)
from catinthebox.rules.events import (
    Dealt,
    Discarded,
    Event,
    MatchWon,
    Neutral,
    Paradox,
    Played,
    Predicted,
    RoundScored,
    TokenLost,
    TrickWon,
)
from tests.support.positions import board, dealt, discarded, given, position
from tests.support.walks import conceivable_actions, moments

NAMES = ("Ada", "Bob", "Cyd")
"""In these tests Ada sits at seat 0 and reads."""


def told(event: Event, language: str = "en", you: int | None = 0) -> str:
    return tell(Texts(language), seen_event(event, you), NAMES, you)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Dealt(2, 0, ((1, 2), (3, 4), (5, 6))), "Round 2 begins. You start. Your hand: 1, 2."),
        (Dealt(2, 1, ((1, 2), (3, 4), (5, 6))), "Round 2 begins. Bob starts. Your hand: 1, 2."),
        (Neutral(Colour.GREEN, 5), "A neutral token lies on green 5."),
        (Discarded(0, 5), "You set 5 aside, face down."),
        (Discarded(1, 5), "Bob sets a card aside, face down."),
        (Predicted(0, 1), "You predict 1 trick."),
        (Predicted(1, 3), "Bob predicts 3 tricks."),
        (Played(0, 5, Colour.BLUE), "You play 5 as blue."),
        (Played(1, 8, Colour.RED), "Bob plays 8 as red."),
        (TokenLost(0, Colour.YELLOW), "You lose your yellow token."),
        (TokenLost(1, Colour.GREEN), "Bob loses the green token."),
        (TrickWon(0), "You win the trick."),
        (TrickWon(1), "Bob wins the trick."),
        (Paradox(0, (4, 6)), "You cause a paradox! None of your cards can be declared: 4, 6."),
        (Paradox(1, (4, 6)), "Bob causes a paradox! None of these cards can be declared: 4, 6."),
        (
            RoundScored((Score(2, 5), Score(-3, 0), Score(1, 0))),
            "Points this round: You 7 (2 + 5 bonus), Bob -3, Cyd 1.",
        ),
        (MatchWon((0,)), "You win the match."),
        (MatchWon((1,)), "Bob wins the match."),
        (MatchWon((1, 2)), "Bob and Cyd share the victory."),
        (MatchWon((0, 1, 2)), "You, Bob and Cyd share the victory."),
    ],
)
def test_every_event_in_english(event: Event, sentence: str) -> None:
    assert told(event) == sentence


def test_a_spectator_is_told_in_the_third_person() -> None:
    assert told(Dealt(1, 0, ((1, 2), (3, 4), (5, 6))), you=None) == "Round 1 begins. Ada starts."
    assert told(Played(0, 5, Colour.BLUE), you=None) == "Ada plays 5 as blue."
    assert told(RoundScored((Score(1, 0),) * 3), you=None) == "Points this round: Ada 1, Bob 1, Cyd 1."


def test_open_hands_are_told_to_whoever_may_see_them() -> None:
    event = Dealt(1, 0, ((1, 2), (3, 4), (5, 6)))
    said = tell(Texts("en"), event, NAMES)
    assert said == "Round 1 begins. Ada starts. Ada holds 1, 2. Bob holds 3, 4. Cyd holds 5, 6."
    assert tell(Texts("en"), Discarded(1, 4), NAMES) == "Bob sets 4 aside, face down."


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "cs",
            ["Hraješ 5 jako modrou.", "Bob přichází o\u00a0zelený žeton.", "Ty a\u00a0Cyd se o\u00a0vítězství dělíte."],
        ),
        (
            "de",
            ["Du spielst eine 5 als Blau.", "Bob verliert den grünen Farbstein.", "Du und Cyd teilt euch den Sieg."],
        ),
        ("fr", ["Tu joues un 5 en bleu.", "Bob perd son jeton vert.", "Toi et Cyd partagez la victoire."]),
        (
            "pl",
            [
                "Zagrywasz 5 jako niebieską.",
                "Bob traci swój zielony znacznik.",
                "Ty i\u00a0Cyd odnosicie wspólne zwycięstwo.",
            ],
        ),
    ],
)
def test_other_languages_decline_as_they_must(language: str, sentences: list[str]) -> None:
    events = (Played(0, 5, Colour.BLUE), TokenLost(1, Colour.GREEN), MatchWon((0, 2)))
    assert [told(event, language) for event in events] == sentences


@pytest.mark.parametrize(
    ("language", "name", "declared"),
    [
        ("en", "blue", "as blue"),
        ("cs", "modrá", "jako modrou"),
        ("de", "Blau", "als Blau"),
        ("fr", "bleu", "en bleu"),
        ("pl", "niebieski", "jako niebieską"),
    ],
)
def test_a_colour_by_itself_and_after_a_number(language: str, name: str, declared: str) -> None:
    texts = Texts(language)
    assert (colour_name(texts, Colour.BLUE), colour_declared(texts, Colour.BLUE)) == (name, declared)


@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_phases_and_rules_all_have_their_own_words(language: str) -> None:
    texts = Texts(language)
    words: Sequence[Sequence[str]] = (
        [colour_name(texts, colour) for colour in Colour],
        [colour_declared(texts, colour) for colour in Colour],
        [phase_name(texts, phase) for phase in Phase],
        [rule_text(texts, rule) for rule in RULES],
    )
    assert all(len(set(some)) == len(some) for some in words)


def test_names_in_lists_say_you_to_the_reader() -> None:
    assert seen_names(Texts("cs"), NAMES, 1) == ("Ada", "Ty", "Cyd")
    assert seen_names(Texts("cs"), NAMES, None) == NAMES
    assert listed(Texts("pl"), NAMES) == "Ada, Bob i\u00a0Cyd"
    assert listed(Texts("fr"), NAMES[:2], "or") == "Ada ou Bob"
    assert listed(Texts("de"), NAMES[:1]) == "Ada"


def refusal_of(match: Match, seat: int, action: Discard | Predict | Play) -> Refused:
    refusal = why_not(match, seat, action)
    assert refusal is not None
    return refusal


def why(refusal: Refused, language: str = "en") -> str:
    return reason(Texts(language), refusal, NAMES)


RED_5_TAKEN = position(3, ["5 6"] * 3, board=board("red . . . . 1 ."))


def test_d1_names_the_space() -> None:
    refusal = refusal_of(RED_5_TAKEN, 0, Play(5, Colour.RED))
    assert why(refusal) == "The space red 5 is taken (D1)."
    assert why(refusal, "cs") == "Políčko červená 5 je obsazené (D1)."
    assert why(refusal, "pl") == "Pole czerwone 5 jest zajęte (D1)."


def test_d2_names_the_token() -> None:
    refusal = refusal_of(position(3, ["5 6"] * 3, tokens={0: "ryg"}), 0, Play(5, Colour.BLUE))
    assert why(refusal) == "Your blue token is gone (D2)."
    assert why(refusal, "de") == "Du hast deinen blauen Farbstein nicht mehr (D2)."


def test_several_broken_rules_give_several_reasons() -> None:
    match = position(3, ["5 6"] * 3, tokens={0: "byg"})
    assert why(refusal_of(match, 0, Play(5, Colour.RED))) == (
        "Your red token is gone (D2). "
        "Red can’t be led yet: no token lies on red, and you can still declare another colour (D3)."
    )


def test_a_card_that_is_not_there() -> None:
    assert why(refusal_of(RED_5_TAKEN, 0, Play(2, Colour.RED))) == "You have no 2 in hand (T2)."
    assert why(refusal_of(dealt(3), 0, Discard(9))) == "You have no 9 in hand (P3)."


def test_p4_a_number_that_can_not_be_predicted() -> None:
    match = discarded(dealt(3, ["1", "2", "3"]), "1 2 3")
    assert why(refusal_of(match, 0, Predict(2))) == "2 can’t be predicted at this table (P4)."


def test_somebody_else_s_turn() -> None:
    assert why(refusal_of(RED_5_TAKEN, 1, Play(6, Colour.RED))) == "It is Ada’s turn (T1)."
    match = discarded(dealt(3, ["1"]), "1")
    assert why(refusal_of(match, 0, Discard(1))) == "You have set a card aside already (P3)."


@pytest.mark.parametrize(
    ("match", "action", "sentence"),
    [
        (dealt(3), Predict(1), "Everybody sets a card aside now (P3)."),
        (discarded(dealt(3, ["1", "2", "3"]), "1 2 3"), Discard(1), "It is time to predict (P4)."),
        (given(3), Discard(1), "The tricks are being played (T2)."),
    ],
)
def test_an_action_of_another_phase(match: Match, action: Discard | Predict, sentence: str) -> None:
    assert why(refusal_of(match, 0, action)) == sentence


def test_g1_the_next_round_too_early() -> None:
    with pytest.raises(Refused) as refusal:
        next_round(dealt(3))
    assert why(refusal.value) == "The next round begins when this one is over (G1)."


def test_whatever_is_refused_in_a_match_can_be_said_and_explained() -> None:
    refusals = {}
    for moment in moments(Setup.of(3, secret="refusals"), Random(5), care=0.9):
        for action in conceivable_actions():
            refusal = why_not(moment.match, 0, action)
            if refusal is not None:
                refusals[type(refusal), refusal.rules] = refusal
    assert {rule for _, rules in refusals for rule in rules} <= set(RULES)
    for language in LANGUAGES:
        said = {why(refusal, language) for refusal in refusals.values()}
        assert len(said) == len(refusals)
