"""What the server counts, for Prometheus."""

from collections import Counter as Counted
from collections.abc import Iterable
from functools import cache
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

from catinthebox.server.tables.entries import Entry

_registry: Final = CollectorRegistry()
ProcessCollector(registry=_registry)
PlatformCollector(registry=_registry)
GCCollector(registry=_registry)

_FAST: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
_MANY: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)

ACCEPTED: Final = Counter(
    "catinthebox_entries_accepted", "Entries that are on disk, by what they are", ["what"], registry=_registry
)
REFUSED: Final = Counter("catinthebox_refused", "Requests a table refused, by code", ["code"], registry=_registry)
COMMIT_ENTRIES: Final = Histogram(
    "catinthebox_commit_entries", "Entries that went into one commit", buckets=_MANY, registry=_registry
)
COMMIT_SECONDS: Final = Histogram(
    "catinthebox_commit_seconds", "How long a commit took", buckets=_FAST, registry=_registry
)
REQUESTS: Final = Counter(
    "catinthebox_requests", "Answered requests", ["method", "route", "status"], registry=_registry
)
REQUEST_SECONDS: Final = Histogram(
    "catinthebox_request_seconds", "From request to answer", ["route"], buckets=_FAST, registry=_registry
)
SOCKETS: Final = Gauge("catinthebox_sockets", "Open WebSockets", registry=_registry)
TABLES: Final = Gauge("catinthebox_tables", "Tables in memory", registry=_registry)
BOT_SECONDS: Final = Histogram(
    "catinthebox_bot_seconds",
    "How long a bot thought, by name; hints and reviews too",
    ["bot"],
    buckets=_FAST,
    registry=_registry,
)


def count_accepted(entries: Iterable[Entry]) -> None:
    """Count entries that are on disk."""
    for kind, count in Counted(map(type, entries)).items():
        _accepted(kind).inc(count)


@cache
def _accepted(kind: type[Entry]) -> Counter:
    return ACCEPTED.labels(kind.__name__.lower())


def exposition() -> bytes:
    """All figures in Prometheus' text format."""
    return generate_latest(_registry)
