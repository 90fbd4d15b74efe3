"""Tables as lines of a list: those that are open to all, and one's own."""

from __future__ import annotations

from ..play.clocks import DAY
from ..play.room import seat_infos
from ..play.tables import Tables
from ..protocol.tables import TableLine
from ..store.records import Meta

HERE = 60_000
"""Milliseconds after which a host who was not seen any more is not here."""


async def open_tables(tables: Tables, person: str | None = None) -> list[TableLine]:
    """List the public tables of the last day that wait for people or can be watched."""
    now = tables.now()
    metas = await tables.store.public_tables(60, now - DAY, now - HERE)
    return [line_of(meta, now, person) for meta in metas]


def line_of(meta: Meta, now: int, person: str | None) -> TableLine:
    """Tell a table in one line."""
    seat = meta.seat_of(person)
    # A move that not all may notice must not be seen here.
    ago = (now - (meta.started if meta.phase == "playing" and meta.started else meta.touched)) / 1000
    return TableLine(
        id=meta.id,
        game=meta.game,
        phase=meta.phase,
        seats=seat_infos(meta, seat),
        options=meta.options,
        clock=meta.clock,
        public=meta.public,
        ago=round(ago, 1),
        yours=seat is not None,
        turn=meta.phase == "playing" and seat in meta.awaited,
        result=meta.result,
    )
