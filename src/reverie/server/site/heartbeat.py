"""The heartbeat: says that this process is up, and looks at every poll for what others left undone."""

from __future__ import annotations

import asyncio
import logging
import time

from ..play.tables import Tables
from .presence import Presence
from .pubsub import PRESENCE_SECONDS, PubSub

log = logging.getLogger("reverie.site.heartbeat")


class Heartbeat:
    """Says that a server is up, takes over from processes that are gone, tidies up."""

    def __init__(self, tables: Tables, pubsub: PubSub, presence: Presence) -> None:
        self._tables = tables
        self._pubsub = pubsub
        self._presence = presence
        self._settings = tables.settings

    async def run(self) -> None:
        """Look around at every poll."""
        last_presence = time.monotonic()
        while True:
            await asyncio.sleep(self._settings.poll)
            try:
                await self.beat()
                await self._take_over()
                await self._pubsub.compare()
                if time.monotonic() - last_presence > PRESENCE_SECONDS:
                    last_presence = time.monotonic()
                    self._presence.refresh()
                    await self._tables.cache.tidy()
            except Exception:
                log.warning("a heartbeat stumbled", exc_info=True)

    async def beat(self) -> None:
        """Say that this server is up, and learn when none was."""
        silence = int(max(2.5 * self._settings.poll, 2.0) * 1000)
        spans = await self._tables.store.heartbeat(self._tables.now(), silence)
        self._tables.outages.learn(spans)

    async def _take_over(self) -> None:
        now = self._tables.now()
        until = now + int(self._settings.lease * 1000)
        for table, wake in await self._tables.store.due(now):
            if await self._tables.store.claim(table, wake, until):
                self._tables.spawn(self._tables.scheduler.look_at(table, until))
