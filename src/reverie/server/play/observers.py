"""Who is told after the fact: what happened at a table, for those who care, in the order in which they came."""

from __future__ import annotations

from ..protocol.messages import Passed
from ..store.records import Row
from .room import Room


class Observer:
    """Somebody who cares what happens at tables. A subclass says what it wants to hear; the rest passes it by."""

    async def opening(self, table: str) -> None:
        """A table is about to be read from the store."""

    def opened(self, room: Room) -> None:
        """A table was read, and is held in memory from now on."""

    async def forgotten(self, table: str) -> None:
        """A table is no longer held in memory."""

    def stored(self, room: Room, row: Row) -> None:
        """This process stored a row, and those in the room were told. The room is locked."""

    def changed(self, room: Room) -> None:
        """This process changed a table's setting, and those in the room were told. The room is locked."""

    def stands(self, room: Room) -> None:
        """What is to come may be another: a row was stored, a setting changed, the table read anew. It is locked."""

    def presence(self, room: Room) -> None:
        """Somebody has come or gone, here or elsewhere."""

    def said(self, room: Room, message: Passed) -> None:
        """Something was said beside the game, and those in the room here were told."""

    def signed_out(self, person: str) -> None:
        """Somebody signed out all of their other devices."""


class Observers(Observer):
    """The registry: passes on to all."""

    def __init__(self) -> None:
        self._all: list[Observer] = []

    def add(self, observer: Observer) -> None:
        """Let somebody be told from now on, after those who came before."""
        self._all.append(observer)

    async def opening(self, table: str) -> None:
        for each in self._all:
            await each.opening(table)

    def opened(self, room: Room) -> None:
        for each in self._all:
            each.opened(room)

    async def forgotten(self, table: str) -> None:
        for each in self._all:
            await each.forgotten(table)

    def stored(self, room: Room, row: Row) -> None:
        for each in self._all:
            each.stored(room, row)

    def changed(self, room: Room) -> None:
        for each in self._all:
            each.changed(room)

    def stands(self, room: Room) -> None:
        for each in self._all:
            each.stands(room)

    def presence(self, room: Room) -> None:
        for each in self._all:
            each.presence(room)

    def said(self, room: Room, message: Passed) -> None:
        for each in self._all:
            each.said(room, message)

    def signed_out(self, person: str) -> None:
        for each in self._all:
            each.signed_out(person)
