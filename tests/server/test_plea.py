"""What others have answered comes back only as they grant it, and never what chance has said."""

from __future__ import annotations

import pytest

from reverie.server.play.live import rebuilt
from tests.server.players import Line, Running
from tests.server.test_play import turn, two_at_table

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def answered(one: Line, two: Line) -> tuple[Line, Line]:
    """Let both mark a creature; gives whoever did it first, and the other."""
    mover = await turn(one, two)
    other = two if mover is one else one
    await mover.move(mover.state["ask"]["options"][0])
    await other.until(lambda state: state["n"] == 1 and state["ask"])
    await other.move(other.state["ask"]["options"][0])
    await mover.until(lambda state: state["n"] == 2)
    return mover, other


async def test_a_move_that_was_answered_comes_back_when_the_other_agrees(site: Running) -> None:
    async with two_at_table(site) as (ada, _, table, one, two):
        before = {line.state["seat"]: line.view for line in (one, two)}
        mover, other = await answered(one, two)
        assert (mover.state["undo"], mover.state["ask_undo"], other.state["ask_undo"]) == (False, True, False)
        state = await mover.answer(await mover.send("ask_undo", n=2))
        assert state["plea"] == {"seat": mover.state["seat"], "waits": [other.state["seat"]]}
        await other.until(lambda state: state["plea"])
        await other.send("answer_plea", grant=True)
        state = await mover.until(lambda state: state["n"] == 6)
        assert state["view"] == before[state["seat"]] and state["plea"] is None and state["ask"] is not None
        async with ada.at(table, since=0) as again:
            kinds = [event["kind"] for event in again.state["events"]]
            assert kinds[-4:] == ["pleaded", "granted", "took_back", "took_back"]


async def test_what_was_granted_is_the_same_to_whoever_reads_the_rows(site: Running) -> None:
    async with two_at_table(site) as (_, _, table, one, two):
        mover, other = await answered(one, two)
        await mover.send("ask_undo", n=2)
        await other.until(lambda state: state["plea"])
        await other.send("answer_plea", grant=True)
        await mover.until(lambda state: state["n"] == 6)
        store = site.process.tables.store
        meta = await store.meta(table)
        assert meta is not None
        live = rebuilt(meta, await store.rows(table))
        assert live.n == 6 and live.table.n == 0 and live.plea is None


async def test_nobody_must_grant_it_and_nobody_is_asked_twice(site: Running) -> None:
    async with two_at_table(site) as (_, _, _, one, two):
        mover, other = await answered(one, two)
        await mover.send("ask_undo", n=2)
        await other.until(lambda state: state["plea"])
        await other.send("answer_plea", grant=False)
        state = await mover.until(lambda state: state["n"] == 4)
        assert (state["plea"], state["ask_undo"]) == (None, False)
        answer = await mover.answer(await mover.send("ask_undo", n=4))
        assert (answer["type"], answer["code"]) == ("error", "no_undo")
        answer = await other.answer(await other.send("answer_plea", grant=True))
        assert (answer["type"], answer["code"]) == ("error", "moved_on")


async def test_whoever_asked_may_think_better_of_it_or_go_on(site: Running) -> None:
    async with two_at_table(site) as (_, _, _, one, two):
        mover, other = await answered(one, two)
        await mover.send("ask_undo", n=2)
        await mover.until(lambda state: state["plea"])
        await mover.send("answer_plea", grant=False)
        await other.until(lambda state: state["n"] == 4 and state["plea"] is None)


async def test_alone_against_bots_nobody_need_be_asked(site: Running) -> None:
    async with site.guest("Ada") as ada:
        table = (await ada.post("/api/play", game="vale", seats=2, level="drowsy"))["id"]
        async with ada.at(table) as line:
            while not (line.state["ask"] and line.state["ask_undo"]):
                if line.state["ask"]:
                    await line.move(line.state["ask"]["options"][0])
                else:
                    await line.hear()
            n = line.state["n"]
            await line.answer(await line.send("ask_undo", n=n))
            state = await line.until(lambda state: state["n"] > n + 2 and state["ask"])
            assert state["plea"] is None
