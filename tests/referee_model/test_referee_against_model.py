"""Whole matches on the real referee command, held against the naive model at every ply.

SOAK_TIMES=20 plays twenty times as many plies. A failure prints the requests that lead to it.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from random import Random

import pytest

from .mistakes import a_mistake, refused
from .model import COLOURS, DEALT_EACH, DEFAULT_SIDE, HIGHEST_NUMBER, Json, Model
from .planned_rounds import MANNERS, plan_round, random_deal
from .referee_process import Exchange, Referee
from .situations import expected, noticed

PLIES = 3000 * int(os.environ.get("SOAK_TIMES", "1"))
SEEDED_MATCHES = 3 * int(os.environ.get("SOAK_TIMES", "1"))
PLAYERS = [2, 3, 4, 5]


@pytest.fixture(scope="module")
def referee() -> Iterator[Referee]:
    """One referee for match after match: each `new` has to forget the one before."""
    with Referee() as running:
        yield running


class PlannedMatch:
    """A match whose cards and actions follow from its player count and number alone."""

    def __init__(self, players: int, number: int) -> None:
        rng = Random(f"match {number} of {players}")
        self.players = players
        self.side = ["white", "purple"][number % 2]
        self.start = rng.randrange(players)
        self.deals = [random_deal(players, rng) for _ in range(players)]
        self.rounds: list[list[Json]] = []
        model = self.model()
        for deal in self.deals:
            model.deal(deal)
            # Chance hardly ever shares a victory, so some matches are steered towards one.
            plans = [plan_round(model, rng, rng.choice(MANNERS)) for _ in range(12 if number % 8 == 7 else 1)]
            self.rounds.append(max(plans, key=lambda plan: len(played(model, plan).best_seats())))
            model = played(model, self.rounds[-1])

    def model(self) -> Model:
        """The match before its first deal."""
        return Model(self.players, self.side, self.start)

    def new(self) -> Json:
        """The request that begins it."""
        return {"do": "new", "players": self.players, "side": self.side, "start": self.start, "deals": self.deals}

    def situations(self) -> set[str]:
        """What it would show."""
        model = self.model()
        met = set()
        for deal, requests in zip(self.deals, self.rounds, strict=True):
            model.deal(deal)
            for request in requests:
                before = model.clone()
                model.act(request)
                met |= noticed(before, request, model)
        return met


def played(model: Model, requests: list[Json]) -> Model:
    """The model after these actions; the one given stays as it is."""
    after = model.clone()
    for request in requests:
        after.act(request)
    return after


def answer(fields: Json) -> Json:
    """An answer that grants the request."""
    return {"ok": True, **fields}


def questions(model: Model, rng: Random) -> Iterator[Exchange]:
    """All that can be asked in a position, with the model's answers."""
    yield {"do": "state"}, answer(model.state())
    seats = range(model.players) if rng.random() < 0.1 else (model.to_act() or [0])[:1]
    for seat in seats:
        yield {"do": "view", "seat": seat}, answer(model.view(seat))
    for seat in model.to_act():
        legal = answer({"seat": seat, "phase": model.phase, "legal": model.legal(seat)})
        yield {"do": "legal", "seat": seat}, legal
        if seat == model.to_act()[0]:
            yield {"do": "legal"}, legal
    if model.phase == "play":
        for number in sorted(set(model.hands[model.turn])):
            for colour in COLOURS:
                rules = model.forbidden_by(model.turn, number, colour)
                request = {"do": "explain", "seat": model.turn, "play": [number, colour]}
                yield request, answer({"legal": not rules, "rules": rules})
    if rng.random() < 0.2:
        yield a_mistake(model, rng)
        yield {"do": "state"}, answer(model.state())


def compare_round(referee: Referee, model: Model, requests: list[Json], rng: Random) -> set[str]:
    """Play a round that has been dealt on both sides; the situations met."""
    met = set()
    referee.compare(list(questions(model, rng)))
    for request in requests:
        before = model.clone()
        events = model.act(request)
        referee.compare([(request, answer({"events": events})), *questions(model, rng)])
        met |= noticed(before, request, model)
    return met


def compare_match(referee: Referee, match: PlannedMatch) -> Counter[str]:
    """Play a planned match on both sides; the situations met and the number of plies."""
    rng = Random("questions")
    model = match.model()
    met: Counter[str] = Counter()
    for deal, requests in zip(match.deals, match.rounds, strict=True):
        model.deal(deal)
        begin = {"do": "next"} if model.round > 1 else match.new()
        referee.compare([(begin, answer(model.state()))])
        met.update(compare_round(referee, model, requests, rng))
        met["plies"] += len(requests)
    return met


@pytest.mark.parametrize("players", PLAYERS)
def test_whole_matches_go_as_in_the_model_and_meet_every_situation(referee: Referee, players: int) -> None:
    met: Counter[str] = Counter()
    matches = (PlannedMatch(players, number) for number in count())
    while met["plies"] < PLIES:
        met += compare_match(referee, next(matches))
    # What chance has not brought yet is looked for among some more matches.
    for match in islice(matches, 200):
        missing = expected(players) - set(met)
        if not missing:
            break
        if match.situations() & missing:
            met += compare_match(referee, match)
    assert not expected(players) - set(met)


@pytest.mark.parametrize("players", PLAYERS)
def test_matches_from_a_seed_go_on_as_in_the_model(referee: Referee, players: int) -> None:
    for number in range(SEEDED_MATCHES):
        request: Json = {"do": "new", "players": players, "seed": f"sezení {number}"}
        state = referee.ask(request)
        model = Model(players, DEFAULT_SIDE[players], state["start"])
        referee.story = [request]
        follow_to_the_end(referee, model, state, Random(number))


def follow_to_the_end(referee: Referee, model: Model, state: Json, rng: Random) -> None:
    """Play on from a round that the referee has just dealt."""
    while True:
        model.deal(deal_seen_in(state))
        compare_round(referee, model, plan_round(model, rng, rng.choice(MANNERS)), rng)
        if model.phase == "match_over":
            return
        state = referee.ask({"do": "next"})
        referee.story.append({"do": "next"})


def deal_seen_in(state: Json) -> Json:
    """The deal behind a round's first state; with two players the secret cards are what is missing (P2)."""
    players = len(state["hands"])
    assert [len(hand) for hand in state["hands"]] == [DEALT_EACH[players]] * players
    pack = Counter(list(range(1, HIGHEST_NUMBER[players] + 1)) * 5)  # M1
    turned_up = [token["number"] for token in state["board"]]
    for number in [card for hand in state["hands"] for card in hand] + turned_up:
        pack[number] -= 1
    unseen = list(pack.elements())
    assert min(pack.values()) >= 0
    assert (len(turned_up), len(unseen)) == ((3, 2) if players == 2 else (0, 0))
    return {"hands": state["hands"], "leftover": turned_up + unseen}


@pytest.mark.parametrize("players", PLAYERS)
def test_rounds_beyond_the_given_deals_are_dealt_from_the_seed(referee: Referee, players: int) -> None:
    deal = random_deal(players, Random("the first round only"))
    request: Json = {"do": "new", "players": players, "start": 1, "seed": "the rest", "deals": [deal]}
    model = Model(players, DEFAULT_SIDE[players], 1)
    model.deal(deal)
    referee.compare([(request, answer(model.state()))])
    compare_round(referee, model, plan_round(model, Random(1), "reckless"), Random(1))
    state = referee.ask({"do": "next"})
    referee.story.append({"do": "next"})
    follow_to_the_end(referee, model, state, Random(2))


def test_a_seed_gives_the_same_match_in_every_process(referee: Referee) -> None:
    with Referee(hash_seed=1) as other:
        for players in PLAYERS:
            request = {"do": "new", "players": players, "seed": "one and the same"}
            state = referee.ask(request)
            assert other.ask(request) == state
            rounds = [plan_round(dealt(state), Random(0), "reckless")]
            for _ in range(players - 1):
                for running in (referee, other):
                    assert all(running.ask(act)["ok"] for act in rounds[-1])
                state = referee.ask({"do": "next"})
                assert other.ask({"do": "next"}) == state
                rounds.append(plan_round(dealt(state), Random(0), "reckless"))


def dealt(state: Json) -> Model:
    """A model of the round that this state begins."""
    model = Model(len(state["hands"]), "white", state["start"])
    model.deal(deal_seen_in(state))
    return model


@pytest.mark.parametrize("players", PLAYERS)
def test_g1_p1_different_seeds_draw_different_starts_and_hands(referee: Referee, players: int) -> None:
    states = [referee.ask({"do": "new", "players": players, "seed": str(seed)}) for seed in range(60)]
    assert {state["start"] for state in states} == set(range(players))
    assert len({str(state["hands"]) for state in states}) == len(states)


def spoiled_deals() -> Iterator[Json]:
    """Deals that are not exactly the cards of M1, each for as many players as it has hands."""
    for players in PLAYERS:
        rng = Random(players)
        one_card_other, one_card_moved, one_card_strange = (random_deal(players, rng) for _ in range(3))
        hand = one_card_other["hands"][0]
        hand[0] = hand[0] % HIGHEST_NUMBER[players] + 1
        one_card_moved["hands"][0].append(one_card_moved["hands"][1].pop())
        one_card_strange["hands"][-1][0] = HIGHEST_NUMBER[players] + 1
        yield from (one_card_other, one_card_moved, one_card_strange)
    without_leftover = random_deal(2, Random("short"))
    del without_leftover["leftover"]
    yield without_leftover


def test_m1_a_deal_that_is_not_the_pack_is_refused_and_the_match_at_hand_goes_on(referee: Referee) -> None:
    match = PlannedMatch(3, 0)
    model = match.model()
    model.deal(match.deals[0])
    referee.compare([(match.new(), answer(model.state()))])
    for deal in spoiled_deals():
        request = {"do": "new", "players": len(deal["hands"]), "start": 0, "seed": "spoiled", "deals": [deal]}
        referee.compare([refused(request, "bad_deal"), ({"do": "state"}, answer(model.state()))])


def test_without_a_match_everything_but_new_is_refused() -> None:
    requests: list[Json] = [
        {"do": "state"},
        {"do": "view", "seat": 0},
        {"do": "legal"},
        {"do": "act", "seat": 0, "discard": 1},
        {"do": "explain", "seat": 0, "play": [1, "red"]},
        {"do": "next"},
        {"do": "record"},
    ]
    with Referee() as fresh:
        fresh.compare([refused(request, "no_match") for request in requests])


def test_lines_that_are_no_json_are_refused_and_change_nothing(referee: Referee) -> None:
    match = PlannedMatch(4, 0)
    state = referee.ask(match.new())
    for line in ["", "state", '{"do": "state"', "\x00", '{"do": "state"} {"do": "state"}']:
        [refusal] = referee.ask_lines([line])
        assert (refusal["ok"], refusal["error"]["code"]) == (False, "bad_json")
        assert referee.ask({"do": "state"}) == state
