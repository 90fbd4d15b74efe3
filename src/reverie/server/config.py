"""How a server is set up: flags win over the environment, the environment over what is usual."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from ipaddress import ip_network
from pathlib import Path
from typing import TypeVar

from .. import games

N = TypeVar("N", int, float)


LONGEST_FILE = 262_144
"""Bytes of a log to verify, or of a file of saves."""


class Unfit(ValueError):
    """A setting that no house can be opened with; tells why in a sentence."""


BEGAN = time.time() - time.monotonic()


def steady() -> float:
    """Tell the time by the wall as it was when this process began: who corrects the clock there moves none here."""
    return BEGAN + time.monotonic()


@dataclass(frozen=True)
class Limits:
    """What one client may ask of the server."""

    message_bytes: int = 16_384
    """The longest socket message."""
    body_bytes: int = 16_384
    """The longest HTTP body that is no file."""
    requests_per_second: float = 20.0
    requests_burst: int = 120
    pages_per_second: float = 60.0
    """Requests for files of the page."""
    pages_burst: int = 600
    drawings_per_second: float = 2.0
    """QR codes that are drawn for one address."""
    drawings_burst: int = 30
    turns: int = 6
    """Requests of one address that are worked on at once: one turn of the loop must not be full of them."""
    head_bytes: int = 16_384
    """The longest head of a request: its address and all headers."""
    head_seconds: float = 10.0
    """How long a client may take for the head of a request."""
    body_seconds: float = 10.0
    """How long between two pieces of a body."""
    request_seconds: float = 120.0
    """How long for a whole request."""
    stalled_seconds: float = 30.0
    """How long an answer may lie without being taken."""
    connections: int = 10_000
    connections_per_address: int = 500
    arrivals_per_second: float = 40.0
    """New connections from one address."""
    arrivals_burst: int = 500
    handshakes_per_second: float = 5.0
    """New sockets from one address."""
    handshakes_burst: int = 200
    guests_per_minute: float = 60.0
    """New guests from one address."""
    guests_burst: int = 120
    messages_per_second: float = 30.0
    messages_burst: int = 90
    work_per_second: float = 100.0
    """Milliseconds of this process that the messages of one person may take."""
    work_burst: int = 3_000
    work_household: int = 3
    """The messages of an address may take as much as those of so many people at once."""
    frames_per_second: float = 5.0
    """Frames of a socket that are no whole message: pings, pongs, parts of messages."""
    frames_burst: int = 60
    chat_per_minute: float = 20.0
    chat_burst: int = 6
    gestures_per_second: float = 4.0
    """Reactions, and cursors in a review: what is gone in a moment."""
    gestures_burst: int = 16
    household: int = 12
    """An address, and those who sit in a room or who watch it, may do as much as so many people."""
    tables_per_person: int = 24
    """Tables not yet over that one person may host."""
    saves_per_person: int = 2_000
    """Saves that one person may keep and still bring others along."""
    brought_bytes_per_minute: float = 200_000.0
    """Bytes of saves that are brought along from one address: they are kept as long as whoever brought them."""
    brought_bytes_burst: int = 4_000_000
    public_per_person: int = 3
    """Tables of one host on the public board."""
    names_per_minute: float = 6.0
    """Names that somebody takes."""
    names_burst: int = 10
    tables_per_minute: float = 12.0
    tables_burst: int = 12
    opening_household: int = 4
    """An address may open tables, and take names, as often as so many people."""
    public_per_address: int = 12
    """Tables on the public board whose hosts call from one address."""
    sockets: int = 8_000
    sockets_per_address: int = 400
    sockets_per_person: int = 24
    rows_per_second: float = 10.0
    """Rows that a person may store at a table: moves, what is taken back, leaving."""
    rows_burst: int = 200
    table_rows_per_second: float = 20.0
    """Rows that all people at a table may store: each seat has its part of them."""
    table_rows_burst: int = 400
    long_rows_per_minute: float = 60.0
    """Rows that they may store in the long run, each seat its part."""
    long_rows_burst: int = 10_000
    row_bytes: int = 512
    """So many bytes of a move count as another row."""
    leave_rows: int = 20
    """Leaving counts as so many."""
    study_per_second: float = 80.0
    """Milliseconds of this process that one person may take to look back at games."""
    study_burst: int = 3_000
    study_household: int = 4
    """An address may look back as much as so many people."""
    studies_per_person: int = 4
    """Requests to look back that may be under way."""
    studies_per_address: int = 12
    pending: int = 64
    """Messages that may wait for a slow client before it is dropped."""
    send_seconds: float = 10.0
    rows_kept: int = 256
    """How far back a client may ask for events."""

    def times(self, factor: float) -> Limits:
        """Make all rates and counts so many times as generous."""
        wide = {
            each.name: type(getattr(self, each.name))(getattr(self, each.name) * factor)
            for each in fields(self)
            if each.name.endswith(("_second", "_minute", "_burst", "_person", "_address"))
        }
        return replace(self, **wide)


@dataclass(frozen=True)
class Settings:
    """Everything that a host may choose."""

    database: str = "sqlite+aiosqlite:///reverie.db"
    redis: str | None = None
    secret: str | None = None
    """Signs cookies. None: made once and kept in the database."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may speak to this server; its own always may."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """The proxies whose word is taken for whom they bring; their own connections are not counted by address."""
    watchers: tuple[str, ...] = ("127.0.0.0/8", "::1/128")
    """The networks from which `/metrics` may be read: whoever counts rows counts moves that players must not notice."""
    workers: int = 1
    """Processes in which bots think."""
    bot_delay: tuple[float, float] = (0.7, 1.6)
    """Seconds a bot seems to think, at least and at most."""
    chatter_delay: float = 4.0
    """Seconds between words of a bot that may speak though nobody waits for it."""
    think_seconds: float = 20.0
    """When a thinking worker is taken for dead."""
    grace: float = 20.0
    """Seconds in which a server that is asked to end has ended."""
    lease: float = 5.0
    """Seconds after which another process may take over what one left undone."""
    poll: float = 1.0
    """Seconds between looks for work that others left undone."""
    away_seconds: float = 60.0
    """How long a person must be gone before the host may let a bot stand in."""
    page: Path = field(default_factory=lambda: Path(__file__).with_name("page"))
    limits: Limits = Limits()
    now: Callable[[], float] = steady

    @property
    def silence(self) -> float:
        """Seconds without a heartbeat after which the store is not well."""
        return max(5.0, 3 * self.poll)

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self.redis is not None

    def moment(self) -> int:
        """Tell what time it is, as rows are stamped: in milliseconds."""
        return int(self.now() * 1000)


USUAL_DATABASE = "sqlite+aiosqlite:///reverie.db"


def from_environment(environment: Mapping[str, str] | None = None, **flags: object) -> Settings:
    """Read the settings; flags that are None leave the choice to the environment. Raises Unfit."""
    env = os.environ if environment is None else environment
    chosen: dict[str, object] = {"workers": max(1, (os.cpu_count() or 2) - 1)}
    if database := env.get("REVERIE_DATABASE"):
        chosen["database"] = database
    if redis := env.get("REVERIE_REDIS"):
        chosen["redis"] = redis
    if secret := env.get("REVERIE_SECRET"):
        chosen["secret"] = secret
    if origins := env.get("REVERIE_ORIGINS"):
        chosen["origins"] = tuple(origins.split())
    if proxies := env.get("FORWARDED_ALLOW_IPS"):
        chosen["proxies"] = tuple(
            each if each == "*" else _network(each, "FORWARDED_ALLOW_IPS") for each in _listed(proxies)
        )
    if watchers := env.get("REVERIE_WATCHERS"):
        chosen["watchers"] = tuple(_network(each, "REVERIE_WATCHERS") for each in watchers.split())
    if workers := env.get("REVERIE_WORKERS"):
        chosen["workers"] = _number("REVERIE_WORKERS", workers, int, 1)
    if delay := env.get("REVERIE_BOT_DELAY"):
        least, _, most = delay.partition("-")
        chosen["bot_delay"] = tuple(_number("REVERIE_BOT_DELAY", each, float, 0) for each in (least, most or least))
    if lease := env.get("REVERIE_LEASE"):
        chosen["lease"] = _number("REVERIE_LEASE", lease, float, 0)
    if poll := env.get("REVERIE_POLL"):
        chosen["poll"] = _number("REVERIE_POLL", poll, float, 0)
    if factor := env.get("REVERIE_LIMITS"):
        chosen["limits"] = Limits().times(_number("REVERIE_LIMITS", factor, float, 0))
    if folders := env.get("REVERIE_GAMES"):
        more_games(folders.split(os.pathsep))
    chosen.update({name: value for name, value in flags.items() if value is not None})
    chosen["database"] = driver(str(chosen.get("database", USUAL_DATABASE)))
    return Settings(**chosen)  # type: ignore[arg-type]


def driver(address: str) -> str:
    """Complete a database address: a file name is SQLite, `postgresql://` speaks through asyncpg. Raises Unfit."""
    if address.startswith(("postgresql://", "postgres://")):
        return "postgresql+asyncpg://" + address.partition("://")[2]
    if address.startswith("sqlite://"):
        return "sqlite+aiosqlite://" + address.partition("://")[2]
    if "://" not in address:
        return f"sqlite+aiosqlite:///{address}"
    if address.startswith(("sqlite+aiosqlite://", "postgresql+asyncpg://")):
        return address
    raise Unfit(f"{address.partition('://')[0]}:// is no database for this house: name a file, or postgresql://…")


def _number(name: str, text: str, kind: type[N], least: N) -> N:
    try:
        number = kind(text)
    except ValueError:
        number = None
    if number is None or not number >= least:
        raise Unfit(f"{name} should be a number from {least} on, not {text!r}")
    return number


def _listed(text: str) -> list[str]:
    return text.replace(",", " ").split()


def _network(text: str, name: str) -> str:
    try:
        return str(ip_network(text))
    except ValueError as error:
        raise Unfit(f"{name}: {error}") from None


def more_games(folders: list[str]) -> None:
    """Let the house find games in other folders too."""
    for folder in folders:
        if folder and folder not in games.__path__:
            games.__path__.append(folder)
