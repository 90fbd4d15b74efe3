"""Tables from another house: they come whole, and nothing is believed that cannot be played again."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reverie.kernel.words import Malformed
from reverie.server.config import driver
from reverie.server.play.live import Live, rebuilt
from reverie.server.store.chat import said
from reverie.server.store.exchange import export_table, import_table
from reverie.server.store.records import Meta, Row
from reverie.server.store.store import Store
from reverie.server.study.arrival import admitted
from reverie.server.study.fairness import told_log, verify
from tests.server.conftest import quick
from tests.server.players import play_out, running
from tests.server.test_live import begun, played

pytestmark = pytest.mark.asyncio(loop_scope="session")


def finished() -> tuple[Meta, list[Row]]:
    live = begun()
    rows = played(live, 10_000)
    return msgspec.structs.replace(live.meta, phase="over", result=live.result()), rows


async def test_a_rated_game_comes_back_with_its_chat_and_is_not_rated_again(database: str, tmp_path: Path) -> None:
    async with running(quick(database)) as site, site.guest("Ada") as ada, site.guest("Ben") as ben:
        table = (await ada.post("/api/tables", game="vale", seats=2))["id"]
        await ben.post(f"/api/tables/{table}/sit")
        await ada.post(f"/api/tables/{table}/start")
        async with ada.at(table) as line, ben.at(table) as other:
            await line.send("chat", text="Bonne nuit à tous.")
            await line.next("chat")
            await asyncio.gather(play_out(line, random.Random(1)), play_out(other, random.Random(2)))
            await line.until(lambda state: state["table"]["result"]["ratings"], 60)
        store = site.process.store
        meta = await store.meta(table)
        assert meta is not None and meta.rated and meta.result is not None and meta.result.ratings
        told = msgspec.json.decode(msgspec.json.encode(await export_table(store, meta)))
        rows = await store.rows(table)
    home = Store(driver(f"sqlite:///{tmp_path}/other.db"))
    await home.open()
    await import_table(home, told, admitted)
    found = await home.meta(table)
    assert found is not None and found.result is not None
    assert (found.secret, found.result.scores, found.rated) == (meta.secret, meta.result.scores, True)
    assert await home.rows(table) == rows
    assert [(line.name, line.text) for line in await said(home, table, 0)] == [("Ada", "Bonne nuit à tous.")]
    await home.close()


async def test_a_game_that_goes_on_does_so_by_a_secret_of_this_house(tmp_path: Path) -> None:
    async with running(quick(f"sqlite:///{tmp_path}/one.db")) as site, site.guest("Ada") as ada:
        table = (await ada.post("/api/play", game="vale", seats=2, level="drowsy"))["id"]
        async with ada.at(table) as line:
            await play_out(line, random.Random(3), most=6)
        meta = await site.process.store.meta(table)
        assert meta is not None
        told = msgspec.json.decode(msgspec.json.encode(await export_table(site.process.store, meta)))
    address = f"sqlite:///{tmp_path}/two.db"
    home = Store(driver(address))
    await home.open()
    await import_table(home, told, admitted)
    found = await home.meta(table)
    assert found is not None and found.secret != meta.secret
    await home.close()
    async with running(quick(address)) as site, site.guest() as guest:
        guest.web.cookies.set("reverie", site.process.identity.cookie(ada.id), domain="127.0.0.1")
        async with guest.at(table) as line:
            await play_out(line, random.Random(4))
            assert line.over
        log = await guest.get(f"/api/tables/{table}/log")
        assert verify(log).ok and log["fair"]["secret"] == found.secret


async def test_an_invented_result_is_refused() -> None:
    meta, rows = finished()
    assert meta.result is not None
    winner = [seat for seat in range(len(meta.seating)) if seat not in meta.result.winners][:1]
    for invented in (
        msgspec.structs.replace(meta.result, winners=winner),
        msgspec.structs.replace(meta.result, scores=[999] * len(meta.seating)),
        None,
    ):
        with pytest.raises(Malformed, match="another result"):
            admitted(msgspec.structs.replace(meta, result=invented), rows)
    for phase, kept in (("over", rows[:-1]), ("playing", rows), ("lobby", rows)):
        with pytest.raises(Malformed):
            admitted(msgspec.structs.replace(meta, phase=phase), kept)
    assert admitted(meta, rows).result == meta.result


async def test_chance_that_the_secret_does_not_fix_is_refused() -> None:
    meta, rows = finished()
    assert meta.start is not None
    with pytest.raises(Malformed, match="the secret fixes"):
        admitted(msgspec.structs.replace(meta, secret="77" * 32), rows)
    with pytest.raises(Malformed):
        admitted(msgspec.structs.replace(meta, start=[meta.start[0] ^ 1, *meta.start[1:]]), rows)


async def test_what_goes_on_is_counted_as_inherited_and_takes_nothing_from_the_old_secret() -> None:
    live = begun()
    rows = played(live, 40)
    meta = admitted(live.meta, rows)
    there, here = live, rebuilt(meta, rows)
    assert plain(here) == plain(there)
    more = [played(table, 10_000, seed=8) for table in (there, here)]
    assert there.table.log()["moves"] != here.table.log()["moves"]
    assert verify(told_log(meta, [*rows, *more[1]])).ok


def plain(live: Live) -> Any:
    return live.table.snapshot()


async def test_a_lobby_gets_another_secret() -> None:
    meta = msgspec.structs.replace(begun().meta, phase="lobby", start=None, started=None)
    assert admitted(meta, []).secret != meta.secret


async def test_a_file_that_is_nested_without_end_is_told_so(tmp_path: Path) -> None:
    from typer.testing import CliRunner

    from reverie.server.commands import app

    file = tmp_path / "deep.json"
    file.write_text('{"export": 1, "table": ' + "[" * 100_000 + "]" * 100_000 + "}")

    def call() -> Any:
        return CliRunner().invoke(app, ["admin", "import", str(file), "--database", str(tmp_path / "x.db")])

    told = await asyncio.to_thread(call)
    assert told.exit_code == 2 and isinstance(told.exception, SystemExit)
    assert "nested so deep" in told.output
