"""Tables made under other rules: played on where this code plays them, else told and closed."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from sqlalchemy import update
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from reverie.server.store.schema import tables
from tests.server.players import Guest, Running

pytestmark = pytest.mark.asyncio(loop_scope="session")

UNKNOWN_RULES = 99


async def made_under_other_rules(site: Running, host: Guest) -> str:
    """A table in play whose rules this code does not know, as after a host has gone back to an older release."""
    table: str = (await host.post("/api/play", expect=201, game="vale", seats=2))["id"]
    process = site.process
    async with process.store.engine.begin() as connection:
        await connection.execute(update(tables).where(tables.c.id == table).values(rules=UNKNOWN_RULES))
    process.tables.cache._rooms.pop(table, None)
    return table


async def test_a_table_by_rules_not_played_here_is_listed_told_and_closed(site: Running) -> None:
    async with site.guest("Ada") as ada:
        table = await made_under_other_rules(site, ada)
        assert table in [each["id"] for each in (await ada.get("/api/tables/mine"))["tables"]]
        told = await ada.get(f"/api/tables/{table}")
        assert (told["rules"], told["phase"]) == (UNKNOWN_RULES, "playing")
        for path in ("replay", "sights", "log"):
            problem = await ada.get(f"/api/tables/{table}/{path}", expect=410, n=0)
            assert problem["code"] == "outdated" and problem["values"] == {"game": "vale", "rules": UNKNOWN_RULES}
        assert (await ada.post(f"/api/tables/{table}/resign", expect=410))["code"] == "outdated"
        assert (await ada.post(f"/api/tables/{table}/close"))["phase"] == "closed"


async def test_its_socket_says_so_and_closes(site: Running) -> None:
    async with site.guest("Ada") as ada:
        table = await made_under_other_rules(site, ada)
        address = f"{site.address.replace('http', 'ws')}/ws/tables/{table}"
        said: list[Any] = []
        async with connect(address, additional_headers={"Cookie": ada.cookie}, origin=site.address) as socket:
            with contextlib.suppress(ConnectionClosed):
                while True:
                    said.append(await socket.recv())
            assert socket.close_code == 4410
        assert "outdated" in str(said[-1])


async def forced(site: Running, table: str, **changes: Any) -> None:
    """Change what the store says of a table, as if another release had written it."""
    process = site.process
    async with process.store.engine.begin() as connection:
        await connection.execute(update(tables).where(tables.c.id == table).values(**changes))
    process.tables.cache._rooms.pop(table, None)


ROUTES = [
    ("get", "", 200),
    ("get", "/qr", 200),
    ("get", "/replay", 410),
    ("get", "/sights?n=0", 410),
    ("get", "/review?seat=0", 410),
    ("get", "/log", 410),
    ("get", "/verify", 410),
    ("get", "/passages/1.a", 410),
    ("post", "/branch", 410),
    ("post", "/resign", 410),
    ("post", "/stand", 410),
]


@pytest.mark.parametrize("phase", ["playing", "over"])
@pytest.mark.parametrize("changes", [{"rules": UNKNOWN_RULES}, {"game": "chess"}, {"options": '{"wild":true}'}])
async def test_every_route_answers_for_a_table_that_is_not_played_here(
    site: Running, phase: str, changes: dict[str, Any]
) -> None:
    async with site.guest("Ada") as ada:
        table = (await ada.post("/api/play", expect=201, game="boat", seats=1))["id"]
        result = '{"scores":[1],"winners":[]}' if phase == "over" else None
        await forced(site, table, phase=phase, result=result, **changes)
        for method, path, expected in ROUTES:
            answer = await ada.web.request(
                method, f"/api/tables/{table}{path}", json={"n": 0} if method == "post" else None
            )
            wanted = (409,) if (path, phase) == ("/stand", "over") else (expected,)
            assert answer.status_code in wanted, (path, answer.text)
            if expected == 410 and answer.status_code == 410:
                assert answer.json()["code"] == "outdated", path
        where = "/api/me/games" if phase == "over" else "/api/tables/mine"
        assert table in [each["id"] for each in (await ada.get(where))["tables"]]
        if phase == "playing":
            assert (await ada.post(f"/api/tables/{table}/close"))["phase"] == "closed"
        elif "rules" in changes:
            assert (await ada.post(f"/api/tables/{table}/rematch"))["rules"] == 2, "one plays again by the newest rules"
        else:
            answer = await ada.web.post(f"/api/tables/{table}/rematch", json={})
            assert answer.status_code in (400, 404), answer.text


BODIES = {
    "/sit": {"seat": 0},
    "/bot": {"seat": 0, "level": "drowsy"},
    "/remove": {"seat": 0},
    "/hand-over": {"seat": 0},
    "/branch": {"n": 0},
}


@pytest.mark.parametrize("phase", ["lobby", "playing", "over"])
@pytest.mark.parametrize("changes", [{"rules": UNKNOWN_RULES}, {"game": "chess"}, {"options": '{"wild":true}'}])
async def test_no_route_fails_for_such_a_table_and_each_answers_as_documented(
    site: Running, phase: str, changes: dict[str, Any]
) -> None:
    async with site.guest("Ada") as ada:
        paths = (await ada.get("/api/schema/openapi.json"))["paths"]
        about = [(path, method) for path in paths if "{table}" in path for method in paths[path]]
        assert len(about) > len(ROUTES)
        for path, method in about:
            opened = "/api/tables" if phase == "lobby" else "/api/play"
            table = (await ada.post(opened, expect=201, game="boat", seats=1))["id"]
            result = '{"scores":[1],"winners":[]}' if phase == "over" else None
            await forced(site, table, phase=phase, result=result, **changes)
            answer = await ada.web.request(
                method,
                path.format(table=table, passage="1.a", name="beast"),
                params={"n": 0, "seat": 0} if method == "get" else None,
                json=BODIES.get(path.removeprefix("/api/tables/{table}"), {}) if method == "post" else None,
            )
            assert answer.status_code < 500, (method, path, answer.text)
            assert str(answer.status_code) in paths[path][method]["responses"], (method, path, answer.text)


async def test_a_table_by_older_rules_is_played_on_and_proved_by_them(site: Running) -> None:
    row, sleep = {"kind": "want", "row": True}, {"kind": "want", "row": False}
    async with site.guest("Ada") as ada:
        table = (await ada.post("/api/play", expect=201, game="boat", seats=1))["id"]
        await forced(site, table, rules=1)
        async with ada.at(table) as line:
            assert line.view["rules"] == line.state["table"]["rules"] == 1
            await line.move(row)
            await line.move(sleep)
            assert line.over
        assert (await ada.get(f"/api/tables/{table}/log"))["rules"] == 1
        assert (await ada.get(f"/api/tables/{table}/verify"))["ok"]
        (sight,) = (await ada.get(f"/api/tables/{table}/sights", n=[1]))["sights"]
        assert sight["view"]["rules"] == 1
        assert (await ada.get(f"/api/tables/{table}/review", seat=0))["seat"] == 0
        assert (await ada.post(f"/api/tables/{table}/branch", n=1))["rules"] == 1, "from there by the same rules"
        assert (await ada.post(f"/api/tables/{table}/rematch"))["rules"] == 2, "again by the newest"


async def test_a_table_that_waits_in_the_lobby_begins_by_the_newest_rules_or_says_why_not(site: Running) -> None:
    async with site.guest("Ada") as ada:
        for options, status in (("{}", 200), ('{"wild":true}', 410)):
            table = (await ada.post("/api/tables", game="boat", seats=1))["id"]
            await forced(site, table, rules=1, options=options)
            answer = await ada.web.post(f"/api/tables/{table}/start")
            assert answer.status_code == status, answer.text
            assert answer.json().get("rules") == 2 if status == 200 else answer.json()["code"] == "outdated"
