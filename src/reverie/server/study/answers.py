"""Answers as they go over the line: squeezed in a thread; those about finished games are kept."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Hashable

from ..play.breath import Breath

SQUEEZED_PER_SECOND = 40_000_000
"""How many bytes a thread squeezes in a second, or so."""


async def squeezed(data: bytes, breath: Breath) -> bytes:
    """Squeeze an answer where it keeps nobody waiting."""
    breath.add(len(data) / SQUEEZED_PER_SECOND)
    return await breath.wait(asyncio.to_thread(gzip.compress, data, 5, mtime=0))


class Kept:
    """Bytes that will be asked for again; the oldest are let go when they weigh too much."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._weight = 0
        self._all: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        """Find what is kept."""
        found = self._all.get(key)
        if found is not None:
            self._all.move_to_end(key)
        return found

    def put(self, key: Hashable, data: bytes) -> None:
        """Keep something."""
        if key not in self._all:
            self._all[key] = data
            self._weight += len(data)
        while self._weight > self._most:
            self._weight -= len(self._all.popitem(last=False)[1])
