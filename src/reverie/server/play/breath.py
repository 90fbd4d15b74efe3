"""Long work in the event loop: it lets others go first, and tells what it has cost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from typing import TypeVar

T = TypeVar("T")

SLICE = 0.002
"""Seconds for which others may have to wait."""


class Breath:
    """Works for a moment, then lets others go first. Only what this work takes of its thread is counted."""

    def __init__(self) -> None:
        self._spent = 0.0
        self._since = time.thread_time()

    async def take(self) -> None:
        """Let others go first, if it is time."""
        if time.thread_time() - self._since >= SLICE:
            await self.wait(asyncio.sleep(0))

    async def wait(self, work: Awaitable[T]) -> T:
        """Wait for something else to be done."""
        self._spent = self.spent
        try:
            return await work
        finally:
            self._since = time.thread_time()

    def add(self, seconds: float) -> None:
        """Count what is done elsewhere for this work."""
        self._spent += seconds

    @property
    def spent(self) -> float:
        """Seconds that the work has taken so far."""
        return self._spent + time.thread_time() - self._since
