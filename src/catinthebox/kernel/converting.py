"""Between the readable rules and the kernel: a round or a seat's view becomes a table, and a table becomes a match."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias, assert_never

from catinthebox.kernel import tables
from catinthebox.kernel.dealing import neutral_space
from catinthebox.kernel.errors import BadTable
from catinthebox.kernel.layouts import KERNEL_SPACES, rules_space, space_of
from catinthebox.kernel.seats import of_seat
from catinthebox.kernel.spaces import EVERY_NUMBER
from catinthebox.kernel.tables import PHASE, Table
from catinthebox.kernel.tricks import strength
from catinthebox.rules import (
    NEUTRAL,
    Action,
    Deal,
    Discard,
    Hand,
    Layout,
    Match,
    Phase,
    Play,
    Predict,
    Round,
    Seat,
    Setup,
    View,
    act,
    new_match,
    next_round,
)
from catinthebox.rules.cards import SPACES
from catinthebox.rules.layouts import Board
from catinthebox.rules.sizes import TURNED_UP, size_for

_PHASES = {
    Phase.DISCARD: tables.DISCARDING,
    Phase.PREDICT: tables.PREDICTING,
    Phase.PLAY: tables.PLAYING,
    Phase.ROUND_OVER: tables.OVER,
    Phase.MATCH_OVER: tables.OVER,
}


Seen: TypeAlias = Round | View
"""What lies open is called the same in both."""


@dataclass(frozen=True)
class Guess:
    """What a seat does not see, as it might be: every hand, every card put aside, the leftover cards in order."""

    hands: tuple[Hand, ...]
    discards: tuple[int | None, ...]
    leftover: Hand = ()


def table_of(round_: Round) -> list[int]:
    """A round of the rules as a table."""
    return _table(round_, Guess(round_.hands, round_.discards, round_.deal.leftover))


def table_of_deal(deal: Deal, start: Seat) -> list[int]:
    """A round that has just been dealt, as a table; with two players its first leftover cards are turned up (P2)."""
    table = [0] * tables.WORDS
    tables.clear(table, len(deal.hands), start)
    for seat, hand in enumerate(deal.hands):
        table[tables.HANDS + seat] = _cards(hand)
    table[tables.LEFTOVER] = _fours(deal.leftover)
    for number in deal.leftover[:TURNED_UP]:
        table[tables.TAKEN] |= neutral_space(table[tables.TAKEN], number - 1)
    return table


def table_of_view(view: View, guess: Guess) -> list[int]:
    """What a seat sees, with its guess of what it does not see; the guess must fit."""
    _require(view, guess)
    return _table(view, guess)


def match_of(table: Table, players: int, layout: Layout) -> Match:
    """A match of the rules whose first round is this one, played again action by action."""
    return match_of_rounds((table,), players, layout)


def match_of_rounds(rounds: Sequence[Table], players: int, layout: Layout) -> Match:
    """A match of the rules with these rounds, the last of which may be under way."""
    given = tuple(_deal(table, players) for table in rounds)
    match, _ = new_match(Setup.of(players, layout=layout, start=rounds[0][tables.START], given=given))
    match = _played_again(match, rounds[0])
    for table in rounds[1:]:
        match = _played_again(next_round(match)[0], table)
    return match


def _played_again(match: Match, table: Table) -> Match:
    """The match after all that has happened in its round, which has just been dealt."""
    players, start = match.setup.players, match.round.start
    for seat in match.setup.seats:
        if number := of_seat(table[tables.DISCARDS], seat):
            match, _ = act(match, seat, Discard(number))
    for place in range(players):
        seat = (start + place) % players
        if tricks := of_seat(table[tables.ANNOUNCED], seat):
            match, _ = act(match, seat, Predict(tricks))
    for play in history_of(table):
        match, _ = act(match, match.round.turn, play)
    return match


def history_of(table: Table) -> list[Play]:
    """All plays of the round in order."""
    return [_play(tables.space_played(table, ply)) for ply in range(table[tables.PLIES])]


def action_number(action: Action) -> int:
    """The kernel's number of an action."""
    match action:
        case Play(number, colour):
            return space_of(colour, number)
        case Discard(number):
            return tables.DISCARD_ACTIONS + number - 1
        case Predict(tricks):
            return tables.PREDICT_ACTIONS + tricks - 1
        case _:
            assert_never(action)


def action_of(number: int) -> Action:
    """The action of a number."""
    if number >= tables.PREDICT_ACTIONS:
        return Predict(number - tables.PREDICT_ACTIONS + 1)
    if number >= tables.DISCARD_ACTIONS:
        return Discard(number - tables.DISCARD_ACTIONS + 1)
    return _play(number)


def _table(seen: Seen, guess: Guess) -> list[int]:
    players = len(seen.tokens)
    table = [0] * tables.WORDS
    tables.clear(table, players, seen.start)
    table[PHASE] = _PHASES[seen.phase]
    for seat in range(players):
        table[tables.HANDS + seat] = _cards(guess.hands[seat])
        table[tables.COLOURS + seat] = sum(EVERY_NUMBER << colour for colour in seen.tokens[seat])
        table[tables.BOARDS + seat] = _spaces(seen.board, {seat})
    table[tables.TAKEN] = _spaces(seen.board, {NEUTRAL, *range(players)})
    table[tables.DISCARDS] = _fours(guess.discards)
    table[tables.ANNOUNCED] = _fours(seen.predictions)
    table[tables.WON] = _fours(seen.tricks_won)
    table[tables.LEFTOVER] = _fours(guess.leftover)
    table[tables.TURN] = _turn(seen, guess)
    table[tables.DONE] = sum(seen.tricks_won)
    table[tables.CAUSER] = -1 if seen.paradox is None else seen.paradox
    _write_trick(table, seen, players)
    write_history(table, [*(play for trick in seen.tricks for play in trick.plays), *seen.trick])
    return table


def _turn(seen: Seen, guess: Guess) -> Seat:
    """Who acts: while cards are put aside, the first from the start player that has not."""
    players = len(guess.hands)
    if seen.phase is Phase.DISCARD:
        clockwise = [(seen.start + place) % players for place in range(players)]
        return next(seat for seat in clockwise if guess.discards[seat] is None)
    if seen.phase is Phase.PREDICT:
        return (seen.start + players - seen.predictions.count(None)) % players
    return (seen.leader + len(seen.trick)) % players


def _write_trick(table: Table, seen: Seen, players: int) -> None:
    """The trick under way, or the one that a paradox broke off."""
    broken_off = seen.tricks[-1] if seen.tricks and seen.tricks[-1].winner is None else None
    leader, plays = (broken_off.leader, broken_off.plays) if broken_off else (seen.leader, seen.trick)
    table[tables.PLACE] = len(plays)
    for place, play in enumerate(plays):
        worth = strength(space_of(play.colour, play.number), plays[0].colour)
        if worth > table[tables.BEST]:
            table[tables.LED] = plays[0].colour
            table[tables.BEST] = worth
            table[tables.WINNER] = (leader + place) % players


def write_history(table: Table, plays: Sequence[Play]) -> None:
    """All plays of the round in order, on a table that has none yet."""
    table[tables.PLIES] = len(plays)
    for place, play in enumerate(plays):
        word, at = divmod(place, tables.PLAYS_A_WORD)
        table[tables.HISTORY + word] |= space_of(play.colour, play.number) << (6 * at)


def _play(space: int) -> Play:
    colour, number = rules_space(space)
    return Play(number, colour)


def _spaces(board: Board, owners: set[Seat]) -> int:
    return sum(1 << KERNEL_SPACES[index] for index, owner in enumerate(board) if owner in owners)


def _cards(hand: Hand) -> int:
    return sum([1 << (4 * (number - 1)) for number in hand])


def _fours(numbers: Iterable[int | None]) -> int:
    """Four bits each; None is 0."""
    return sum((number or 0) << (4 * place) for place, number in enumerate(numbers))


def _deal(table: Table, players: int) -> Deal:
    """The cards as they were dealt: those in a hand, the one put aside, and those whose tokens lie on the board."""
    hands = []
    for seat in range(players):
        held = [n for n in range(1, 10) for _ in range(of_seat(table[tables.HANDS + seat], n - 1))]
        played = [space // 4 + 1 for space in range(36) if table[tables.BOARDS + seat] >> space & 1]
        put_aside = of_seat(table[tables.DISCARDS], seat)
        hands.append(tuple(held + played + [put_aside] * (put_aside > 0)))
    leftover = tuple(of_seat(table[tables.LEFTOVER], place) for place in range(5)) if players == 2 else ()
    return Deal.of(tuple(hands), leftover, size_for(players))


def _require(view: View, guess: Guess) -> None:
    """Refuse a guess with other cards than there are, or with others in places that are seen."""
    played = Counter(play.number for trick in view.tricks for play in trick.plays)
    played.update(play.number for play in view.trick)
    cards = Counter(sum(guess.hands, guess.leftover)) + played + Counter(filter(None, guess.discards))
    turned_up = sorted(SPACES[index].number for index, owner in enumerate(view.board) if owner == NEUTRAL)
    fitting = (
        cards == Counter(view.size.cards)
        and tuple(map(len, guess.hands)) == view.hand_sizes
        and all(seen in (None, hand) for seen, hand in zip(view.hands, map(_sorted, guess.hands), strict=True))
        and tuple(card is not None for card in guess.discards) == view.discarded
        and all(seen in (None, card) for seen, card in zip(view.discards, guess.discards, strict=True))
        and sorted(guess.leftover[:TURNED_UP]) == turned_up
    )
    if not fitting:
        raise BadTable("the guess does not fit what is seen")


def _sorted(hand: Hand) -> Hand:
    return tuple(sorted(hand))
