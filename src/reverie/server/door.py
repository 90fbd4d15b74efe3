"""The door: counts who is connected, turns away who is too many, drops who does not take what is sent."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any

from .hall import Hall
from .line import Line
from .problems import Fault


class Door:
    """Lets people in."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._limits = hall.settings.limits
        self.addresses: Counter[str] = Counter()
        self.people: Counter[str] = Counter()
        self._lines: set[Line] = set()

    async def watch(self) -> None:
        """Drop those who do not take what is sent to them."""
        while True:
            await asyncio.sleep(1.0)
            late = time.monotonic() - self._limits.send_seconds
            for line in [line for line in self._lines if line.choked is not None and line.choked < late]:
                line.drop()

    def enter(self, address: str, line: Line) -> None:
        """Let somebody in. Raises Fault."""
        person = line.person
        limits = self._limits
        if self.addresses.total() >= limits.sockets or self._hall.closing:
            raise Fault("full")
        if self.addresses[address] >= limits.sockets_per_address or self.people[person] >= limits.sockets_per_person:
            raise Fault("slow_down")
        self._lines.add(line)
        self.addresses[address] += 1
        self.people[person] += 1
        self._hall.metrics.sockets.set(self.addresses.total())

    def leave(self, address: str, line: Line) -> None:
        self._lines.discard(line)
        for counter, key in ((self.addresses, address), (self.people, line.person)):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]
        self._hall.metrics.sockets.set(self.addresses.total())


def address_of(connection: Any) -> str:
    """Tell where a client calls from."""
    client = connection.scope.get("client")
    return client[0] if client else ""
