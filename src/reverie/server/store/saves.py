"""Saves as they are kept: written with the row that ends a session, read by those who were there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy import text as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from ...kernel.saves import Save
from . import schema
from .records import Write, text

PUT = """
    INSERT INTO saves (id, game, version, parent, data) VALUES (:id, :game, :version, :parent, :data)
    ON CONFLICT DO NOTHING
"""
KEEP = """
    INSERT INTO keepers (save_id, person, table_id, n, at)
    SELECT CAST(:id AS VARCHAR(64)), people.id, seats.table_id, CAST(:n AS INTEGER), CAST(:at AS BIGINT)
    FROM seats JOIN people ON people.id = seats.person WHERE seats.table_id = :table
    ON CONFLICT DO NOTHING
"""
"""Whoever sits at the table keeps what it leaves."""

s, k = schema.saves.c, schema.keepers.c


class Kept(msgspec.Struct, frozen=True):
    """A save as somebody keeps it, without what it holds."""

    id: str
    game: str
    version: int
    parent: str | None
    table: str | None
    """Where they saved; None: they brought it along."""
    n: int | None
    at: int
    people: list[str]
    """Who sat there."""


def save_values(save: Save) -> dict[str, Any]:
    return {
        "id": save.id,
        "game": save.game,
        "version": save.version,
        "parent": save.parent,
        "data": text(save.data),
    }


def keeper_values(write: Write, save: Save) -> dict[str, Any]:
    return {"id": save.id, "table": write.table, "n": write.row.n, "at": write.row.at}


async def put_saves(connection: AsyncConnection, writes: Sequence[Write]) -> None:
    """Store what the last rows of some tables leave, for those who sit there."""
    for write in writes:
        if write.save is not None:
            await connection.execute(sql(PUT), save_values(write.save))
            await connection.execute(sql(KEEP), keeper_values(write, write.save))


async def find_save(connection: AsyncConnection, id: str) -> Save | None:
    """Read a save, whoever keeps it."""
    found = await connection.execute(select(s.game, s.version, s.data, s.parent).where(s.id == id))
    row = found.first()
    return None if row is None else Save(row.game, row.version, msgspec.json.decode(row.data), row.parent)


async def kept_save(connection: AsyncConnection, id: str, person: str) -> Save | None:
    """Read a save that somebody keeps."""
    kept = await connection.scalar(select(k.at).where(k.save_id == id, k.person == person))
    return None if kept is None else await find_save(connection, id)


async def kept_saves(
    connection: AsyncConnection, person: str, game: str | None = None, before: int | None = None, limit: int = 10_000
) -> list[Kept]:
    """List what somebody keeps, latest first."""
    query = select(s.id, s.game, s.version, s.parent, k.table_id, k.n, k.at)
    query = query.join_from(schema.keepers, schema.saves, k.save_id == s.id).where(k.person == person)
    if game is not None:
        query = query.where(s.game == game)
    if before is not None:
        query = query.where(k.at < before)
    rows = (await connection.execute(query.order_by(k.at.desc(), s.id).limit(limit))).all()
    names = await _names(connection, [row.table_id for row in rows if row.table_id is not None])
    return [Kept(*row, names.get(row.table_id, [])) for row in rows]


async def _names(connection: AsyncConnection, tables: list[str]) -> dict[str, list[str]]:
    """Tell who sat at some tables, seat by seat."""
    seat, person = schema.seats.c, schema.people.c
    query = select(seat.table_id, person.name).join_from(schema.seats, schema.people, seat.person == person.id)
    found: dict[str, list[str]] = {}
    for row in await connection.execute(query.where(seat.table_id.in_(tables)).order_by(seat.table_id, seat.seat)):
        found.setdefault(row.table_id, []).append(row.name)
    return found


async def bring(connection: AsyncConnection, person: str, saves: Sequence[Save], at: int) -> None:
    """Keep saves that somebody brought along, in the order in which they came."""
    moments = {save.id: moment for moment, save in enumerate(saves, at - len(saves))}
    await connection.execute(sql(PUT), [save_values(save) for save in saves])
    known = await connection.scalars(select(k.save_id).where(k.person == person, k.save_id.in_(list(moments))))
    for id in known:
        moments.pop(id, None)
    if moments:
        kept = [{"save_id": id, "person": person, "at": moment} for id, moment in moments.items()]
        await connection.execute(insert(schema.keepers), kept)


async def count_kept(connection: AsyncConnection, person: str) -> int:
    """Count what somebody keeps."""
    return int(await connection.scalar(select(func.count()).where(k.person == person)) or 0)
