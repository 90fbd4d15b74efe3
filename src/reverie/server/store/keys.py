"""Keys: the tokens of somebody's programs, and whose a one-time link is."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update

from ..protocol.people import TokenLine
from . import schema
from .records import Person, digest, new_id
from .store import Store


async def new_token(store: Store, person: str, token: str, label: str, now: int) -> str:
    """Keep a token, only as a hash; tell by which id it is listed."""
    id = new_id()
    async with store.write() as connection:
        await connection.execute(
            insert(schema.tokens).values(hash=digest(token), id=id, person=person, label=label, created=now)
        )
    return id


async def tokens_of(store: Store, person: str, now: int) -> list[TokenLine]:
    """List somebody's tokens, oldest first."""
    t = schema.tokens.c
    async with store.engine.connect() as connection:
        found = await connection.execute(
            select(t.id, t.label, t.created).where(t.person == person).order_by(t.created, t.id)
        )
        return [TokenLine(row.id, row.label, round((now - row.created) / 1000)) for row in found]


async def void_token(store: Store, person: str, id: str) -> bool:
    """Let a token be good no more; whether there was one."""
    t = schema.tokens.c
    async with store.write() as connection:
        done = await connection.execute(delete(schema.tokens).where(t.person == person, t.id == id))
    return bool(done.rowcount)


async def sign_out(store: Store, person: str) -> None:
    """Make all cookies and links of somebody void."""
    p = schema.people.c
    async with store.write() as connection:
        await connection.execute(update(schema.people).where(p.id == person).values(sign_outs=p.sign_outs + 1))
        await connection.execute(delete(schema.links).where(schema.links.c.person == person))


async def whose_link(store: Store, token: str, now: int) -> Person | None:
    """Tell whose a one-time link is, and leave it good."""
    links = schema.links.c
    async with store.engine.connect() as connection:
        person = await connection.scalar(select(links.person).where(links.hash == digest(token), links.until >= now))
    return None if person is None else await store.person(person)


async def has_played(store: Store, person: str) -> bool:
    """Whether somebody has a seat, or had one."""
    at = select(schema.seats.c.seat).where(schema.seats.c.person == person).limit(1)
    async with store.engine.connect() as connection:
        return (await connection.execute(at)).first() is not None
