"""Budgets: how much a person, an address and a room may say, through however many sockets."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager

from ..config import Limits
from ..rate_limit import Buckets, Turns

RESTS = 3.0
"""How many times as long as one look ahead took an address rests before the next."""


class Budgets:
    """Counts what is said over sockets. Whoever watches takes nothing from those who sit."""

    def __init__(self, limits: Limits) -> None:
        self._messages = _Shared(limits.messages_per_second, limits.messages_burst, limits.household)
        self._work = _Shared(limits.work_per_second, limits.work_burst, limits.work_household)
        self._words = _Shared(limits.chat_per_minute / 60, limits.chat_burst, limits.household)
        self._foresight = Turns(1, RESTS)
        self._gestures = _Shared(limits.gestures_per_second, limits.gestures_burst, limits.household)

    def hears(self, person: str, address: str) -> bool:
        """Count a message; whether it is heard."""
        return self._work.any(person, address) and self._messages.take(person, address)

    def weighs(self, person: str, address: str, seconds: float) -> None:
        """Count what a message took of the time of all."""
        self._work.spend(1000 * seconds, person, address)

    def foresees(self, address: str) -> AbstractAsyncContextManager[None]:
        """Wait for the turn of an address to have moves looked ahead of: that may take the time of many moves."""
        return self._foresight.turn(address)

    def keeps(self, person: str, address: str, table: str, seat: int | None) -> bool:
        """Count words to a table; whether they are kept and told."""
        return self._words.take(person, address, _side(table, seat))

    def shows(self, person: str, address: str, table: str, seat: int | None) -> bool:
        """Count a gesture; whether it is shown."""
        return self._gestures.take(person, address, _side(table, seat))


class _Shared:
    """What one person may do, and as much as so many may do what they share."""

    def __init__(self, rate: float, burst: int, many: int) -> None:
        self._own = Buckets(rate, burst)
        self._shared = Buckets(rate * many, burst * many)

    def take(self, person: str, *shared: str) -> bool:
        return self._own.take(person) and all(self._shared.take(key) for key in shared)

    def any(self, person: str, *shared: str) -> bool:
        return self._own.any(person) and all(self._shared.any(key) for key in shared)

    def spend(self, drops: float, person: str, *shared: str) -> None:
        self._own.spend(person, drops)
        for key in shared:
            self._shared.spend(key, drops)


def _side(table: str, seat: int | None) -> str:
    return f"{table} {'watched' if seat is None else 'played'}"
