"""Real parts for the tests of the server: a PostgreSQL, a Redis, servers in this process and others."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import pytest_asyncio

from reverie import games
from reverie.server.config import Limits, Settings, driver, more_games
from tests.server.players import Running, running
from tools import services

GENEROUS = Limits(
    requests_per_second=10_000,
    requests_burst=10_000,
    pages_per_second=10_000,
    pages_burst=10_000,
    handshakes_per_second=10_000,
    handshakes_burst=10_000,
    guests_per_minute=60_000,
    guests_burst=10_000,
    messages_per_second=10_000,
    messages_burst=10_000,
    work_per_second=1_000_000,
    work_burst=10_000_000,
    names_per_minute=60_000,
    names_burst=10_000,
    tables_per_minute=60_000,
    tables_burst=10_000,
    tables_per_person=10_000,
    public_per_person=10_000,
    public_per_address=10_000,
    rows_per_second=10_000,
    rows_burst=100_000,
    table_rows_per_second=10_000,
    table_rows_burst=100_000,
    study_per_second=1_000_000,
    study_burst=10_000_000,
)


@pytest.fixture(scope="session", autouse=True)
def lanterns() -> None:
    """Let the house find the little game of these tests, once all others know what the house has."""
    games.names()
    more_games([str(Path(__file__).with_name("games"))])


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with services.postgres(durable=False) as address:
        yield address


@pytest.fixture(scope="session")
def redis_server() -> Iterator[str]:
    with services.redis() as address:
        yield address


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """The address of an empty database."""
    name = f"test_{uuid.uuid4().hex[:12]}"

    async def make() -> None:
        connection = await asyncpg.connect(postgres_server)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return postgres_server.rpartition("/")[0] + "/" + name


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/reverie.db"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """Each store in turn."""
    return driver(str(request.getfixturevalue(request.param)))


def quick(database: str, **changes: Any) -> Settings:
    """Settings for tests: bots answer at once, limits are far away."""
    chosen = {"bot_delay": (0.0, 0.0), "chatter_delay": 0.05, "limits": GENEROUS, "poll": 0.2, "lease": 1.0}
    return Settings(database=driver(database), **{**chosen, **changes})


@pytest_asyncio.fixture(loop_scope="session", scope="session")
async def site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """A server on SQLite in this process, shared by all tests that need no other."""
    async with running(quick(f"sqlite:///{tmp_path_factory.mktemp('site')}/reverie.db")) as site:
        yield site


@asynccontextmanager
async def two_sites(one: Settings, other: Settings) -> AsyncIterator[tuple[Running, Running]]:
    async with running(one) as first, running(other) as second:
        yield first, second
