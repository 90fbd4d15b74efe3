"""The store: people, tables, rows. SQLite or PostgreSQL, the only arbiter of what happened."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    Select,
    and_,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from . import schema
from .batches import END, PATCH, QuickSqlite, patch_values
from .engine import make_private, migrate, tune_sqlite
from .records import (
    Conflict,
    Line,
    Meta,
    Person,
    Row,
    Sitting,
    Write,
    digest,
    meta_values,
    new_id,
    read_meta,
    read_row,
    row_values,
    seat_values,
    text,
)
from .saves import find_save, put_saves

ANSWER_SECONDS = 1.0
"""A database that takes longer to say anything does not answer."""


class Store:
    """All that is kept."""

    def __init__(self, address: str) -> None:
        self.sqlite = address.startswith("sqlite")
        # However many read: who writes has connections of its own, and one is for rows alone.
        if self.sqlite:
            self.engine = create_async_engine(address, pool_size=4, max_overflow=4, hide_parameters=True)
            self._changing = create_async_engine(address, pool_size=1, max_overflow=0, hide_parameters=True)
            for engine in (self.engine, self._changing):
                tune_sqlite(engine.sync_engine)
            self.insert: Any = sqlite.insert
            self._quick: QuickSqlite | None = QuickSqlite(address)
            self._rows = self._changing
        else:
            self.engine = create_async_engine(
                address, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True
            )
            self._changing = create_async_engine(
                address, pool_size=4, max_overflow=4, pool_pre_ping=True, hide_parameters=True
            )
            self._rows = create_async_engine(
                address, pool_size=1, max_overflow=0, pool_pre_ping=True, hide_parameters=True
            )
            self.insert = postgresql.insert
            self._quick = None
        self._line = asyncio.Lock()
        """Of those who wait for the one connection by which SQLite is changed."""
        self._writing = asyncio.Lock()
        """Held by the one who writes to SQLite, and by nobody who has still to wait for a connection."""
        self._beat = 0.0
        """When the last heartbeat was taken, by the clock that nobody corrects."""
        self._put_rows = (
            self.insert(schema.moves).on_conflict_do_nothing().returning(schema.moves.c.table_id, schema.moves.c.n)
        )
        self._keep_snapshot = self.insert(schema.snapshots).on_conflict_do_nothing()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that writes. SQLite has one writer at a time: wait in line here."""
        if self.sqlite:
            async with self._line, self._changing.connect() as connection, self._writing:
                connection = await connection.execution_options(writes=True)
                async with connection.begin():
                    yield connection
        else:
            async with self._changing.begin() as connection:
                yield connection

    async def open(self) -> None:
        """Bring the schema up to date."""
        if self.sqlite and (file := self.engine.url.database):
            make_private(Path(file))
        async with self.engine.connect() as connection:
            if not self.sqlite:
                await connection.execute(select(func.pg_advisory_lock(7_384_237)))
            try:
                await connection.run_sync(migrate)
                await connection.commit()
            finally:
                if not self.sqlite:
                    await connection.execute(select(func.pg_advisory_unlock(7_384_237)))
                    await connection.commit()

    async def close(self) -> None:
        if self._quick is not None:
            self._quick.close()
        for engine in {self.engine, self._changing, self._rows}:
            await engine.dispose()

    async def alive(self, silence: float) -> bool:
        """Whether the database answers at once, and has taken a heartbeat not longer ago than that."""
        if time.monotonic() - self._beat > silence:
            return False
        try:
            async with asyncio.timeout(ANSWER_SECONDS), self.engine.connect() as connection:
                await connection.execute(select(1))
        except Exception:
            return False
        return True

    # Settings of the whole house

    async def setting(self, name: str, otherwise: Callable[[], str]) -> str:
        """Read a setting; the first to ask makes it."""
        async with self.write() as connection:
            statement = self.insert(schema.settings).values(name=name, value=otherwise())
            await connection.execute(statement.on_conflict_do_nothing())
            found = await connection.scalar(select(schema.settings.c.value).where(schema.settings.c.name == name))
        return str(found)

    async def heartbeat(self, now: int, silence: int) -> list[tuple[int, int]]:
        """Say that a server is up; after a silence note the outage. Tell all outages."""
        s = schema.settings
        async with self.write() as connection:
            last = await connection.scalar(select(s.c.value).where(s.c.name == "heartbeat"))
            if last is None:
                statement = self.insert(s).values(name="heartbeat", value=str(now))
                await connection.execute(statement.on_conflict_do_nothing())
            elif now > int(last):
                done = await connection.execute(
                    update(s).where(s.c.name == "heartbeat", s.c.value == last).values(value=str(now))
                )
                if done.rowcount == 1 and now - int(last) > silence:
                    outage = self.insert(schema.outages).values(since=int(last), until=now)
                    await connection.execute(outage.on_conflict_do_nothing())
            found = await connection.execute(select(schema.outages).order_by(schema.outages.c.since))
            outages = [(row.since, row.until) for row in found]
        self._beat = time.monotonic()
        return outages

    # People

    async def new_person(self, name: str, now: int) -> Person:
        person = Person(new_id(), name, False, None)
        async with self.write() as connection:
            await connection.execute(
                insert(schema.people).values(id=person.id, name=name, named=False, language=None, created=now)
            )
        return person

    async def person(self, id: str) -> Person | None:
        return await self._person(schema.people.c.id == id)

    async def person_by_token(self, token: str) -> Person | None:
        t = schema.tokens.c
        found = await self._person(schema.people.c.id.in_(select(t.person).where(t.hash == digest(token))))
        return None if found is None else msgspec.structs.replace(found, bearer=True)

    async def _person(self, clause: Any) -> Person | None:
        p = schema.people.c
        async with self.engine.connect() as connection:
            found = (
                await connection.execute(select(p.id, p.name, p.named, p.language, p.sign_outs).where(clause))
            ).first()
        return None if found is None else Person(*found)

    async def change_person(self, id: str, **changes: Any) -> None:
        async with self.write() as connection:
            await connection.execute(update(schema.people).where(schema.people.c.id == id).values(**changes))

    async def renamed(self, person: str) -> list[str]:
        """Note at the tables where somebody sits that their setting is another one, and tell which those are."""
        t, s = schema.tables.c, schema.seats.c
        at = select(s.table_id).where(s.person == person)
        async with self.write() as connection:
            done = await connection.execute(
                update(schema.tables)
                .where(t.id.in_(at), t.phase.in_(("lobby", "playing")))
                .values(version=t.version + 1)
                .returning(t.id)
            )
            return [str(row.id) for row in done]

    async def new_link(self, token: str, person: str, until: int, now: int) -> None:
        async with self.write() as connection:
            await connection.execute(
                delete(schema.links).where(or_(schema.links.c.until < now, schema.links.c.person == person))
            )
            await connection.execute(insert(schema.links).values(hash=digest(token), person=person, until=until))

    async def use_link(self, token: str, now: int) -> str | None:
        """Tell whose link it is, and let it be used no more."""
        async with self.write() as connection:
            done = await connection.execute(
                delete(schema.links)
                .where(schema.links.c.hash == digest(token), schema.links.c.until >= now)
                .returning(schema.links.c.person)
            )
            found = done.first()
        return None if found is None else str(found.person)

    # Tables

    async def new_table(self, meta: Meta, moves: Sequence[Row] = ()) -> None:
        """Store a table that is new, and the rows it begins with."""
        async with self.write() as connection:
            await connection.execute(
                insert(schema.tables).values(**meta_values(meta), id=meta.id, save=meta.save, hosted=meta.touched)
            )
            await connection.execute(insert(schema.seats), seat_values(meta))
            if moves:
                await connection.execute(insert(schema.moves), [row_values(meta.id, row) for row in moves])

    async def change_table(self, meta: Meta, seating: bool = False, in_play: bool = False) -> Meta:
        """Store a changed table, if nobody changed it since it was read. Raises Conflict.

        In play, what every row changes is left to the rows: there may have been some meanwhile.
        """
        changed = msgspec.structs.replace(meta, version=meta.version + 1)
        values = meta_values(changed)
        if in_play:
            for name in ("awaited", "wake", "touched"):
                del values[name]
        t = schema.tables
        try:
            async with self.write() as connection:
                done = await connection.execute(
                    update(t).where(t.c.id == meta.id, t.c.version == meta.version).values(**values)
                )
                if done.rowcount != 1:
                    raise Conflict
                if seating:
                    await connection.execute(delete(schema.seats).where(schema.seats.c.table_id == meta.id))
                    await connection.execute(insert(schema.seats), seat_values(changed))
        except IntegrityError:
            raise Conflict from None
        return changed

    async def meta(self, id: str) -> Meta | None:
        if "\0" in id:  # PostgreSQL would not even look
            return None
        found = await self.metas(select(schema.tables).where(schema.tables.c.id == id))
        if not found or found[0].save is None:
            return found[0] if found else None
        async with self.engine.connect() as connection:
            return msgspec.structs.replace(found[0], began_with=await find_save(connection, found[0].save))

    async def metas(self, query: Select[Any]) -> list[Meta]:
        """Read the tables that a query finds, in its order."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).all()
            seating: dict[str, dict[int, Sitting]] = {row.id: {} for row in found}
            if found:
                s, p, r = schema.seats.c, schema.people.c, schema.ratings.c
                sat = await connection.execute(
                    select(s.table_id, s.seat, s.person, s.bot, s.entropy, p.name, r.rating)
                    .join_from(schema.seats, schema.tables)
                    .outerjoin(schema.people, s.person == p.id)
                    .outerjoin(schema.ratings, and_(r.person == s.person, r.game == schema.tables.c.game))
                    .where(s.table_id.in_(list(seating)))
                )
                for row in sat:
                    sitting = Sitting(row.person, row.bot, row.entropy, row.name or "", row.rating)
                    seating[row.table_id][row.seat] = sitting
        return [read_meta(row, seating[row.id]) for row in found]

    async def public_tables(self, limit: int, since: int, here: int) -> list[Meta]:
        """List the public tables that wait for people and whose host was here since a moment, or that can be watched.

        Those in play are in the order in which they began: a move that not all may notice must not be seen here.
        """
        t = schema.tables.c
        waits = and_(t.phase == "lobby", t.hosted >= here)
        return await self.metas(
            select(schema.tables)
            .where(t.public, or_(waits, t.phase == "playing"), t.touched >= since)
            .order_by(t.phase, _seen_last().desc(), t.id)
            .limit(limit)
        )

    async def host_here(self, tables: list[str], now: int) -> None:
        """Note that the hosts of some tables are here."""
        t = schema.tables
        async with self.write() as connection:
            await connection.execute(update(t).where(t.c.id.in_(tables), t.c.phase == "lobby").values(hosted=now))

    async def tables_of(self, person: str, over: bool, limit: int, before: int | None = None) -> list[Meta]:
        """List a person's tables, latest first: those that are over, or those that wait and those in play.

        Those in play are in the order in which they began: a move that not all may notice must not be seen here.
        """
        t, s = schema.tables.c, schema.seats.c
        at = select(s.table_id).where(s.person == person)
        phases = ("over",) if over else ("lobby", "playing")
        query = select(schema.tables).where(t.phase.in_(phases))
        query = query.where(t.id.in_(at) if over else or_(t.id.in_(at), and_(t.host == person, t.phase == "lobby")))
        if before is not None:
            query = query.where(t.touched < before)
        return await self.metas(query.order_by(_seen_last().desc(), t.id).limit(limit))

    async def unrated(self, since: int) -> list[str]:
        """List the tables that ended since then and are not rated."""
        t = schema.tables.c
        async with self.engine.connect() as connection:
            found = await connection.execute(select(t.id).where(~t.rated, t.phase == "over", t.touched >= since))
            return [row.id for row in found]

    async def hosted(self, person: str, public: bool = False) -> int:
        """Count the tables a person hosts that are not over; or only those that wait on the public board."""
        t = schema.tables.c
        counted = and_(t.public, t.phase == "lobby") if public else t.phase.in_(("lobby", "playing"))
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(func.count()).where(t.host == person, counted))
        return int(found or 0)

    async def rows(self, table: str, after: int = 0, upto: int | None = None) -> list[Row]:
        """Read a table's rows after a number, perhaps only up to another."""
        m = schema.moves.c
        query = select(m.n, m.kind, m.seat, m.at, m.move, m.chance, m.verdicts)
        query = query.where(m.table_id == table, m.n > after).order_by(m.n)
        if upto is not None:
            query = query.where(m.n <= upto)
        async with self.engine.connect() as connection:
            return [read_row(row) for row in await connection.execute(query)]

    async def lines(self, table: str, after: int = 0) -> list[Line]:
        """Read what a table's rows after a number are, without what they say."""
        m = schema.moves.c
        back = case((m.kind == "undo", m.move), else_=None)
        query = select(m.n, m.kind, m.seat, back.label("back")).where(m.table_id == table, m.n > after).order_by(m.n)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return [
            Line(row.n, row.kind, row.seat, None if row.back is None else msgspec.json.decode(row.back)["gone"])
            for row in found
        ]

    async def latest(self, tables: list[str]) -> dict[str, tuple[int, int]]:
        """Tell the last row and the version of some tables."""
        t, m = schema.tables.c, schema.moves.c
        # asked table by table, the index tells it at once: else all rows of all tables would be read
        last = select(func.max(m.n)).where(m.table_id == t.id).correlate(schema.tables).scalar_subquery()
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(t.id, t.version, func.coalesce(last, 0).label("n")).where(t.id.in_(tables))
            )
            return {row.id: (row.n, row.version) for row in found}

    async def put_rows(self, writes: list[Write]) -> set[tuple[str, int]]:
        """Store rows of different tables in one transaction; tell which were the first of their number."""
        if self._quick is not None:
            async with self._writing:
                return await self._quick.put(writes)
        async with self._rows.begin() as connection:
            made = await connection.execute(self._put_rows, [row_values(write.table, write.row) for write in writes])
            won = {(str(row[0]), int(row[1])) for row in made}
            kept = [write for write in writes if (write.table, write.row.n) in won]
            if kept:
                await connection.execute(PATCH, [patch_values(write) for write in kept])
            for write in kept:
                if write.snapshot is not None:
                    await connection.execute(self._keep_snapshot, _snapshot_values(write.table, *write.snapshot))
                if write.result is not None:
                    await connection.execute(END, {"b_id": write.table, "b_result": text(write.result)})
            await put_saves(connection, kept)
        return won

    # Wakes: what should be looked at

    async def due(self, now: int, limit: int = 200) -> list[tuple[str, int]]:
        """List the tables that somebody should have looked at by now."""
        t = schema.tables.c
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(t.id, t.wake).where(t.wake <= now, t.phase == "playing").order_by(t.wake).limit(limit)
            )
            return [(row.id, row.wake) for row in found]

    async def claim(self, table: str, wake: int, until: int) -> bool:
        """Take it upon oneself to look at a table; one process gets it."""
        t = schema.tables
        async with self.write() as connection:
            done = await connection.execute(update(t).where(t.c.id == table, t.c.wake == wake).values(wake=until))
        return bool(done.rowcount == 1)

    async def set_wake(self, table: str, claimed: int, wake: int | None) -> None:
        """Put off a wake that one has claimed, unless something has happened since."""
        t = schema.tables
        async with self.write() as connection:
            await connection.execute(update(t).where(t.c.id == table, t.c.wake == claimed).values(wake=wake))

    # Snapshots

    async def snapshot(self, table: str, upto: int | None = None) -> tuple[int, str] | None:
        """Read the last snapshot of a table, or the last one up to a row, as it was written."""
        s = schema.snapshots.c
        query = select(s.n, s.state).where(s.table_id == table).order_by(s.n.desc()).limit(1)
        if upto is not None:
            query = query.where(s.n <= upto)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else (found.n, found.state)

    async def keep_snapshots(self, table: str, snapshots: Sequence[tuple[int, str]]) -> None:
        """Keep snapshots that a long game lacked."""
        async with self.write() as connection:
            await connection.execute(self._keep_snapshot, [_snapshot_values(table, *each) for each in snapshots])

    async def drop_snapshot(self, table: str, n: int) -> None:
        """Forget a snapshot that does not fit its rows."""
        s = schema.snapshots.c
        async with self.write() as connection:
            await connection.execute(delete(schema.snapshots).where(s.table_id == table, s.n == n))

    # Reviews

    async def review(self, table: str, seat: int) -> Any:
        r = schema.reviews.c
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(r.decisions).where(r.table_id == table, r.seat == seat))
        return None if found is None else msgspec.json.decode(found)

    async def put_review(self, table: str, seat: int, decisions: Any) -> None:
        async with self.write() as connection:
            statement = self.insert(schema.reviews).values(table_id=table, seat=seat, decisions=text(decisions))
            await connection.execute(statement.on_conflict_do_nothing())


def _seen_last() -> Any:
    """When all may know that something happened at a table."""
    t = schema.tables.c
    return case((t.phase == "playing", t.started), else_=t.touched)


def _snapshot_values(table: str, n: int, state: str) -> dict[str, Any]:
    return {"table_id": table, "n": n, "state": state}
