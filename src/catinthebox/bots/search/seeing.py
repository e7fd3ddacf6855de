"""A view as what a search reads: what the seat knows of its round, in the kernel's words."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from catinthebox.bots.search.worlds import Seen
from catinthebox.kernel.converting import action_number
from catinthebox.kernel.layouts import KERNEL_SPACES
from catinthebox.rules import NEUTRAL, Predict, View


def seen_by(view: View, array: Callable[[Any], Any]) -> Seen:
    """What the seat of a view knows. `array` makes what compiled code reads."""
    seat, players = view.seat, view.size.players
    assert seat is not None  # a spectator has nothing to choose
    predictions = [view.predictions[(view.start + place) % players] for place in range(players)]
    announced = [Predict(tricks) for tricks in predictions if tricks is not None]
    tricks = [*((trick.leader, trick.plays) for trick in view.tricks), (view.leader, view.trick)]
    plays = [play for _, trick in tricks for play in trick]
    shown: list[list[int]] = [[] for _ in range(players)]
    for leader, trick in tricks:
        for place, play in enumerate(trick):
            shown[(leader + place) % players].append(play.number)
    put_aside = view.discards[seat]
    own = [*view.hand, *shown[seat], *([] if put_aside is None else [put_aside])]
    neutral = [KERNEL_SPACES[index] for index, owner in enumerate(view.board) if owner == NEUTRAL]
    others = [number for other in range(players) if other != seat for number in shown[other]]
    unseen = Counter(view.size.cards)
    unseen.subtract([*own, *others, *(space // 4 + 1 for space in neutral)])
    return Seen(
        players=players,
        seat=seat,
        start=view.start,
        own=_as_hand(own),
        put_aside=put_aside or 0,
        neutral=sum(1 << space for space in neutral),
        unseen=_as_hand(unseen.elements()),
        unseen_cards=unseen.total(),
        hidden=array([0 if other == seat else view.size.dealt - len(shown[other]) for other in range(players)]),
        shown=array([_as_hand(numbers) for numbers in shown]),
        deeds=array([*map(action_number, announced), *map(action_number, plays)]),
    )


def _as_hand(numbers: Iterable[int]) -> int:
    """Cards as a hand of the kernel: four bits a number."""
    return sum(1 << 4 * (number - 1) for number in numbers)
