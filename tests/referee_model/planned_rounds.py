"""Cards and actions for rounds that are worth comparing.

Play at random runs into a paradox almost at once, so rounds are planned on the model first, in several manners; the
planner sees all hands, and so it can also make predictions come true. Everything comes from the random generator it
is given.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from .model import DEALT_EACH, HIGHEST_NUMBER, PREDICTIONS, Json, Model

MANNERS = ["reckless", "following", "shy of red", "fond of red", "searching"]


def random_deal(players: int, rng: Random) -> Json:
    """Shuffle and deal (P1)."""
    cards = [number for number in range(1, HIGHEST_NUMBER[players] + 1) for _ in range(5)]  # M1
    rng.shuffle(cards)
    each = DEALT_EACH[players]
    deal: Json = {"hands": [cards[seat * each : (seat + 1) * each] for seat in range(players)]}
    if players == 2:
        deal["leftover"] = cards[players * each :]
    return deal


def plan_round(model: Model, rng: Random, manner: str) -> list[Json]:
    """All actions of the round that has just been dealt on the model, which is left as it is."""
    trial = model.clone()
    discards = plan_discards(trial, rng, manner)
    for request in discards:
        trial.act(request)
    plays = plan_plays(trial, rng, manner)
    return discards + plan_predictions(trial, plays, rng) + plays


def plan_discards(model: Model, rng: Random, manner: str) -> list[Json]:
    """Everybody's discard, in a random order of seats; different numbers keep the round alive for longer."""
    seats = list(range(model.players))
    rng.shuffle(seats)
    gone: Counter[int] = Counter()
    requests = []
    for seat in seats:
        fewest = min(gone[number] for number in model.hands[seat])
        wanted = [number for number in model.hands[seat] if manner == "reckless" or gone[number] == fewest]
        number = rng.choice(wanted)
        gone[number] += 1
        requests.append({"do": "act", "seat": seat, "discard": number})
    return requests


def plan_predictions(model: Model, plays: list[Json], rng: Random) -> list[Json]:
    """Predictions from the start player clockwise (P4), most of them as the plays will have it."""
    allowed = PREDICTIONS[model.players]
    if not allowed:
        return []
    trial = in_the_play_phase(model)
    for request in plays:
        trial.act(request)
    requests = []
    for step in range(model.players):
        seat = (model.start + step) % model.players
        comes_true = trial.tricks[seat] in allowed and rng.random() < 0.7
        tricks = trial.tricks[seat] if comes_true else rng.choice(allowed)
        requests.append({"do": "act", "seat": seat, "predict": tricks})
    return requests


def in_the_play_phase(model: Model) -> Model:
    """A copy after the discards in which the predictions are skipped: no play depends on them."""
    trial = model.clone()
    trial.phase = "play"
    return trial


def plan_plays(model: Model, rng: Random, manner: str) -> list[Json]:
    """Plays up to the end of the round."""
    trial = in_the_play_phase(model)
    if manner == "searching":
        return search_for_a_full_round(trial, rng)
    requests = []
    while trial.phase == "play":
        request = preferred_plays(trial, rng, manner)[0]
        trial.act(request)
        requests.append(request)
    return requests


def preferred_plays(model: Model, rng: Random, manner: str) -> list[Json]:
    """The legal plays, the manner's favourites first, otherwise in a random order."""
    dislikes: dict[str, Callable[[str], bool]] = {
        "reckless": lambda colour: False,
        "following": lambda colour: model.led is not None and colour != model.led,
        "searching": lambda colour: model.led is not None and colour != model.led,
        "shy of red": lambda colour: colour == "red",
        "fond of red": lambda colour: colour != "red",
    }
    plays = model.legal(model.turn)
    rng.shuffle(plays)
    plays.sort(key=lambda play: dislikes[manner](play[1]))
    return [{"do": "act", "seat": model.turn, "play": play} for play in plays]


def search_for_a_full_round(model: Model, rng: Random, patience: int = 400) -> list[Json]:
    """Look for plays without a paradox; when patience runs out, the longest line met."""
    longest: list[Json] = []
    positions_left = patience

    def search(position: Model, line: list[Json]) -> bool:
        nonlocal longest, positions_left
        if position.phase != "play":
            if position.paradox is None or len(line) > len(longest):
                longest = line
            return position.paradox is None
        for request in preferred_plays(position, rng, "searching"):
            positions_left -= 1
            after = position.clone()
            after.act(request)
            if not hopeless(after) and search(after, [*line, request]):
                return True
            if positions_left < 0:
                return False
        return False

    found = search(model, [])
    return longest if found or longest else plan_plays(model, rng, "following")


def hopeless(position: Model) -> bool:
    """Whether more cards than everybody's last one will find no space of their number."""
    cards = Counter(number for hand in position.hands for number in hand)
    taken = Counter(number for _, number in position.board)
    stuck = sum(max(0, count - (4 - taken[number])) for number, count in cards.items())
    return position.phase == "play" and stuck > position.players
