"""The other processes of the site: what they are told of a table, and what they tell.

News only makes things quicker. Whatever is lost on the way is found in the store.
"""

from __future__ import annotations

import logging
import secrets
import time
from typing import TYPE_CHECKING

import msgspec
from litestar.channels import ChannelsPlugin, Subscriber

from .protocol.messages import Chat, Judged, Pointed, Reacted
from .room import Elsewhere, Room

if TYPE_CHECKING:
    from .hall import Hall

log = logging.getLogger("reverie.neighbours")

PRESENCE_SECONDS = 20.0
LOBBY = "lobby"

Passed = Chat | Reacted | Pointed | Judged


class Poke(msgspec.Struct, omit_defaults=True):
    """What processes tell each other about a table: look at the store, or pass this on."""

    process: str
    n: int | None = None
    version: int | None = None
    people: list[str] | None = None
    spectators: int = 0
    asks: bool = False
    """Whether the sender wants to know who is where."""
    message: Passed | None = None


class Neighbours:
    """The way to the other processes; where there are none, only the lobby's news go round."""

    def __init__(self, hall: Hall, channels: ChannelsPlugin) -> None:
        self._hall = hall
        self._channels = channels
        self._process = secrets.token_hex(6)
        self.any = hall.settings.redis is not None
        """Whether there may be other processes."""

    # Telling

    def stored(self, room: Room, n: int) -> None:
        """Tell that a row was stored."""
        if self.any:
            self._publish(room.id, Poke(self._process, n=n))

    def changed(self, room: Room) -> None:
        """Tell that a table's setting was changed."""
        if self.any:
            self._publish(room.id, Poke(self._process, version=room.meta.version))
        if room.meta.public:
            self.lobby_changed()

    def lobby_changed(self) -> None:
        """Tell that the list of open tables is another one."""
        self._publish(LOBBY, Poke(self._process))

    def pass_on(self, room: Room, message: Passed) -> None:
        """Let a message be told elsewhere too."""
        if self.any:
            self._publish(room.id, Poke(self._process, message=message))

    def announce(self, room: Room) -> None:
        """Tell who is here."""
        if self.any:
            people, spectators = room.presence()
            self._publish(room.id, Poke(self._process, people=people, spectators=spectators))

    def _publish(self, channel: str, poke: Poke) -> None:
        self._channels.publish(msgspec.json.encode(poke), channel)

    # Hearing

    async def join(self, table: str) -> Subscriber | None:
        """Begin to listen to what is told of a table."""
        return await self._channels.subscribe(table) if self.any else None

    async def leave(self, table: str, ear: Subscriber | None) -> None:
        """Listen no more."""
        if ear is not None:
            await self._channels.unsubscribe(ear, table)

    def attend(self, room: Room, ear: Subscriber | None) -> None:
        """Follow what is told of a room from now on, and ask who is in it elsewhere."""
        room.ear = ear
        if ear is not None:
            self._hall.spawn(self._listen(room, ear))
            self._publish(room.id, Poke(self._process, asks=True))

    async def _listen(self, room: Room, ear: Subscriber) -> None:
        async for data in ear.iter_events():
            try:
                await self._hear(room, msgspec.json.decode(data, type=Poke))
            except Exception:
                log.warning("a poke was not understood", extra={"table": room.id}, exc_info=True)

    async def _hear(self, room: Room, poke: Poke) -> None:
        if poke.process == self._process:
            return
        behind = room.live is not None and poke.n is not None and poke.n > room.live.n
        if behind or (poke.version is not None and poke.version > room.meta.version):
            async with room.lock:
                await self._hall.rooms.catch_up(room)
        if poke.people is not None:
            until = time.monotonic() + 3 * PRESENCE_SECONDS
            room.elsewhere[poke.process] = Elsewhere(frozenset(poke.people), poke.spectators, until)
            room.came_or_went(self._hall.now())
            self._hall.absences.arrange(room)
            room.changed()
        if poke.asks:
            self.announce(room)
        if poke.message is not None:
            room.broadcast(poke.message)

    async def listen_to_lobby(self) -> None:
        """Notice whenever the list of open tables changes."""
        async with self._channels.start_subscription([LOBBY]) as ear:
            async for _ in ear.iter_events():
                self._hall.lobby_changed.set()

    async def compare(self) -> None:
        """Notice what a lost poke would have told."""
        rooms = [room for room in self._hall.rooms if room.listeners]
        if not self.any or not rooms:
            return
        latest = await self._hall.store.latest([room.id for room in rooms])
        for room in rooms:
            n, version = latest.get(room.id, (0, 0))
            if not room.lock.locked() and (version > room.meta.version or (room.live is not None and n > room.live.n)):
                async with room.lock:
                    await self._hall.rooms.catch_up(room)
