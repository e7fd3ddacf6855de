"""`next` goes on to the next round; `record` writes the match so far."""

import pytest

from catinthebox.records import read_record

from .conversation import BLOCKS, PARADOX, Conversation, paradox_table, table_of


def test_g1_g3_next_deals_anew_and_passes_the_start_clockwise() -> None:
    conversation = paradox_table()
    state = conversation.ask("next")
    assert state == conversation.ask("state")
    assert (state["phase"], state["round"], state["start"]) == ("discard", 2, 2)
    assert (state["board"], state["paradox"], state["discards"]) == ([], None, [None] * 3)
    assert state["tokens"] == [["red", "blue", "yellow", "green"]] * 3
    assert state["hands"] == BLOCKS[3]["hands"]
    assert (state["totals"], len(state["round_scores"])) == ([-1, 0, 8], 1)


@pytest.mark.parametrize("plies", [0, 3, 6, 18])
def test_next_is_refused_before_the_round_is_over(plies: int) -> None:
    conversation = table_of(3, start=1)
    conversation.act_all(PARADOX[:plies])
    assert conversation.refusal("next") == ("wrong_phase", ["G1"])


def test_g1_next_is_refused_after_as_many_rounds_as_players() -> None:
    conversation = Conversation()
    state = conversation.ask("new", players=2, seed="s")
    for number in (1, 2):
        assert state["round"] == number
        while (legal := conversation.ask("legal"))["phase"] in ("discard", "play"):
            conversation.ask("act", seat=legal["seat"], **{legal["phase"]: legal["legal"][0]})
        if number == 1:
            state = conversation.ask("next")
    assert conversation.ask("state")["phase"] == "match_over"
    assert conversation.refusal("next") == ("wrong_phase", ["G1"])


@pytest.mark.parametrize("plies", [0, 2, 5, 11, 19])
def test_a_record_can_be_read_back_at_any_moment(plies: int) -> None:
    conversation = table_of(3, start=1)
    conversation.act_all(PARADOX[:plies])
    record = conversation.ask("record")
    assert record.keys() == {"record"}
    again = Conversation()
    again.referee.match = read_record(record["record"]).match
    assert again.ask("state") == conversation.ask("state")
