"""A table as a file: exported with its people and all its rows, imported elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from sqlalchemy import insert, select
from sqlalchemy import text as sql

from ...kernel.saves import Save, read_save
from ...kernel.words import Malformed
from . import schema
from .records import Meta, Person, Row, Write
from .saves import PUT, find_save, put_saves, save_values
from .store import Store

EXPORT = 1


class Said(msgspec.Struct, frozen=True):
    """A line of the chat of a table."""

    person: str
    name: Annotated[str, msgspec.Meta(max_length=24)]
    seat: int | None
    text: Annotated[str, msgspec.Meta(max_length=280)]
    at: int


async def export_table(store: Store, meta: Meta) -> Any:
    """Write a table, its people, all its rows and what was said as JSON-able data."""
    people = [await store.person(sat.person) for sat in meta.seating if sat.person is not None]
    if (host := await store.person(meta.host)) is not None and host not in people:
        people.append(host)
    left = None
    if meta.result is not None and meta.result.save is not None:
        async with store.engine.connect() as connection:
            left = await find_save(connection, meta.result.save)
    told = {
        "export": EXPORT,
        "table": meta,
        "people": people,
        "rows": await store.rows(meta.id),
        "chat": await _chat(store, meta.id),
        "left": left,
    }
    return msgspec.to_builtins(told)


async def _chat(store: Store, table: str) -> list[Said]:
    c = schema.chat.c
    async with store.engine.connect() as connection:
        found = await connection.execute(
            select(c.person, c.name, c.seat, c.text, c.at).where(c.table_id == table).order_by(c.id)
        )
        return [Said(*row) for row in found]


async def import_table(store: Store, told: Any, admit: Callable[[Meta, list[Row]], Meta]) -> str:
    """Store a table that `export_table` wrote, as `admit` lets it in after playing its rows; tell its id.

    Raises Malformed if it is there already, or if its rows are not what the rules and its secret lead to.
    """
    if not isinstance(told, dict) or told.get("export") != EXPORT:
        raise Malformed("this is no exported table")
    meta = msgspec.convert(told.get("table"), Meta, str_keys=True)
    people = msgspec.convert(told.get("people"), list[Person])
    moves = msgspec.convert(told.get("rows"), list[Row])
    chat = msgspec.convert(told.get("chat", []), list[Said])
    left = msgspec.convert(told.get("left"), Save | None)
    _check_save(meta.save, meta.began_with)
    _check_save(None if meta.result is None else meta.result.save, left)
    if await store.meta(meta.id) is not None:
        raise Malformed("this table is here already")
    meta = admit(meta, moves)
    async with store.write() as connection:
        for person in people:
            known = {"id": person.id, "name": person.name, "named": person.named, "language": person.language}
            statement = store.insert(schema.people).values(**known, created=meta.created)
            await connection.execute(statement.on_conflict_do_nothing())
        if meta.began_with is not None:
            await connection.execute(sql(PUT), save_values(meta.began_with))
    await store.new_table(meta, moves)
    if chat:
        async with store.write() as connection:
            lines = [{"table_id": meta.id, **msgspec.structs.asdict(line)} for line in chat]
            await connection.execute(insert(schema.chat), lines)
    if left is not None:
        async with store.write() as connection:
            await put_saves(connection, [Write(meta.id, moves[-1], "", None, save=left)])
    return meta.id


def _check_save(id: str | None, save: Save | None) -> None:
    """Raise Malformed where a save is not the one that was named."""
    if (None if save is None else read_save(save.to_json()).id) != id:
        raise Malformed("a save of this table is not the one that it names")
