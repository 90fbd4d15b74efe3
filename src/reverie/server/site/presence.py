"""Presence: who is at a table here, shown to those who are there and told to the other processes."""

from __future__ import annotations

import asyncio
import time

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
        """Keep public tables on the board while their hosts are here."""
        ids = [
            room.id
            for room in rooms
            if room.meta.public
            and room.meta.phase == "lobby"
            and any(listener.person == room.meta.host for listener in room.listeners)
        ]
        if ids:
            self._tables.spawn(self._tables.store.host_here(ids, self._tables.now()))
