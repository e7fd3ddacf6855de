"""How much each rule of thumb counts for, at each number of players: found by letting variants play each other."""

from typing import Final

WEIGHTS: Final = {
    2: (27, 56, 48, 50, 5, 19, 3, 0, 2, 68, 99, 1, 57, 73, -28, -8, 0, 1, 48, 30, 10),
    3: (25, 62, 28, 57, 23, 9, 11, 13, 87, 76, 79, 7, 33, 64, -19, 11, 16, 3, 44, 0, 0),
    4: (31, 60, 28, 41, 32, 8, 8, 13, 82, 79, 74, 7, 16, 55, 16, 8, 12, 3, 41, 4, 0),
    5: (31, 60, 28, 41, 32, 8, 8, 13, 82, 79, 74, 7, 16, 55, 16, 8, 12, 3, 41, 4, 0),
}
