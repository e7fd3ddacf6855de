"""The rules of thumb of `heuristic`, as plain functions on a table of the kernel: one source, also to be compiled.

Only what the seat to act may know is read: its own hand and discard, and what lies open. Chances and points are whole
numbers (`odds`), and how much each rule counts for is a weight.
"""

from collections.abc import MutableSequence, Sequence
from typing import Final

from catinthebox.bots.odds import (
    BELL,
    BELL_STEPS,
    LASTING_STEPS,
    LEAST_SLACK,
    MOST_SPACES,
    ONE,
    POINT,
    RISK,
    SLACK_STEP,
    SLACK_STEPS,
    SPREAD,
    SPREAD_STEPS,
)
from catinthebox.kernel.bits import count_bits, lowest_place
from catinthebox.kernel.scoring import group_at, largest_group
from catinthebox.kernel.seats import around, of_seat
from catinthebox.kernel.sizes import NUMBERS, PREDICTIONS, TRICKS, WAYS_TO_PREDICT
from catinthebox.kernel.spaces import ALL_SPACES, RED, card_of, colour_of, of_colour, spaces_of_hand, unseen_cards
from catinthebox.kernel.tables import (
    ANNOUNCED,
    BEST,
    BOARDS,
    COLOURS,
    DISCARD_ACTIONS,
    DISCARDING,
    DISCARDS,
    DONE,
    HANDS,
    LED,
    PHASE,
    PLACE,
    PLAYING,
    PREDICT_ACTIONS,
    TAKEN,
    TURN,
    WINNER,
    WON,
    Table,
    legal_spaces,
)
from catinthebox.kernel.tricks import strength

COMERS: Final = 0
"""How many of the cards not seen will be played before an own one."""
HIGHER: Final = 1
"""How readily a later seat plays a higher card of the led colour."""
TRUMPED: Final = 2
"""How readily it plays a trump."""
SATED: Final = 3
"""How readily a seat that wants no more tricks takes one, compared to others."""
GROWTH: Final = 4
"""How much a group grows in each trick to come."""
EDGE: Final = 5
"""What a space beside the group is worth that an own card could still take."""
WIDTH: Final = 6
"""How far off the tricks may be and still be put right in the last trick."""
WIDTH_A_TRICK: Final = 7
"""And in each trick more."""
STRENGTH: Final = 8
"""How much high cards count in the tricks one expects."""
TOO_MANY: Final = 9
"""How much tricks too many weigh, compared to their distance."""
TOO_FEW: Final = 10
"""How much tricks too few weigh."""
ENDING: Final = 11
"""How likely somebody else ends the round in each trick to come."""
COLOUR: Final = 12
"""What a colour token is worth beyond the spaces it opens to the hand."""
CARE: Final = 13
"""How much a paradox of one's own counts, compared to what it costs."""
BOLDNESS: Final = 14
"""How many tricks more than expected to predict."""
KEEP_HIGH: Final = 15
"""How much to keep high cards when one is put aside."""
GRUDGE: Final = 16
"""What it is worth that a seat that wants no more tricks takes one, or that one who needs them doesn't."""

DUCKING: Final = 17
"""How many of the tricks too many each colour token that is left lets one duck."""
MODESTY: Final = 18
"""How little a prediction counts for the points of its tricks."""
FOG: Final = 19
"""How much less sure the room for the hand is with each trick to come."""
DREAD: Final = 20
"""How much room each trick to come is expected to cost beyond the spaces that others take."""
HASTE: Final = 21
"""How much safer the other cards of a number are once one of them is placed: play first what one has often."""

TWO_PLAYER_LIMIT: Final = 4
NEVER: Final = -(1 << 40)
WORTH: Final = POINT << 6
"""A point, where predictions and plays are weighed: six bits are left for a whim."""
DISCARD_WORTH: Final = WORTH << 8
"""And where cards to put aside are weighed by their risk: four of these are a certain paradox."""
UNKNOWN: Final = -1


def chosen_action(
    table: Table,
    players: int,
    neighbours: Sequence[int],
    odds: Sequence[int],
    weights: Sequence[int],
    part: int,
    worths: MutableSequence[int],
) -> int:
    """What the seat to act does. Where two actions are as good, a fraction decides.

    What each legal action is worth is written to its place in `worths`: a point is `WORTH`.
    """
    phase = table[PHASE]
    if phase == PLAYING:
        return best_space(table, players, neighbours, odds, weights, part, worths)
    if phase == DISCARDING:
        return best_discard(table, players, odds, weights, part, worths)
    return best_prediction(table, players, odds, weights, part, worths)


def best_discard(
    table: Table, players: int, odds: Sequence[int], weights: Sequence[int], part: int, worths: MutableSequence[int]
) -> int:
    """Put aside the number that is hardest to place."""
    hand, taken = table[HANDS + table[TURN]], table[TAKEN]
    best, chosen = NEVER, 0
    for number in range(NUMBERS[players]):
        if (hand >> (4 * number)) & 15:
            left = hand - card_of(4 * number)
            risk = risk_of(left, ALL_SPACES, taken, number + 1, number, TRICKS[players], odds, weights)
            worth = ((-POINT * risk - weights[KEEP_HIGH] * number) << 6) + whim(part, number)
            worths[DISCARD_ACTIONS + number] = worth
            if worth > best:
                best, chosen = worth, DISCARD_ACTIONS + number
    return chosen


def best_prediction(
    table: Table, players: int, odds: Sequence[int], weights: Sequence[int], part: int, worths: MutableSequence[int]
) -> int:
    """Predict the tricks that the hand promises; more of them also score more."""
    hand = table[HANDS + table[TURN]]
    tricks = TRICKS[players]
    likely = likely_tricks(total_of(hand), tricks + 1, tricks, players, weights) + weights[BOLDNESS]
    best, chosen = NEVER, 0
    for way in range(WAYS_TO_PREDICT[players]):
        prediction = of_seat(PREDICTIONS[players], way)
        worth = meeting(likely, prediction, tricks, players, 4, odds, weights) * weights[GROWTH] * tricks // ONE
        worth = ((worth + (POINT - weights[MODESTY]) * prediction) << 6) + whim(part, way)
        worths[PREDICT_ACTIONS - 1 + prediction] = worth
        if worth > best:
            best, chosen = worth, PREDICT_ACTIONS - 1 + prediction
    return chosen


def best_space(
    table: Table,
    players: int,
    neighbours: Sequence[int],
    odds: Sequence[int],
    weights: Sequence[int],
    part: int,
    worths: MutableSequence[int],
) -> int:
    """Where to play: every legal play is weighed by the points that it promises."""
    seat, led, taken = table[TURN], table[LED], table[TAKEN]
    hand, own, colours = table[HANDS + seat], table[BOARDS + seat], table[COLOURS + seat]
    won, to_come = of_seat(table[WON], seat), TRICKS[players] - table[DONE] - 1
    put_aside = of_seat(table[DISCARDS], seat)
    missing = (TWO_PLAYER_LIMIT if players == 2 else of_seat(table[ANNOUNCED], seat)) - won
    astray = colours if led < 0 else colours & ~of_colour(led)
    total, largest = total_of(hand), largest_group(own, neighbours)
    unseen = spaces_of_hand(unseen_cards(hand, taken, put_aside, players))
    grudge = grudge_of(table, players, weights)
    ending = min(ONE, weights[ENDING] * to_come * ONE // POINT)
    spaces = legal_spaces(table)
    best, chosen, at, left, likely, following, straying = NEVER, 0, -1, hand, 0, UNKNOWN, UNKNOWN
    while spaces:
        space = lowest_place(spaces)
        bit = 1 << space
        spaces ^= bit
        follows = led < 0 or colour_of(space) == led
        kept = colours if follows else astray
        if space >> 2 != at:  # all plays of a number leave the same cards, and the same room for them
            at = space >> 2
            left = hand - card_of(space)
            likely = likely_tricks(total - at - 1, to_come + 1, to_come, players, weights)
            following, straying = UNKNOWN, UNKNOWN
        risk = following if follows else straying
        if risk == UNKNOWN:
            risk = risk_of(left, kept, taken | bit, put_aside, at, to_come, odds, weights)
            following, straying = risk if follows else following, straying if follows else risk
        risk = min(ONE, risk * weights[CARE] // POINT)
        open_spaces = kept & ~(taken | bit)
        tokens = count_bits(kept & 15)
        group = group_at(bit, own | bit, neighbours)
        now = max(largest, count_bits(group))
        promised = now * POINT + weights[GROWTH] * to_come
        promised += weights[EDGE] * count_bits(edge_of(group, neighbours) & open_spaces & spaces_of_hand(left))
        winning = winning_chance(table, players, space, unseen, weights)
        worth = winning * outcome(
            won + 1, missing - 1, now, promised, likely, to_come, ending, risk, players, tokens, odds, weights
        )
        worth += (ONE - winning) * (
            outcome(won, missing, now, promised, likely, to_come, ending, risk, players, tokens, odds, weights) + grudge
        )
        worth = worth // ONE + (weights[COLOUR] if follows or not colours & ~astray else 0)
        worth = (worth << 6) + whim(part, space)
        worths[space] = worth
        if worth > best:
            best, chosen = worth, space
    return chosen


def outcome(
    won: int,
    missing: int,
    now: int,
    promised: int,
    likely: int,
    to_come: int,
    ending: int,
    risk: int,
    players: int,
    colours: int,
    odds: Sequence[int],
    weights: Sequence[int],
) -> int:
    """The points that a trick leaves to hope for: at the end, or now if somebody ends the round, or with a paradox."""
    fits = missing >= 0 if players == 2 else missing == 0
    at_once = now * POINT if fits else 0
    in_the_end = meeting(likely, missing, to_come, players, colours, odds, weights) * promised // ONE
    bonus = ((ONE - ending) * in_the_end + ending * at_once) // ONE
    return ((ONE - risk) * (won * POINT + bonus) - risk * won * POINT) // ONE


def meeting(
    likely: int, missing: int, to_come: int, players: int, colours: int, odds: Sequence[int], weights: Sequence[int]
) -> int:
    """The chance that the tricks will fit in the end (S3): a bell around what is likely."""
    off = likely - missing * POINT
    if missing < 0 or (players > 2 and missing > to_come):
        return 0
    if players == 2:
        off = max(0, off)
    off -= min(max(0, off), weights[DUCKING] * colours)
    off = off * weights[TOO_MANY] // POINT if off > 0 else -off * weights[TOO_FEW] // POINT
    width = weights[WIDTH] + weights[WIDTH_A_TRICK] * to_come
    return odds[BELL + min(BELL_STEPS - 1, off * off * 16 * 16 // (POINT * POINT * max(1, width)))]


def likely_tricks(total: int, cards: int, to_come: int, players: int, weights: Sequence[int]) -> int:
    """A fair share of the tricks to come, more with cards above the average."""
    share = to_come * POINT // players
    above = total * 2 * POINT // (cards * (NUMBERS[players] + 1)) - POINT
    return max(0, share + share * above * weights[STRENGTH] // (POINT * POINT))


def risk_of(
    hand: int,
    colours: int,
    taken: int,
    put_aside: int,
    played: int,
    needed: int,
    odds: Sequence[int],
    weights: Sequence[int],
) -> int:
    """The chance that the cards of a hand, all but one, do not find their spaces (D1, D2, T3, X1)."""
    if needed == 0:
        return 0
    mean, spread, number = -weights[DREAD] * needed, weights[FOG] * needed, 0
    while hand:
        cards = hand & 15
        if cards:
            open_spaces = count_bits((colours & ~taken) & 15)
            empty = MOST_SPACES - count_bits(taken & 15)
            unseen = empty + 1 - cards - (1 if put_aside == number + 1 else 0)
            shared = 4 * empty + (weights[HASTE] if number == played else 0)
            lasting = LASTING_STEPS - weights[COMERS] * unseen // shared if empty else 0
            place = (cards * (MOST_SPACES + 1) + open_spaces) * (LASTING_STEPS + 1) + min(16, max(1, lasting))
            mean += odds[place]
            spread += odds[SPREAD + place]
        hand >>= 4
        colours >>= 4
        taken >>= 4
        number += 1
    slack = min(SLACK_STEPS - 1, max(0, (mean - needed * POINT) // SLACK_STEP - LEAST_SLACK))
    return odds[RISK + slack * SPREAD_STEPS + min(SPREAD_STEPS - 1, spread // 8)]


def winning_chance(table: Table, players: int, space: int, unseen: int, weights: Sequence[int]) -> int:
    """The chance that a play takes the trick: certain for the last to play, else by what the later seats can answer."""
    place, colour = table[PLACE], colour_of(space)
    led = colour if place == 0 else table[LED]
    if strength(space, led) <= table[BEST]:
        return 0
    free = unseen & ~(table[TAKEN] | 1 << space)
    higher = of_colour(colour) & ~((2 << space) - 1) & free
    trumps = RED & free if colour else 0
    chance, seat = ONE, table[TURN]
    for _ in range(players - place - 1):
        seat = around(seat + 1, players)
        open_to_it = table[COLOURS + seat]
        beaten = weights[HIGHER] * count_bits(higher & open_to_it) + weights[TRUMPED] * count_bits(trumps & open_to_it)
        beaten = beaten * ONE // (POINT * NUMBERS[players])
        if wants(table, players, seat) <= 0:
            beaten = beaten * weights[SATED] // POINT
        stays = ONE - min(ONE, beaten)
        chance = chance * max(ONE // 10, stays * stays // ONE * stays // ONE) // ONE
    return chance


def wants(table: Table, players: int, seat: int) -> int:
    """How many tricks a seat still wants."""
    return (TWO_PLAYER_LIMIT if players == 2 else of_seat(table[ANNOUNCED], seat)) - of_seat(table[WON], seat)


def grudge_of(table: Table, players: int, weights: Sequence[int]) -> int:
    """What it is worth to leave the trick to the seat that has it so far: much if it wants none, little if it does."""
    if table[PLACE] == 0:
        return 0
    return weights[GRUDGE] if wants(table, players, table[WINNER]) <= 0 else -weights[GRUDGE]


def total_of(hand: int) -> int:
    """The sum of a hand's numbers."""
    total, number = 0, 1
    while hand:
        total += (hand & 15) * number
        number += 1
        hand >>= 4
    return total


def edge_of(group: int, neighbours: Sequence[int]) -> int:
    """All spaces that touch a group."""
    touching = 0
    left = group
    while left:
        touching |= neighbours[lowest_place(left)]
        left &= left - 1
    return touching & ~group


def whim(part: int, choice: int) -> int:
    """A taste of one's own, too small to count except between equals."""
    return ((part >> 7) * (choice + 1) >> 13) & 63
