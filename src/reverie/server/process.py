"""Everything that one server process holds, in the order it is opened and closed."""

from __future__ import annotations

import asyncio
import logging
import secrets

from litestar.channels import ChannelsPlugin

from .. import games
from .config import Settings
from .connections import Connections
from .http.identity import Identity
from .http.limits import RouteLimits
from .http.page import Page
from .lobby.again import Again
from .lobby.lobby import Lobby
from .metrics import Metrics
from .play.bot_pool import BotPool
from .play.tables import Tables
from .site.heartbeat import Heartbeat
from .site.presence import Presence
from .site.pubsub import PubSub
from .sockets.admission import Admission
from .sockets.budgets import Budgets
from .sockets.lobby import LobbyFeed
from .store.store import Store
from .study.campaigns import Campaigns
from .study.ratings import Ratings
from .study.study import Study

log = logging.getLogger("reverie.process")


class Process:
    """One server process: makes the parts, and lets those be told who care what happens at a table."""

    identity: Identity
    tables: Tables
    presence: Presence
    lobby: Lobby
    study: Study
    campaigns: Campaigns
    admission: Admission
    feed: LobbyFeed

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.database)
        self.page = Page(settings.page)
        self.connections = Connections(settings, self.metrics)
        self.limits = RouteLimits(settings)
        self.budgets = Budgets(settings.limits)
        self._channels = channels

    async def open(self) -> None:
        await self.store.open()
        secret = self.settings.secret or await self.store.setting("secret", lambda: secrets.token_hex(32))
        self.identity = Identity(self.store, secret)
        bots = BotPool(self.settings.workers, self.settings.think_seconds, self.metrics)
        self.tables = tables = Tables(self.settings, self.store, bots, self.metrics)
        pubsub = PubSub(tables, self._channels)
        ratings = Ratings(tables)
        tables.observers.add(pubsub)
        tables.observers.add(ratings)
        self.presence = Presence(tables, pubsub)
        self.lobby = Lobby(tables)
        self.again = Again(self.lobby)
        self.study = Study(tables)
        self.campaigns = Campaigns(tables)
        self.admission = Admission(tables)
        tables.observers.add(self.admission)
        pubsub.part = self.admission.signed_out
        self.feed = LobbyFeed(tables, self.budgets, pubsub, self.admission)
        heartbeat = Heartbeat(tables, pubsub, self.presence)
        await heartbeat.beat()
        await tables.open()
        for work in (
            asyncio.to_thread(_read_games),
            pubsub.listen_to_lobby(),
            heartbeat.run(),
            ratings.catch_up(),
            self.feed.run(),
            self.admission.watch(),
            self.connections.watch(),
        ):
            tables.spawn(work)

    async def close(self) -> None:
        """Finish what was begun, as far as the store still takes it."""
        try:
            async with asyncio.timeout(self.settings.grace / 4):
                await self.tables.close()
        except TimeoutError:
            log.warning("not all that was begun could be finished")
        self.tables.bots.stop()
        self.tables.judges.stop()
        await self.store.close()


def _read_games() -> None:
    """Read all games of the house, so that nobody waits while the first who asks for one does."""
    for name in games.names():
        games.find(name)
