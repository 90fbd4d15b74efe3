"""Attacks from one address, within the limits that the site ships with: everybody plays on. See also `make soak`."""

from __future__ import annotations

import httpx
import pytest

from reverie.server.config import Limits
from tests.server.endurance import endure
from tests.server.processes import ServerProcess

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("name", ["logs", "empty tables", "crowds of bots", "nonsense"])
async def test_others_and_their_bots_play_on_under_attack(sqlite: str, name: str) -> None:
    with ServerProcess(sqlite, limits=Limits(), proxies=()) as server:
        found = await endure(server, name, seconds=4, calm=2)
        during = found["during"]
        assert isinstance(during, dict)
        assert found["failed"] == 0 and during["p50_ms"] > 0, "others could not move"
        assert during["memory_mb"] < 500
        half, _ = during["bots_ms"]
        assert 0 < half < 10_000, "others' bots did not answer"
        async with httpx.AsyncClient(timeout=30, trust_env=False) as web:
            assert (await web.get(server.address + "/health")).status_code == 200
