"""Reels: games that are looked at from any moment, without playing them from the start each time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator

from .clock import Outages
from .live import Live
from .records import Meta, Row
from .store import Store

STEP = 16
"""Rows between two moments that are laid aside; as many rows let others go first."""
REELS = 32
"""Games that are kept at hand."""


class Reel:
    """One game, and copies of it as it stood now and then."""

    def __init__(self, meta: Meta, outages: Outages) -> None:
        self.rows: list[Row] = []
        self._aside = [Live(meta, outages, rows_kept=1)]

    async def moments(self, since: int, until: int) -> AsyncIterator[Live]:
        """Tell the table after each row from one to another; it is the same table, going on."""
        start = min(since // STEP, len(self._aside) - 1)
        live = self._aside[start].copy()
        while True:
            if live.n >= since:
                yield live
            if live.n >= until:
                return
            live.apply(self.rows[live.n])
            if live.n % STEP == 0:
                if live.n // STEP == len(self._aside):
                    self._aside.append(live.copy())
                await asyncio.sleep(0)


class Reels:
    """The games that were looked at last."""

    def __init__(self, store: Store, outages: Outages) -> None:
        self._store = store
        self._outages = outages
        self._reels: OrderedDict[str, Reel] = OrderedDict()

    async def get(self, meta: Meta) -> Reel:
        """Take out a game that has started, with all rows that it has by now."""
        reel = self._reels.pop(meta.id, None) or Reel(meta, self._outages)
        known = len(reel.rows)
        for row in await self._store.rows(meta.id, known):
            if row.n == len(reel.rows) + 1:
                reel.rows.append(row)
        self._reels[meta.id] = reel
        while len(self._reels) > REELS:
            self._reels.popitem(last=False)
        return reel
