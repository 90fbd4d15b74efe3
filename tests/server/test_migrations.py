"""A database of the first schema, full of rows, is brought up to date: all is still there, and its games go on.

The rows were made by a site of that day: a rated game of two people with words and a review, a game
that was left in the middle, a table in the lobby.
"""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio
from sqlalchemy import Boolean, Connection, MetaData, Table, insert, select

from reverie.server.http.identity import COOKIE, Identity
from reverie.server.store.engine import migrate
from reverie.server.store.store import Store
from tests.server.conftest import quick
from tests.server.players import Guest, any_move, running
from tests.server.test_play import replayed

pytestmark = pytest.mark.asyncio(loop_scope="session")

FIRST = json.loads((Path(__file__).parent / "data" / "database_0001.json").read_text(encoding="utf-8"))
SECRET = "the first house"
TOKEN = "rev_na79y_c-PyGknMRHUqIR9UKnIhIJbskr"
OVER, PLAYING, LOBBY = (table["id"] for table in FIRST["tables"])
ADA = FIRST["people"][0]["id"]


def typed(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """Give a row as the database of either kind takes and tells it; what it numbers by itself is left to it."""
    truths = {column.name for column in table.c if isinstance(column.type, Boolean)}
    told = {name: bool(value) if name in truths else value for name, value in row.items()}
    if table.name == "chat":
        del told["id"]
    return told


def tables_of(connection: Connection) -> dict[str, Table]:
    found = MetaData()
    found.reflect(connection)
    return {table.name: table for table in found.sorted_tables}


def fill(connection: Connection) -> None:
    """Make the first schema, and fill it."""
    migrate(connection, "0001")
    tables = tables_of(connection)
    assert set(tables) - {"alembic_version"} == set(FIRST) and all(FIRST.values()), "a table has no row"
    for name, table in tables.items():
        if name in FIRST:
            connection.execute(insert(table), [typed(table, row) for row in FIRST[name]])


@pytest_asyncio.fixture(loop_scope="session")
async def first(database: str) -> AsyncIterator[str]:
    """The address of a database of the first schema."""
    store = Store(database)
    async with store.write() as connection:
        await connection.run_sync(fill)
    await store.close()
    yield database


async def test_every_row_is_still_there(first: str) -> None:
    store = Store(first)
    await store.open()

    def told(connection: Connection) -> None:
        tables = tables_of(connection)
        for name, rows in FIRST.items():
            table = tables[name]
            wanted = [typed(table, row) for row in rows]
            found = connection.execute(select(*(table.c[column] for column in wanted[0])))
            assert sorted(map(repr, (dict(row._mapping) for row in found))) == sorted(map(repr, wanted)), name

    async with store.engine.connect() as connection:
        await connection.run_sync(told)
    await store.close()


async def test_its_games_are_played_on_and_its_finished_ones_proved(first: str) -> None:
    async with running(quick(first, secret=SECRET)) as site:
        identity = Identity(site.process.store, SECRET)
        async with httpx.AsyncClient(base_url=site.address, timeout=30) as web:
            web.cookies.set(COOKIE, identity.cookie(ADA), domain="127.0.0.1", path="/")
            ada = Guest(site, web, ADA)
            assert (await ada.get("/api/me"))["name"] == "Ada"
            assert {each["id"] for each in (await ada.get("/api/tables/mine"))["tables"]} == {PLAYING, LOBBY}
            assert [each["id"] for each in (await ada.get("/api/me/games"))["tables"]] == [OVER]
            await goes_on(ada)
            await is_proved(ada)
            assert len((await ada.get("/api/ratings/vale"))["lines"]) == 2
            assert (await ada.post(f"/api/tables/{LOBBY}/sit", seat=2))["seats"][2]["you"]
            async with httpx.AsyncClient(base_url=site.address, headers={"authorization": f"Bearer {TOKEN}"}) as bot:
                assert (await bot.get("/api/me")).json()["id"] == ADA


async def goes_on(ada: Guest) -> None:
    rows = sum(row["table_id"] == PLAYING for row in FIRST["moves"])
    async with ada.at(PLAYING) as line:
        assert line.state["n"] >= rows and line.state["table"]["rules"] == 1
        await line.until(lambda state: state["ask"])
        before = line.state["n"]
        assert (await line.move(any_move(line.state, random.Random(1))))["type"] == "state"
        assert line.state["n"] > before


async def is_proved(ada: Guest) -> None:
    found = await ada.get(f"/api/tables/{OVER}/verify")
    assert found["ok"] and found["moves"] == sum(row["table_id"] == OVER for row in FIRST["moves"])
    told = await replayed(ada, OVER, seat=0)
    assert told[-1]["scores"] == json.loads(FIRST["tables"][0]["result"])["scores"]
    review = await ada.get(f"/api/tables/{OVER}/review", seat=0)
    assert review == json.loads(FIRST["reviews"][0]["decisions"])
    async with ada.at(OVER) as line:
        assert [each["text"] for each in (await line.next("chats"))["lines"]] == ["bonsoir"]
