"""The names of what can happen in a match, so that a comparison can prove it met each of them.

A name begins with the rule it belongs to. `noticed` looks at one action on the model; `expected` lists what has to
turn up at a player count.
"""

from __future__ import annotations

from collections.abc import Iterator

from .model import COLOURS, Json, Model, largest_group

ANYWHERE = {
    "D1 forbids",
    "D2 forbids",
    "D3 forbids",
    "D1 and D2 forbid",
    "D3 red led because red lies",
    "D3 red led because nothing else can be",
    "D3 red led because nothing else can be with the tokens left",
    "D5 loses a token though it could have followed",
    "D5 loses a token when it could not have followed",
    "D5 has no token to lose",
    "W1 red beats a higher card of the led colour",
    "W1 the led colour beats a higher card of another",
    "T3 a full round",
    "X1 the leader",
    "X1 a follower",
    "X1 with two cards in hand",
    "S2 the causer had won tricks",
    "S2 the causer would have had a bonus",
    "S3 a bonus of four or more",
    "S4 the other side would score otherwise",
    "S4 another's token breaks a group",
    "S5 a bonus beside a paradox",
    "G2 one winner",
    "G2 the last round decides",
    "G2 a shared victory",
}
TWO_PLAYERS = {
    "P2 three different numbers",
    "P2 two equal numbers",
    "P2 three equal numbers",
    "S3 four tricks with two players",
    "S3 five tricks with two players",
    "S4 a neutral token breaks a group",
}
MORE_PLAYERS = {
    "W1 the highest of several reds",
    "X4 somebody did not get to play",
    "S3 a prediction missed",
    "S3 a prediction met",
    "S3 everybody's prediction met",
}


def expected(players: int) -> set[str]:
    """What a thorough comparison meets at this player count."""
    return ANYWHERE | (TWO_PLAYERS if players == 2 else MORE_PLAYERS)


def noticed(before: Model, request: Json, after: Model) -> set[str]:
    """What is worth a name about this action."""
    names = set(in_the_hand(before))
    if "play" in request:
        names.update(in_the_declaration(before, request))
        names.update(in_the_trick(before, request, after))
    if after.phase != before.phase and after.phase in ("round_over", "match_over"):
        names.update(in_the_paradox(before, after))
        names.update(in_the_scores(after))
    if after.phase == "match_over":
        names.update(in_the_match(after))
    return names


def in_the_hand(model: Model) -> Iterator[str]:
    """Rules that forbid a declaration now, and how the neutral tokens lie."""
    if model.phase == "play":
        for number in set(model.hands[model.turn]):
            for colour in COLOURS:
                match model.forbidden_by(model.turn, number, colour):
                    case [rule]:
                        yield f"{rule} forbids"
                    case [one, two]:
                        yield f"{one} and {two} forbid"
    if model.phase == "discard" and model.players == 2:
        different = len({number for _, number in model.board})
        yield {1: "P2 three equal numbers", 2: "P2 two equal numbers", 3: "P2 three different numbers"}[different]


def in_the_declaration(before: Model, request: Json) -> Iterator[str]:
    """D3 for a leader, D5 for a follower."""
    seat, (_, colour) = request["seat"], request["play"]
    if before.led is None:
        if colour == "red" and before.red_lies_on_the_board():
            yield "D3 red led because red lies"
        elif colour == "red":
            yield "D3 red led because nothing else can be"
            if len(before.tokens[seat]) < 4:
                yield "D3 red led because nothing else can be with the tokens left"
    elif colour != before.led:
        could_follow = any(other == before.led for _, other in before.legal(seat))
        if before.led not in before.tokens[seat]:
            yield "D5 has no token to lose"
        elif could_follow:
            yield "D5 loses a token though it could have followed"
        else:
            yield "D5 loses a token when it could not have followed"


def in_the_trick(before: Model, request: Json, after: Model) -> Iterator[str]:
    """Who wins against what."""
    if sum(after.tricks) == sum(before.tricks):
        return
    number, colour = request["play"]
    cards = [(card["colour"], card["number"]) for card in before.trick] + [(colour, number)]
    reds = [card for card in cards if card[0] == "red"]
    followed = [card for card in cards if card[0] == before.led]
    if len(reds) > 1 and before.led != "red":
        yield "W1 the highest of several reds"
    if reds and before.led != "red" and max(reds)[1] < max(followed)[1]:
        yield "W1 red beats a higher card of the led colour"
    if not reds and max(followed)[1] < max(card[1] for card in cards):
        yield "W1 the led colour beats a higher card of another"


def in_the_paradox(before: Model, after: Model) -> Iterator[str]:
    """How the round's tricks ended."""
    causer = after.paradox
    if causer is None:
        yield "T3 a full round"
        return
    trick_under_way = sum(after.tricks) == sum(before.tricks)
    yield "X1 a follower" if trick_under_way else "X1 the leader"
    if trick_under_way and len(before.trick) + 2 < after.players:
        yield "X4 somebody did not get to play"
    if len(after.hands[causer]) == 2:
        yield "X1 with two cards in hand"
    if after.tricks[causer]:
        yield "S2 the causer had won tricks"
        if after.earns_bonus(causer):
            yield "S2 the causer would have had a bonus"


def in_the_scores(after: Model) -> Iterator[str]:
    """Who gets a bonus, and what its size hangs on."""
    earners = [seat for seat, score in enumerate(after.round_scores[-1]) if score["bonus"]]
    for seat in range(after.players):
        if seat in earners:
            yield from in_the_group(after, seat)
        if after.players > 2 and seat != after.paradox:
            yield "S3 a prediction met" if seat in earners else "S3 a prediction missed"
        if after.players == 2 and seat != after.paradox and after.tricks[seat] in (4, 5):
            yield f"S3 {['four', 'five'][after.tricks[seat] - 4]} tricks with two players"
    if earners and after.paradox is not None:
        yield "S5 a bonus beside a paradox"
    if len(earners) == after.players > 2:
        yield "S3 everybody's prediction met"


def in_the_group(after: Model, seat: int) -> Iterator[str]:
    """The bonus of one seat, and what would have made it another."""
    size = after.group(seat)
    own = {space for space, owner in after.board.items() if owner == seat}
    if size >= 4:
        yield "S3 a bonus of four or more"
    if largest_group({"white": "purple", "purple": "white"}[after.side], own) != size:
        yield "S4 the other side would score otherwise"
    for space in set(after.board) - own:
        if largest_group(after.side, own | {space}) > size + 1:
            breaker = "a neutral" if after.board[space] is None else "another's"
            yield f"S4 {breaker} token breaks a group"


def in_the_match(after: Model) -> Iterator[str]:
    """How the winner was found."""
    totals = after.totals()
    if totals.count(max(totals)) == 1:
        yield "G2 one winner"
    elif len(after.winners) == 1:
        yield "G2 the last round decides"
    else:
        yield "G2 a shared victory"
