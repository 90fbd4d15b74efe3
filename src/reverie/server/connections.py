"""Connections: every TCP connection of this process, counted by address, and cut when it only keeps us waiting."""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Protocol

from .config import Settings
from .metrics import Metrics
from .rate_limit import Buckets, counted

OTHER_FILES = 256
"""Files that a process has open beside its connections: the database, the workers, the page."""


class Wire(Protocol):
    """One TCP connection, whatever is spoken over it."""

    def late(self, now: float) -> bool:
        """Whether the other end keeps us waiting for too long."""

    def cut(self) -> None:
        """End it at once."""


class Connections:
    """Lets connections in, and cuts those at whose other end nothing goes on."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.limits = limits = settings.limits
        self._metrics = metrics
        self._most = min(limits.connections, files_for(limits.connections + OTHER_FILES) - OTHER_FILES)
        self._proxies = [ip_network(each) for each in settings.proxies if each != "*"]
        self._behind = "*" in settings.proxies
        self._open: dict[Wire, str | None] = {}
        self._by_address: Counter[str] = Counter()
        self._arrivals = Buckets(limits.arrivals_per_second, limits.arrivals_burst)

    def __len__(self) -> int:
        return len(self._open)

    def arrives(self, wire: Wire, address: str) -> bool:
        """Let a new connection in, if there are not too many."""
        by = None if self._is_proxy(address) else counted(address)
        crowded = by is not None and (
            self._by_address[by] >= self.limits.connections_per_address or not self._arrivals.take(by)
        )
        if crowded or len(self._open) >= self._most:
            self._metrics.turned_away.inc()
            return False
        self._add(wire, by)
        return True

    def goes_on(self, before: Wire, wire: Wire) -> None:
        """Let a connection speak another protocol from now on."""
        self._add(wire, self.leaves(before))

    def leaves(self, wire: Wire) -> str | None:
        """Forget a connection; tell by which address it was counted."""
        by = self._open.pop(wire, None)
        if by is not None:
            self._by_address[by] -= 1
            if self._by_address[by] <= 0:
                del self._by_address[by]
        return by

    async def watch(self) -> None:
        """Cut those who keep us waiting."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(1.0)
            self.sweep(loop.time())

    def sweep(self, now: float) -> None:
        """Cut whatever is late by now."""
        for wire in [wire for wire in self._open if wire.late(now)]:
            self._metrics.late.inc()
            wire.cut()

    def _add(self, wire: Wire, by: str | None) -> None:
        self._open[wire] = by
        if by is not None:
            self._by_address[by] += 1

    def _is_proxy(self, address: str) -> bool:
        if self._behind:
            return True
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)


def files_for(wanted: int) -> int:
    """Let this process open so many files, as far as the system allows; tell how many it may."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    if soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return soft
