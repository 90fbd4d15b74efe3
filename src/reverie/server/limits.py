"""Token buckets: how much each client may ask."""

from __future__ import annotations

import time


class Bucket:
    """Fills at a rate up to a burst; each request takes one drop."""

    __slots__ = ("_at", "_burst", "_drops", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._drops = float(burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._drops = min(self._burst, self._drops + (now - self._at) * self._rate)
        self._at = now
        if self._drops < 1.0:
            return False
        self._drops -= 1.0
        return True


class Buckets:
    """A bucket for each key; the oldest are forgotten when there are too many."""

    def __init__(self, rate: float, burst: int, most: int = 50_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        bucket = self._buckets.pop(key, None)
        if bucket is None:
            if len(self._buckets) >= self._most:
                del self._buckets[next(iter(self._buckets))]
            bucket = Bucket(self._rate, self._burst)
        self._buckets[key] = bucket
        return bucket.take()
