"""What a host may watch, for Prometheus."""

from __future__ import annotations

import time
from collections import Counter as CountOf

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """Counts and gauges of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._rows = Counter("reverie_rows", "Rows stored", ["kind"], registry=self.registry)
        self.conflicts = Counter("reverie_conflicts", "Rows that somebody else was faster with", registry=self.registry)
        self.refusals = Counter("reverie_refusals", "Moves that the rules refused", registry=self.registry)
        self.faults = Counter("reverie_faults", "Messages not carried out", ["code"], registry=self.registry)
        self.dropped = Counter("reverie_dropped_sockets", "Clients too slow to keep", registry=self.registry)
        self.turned_away = Counter("reverie_connections_refused", "Connections too many", registry=self.registry)
        self.late = Counter("reverie_connections_cut", "Connections that kept us waiting", registry=self.registry)
        self.thoughts = Counter("reverie_bot_moves", "Moves that bots chose", ["level"], registry=self.registry)
        self.lapses = Counter(
            "reverie_bot_lapses", "Moves at random for bots that failed to think", ["level"], registry=self.registry
        )
        self.unjudged = Counter("reverie_late_verdicts", "Verdicts on words that came too late", registry=self.registry)
        self.replayed = Counter("reverie_rows_replayed", "Rows applied anew to reach a moment", registry=self.registry)
        self.unfit = Counter("reverie_unfit_snapshots", "Snapshots that did not fit their rows", registry=self.registry)
        self.lowered = Counter(
            "reverie_bot_lowered",
            "Moves of bots that had less time to think",
            ["level"],
            registry=self.registry,
        )
        self.sockets = Gauge("reverie_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("reverie_tables", "Tables in memory", registry=self.registry)
        self._commit = Histogram(
            "reverie_commit_seconds",
            "From the first move of a batch to its storage",
            registry=self.registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0),
        )
        self._batch = Histogram(
            "reverie_commit_rows", "Rows in one commit", registry=self.registry, buckets=(1, 2, 5, 10, 20, 50, 100, 500)
        )

    def stored(self, kinds: list[str], began: float) -> None:
        """Count rows by their kinds that were stored together, the oldest of which has waited since then."""
        for kind, count in CountOf(kinds).items():
            self._rows.labels(kind).inc(count)
        self._batch.observe(len(kinds))
        self._commit.observe(time.perf_counter() - began)

    def exposition(self) -> bytes:
        return generate_latest(self.registry)
