"""The messenger between processes: a Redis that may be gone for a while.

News only makes things quicker: what is said while it is gone is lost and found in the store. When it
is back it is listened to again, whatever was asked for meanwhile included.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

log = logging.getLogger("reverie.site.redis_backend")

AWAY_SECONDS = 1.0
"""How long a Redis that does not answer is left alone."""
TROUBLE = (RedisError, OSError, RuntimeError)
"""What goes wrong with a Redis that is gone, or was never reached."""


class RedisBackend(RedisChannelsPubSubBackend):
    """Passes on what processes tell each other, as long as Redis is there."""

    def __init__(self, address: str) -> None:
        redis = Redis.from_url(address, retry=Retry(NoBackoff(), 1), socket_connect_timeout=2.0)
        super().__init__(redis=redis, key_prefix="reverie")
        self._wanted: set[str] = set()
        self._away = 0.0
        """Until when nothing is tried."""
        self._missed = False
        """Whether it is known to be gone."""

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if time.monotonic() < self._away:
            return
        try:
            await super().publish(data, channels)
            self._answers()
        except TROUBLE:
            self._leave_alone()

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._wanted.update(channels)
        try:
            await super().subscribe(channels)
        except TROUBLE:
            self._leave_alone()
            self._has_subscribed.set()  # let `stream_events` notice that something is wanted

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._wanted.difference_update(channels)
        with suppress(*TROUBLE):
            await super().unsubscribe(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                if self._wanted:
                    await super().subscribe(self._wanted)
                    self._answers()
                async for event in super().stream_events():
                    yield event
            except TROUBLE:
                self._leave_alone()
                await asyncio.sleep(AWAY_SECONDS)

    async def on_shutdown(self) -> None:
        with suppress(*TROUBLE):
            await super().on_shutdown()

    def _leave_alone(self) -> None:
        if not self._missed:
            log.warning("Redis does not answer")
        self._missed = True
        self._away = time.monotonic() + AWAY_SECONDS

    def _answers(self) -> None:
        if self._missed:
            log.warning("Redis answers again")
        self._missed = False
