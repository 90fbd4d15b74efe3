"""Whose turn it is to have a worker think: by address, then by person, then by table."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple


class Crowd(NamedTuple):
    """With how many somebody shared the hands when their turn came."""

    addresses: int
    tables: int
    """Of the same address: its people, times the tables of this person."""


Turn = asyncio.Future[Crowd]


class Asker(NamedTuple):
    """For whom a worker is to think."""

    address: str
    person: str
    table: str


class Ring:
    """Those who wait, in rings within rings: each key of a ring is served once before any is served again."""

    def __init__(self) -> None:
        self._rings: dict[str, Ring] = {}
        self._waiting: deque[Turn] = deque()

    def __bool__(self) -> bool:
        return bool(self._rings or self._waiting)

    def add(self, keys: tuple[str, ...], turn: Turn) -> None:
        """Let somebody wait at the end."""
        if keys:
            self._rings.setdefault(keys[0], Ring()).add(keys[1:], turn)
        else:
            self._waiting.append(turn)

    def pop(self) -> tuple[Turn, list[int]]:
        """Take out whose turn it is, and tell how many wait in each ring, from the outermost on."""
        if self._waiting:
            return self._waiting.popleft(), []
        waiting = len(self._rings)
        key = next(iter(self._rings))
        ring = self._rings.pop(key)
        turn, inside = ring.pop()
        if ring:
            self._rings[key] = ring
        return turn, [waiting, *inside]

    def discard(self, keys: tuple[str, ...], turn: Turn) -> None:
        """Let somebody wait no more, if they still do."""
        if not keys:
            if turn in self._waiting:
                self._waiting.remove(turn)
        elif (ring := self._rings.get(keys[0])) is not None:
            ring.discard(keys[1:], turn)
            if not ring:
                del self._rings[keys[0]]


class FairQueue:
    """A few hands, and those who wait for one. Who opens many tables waits for themselves."""

    def __init__(self, hands: int) -> None:
        self.hands = hands
        self._free = hands
        self._ring = Ring()

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[Crowd]:
        """Wait for a hand, and hold it; tell with how many it was shared when the turn came."""
        turn: Turn = asyncio.get_running_loop().create_future()
        self._ring.add(asker, turn)
        self._serve()
        try:
            crowd = await turn
        except BaseException:
            if turn.cancelled():
                self._ring.discard(asker, turn)
            else:
                self._release()
            raise
        try:
            yield crowd
        finally:
            self._release()

    def _release(self) -> None:
        self._free += 1
        self._serve()

    def _serve(self) -> None:
        while self._free and self._ring:
            turn, (addresses, people, tables) = self._ring.pop()
            if not turn.done():
                self._free -= 1
                turn.set_result(Crowd(addresses, people * tables))
