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

from reverie.kernel.saves import Save
from reverie.kernel.words import Malformed
from reverie.server.protocol.tables import NoClock, Result
from reverie.server.store import schema
from reverie.server.store.chat import said, say
from reverie.server.store.exchange import export_table, import_table
from reverie.server.store.housekeeping import vacuum
from reverie.server.store.records import Conflict, Meta, Row, Sitting, Write, new_id
from reverie.server.store.saves import bring, kept_save
from reverie.server.store.store import Store
from reverie.server.store.writer import Writer
from reverie.server.study.arrival import admitted
from reverie.server.study.ratings import ladder, rate
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
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

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


async def test_the_numbers_of_words_do_not_tell_how_much_others_say(store: Store) -> None:
    ada = await store.new_person("Ada", 0)
    mine, theirs = (await some_table(store)).id, (await some_table(store)).id
    first = await say(store, mine, ada, 0, "I sleep", 1_000)
    for k in range(300):
        await say(store, (mine, theirs)[k % 2], ada, None, "psst", 1_000 + k)
    last = await say(store, mine, ada, 0, "I still sleep", 5_000)
    assert 1_000 * 4096 <= first.id < 1_001 * 4096 and 5_000 * 4096 <= last.id < 5_001 * 4096
    lines = await said(store, mine, 5_000, 1_000)
    assert [line.id for line in lines] == sorted({line.id for line in lines}) and len(lines) == 152
    assert (lines[0].text, lines[-1].text) == ("I sleep", "I still sleep")


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
    for n, state, won in ((3, '{"a":3}', True), (3, '{"a":0}', False), (7, '{"a":7}', True)):
        write = Write(meta.id, Row(n, "move", 0, 5), "0", None, snapshot=(n - 1, state))
        assert ((meta.id, n) in await store.put_rows([write])) is won
        assert await store.snapshot(meta.id) == (n - 1, f'{{"a":{n}}}')
    assert await store.snapshot(meta.id, 5) == (2, '{"a":3}')
    assert await store.snapshot(meta.id, 1) is None
    await store.drop_snapshot(meta.id, 6)
    assert await store.snapshot(meta.id) == (2, '{"a":3}')


async def test_the_last_row_and_the_version_of_tables_are_told(store: Store) -> None:
    one, other = await some_table(store), await some_table(store, version=4)
    for n in (1, 2, 3):
        await store.put_rows([Write(one.id, Row(n, "move", 0, 5), "0", None)])
    assert await store.latest([one.id, other.id, "nowhere"]) == {one.id: (3, 1), other.id: (0, 4)}


async def test_the_first_two_games_of_newcomers_count_both_though_they_end_together(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reverie.server.study.ratings.really_played", lambda meta, rows: True)
    one = await some_table(store, phase="over", result=Result([9, 3], [0], []))
    ben = await store.new_person("Ben", 0)
    seating = (one.seating[0], Sitting(ben.id, None, "", "Ben"))
    tables = [msgspec.structs.replace(one, id=new_id(), seating=seating) for _ in range(6)]
    for table in tables:
        await store.new_table(table)
    await asyncio.gather(*(rate(store, table.id) for table in tables))
    told = await ladder(store, "vale", ben.id)
    assert [(line.name, line.games) for line in told.lines] == [("Ada", 6), ("Ben", 6)]


async def test_old_lobbies_and_traceless_guests_are_forgotten(store: Store) -> None:
    kept = await some_table(store, phase="over")
    await some_table(store, phase="lobby")
    await store.new_person("Nobody", 0)
    assert await vacuum(store, 10) == 1
    assert await store.meta(kept.id) == kept
    assert await store.person(kept.host) is not None


async def test_a_guest_who_keeps_a_save_is_not_forgotten(store: Store) -> None:
    guest = await store.new_person("Nobody", 0)
    save = Save("lanterns", 1, {"lit": 1})
    async with store.write() as connection:
        await bring(connection, guest.id, [save], 5)
    await vacuum(store, 10)
    async with store.engine.connect() as connection:
        assert await kept_save(connection, save.id, guest.id) == save
    assert await store.person(guest.id) is not None


async def test_a_row_does_not_move_a_table_up_the_list_of_those_who_sit_there(store: Store) -> None:
    older = await some_table(store, started=5)
    newer = msgspec.structs.replace(older, id=new_id(), started=6)
    await store.new_table(newer)
    await store.put_rows([Write(older.id, Row(1, "move", 0, 99), "0", None)])
    found = await store.tables_of(older.host, over=False, limit=9)
    assert [meta.id for meta in found] == [newer.id, older.id]


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
    await import_table(other, told, admitted)
    found = await other.meta(meta.id)
    assert found is not None and found.secret != meta.secret, "who brings a game that goes on knows its secret"
    for changed in ("secret", "entropy", "inherited", "rated", "awaited", "wake"):
        found = msgspec.structs.replace(found, **{changed: getattr(meta, changed)})
    assert found == meta
    assert await other.rows(meta.id) == await store.rows(meta.id) == moves
    with pytest.raises(Malformed):
        await import_table(other, told, admitted)
    await other.close()
