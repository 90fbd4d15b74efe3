"""Rows of many tables, stored in one transaction."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import bindparam, literal_column, make_url, update

from . import schema
from .engine import tune
from .records import ROW_COLUMNS, Write, row_values, text
from .saves import KEEP, PUT, keeper_values, save_values

PATCH = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("b_id"))
    .values(awaited=bindparam("b_awaited"), wake=bindparam("b_wake"), touched=bindparam("b_touched"))
)

END = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("b_id"))
    .values(
        phase=literal_column("'over'"),
        result=bindparam("b_result"),
        version=schema.tables.c.version + literal_column("1"),
    )
)


INSERT_ROWS = f"""
    INSERT INTO moves ({", ".join(ROW_COLUMNS)})
    SELECT {", ".join(f"json_extract(value, '$[{k}]')" for k in range(len(ROW_COLUMNS)))}
    FROM json_each(?) WHERE true
    ON CONFLICT DO NOTHING
"""

UPDATE_TABLES = """
    UPDATE tables SET awaited = json_extract(value, '$[1]'), wake = json_extract(value, '$[2]'),
        touched = json_extract(value, '$[3]')
    FROM json_each(?) WHERE tables.id = json_extract(value, '$[0]')
"""

KEEP_SNAPSHOT = """
    INSERT INTO snapshots (table_id, n, state) VALUES (?, ?, ?) ON CONFLICT DO NOTHING
"""

END_TABLE = "UPDATE tables SET phase = 'over', result = ?, version = version + 1 WHERE id = ?"


def patch_values(write: Write) -> dict[str, Any]:
    return {"b_id": write.table, "b_awaited": write.awaited, "b_wake": write.wake, "b_touched": write.row.at}


class QuickSqlite:
    """Stores rows through one connection in one thread of its own.

    A batch goes to SQLite as one JSON text in each statement: while it is stored, this process can
    do something else, and is not asked for its interpreter again at every row.
    """

    def __init__(self, address: str) -> None:
        self._file = make_url(address).database or ":memory:"
        self._thread = ThreadPoolExecutor(1, "reverie-rows")
        self._connection: sqlite3.Connection | None = None

    async def put(self, writes: list[Write]) -> set[tuple[str, int]]:
        """Store rows; tell which were the first of their number."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._put, writes)

    def _put(self, writes: list[Write]) -> set[tuple[str, int]]:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, isolation_level=None)
            tune(self._connection)
        cursor = self._connection.cursor()
        cursor.execute("BEGIN IMMEDIATE")
        try:
            kept = self._insert(cursor, writes)
            patches = [(write.table, write.awaited, write.wake, write.row.at) for write in kept]
            cursor.execute(UPDATE_TABLES, (text(patches),))
            for write in kept:
                if write.snapshot is not None:
                    cursor.execute(KEEP_SNAPSHOT, (write.table, *write.snapshot))
                if write.result is not None:
                    cursor.execute(END_TABLE, (text(write.result), write.table))
                if write.save is not None:
                    cursor.execute(PUT, save_values(write.save))
                    cursor.execute(KEEP, keeper_values(write, write.save))
            cursor.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                cursor.execute("ROLLBACK")
            raise
        finally:
            cursor.close()
        return {(write.table, write.row.n) for write in kept}

    @staticmethod
    def _insert(cursor: sqlite3.Cursor, writes: list[Write]) -> list[Write]:
        """Insert rows, as a rule all at once; one by one where somebody else was faster with some."""
        told = [tuple(row_values(write.table, write.row).values()) for write in writes]
        cursor.execute(INSERT_ROWS, (text(told),))
        if cursor.rowcount == len(writes):
            return writes
        cursor.execute("ROLLBACK")
        cursor.execute("BEGIN IMMEDIATE")
        kept = []
        for write, values in zip(writes, told, strict=True):
            cursor.execute(INSERT_ROWS, (text([values]),))
            if cursor.rowcount == 1:
                kept.append(write)
        return kept

    def close(self) -> None:
        self._thread.submit(self._close).result()
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
