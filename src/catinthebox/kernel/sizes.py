"""The table of the rule sheet as compiled code reads it: `TRICKS[players]`, and nothing below two players."""

from typing import Final

from catinthebox.rules.sizes import SIZES

MOST_PLAYERS: Final = max(SIZES)
_ROWS: Final = [SIZES.get(players) for players in range(MOST_PLAYERS + 1)]

CARDS: Final = tuple(len(row.cards) if row else 0 for row in _ROWS)
NUMBERS: Final = tuple(row.numbers if row else 0 for row in _ROWS)
"""The highest number in play."""
DEALT: Final = tuple(row.dealt if row else 0 for row in _ROWS)
TRICKS: Final = tuple(row.tricks if row else 0 for row in _ROWS)
PREDICTIONS: Final = tuple(
    sum(tricks << (4 * place) for place, tricks in enumerate(row.predictions)) if row else 0 for row in _ROWS
)
"""What may be predicted, four bits each (P4): 0x431 for three players."""
WAYS_TO_PREDICT: Final = tuple(len(row.predictions) if row else 0 for row in _ROWS)
