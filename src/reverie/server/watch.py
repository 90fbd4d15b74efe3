"""The watch: looks around at every poll for what others left undone."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from .neighbours import PRESENCE_SECONDS

if TYPE_CHECKING:
    from .hall import Hall

log = logging.getLogger("reverie.watch")


class Watch:
    """Beats the heart of the house, takes over duties of processes that are gone, tidies up."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._settings = hall.settings

    async def run(self) -> None:
        """Look around at every poll."""
        last_presence = time.monotonic()
        while True:
            await asyncio.sleep(self._settings.poll)
            try:
                await self.beat()
                await self._take_over()
                await self._hall.neighbours.compare()
                if time.monotonic() - last_presence > PRESENCE_SECONDS:
                    last_presence = time.monotonic()
                    await self._hall.rooms.tidy()
            except Exception:
                log.warning("the watch stumbled", exc_info=True)

    async def beat(self) -> None:
        silence = int(max(2.5 * self._settings.poll, 2.0) * 1000)
        spans = await self._hall.store.heartbeat(self._hall.now(), silence)
        self._hall.outages.learn(spans)

    async def _take_over(self) -> None:
        now = self._hall.now()
        until = now + int(self._settings.lease * 1000)
        for table, wake in await self._hall.store.due(now):
            if await self._hall.store.claim(table, wake, until):
                self._hall.spawn(self._hall.duties.look_at(table, until))
