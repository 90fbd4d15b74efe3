"""What one client may ask of the routes, and how often."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network

from ..config import Settings
from ..protocol.problems import Fault
from ..rate_limit import Buckets, Turns
from ..store.records import Person

LONG = 200_000
"""So many bytes of a file of the page count as another request."""


class RouteLimits:
    """Counts requests, newcomers and opened tables."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self._requests = Buckets(limits.requests_per_second, limits.requests_burst)
        self._pages = Buckets(limits.pages_per_second, limits.pages_burst)
        self._handshakes = Buckets(limits.handshakes_per_second, limits.handshakes_burst)
        self.newcomers = Buckets(limits.guests_per_minute / 60, limits.guests_burst)
        self.turns = Turns(limits.turns)
        self._openings = Buckets(limits.tables_per_minute / 60, limits.tables_burst)
        shared = limits.opening_household
        self._shared_openings = Buckets(limits.tables_per_minute * shared / 60, limits.tables_burst * shared)
        self._publications = Buckets(limits.public_per_address * 2 / 60, limits.public_per_address * 2)
        self._names = Buckets(limits.names_per_minute / 60, limits.names_burst)
        self._shared_names = Buckets(limits.names_per_minute * shared / 60, limits.names_burst * shared)
        self._drawings = Buckets(limits.drawings_per_second, limits.drawings_burst)
        self._brought = Buckets(limits.brought_bytes_per_minute / 60, limits.brought_bytes_burst)
        self._watchers = [ip_network(each) for each in settings.watchers]
        self._at_work: set[tuple[str, str]] = set()

    def may_ask(self, address: str, path: str) -> bool:
        """Count a request."""
        return (self._requests if path.startswith("/api") else self._pages).take(address)

    def sends(self, address: str, size: int) -> None:
        """Count a long file of the page for several."""
        self._pages.spend(address, size // LONG)

    def may_connect(self, address: str) -> bool:
        """Count a handshake of a socket."""
        return self._handshakes.take(address)

    def may_watch(self, address: str) -> bool:
        """Whether the metrics are told to an address."""
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._watchers)

    def may_open(self, person: Person, address: str) -> None:
        """Count the tables that somebody opens. Raises Fault."""
        if not (self._openings.take(person.id) and self._shared_openings.take(address)):
            raise Fault("slow_down")

    def may_publish(self, address: str) -> None:
        """Count the tables that are put on the public board. Raises Fault."""
        if not self._publications.take(address):
            raise Fault("slow_down")

    def may_draw(self, address: str) -> None:
        """Count the codes that are drawn: each takes milliseconds of the time of all. Raises Fault."""
        if not self._drawings.take(address):
            raise Fault("slow_down")

    def may_bring(self, address: str, size: int) -> None:
        """Count the bytes of what is brought along to be kept. Raises Fault."""
        if not self._brought.any(address):
            raise Fault("slow_down")
        self._brought.spend(address, size)

    def may_rename(self, person: Person, address: str) -> None:
        """Count how often somebody takes another name: every table where they sit is told. Raises Fault."""
        if not (self._names.take(person.id) and self._shared_names.take(address)):
            raise Fault("slow_down")

    @contextmanager
    def alone(self, work: str, address: str) -> Iterator[None]:
        """Let an address have something heavy done once at a time: nobody there waits in line for it. Raises Fault."""
        if (work, address) in self._at_work:
            raise Fault("slow_down")
        self._at_work.add((work, address))
        try:
            yield
        finally:
            self._at_work.discard((work, address))
