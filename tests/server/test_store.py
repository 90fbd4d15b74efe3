"""The store, on SQLite and on PostgreSQL: the arbiter of what happened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from reverie.kernel.words import Malformed
from reverie.server import rows
from reverie.server.exchange import export_table, import_table
from reverie.server.protocol.tables import NoClock, Result
from reverie.server.records import Conflict, Meta, Row, Sitting, Write, new_id
from reverie.server.store import Store
from reverie.server.writer import Writer
from tests.server.test_live import begun, played

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def store(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    await store.open()
    yield store
    await store.close()


async def some_table(store: Store, **changes: object) -> Meta:
    host = await store.new_person("Ada", 0)
    meta = Meta(
        id=new_id(),
        game="vale",
        rules=1,
        options={},
        clock=NoClock(),
        public=False,
        host=host.id,
        phase="playing",
        version=1,
        created=0,
        started=0,
        touched=0,
        secret="00" * 32,
        entropy="",
        start=[],
        inherited=0,
        result=None,
        rated=False,
        rematch=None,
        branch=None,
        awaited=frozenset({0}),
        wake=None,
        seating=(Sitting(host.id, None, "", "Ada"), Sitting(None, "drowsy")),
    )
    meta = msgspec.structs.replace(meta, **changes)
    await store.new_table(meta)
    return meta


def write(table: str, n: int, seat: int = 0) -> Write:
    return Write(table, Row(n, "move", seat, 10 * n, {"kind": "end"}, [1, 2], [True]), "1", 99)


async def test_the_schema_is_what_the_migrations_make(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), rows.metadata))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_a_table_is_kept_whole(store: Store) -> None:
    meta = await some_table(store, options={"big": True}, result=Result([1, 2], [1]))
    assert await store.meta(meta.id) == meta
    assert await store.meta("nowhere") is None and await store.meta("no\0where") is None


async def test_what_goes_wrong_is_told_without_what_was_to_be_kept(store: Store) -> None:
    meta = await some_table(store)
    with pytest.raises(IntegrityError) as error:
        await store.new_table(meta)
    assert meta.secret not in str(error.value)


async def test_a_row_number_is_given_once(store: Store) -> None:
    meta = await some_table(store)
    assert await store.put_rows([write(meta.id, 1)]) == {(meta.id, 1)}
    assert await store.put_rows([write(meta.id, 1, seat=1)]) == set()
    assert await store.rows(meta.id) == [write(meta.id, 1).row]


async def test_of_many_writers_one_gets_the_number(store: Store) -> None:
    meta = await some_table(store)
    won = await asyncio.gather(*(store.put_rows([write(meta.id, 1, seat)]) for seat in range(8)))
    assert sum(bool(each) for each in won) == 1


async def test_rows_of_many_tables_are_stored_together_and_losers_do_not_harm_winners(store: Store) -> None:
    metas = [await some_table(store) for _ in range(5)]
    await store.put_rows([write(metas[2].id, 1)])
    batches: list[int] = []
    writer = Writer(store, lambda batch, began: batches.append(len(batch)))
    writer.start()
    won = await asyncio.gather(*(writer.put(write(meta.id, 1)) for meta in metas))
    await writer.stop()
    assert won == [True, True, False, True, True]
    assert sum(batches) == 5 and len(batches) < 5


async def test_the_last_row_ends_the_table_in_the_same_breath(store: Store) -> None:
    meta = await some_table(store)
    last = write(meta.id, 1)
    last.result, last.wake, last.awaited = Result([3, 4], [1]), None, ""
    await store.put_rows([last])
    after = await store.meta(meta.id)
    assert after is not None
    assert (after.phase, after.result, after.wake, after.awaited) == ("over", last.result, None, frozenset())


async def test_a_changed_table_is_not_overwritten_by_who_has_not_seen_it(store: Store) -> None:
    meta = await some_table(store)
    await store.change_table(msgspec.structs.replace(meta, public=True))
    with pytest.raises(Conflict):
        await store.change_table(msgspec.structs.replace(meta, phase="closed"))
    after = await store.meta(meta.id)
    assert after is not None and after.public and after.phase == "playing"


async def test_a_change_in_play_leaves_alone_what_rows_change(store: Store) -> None:
    meta = await some_table(store)
    await store.put_rows([write(meta.id, 1)])
    await store.change_table(msgspec.structs.replace(meta, host="heir"), in_play=True)
    after = await store.meta(meta.id)
    assert after is not None
    assert (after.host, after.awaited, after.wake, after.touched) == ("heir", frozenset({1}), 99, 10)


async def test_what_is_due_is_claimed_by_one(store: Store) -> None:
    meta = await some_table(store, wake=100)
    assert (meta.id, 100) in await store.due(100)
    claims = await asyncio.gather(*(store.claim(meta.id, 100, 500 + k) for k in range(5)))
    assert sum(claims) == 1
    assert await store.due(400) == []


async def test_a_silence_is_an_outage(store: Store) -> None:
    assert await store.heartbeat(1_000, 2_000) == []
    assert await store.heartbeat(2_500, 2_000) == []
    assert await store.heartbeat(9_000, 2_000) == [(2_500, 9_000)]
    assert await store.heartbeat(8_000, 2_000) == [(2_500, 9_000)]


async def test_a_link_is_good_once_and_not_for_ever(store: Store) -> None:
    ada = await store.new_person("Ada", 0)
    await store.new_link("token", ada.id, 100, 0)
    assert await store.use_link("token", 50) == ada.id
    assert await store.use_link("token", 50) is None
    await store.new_link("late", ada.id, 100, 0)
    assert await store.use_link("late", 101) is None


async def test_a_setting_is_made_once(store: Store) -> None:
    found = await asyncio.gather(*(store.setting("salt", new_id) for _ in range(4)))
    assert len(set(found)) == 1


async def test_a_snapshot_comes_with_the_row_that_was_first(store: Store) -> None:
    meta = await some_table(store)
    for n, state, won in ((1, '{"a":1}', True), (1, '{"a":0}', False), (2, '{"a":2}', True)):
        write = Write(meta.id, Row(n, "move", 0, 5), "0", None, snapshot=state)
        assert ((meta.id, n) in await store.put_rows([write])) is won
        assert await store.snapshot(meta.id) == (n, {"a": n})


async def test_old_lobbies_and_traceless_guests_are_forgotten(store: Store) -> None:
    kept = await some_table(store, phase="over")
    await some_table(store, phase="lobby")
    await store.new_person("Nobody", 0)
    assert await store.vacuum(10) == 1
    assert await store.meta(kept.id) == kept
    assert await store.person(kept.host) is not None


async def test_a_table_goes_to_another_store_and_is_the_same(store: Store, tmp_path: Path) -> None:
    host = await store.new_person("Ada", 0)
    live = begun()
    moves = played(live, 12)
    seating = (Sitting(host.id, None, "", "Ada"), *(Sitting(None, "drowsy") for _ in live.meta.seating[1:]))
    meta = msgspec.structs.replace(live.meta, host=host.id, seating=seating)
    await store.new_table(meta, moves)
    meta = await store.meta(meta.id) or meta
    told = msgspec.json.decode(msgspec.json.encode(await export_table(store, meta)))
    other = Store(f"sqlite+aiosqlite:///{tmp_path}/other.db")
    await other.open()
    await import_table(other, told)
    assert await other.meta(meta.id) == meta
    assert await other.rows(meta.id) == await store.rows(meta.id) == moves
    with pytest.raises(Malformed):
        await import_table(other, told)
    await other.close()
