"""Hostile and malformed messages never crash the server, never change a table, never leak."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.players import Running

pytestmark = pytest.mark.asyncio(loop_scope="session")

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
KINDS = ["move", "undo", "why", "chat", "react", "resign ", "leave2", "back", "cursor", "ping", "state", "", "hunt"]
MOVES = st.one_of(
    VALUES,
    st.fixed_dictionaries(
        {"kind": st.sampled_from(["mark", "sell", "tame", "summon", "banish", "end", "expire", "nonsense"])},
        optional={"card": VALUES, "pay": VALUES, "key": st.text(max_size=5), "seat": VALUES},
    ),
)
MESSAGES = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    VALUES.map(json.dumps),
    st.fixed_dictionaries(
        {"type": st.sampled_from(KINDS)},
        optional={
            "id": st.integers(-5, 2**60),
            "n": st.integers(-3, 100) | VALUES,
            "move": MOVES,
            "text": VALUES,
            "reaction": VALUES,
            "point": VALUES,
        },
    ).map(json.dumps),
)


async def test_a_hostile_stranger_changes_and_learns_nothing(site: Running) -> None:
    async with site.guest() as ada, site.guest() as ben, site.guest() as eve:
        table = (await ada.post("/api/tables", game="vale", seats=2))["id"]
        await ben.post(f"/api/tables/{table}/sit")
        await ada.post(f"/api/tables/{table}/start")
        chance = random.Random(11)
        messages = gather(300)
        room = site.process.tables.cache[table]
        assert room.live is not None
        before = room.live.table.snapshot()
        async with eve.at(table) as line:
            for message in messages:
                await line.socket.send(message)
            marker = 2**40 + chance.randrange(1000)
            await line.socket.send(json.dumps({"type": "ping", "id": marker}))
            while True:
                message = await line.hear()
                if message["type"] == "pong" and message["to"] == marker:
                    break
                assert message["type"] in ("error", "pong", "chat", "chats", "reaction", "cursor", "state")
                if message["type"] == "state":
                    assert message["ask"] is None and message["view"]["seat"] is None
        assert room.live.n == 0 and room.live.table.snapshot() == before
        secret = room.meta.secret.encode()
        assert all(secret not in data for data in line.got)


async def test_a_hostile_seat_can_only_do_what_the_rules_allow(site: Running) -> None:
    async with site.guest() as ada, site.guest() as ben:
        table = (await ada.post("/api/tables", game="vale", seats=2))["id"]
        await ben.post(f"/api/tables/{table}/sit")
        await ada.post(f"/api/tables/{table}/start")
        async with ada.at(table) as line:
            for message in gather(300, seed=2):
                await line.socket.send(message)
            await line.socket.send(json.dumps({"type": "ping", "id": 2**41}))
            while (message := await line.hear())["type"] != "pong" or message["to"] != 2**41:
                pass
        rows = await site.process.store.rows(table)
        assert all(row.seat == 0 for row in rows)
        assert len({row.n for row in rows}) == len(rows)


def gather(count: int, seed: int = 1) -> list[str | bytes]:
    """Make up hostile messages, the same each time."""
    found: list[str | bytes] = []

    @settings(max_examples=count, database=None, derandomize=True, deadline=None)
    @given(MESSAGES)
    def collect(message: str | bytes) -> None:
        found.append(message)

    collect()
    random.Random(seed).shuffle(found)
    return found


async def refused(site: Running, path: str, cookie: str = "", **headers: str) -> Any:
    """Open a socket that is not welcome; tell the first message and the code of its end."""
    address = site.address.replace("http", "ws", 1) + path
    given_headers = {**({"Cookie": cookie} if cookie else {}), **headers}
    async with connect(address, additional_headers=given_headers) as socket:
        first = msgspec.json.decode(await socket.recv())
        with contextlib.suppress(ConnectionClosed):
            async for _ in socket:
                pass
    return first["code"], socket.close_code


async def test_strangers_and_other_origins_are_turned_away_with_a_reason(
    site: Running, caplog: pytest.LogCaptureFixture
) -> None:
    async with site.guest() as ada:
        table = (await ada.post("/api/tables", game="vale", seats=2))["id"]
        assert await refused(site, f"/ws/tables/{table}") == ("not_you", 4401)
        assert await refused(site, "/ws/tables/nowhere", ada.cookie) == ("no_table", 4404)
        foreign = {"Origin": "https://elsewhere.example"}
        assert await refused(site, f"/ws/tables/{table}", ada.cookie, **foreign) == ("origin", 4403)
        assert await refused(site, "/ws/lobby", ada.cookie, **foreign) == ("origin", 4403)
        assert await refused(site, "/ws/lobby") == ("not_you", 4401)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_too_large_a_message_ends_the_socket_and_nothing_else(site: Running) -> None:
    async with site.guest() as ada:
        table = (await ada.post("/api/play", game="vale"))["id"]
        async with ada.at(table) as line:
            await line.socket.send('{"type":"chat","text":"' + "x" * 40_000 + '"}')
            with contextlib.suppress(ConnectionClosed):
                async for _ in line.socket:
                    pass
            assert line.socket.close_code == 1009
        async with ada.at(table) as again:
            assert again.state["table"]["phase"] == "playing"


async def test_a_large_body_is_refused(site: Running) -> None:
    async with site.guest() as ada:
        answer = await ada.web.post("/api/verify", json={"x": "y" * 300_000})
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


async def test_the_headers_of_safety_are_everywhere(site: Running) -> None:
    async with site.guest() as ada:
        for path in ("/", "/api/me", "/api/nowhere", "/table/abc", "/health"):
            headers = (await ada.web.get(path)).headers
            assert "script-src 'self'" in headers["content-security-policy"]
            assert "unsafe-eval" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"


async def test_health_and_metrics_are_told(site: Running) -> None:
    async with site.guest() as ada:
        assert (await ada.get("/health"))["ok"]
        told = (await ada.web.get("/metrics")).text
        assert "reverie_rows_total" in told and "reverie_sockets" in told


@pytest.mark.parametrize("host", ["evil:99999", "evil:x", "[::1", "a:-1", "e" * 254 + ":80000", "e" * 260])
async def test_a_host_that_is_none_is_malformed(site: Running, host: str) -> None:
    async with site.guest() as ada:
        for path in ("/api/me", "/api/games", "/"):
            answer = await ada.web.get(path, headers={"Host": host})
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), path


async def test_an_origin_that_is_none_is_turned_away(site: Running) -> None:
    async with site.guest() as ada:
        for origin in ("http://[", "http://]", "[", "http://[::1", "null", "http://a:b:c"):
            answer = await ada.web.post("/api/me/tokens", json={}, headers={"origin": origin.encode()})
            assert (answer.status_code, answer.json()["code"]) == (403, "origin")
        assert await refused(site, "/ws/lobby", ada.cookie, Origin="http://[") == ("origin", 4403)


async def test_a_body_nested_too_deep_is_malformed(site: Running) -> None:
    async with site.guest() as ada:
        for depth in (500, 5_000, 100_000):
            deep = "[" * depth + "]" * depth
            for path in ("/api/tables", "/api/play", "/api/me/continue"):
                told = f'{{"game":"vale","seats":2,"token":"x","options":{{"a":{deep}}},"other":{deep}}}'
                answer = await ada.web.post(path, content=told, headers={"content-type": "application/json"})
                assert 400 <= answer.status_code < 500, (path, depth, answer.text)
