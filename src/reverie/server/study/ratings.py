"""Ratings: openskill, per game, and only for tables of people."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import func, select, update

from ... import games
from ..play.clocks import DAY
from ..play.observers import Observer
from ..play.room import Room
from ..play.tables import Tables
from ..protocol.study import Ladder, Rating
from ..protocol.tables import Result
from ..store import schema
from ..store.records import Meta, Row
from ..store.store import Store

log = logging.getLogger("reverie.study.ratings")

MODEL = PlackettLuce()
LEAST_MOVES = 3
"""Moves of everybody's own from which on a game says something about them."""


class Ratings(Observer):
    """Rates every table as soon as it is over."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def stored(self, room: Room, row: Row) -> None:
        if room.meta.phase == "over":
            self._tables.spawn(self._rate(room.id))

    async def catch_up(self) -> None:
        """Rate the games that ended just before a server did, one by one: many never will be rated."""
        for table in await self._tables.store.unrated(self._tables.now() - DAY):
            try:
                await self._rate(table)
            except Exception:
                log.warning("a table could not be rated", extra={"table": table}, exc_info=True)

    async def _rate(self, table: str) -> None:
        meta = await rate(self._tables.store, table)
        if meta is not None:
            await self._tables.changed(meta)


def shown(mu: float, sigma: float) -> int:
    """Turn a belief into one figure: 1500 and upwards for who has proved it."""
    return round(1500 + 40 * (mu - 3 * sigma))


def rateable(meta: Meta) -> bool:
    """Whether rivals, people alone, played from the first card, and somebody won."""
    if not games.find(meta.game).rivals:
        return False
    people = {sitting.person for sitting in meta.seating}
    whole = None not in people and len(people) == len(meta.seating) > 1
    return whole and meta.branch is None and meta.result is not None and bool(meta.result.winners)


def really_played(meta: Meta, rows: Iterable[Row]) -> bool:
    """Whether everybody played their own game: some moves at least, and no fewer than a bot did in their absence.

    Who resigns chose to lose; what a bot plays after that is not counted.
    """
    own, others = Counter[int](), Counter[int]()
    away: set[int] = set()
    resigned: set[int] = set()
    for row in rows:
        if row.kind == "away":
            away.add(row.seat)
        elif row.kind == "back":
            away.discard(row.seat)
        elif row.kind == "resign":
            resigned.add(row.seat)
        elif row.kind in ("move", "undo") and row.seat not in resigned:
            (others if row.seat in away else own)[row.seat] += 1 if row.kind == "move" else -1
    return all(own[seat] >= max(LEAST_MOVES, others[seat]) for seat in range(len(meta.seating)))


def ranks(result: Result) -> list[float]:
    """Rank the seats: winners first, then by score, those who resigned last."""
    order = [(seat in result.resigned, seat not in result.winners, -score) for seat, score in enumerate(result.scores)]
    return [float(sorted(order).index(place) + 1) for place in order]


async def rate(store: Store, table: str) -> Meta | None:
    """Rate a finished table, once; tell how it stands then, None if it is not to be rated."""
    meta = await store.meta(table)
    if meta is None or meta.rated or meta.phase != "over" or not rateable(meta):
        return None
    if not really_played(meta, await store.rows(table)):
        return None
    assert meta.result is not None
    t, r = schema.tables, schema.ratings
    people = [str(sitting.person) for sitting in meta.seating]
    async with store.write() as connection:
        done = await connection.execute(
            update(t).where(t.c.id == table, ~t.c.rated).values(rated=True, version=t.c.version + 1)
        )
        if done.rowcount != 1:
            return None
        # a newcomer's line is there before it is locked: two games that end together count one after the other
        new = MODEL.rating()
        fresh = {"game": meta.game, "mu": new.mu, "sigma": new.sigma, "games": 0, "rating": shown(new.mu, new.sigma)}
        lines = [{"person": person, **fresh} for person in sorted(people)]
        await connection.execute(store.insert(r).on_conflict_do_nothing(), lines)
        found = await connection.execute(
            select(r).where(r.c.game == meta.game, r.c.person.in_(people)).order_by(r.c.person).with_for_update()
        )
        known = {row.person: row for row in found}
        before = [MODEL.rating(mu=known[person].mu, sigma=known[person].sigma) for person in people]
        after = MODEL.rate([[each] for each in before], ranks=ranks(meta.result))
        told: dict[int, tuple[int, int]] = {}
        for seat, (person, old, (now,)) in enumerate(zip(people, before, after, strict=True)):
            told[seat] = (shown(old.mu, old.sigma), shown(now.mu, now.sigma))
            values = {"mu": now.mu, "sigma": now.sigma, "games": known[person].games + 1, "rating": told[seat][1]}
            line = update(r).where(r.c.person == person, r.c.game == meta.game)
            await connection.execute(line.values(**values))
        result = msgspec.structs.replace(meta.result, ratings=told)
        await connection.execute(update(t).where(t.c.id == table).values(result=msgspec.json.encode(result).decode()))
    return await store.meta(table)


async def ladder(store: Store, game: str, person: str | None, limit: int = 50) -> Ladder:
    """Tell the best of a game, and a person's own line."""
    r, p = schema.ratings.c, schema.people.c
    query = select(r.person, p.name, r.rating, r.games).join_from(schema.ratings, schema.people).where(r.game == game)
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
