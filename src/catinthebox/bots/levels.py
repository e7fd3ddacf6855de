"""Levels: the names by which people pick an opponent, and the bot behind each."""

from typing import Final

LEVELS: Final = {
    "kitten": "heuristic:forgets=75",
    "housecat": "heuristic:forgets=30",
    "tomcat": "heuristic",
    "lynx": "search:ms=300",
    "tiger": "champion:ms=300",
}
"""From gentle to merciless: each is measurably stronger than the one before it (docs/strength.md)."""

DEFAULT_LEVEL: Final = "housecat"
"""Who sits down where nobody was chosen."""
