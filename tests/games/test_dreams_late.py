"""Online, a bot places the star of a player whose time is up. (D6.4)"""

from __future__ import annotations

from contextlib import AsyncExitStack

import pytest

from tests.server.players import Running
from tests.server.test_deadlines import Watch, timed, wind

pytestmark = pytest.mark.asyncio(loop_scope="session")

__all__ = ["timed"]


async def test_a_late_star_is_placed_by_the_bot_of_its_seat(timed: tuple[Running, Watch]) -> None:
    site, watch = timed
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(site.guest(name)) for name in ("Ada", "Ben", "Cleo")]
        table = (await people[0].post("/api/tables", game="dreams", seats=3))["id"]
        for person in people[1:]:
            await person.post(f"/api/tables/{table}/sit")
        await people[0].post(f"/api/tables/{table}/start")
        line = await stack.enter_async_context(people[0].at(table))
        (dealer,) = [waiting["seat"] for waiting in line.state["waiting"]]
        await wind(site, watch, 31)
        state = await line.until(lambda state: state["n"] >= 1)
        assert [event["kind"] for event in state["events"]] == ["star"]
        (row,) = await site.process.store.rows(table)
        assert (row.seat, row.move["kind"]) == (dealer, "star")
