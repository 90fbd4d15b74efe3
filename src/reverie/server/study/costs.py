"""What looking back costs: requests are weighed by the time that they take, by person and by address."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ..config import Limits
from ..play.breath import Breath
from ..protocol.problems import Fault
from ..rate_limit import Buckets

AT_ONCE = 2
"""How much of it goes on at once, in slices between which others come first."""


class Costs:
    """Lets people look back for as long as they have not taken too much of the time of all."""

    def __init__(self, limits: Limits) -> None:
        rate, burst = limits.study_per_second, limits.study_burst
        self._own = Buckets(rate, burst)
        self._shared = Buckets(rate * limits.study_household, burst * limits.study_household)
        self._own_at_once = limits.studies_per_person
        self._shared_at_once = limits.studies_per_address
        self._under_way: Counter[str] = Counter()
        self._turn = asyncio.Semaphore(AT_ONCE)

    @asynccontextmanager
    async def paid(self, person: str, address: str) -> AsyncIterator[Breath]:
        """Work for somebody, in turn, and count what it takes. Raises Fault."""
        own, shared = f"person {person}", f"address {address}"
        under_way = self._under_way
        if not (self._own.any(own) and self._shared.any(shared)):
            raise Fault("slow_down")
        if under_way[own] >= self._own_at_once or under_way[shared] >= self._shared_at_once:
            raise Fault("slow_down")
        under_way.update((own, shared))
        try:
            async with self._turn:
                breath = Breath()
                try:
                    yield breath
                finally:
                    milliseconds = 1000 * breath.spent
                    self._own.spend(own, milliseconds)
                    self._shared.spend(shared, milliseconds)
        finally:
            under_way.subtract((own, shared))
            for key in (own, shared):
                if not under_way[key]:
                    del under_way[key]
