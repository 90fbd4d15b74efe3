"""What is said at a table beside the game."""

from __future__ import annotations

import random

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from ..protocol.messages import ChatLine
from . import schema
from .records import Person
from .store import Store

MOMENT = 4096
"""How many lines of one millisecond have a number of their own."""
TRIES = 8


async def say(store: Store, table: str, person: Person, seat: int | None, text: str, now: int) -> ChatLine:
    """Keep what somebody says. Its number tells when it was said, not how much others said meanwhile."""
    c = schema.chat.c
    line = {"table_id": table, "person": person.id, "name": person.name, "seat": seat, "text": text, "at": now}
    for _ in range(TRIES):
        try:
            async with store.write() as connection:
                last = await connection.scalar(select(func.max(c.id)).where(c.table_id == table)) or 0
                id = max(last + 1, now * MOMENT) + random.randrange(MOMENT // 4)
                await connection.execute(insert(schema.chat).values(id=id, **line))
            return ChatLine(id, person.name, seat, text)
        except IntegrityError:  # somebody elsewhere drew the same number
            continue
    raise RuntimeError("no number was free for a line of chat")


async def said(store: Store, table: str, now: int, limit: int = 50) -> list[ChatLine]:
    """Read the last words said at a table, oldest first."""
    c = schema.chat.c
    async with store.engine.connect() as connection:
        found = await connection.execute(
            select(c.id, c.name, c.seat, c.text, c.at).where(c.table_id == table).order_by(c.id.desc()).limit(limit)
        )
        lines = [ChatLine(row.id, row.name, row.seat, row.text, (now - row.at) / 1000) for row in found]
    return lines[::-1]
