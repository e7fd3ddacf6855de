"""A plot of a training's log. Importing this file imports Matplotlib."""

import json
from pathlib import Path
from typing import Final

import matplotlib as mpl

mpl.use("Agg")
from matplotlib import pyplot as plt

PANELS: Final = {
    "Ahead of": ("lead_over_thumb", "lead_over_exploiter", "lead"),
    "A round": ("points", "met", "paradoxes"),
    "Variety and surprise": ("entropy", "belief"),
    "Millions of decisions a second": ("decisions_per_second",),
}
NAMES: Final = {
    "lead_over_thumb": "rules of thumb, points",
    "lead_over_exploiter": "its exploiter, points",
    "lead": "other opponents, points",
    "points": "points a seat",
    "met": "predictions met",
    "paradoxes": "paradoxes",
    "entropy": "entropy of its actions",
    "belief": "at hidden cards",
    "decisions_per_second": "learned from",
}
SMOOTHED: Final = 0.9


def plot(log: Path, picture: Path) -> None:
    """Draw the figures of a log over time, smoothed."""
    figures = [json.loads(line) for line in log.read_text().splitlines()]
    canvas, panels = plt.subplots(2, 2, figsize=(10, 6), layout="constrained")
    for panel, (title, names) in zip(panels.flat, PANELS.items(), strict=True):
        panel.set_title(title)
        for name in names:
            panel.plot(*_smooth(figures, name), label=NAMES[name])
        panel.legend(frameon=False)
        panel.grid(alpha=0.3)
    for panel in panels[-1]:
        panel.set_xlabel("seconds")
    canvas.savefig(picture)
    plt.close(canvas)


def _smooth(figures: list[dict[str, float]], name: str) -> tuple[list[float], list[float]]:
    """When it was noted, and its moving mean."""
    times, means = [], []
    mean = 0.0
    for weight, noted in enumerate(noted for noted in figures if name in noted):
        value = noted[name] / (1e6 if name == "decisions_per_second" else 1)
        keep = min(SMOOTHED, weight / (weight + 1))
        mean = keep * mean + (1 - keep) * value
        times.append(noted["seconds"])
        means.append(mean)
    return times, means
