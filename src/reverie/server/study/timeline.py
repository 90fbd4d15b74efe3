"""Games that are looked at: any moment is reached from one at hand, or from a snapshot."""

from __future__ import annotations

from collections import OrderedDict

from ..play.breath import Breath
from ..play.live import Live
from ..play.opening import SNAPSHOT_EVERY, Opening
from ..store.records import Line, Meta, taken_back
from ..store.store import Store

ASIDE = 24
"""Moments of games that are kept at hand."""
STORIES = 64
"""Games of which it is kept at hand what was taken back."""


class Timelines:
    """The games that were looked at last."""

    def __init__(self, store: Store, opening: Opening) -> None:
        self._store = store
        self._opening = opening
        self._aside: OrderedDict[tuple[str, int], Live] = OrderedDict()
        self._undone: OrderedDict[str, Undone] = OrderedDict()

    async def at(self, meta: Meta, n: int, breath: Breath) -> Live:
        """Find a game as it stood after a row; the table is the caller's own, to go on from there."""
        known = [at for table, at in self._aside if table == meta.id and n - SNAPSHOT_EVERY <= at <= n]
        if not known:
            return await self._opening.read(meta, n, breath=breath)
        key = (meta.id, max(known))
        self._aside.move_to_end(key)
        live = self._aside[key].copy()
        await self._opening.go_on(live, n, breath)
        return live

    def lay_aside(self, live: Live) -> None:
        """Keep a moment at hand from which somebody will go on."""
        self._aside[live.meta.id, live.n] = live
        while len(self._aside) > ASIDE:
            self._aside.popitem(last=False)

    async def undone(self, table: str, breath: Breath) -> set[int]:
        """Tell which rows were taken back, and which took them back."""
        found = self._undone.pop(table, None) or Undone()
        for line in await breath.wait(self._store.lines(table, found.n)):
            found.add(line)
        self._undone[table] = found
        while len(self._undone) > STORIES:
            self._undone.popitem(last=False)
        return found.rows


class Undone:
    """What was taken back in one game, up to row `n`."""

    def __init__(self) -> None:
        self.n = 0
        self.rows: set[int] = set()
        self._standing: list[int] = []

    def add(self, line: Line) -> None:
        """Go on by a row."""
        if line.n != self.n + 1:
            return
        self.n = line.n
        if line.kind == "move":
            self._standing.append(line.n)
        elif line.kind == "undo":
            self.rows.add(line.n)
            for place in reversed(taken_back(line) or [len(self._standing) - 1]):
                self.rows.add(self._standing.pop(place))
