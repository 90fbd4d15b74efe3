"""The house: everything one server process holds, in the order it is opened and closed."""

from __future__ import annotations

import asyncio
import secrets
from ipaddress import ip_address, ip_network

from litestar.channels import ChannelsPlugin

from .board import Board
from .bots import Thinkers
from .config import Settings
from .door import Door
from .hall import Hall
from .identity import Identity
from .limits import Buckets
from .lobby import Lobby
from .metrics import Metrics
from .page import Page
from .problems import Fault
from .records import Person
from .store import Store
from .study import Study


class House:
    """One server process."""

    identity: Identity
    hall: Hall
    lobby: Lobby
    study: Study
    door: Door
    board: Board

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.database)
        self.page = Page(settings.page)
        self._channels = channels
        self._watchers = [ip_network(each) for each in settings.watchers]
        limits = settings.limits
        self.requests = Buckets(limits.requests_per_second, limits.requests_burst)
        self.newcomers = Buckets(limits.guests_per_minute / 60, limits.guests_burst)
        self._openings = Buckets(limits.tables_per_minute / 60, limits.tables_burst)
        self.checking = asyncio.Lock()
        """Held while a log is checked: one at a time, for bots think in the same workers."""

    async def open(self) -> None:
        await self.store.open()
        secret = self.settings.secret or await self.store.setting("secret", lambda: secrets.token_hex(32))
        self.identity = Identity(self.store, secret)
        thinkers = Thinkers(self.settings.workers, self.settings.think_seconds)
        self.hall = Hall(self.settings, self.store, self._channels, thinkers, self.metrics)
        self.lobby = Lobby(self.hall)
        self.study = Study(self.hall)
        self.door = Door(self.hall)
        self.board = Board(self.hall, self.door)
        await self.hall.open()
        self.hall.spawn(self.board.run())
        self.hall.spawn(self.door.watch())

    async def close(self) -> None:
        await self.hall.close()
        self.hall.thinkers.stop()
        await self.store.close()

    def may_watch(self, address: str) -> bool:
        """Whether the figures of the house are told to an address."""
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._watchers)

    def may_open(self, person: Person) -> None:
        """Count the tables that somebody opens. Raises Fault."""
        if not self._openings.take(person.id):
            raise Fault("slow_down")
