"""Ratings: openskill, per game, and only for tables of people."""

from __future__ import annotations

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import func, select, update

from . import rows
from .protocol.study import Ladder, Rating
from .protocol.tables import Result
from .records import Meta
from .store import Store

MODEL = PlackettLuce()


def shown(mu: float, sigma: float) -> int:
    """Turn a belief into one figure: 1500 and upwards for who has proved it."""
    return round(1500 + 40 * (mu - 3 * sigma))


def rateable(meta: Meta) -> bool:
    """Whether people alone sat at a table, played from the first card, and somebody won."""
    people = {sitting.person for sitting in meta.seating}
    whole = None not in people and len(people) == len(meta.seating) > 1
    return whole and meta.branch is None and meta.result is not None and bool(meta.result.winners)


def ranks(result: Result) -> list[float]:
    """Rank the seats: winners first, then by score, those who resigned last."""
    order = [(seat in result.resigned, seat not in result.winners, -score) for seat, score in enumerate(result.scores)]
    return [float(sorted(order).index(place) + 1) for place in order]


async def rate(store: Store, table: str) -> Meta | None:
    """Rate a finished table, once; tell how it stands then, None if it is not to be rated."""
    meta = await store.meta(table)
    if meta is None or meta.rated or meta.phase != "over" or not rateable(meta):
        return None
    assert meta.result is not None
    t, r = rows.tables, rows.ratings
    people = [str(sitting.person) for sitting in meta.seating]
    async with store.write() as connection:
        done = await connection.execute(
            update(t).where(t.c.id == table, ~t.c.rated).values(rated=True, version=t.c.version + 1)
        )
        if done.rowcount != 1:
            return None
        found = await connection.execute(
            select(r).where(r.c.game == meta.game, r.c.person.in_(people)).order_by(r.c.person).with_for_update()
        )
        known = {row.person: row for row in found}
        before = [
            MODEL.rating(mu=known[person].mu, sigma=known[person].sigma) if person in known else MODEL.rating()
            for person in people
        ]
        after = MODEL.rate([[each] for each in before], ranks=ranks(meta.result))
        told: dict[int, tuple[int, int]] = {}
        for seat, (person, old, (new,)) in enumerate(zip(people, before, after, strict=True)):
            told[seat] = (shown(old.mu, old.sigma), shown(new.mu, new.sigma))
            values = {
                "mu": new.mu,
                "sigma": new.sigma,
                "games": (known[person].games if person in known else 0) + 1,
                "rating": told[seat][1],
            }
            statement = store.insert(r).values(person=person, game=meta.game, **values)
            await connection.execute(statement.on_conflict_do_update(index_elements=["person", "game"], set_=values))
        result = msgspec.structs.replace(meta.result, ratings=told)
        await connection.execute(update(t).where(t.c.id == table).values(result=msgspec.json.encode(result).decode()))
    return await store.meta(table)


async def ladder(store: Store, game: str, person: str | None, limit: int = 50) -> Ladder:
    """Tell the best of a game, and a person's own line."""
    r, p = rows.ratings.c, rows.people.c
    query = select(r.person, p.name, r.rating, r.games).join_from(rows.ratings, rows.people).where(r.game == game)
    async with store.engine.connect() as connection:
        found = (await connection.execute(query.order_by(r.rating.desc(), p.name).limit(limit))).all()
        lines = [
            Rating(place, row.name, row.rating, row.games, row.person == person)
            for place, row in enumerate(found, start=1)
        ]
        own = next((line for line in lines if line.you), None)
        if own is None and person is not None:
            row = (await connection.execute(query.where(r.person == person))).first()
            if row is not None:
                better = select(func.count()).where(r.game == game, r.rating > row.rating)
                place = int(await connection.scalar(better) or 0) + 1
                own = Rating(place, row.name, row.rating, row.games, True)
    return Ladder(game, lines, own)
