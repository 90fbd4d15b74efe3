"""Checking a log is work for others: bounded, one at a time, and whoever sends nonsense harms nobody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from reverie.server.protocol.study import Verified
from reverie.server.study.fairness import nesting
from tests.server.players import Guest, Running

pytestmark = pytest.mark.asyncio(loop_scope="session")

JSON = {"content-type": "application/json"}


def slowly(told: bytes) -> Verified:
    time.sleep(1.0)
    return Verified(True, True, 0, 0)


async def lapses(guest: Guest) -> list[str]:
    """Tell which bots have moved at random so far."""
    told = (await guest.web.get("/metrics")).text
    return [line for line in told.splitlines() if line.startswith("reverie_bot_lapses_total")]


async def test_a_log_nested_too_deep_is_refused_and_bots_go_on_thinking(site: Running) -> None:
    async with site.guest() as ada:
        before = await lapses(ada)
        for depth in (33, 500, 100_000):
            for opening, closing in (("[", "]"), ('{"log":', "}")):
                told = (opening * depth + "1" + closing * depth)[:250_000]
                answer = await ada.web.post("/api/verify", content=told, headers=JSON)
                assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        table = (await ada.post("/api/play", game="vale", seats=2, level="drowsy"))["id"]
        async with ada.at(table) as line:
            await line.until(lambda state: state["ask"] is not None, 60)
        assert (await ada.get("/health"))["ok"]
        assert await lapses(ada) == before


async def test_what_is_no_log_is_told_so(site: Running) -> None:
    async with site.guest() as ada:
        for told in ("", "{", "\xff", "nonsense"):
            answer = await ada.web.post("/api/verify", content=told.encode("latin-1"), headers=JSON)
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        for told in ("{}", "[]", "7"):
            answer = await ada.web.post("/api/verify", content=told, headers=JSON)
            assert answer.status_code == 200 and not answer.json()["ok"]


async def test_only_guests_have_logs_checked(site: Running) -> None:
    async with httpx.AsyncClient(base_url=site.address, verify=False) as stranger:
        answer = await stranger.post("/api/verify", json={})
    assert (answer.status_code, answer.json()["code"]) == (401, "not_you")


async def test_one_log_is_checked_at_a_time_and_nobody_waits_in_line(
    site: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reverie.server.http.routes.verify_told", slowly)
    async with site.guest() as ada:
        answers = await asyncio.gather(*(ada.web.post("/api/verify", json={"x": "y" * 200_000}) for _ in range(12)))
        codes = sorted(answer.status_code for answer in answers)
        assert codes == [200, *[429] * 11]
        assert (await ada.web.post("/api/verify", json={})).status_code == 200


async def test_who_sends_a_log_slowly_or_has_one_checked_keeps_nobody_else_waiting(
    site: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = asyncio.Event()

    async def drip() -> AsyncIterator[bytes]:
        yield b"{"
        await sent.wait()
        yield b"}"

    async with site.guest() as eve, site.guest() as ada:
        elsewhere = {**JSON, "x-forwarded-for": "192.0.2.9"}
        dripping = asyncio.create_task(eve.web.post("/api/verify", content=drip(), headers=elsewhere))
        async with asyncio.timeout(30):
            while not site.process.limits._at_work:
                await asyncio.sleep(0.01)
        assert (await ada.web.post("/api/verify", json={})).status_code == 200
        sent.set()
        assert (await dripping).status_code == 200
        monkeypatch.setattr("reverie.server.http.routes.verify_told", slowly)
        answers = await asyncio.gather(
            eve.web.post("/api/verify", content=b"{}", headers=elsewhere), ada.web.post("/api/verify", json={})
        )
        assert [answer.status_code for answer in answers] == [200, 200]


async def test_one_game_is_branched_at_a_time(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    at_work = site.process.limits
    async with site.guest() as ada:
        table = (await ada.post("/api/tables", game="vale", seats=2))["id"]
        with at_work.alone("branch", "127.0.0.1"):
            wish: dict[str, Any] = {"n": 0, "seat": 0, "level": None}
            assert (await ada.post(f"/api/tables/{table}/branch", expect=429, **wish))["code"] == "slow_down"
        assert (await ada.post(f"/api/tables/{table}/branch", expect=403, **wish))["code"] == "not_over"


@pytest.mark.parametrize(
    ("told", "depth"),
    [
        (b"", 0),
        (b"7", 0),
        (b"[]", 1),
        (b'{"a": [1, {"b": []}]}', 4),
        (b'["[[[[", "\\"[[[", "]]]"]', 1),
        (b'["[[[[', 1),
        (b"]]][", 0),
        (b'"\\"' * 60_000, 0),
    ],
)
async def test_how_deep_json_is_nested_is_told_without_reading_it(told: bytes, depth: int) -> None:
    assert nesting(told) == depth
