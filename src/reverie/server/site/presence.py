"""Presence: who is at a table here, shown to those who are there and told to the other processes."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

from ..play.room import Room
from ..play.tables import Tables
from .pubsub import PubSub

SETTLES = 0.1
"""Seconds in which people who come and go together are shown together."""


class Presence:
    """Notes who comes and goes."""

    def __init__(self, tables: Tables, pubsub: PubSub) -> None:
        self._tables = tables
        self._pubsub = pubsub

    def came(self, room: Room) -> None:
        """Somebody has come in."""
        self._notice(room)
        self._hosted([room])

    def went(self, room: Room) -> None:
        """Somebody has gone."""
        room.touched = time.monotonic()
        self._notice(room)

    def _notice(self, room: Room) -> None:
        """Let all see who is here, a moment later: people often come and go together."""
        room.came_or_went(self._tables.now())
        self._tables.observers.presence(room)
        if room.coming is None:
            room.coming = asyncio.get_running_loop().call_later(SETTLES, self._show, room)

    def _show(self, room: Room) -> None:
        room.coming = None
        room.changed()
        self._pubsub.announce(room)

    def refresh(self) -> None:
        """Say again who is here, and forget who was elsewhere too long ago."""
        now = time.monotonic()
        for room in self._tables.cache:
            stale = [process for process, others in room.elsewhere.items() if others.until < now]
            for process in stale:
                del room.elsewhere[process]
            if stale:
                room.came_or_went(self._tables.now())
                self._tables.observers.presence(room)
                room.changed()
            if room.listeners:
                self._pubsub.announce(room)
        self._hosted(list(self._tables.cache))

    def _hosted(self, rooms: list[Room]) -> None:
        """Keep public tables on the board while their hosts are here, so many of one address."""
        if not any(_waits(room) for room in rooms):
            return
        most, by = self._tables.settings.limits.public_per_address, Counter[str]()
        wanted, ids = {room.id for room in rooms}, []
        for room in self._tables.cache:
            address = _host_calls_from(room) if _waits(room) else None
            if address is not None:
                by[address] += 1
                if room.id in wanted and by[address] <= most:
                    ids.append(room.id)
        if ids:
            self._tables.spawn(self._tables.store.host_here(ids, self._tables.now()))


def _waits(room: Room) -> bool:
    return room.meta.public and room.meta.phase == "lobby"


def _host_calls_from(room: Room) -> str | None:
    """Tell from where the host of a table is here, if they are."""
    return next((listener.address for listener in room.listeners if listener.person == room.meta.host), None)
