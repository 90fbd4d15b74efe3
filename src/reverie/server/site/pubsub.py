"""The other processes of the site: what they are told of a table, and what they tell.

News only makes things quicker. Whatever is lost on the way is found in the store.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable

import msgspec
from litestar.channels import ChannelsPlugin, Subscriber

from ..play.observers import Observer
from ..play.room import Elsewhere, Room
from ..play.tables import Tables
from ..protocol.messages import Passed
from ..store.records import Row

log = logging.getLogger("reverie.site.pubsub")

PRESENCE_SECONDS = 20.0
LOBBY = "lobby"


class News(msgspec.Struct, omit_defaults=True):
    """What processes tell each other about a table: look at the store, or pass this on."""

    process: str
    n: int | None = None
    version: int | None = None
    people: list[str] | None = None
    spectators: int = 0
    signed_out: str | None = None
    """Somebody who signed out their other devices, here and everywhere."""
    asks: bool = False
    """Whether the sender wants to know who is where."""
    message: Passed | None = None


class PubSub(Observer):
    """The way to the other processes; where there are none, only the lobby's news go round."""

    def __init__(self, tables: Tables, channels: ChannelsPlugin) -> None:
        self._tables = tables
        self._channels = channels
        self._process = secrets.token_hex(6)
        self._shared = tables.settings.shared
        self._ears: dict[str, Subscriber] = {}
        """What listens to the news of each table that is held here."""
        self.part: Callable[[str], None] = lambda person: None
        """What is done when somebody signed out their other devices at another process."""
        self.lobby_changed = asyncio.Event()
        """Set whenever the list of open tables may be another one, here or elsewhere."""

    # Telling

    def stored(self, room: Room, row: Row) -> None:
        if self._shared:
            self._publish(room.id, News(self._process, n=row.n))
        if room.meta.phase == "over" and room.meta.public:
            self._tell_lobby()

    def changed(self, room: Room) -> None:
        if self._shared:
            self._publish(room.id, News(self._process, version=room.meta.version))
        if room.meta.public:
            self._tell_lobby()

    def _tell_lobby(self) -> None:
        """Tell that the list of open tables is another one."""
        self._publish(LOBBY, News(self._process))

    def said(self, room: Room, message: Passed) -> None:
        if self._shared:
            self._publish(room.id, News(self._process, message=message))

    def signed_out(self, person: str) -> None:
        if self._shared:
            self._publish(LOBBY, News(self._process, signed_out=person))

    def announce(self, room: Room) -> None:
        """Tell who is here."""
        if self._shared:
            people, spectators = room.presence()
            self._publish(room.id, News(self._process, people=people, spectators=spectators))

    def _publish(self, channel: str, news: News) -> None:
        self._channels.publish(msgspec.json.encode(news), channel)

    # Hearing

    async def opening(self, table: str) -> None:
        if self._shared:
            self._ears[table] = await self._channels.subscribe(table)

    def opened(self, room: Room) -> None:
        ear = self._ears.get(room.id)
        if ear is not None:
            self._tables.spawn(self._listen(room, ear))
            self._publish(room.id, News(self._process, asks=True))

    async def forgotten(self, table: str) -> None:
        ear = self._ears.pop(table, None)
        if ear is not None:
            await self._channels.unsubscribe(ear, table)

    async def _listen(self, room: Room, ear: Subscriber) -> None:
        async for data in ear.iter_events():
            try:
                await self._hear(room, msgspec.json.decode(data, type=News))
            except Exception:
                log.warning("news were not understood", extra={"table": room.id}, exc_info=True)

    async def _hear(self, room: Room, news: News) -> None:
        if news.process == self._process:
            return
        behind = room.live is not None and news.n is not None and news.n > room.live.n
        if behind or (news.version is not None and news.version > room.meta.version):
            async with room.lock:
                await self._tables.cache.catch_up(room)
        if news.people is not None:
            until = time.monotonic() + 3 * PRESENCE_SECONDS
            room.elsewhere[news.process] = Elsewhere(frozenset(news.people), news.spectators, until)
            room.came_or_went(self._tables.now())
            self._tables.observers.presence(room)
            room.changed()
        if news.asks:
            self.announce(room)
        if news.message is not None:
            room.broadcast(news.message)

    async def listen_to_lobby(self) -> None:
        """Notice whenever the list of open tables changes."""
        async with self._channels.start_subscription([LOBBY]) as ear:
            async for data in ear.iter_events():
                news = msgspec.json.decode(data, type=News)
                if news.signed_out is None:
                    self.lobby_changed.set()
                elif news.process != self._process:
                    self.part(news.signed_out)

    async def compare(self) -> None:
        """Notice what lost news would have told."""
        rooms = [room for room in self._tables.cache if room.listeners]
        if not self._shared or not rooms:
            return
        latest = await self._tables.store.latest([room.id for room in rooms])
        for room in rooms:
            n, version = latest.get(room.id, (0, 0))
            if not room.lock.locked() and (version > room.meta.version or (room.live is not None and n > room.live.n)):
                async with room.lock:
                    await self._tables.cache.catch_up(room)
