"""The board: the list of open tables, live."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

from litestar import WebSocket

from ..lobby.listing import open_tables
from ..play import encoder
from ..play.tables import Tables
from ..protocol.messages import OpenTables
from ..rate_limit import address_of
from ..site.pubsub import PubSub
from ..store.records import Person
from .admission import Admission
from .budgets import Budgets
from .connection import Connection

log = logging.getLogger("reverie.sockets.lobby")

AGE_SECONDS = 20.0
SETTLE_SECONDS = 0.2
"""Changes that come together are shown together."""


class LobbyConnection(Connection):
    """A socket at the list of open tables."""

    def __init__(self, tables: Tables, budgets: Budgets, socket: WebSocket[Any, Any, Any], person: Person) -> None:
        super().__init__(tables, budgets, socket, person)
        self._news: bytes | None = None

    def show(self, news: bytes) -> None:
        self._news = news
        self.poke()

    def state(self) -> bytes | None:
        news, self._news = self._news, None
        return news


class LobbyFeed:
    """The list of open tables, shown to whoever watches it."""

    def __init__(self, tables: Tables, budgets: Budgets, pubsub: PubSub, admission: Admission) -> None:
        self._tables = tables
        self._budgets = budgets
        self._pubsub = pubsub
        self._admission = admission
        self._watchers: set[LobbyConnection] = set()

    async def run(self) -> None:
        """Show the list whenever it changes, and now and then for its ages."""
        changed = self._pubsub.lobby_changed
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(AGE_SECONDS):
                    await changed.wait()
            await asyncio.sleep(SETTLE_SECONDS)
            changed.clear()
            try:
                await self._show()
            except Exception:
                log.warning("the list of open tables could not be shown", exc_info=True)

    async def _show(self) -> None:
        if self._watchers:
            news = await self._news()
            for watcher in self._watchers:
                watcher.show(news)

    async def _news(self) -> bytes:
        return encoder.message_bytes(OpenTables(await open_tables(self._tables), len(self._admission.people)))

    async def watch(self, socket: WebSocket[Any, Any, Any], person: Person) -> None:
        """Serve somebody at the list until they go."""
        with self._admission.visit(address_of(socket), person.id):
            watcher = LobbyConnection(self._tables, self._budgets, socket, person)
            try:
                watcher.show(await self._news())
                self._watchers.add(watcher)
                with self._admission.watched(watcher):
                    await watcher.serve()
            finally:
                self._watchers.discard(watcher)
