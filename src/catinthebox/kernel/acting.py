"""One action on a table, and what follows from it without anybody's choice. The action must be legal."""

from collections.abc import Sequence

from catinthebox.kernel.dealing import dealt_hands, turned_up
from catinthebox.kernel.scoring import fits, score
from catinthebox.kernel.seats import Words, of_seat, passed
from catinthebox.kernel.sizes import TRICKS
from catinthebox.kernel.spaces import card_of, colour_of
from catinthebox.kernel.tables import (
    ANNOUNCED,
    BEST,
    BOARDS,
    CAUSER,
    COLOURS,
    DISCARD_ACTIONS,
    DISCARDS,
    DONE,
    HANDS,
    HISTORY,
    LED,
    LEFTOVER,
    OVER,
    PHASE,
    PLACE,
    PLAYING,
    PLAYS_A_WORD,
    PLIES,
    PREDICT_ACTIONS,
    PREDICTING,
    START,
    TAKEN,
    TURN,
    WINNER,
    WON,
    Table,
    clear,
    legal_spaces,
    pass_turn,
)
from catinthebox.kernel.tricks import colours_after, strength


def deal(table: Table, key: int, nobody: Words, start: int) -> None:
    """A round of a key, dealt and waiting for discards: the same hands as `play_round` deals, from the start player."""
    players = len(nobody)
    clear(table, players, start)
    hands, leftover = dealt_hands(key, nobody)
    for place in range(players):
        table[HANDS + (start + place) % players] = hands[0]
        hands = passed(hands, hands[0])
    if players == 2:
        table[TAKEN], table[LEFTOVER] = turned_up(key, leftover)


def act(table: Table, players: int, action: int) -> None:
    """Discard (P3), predict (P4) or play (T2)."""
    if action >= PREDICT_ACTIONS:
        predict(table, players, action - PREDICT_ACTIONS + 1)
    elif action >= DISCARD_ACTIONS:
        discard(table, players, action - DISCARD_ACTIONS + 1)
    else:
        play(table, players, action)


def discard(table: Table, players: int, number: int) -> None:
    """The seat puts a card aside (P3). When all have, they predict; with two players the tricks begin."""
    seat = table[TURN]
    table[HANDS + seat] -= card_of(4 * (number - 1))
    table[DISCARDS] |= number << (4 * seat)
    for _ in range(players):  # whoever is next of those that have not; nobody sees who was first
        pass_turn(table, players)
        if of_seat(table[DISCARDS], table[TURN]) == 0:
            return
    table[TURN] = table[START]
    table[PHASE] = PLAYING if players == 2 else PREDICTING


def predict(table: Table, players: int, tricks: int) -> None:
    """The seat announces how many tricks it will win (P4)."""
    table[ANNOUNCED] |= tricks << (4 * table[TURN])
    pass_turn(table, players)
    if table[TURN] == table[START]:
        table[PHASE] = PLAYING


def play(table: Table, players: int, space: int) -> None:
    """The seat plays to a space (T2); then the trick may be won, and the next seat may cause a paradox."""
    declare(table, space)
    pass_turn(table, players)
    if table[PLACE] == players:
        win_trick(table)
    if table[DONE] == TRICKS[players]:  # T3
        table[PHASE] = OVER
    elif legal_spaces(table) == 0:  # X1
        table[PHASE] = OVER
        table[CAUSER] = table[TURN]


def declare(table: Table, space: int) -> None:
    """The card leaves the hand, its token goes to the board, and who does not follow loses a colour (D5)."""
    seat = table[TURN]
    if table[PLACE] == 0:
        table[LED] = colour_of(space)  # D6
    worth = strength(space, table[LED])
    if worth > table[BEST]:
        table[BEST] = worth
        table[WINNER] = seat
    table[HANDS + seat] -= card_of(space)
    table[BOARDS + seat] |= 1 << space
    table[TAKEN] |= 1 << space
    table[COLOURS + seat] = colours_after(table[COLOURS + seat], space, table[LED])
    plies = table[PLIES]
    table[HISTORY + plies // PLAYS_A_WORD] |= space << (6 * (plies % PLAYS_A_WORD))
    table[PLIES] = plies + 1
    table[PLACE] += 1


def win_trick(table: Table) -> None:
    """The winner takes the trick (W1, W2) and leads the next (T1)."""
    winner = table[WINNER]
    table[WON] += 1 << (4 * winner)
    table[DONE] += 1
    table[TURN] = winner
    table[PLACE] = 0
    table[LED] = -1
    table[BEST] = -1
    table[WINNER] = -1


def score_of(table: Table, players: int, seat: int, neighbours: Sequence[int]) -> int:
    """The points of a seat in a round that is over."""
    won = of_seat(table[WON], seat)
    fitting = fits(players, won, of_seat(table[ANNOUNCED], seat))
    return score(fitting, table[CAUSER] == seat, won, table[BOARDS + seat], neighbours)
