"""Positions for the gallery, played by bots by the real rules: `python web/src/gallery/make_positions.py`."""

import json
from collections.abc import Callable
from pathlib import Path

from catinthebox.bots.makers import make_bot
from catinthebox.rules import Match, Phase, Setup, act, largest_group, new_match, next_round, view
from catinthebox.server.tables.seeing import seen_layout, seen_match


def until(players: int, bot: str, seed: str, enough: Callable[[Match], bool]) -> Match:
    """Let bots play until it is enough."""
    match, _ = new_match(Setup.of(players, secret=seed, start=1))
    bots = [make_bot(bot, f"{seed} {seat}") for seat in range(players)]
    while not enough(match):
        if match.phase is Phase.ROUND_OVER:
            match, _ = next_round(match)
            continue
        seat = match.to_act[0]
        match, _ = act(match, seat, bots[seat].choose(view(match, seat)))
    return match


def position(match: Match) -> object:
    """What seat 0 sees, the layout, and everybody's largest group."""
    setup, board = match.setup, match.round.board
    return {
        "layout": seen_layout(setup.layout, setup.size.numbers),
        "match": seen_match(view(match, 0)),
        "groups": [
            {
                "seat": seat,
                "spaces": [
                    {"colour": space.colour.word, "number": space.number}
                    for space in largest_group(setup.layout, board, seat)
                ],
            }
            for seat in range(setup.players)
        ],
    }


def mine(match: Match, tricks: int, follows: bool = True) -> bool:
    """It is seat 0's turn to play after so many tricks."""
    return len(match.round.tricks) >= tricks and match.to_act == (0,) and bool(match.round.trick) == follows


POSITIONS = {
    "aside": until(4, "careful", "lab", lambda match: True),
    "predict": until(4, "careful", "lab", lambda match: match.phase is Phase.PREDICT and match.to_act == (0,)),
    "follow": until(4, "careful", "lab", lambda match: match.round.number == 2 and mine(match, 3)),
    "lead": until(3, "careful", "lab", lambda match: mine(match, 2, follows=False)),
    "late": until(5, "careful", "lab", lambda match: match.round.number > 1 and mine(match, 4)),
    "pair": until(2, "careful", "lab", lambda match: mine(match, 3)),
    "paradox": until(4, "random", "boo", lambda match: match.round.paradox is not None),
    "scored": until(4, "careful", "lab", lambda match: match.round.number == 2 and match.phase is Phase.ROUND_OVER),
    "over": until(5, "careful", "lab", lambda match: match.phase is Phase.MATCH_OVER),
}

if __name__ == "__main__":
    lines = [f'  "{name}": {json.dumps(position(match), separators=(",", ":"))}' for name, match in POSITIONS.items()]
    Path(__file__).with_name("positions.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
