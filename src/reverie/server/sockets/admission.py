"""The door: counts who is connected, turns away who is too many, drops who does not take what is sent."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from ..play.observers import Observer
from ..play.tables import Tables
from ..protocol.problems import Fault
from .connection import Connection


class Admission(Observer):
    """Lets people in."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._limits = tables.settings.limits
        self.addresses: Counter[str] = Counter()
        self.people: Counter[str] = Counter()
        self._connections: set[Connection] = set()
        self._signed_out: dict[str, float] = {}
        """When people signed out their other devices, of late: some may just have been coming in."""

    async def watch(self) -> None:
        """Drop those who do not take what is sent to them."""
        while True:
            await asyncio.sleep(1.0)
            late = time.monotonic() - self._limits.send_seconds
            for connection in [
                connection
                for connection in self._connections
                if connection.choked is not None and connection.choked < late
            ]:
                connection.drop()

    def signed_out(self, person: str) -> None:
        """Let all sockets of somebody connect anew, and say who they are."""
        now = time.monotonic()
        late = now - self._limits.request_seconds
        self._signed_out = {each: at for each, at in self._signed_out.items() if at > late} | {person: now}
        for connection in list(self._connections):
            if connection.person == person:
                connection.part("signed_out", 0.2)

    @contextmanager
    def visit(self, address: str, person: str) -> Iterator[None]:
        """Let somebody in for as long as they stay. Raises Fault."""
        limits = self._limits
        if self.addresses.total() >= limits.sockets or self._tables.closing:
            raise Fault("full")
        if self.addresses[address] >= limits.sockets_per_address or self.people[person] >= limits.sockets_per_person:
            raise Fault("slow_down")
        counts = ((self.addresses, address), (self.people, person))
        for counter, key in counts:
            counter[key] += 1
        self._tables.metrics.sockets.set(self.addresses.total())
        try:
            yield
        finally:
            for counter, key in counts:
                counter[key] -= 1
                if counter[key] <= 0:
                    del counter[key]
            self._tables.metrics.sockets.set(self.addresses.total())

    @contextmanager
    def watched(self, connection: Connection) -> Iterator[None]:
        """Look every second whether a connection takes what is sent."""
        self._connections.add(connection)
        if self._signed_out.get(connection.person, 0.0) >= connection.came:
            connection.part("signed_out", 0.2)
        try:
            yield
        finally:
            self._connections.discard(connection)
