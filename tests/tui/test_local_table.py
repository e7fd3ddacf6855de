"""The table of the terminal: who is to act, and what the record says."""

import pytest

from catinthebox.bots import make_bot
from catinthebox.records import read_record
from catinthebox.rules import Discard, Phase, Refused, Setup
from catinthebox.rules.events import Dealt
from catinthebox.tui.local_table import LocalTable


def table_for_three() -> LocalTable:
    """Ada at seat 0, bots beside her."""
    setup = Setup.of(3, secret="a table", start=0)
    return LocalTable(setup, ["Ada", "Bob", "Cyd"], {seat: make_bot("careful", str(seat)) for seat in (1, 2)})


def finished() -> LocalTable:
    """The same table after a match in which Ada too plays like a bot."""
    table, ada = table_for_three(), make_bot("careful", "Ada")
    while not table.is_over:
        if (bot := table.bot_to_act) is not None:
            table.move_bot(bot)
        elif (person := table.person_to_act) is not None:
            table.act(person, ada.choose(table.view(person)))
        else:
            table.next_round()
    return table


def test_bots_move_before_the_person_is_waited_for() -> None:
    table = table_for_three()
    assert table.people == (0,)
    assert (table.bot_to_act, table.person_to_act) == (1, 0)
    table.move_bot(1)
    table.move_bot(2)
    assert (table.bot_to_act, table.person_to_act) == (None, 0)


def test_a_refused_action_changes_nothing() -> None:
    table = table_for_three()
    before = table.match, table.events
    with pytest.raises(Refused):
        table.act(0, Discard(9))
    assert (table.match, table.events) == before


def test_a_finished_match_can_be_read_from_its_record() -> None:
    table = finished()
    record = read_record(table.record())
    assert table.match.phase is Phase.MATCH_OVER
    assert record.match == table.match
    assert record.names == ("Ada", "Bob", "Cyd")


def test_the_history_tells_every_round() -> None:
    assert [event.round for event in finished().events if isinstance(event, Dealt)] == [1, 2, 3]
