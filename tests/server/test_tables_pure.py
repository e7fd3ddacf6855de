"""A table as a value: what is agreed, what may be asked of it, how entries change it, and what each seat sees."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from catinthebox.rules import (
    SIDES,
    Action,
    CatInTheBoxError,
    Colour,
    Discard,
    IllegalPlay,
    IllegalPrediction,
    NotInHand,
    NotYourTurn,
    Phase,
    Play,
    Predict,
    WrongPhase,
    act,
    actions_of,
    commitment_to,
    layout_rows,
    legal_actions,
    new_match,
    next_round,
    view,
    view_to_json,
)
from catinthebox.server.tables import deciding
from catinthebox.server.tables.entries import (
    Abandoned,
    Begun,
    Dealt,
    Entry,
    Made,
    Mixed,
    Move,
    Moved,
    Offered,
    Player,
    Reacted,
    Ready,
    Rematched,
    Seated,
    Stood,
)
from catinthebox.server.tables.errors import Late
from catinthebox.server.tables.options import OwnLayout, TableOptions
from catinthebox.server.tables.seeing import picture, seen_entry, turn
from catinthebox.server.tables.table import Status, Table, fold
from tests.server.table_stories import GUESTS, NOON, SECRET, after, begun, bot, full, made, moves, person, played_out
from tests.support.positions import given
from tests.support.walks import finish_round

ADA, BEA, CYD, DOV, _ = GUESTS
STRANGER = "guest-who-sits-nowhere"


def refusal(ask: Callable[[], object]) -> str:
    """The code with which a table refuses what is asked."""
    with pytest.raises(CatInTheBoxError) as refused:
        ask()
    assert refused.value.message
    return refused.value.code


def after_a_round(**options: Any) -> Table:
    """A table whose first round is over."""
    table = begun(**options)
    assert table.match is not None
    return after(table, *moves(actions_of(finish_round(table.match, Random(3), care=1.0).round)))


def in_tricks(**options: Any) -> Table:
    """A table where the first card is about to be led; everybody put aside its lowest card and predicted 1."""
    table = begun(**options)
    assert table.match is not None
    table = after(table, *(Moved(seat, Move(discard=hand[0])) for seat, hand in enumerate(table.match.round.hands)))
    while table.match is not None and table.match.phase is Phase.PREDICT:
        table = after(table, Moved(table.match.round.turn, Move(predict=1)))
    return table


# what is agreed


def read_options(text: str) -> TableOptions:
    return msgspec.json.decode(text, type=TableOptions)


def test_what_is_left_out_of_the_options_is_a_private_table_for_four_without_a_clock() -> None:
    assert read_options("{}") == TableOptions(
        seats=4, side=None, public=False, clock=None, start=None, hints=False, quick_start=True, pause=15.0
    )


def test_options_come_back_from_json_as_they_were() -> None:
    own = OwnLayout("mine", tuple(layout_rows(SIDES["purple"])))
    options = TableOptions(seats=3, side=own, public=True, clock=86_400.0, start=2, hints=True, pause=0)

    assert msgspec.json.decode(msgspec.json.encode(options), type=TableOptions) == options


@pytest.mark.parametrize(
    "text",
    [
        '{"seats": 1}',
        '{"seats": 6}',
        '{"clock": 0}',
        '{"clock": 1209601}',
        '{"start": 5}',
        '{"start": -1}',
        '{"pause": 601}',
        '{"public": "yes"}',
        '{"seeds": 4}',
        '{"side": {"name": "empty", "rows": []}}',
        '{"side": {"name": "long", "rows": ["' + "." * 201 + '"]}}',
    ],
)
def test_options_out_of_range_are_not_read(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        read_options(text)


def test_m7_a_side_is_the_rulebooks_one_of_ours_or_a_drawing() -> None:
    drawing = OwnLayout("mine", tuple(layout_rows(SIDES["purple"])))

    assert TableOptions().layout() is None
    assert TableOptions(side="purple").layout() == SIDES["purple"]
    drawn = TableOptions(side=drawing).layout()
    assert drawn is not None
    assert (drawn.name, layout_rows(drawn)) == ("mine", layout_rows(SIDES["purple"]))


# entries

ENTRIES: list[Entry] = [
    Made(TableOptions(seats=2), SECRET, ADA, rematch_of="an-older-table"),
    Seated(0, Player("Ada", guest=ADA)),
    Seated(1, Player("careful", bot="careful")),
    Stood(1),
    Mixed(0, "kočka"),
    Begun(),
    Moved(0, Move(discard=5)),
    Moved(1, Move(predict=3), by="bot"),
    Moved(1, Move(play=(4, "red")), by="clock"),
    Ready(0),
    Dealt(),
    Reacted(1, "oops"),
    Offered(0, True),
    Abandoned(),
    Rematched("a-newer-table"),
]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_an_entry_comes_back_from_json_as_it_was(entry: Entry) -> None:
    assert msgspec.json.decode(msgspec.json.encode(entry), type=Entry) == entry


def test_every_kind_of_entry_was_written_and_read() -> None:
    assert {type(entry) for entry in ENTRIES} == set(Entry.__args__)


@pytest.mark.parametrize("action", [Discard(3), Predict(2), Play(7, Colour.YELLOW)])
def test_a_move_is_an_action_in_its_json_form(action: Action) -> None:
    move = msgspec.json.decode(msgspec.json.encode(Move.of(action)), type=Move)

    assert move.action() == action


@pytest.mark.parametrize("move", [Move(), Move(discard=3, predict=1), Move(predict=1, play=(3, "red"))])
def test_a_move_that_is_not_exactly_one_action_is_none(move: Move) -> None:
    assert move.action() is None


@pytest.mark.parametrize(
    "text", ['{"play": [3, "pink"]}', '{"play": [3]}', '{"discard": "3"}', '{"discard": 3, "as": "red"}']
)
def test_a_move_in_another_form_is_not_read(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Move)


# sitting down


def test_who_sits_down_gets_the_first_free_seat_or_the_one_asked_for() -> None:
    table = after(made(), person(0))

    assert deciding.take_seat(table, BEA, "Bea", None) == Seated(1, Player("Bea", guest=BEA))
    assert deciding.take_seat(table, BEA, "Bea", 3) == Seated(3, Player("Bea", guest=BEA))


def test_a_seat_is_for_one() -> None:
    table = after(made(seats=2), person(0))

    assert refusal(lambda: deciding.take_seat(table, BEA, "Bea", 0)) == "seat_taken"
    assert refusal(lambda: deciding.take_seat(table, BEA, "Bea", 2)) == "seat_taken"
    assert refusal(lambda: deciding.take_seat(table, ADA, "Ada", 1)) == "already_seated"
    assert refusal(lambda: deciding.take_seat(after(table, bot(1)), BEA, "Bea", None)) == "table_full"


def test_nobody_sits_down_or_stands_up_once_the_match_has_begun() -> None:
    table = begun(seats=2)

    assert refusal(lambda: deciding.take_seat(table, CYD, "Cyd", None)) == "already_begun"
    assert refusal(lambda: deciding.stand_up(table, ADA)) == "already_begun"


def test_who_stands_up_frees_the_seat_and_takes_the_entropy_along() -> None:
    table = after(full(seats=3), Mixed(1, "mine"))

    assert deciding.stand_up(table, BEA) == Stood(1)
    table = after(table, Stood(1))
    assert table.players[1] is None
    assert table.entropy == (None, None, None)
    assert refusal(lambda: deciding.stand_up(table, BEA)) == "not_seated"


# bots at seats


def put_bot(table: Table, guest: str, seat: int, name: str = "careful") -> Seated:
    return deciding.put_bot(table, guest, seat, name)


def test_the_host_puts_bots_at_free_seats_and_in_place_of_bots() -> None:
    table = after(made(seats=3), person(0), bot(1, "random"))

    assert put_bot(table, ADA, 2) == bot(2, "careful")
    assert put_bot(table, ADA, 1) == bot(1, "careful")


def test_a_bot_does_not_take_somebodys_seat() -> None:
    table = after(made(seats=3), person(0), person(1))

    assert refusal(lambda: put_bot(table, ADA, 1)) == "seat_taken"
    assert refusal(lambda: put_bot(table, ADA, 0)) == "not_playing"
    assert refusal(lambda: put_bot(table, BEA, 2)) == "not_host"
    assert refusal(lambda: put_bot(table, ADA, 3)) == "no_seat"
    assert refusal(lambda: put_bot(table, ADA, -1)) == "no_seat"
    assert refusal(lambda: put_bot(table, ADA, 2, "genius")) == "unknown_bot"


def test_once_the_match_is_on_one_can_leave_only_the_own_seat_to_a_bot() -> None:
    table = begun(seats=2)

    assert put_bot(table, BEA, 1) == bot(1, "careful")
    assert refusal(lambda: put_bot(table, ADA, 1)) == "already_begun"


def test_a_seat_left_to_a_bot_is_still_the_entrants() -> None:
    table = after(begun(seats=2), bot(1))

    assert table.seat_of(BEA) is None
    assert table.players[1] == Player("random", bot="random")
    assert table.entrants[1] == Player("Bea", guest=BEA)


def test_the_host_clears_a_seat_before_the_match() -> None:
    table = after(made(seats=3), person(0), bot(1))

    assert deciding.clear_seat(table, ADA, 1) == Stood(1)
    assert refusal(lambda: deciding.clear_seat(table, BEA, 1)) == "not_host"
    assert refusal(lambda: deciding.clear_seat(table, ADA, 2)) == "seat_free"
    assert refusal(lambda: deciding.clear_seat(table, ADA, 5)) == "no_seat"
    assert refusal(lambda: deciding.clear_seat(begun(), ADA, 1)) == "already_begun"


# entropy


def test_entropy_is_added_by_those_who_sit_until_the_first_deal() -> None:
    table = after(made(seats=2), person(0))

    assert deciding.mix_in(table, ADA, "mine") == Mixed(0, "mine")
    assert refusal(lambda: deciding.mix_in(table, BEA, "mine")) == "not_seated"
    assert refusal(lambda: deciding.mix_in(table, ADA, "x" * 201)) == "too_long"
    assert refusal(lambda: deciding.mix_in(begun(seats=2), ADA, "mine")) == "already_begun"


def test_entropy_changes_the_deal_but_not_the_commitment() -> None:
    plain, mixed = after(full(seats=2), Begun()), after(full(seats=2), Mixed(1, "mine"), Begun())

    assert plain.commitment == mixed.commitment == commitment_to(SECRET)
    assert plain.match is not None
    assert mixed.match is not None
    assert plain.match.round.deal != mixed.match.round.deal


# beginning


def test_the_host_begins_once_every_seat_is_taken() -> None:
    table = full(seats=2, quick_start=False)

    assert deciding.begin(table, ADA) == Begun()
    assert refusal(lambda: deciding.begin(table, BEA)) == "not_host"
    assert refusal(lambda: deciding.begin(after(table, Stood(1)), ADA)) == "seats_free"
    assert refusal(lambda: deciding.begin(after(table, Begun()), ADA)) == "already_begun"


def test_a_full_table_begins_by_itself_if_that_was_agreed_and_a_person_is_there() -> None:
    assert deciding.what_follows(full(seats=2)) == Begun()
    assert deciding.what_follows(full(seats=2, quick_start=False)) is None
    assert deciding.what_follows(after(made(seats=2), person(0))) is None
    assert deciding.what_follows(after(made(seats=2), bot(0), bot(1))) is None


def test_the_match_is_the_one_that_the_secret_deals() -> None:
    table = begun(seats=3, start=2)
    expected, _ = new_match(table.setup())

    assert table.match == expected
    assert expected.setup.secret == SECRET
    assert expected.round.start == 2


# moves


def test_a_legal_move_becomes_an_entry_and_moves_the_match_on() -> None:
    table = begun(seats=3)
    assert table.match is not None
    hand = table.match.round.hands[1]

    entry = deciding.move(table, 1, Move(discard=hand[0]), based_on=table.number)

    assert entry == Moved(1, Move(discard=hand[0]))
    assert after(table, entry).match == act(table.match, 1, Discard(hand[0]))[0]


def test_an_illegal_move_is_refused_as_the_rules_refuse_it() -> None:
    table = in_tricks(seats=4, start=0)
    assert table.match is not None
    absent = next(number for number in range(1, 9) if number not in table.match.round.hands[0])
    present = table.match.round.hands[0][0]

    for seat, move, error, rules in [
        (0, Move(discard=1), WrongPhase, ("T2",)),
        (1, Move(play=(1, "blue")), NotYourTurn, ("T1",)),
        (0, Move(play=(absent, "blue")), NotInHand, ("T2",)),
        (0, Move(play=(present, "red")), IllegalPlay, ("D3",)),
    ]:
        with pytest.raises(error) as refused:
            deciding.move(table, seat, move, None)
        assert refused.value.rules == rules


def test_p4_a_prediction_that_the_table_does_not_allow_is_refused() -> None:
    table = begun(seats=3, start=0)
    assert table.match is not None
    table = after(table, *(Moved(seat, Move(discard=hand[0])) for seat, hand in enumerate(table.match.round.hands)))

    with pytest.raises(IllegalPrediction):
        deciding.move(table, 0, Move(predict=2), None)


def test_a_move_that_is_no_action_or_at_no_match_is_refused() -> None:
    assert refusal(lambda: deciding.move(begun(), 0, Move(), None)) == "bad_move"
    assert refusal(lambda: deciding.move(full(), 0, Move(discard=1), None)) == "not_playing"
    assert refusal(lambda: deciding.move(after(begun(), Abandoned()), 0, Move(discard=1), None)) == "not_playing"
    assert refusal(lambda: deciding.move(played_out(full(seats=2)), 0, Move(discard=1), None)) == "not_playing"


def test_a_move_based_on_a_turn_that_has_passed_is_late() -> None:
    table = in_tricks(seats=2, start=0)
    assert table.match is not None
    move = Move.of(legal_actions(table.match, 0)[0])

    with pytest.raises(Late) as late:
        deciding.move(table, 0, move, based_on=table.number - 1)
    assert late.value.facts == {"based_on": table.number - 1}
    with pytest.raises(Late):
        deciding.move(table, 0, move, based_on=table.number + 1)
    assert deciding.move(table, 0, move, based_on=table.number) == Moved(0, move)
    assert deciding.move(table, 0, move, based_on=None) == Moved(0, move)


def test_p3_discards_do_not_make_each_other_late() -> None:
    table = begun(seats=3)
    assert table.match is not None
    ada, bea, _ = (Move(discard=hand[0]) for hand in table.match.round.hands)
    later = after(table, Moved(0, ada), Reacted(0, "hello"))

    assert deciding.move(later, 1, bea, based_on=table.number) == Moved(1, bea)


def test_a_phrase_does_not_make_a_move_late() -> None:
    table = in_tricks(seats=2, start=0)
    assert table.match is not None
    move = Move.of(legal_actions(table.match, 0)[0])

    assert deciding.move(after(table, Reacted(1, "thinking")), 0, move, based_on=table.number) == Moved(0, move)


def test_the_clock_starts_anew_with_each_turn_and_runs_for_all_while_they_discard() -> None:
    table = begun(seats=2)
    assert table.match is not None
    dealt_at = table.waiting_since
    hands = table.match.round.hands
    one, _ = fold(table, Moved(0, Move(discard=hands[0][0])), dealt_at + 10)
    both, _ = fold(one, Moved(1, Move(discard=hands[1][0])), dealt_at + 20)

    assert one.waiting_since == dealt_at
    assert both.waiting_since == dealt_at + 20


# between rounds


def test_the_next_round_is_dealt_when_all_people_are_ready() -> None:
    table = after_a_round(seats=2)

    assert deciding.what_follows(table) is None
    table = after(table, deciding.be_ready(table, ADA))
    assert deciding.what_follows(table) is None
    table = after(table, deciding.be_ready(table, BEA))
    assert deciding.what_follows(table) == Dealt()
    assert table.match is not None
    dealt = after(table, Dealt())
    assert dealt.match == next_round(table.match)[0]
    assert dealt.ready == frozenset()


def test_bots_are_not_waited_for_and_without_a_pause_nobody_is() -> None:
    table = after_a_round(seats=2)

    assert deciding.what_follows(after(table, bot(1), Ready(0))) == Dealt()
    assert deciding.what_follows(after_a_round(seats=2, pause=0)) == Dealt()


def test_nobody_is_ready_but_between_rounds() -> None:
    assert refusal(lambda: deciding.be_ready(full(), ADA)) == "wrong_phase"
    assert refusal(lambda: deciding.be_ready(begun(), ADA)) == "wrong_phase"
    assert refusal(lambda: deciding.be_ready(played_out(full(seats=2)), ADA)) == "wrong_phase"
    assert refusal(lambda: deciding.be_ready(after(after_a_round(), Abandoned()), ADA)) == "wrong_phase"
    assert refusal(lambda: deciding.be_ready(after_a_round(), STRANGER)) == "not_seated"


def test_who_is_ready_or_offers_already_changes_nothing() -> None:
    waits, offered = after(after_a_round(seats=2), Ready(0)), after(begun(seats=2), Offered(0, True))

    assert refusal(lambda: deciding.be_ready(waits, ADA)) == "unchanged"
    assert refusal(lambda: deciding.offer(offered, ADA, True)) == "unchanged"
    assert refusal(lambda: deciding.offer(offered, BEA, False)) == "unchanged"
    assert deciding.offer(offered, ADA, False) == Offered(0, False)


# phrases, and abandoning


def test_those_who_sit_say_one_of_the_phrases() -> None:
    assert deciding.react(full(), BEA, "hello") == Reacted(1, "hello")
    assert refusal(lambda: deciding.react(full(), BEA, "you play badly")) == "unknown_phrase"
    assert refusal(lambda: deciding.react(full(), STRANGER, "hello")) == "not_seated"


def test_a_match_is_abandoned_when_all_people_offer_it() -> None:
    table = after(begun(seats=3), bot(2))
    table = after(table, deciding.offer(table, ADA, True))
    assert deciding.what_follows(table) is None
    agreed = after(table, deciding.offer(table, BEA, True))
    taken_back = after(agreed, Offered(0, False))

    assert deciding.what_follows(agreed) == Abandoned()
    assert deciding.what_follows(taken_back) is None
    assert after(agreed, Abandoned()).status is Status.ABANDONED


def test_only_a_match_under_way_can_be_abandoned_by_those_who_play() -> None:
    assert refusal(lambda: deciding.offer(full(), ADA, True)) == "not_playing"
    assert refusal(lambda: deciding.offer(played_out(full(seats=2)), ADA, True)) == "not_playing"
    assert refusal(lambda: deciding.offer(after(begun(), Abandoned()), ADA, True)) == "not_playing"
    assert refusal(lambda: deciding.offer(begun(), STRANGER, True)) == "not_seated"


# folding


def test_a_table_goes_from_open_to_playing_to_over() -> None:
    table = full(seats=2)

    assert [made(seats=2).status, table.status] == [Status.OPEN, Status.OPEN]
    assert begun(seats=2).status is after_a_round(seats=2).status is Status.PLAYING
    assert played_out(table).status is Status.OVER


@pytest.mark.parametrize(
    "entry",
    [
        Seated(1, Player("Dov", guest=DOV)),
        Stood(1),
        Mixed(0, "mine"),
        Begun(),
        Reacted(0, "hello"),
        Offered(0, True),
        Rematched("a-newer-table"),
    ],
    ids=lambda entry: type(entry).__name__,
)
def test_every_entry_counts_one_and_leaves_the_table_before_it_as_it_was(entry: Entry) -> None:
    table = full(seats=2)

    assert after(table, entry).number == table.number + 1
    assert table == full(seats=2)


def test_a_rematch_is_where_the_same_people_went_on() -> None:
    assert after(played_out(full(seats=2)), Rematched("a-newer-table")).rematch == "a-newer-table"


def test_the_record_has_the_match_and_the_names() -> None:
    table = played_out(full(seats=2))
    assert table.match is not None

    record = table.record(table.match)

    assert record.match == table.match
    assert record.names == ("Ada", "Bea")


def test_a_table_in_a_log_line_does_not_show_its_secret() -> None:
    assert SECRET not in repr(full())


# seeing


def test_a_spectator_sees_who_sits_where_but_nobodys_id() -> None:
    seen = picture(after(made(seats=3), person(0), bot(1)), None)

    assert seen["players"] == [{"name": "Ada", "bot": None}, {"name": "random", "bot": "random"}, None]
    assert (seen["host"], seen["status"], seen["match"]) == (0, "open", None)
    assert ADA not in msgspec.json.encode(seen).decode()


def test_a_seat_sees_its_own_cards_in_the_picture_and_no_others() -> None:
    table = in_tricks(seats=3)
    assert table.match is not None
    own = list(table.match.round.hands[1])

    seen = picture(table, 1)["match"]

    assert seen["hands"] == [None, own, None]
    assert seen["hand_sizes"] == [9, 9, 9]
    assert seen["discards"] == [None, table.match.round.discards[1], None]
    assert seen["discarded"] == [True, True, True]


def test_m7_the_picture_says_where_the_spaces_of_this_player_count_lie_before_and_during_the_match() -> None:
    for table in (made(seats=3, side="purple"), begun(seats=3, side="purple")):
        layout = picture(table, None)["layout"]
        at = {(space["row"], space["column"]): (space["colour"], space["number"]) for space in layout["spaces"]}
        assert layout["name"] == "purple"
        assert len(at) == len(layout["spaces"]) == 4 * 6
        assert [at[row, 0] for row in range(4)] == [("red", 1), ("blue", 1), ("yellow", 1), ("green", 1)]
        assert [at[row, 3] for row in range(4)] == [("green", 4), ("red", 4), ("blue", 4), ("yellow", 4)]


def test_an_entry_keeps_its_number_and_shows_the_card_put_aside_to_its_owner_only() -> None:
    table = begun(seats=3)
    assert table.match is not None
    card = table.match.round.hands[1][0]
    entry = Moved(1, Move(discard=card))
    later, events = fold(table, entry, NOON)

    own, other = (seen_entry(later.number, NOON, entry, events, seat) for seat in (1, 0))

    assert own["number"] == other["number"] == table.number + 1
    assert own["events"][0]["number"] == card
    assert other["events"][0]["number"] is None
    assert other["what"] == "moved"
    assert "move" not in other


def test_each_seat_is_told_what_it_may_do_and_nothing_at_an_abandoned_table() -> None:
    table = in_tricks(seats=3, start=1)

    assert [bool(picture(table, seat)["match"]["legal"]) for seat in range(3)] == [False, True, False]
    assert turn(after(table, Abandoned()), 1)["legal"] == []


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_no_entry_shows_the_secret_or_a_guests_id(entry: Entry) -> None:
    for seat in (0, 1, None):
        shown = msgspec.json.encode(seen_entry(1, NOON, entry, (), seat)).decode()
        assert SECRET not in shown
        assert ADA not in shown


@pytest.mark.parametrize(("play", "winning"), [("3b", 0), ("3b 7b", 1), ("3b 7b 1r", 2), ("", None)])
def test_w1_a_view_says_who_takes_the_trick_as_it_lies(play: str, winning: int | None) -> None:
    match = given(4, ["3", "7", "1", "4"], play=play)

    assert view_to_json(view(match, 3))["winning"] == winning


def test_a_match_that_only_bots_are_left_at_goes_on_whoever_had_offered_to_end_it() -> None:
    table = after(begun(seats=3), Offered(0, True), bot(0), bot(1), bot(2))

    assert deciding.what_follows(table) is None
