"""The store: people, tables, rows. SQLite or PostgreSQL, the only arbiter of what happened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import (
    Select,
    and_,
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

from . import rows
from .batches import END, PATCH, QuickSqlite, patch_values
from .database import migrate, tune_sqlite
from .protocol.messages import ChatLine
from .records import (
    Conflict,
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


class Store:
    """All that is kept."""

    def __init__(self, address: str) -> None:
        self.sqlite = address.startswith("sqlite")
        if self.sqlite:
            self.engine = create_async_engine(address, pool_size=4, max_overflow=4, hide_parameters=True)
            tune_sqlite(self.engine.sync_engine)
            self.insert: Any = sqlite.insert
            self._quick: QuickSqlite | None = QuickSqlite(address)
        else:
            self.engine = create_async_engine(
                address, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True
            )
            self.insert = postgresql.insert
            self._quick = None
        self._writing = asyncio.Lock()
        self._put_rows = (
            self.insert(rows.moves).on_conflict_do_nothing().returning(rows.moves.c.table_id, rows.moves.c.n)
        )
        keep = self.insert(rows.snapshots)
        self._keep_snapshot = keep.on_conflict_do_update(
            index_elements=["table_id"], set_={"n": keep.excluded.n, "state": keep.excluded.state}
        )

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that writes. SQLite has one writer at a time: wait in line here."""
        if self.sqlite:
            async with self._writing, self.engine.connect() as connection:
                connection = await connection.execution_options(writes=True)
                async with connection.begin():
                    yield connection
        else:
            async with self.engine.begin() as connection:
                yield connection

    async def open(self) -> None:
        """Bring the schema up to date."""
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
        await self.engine.dispose()

    async def alive(self) -> bool:
        """Whether the database answers."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(select(1))
        except Exception:
            return False
        return True

    # Settings of the whole house

    async def setting(self, name: str, otherwise: Callable[[], str]) -> str:
        """Read a setting; the first to ask makes it."""
        async with self.write() as connection:
            statement = self.insert(rows.settings).values(name=name, value=otherwise())
            await connection.execute(statement.on_conflict_do_nothing())
            found = await connection.scalar(select(rows.settings.c.value).where(rows.settings.c.name == name))
        return str(found)

    async def heartbeat(self, now: int, silence: int) -> list[tuple[int, int]]:
        """Say that a server is up; after a silence note the outage. Tell all outages."""
        s = rows.settings
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
                    outage = self.insert(rows.outages).values(since=int(last), until=now)
                    await connection.execute(outage.on_conflict_do_nothing())
            found = await connection.execute(select(rows.outages).order_by(rows.outages.c.since))
            return [(row.since, row.until) for row in found]

    # People

    async def new_person(self, name: str, now: int) -> Person:
        person = Person(new_id(), name, False, None)
        async with self.write() as connection:
            await connection.execute(
                insert(rows.people).values(id=person.id, name=name, named=False, language=None, created=now)
            )
        return person

    async def person(self, id: str) -> Person | None:
        return await self._person(rows.people.c.id == id)

    async def person_by_token(self, token: str) -> Person | None:
        return await self._person(rows.people.c.token == digest(token))

    async def _person(self, clause: Any) -> Person | None:
        p = rows.people.c
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(p.id, p.name, p.named, p.language).where(clause))).first()
        return None if found is None else Person(*found)

    async def change_person(self, id: str, **changes: Any) -> None:
        async with self.write() as connection:
            await connection.execute(update(rows.people).where(rows.people.c.id == id).values(**changes))

    async def set_token(self, person: str, token: str) -> None:
        await self.change_person(person, token=digest(token))

    async def new_link(self, token: str, person: str, until: int, now: int) -> None:
        async with self.write() as connection:
            await connection.execute(
                delete(rows.links).where(or_(rows.links.c.until < now, rows.links.c.person == person))
            )
            await connection.execute(insert(rows.links).values(hash=digest(token), person=person, until=until))

    async def use_link(self, token: str, now: int) -> str | None:
        """Tell whose link it is, and let it be used no more."""
        async with self.write() as connection:
            done = await connection.execute(
                delete(rows.links)
                .where(rows.links.c.hash == digest(token), rows.links.c.until >= now)
                .returning(rows.links.c.person)
            )
            found = done.first()
        return None if found is None else str(found.person)

    # Tables

    async def new_table(self, meta: Meta, moves: Sequence[Row] = ()) -> None:
        """Store a table that is new, and the rows it begins with."""
        async with self.write() as connection:
            await connection.execute(insert(rows.tables).values(**meta_values(meta), id=meta.id))
            await connection.execute(insert(rows.seats), seat_values(meta))
            if moves:
                await connection.execute(insert(rows.moves), [row_values(meta.id, row) for row in moves])

    async def change_table(self, meta: Meta, seating: bool = False, in_play: bool = False) -> Meta:
        """Store a changed table, if nobody changed it since it was read. Raises Conflict.

        In play, what every row changes is left to the rows: there may have been some meanwhile.
        """
        changed = msgspec.structs.replace(meta, version=meta.version + 1)
        values = meta_values(changed)
        if in_play:
            for name in ("awaited", "wake", "touched"):
                del values[name]
        t = rows.tables
        try:
            async with self.write() as connection:
                done = await connection.execute(
                    update(t).where(t.c.id == meta.id, t.c.version == meta.version).values(**values)
                )
                if done.rowcount != 1:
                    raise Conflict
                if seating:
                    await connection.execute(delete(rows.seats).where(rows.seats.c.table_id == meta.id))
                    await connection.execute(insert(rows.seats), seat_values(changed))
        except IntegrityError:
            raise Conflict from None
        return changed

    async def meta(self, id: str) -> Meta | None:
        if "\0" in id:  # PostgreSQL would not even look
            return None
        found = await self.metas(select(rows.tables).where(rows.tables.c.id == id))
        return found[0] if found else None

    async def metas(self, query: Select[Any]) -> list[Meta]:
        """Read the tables that a query finds, in its order."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).all()
            seating: dict[str, dict[int, Sitting]] = {row.id: {} for row in found}
            if found:
                s, p, r = rows.seats.c, rows.people.c, rows.ratings.c
                sat = await connection.execute(
                    select(s.table_id, s.seat, s.person, s.bot, s.entropy, p.name, r.rating)
                    .join_from(rows.seats, rows.tables)
                    .outerjoin(rows.people, s.person == p.id)
                    .outerjoin(rows.ratings, and_(r.person == s.person, r.game == rows.tables.c.game))
                    .where(s.table_id.in_(list(seating)))
                )
                for row in sat:
                    sitting = Sitting(row.person, row.bot, row.entropy, row.name or "", row.rating)
                    seating[row.table_id][row.seat] = sitting
        return [read_meta(row, seating[row.id]) for row in found]

    async def public_tables(self, limit: int, since: int) -> list[Meta]:
        """List the public tables that wait for people or can be watched, touched since then."""
        t = rows.tables.c
        return await self.metas(
            select(rows.tables)
            .where(t.public, t.phase.in_(("lobby", "playing")), t.touched >= since)
            .order_by(t.phase, t.touched.desc())
            .limit(limit)
        )

    async def tables_of(self, person: str, over: bool, limit: int, before: int | None = None) -> list[Meta]:
        """List a person's tables, running or over, latest first."""
        t, s = rows.tables.c, rows.seats.c
        at = select(s.table_id).where(s.person == person)
        phases = ("over",) if over else ("lobby", "playing")
        query = select(rows.tables).where(t.phase.in_(phases))
        query = query.where(t.id.in_(at) if over else or_(t.id.in_(at), and_(t.host == person, t.phase == "lobby")))
        if before is not None:
            query = query.where(t.touched < before)
        return await self.metas(query.order_by(t.touched.desc()).limit(limit))

    async def unrated(self, since: int) -> list[str]:
        """List the tables that ended since then and are not rated."""
        t = rows.tables.c
        async with self.engine.connect() as connection:
            found = await connection.execute(select(t.id).where(~t.rated, t.phase == "over", t.touched >= since))
            return [row.id for row in found]

    async def hosted(self, person: str) -> int:
        """Count the tables a person hosts that are not over."""
        t = rows.tables.c
        async with self.engine.connect() as connection:
            found = await connection.scalar(
                select(func.count()).where(t.host == person, t.phase.in_(("lobby", "playing")))
            )
        return int(found or 0)

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """Read a table's rows after a number."""
        m = rows.moves.c
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(m.n, m.kind, m.seat, m.at, m.move, m.chance, m.verdicts)
                .where(m.table_id == table, m.n > after)
                .order_by(m.n)
            )
            return [read_row(row) for row in found]

    async def latest(self, tables: list[str]) -> dict[str, tuple[int, int]]:
        """Tell the last row and the version of some tables."""
        t, m = rows.tables.c, rows.moves.c
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(t.id, t.version, func.coalesce(func.max(m.n), 0).label("n"))
                .outerjoin_from(rows.tables, rows.moves, m.table_id == t.id)
                .where(t.id.in_(tables))
                .group_by(t.id, t.version)
            )
            return {row.id: (row.n, row.version) for row in found}

    async def put_rows(self, writes: list[Write]) -> set[tuple[str, int]]:
        """Store rows of different tables in one transaction; tell which were the first of their number."""
        if self._quick is not None:
            async with self._writing:
                return await self._quick.put(writes)
        async with self.write() as connection:
            made = await connection.execute(self._put_rows, [row_values(write.table, write.row) for write in writes])
            won = {(str(row[0]), int(row[1])) for row in made}
            kept = [write for write in writes if (write.table, write.row.n) in won]
            if kept:
                await connection.execute(PATCH, [patch_values(write) for write in kept])
            for write in kept:
                if write.snapshot is not None:
                    kept_as = {"table_id": write.table, "n": write.row.n, "state": write.snapshot}
                    await connection.execute(self._keep_snapshot, kept_as)
                if write.result is not None:
                    await connection.execute(END, {"b_id": write.table, "b_result": text(write.result)})
        return won

    # Wakes: what should be looked at

    async def due(self, now: int, limit: int = 200) -> list[tuple[str, int]]:
        """List the tables that somebody should have looked at by now."""
        t = rows.tables.c
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(t.id, t.wake).where(t.wake <= now, t.phase == "playing").order_by(t.wake).limit(limit)
            )
            return [(row.id, row.wake) for row in found]

    async def claim(self, table: str, wake: int, until: int) -> bool:
        """Take it upon oneself to look at a table; one process gets it."""
        t = rows.tables
        async with self.write() as connection:
            done = await connection.execute(update(t).where(t.c.id == table, t.c.wake == wake).values(wake=until))
        return bool(done.rowcount == 1)

    async def set_wake(self, table: str, claimed: int, wake: int | None) -> None:
        """Put off a wake that one has claimed, unless something has happened since."""
        t = rows.tables
        async with self.write() as connection:
            await connection.execute(update(t).where(t.c.id == table, t.c.wake == claimed).values(wake=wake))

    # Snapshots

    async def snapshot(self, table: str) -> tuple[int, Any] | None:
        s = rows.snapshots.c
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(s.n, s.state).where(s.table_id == table))).first()
        return None if found is None else (found.n, msgspec.json.decode(found.state))

    # Words

    async def say(self, table: str, person: Person, seat: int | None, text: str, now: int) -> ChatLine:
        async with self.write() as connection:
            made = await connection.execute(
                insert(rows.chat)
                .values(table_id=table, person=person.id, name=person.name, seat=seat, text=text, at=now)
                .returning(rows.chat.c.id)
            )
            id = made.scalar_one()
        return ChatLine(id, person.name, seat, text)

    async def chat(self, table: str, now: int, limit: int = 50) -> list[ChatLine]:
        """Read the last words said at a table, oldest first."""
        c = rows.chat.c
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(c.id, c.name, c.seat, c.text, c.at).where(c.table_id == table).order_by(c.id.desc()).limit(limit)
            )
            lines = [ChatLine(row.id, row.name, row.seat, row.text, (now - row.at) / 1000) for row in found]
        return lines[::-1]

    # Reviews

    async def review(self, table: str, seat: int) -> Any:
        r = rows.reviews.c
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(r.decisions).where(r.table_id == table, r.seat == seat))
        return None if found is None else msgspec.json.decode(found)

    async def put_review(self, table: str, seat: int, decisions: Any) -> None:
        async with self.write() as connection:
            statement = self.insert(rows.reviews).values(table_id=table, seat=seat, decisions=text(decisions))
            await connection.execute(statement.on_conflict_do_nothing())

    # Housekeeping

    async def vacuum(self, before: int) -> int:
        """Forget tables that were closed or left in the lobby before a moment, and guests who left no trace."""
        t, p = rows.tables.c, rows.people.c
        async with self.write() as connection:
            gone = select(t.id).where(t.phase.in_(("lobby", "closed")), t.touched < before)
            ids = [row.id for row in await connection.execute(gone)]
            for each in (rows.seats, rows.moves, rows.snapshots, rows.chat, rows.reviews):
                await connection.execute(delete(each).where(each.c.table_id.in_(ids)))
            await connection.execute(delete(rows.tables).where(t.id.in_(ids)))
            await connection.execute(delete(rows.links).where(rows.links.c.until < before))
            await connection.execute(delete(rows.outages).where(rows.outages.c.until < before))
            traces = select(rows.seats.c.person).where(rows.seats.c.person.is_not(None))
            await connection.execute(
                delete(rows.people).where(
                    p.created < before, ~p.named, p.token.is_(None), p.id.not_in(traces), p.id.not_in(select(t.host))
                )
            )
        return len(ids)
