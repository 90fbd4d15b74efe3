"""Rate limits: token buckets, and the address by which a client is counted."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any

LONGEST_REST = 1.0
"""Seconds after which a turn is free again, however long the work took."""


class Bucket:
    """Fills at a rate up to a burst; each request takes one drop."""

    __slots__ = ("_at", "_burst", "_drops", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._drops = float(burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take a drop, if there is one."""
        if not self.any():
            return False
        self._drops -= 1.0
        return True

    def any(self) -> bool:
        """Whether there is a drop to take."""
        now = time.monotonic()
        self._drops = min(self._burst, self._drops + (now - self._at) * self._rate)
        self._at = now
        return self._drops >= 1.0

    def spend(self, drops: float) -> None:
        """Take what something has cost; if that was more than there is, the rest is owed."""
        self._drops -= drops


class Buckets:
    """A bucket for each key; the oldest are forgotten when there are too many."""

    def __init__(self, rate: float, burst: int, most: int = 50_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        """Take a drop, if there is one."""
        return self._of(key).take()

    def any(self, key: str) -> bool:
        """Whether there is a drop to take."""
        return self._of(key).any()

    def spend(self, key: str, drops: float) -> None:
        """Take what something has cost; the rest is owed."""
        self._of(key).spend(drops)

    def _of(self, key: str) -> Bucket:
        bucket = self._buckets.pop(key, None)
        if bucket is None:
            if len(self._buckets) >= self._most:
                del self._buckets[next(iter(self._buckets))]
            bucket = Bucket(self._rate, self._burst)
        self._buckets[key] = bucket
        return bucket


class Turns:
    """Lets so many requests of each key be worked on at once; the others wait for their turn.

    Where there are rests, whoever had a turn leaves it free only after so many times as long as the work took:
    however much is asked for, the others come in between.
    """

    def __init__(self, most: int, rests: float = 0.0) -> None:
        self._most = most
        self._rests = rests
        self._gates: dict[str, tuple[asyncio.Semaphore, int]] = {}

    @asynccontextmanager
    async def turn(self, key: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        gate, here = self._gates.get(key) or (asyncio.Semaphore(self._most), 0)
        self._gates[key] = gate, here + 1
        try:
            await gate.acquire()
        except BaseException:
            self._leave(key)
            raise
        began = time.thread_time()
        try:
            yield
        finally:
            rest = self._rests * (time.thread_time() - began)
            if rest > 0:
                asyncio.get_running_loop().call_later(min(rest, LONGEST_REST), self._free, key)
            else:
                self._free(key)

    def _free(self, key: str) -> None:
        self._gates[key][0].release()
        self._leave(key)

    def _leave(self, key: str) -> None:
        gate, here = self._gates[key]
        if here == 1:
            del self._gates[key]
        else:
            self._gates[key] = gate, here - 1


def caller_of(connection: Any) -> str:
    """Tell from where a client calls."""
    client = connection.scope.get("client")
    return client[0] if client else ""


def address_of(connection: Any) -> str:
    """Tell by which address a client is counted."""
    return counted(caller_of(connection))


@lru_cache(16_384)
def counted(address: str) -> str:
    """Tell by what an address is counted: one IPv4 address, or the /64 of IPv6 that a household has for itself."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))
