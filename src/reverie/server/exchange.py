"""A table as a file: exported with its people and all its rows, imported elsewhere."""

from __future__ import annotations

from typing import Any

import msgspec

from ..kernel.words import Malformed
from . import rows
from .clock import Outages
from .live import Live
from .records import Meta, Person, Row
from .store import Store

EXPORT = 1


async def export_table(store: Store, meta: Meta) -> Any:
    """Write a table, its people and all its rows as JSON-able data."""
    people = [await store.person(sat.person) for sat in meta.seating if sat.person is not None]
    if (host := await store.person(meta.host)) is not None and host not in people:
        people.append(host)
    told = {"export": EXPORT, "table": meta, "people": people, "rows": await store.rows(meta.id)}
    return msgspec.to_builtins(told)


async def import_table(store: Store, told: Any) -> str:
    """Store a table that `export_table` wrote; tell its id.

    Raises Malformed if it is there already, or if its rows are not what the rules and its secret lead to.
    """
    if not isinstance(told, dict) or told.get("export") != EXPORT:
        raise Malformed("this is no exported table")
    meta = msgspec.convert(told.get("table"), Meta)
    people = msgspec.convert(told.get("people"), list[Person])
    moves = msgspec.convert(told.get("rows"), list[Row])
    if await store.meta(meta.id) is not None:
        raise Malformed("this table is here already")
    if meta.start is not None:
        live = Live(meta, Outages())
        for row in moves:
            live.apply(row)
    async with store.write() as connection:
        for person in people:
            statement = store.insert(rows.people).values(**msgspec.structs.asdict(person), created=meta.created)
            await connection.execute(statement.on_conflict_do_nothing())
    await store.new_table(meta, moves)
    return meta.id
