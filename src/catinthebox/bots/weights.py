"""How much each rule of thumb counts for: found by letting variants play each other, at each number of players."""

from typing import Final

from catinthebox.bots import thumb

_WITH_2_TO_5_PLAYERS: Final = {
    thumb.COMERS: (30, 26, 31, 34),
    thumb.HIGHER: (53, 62, 60, 61),
    thumb.TRUMPED: (40, 28, 28, 34),
    thumb.SATED: (44, 57, 41, 67),
    thumb.GROWTH: (10, 23, 32, 28),
    thumb.EDGE: (22, 9, 8, 11),
    thumb.WIDTH: (5, 11, 8, 10),
    thumb.WIDTH_A_TRICK: (5, 13, 13, 10),
    thumb.STRENGTH: (20, 87, 82, 61),
    thumb.TOO_MANY: (70, 76, 79, 80),
    thumb.TOO_FEW: (90, 79, 74, 70),
    thumb.ENDING: (0, 7, 7, 8),
    thumb.COLOUR: (50, 33, 16, 27),
    thumb.CARE: (81, 64, 55, 52),
    thumb.BOLDNESS: (-30, -19, 16, -2),
    thumb.KEEP_HIGH: (-6, 11, 8, 14),
    thumb.GRUDGE: (-5, 16, 12, 14),
    thumb.DUCKING: (1, 3, 3, 3),
    thumb.MODESTY: (50, 20, 41, 47),
    thumb.FOG: (20, 0, 4, 9),
    thumb.DREAD: (8, 0, 3, 0),
    thumb.HASTE: (5, 6, 4, 4),
}

WEIGHTS: Final = {
    players: tuple(weights[players - 2] for _, weights in sorted(_WITH_2_TO_5_PLAYERS.items()))
    for players in (2, 3, 4, 5)
}
"""By the number of players, in the order of the rules in `thumb`."""
