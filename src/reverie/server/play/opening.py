"""How a table is read from the store: from the nearest snapshot on, and then row by row."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator

import msgspec

from ...kernel.words import Malformed
from ..config import Limits
from ..metrics import Metrics
from ..store.records import Meta, Row
from ..store.store import Store
from .breath import Breath
from .clocks import Outages
from .live import Live

log = logging.getLogger("reverie.play.opening")

SNAPSHOT_EVERY = 100
"""Rows between two snapshots."""
PORTION = 500
"""Rows that are read at once."""


class Opening:
    """Reads tables as they stand, or as they stood after any row."""

    def __init__(self, store: Store, outages: Outages, metrics: Metrics, limits: Limits | None = None) -> None:
        self._store = store
        self._outages = outages
        self._metrics = metrics
        self._limits = limits

    async def read(self, meta: Meta, upto: int | None = None, kept: int = 1, breath: Breath | None = None) -> Live:
        """Read a table that has started, after its last row or after an earlier one. Raises Malformed.

        `kept` is for how many rows it remembers what they told. Snapshots that it lacks are made on the way.
        """
        breath = breath or Breath()
        while True:
            live = await breath.wait(self._nearest(meta, upto, kept))
            n = live.n
            try:
                await self.go_on(live, upto, breath)
                return live
            except Malformed:
                if not n:
                    raise
                await self._unfit(meta, n)

    async def go_on(self, live: Live, upto: int | None, breath: Breath) -> None:
        """Apply the rows that follow, perhaps only up to one. Raises Malformed."""
        async for _ in self.walk(live, upto, breath):
            pass

    async def walk(self, live: Live, upto: int | None, breath: Breath) -> AsyncIterator[Row]:
        """Apply row after row, telling each, perhaps only up to one. Raises Malformed."""
        lacking: list[tuple[int, str]] = []
        while upto is None or live.n < upto:
            end = live.n + PORTION if upto is None else min(live.n + PORTION, upto)
            rows = await breath.wait(self._store.rows(live.meta.id, live.n, end))
            for row in rows:
                live.apply(row)
                aside = live.lay_aside(SNAPSHOT_EVERY)
                if aside is not None:
                    lacking.append((aside.n, aside.state))
                live.forget()
                self._metrics.replayed.inc()
                yield row
                await breath.take()
            if live.n < end:
                break
        if lacking:
            await breath.wait(self._store.keep_snapshots(live.meta.id, lacking))

    async def _nearest(self, meta: Meta, upto: int | None, kept: int) -> Live:
        """Go to the last snapshot that fits, else to the first card."""
        while (found := await self._store.snapshot(meta.id, upto)) is not None:
            n, state = found
            live = Live(meta, self._outages, kept, self._limits)
            try:
                live.resume(msgspec.json.decode(state))
                return live
            except Exception:
                await self._unfit(meta, n)
        return Live(meta, self._outages, kept, self._limits)

    async def _unfit(self, meta: Meta, n: int) -> None:
        """Forget a snapshot that does not fit its rows."""
        self._metrics.unfit.inc()
        log.warning("a snapshot did not fit its rows", extra={"table": meta.id, "row": n}, exc_info=True)
        await self._store.drop_snapshot(meta.id, n)
