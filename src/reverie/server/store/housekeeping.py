"""What a host does now and then: forget what nobody will miss, and write the whole house down."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from sqlalchemy import delete, select

from . import schema
from .store import Store

PORTION = 500
"""Tables that are forgotten at once: nobody else waits long, and no database is told too many names."""


async def vacuum(store: Store, before: int) -> int:
    """Forget tables that were closed or left in the lobby before a moment, and guests who left no trace."""
    forgotten = 0
    while gone := await _forget_tables(store, before):
        forgotten += gone
    t, p = schema.tables.c, schema.people.c
    async with store.write() as connection:
        await connection.execute(delete(schema.links).where(schema.links.c.until < before))
        await connection.execute(delete(schema.outages).where(schema.outages.c.until < before))
        kept, begun = select(schema.keepers.c.save_id), select(t.save).where(t.save.is_not(None))
        await connection.execute(
            delete(schema.saves).where(schema.saves.c.id.not_in(kept), schema.saves.c.id.not_in(begun))
        )
        traces = select(schema.seats.c.person).where(schema.seats.c.person.is_not(None))
        await connection.execute(
            delete(schema.people).where(
                p.created < before,
                ~p.named,
                p.id.not_in(select(schema.tokens.c.person)),
                p.id.not_in(traces),
                p.id.not_in(select(schema.keepers.c.person)),
                p.id.not_in(select(t.host)),
            )
        )
    return forgotten


async def _forget_tables(store: Store, before: int) -> int:
    t = schema.tables.c
    async with store.write() as connection:
        gone = select(t.id).where(t.phase.in_(("lobby", "closed")), t.touched < before).limit(PORTION)
        ids = [row.id for row in await connection.execute(gone)]
        for each in (schema.seats, schema.moves, schema.snapshots, schema.chat, schema.reviews):
            await connection.execute(delete(each).where(each.c.table_id.in_(ids)))
        await connection.execute(delete(schema.tables).where(t.id.in_(ids)))
    return len(ids)


def back_up(database: Path, file: Path) -> None:
    """Write a whole SQLite database to a new file, as it stands now, while servers go on. Raises OSError."""
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        with contextlib.closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=rw", uri=True)) as connection:
            connection.execute("VACUUM INTO ?", (str(file),))
        with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as copied:
            (told,) = copied.execute("PRAGMA integrity_check").fetchone()
        if told != "ok":
            raise OSError(f"what was written is no database: {told}")
    except sqlite3.Error as error:
        file.unlink(missing_ok=True)
        raise OSError(str(error)) from error
    except OSError:
        file.unlink(missing_ok=True)
        raise
