"""An answer is sent whole at once: its body does not wait until its head has been acknowledged."""

from __future__ import annotations

import time

import pytest

from tests.server.players import Running

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_the_body_of_an_answer_follows_its_head_at_once(site: Running) -> None:
    async with site.guest("Ada") as ada:
        took = []
        for _ in range(8):
            began = time.perf_counter()
            await ada.get("/api/games")
            took.append(time.perf_counter() - began)
    assert min(took) < 0.030, "an acknowledgement may be 40 ms late"
